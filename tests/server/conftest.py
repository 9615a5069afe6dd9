"""One server process for all tests of a worker that do not disturb each other: each plays at tables of its own."""

from collections.abc import Iterator

import httpx
import pytest

from cattery.kernel import register
from tests.bluff import BLUFF
from tests.server.serving import ServerProcess

register(BLUFF)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server") / "data") as running:
        yield running
        log = running.log.read_text()
    assert '"error"' not in log, f"the server met errors of its own: {log}"


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client
