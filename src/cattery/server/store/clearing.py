"""Letting tables go: at once for everybody who asks, and off the disk bit by bit, so that no answer waits for it."""

import sqlite3

from cattery.server.store.interface import Removal, Taken

AT_ONCE = 2_000  # facts: some ten milliseconds


def remove(database: sqlite3.Connection, removal: Removal) -> None:
    """The table is gone, and its kept games stand alone; what it leaves behind is noted, for `clear`."""
    (last,) = database.execute("SELECT max(seq) FROM facts WHERE table_id = ?", (removal.table,)).fetchone()
    gone = database.execute("DELETE FROM tables WHERE id = ?", (removal.table,)).rowcount
    if not gone or last != removal.seq:
        raise Taken("something happened there meanwhile")
    database.executemany(
        "INSERT OR REPLACE INTO packed VALUES (?, ?, ?, ?, ?)",
        [(one.game, removal.table, one.day, one.seats, one.fact) for one in removal.packed],
    )
    database.execute("DELETE FROM snapshots WHERE table_id = ?", (removal.table,))
    database.executemany("DELETE FROM endings WHERE game = ?", [(game,) for game in removal.games])
    left = [(removal.table, game) for game in ("", *removal.games)]
    database.executemany("INSERT OR REPLACE INTO leftovers VALUES (?, ?)", left)


def clear(database: sqlite3.Connection) -> bool:
    """Clear some of what is left behind; whether there may be more."""
    row = database.execute("SELECT table_id, game FROM leftovers ORDER BY game DESC LIMIT 1").fetchone()
    if row is None:
        return False
    table, game = row
    if game:
        database.execute("DELETE FROM answers WHERE game = ?", (game,))
    else:
        (last,) = database.execute("SELECT max(seq) FROM facts WHERE table_id = ?", (table,)).fetchone()
        database.execute("DELETE FROM facts WHERE table_id = ? AND seq > ?", (table, (last or 0) - AT_ONCE))
        if last is not None and last > AT_ONCE:
            return True
    database.execute("DELETE FROM leftovers WHERE table_id = ? AND game = ?", (table, game))
    return True
