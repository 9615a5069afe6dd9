"""Answers as short text, both ways (docs/notation.md). Positions as text: positions.py."""

import re
from functools import cache

from cattery.games.schrodinger.cards import KINDS, Cards, Kind
from cattery.games.schrodinger.choices import (
    DOUBT,
    END_TURN,
    USE_POWER,
    Claim,
    Doubt,
    DrawCards,
    DrawPhysicat,
    EndTurn,
    NameStarter,
    ShowProof,
    SwapCards,
    TakePower,
    UsePower,
)
from cattery.games.schrodinger.physicats import PHYSICATS, Physicat
from cattery.kernel import BadNotation, Choice

LETTERS = "ADEH"  # alive, dead, empty, Heisenberg
LETTER: dict[Kind, str] = {kind: LETTERS[index] for index, kind in enumerate(KINDS)}
KIND = {letter: kind for kind, letter in LETTER.items()}

PHYSICAT: dict[str, Physicat] = {physicat: physicat for physicat in PHYSICATS}
_CLAIM = re.compile(r"([1-9][0-9]?)([ADEH])")
_CARDS = re.compile(r"(?:[1-9][0-9]?[ADEH])*")
_COUNTED = re.compile(r"([0-9]+)([ADEH])")
_SEAT = re.compile(r"[1-9]")


@cache
def write_cards(cards: Cards) -> str:
    """2A1H: how many of each kind, in one order, without those that are none."""
    return "".join(f"{n}{LETTERS[index]}" for index, n in enumerate(cards) if n)


def read_cards(text: str) -> Cards:
    """The bag that a text such as 2A1H spells, each kind once, in any order."""
    found = _COUNTED.findall(text) if _CARDS.fullmatch(text) else None
    counted = {letter: int(n) for n, letter in found or ()}
    if found is None or len(counted) != len(found):
        raise BadNotation(f"{text!r} spells no cards: write how many of each kind, like 2A1D3E1H")
    a, d, e, h = (counted.get(letter, 0) for letter in LETTERS)
    return (a, d, e, h)


@cache
def write(choice: Choice) -> str:
    """The text of an answer."""
    match choice:
        case Claim(count, state):
            return f"{count}{LETTER[state]}"
        case Doubt():
            return "?"
        case ShowProof(cards):
            return f"+{write_cards(cards)}"
        case SwapCards(cards):
            return f"-{write_cards(cards)}"
        case UsePower():
            return "!"
        case TakePower(physicat):
            return f"!{physicat}"
        case EndTurn():
            return "."
        case DrawCards(cards):
            return f"*{write_cards(cards)}" if sum(cards) > 1 else f"*{write_cards(cards)[1:]}"
        case DrawPhysicat(physicat):
            return f"*{physicat}"
        case NameStarter(seat):
            return f"*{seat + 1}"
    raise BadNotation(f"{choice!r} is no answer of this game")


def read(text: str) -> Choice:
    """The answer that a text spells. Every answer is spelled differently, so the step need not be known."""
    plain = text.strip()
    sign, rest = plain[:1], plain[1:].strip()
    if plain in _WORDLESS:
        return _WORDLESS[plain]
    if sign in ("!", "*") and (physicat := PHYSICAT.get(rest.lower())):
        return TakePower(physicat) if sign == "!" else DrawPhysicat(physicat)
    rest = rest.upper()
    if sign == "+":
        return ShowProof(read_cards(rest))
    if sign == "-":
        return SwapCards(read_cards(rest))
    if sign == "*" and _SEAT.fullmatch(rest):
        return NameStarter(int(rest) - 1)
    if sign == "*":
        return DrawCards(read_cards(f"1{rest}" if rest in LETTERS else rest))
    if claim := _CLAIM.fullmatch(plain.upper()):
        return Claim(int(claim[1]), KIND[claim[2]])
    raise BadNotation(f"{text!r} spells no answer: see docs/notation.md")


_WORDLESS: dict[str, Choice] = {"?": DOUBT, "!": USE_POWER, ".": END_TURN}
