"""How a server is run. Nothing here reaches the dice or the cards."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from cattery.kernel import Data


class Limits(Data, frozen=True):
    """What one address or connection may do. Wide enough for a household, or a school, behind one address."""

    wrong_codes_a_minute: int = 10
    tables_a_minute: int = 30
    replays_a_minute: int = 120  # by one address: each tells a whole game
    requests_a_second: int = 50  # of the HTTP API, by one address
    messages_a_second: int = 20  # by one connection, and three seconds' worth at once
    reactions: int = 10  # in ten seconds, by one person: everybody at the table is sent each
    catch_ups: int = 10  # in ten seconds, by one person: each may be a whole game long
    whys: int = 30  # in ten seconds, by one person
    advice: int = 20  # the same
    facts_a_person: int = 600  # stored in five minutes: two answers a second, without end
    facts_a_table: int = 4_000  # in five minutes, by people, whoever they are
    facts_an_address: int = 12_000  # in five minutes: a class of 40 in which everybody answers each second
    reports_an_hour: int = 20  # by one address
    connections_an_address: int = 300
    connections_a_table: int = 100
    connections: int = 10_000


class Life(Data, frozen=True):
    """How long tables live, and how much room they may take."""

    keep_days: int = 90  # a table at which nothing happens
    keep_records: bool = True  # its ended games stay, as records
    most_megabytes: int = 8192  # of the database: beyond it no table is opened


class Settings(Data, frozen=True):
    """Where the data lies, whom the server listens to, and how much one client may ask."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8420
    bots: int = 0  # processes that think; 0: one for each processor but one, at least one
    metrics_for_all: bool = False  # otherwise /metrics answers this machine alone
    debug: bool = False  # says more in the log, never anything secret
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whom we believe for whom they ask
    contact: str = ""  # whom people may ask about this server, in the host's own words
    limits: Limits = Limits()
    database: str = ""  # the address of a PostgreSQL; otherwise everything is in the folder
    life: Life = Life()


def default_data() -> Path:
    """The user's own folder for Cattery, by the custom of the system."""
    return user_data_path("cattery", appauthor=False)


def private_folder(path: Path) -> Path:
    """This folder, made if need be, and closed to everybody but its owner."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.chmod(0o700)
    return path


class DataInUse(Exception):
    """Another server already works with this folder."""


def lock(folder: Path) -> int:
    """Keep this folder for this process as long as it lives, however it ends; the open file's number."""
    handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock_file(handle)
    except OSError:
        os.close(handle)
        raise DataInUse(f"another server already uses {folder}: stop it first, or choose another folder") from None
    return handle


def unlock(handle: int) -> None:
    """Let others have the folder."""
    with suppress(OSError):
        os.close(handle)


def _lock_file(handle: int) -> None:
    if os.name == "nt":
        import msvcrt

        windows: Any = msvcrt  # its names are known on Windows only
        windows.locking(handle, windows.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
