"""The commands are tried on the test game, and in English where no test says otherwise."""

import pytest

from cattery.kit import register_kit
from tests.bluff import BARE

register_kit(BARE)


@pytest.fixture(autouse=True)
def no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the language of whoever runs the tests."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
