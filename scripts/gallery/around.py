"""What surrounds every table: banners, menu, log, chat, rules, a seat's sheet, a lost connection."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cattery.room.messages import Reason, Refused
from cattery.room.requests import HandOver, Leave, MakeSeatLink, Pause, React, Reading, Say
from proof.kit.desk import Desk
from scripts.gallery.entry import (
    LOSE_CONNECTION,
    SIGNAL,
    Entry,
    fill,
    narrow,
    press,
    press_in,
    recorded,
    see,
    see_rule,
    sent,
    settled,
    wait,
)
from scripts.gallery.games import FIRST, LAST, scenes_of, shown
from scripts.gallery.tables import ANA, PEOPLE, gathered


def at(**more: Any) -> Desk:
    """Four people at a table, Ana's turn."""
    desk: Desk = scenes_of(FIRST).turn(PEOPLE[:4], **more)
    return desk


def entries() -> Iterator[Entry]:
    """Everything."""
    yield from banners()
    yield from lines()
    yield from sheets()
    yield from rules()


def banners() -> Iterator[Entry]:
    """Slips at the top."""
    desk = at()
    desk.accepted("Bruno", Pause())
    yield settled("paused", desk)
    desk = at()
    desk.accepted("Bruno", Reading())
    yield settled("somebody-reads", desk)
    desk = at()
    desk.close("Bruno")
    desk.close("Chiara")
    desk.tick(6)
    yield settled("away", desk)
    desk.tick(30)
    yield settled("may-be-handed-over", desk)
    yield settled("seat-may-be-handed-over", desk, press_in("players", 0))
    desk.accepted(ANA, HandOver(seat=1))
    yield settled("stand-in", desk)
    mine = at()
    mine.close(ANA)
    mine.close("phone")
    mine.tick(36)
    mine.accepted("Bruno", HandOver(seat=0))
    mine.accepted("Chiara", HandOver(seat=0))
    mine.open("phone", ANA)
    yield recorded("bot-plays-for-you", mine)
    left = at()
    left.accepted("Daan", Leave())
    yield settled("somebody-left", left)
    refused = at()
    deeds, answer = scenes_of(FIRST).refused()
    yield recorded("refused", refused, SIGNAL, *deeds, see("why"), asks=[refused.answer(answer)])
    clock = at(clock=45)
    yield settled("clock", clock)
    clock.tick(37)
    clock.open("later", ANA)
    yield settled("clock-short", clock, line="later")


def lines() -> Iterator[Entry]:
    """The connection and its end."""
    yield settled("connection-lost", at(), LOSE_CONNECTION)
    yield Entry("table-gone", sent([Refused(Reason.UNKNOWN_TABLE)]))
    yield Entry("connecting")
    known = settled("unknown-game", at())
    foreign = [{**message, "room": {**message["room"], "game": "tarot"}} for message in known.messages]
    yield replace(known, messages=foreign)  # as from a server that has more games than the page


def sheets() -> Iterator[Entry]:
    """What slides in."""
    desk = at()
    yield settled("menu", desk, press("menu"))
    yield settled("menu-other-device", desk, press("menu"), press("other-device"), see("other-device-hint"),
                   asks=[MakeSeatLink()])  # fmt: skip
    yield settled("menu-report", desk, press("menu"), press("report"))
    yield settled("menu-leaving", desk, press("menu"), press("leave"))
    yield settled("seat-person", desk, press_in("players", 1))
    yield recorded("seat-bot", scenes_of(FIRST).turn(), SIGNAL, press_in("players", 1))
    long = gathered(FIRST, PEOPLE[:2], bots=2, players=4)
    long.start(ANA, seed="ca77e1" * 8)
    long.play_on(9)
    for name, text in (
        (ANA, "Nine dead? Never."),
        ("Bruno", "You will see. " + "I can be very patient. " * 9),
        (ANA, "www" * 30),
    ):
        long.accepted(name, Say(text=text))
        long.tick(2)
    long.open("phone", "Bruno")
    long.accepted(ANA, React(reaction="surprise"))
    yield recorded("reaction", long, wait(2000))
    said = at()
    said.accepted("Bruno", Say(text="Nine dead? Never. I have counted them all, twice."))
    yield recorded("said", said, wait(2000))
    alley = scenes_of(LAST).turn(PEOPLE[:3])
    alley.accepted("Bruno", Say(text="Nine dead? Never. I have counted them all, twice."))
    yield recorded("said-at-a-window", alley, wait(2000))
    yield recorded("log", long, narrow(press("what-happened")))
    yield recorded("chat", long, narrow(press("chat")))


def rules() -> Iterator[Entry]:
    """The rules in the page."""
    for kit in shown():
        desk = at() if kit.name == FIRST else scenes_of(kit.name).turn()
        opened = [SIGNAL, press("rules"), see_rule(f"{kit.letter}4")]
        yield recorded(f"rules-{kit.name}", desk, *opened)
        yield recorded(f"rules-{kit.name}-search", desk, *opened, fill("search-rules", "8"))
        yield recorded(f"rules-{kit.name}-nothing", desk, *opened, fill("search-rules", "qqqq"))
