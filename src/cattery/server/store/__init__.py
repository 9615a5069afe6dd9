"""What lasts: an append-only log of answers and one of room facts, behind three verbs: append, load, list open."""

from cattery.server.store.interface import Answer, Change, Ended, History, Store, StoreClosed, Taken
from cattery.server.store.migration import NewerDatabase, migrate
from cattery.server.store.sqlite import SqliteStore

__all__ = [
    "Answer",
    "Change",
    "Ended",
    "History",
    "NewerDatabase",
    "SqliteStore",
    "Store",
    "StoreClosed",
    "Taken",
    "migrate",
]
