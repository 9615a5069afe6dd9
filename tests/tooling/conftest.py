"""The package, built once a test run: workers share what the first of them built."""

import pytest

from tests.tooling.packages import Built, build


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Built:
    """The wheel and the sdist."""
    ours = tmp_path_factory.getbasetemp()
    return build((ours if worker_id == "master" else ours.parent) / "package")
