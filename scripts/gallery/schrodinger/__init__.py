"""The Schrödinger table in every state."""

from collections.abc import Iterator
from typing import Any

from cattery.games.schrodinger.physicats import PHYSICATS
from cattery.room.requests import Hurry, Reading, Rematch
from proof.kit.desk import Desk
from scripts.gallery.entry import (
    SIGNAL,
    Deed,
    Entry,
    press,
    press_in,
    recorded,
    see,
    see_rule,
    settled,
    wait,
    why,
    words,
)
from scripts.gallery.tables import ANA, LONG, PEOPLE, dealt, finished, play

GAME = "schrodinger"
FOUR = (
    "5D1E 4A2D 1A2D2E1H 1A2D1E | proof 4:2A | claim 8A by 4 | discard 4:1D"
    " | unused 1:purrie 2:maria 3:tabby 4:mewton | row pawking"
)
SIX = (
    "3A2D1E 2A2D1E1H 4D2E 3A1H1E 1A1D2E 2A3D1E | proof 4:1A 5:1D1H | claim 9A by 6 | discard 5:2A"
    " | unused 1:felinestein 2:maria 3:tabby 5:feyncat 6:mewton | row pawking prride"
)
FULL = {"players": 6, "physicats": False}
PICTURED = (f"{FOUR} | turn 1", "9 dead", "Claim 9 dead")  # for docs/pictures: a position, a choice, and a button
TWO = "2A1D 2D1A | claim 3A by 2 | unused 1:mewton 2:purrie | row pawking | lives 2 1"


def at(position: str, people: tuple[str, ...] = (ANA,), **more: Any) -> Desk:
    """A table in this position."""
    return dealt(GAME, position, people, seats=len(position.split("|", maxsplit=1)[0].split()), **more)


def turn(people: tuple[str, ...] = (ANA,), **more: Any) -> Desk:
    """Ana's turn, at a table of four."""
    return at(f"{FOUR} | turn 1", people, **more)


def refused() -> tuple[list[Deed], str]:
    """A claim that is refused: what is pressed, and what is said to the server instead."""
    return [pick(9, "dead"), press("claim-it", claim=claim(9, "dead"))], "3H"


def claim(count: int, state: str) -> dict[str, Any]:
    """A claim in words."""
    return words("schrodinger-claim-short", count=count, state=state)


def pick(count: int, state: str) -> Deed:
    """Pick a claim."""
    return press("schrodinger-claim-short", count=count, state=state)


def entries() -> Iterator[Entry]:
    """Every state of the table."""
    yield from turns()
    yield from proofs()
    yield from powers()
    yield from doubts()
    yield from onlookers()
    yield from endings()


def turns() -> Iterator[Entry]:
    """Claiming."""
    desk = at(f"{FOUR} | turn 1")
    yield recorded("turn-signal", desk)
    yield settled("turn-four", desk)
    yield settled("turn-picked", desk, pick(9, "dead"))
    yield settled("turn-picked-far", desk, pick(13, "alive"))
    yield settled("turn-sent", desk, pick(9, "alive"), press("claim-it", claim=claim(9, "alive")))
    yield settled("turn-direct", desk, stored={"cattery-settings": {"direct": True}})
    yield settled("turn-gentle", desk, stored={"cattery-settings": {"gentle": True}})
    yield settled("turn-first", at("2A2D1E1H 3A2D1E 2A2D2E 1A3D2E | turn 1"))
    yield settled("turn-two", at(f"{TWO} | turn 1"))
    yield settled("turn-three", at("3A1D1H 2A2D1E 4D1E | claim 4E by 3 | lives 2 2 1 | turn 1", PEOPLE[:3]))
    yield settled("turn-six", at(f"{SIX} | turn 1"))
    long = at(f"{SIX} | turn 1", LONG, viewer=LONG[0])
    yield settled("turn-six-long-names", long, pick(10, "alive"))
    yield settled("turn-only-doubt", at("3A3D 3A3D 2A3D1E 4A2D | claim 20D by 4 | turn 1"))


def proofs() -> Iterator[Entry]:
    """Proof, swap and the last word of a turn."""
    desk = play(at(f"{FOUR} | turn 1"), "9D")
    yield settled("proof", desk)
    yield settled("proof-picked", desk, press("one-more", kind=words("kind-dead")), press_in("your-hand", 1, count=6))
    yield settled("proof-nothing", play(at(f"{FOUR} | turn 1"), "9A"))
    play(desk, "+2D")
    yield settled("swap", desk)
    yield settled("swap-picked", desk, press("one-more", kind=words("kind-dead")))
    play(desk, "-1D")
    yield settled("last-word", desk)
    yield settled("last-word-power", desk, press("your-physicat", name=words("physicat-purrie")))
    yield settled("six-proof", play(at(f"{SIX} | turn 1", LONG, viewer=LONG[0]), "11D"))


