"""web/src/wire.ts says what travels: it is generated, and never stale."""

from pathlib import Path

from scripts.wire import wire

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_page_knows_every_message_as_it_is_now() -> None:
    assert WIRE.read_text(encoding="utf-8") == wire(), "run `make docs`"
