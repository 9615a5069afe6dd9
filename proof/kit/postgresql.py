"""A real PostgreSQL for tests, from the system's packages, in a folder of its own and on no network."""

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from time import sleep
from typing import Any
from urllib.parse import quote

from proof.kit.database import rows_in
from proof.kit.programs import POSTGRES

ACCOUNTS = ("postgres", "nobody")  # PostgreSQL refuses to run as root: one of these does it then


class Cluster:
    """A PostgreSQL that can be stopped, killed and started again over the same folder."""

    def __init__(self, *settings: str) -> None:
        self._bin = Path(POSTGRES.needed()).resolve().parent
        self._folder = Path(tempfile.mkdtemp(prefix="cattery-postgresql-"))
        self._settings = settings
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            account = next(name for name in ACCOUNTS if _is_known(name))
            shutil.chown(self._folder, account)
            self._as = {"user": account, "group": pwd.getpwnam(account).pw_gid, "extra_groups": []}
        self._run("initdb", "-A", "trust", "-U", "cattery", "-E", "UTF8", "--no-locale", "--no-sync", "-D", self._data)
        self.start()

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def url(self, database: str) -> str:
        """Where a database of this name is, or will be."""
        return f"postgresql://cattery@/{database}?host={quote(str(self._folder))}"

    def start(self) -> None:
        """Start it, and wait until it is there."""
        options = [word for setting in ("listen_addresses=", *self._settings) for word in ("-c", setting)]
        command = [str(self._bin / "postgres"), "-D", self._data, "-k", str(self._folder), *options]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, **self._as)
        while subprocess.run(
            [self._bin / "pg_isready", "-q", "-h", self._folder, "-U", "cattery", "-d", "postgres"], check=False
        ).returncode:
            assert self._process.poll() is None, (self._folder / "log").read_text()
            sleep(0.02)

    def stop(self, how: str = "fast") -> None:
        """As an operator does; "immediate" is as a power cut."""
        self._run("pg_ctl", "stop", "-s", "-w", "-m", how, "-D", self._data)
        assert self._process is not None
        self._process.wait(30)
        self._process = None

    def new_database(self) -> str:
        """An empty database: its address."""
        name = f"cattery{next(self._numbers)}"
        self.do(f"CREATE DATABASE {name}")
        return self.url(name)

    def do(self, statement: str, url: str | None = None) -> list[tuple[Any, ...]]:
        """Run a statement in a database; the rows that it gives."""
        return rows_in(url or self.url("postgres"), statement)

    def remove(self) -> None:
        """End it, and leave nothing behind."""
        if self._process is not None:
            self.stop("immediate")
        shutil.rmtree(self._folder)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run([self._bin / program, *arguments], check=True, capture_output=True, cwd=self._folder, **self._as)


def _is_known(account: str) -> bool:
    try:
        pwd.getpwnam(account)
    except KeyError:
        return False
    return True
