"""Why a record does not hold, in every language: each fault that there is, in a game of our own."""

from collections.abc import Callable

import pytest

from cattery.kernel import (
    BadRecord,
    FairDeal,
    FastDice,
    HmacDice,
    Nonce,
    Record,
    Recorder,
    encode,
    fair_seed,
    promise_of,
    read_record,
    replace,
)
from cattery.kit import check, find_game
from cattery.room.replay import Replay
from cattery.wording import LANGUAGES, refuse
from tests.wording.catalogues import entries

SECRET, NONCES = "5e" * 32, (Nonce(0, promise_of("aa"), "aa"), Nonce(1, promise_of("bb"), None))
DEAL = FairDeal("t1/1", promise_of(SECRET), SECRET, NONCES)


def played() -> Record:
    """A random game, dealt fairly."""
    game, dice, roll = find_game("mistigri"), HmacDice(fair_seed(DEAL.game, SECRET, NONCES)), FastDice("players")
    play = Recorder(game, game.options({"players": 3}), dice)
    while play.state.step is not None:
        play.answer(play.state.choices[roll(len(play.state.choices))])
    return play.record(dice.name, DEAL)


RECORD = played()
LAST = len(RECORD.answers)
PLAYERS_OWN = next(number for number, answer in enumerate(RECORD.answers) if not answer.startswith("*"))


def answered(place: int, answer: str) -> Record:
    return replace(RECORD, answers=(*RECORD.answers[:place], answer, *RECORD.answers[place + 1 :]))


def begun(answers: int) -> Record:
    """The beginning of it, which holds."""
    game = find_game("mistigri")
    play = Recorder(game, game.options({"players": 3}))
    for answer in RECORD.answers[:answers]:
        assert play.state.step is not None
        play.answer(game.read(answer, play.state.step))
    return play.record(RECORD.dice, DEAL)


def fair(**changes: object) -> Record:
    return replace(RECORD, fair=replace(DEAL, **changes))


FAULTS: dict[str, tuple[Callable[[], object], str]] = {
    "record-unreadable": (lambda: read_record(b"nothing"), "this is no record of a game."),
    "record-unreadable-at": (
        lambda: read_record(encode(RECORD).replace(b'"mistigri"', b"7", 1)),
        "this is no record of a game; the fault is at $.game.",
    ),
    "record-format": (
        lambda: read_record(encode(RECORD)[:-1] + b',"format":9}'),
        "format 9 is not the one known here (1).",
    ),
    "record-rules": (
        lambda: check(replace(RECORD, rules=99)),
        f"rules version 99 of Crazy Mistigri is not the one played here ({RECORD.rules}).",
    ),
    "refusal-unknown-game": (
        lambda: check(replace(RECORD, game="poker", fair=None)),
        "There is no such game. There are: Schrödinger’s Cats (schrodinger), Crazy Mistigri (mistigri).",
    ),
    "refusal-bad-option-by-rule": (
        lambda: check(replace(RECORD, options={"players": 9})),
        "Players: not allowed by M3, For 3, 4 or 5.",
    ),
    "record-after-the-end": (
        lambda: check(replace(RECORD, answers=(*RECORD.answers, "."))),
        f"ply {LAST + 1}: “.” comes after the end of the game.",
    ),
    "refusal-bad-notation": (
        lambda: check(answered(PLAYERS_OWN, "z" * 500)),
        f"ply {PLAYERS_OWN + 1}: “{'z' * 40}…” is no answer to this question.",
    ),
    "record-illegal": (
        lambda: check(answered(PLAYERS_OWN, "A1A1")),
        f"ply {PLAYERS_OWN + 1}: “A1A1” cannot be answered. Not allowed: M",
    ),
    "record-digest": (
        lambda: check(replace(RECORD, digest="0" * 64)),
        f"ply {LAST}: the digest does not fit: this is not how the recorded game went.",
    ),
    "record-unfinished": (
        lambda: Replay(begun(9)),
        "ply 9: the game is not over, and until then nobody watches it.",
    ),
    "record-dice": (lambda: check(replace(RECORD, dice="loaded 6")), "there are no dice “loaded 6”."),
    "record-chance": (
        lambda: check(replace(RECORD, dice="fast other", fair=None)),
        "ply 2: chance answered “*",
    ),
    "record-fair-dice": (
        lambda: check(replace(RECORD, dice="fast 1")),
        "fair deal: only dice of kind hmac can be dealt fairly.",
    ),
    "record-fair-secret": (
        lambda: check(fair(promise="0" * 64)),
        "fair deal: the secret is not the one that was promised.",
    ),
    "record-fair-nonce": (
        lambda: check(fair(nonces=(Nonce(1, promise_of("aa"), "bb"),))),
        "fair deal: the number of seat 2 is not the one that was promised.",
    ),
    "record-fair-seats": (
        lambda: check(fair(nonces=tuple(reversed(NONCES)))),
        "fair deal: the numbers are not one a seat, in the order of the seats.",
    ),
    "record-fair-seed": (
        lambda: check(fair(game="t1/2")),
        "fair deal: the dice do not come from this secret and these numbers.",
    ),
    "record-fair-spelling": (
        lambda: check(fair(secret="no")),
        "fair deal: a secret or number is not hexadecimal in small letters.",
    ),
    "record-spelling": (
        lambda: _raise(BadRecord("' .' is not how '.' is written", 4, "spelling", answer=" .", right=".")),
        "ply 4: “ .” is not how “.” is written.",
    ),
}


def _raise(fault: BadRecord) -> None:
    """The notation of both games is read strictly; another author's may not be."""
    raise fault


@pytest.mark.parametrize("name", FAULTS)
def test_a_record_that_does_not_hold_is_refused_in_every_language(name: str) -> None:
    do, sentence = FAULTS[name]
    with pytest.raises(BadRecord) as caught:
        do()
    told = [refuse(caught.value, language) for language in LANGUAGES]
    assert told[0].startswith(f"This record does not hold: {sentence}")
    assert len(set(told)) == len(LANGUAGES)


def test_every_fault_is_tried() -> None:
    assert {name for name in entries("en") if name.startswith("record-")} - set(FAULTS) == {"record-ply"}


def test_the_record_itself_holds() -> None:
    check(RECORD)
