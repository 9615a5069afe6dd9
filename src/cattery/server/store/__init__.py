"""What lasts: append-only logs of what happened at every table, behind a few verbs."""

from cattery.server.store.interface import Change, NotStored, Ply, Store, StoreClosed, Taken
from cattery.server.store.migration import NewerDatabase, migrate
from cattery.server.store.sqlite import SqliteStore

__all__ = ["Change", "NewerDatabase", "NotStored", "Ply", "SqliteStore", "Store", "StoreClosed", "Taken", "migrate"]
