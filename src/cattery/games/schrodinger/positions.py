"""Positions as short text, both ways (docs/notation.md): for tests, and for bug reports about ended games.

`4A1E1H 5D1E 1A2D2E1H 4A2D | claim 8A by 1 | turn 2`: the hands, then fields in any order, each only where it says more
than its absence does. Everything on the table is in the text; where the dice stand is not.
"""

import re
from typing import Any

from cattery.games.schrodinger.cards import NONE, PACK, sub
from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.lawful import check_position
from cattery.games.schrodinger.notation import PHYSICAT, read, read_cards, write, write_cards
from cattery.games.schrodinger.options import SchrodingerOptions, check_options
from cattery.games.schrodinger.physicats import Physicat
from cattery.games.schrodinger.questions import (
    SETUP,
    Question,
    agenda_of,
    question_of,
    read_question,
    write_question,
)
from cattery.games.schrodinger.table import Laid, Parcel, Table
from cattery.kernel import BadNotation, BadOption, State, replace, set_up

OUT = "out"  # in place of the hand of an eliminated player
EVERYONE = "all"  # in place of a seat, for what S42 and S43 put away
FIELDS = ("proof", "claim", "discard", "unused", "row", "front", "lives", "starter", "options")


def write_position(state: State[Table]) -> str:
    """The text of a position at rest."""
    table = state.table
    question = question_of(state)
    fields = {
        "proof": [f"{seat + 1}:{write_cards(proof)}" for seat, proof in enumerate(table.proofs) if proof != NONE],
        "claim": [write(table.claim), "by", _number(table.claimer)] if table.claim else [],
        "discard": [_write_parcel(parcel) for parcel in table.discard],
        "unused": [f"{seat + 1}:{physicat}" for seat, physicat in enumerate(table.physicats) if physicat],
        "row": table.row,
        "front": [f"{laid.seat + 1}:{laid.physicat}" for laid in table.front],
        "lives": [str(n) for n in table.lives] if table.lives != _usual_lives(table, question) else [],
        "starter": [_number(table.starter)] if table.starter != _usual_starter(table, question) else [],
        "options": _write_options(table.options),
    }
    hands = [write_cards(hand) or ("-" if table.lives[seat] else OUT) for seat, hand in enumerate(table.hands)]
    said = [" ".join((name, *fields[name])) for name in FIELDS if fields[name]]
    return " | ".join([" ".join(hands), *said, write_question(question)])


def read_position(text: str) -> State[Table]:
    """The position that a text sets up; BadNotation says why it spells none, or an unlawful one."""
    hands, fields, question = _split(text)
    seats = range(len(hands))
    unused, front, row = _pairs(fields["unused"]), _pairs(fields["front"]), fields["row"]
    proofs = {seat: read_cards(cards.upper()) for seat, cards in _pairs(fields["proof"]).items()}
    claim, claimer = _read_claim(fields["claim"])
    has_physicats = bool(unused or front or row) or question.kind in ("physicat", "row")
    table = Table(
        _read_options(fields["options"], len(hands), has_physicats),
        tuple([int(hand != OUT) for hand in hands]),
        tuple([_physicat(unused[seat]) if seat in unused else None for seat in seats]),
        tuple([NONE if hand in ("-", OUT) else read_cards(hand.upper()) for hand in hands]),
        tuple([proofs.get(seat, NONE) for seat in seats]),
        row=tuple([_physicat(name) for name in row]),
        front=tuple([Laid(seat, _physicat(name)) for seat, name in front.items()]),
        discard=tuple([_read_parcel(word) for word in fields["discard"]]),
        claim=claim,
        claimer=claimer,
        winner=question.seat if question.kind == "won" else None,
    )
    named = {*unused, *front, *proofs, question.seat, *([] if claimer is None else [claimer])}
    if not named <= {*seats}:
        raise BadNotation(f"seat {max(named) + 1} is named, but there are {len(hands)} hands")
    table = _with_rounds(table, fields, question)
    for seat, hand in enumerate(hands):
        if hand == OUT and table.lives[seat]:
            raise BadNotation(f"S23: seat {seat + 1} is out, and has no lives left")
    check_position(table, question)
    return set_up(table, agenda_of(question, table), round=table.round)[0]


def _split(text: str) -> tuple[list[str], dict[str, list[str]], Question]:
    """The hands, the words of each field, and the question."""
    hands, *rest = (part.split() for part in text.split("|"))
    fields: dict[str, list[str]] = {name: [] for name in FIELDS}
    question = None
    for words in rest:
        asked = read_question(" ".join(words))
        if asked is not None and question is not None:
            raise BadNotation("a position has one open question")
        question = question or asked
        if asked is None:
            name = words[0] if words else ""
            if name not in fields or fields[name] or len(words) == 1:
                raise BadNotation(f"{' '.join(words)!r} is no field of a position, or is there twice, or says nothing")
            fields[name] = words[1:]
    if question is None:
        raise BadNotation("a position ends with its open question, such as 'turn 2'")
    return hands, fields, question


