"""Check the deal of a recorded game by docs/fair-deal.md alone: `python check_deal.py game.jsonl`.

It needs Python and nothing else, and shares no line with the program that dealt. What it holds against the record: the
secret and the nonces are those that were promised, the dice were made of them, and the first deal is the one that these
dice give. What your own device remembers (its nonce, and the promise it was shown) compare with what is printed.
"""

import hmac
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from math import comb, prod
from pathlib import Path
from typing import Any

PHYSICATS = ["cecilia", "maria", "purrie", "felidae", "feyncat", "prride", "mewton", "felinestein", "pawking", "tabby"]
COLOURS = {"A": "112234567", "B": "112234567", "C": "112334568", "D": "112334568", "E": "122344579"}
TAKEN_OUT = {3: "129", 4: "1", 5: ""}


class Unfair(Exception):
    """What is wrong, in words."""


class Dice:
    """Numbers by round and place in it: 16 bytes of HMAC-SHA-256, as a fraction of the number of outcomes."""

    def __init__(self, seed: bytes) -> None:
        self.seed, self.round, self.n = seed, 0, 0

    def open_round(self) -> None:
        self.round, self.n = self.round + 1, 0

    def roll(self, outcomes: int) -> int:
        drawn = hmac.digest(self.seed, f"cattery/1|{self.round}|{self.n}".encode(), sha256)[:16]
        self.n += 1
        return int.from_bytes(drawn, "big") * outcomes >> 128


def promise(text: str) -> str:
    return sha256(bytes.fromhex(text)).hexdigest()


def check_seed(record: Any) -> bytes:
    """The seed, if everything that went into it was promised before."""
    deal = record.get("fair")
    if deal is None:
        raise Unfair("this game was not dealt fairly: it has no fair deal")
    if promise(deal["secret"]) != deal["promise"]:
        raise Unfair("the secret is not the one that was promised")
    seats = [one["seat"] for one in deal["nonces"]]
    if seats != sorted(set(seats)):
        raise Unfair("the nonces are not one a seat, in seat order")
    for one in deal["nonces"]:
        if one["nonce"] is not None and promise(one["nonce"]) != one["promise"]:
            raise Unfair(f"the nonce of seat {one['seat'] + 1} is not the one that was promised")
    revealed = [one["nonce"] for one in deal["nonces"] if one["nonce"] is not None]
    seed = hmac.digest(bytes.fromhex(deal["secret"]), "|".join([deal["game"], *revealed]).encode(), sha256)
    if record["dice"] != f"hmac {seed.hex()}":
        raise Unfair("the dice were not made of this secret and these nonces")
    return seed


def combination(cards: list[str], count: int, number: int) -> list[str]:
    """Set number so-and-so of all sets of `count` of these cards, in the order of their places in the row."""
    for place, card in enumerate(cards):
        if not count:
            return []
        with_it = comb(len(cards) - place - 1, count - 1)
        if number < with_it:
            return [card, *combination(cards[place + 1 :], count - 1, number)]
        number -= with_it
    return []


def counted(bag: list[int], count: int, number: int) -> tuple[int, ...]:
    """How many of each kind: fewest of the first kind first, each hand as often as there are sets that make it."""
    for hand in product(*(range(min(kind, count) + 1) for kind in bag)):
        if sum(hand) == count:
            ways = prod(map(comb, bag, hand))
            if number < ways:
                return hand
            number -= ways
    raise ValueError(number)


def schrodinger(options: Any, dice: Dice) -> Iterator[str]:
    """The first deal of Schrödinger's Cats, as the record writes it."""
    if options["physicats"]:
        left = list(PHYSICATS)
        for _ in range(options["players"] + 1):  # one each, and one for the row
            yield "*" + left.pop(dice.roll(len(left)))
    if options["starter"] is None:
        yield f"*{dice.roll(options['players']) + 1}"
    dice.open_round()
    bag, count = list(options["pack"]), options["hand"]
    for _ in range(options["players"]):
        hand = counted(bag, count, dice.roll(comb(sum(bag), count)))
        bag = [kind - taken for kind, taken in zip(bag, hand, strict=True)]
        yield "*" + "".join(f"{some}{kind}" for some, kind in zip(hand, "ADEH", strict=True) if some)


def mistigri(options: Any, dice: Dice) -> Iterator[str]:
    """The first deal of Crazy Mistigri, as the record writes it."""
    if options["values"] is not None or options["hand"] is not None:
        raise Unfair("a variant for research: its deal is not told in docs/fair-deal.md")
    players = options["players"]
    values = ((colour, value) for colour, values in COLOURS.items() for value in values)
    deck = [*sorted(colour + value for colour, value in values if value not in TAKEN_OUT[players]), "X"]
    dice.open_round()
    starters = [options["starter"]] if options["starter"] is not None else range(1, players + 1)
    yield f"*{starters[dice.roll(len(starters))]}"
    for _ in range(players):
        hand = combination(deck, 9, dice.roll(comb(len(deck), 9)))
        for card in hand:
            deck.remove(card)
        yield "*" + "".join(hand)
    yield "*" + deck[dice.roll(len(deck))]  # one card is left


def check(record: Any) -> int:
    """Unfair says what is wrong; otherwise how many answers of chance were compared."""
    deals = {"schrodinger": schrodinger, "mistigri": mistigri}
    seed, answers = check_seed(record), iter(record["answers"])
    expected = list(deals[record["game"]](record["options"], Dice(seed)))
    for number, wanted in enumerate(expected, 1):
        if (given := next(answers, None)) != wanted:
            raise Unfair(f"answer {number} is {given} where the dice give {wanted}")
    return len(expected)


if __name__ == "__main__":
    try:
        for line in Path(sys.argv[1]).read_text("utf-8").splitlines():
            record = json.loads(line)
            print(f"fair: {check(record)} answers of chance follow from promise {record['fair']['promise']}")
    except Unfair as fault:
        sys.exit(f"not fair: {fault}")
