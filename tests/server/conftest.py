"""One server process for all tests of a worker that do not disturb each other: each plays at tables of its own."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from cattery.kit import register_kit
from proof.kit.postgresql import Cluster
from proof.kit.serving import ServerProcess
from tests.bluff import BARE

register_kit(BARE)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server") / "data") as running:
        yield running
        lines = running.log.read_text().splitlines()
    faults = [line for line in lines if '"error"' in line]
    assert not faults, "the server met errors of its own"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of a worker: each makes a database of its own, and none stops it."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.program)])
def rig(request: pytest.FixtureRequest) -> dict[str, Any]:
    """What tells a server where to keep things: a test that takes it runs with either database."""
    return {} if request.param == "sqlite" else {"database": request.getfixturevalue("cluster").new_database()}


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client