def _with_rounds(table: Table, fields: dict[str, list[str]], question: Question) -> Table:
    """What follows from the rest: lives, the round (S23: each costs one life), who started it, and the deck."""
    lives = tuple(map(_whole, fields["lives"])) or _usual_lives(table, question)
    if len(lives) != len(table.lives):
        raise BadNotation(f"there are {len(table.lives)} hands, but lives of {len(lives)}")
    table = replace(table, lives=lives)
    if len(fields["starter"]) > 1:
        raise BadNotation(f"starter: {' '.join(fields['starter'])!r} is not one seat")
    starter = _whole(fields["starter"][0]) - 1 if fields["starter"] else _usual_starter(table, question)
    options = table.options
    lost = options.players * options.first_lives - sum(lives)
    round = 0 if question.kind in SETUP else lost if question.kind == "won" else lost + 1
    deck = options.pack
    for cards in (*table.hands, *table.proofs, *(parcel.cards for parcel in table.discard)):
        deck = sub(deck, cards)
    size = options.hand_size(round) if round else 0
    return replace(table, starter=starter, round=round, hand_size=size, deck=deck)


def _usual_lives(table: Table, question: Question) -> tuple[int, ...]:
    """S5: all that they began with, but for those who are out."""
    full = table.options.first_lives
    alive = [seat == question.seat if question.kind == "won" else bool(n) for seat, n in enumerate(table.lives)]
    return tuple([full * is_alive for is_alive in alive])


def _usual_starter(table: Table, question: Question) -> int | None:
    """The claimer; before the first claim whoever is asked; in the setup, as the options say."""
    if question.kind in SETUP:
        return None if table.options.starter is None else table.options.starter - 1
    return question.seat if table.claimer is None or question.kind == "won" else table.claimer


def _number(seat: int | None) -> str:
    """Seats are 1 to 6 in text. A claim has its claimer, and no starter is usual until there is one."""
    assert seat is not None
    return str(seat + 1)


def _whole(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", text):
        raise BadNotation(f"{text!r} is no number")
    return int(text)


def _physicat(text: str) -> Physicat:
    if text not in PHYSICAT:
        raise BadNotation(f"{text!r} is no physicat; there are {', '.join(PHYSICAT)}")
    return PHYSICAT[text]


def _pairs(words: list[str]) -> dict[int, str]:
    """1:2A 3:1E, or 1:mewton"""
    found = [re.fullmatch(r"([1-6]):([A-Za-z0-9]+)", word) for word in words]
    pairs = {int(pair[1]) - 1: pair[2] for pair in found if pair}
    if len(pairs) != len(words):
        raise BadNotation(f"{' '.join(words)!r}: write seat:what, and each seat once")
    return pairs


def _read_claim(words: list[str]) -> tuple[Claim | None, int | None]:
    """8A by 1"""
    if not words:
        return None, None
    found = re.fullmatch(r"(\S+) by ([1-6])", " ".join(words))
    claim = read(found[1]) if found else None
    if not found or not isinstance(claim, Claim):
        raise BadNotation(f"{' '.join(words)!r} is no claim, such as '8A by 1'")
    return claim, int(found[2]) - 1


def _write_parcel(parcel: Parcel) -> str:
    """2:1D1E/1,4: seat 2 put them away, and seats 1 and 4 looked at them"""
    by = "/" + ",".join(str(seat + 1) for seat in parcel.looked_at_by) if parcel.looked_at_by else ""
    return f"{EVERYONE if parcel.seat is None else parcel.seat + 1}:{write_cards(parcel.cards)}{by}"


def _read_parcel(word: str) -> Parcel:
    found = re.fullmatch(rf"([1-6]|{EVERYONE}):(\w+)(?:/([1-6](?:,[1-6])*))?", word)
    if not found:
        raise BadNotation(f"{word!r} is no part of the discard pile, such as 2:1D1E or all:2A")
    seat = None if found[1] == EVERYONE else int(found[1]) - 1
    by = tuple([int(number) - 1 for number in found[3].split(",")]) if found[3] else ()
    if len({*by}) != len(by):
        raise BadNotation(f"{word!r} names somebody twice who looked")
    return Parcel(seat, read_cards(found[2].upper()), by)


def _write_options(options: SchrodingerOptions) -> list[str]:
    """Those that the rest of the text does not show, where they are not the usual ones."""
    usual = SchrodingerOptions()
    names = [name for name in ("starter", "hand", "track", "lives") if getattr(options, name) != getattr(usual, name)]
    pack = [f"pack={','.join(map(str, options.pack))}"] if options.pack != PACK else []
    return [f"{name}={getattr(options, name)}" for name in names] + pack


def _read_options(words: list[str], players: int, physicats: bool) -> SchrodingerOptions:
    given: dict[str, Any] = {}
    for word in words:
        if pack := re.fullmatch(r"pack=([0-9]{1,2}),([0-9]{1,2}),([0-9]{1,2}),([0-9]{1,2})", word):
            given["pack"] = tuple(map(int, pack.groups()))
        elif one := re.fullmatch(r"(starter|hand|track|lives)=([0-9]{1,2})", word):
            given[one[1]] = int(one[2])
        else:
            raise BadNotation(f"{word!r} is no option of a position, such as hand=3 or pack=4,4,2,1")
    if len(given) != len(words):
        raise BadNotation(f"options: {' '.join(words)!r} names one twice")
    options = SchrodingerOptions(players, physicats, **given)
    try:
        check_options(options)
    except BadOption as fault:
        raise BadNotation(str(fault)) from None
    return options
