"""Ended games over HTTP, byte for byte as they were told; running ones to nobody."""

import asyncio
from typing import Any

import httpx
import pytest

from cattery.kernel import decode, encode
from proof.kit.client import Player, open_table, seated
from proof.kit.serving import ServerProcess

VIEWERS = (0, 1, 2, -2, -3)


def told(frame: dict[str, Any]) -> bytes:
    """What a frame says of the game itself."""
    return encode([frame[name] for name in ("sightings", "moves", "view")] + [frame.get("choices")])


async def whole_game(url: str, game: str) -> tuple[str, list[Player], dict[str, Any]]:
    """A game of three, one of them a bot, and somebody who looks on."""
    table = open_table(url, game, players=3)
    async with seated(url, table, "Ada", "Bob") as (ada, bob), Player(url, table, "Eve") as eve:
        await ada.ask("add-bot", level="random")
        await ada.ask("start")
        over, *_ = await asyncio.gather(ada.play(), bob.play(), eve.play())
    return table, [ada, bob, eve], over


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["mistigri", "schrodinger"])
async def test_an_ended_game_is_told_again_as_it_was(server: ServerProcess, http: httpx.Client, game: str) -> None:
    table, people, over = await whole_game(server.url, game)
    compared = 0
    for person in people:
        viewer = -2 if person.seat is None else person.seat
        answer = http.get(f"/api/tables/{table}/games/{over['game']}/replay?viewer={viewer}")
        assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
        again = answer.json()
        assert [seat.get("name") or seat["bot"] for seat in again["seats"]] == ["Ada", "Bob", "random"]
        frames = {frame["ply"]: frame for frame in again["frames"]}
        for live in (message for message in person.heard if message["type"] == "frame"):
            if live["ply"] - live["since"] == 1:
                assert told(frames[live["ply"]]) == told(live)
                compared += 1
    assert compared > 30
    by_record = http.post("/api/replay?viewer=-3", json=over["record"]).json()
    by_table = http.get(f"/api/tables/{table}/games/{over['game']}/replay?viewer=-3").json()
    for one, other in zip(by_record["frames"], by_table["frames"], strict=True):
        assert [one["view"], one["views"], one["sightings"]] == [other["view"], other["views"], other["sightings"]]


@pytest.mark.anyio
async def test_a_running_game_is_watched_by_nobody(server: ServerProcess, http: httpx.Client) -> None:
    table = open_table(server.url)
    async with seated(server.url, table, "Ada", "Bob") as (ada, _):
        await ada.ask("start")
        await ada.until(lambda message: message["type"] == "frame")
        assert ada.frame is not None
        own = {"authorization": f"Bearer {ada.token}"}
        for viewer in VIEWERS:
            running = http.get(f"/api/tables/{table}/games/{ada.frame['game']}/replay?viewer={viewer}", headers=own)
            nowhere = http.get(f"/api/tables/{table}/games/none/replay?viewer={viewer}")
            assert (running.status_code, running.content) == (nowhere.status_code, nowhere.content)
            assert running.json() == {"type": "refused", "code": "no-game"}


@pytest.mark.anyio
async def test_a_record_that_does_not_hold_is_refused_by_kind_and_ply(
    server: ServerProcess, http: httpx.Client
) -> None:
    table, _, over = await whole_game(server.url, "mistigri")
    record, game = over["record"], over["game"]

    def refused(viewer: int = -2, **changes: Any) -> tuple[Any, ...]:
        answer = http.post(f"/api/replay?viewer={viewer}", json={**record, **changes})
        no = answer.json()
        return answer.status_code, no["code"], no.get("field"), no.get("ply")

    answers = record["answers"]
    assert refused(answers=answers[:-1]) == (409, "record-refused", "digest", len(answers) - 1)
    assert refused(answers=[*answers, "."]) == (409, "record-refused", "after-the-end", len(answers) + 1)
    assert refused(rules=99) == (409, "record-refused", "rules", None)
    assert refused(format=9) == (409, "record-refused", "format", None)
    assert refused(game="poker") == (409, "record-refused", "table", None)
    assert refused(fair={**record["fair"], "secret": "00" * 32})[:3] == (409, "record-refused", "fair-secret")
    assert refused(answers=7) == (400, "malformed", "answers", None)
    assert refused(viewer=3)[:3] == (409, "no-such-seat", "viewer")
    assert http.post("/api/replay?viewer=0", content=b"{").status_code == 400
    assert http.post("/api/replay?viewer=0", json={**record, "dice": "x" * 20_000}).status_code == 413
    elsewhere = open_table(server.url)
    assert http.get(f"/api/tables/{elsewhere}/games/{game}/replay?viewer=0").status_code == 404
    assert decode(http.get(f"/api/tables/{table}/games/{game}/replay?viewer=x").content)["code"] == "malformed"
