"""The Mistigri table in every state."""

from collections.abc import Iterator
from typing import Any

from cattery.room.requests import Reading
from proof.kit.desk import Desk
from scripts.gallery.entry import (
    SIGNAL,
    Deed,
    Entry,
    narrow,
    press,
    press_in,
    recorded,
    see_rule,
    settled,
    wait,
    why,
)
from scripts.gallery.tables import ANA, LONG, PEOPLE, dealt, finished, play

GAME = "mistigri"
ONES = "A1B1C1X/A3B3/C3D3/D4D5/E5E9"
TWOS = "A2B2C6X/A3B3/C3D3/D4D5"
THREES = "A3B3C6D4X/A5B5/C4D5"
FOURS = "A4B4C6B7E5X/A5B5C3D4E4/C5D3A6B6E3"
FIVES = "A5B5C6X/A4B3/C4D3"
SIXES = "A6B6C4D4X/A4B3/C5D3"
SEVENS = "A7B7C6X/A4B3/C4D3"
FULL = {"players": 5}
MANY = "A1B1A2C3B4E4C5D6A7B7C8X/A3B3A4A5A6/C1C2C4C6D8/D1D2D3D4D5/E1E2E3E5E7"


def at(position: str, people: tuple[str, ...] = (ANA,), **more: Any) -> Desk:
    """A table in this position."""
    return dealt(GAME, position, people, seats=position.split(maxsplit=1)[0].count("/") + 1, **more)


def turn(people: tuple[str, ...] = (ANA,), **more: Any) -> Desk:
    """Ana's turn, at a table of three."""
    return at(f"{FOURS} 1:pair", people, **more)


def refused() -> tuple[list[Deed], str]:
    """A pair that is refused: what is pressed, and what is said to the server instead."""
    return [pair(0), press("discard-it", pair="4 + 4")], "A4X"


def entries() -> Iterator[Entry]:
    """Every state of the table."""
    yield from turns()
    yield from effects()
    yield from draws()
    yield from onlookers()
    yield from rounds()
    yield from endings()


def pair(nth: int) -> Deed:
    """Pick one of the possible pairs."""
    return press_in("possible-pairs", nth)


def turns() -> Iterator[Entry]:
    """Pairs, or none."""
    desk = at(f"{FOURS} down=2 quiet=2 1:pair")
    yield settled("turn-three", desk)
    yield settled("turn-pair", desk, pair(0))
    yield settled("turn-sent", desk, pair(0), press("discard-it", pair="4 + 4"))
    yield settled("turn-by-colour", desk, press("sort-by-colour"))
    tapped = [press_in("your-hand", 0, count=6), press_in("your-hand", 2, count=6)]
    yield settled("turn-no-such-pair", desk, *tapped)
    opened = (press("why-cant-i"), see_rule("M8"))
    yield settled("turn-why-not", desk, *tapped, *opened, asks=[why(desk, "A4E5")])
    threes = at(f"{THREES} 1:pair")
    yield settled("threes", threes)
    yield settled("threes-picked", threes, pair(0))
    yield settled("turn-colour-pair", at("C8D8C6B6X/A4B3/C4D3/E2E2 1:pair"), press_in("possible-pairs", -1))
    yield settled("turn-no-pair", at("A4B6X/A5B5C3/C5D3 1:pair"))
    yield settled("turn-many", at(f"{MANY} 1:pair"), pair(0))
    yield settled("turn-five-long-names", at(f"{MANY} arrow=< 1:pair", LONG[:5], viewer=LONG[0]))
    yield settled("pile", desk, press("pile-look", count=12))


def effects() -> Iterator[Entry]:
    """What a pair asks next."""
    for name, position, answer in (("ones", ONES, "A1B1"), ("twos", TWOS, "A2B2"), ("threes", THREES, "A3B3")):
        desk = play(at(f"{position} 1:pair"), answer)
        yield settled(f"effect-{name}", desk)
    yield settled("effect-picked", desk, press("mistigri-choice-reverse"))
    choose = play(at(f"{TWOS} 1:pair"), "A2B2", "=")
    yield settled("choose-drawn", choose)
    yield settled("choose-drawn-picked", choose, press_in("your-hand", 1, count=2))
    give = play(at(f"{FOURS} 1:pair"), "A4B4")
    yield settled("give", give)
    yield settled("why-cant-i", give, press("why-cant-i-do"))
    yield settled("give-picked", give, press_in("your-hand", 3, count=4), press_in("to-whom", 1))
    wide = play(at(f"{MANY} 1:pair", LONG[:5], viewer=LONG[0]), "B4E4")
    yield settled("give-five-long-names", wide, press_in("your-hand", 1, count=10))
    feed = play(at(f"{FIVES} 1:pair"), "A5B5")
    yield settled("feed", feed)
    yield settled("feed-picked", feed, press_in("the-pile", 3))
    swap = at(f"{THREES} 1:pair", PEOPLE[:3])
    play(swap, "A3B3", "=")
    yield settled("swap-out", swap)
    yield settled("swap-out-picked", swap, press_in("your-hand", 1, count=2))
    play(swap, swap.any_text())
    yield settled("swap-in", swap)
    yield settled("swap-in-picked", swap, press_in("the-pile", 2))
    more = play(at(f"{SIXES} 1:pair"), "A6B6")
    yield settled("further-pair", more)
    yield recorded("relief", play(give, "X>2"), wait(2000))