def powers() -> Iterator[Entry]:
    """Each physicat's sheet, where it may be used and where it may not."""
    before = "3A2D1E 3D2A | proof 2:1A | claim 3A by 2 | discard 2:1D"
    for who in PHYSICATS:
        text = before
        if who == "felidae":
            text = text.replace("proof 2:1A", "proof 2:1D").replace("claim 3A", "claim 3D")
        row, other = ("mewton" if who == "pawking" else "pawking"), ("maria" if who == "cecilia" else "cecilia")
        desk = at(f"{text} | row {row} | unused 1:{who} 2:{other} | turn 1")
        yield settled(f"power-{who}", desk, press("your-physicat", name=words(f"physicat-{who}")))
    desk = at("3A2D1E 3D3A | claim 3A by 2 | row pawking | unused 1:purrie 2:cecilia | turn 1")
    opened = press("your-physicat", name=words("physicat-purrie"))
    yield settled("power-not-now", desk, opened)
    rule = (press("why-cant-i"), see_rule("S58"))
    yield settled("power-why-not", desk, opened, *rule, asks=[why(desk, "!")])
    yield settled("why-cant-i", at(f"{FOUR} | turn 1"), press("why-cant-i-do"))
    yield settled("power-in-the-row", at(f"{FOUR} | turn 1"), press("physicat-pawking"))
    laid = play(
        at("3A2D1E 3D2A | proof 2:1A | claim 3A by 2 | discard 2:1D | row pawking | unused 1:cecilia 2:maria | turn 1"),
        "!",
    )
    yield settled("power-laid", laid)
    look = play(
        at(
            "3A2D1E 3D1A1E | proof 2:1A | claim 3A by 2 | discard 2:1D | row pawking | unused 1:prride 2:maria | turn 1"
        ),
        "!",
    )
    yield settled("discard", look, press("discard", count=1))


def doubts() -> Iterator[Entry]:
    """A doubt, told in steps."""
    fails = play(at(f"{FOUR} | turn 1", PEOPLE[:4]), "?")
    yield recorded("doubt-dark", fails)
    yield recorded("doubt-turned", fails, wait(1100))
    yield recorded("doubt-counting", fails, wait(3000))
    yield recorded("doubt-verdict", fails, press("skip-verdict"), asks=[Reading()])
    yield recorded("doubt-next-round", fails, press("skip-verdict"), press("go-on"), SIGNAL)
    stands = play(at(f"{TWO} | turn 1"), "?")
    yield recorded("doubt-two-verdict", stands, press("skip-verdict"))
    yield recorded("doubt-one-life", stands, press("skip-verdict"), press("go-on"), SIGNAL)
    added = play(
        at("3A2D1E 3D2A | proof 2:1A | claim 5A by 2 | discard 2:1D | row pawking | unused 1:cecilia 2:maria | turn 1"),
        "!",
        "?",
    )
    yield recorded("doubt-with-physicat", added, wait(1000), press("skip-verdict"))
    many = play(at(f"{SIX} | turn 1", LONG, viewer=LONG[0]), "?")
    yield recorded("doubt-six-counting", many, wait(3000))
    yield recorded("doubt-six-verdict", many, press("skip-verdict"), asks=[Reading()])


def onlookers() -> Iterator[Entry]:
    """Those who are not asked: waiting, eliminated, or only watching."""
    desk = at(f"{FOUR} | turn 1")
    play(desk, "9D", "+2D", "-1D", ".")
    yield settled("watching-another", desk)
    yield recorded("spectator", at(f"{FOUR} | turn 1", PEOPLE[:4], viewer=None))
    out = at(
        "out 3A2D 1A2D2E 2A2D1E | claim 5A by 4 | unused 2:maria 3:tabby 4:mewton | row pawking purrie | turn 2",
        PEOPLE[:2],
    )
    yield recorded("eliminated", out)
    out.accepted(ANA, Hurry())
    yield recorded("eliminated-hurries", out)
    out.open("guest", PEOPLE[1])
    yield settled("asked-to-hurry", out, line="guest")
    out.accepted("guest", Hurry())
    yield recorded("hurried", out)


def endings() -> Iterator[Entry]:
    """The last page."""
    desk = finished(GAME)
    yield recorded("over", desk)
    yield recorded("over-details", desk, press("details"))
    desk.open("guest", PEOPLE[1])
    yield recorded("over-guest", desk, line="guest")
    yield recorded("over-offers", desk, press("rematch"), see("rematch-waits", names=PEOPLE[1]), asks=[Rematch()])
    yield recorded("over-is-offered", desk, line="guest")
    desk.open("watcher", None)
    yield recorded("over-spectator", desk, line="watcher")
    yield recorded("over-won", finished(GAME, winner=0))
    yield recorded("over-two", finished(GAME, players=2))
