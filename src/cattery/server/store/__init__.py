"""What lasts: append-only logs of what happened at every table, behind a few verbs."""

from cattery.server.store.interface import NotStored, PlyRef, Store, StoreClosed, Taken, Transaction
from cattery.server.store.migration import NewerDatabase, UnusableDatabase, migrate
from cattery.server.store.sqlite import SqliteStore

__all__ = [
    "NewerDatabase",
    "NotStored",
    "PlyRef",
    "SqliteStore",
    "Store",
    "StoreClosed",
    "Taken",
    "Transaction",
    "UnusableDatabase",
    "migrate",
]
