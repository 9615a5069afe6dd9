"""A game watched again: from a link, from the end of a game, and what is said of a link that leads to none."""

import base64
import json
import zlib
from collections.abc import Iterator
from typing import Any

from cattery.kernel import SPECTATOR, encode
from cattery.room.messages import Reason, Refused
from cattery.room.replay import Replay
from proof.kit.desk import Desk
from scripts.gallery.entry import Deed, Entry, narrow, press, recorded, see
from scripts.gallery.games import FIRST, shown
from scripts.gallery.tables import LONG, PEOPLE, finished


def packed(record: Any, names: tuple[str, ...]) -> str:
    """A game as a link carries it."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = encode({"record": record, "names": names})
    return base64.urlsafe_b64encode(squeeze.compress(text) + squeeze.flush()).decode().rstrip("=")


def _told(replay: Replay, address: str) -> dict[str, Any]:
    """What the server says, whoever's eyes are asked for."""
    return {
        f"{address}?viewer={viewer}": {"status": 200, "body": json.loads(encode(replay.replayed(viewer)))}
        for viewer in replay.viewers
    }


def linked(name: str, desk: Desk, part: float, *deeds: Deed, seat: int = 0, names: tuple[str, ...] = PEOPLE) -> Entry:
    """A link to a moment, so far into the game."""
    over = next(iter(desk.clients.values())).over
    assert over is not None
    replay = Replay(over.record)  # type: ignore[arg-type]
    ply = int(part * (len(replay.shots) - 1))
    where = f"#replay={packed(over.record, names)}&seat={seat + 1 if seat >= 0 else 0}&ply={ply}"
    return Entry(name, deeds=list(deeds), place="replay", fetched=_told(replay, "/api/replay"), hash=where)


def refused(name: str, body: Refused | None, desk: Desk) -> Entry:
    """A link that leads to no game; without a body its own letters are at fault."""
    entry = linked(name, desk, 0)
    if body is None:
        return Entry(name, place="replay", hash=entry.hash[: len(entry.hash) // 2])
    fetched = {address: {"status": 409, "body": json.loads(encode(body))} for address in entry.fetched}
    return Entry(name, place="replay", fetched=fetched, hash=entry.hash)


def entries() -> Iterator[Entry]:
    """Everything."""
    hands, share, menu = press("replay-hands"), press("replay-share"), narrow(press("menu"))
    for kit in shown():
        desk = finished(kit.name)
        yield linked(f"{kit.name}-seat", desk, 0.3)
        yield linked(f"{kit.name}-hands", desk, 0.4, hands)
        yield linked(f"{kit.name}-spectator", desk, 0.6, seat=SPECTATOR)
        yield linked(f"{kit.name}-end", desk, 1)
        full = finished(kit.name, players=max(kit.game.player_counts()))
        yield linked(f"{kit.name}-full-long-names", full, 0.25, hands, names=LONG)
    desk = finished(FIRST)
    yield linked("share", desk, 0.3, share, see("replay-share-hint"))
    yield linked("ways", desk, 0.3, menu)
    yield refused("cut-link", None, desk)
    yield refused("wrong-ply", Refused(Reason.RECORD_REFUSED, field="chance", ply=12), desk)
    over = desk.clients["phone"].over
    assert over is not None and over.record is not None
    told = _told(Replay(over.record), f"/api/tables/the-table/games/{over.game}/replay")
    yield recorded("from-the-end", desk, press("replay-watch"), fetched=told)
    gone = {address: {"status": 404, "body": json.loads(encode(Refused(Reason.NO_GAME)))} for address in told}
    yield recorded("gone-from-the-end", desk, press("replay-watch"), fetched=gone)
