"""What the version before wrote and said: its database opens and plays on, and every word on the wire is the same.

The lines of a tape are sent as they were then, so a client of that version, the page among them, plays on as it did.
"""

import asyncio
import lzma
from pathlib import Path

from cattery.server.store.sqlite import FILE
from proof.kit.serving import ServerProcess
from tests.server.transcript import KEPT, RIG, read, read_aloud


def test_whole_games_are_told_to_every_seat_and_spectator_byte_for_byte_as_before(tmp_path: Path) -> None:
    tape = read(KEPT / "whole-games.json.xz")
    opened = [entry[2] for entry in tape if entry[0] == "open"]
    with ServerProcess(tmp_path / "data", **RIG) as server:
        games = ("mistigri", 3, 45), ("schrodinger", 4, None), ("bluff", 2, 20)
        heard = asyncio.run(_games(server.url, tape, games))
    assert heard > 500 and len(set(opened)) == 3
    assert sum('"type":"game-over"' in entry[-1] for entry in tape) >= 14, "both games, to every seat and to Eve"


async def _games(url: str, tape: list[list[str]], games: tuple[tuple[str, int, int | None], ...]) -> int:
    """Each table is opened when the one before is through: its id is chance's, and so the one on the tape."""
    from proof.kit.client import open_table

    heard, ids = 0, list(dict.fromkeys(entry[2] for entry in tape if entry[0] == "open"))
    for id, (game, players, clock) in zip(ids, games, strict=True):
        assert await asyncio.to_thread(open_table, url, game, clock, players=players) == id
        heard += await read_aloud([entry for entry in tape if entry[1].endswith(f" at {id[:6]}")], url)
    return heard


def test_a_database_with_a_table_in_every_phase_opens_and_plays_on_as_before(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    (folder / FILE).write_bytes(lzma.decompress((KEPT / "every-phase.sqlite.xz").read_bytes()))
    tape = read(KEPT / "every-phase.json.xz")
    with ServerProcess(folder, **RIG) as server:
        heard = asyncio.run(read_aloud(tape, server.url))
    texts = [entry[-1] for entry in tape if entry[0] == "hear"]
    assert heard == len(texts) > 500
    for phase in ("gathering", "dealing", "playing", "over"):
        assert any(text.startswith('{"type":"welcome"') and f'"phase":"{phase}"' in text for text in texts), phase
    assert any('"paused_by":0' in text for text in texts)