def draws() -> Iterator[Entry]:
    """Your own draw, and what it brings."""
    desk = play(at("A4B6A7/A5B5C3/C5D3C8E7 3:pair", PEOPLE[:3]), ".")
    yield recorded("draw", desk)
    yield recorded("draw-taken", desk, press("take-card", number=2, count=4))
    yield recorded("draw-done", desk, press("take-card", number=2, count=4), wait(1400), SIGNAL)
    dread = play(at("A4B6A7/A5B5C3/D2D3/D4D5X 4:pair", PEOPLE[:4]), "D4D5")
    yield recorded("draw-mistigri", dread, press("take-card", number=1, count=1))
    yield recorded("draw-mistigri-done", dread, press("take-card", number=1, count=1), wait(2800), SIGNAL)
    two = play(at("A4B6D8/A5B5C3/A7B7D3C8E7X 3:pair", PEOPLE[:3]), "A7B7")
    yield recorded("draw-two", two)
    yield recorded("draw-two-one-taken", two, press("take-card", number=1, count=4))
    both = (press("take-card", number=1, count=4), press("take-card", number=2, count=4))
    yield recorded("draw-two-done", two, *both, wait(2800), SIGNAL)
    chosen = play(at("A4B6D8/A5B5C3/E5D6/A2B2D3C8X 4:pair", PEOPLE[:4]), "A2B2", "=", "X")
    yield recorded("draw-held-out", chosen)
    yield recorded("given-the-mistigri", play(at("A5B6C3/A4B4C6X/C5D3 2:pair", PEOPLE[:3]), "A4B4", "X>1"), wait(2000))


def onlookers() -> Iterator[Entry]:
    """Those who are not asked."""
    yield settled("watching-another", play(at(f"{FOURS} 1:pair"), "."))
    yield recorded("spectator", at(f"{FOURS} 1:pair", PEOPLE[:3], viewer=None))
    yield recorded("went-out", play(at("A7B7/A5B5C3/C5D3C8X 1:pair", PEOPLE[:3]), "A7B7"))
    yield recorded("another-went-out", play(at("A4B6A7/A5B5/C5D3C8X/D2D3 2:pair", PEOPLE[:4]), "A5B5"))
    yield settled("flags", at(f"{MANY} down=2345 quiet=2345 1:pair"))
    known = at("A4B6A7/A5B5C3/C5D3C8X known=2A5:1,3X:1 1:pair", PEOPLE[:3])
    yield settled("seat-known", known, press_in("players", 1))


def rounds() -> Iterator[Entry]:
    """A round's end, the score sheet, the second round and a third because of a tie."""
    desk = play(at("A4B6/X/C5D3E7 quiet=23 down=23 1:pair", PEOPLE[:3]), ".")
    yield recorded("round-end", desk, asks=[Reading()])
    yield recorded("round-two", desk, press("go-on"), SIGNAL)
    second = at("A4B4C6/X/C2E3/D5 penalties=5,0,9,3 1:pair", PEOPLE[:4])
    yield settled("second-round", second)
    yield settled("scores", second, narrow(press("score-sheet")))
    tie = play(at("A4B4/X/- penalties=10,0,10 1:pair", PEOPLE[:3]), "A4B4")
    yield recorded("round-end-tie", tie)
    yield recorded("tie-round", tie, press("go-on"), SIGNAL)


def endings() -> Iterator[Entry]:
    """The last page."""
    yield recorded("over", finished(GAME))
    yield recorded("over-won", finished(GAME, winner=0))
    yield recorded("over-five", finished(GAME, players=5))
    yield recorded("over-round", play(at("A4B4/X/- penalties=5,0,9 1:pair", PEOPLE[:3]), "A4B4"))
