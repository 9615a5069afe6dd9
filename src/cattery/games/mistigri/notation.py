"""Answers as short text, both ways; docs/notation.md explains it. Seats count from 1 in text."""

import re

from cattery.games.mistigri.cards import PACK, Hand, distinct, plus
from cattery.games.mistigri.choices import (
    PASS,
    REVERSE,
    TAKE_EFFECT,
    ChooseCard,
    Deal,
    DiscardPair,
    Draw,
    First,
    GiveCard,
    Pass,
    Reverse,
)  # fmt: skip
from cattery.games.mistigri.steps import DealHand, DrawCard, NameFirst
from cattery.kernel import BadNotation, Choice, Step

_CARD = re.compile("|".join(distinct(PACK)))
_WORDS: dict[str, Choice] = {".": PASS, "=": TAKE_EFFECT, "<>": REVERSE}


def write(choice: Choice) -> str:
    """The text of an answer."""
    match choice:
        case Draw(card):
            return f"*{card}"
        case DiscardPair(cards):
            return "".join(cards)
        case Pass():
            return "."
        case Reverse():
            return "<>"
        case ChooseCard(card):
            return card
        case GiveCard(card, to):
            return f"{card}>{to + 1}"
        case Deal(cards):
            return "*" + "".join(cards)
        case First(seat):
            return f"*{seat + 1}"
    return "="


def read_cards(text: str) -> Hand | None:
    """The cards of a text like C4D4X, in its order; None if it is anything else."""
    cards = tuple(_CARD.findall(text))
    return cards if "".join(cards) == text else None


def read_seat(text: str) -> int | None:
    """The seat of a text like 3."""
    return int(text) - 1 if re.fullmatch("[1-9]", text) else None


def read(text: str, step: Step) -> Choice:
    """The answer that a text spells at this step, lawful there or not."""
    capital = text.upper()
    answer = _read_chance(capital[1:], step) if text.startswith("*") else _read_player(capital)
    if answer is None:
        raise BadNotation(f"{text!r} spells no answer")
    return answer


def _read_chance(text: str, step: Step) -> Choice | None:
    cards = read_cards(text)
    if isinstance(step, NameFirst):
        seat = read_seat(text)
        return None if seat is None else First(seat)
    if isinstance(step, DealHand):
        return None if cards is None else Deal(plus(cards))
    return Draw(cards[0]) if isinstance(step, DrawCard) and cards is not None and len(cards) == 1 else None


def _read_player(text: str) -> Choice | None:
    if text in _WORDS:
        return _WORDS[text]
    what, gift, to = text.partition(">")
    cards, seat = read_cards(what), read_seat(to)
    if cards is None or (gift and seat is None):
        return None
    match cards:
        case (card,):
            return GiveCard(card, seat) if seat is not None else ChooseCard(card)
        case (_, _) if not gift:
            return DiscardPair(plus(cards))
    return None
