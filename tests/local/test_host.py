"""Tables on one device: what a worker asks, what is stored first, and what comes back after everything was lost."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from cattery.kernel import decode, encode
from cattery.local import Host
from cattery.room.messages import PROTOCOL
from scripts.wire import shown_games


class Device:
    """A worker with a store that can fail, and a page with one person at it."""

    def __init__(self, game: str, players: int = 4, level: str = "kitten") -> None:
        self.clock, self.random = datetime(2026, 11, 18, 12, 0, tzinfo=UTC), iter(range(10**9))
        self.stored: list[str] = []
        self.heard: list[Any] = []
        self.wait: float | None = None
        self.host = self._new_host()
        opened = self.do("open", wish={"game": game, "options": {"players": players}})
        self.table = opened["table"]
        self.stored += opened["facts"]
        self.wake()
        self.say("sit", name="Ana")
        for _ in range(players - 1):
            self.say("add-bot", level=level)

    def _new_host(self) -> Host:
        return Host(lambda: self.clock, lambda size: next(self.random).to_bytes(size))

    def do(self, kind: str, **more: Any) -> Any:
        return decode(self.host.run(encode({"type": kind, **more}).decode()))

    def tell(self, kind: str, **more: Any) -> None:
        kept = self.do(kind, table=self.table, **more)
        assert kept["type"] == "kept" and kept["first"] == len(self.stored) + 1
        self.stored += kept["facts"]
        told = self.do("keep", table=self.table)
        self.heard += [decode(send["text"]) for send in told["sends"] if "page" in send["to"]]
        self.wait = told["wait"]

    def wake(self) -> None:
        """From what was stored, and nothing else."""
        self.host = self._new_host()
        self.tell("wake", facts=self.stored)
        self.tell("connect", connection="page", person="me", said=said("hello", protocol=PROTOCOL))

    def say(self, kind: str, **more: Any) -> None:
        self.tell("hear", connection="page", said=said(kind, **more))

    def question(self) -> Any:
        """The last frame in which something is asked, and nothing happened since."""
        frames = [message for message in self.heard if message["type"] == "frame"]
        return frames[-1] if frames and frames[-1].get("choices") else None

    def step(self) -> bool:
        """Answer, or let time pass; whether the game goes on."""
        if any(message["type"] == "game-over" for message in self.heard):
            return False
        if asked := self.question():
            text, ply = asked["choices"][len(asked["choices"]) // 2], asked["ply"]
            self.say("answer", game=asked["game"], ply=ply, text=text, client_id=f"{ply}")
        else:
            assert self.wait is not None, "nobody is waited for"
            self.clock += timedelta(seconds=self.wait)
            self.tell("due")
        return True


def said(kind: str, **more: Any) -> str:
    return encode({"type": kind, **more}).decode()


@pytest.mark.parametrize("game", shown_games())
def test_a_whole_game_and_the_same_one_woken_at_every_question(game: str) -> None:
    device = Device(game)
    device.say("start")
    while device.step():
        if asked := device.question():
            device.heard.clear()
            device.wake()
            again = device.question()
            assert (again["ply"], again["view"], again["choices"]) == (asked["ply"], asked["view"], asked["choices"])
    over = device.heard[-1]
    assert over["type"] == "game-over" and over["record"]["digest"]


def test_what_could_not_be_stored_has_not_happened() -> None:
    device = Device(shown_games()[0])
    before = device.do("hear", table=device.table, connection="page", said=said("start"))
    assert before["facts"]
    assert device.do("drop", table=device.table)["sends"] == []
    assert device.host.tables[device.table].room.phase.word == "gathering"
    device.say("start")
    assert any(message["type"] == "frame" for message in device.heard) or device.wait is not None


@pytest.mark.parametrize("harm", ["torn", "gap", "another's", "nonsense"])
def test_facts_that_make_no_table_are_told_apart(harm: str) -> None:
    device, other = Device(shown_games()[0]), Device(shown_games()[0])
    facts = {
        "torn": [*device.stored[:-1], device.stored[-1][:-4]],
        "gap": device.stored[1:],
        "another's": other.stored,
        "nonsense": ["[]"],
    }[harm]
    told = device.do("wake", table=device.table if harm != "another's" else "here-x", facts=facts)
    assert told["type"] == "unreadable" and told["why"]


def test_bad_messages_and_wishes_are_refused() -> None:
    device = Device(shown_games()[0])
    wish = {"game": shown_games()[0], "options": {"players": 99}}
    assert device.do("open", wish=wish) == {"type": "refused", "code": "bad-option", "field": "players"} | {
        key: value for key, value in device.do("open", wish=wish).items() if key == "rule"
    }
    for kind, text, field in [
        ("hear", '{"type":"no"}', "type"),
        ("hear", said("hello", protocol=1), "type"),
        ("connect", said("pause"), "type"),
    ]:
        more = {"person": None} if kind == "connect" else {}
        told = device.do(kind, table=device.table, connection="page", said=text, **more)
        assert (told["type"], told["code"], told["field"]) == ("refused", "malformed", field)
    old = device.do("connect", table=device.table, connection="x", person=None, said=said("hello", protocol=0))
    assert old["code"] == "protocol"


def test_what_is_offered() -> None:
    offered = Device(shown_games()[0]).do("ask", name="offer")["answer"]
    assert {game["name"] for game in offered["games"]} >= set(shown_games())  # tests know others, too
    assert "kitten" in offered["levels"] and offered["protocol"] == PROTOCOL


@pytest.mark.parametrize("game", shown_games())
def test_an_ended_game_is_watched_again_and_a_bad_record_is_refused(game: str) -> None:
    device = Device(game)
    device.say("start")
    while device.step():
        pass
    record = device.heard[-1]["record"]
    told = device.do("ask", name="replay", given={"record": record, "viewer": 0})["answer"]
    live = {frame["ply"]: frame["view"] for frame in device.heard if frame["type"] == "frame"}
    assert live and all(told["frames"][ply]["view"] == view for ply, view in live.items()), "as this seat saw it then"
    for given, code in (
        ({"record": record | {"answers": record["answers"][:-1]}, "viewer": 0}, "record-refused"),
        ({"record": record, "viewer": 9}, "no-such-seat"),
        ({"record": {"game": 7}, "viewer": 0}, "malformed"),
    ):
        refused = device.do("ask", name="replay", given=given)
        assert (refused["type"], refused["code"]) == ("refused", code)
