"""What lasts: append-only logs of what happened at every table, behind a few verbs."""

from cattery.server.store.interface import NotStored, Packed, PlyRef, Removal, Store, StoreClosed, Taken, Transaction
from cattery.server.store.migration import NewerDatabase, UnusableDatabase, migrate
from cattery.server.store.soundness import TornDatabase
from cattery.server.store.sqlite import SqliteStore

__all__ = [
    "NewerDatabase",
    "NotStored",
    "Packed",
    "PlyRef",
    "Removal",
    "SqliteStore",
    "Store",
    "StoreClosed",
    "Taken",
    "TornDatabase",
    "Transaction",
    "UnusableDatabase",
    "migrate",
]
