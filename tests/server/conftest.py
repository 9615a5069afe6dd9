"""One server process for all tests of a worker that do not disturb each other: each plays at tables of its own."""

from collections.abc import Iterator

import httpx
import pytest

from cattery.kit import register_kit
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
    faults = [line for line in lines if '"error"' in line and "Invalid UTF-8" not in line]  # which a test does send
    assert not faults, "the server met errors of its own"


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client
