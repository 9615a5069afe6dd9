"""One server for all browser tests of a worker, with the page that was built from what lies here."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from proof.kit.serving import ServerProcess
from scripts.gallery.building import build as build_gallery
from scripts.gallery.serving import serving
from scripts.page import build


@pytest.fixture(scope="session", autouse=True)
def page_is_built() -> None:
    build()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("browser") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def gallery() -> Iterator[str]:
    """The address of the development gallery."""
    with serving(build_gallery()) as address:
        yield address


@pytest.fixture(scope="session")
def traces() -> Path:
    """Where the traces of failed tests are kept."""
    folder = Path(__file__).parents[2] / "build" / "traces"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
