"""Records: replayed to the same digest, and refused in one sentence when they do not hold."""

from typing import Any

import pytest

from cattery.kernel import (
    BadRecord,
    FairDeal,
    FastDice,
    HmacDice,
    Nonce,
    Record,
    Recorder,
    decode,
    encode,
    fair_seed,
    promise_of,
    read_record,
    replace,
)
from cattery.kit import check, replay
from tests.bluff import BLUFF


def played(dice: HmacDice | FastDice, fair: FairDeal | None = None) -> Record:
    play, roll = Recorder(BLUFF, BLUFF.options(), dice), FastDice("players")
    while play.state.step is not None:
        play.answer(play.state.choices[roll(len(play.state.choices))])
    return play.record(dice.name, fair)


RECORD = played(HmacDice(b"record"))


def test_a_record_is_one_line_of_json_and_comes_back() -> None:
    line = encode(RECORD)
    assert b"\n" not in line
    assert read_record(line) == RECORD
    assert list(decode(line)) == ["game", "rules", "options", "dice", "answers", "digest"]


def test_replay_gives_every_position_and_the_same_digest() -> None:
    plies = list(replay(RECORD))
    assert len(plies) == len(RECORD.answers) + 1
    assert plies[0].answer == ""
    assert plies[-1].state.step is None
    assert check(RECORD) == plies[-1].state


@pytest.mark.parametrize("dice", [HmacDice(b"1"), FastDice("1")])
def test_check_holds_chance_to_the_named_dice(dice: HmacDice | FastDice) -> None:
    check(played(dice))
    foreign = replace(played(type(dice)(type(dice.seed)(dice.seed) * 2)), dice=dice.name)  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match=r"ply \d+: chance answered '\*..' where its dice give '\*..'"):
        check(foreign)
    check(replace(foreign, dice="given"))


def test_an_unfinished_game_has_a_record_too() -> None:
    play = Recorder(BLUFF, BLUFF.options(), HmacDice(b"x"))
    play.answer(play.state.choices[0])
    assert check(play.record("given")).step is not None


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"dice": "given", "answers": ("*HL", "*HL", "X")}, "ply 3: 'X' cannot be answered: 'X' is neither"),
        ({"dice": "given", "answers": ("*HH", "*HH")}, "ply 2: '*HH' cannot be answered: B2: "),
        ({"answers": (*RECORD.answers, ".")}, f"ply {len(RECORD.answers) + 1}: '.' comes after the end of the game"),
        ({"answers": RECORD.answers[:-1]}, "the digest does not fit"),
        ({"answers": (f"{RECORD.answers[0]} ", *RECORD.answers[1:])}, "ply 1: "),
        ({"answers": ("x" * 5000,)}, "'…"),
        ({"digest": "0" * 64}, f"ply {len(RECORD.answers)}: the digest does not fit"),
        ({"rules": 99}, "rules version 99 of bluff is not the one played here (1)"),
        ({"game": "poker"}, "no game is called 'poker'; there are "),
        ({"options": {"players": 3}}, "players: B1: two play, not 3"),
        ({"options": {"colour": 3}}, "colour: bluff has no such option; it has players"),
        ({"options": {"players": "two"}}, "players: Expected `int`, got `str`"),
        ({"dice": "loaded"}, "dice: unknown dice 'loaded'"),
    ],
)
def test_a_record_that_does_not_hold_is_refused_in_one_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        check(replace(RECORD, **change))
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (encode(RECORD)[:40], "not a record: Input data was truncated"),
        (b'{"game": "bluff"}', "not a record: Object missing required field `rules`"),
        (b"[]", "not a record: Expected `object`, got `array`"),
        (b"\xff\xfe", "not a record"),
        (b'{"game":"bluff","rules":1,"options":{"a":' + b"[" * 5000, "not a record: nested too deeply"),
        (encode({**decode(encode(RECORD)), "format": 2}), "format 2 is not the one known here (1)"),
        (
            encode({**decode(encode(RECORD)), "answers": [1]}),
            "not a record: Expected `str`, got `int` - at `$.answers[0]`",
        ),
    ],
)
def test_a_damaged_line_is_refused_in_one_sentence(line: bytes, sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(line)
    assert sentence in str(refused.value)


def fair() -> tuple[FairDeal, HmacDice]:
    secret, nonces = "5e" * 32, (Nonce(0, promise_of("aa"), "aa"), Nonce(1, promise_of("bb"), None))
    return FairDeal("t1/1", promise_of(secret), secret, nonces), HmacDice(fair_seed("t1/1", secret, nonces))


def test_a_fair_deal_is_checked() -> None:
    deal, dice = fair()
    check(played(dice, deal))
    assert read_record(encode(played(dice, deal))).fair == deal


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"secret": "5f" * 32}, "the secret is not the one that was promised"),
        ({"secret": "zz"}, "a secret or nonce is not hexadecimal"),
        ({"nonces": (Nonce(0, promise_of("aa"), "ab"),)}, "the nonce of seat 1 is not the one that was promised"),
        ({"nonces": ()}, "the dice were not seeded by this secret and these nonces"),
        ({"game": "t1/2"}, "the dice were not seeded by this secret and these nonces"),
        (
            {"nonces": (Nonce(1, promise_of("bb"), "bb"), Nonce(0, promise_of("aa"), "aa"))},
            "not one a seat, in seat order",
        ),
        ({"nonces": (Nonce(7, promise_of("aa"), "aa"),)}, "not one a seat, in seat order"),
        ({"nonces": (Nonce(0, promise_of("aa"), "AA"),)}, "a secret or nonce is not hexadecimal in small letters"),
    ],
)
def test_an_unfair_deal_is_refused(change: dict[str, Any], sentence: str) -> None:
    deal, dice = fair()
    with pytest.raises(BadRecord, match=f"fair deal: .*{sentence}"):
        check(played(dice, replace(deal, **change)))


def test_a_fair_deal_needs_the_dice_of_record() -> None:
    with pytest.raises(BadRecord, match="only dice of kind hmac"):
        check(played(FastDice("1"), fair()[0]))
