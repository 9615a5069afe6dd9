"""Dice: written-down vectors, right frequencies, the same deal whatever players do."""

from collections import Counter
from math import sqrt

import pytest

from cattery.kernel import FastDice, HmacDice, apply, named_dice, start
from tests.bluff import BLUFF, PACK, Hands, Pick

ZERO, ONES = bytes(32), bytes.fromhex("ff" * 32)

# Also in docs/fair-deal.md: anybody who writes these dice again must get these numbers.
VECTORS = [
    (ZERO, 0, 0, 6, 2),
    (ZERO, 1, 0, 52, 21),
    (ZERO, 1, 1, 52, 0),
    (ONES, 2, 7, 20358520, 8_781_275),
    (b"cattery", 10, 123, 2**100, 221_468_101_932_455_284_684_178_361_562),
]


@pytest.mark.parametrize(("seed", "round", "n", "size", "number"), VECTORS)
def test_hmac_dice_give_the_written_down_numbers(seed: bytes, round: int, n: int, size: int, number: int) -> None:
    assert HmacDice(seed)(size, round, n) == number


@pytest.mark.parametrize("dice", [HmacDice(ZERO), FastDice("x")])
def test_dice_are_even_and_in_range(dice: HmacDice | FastDice) -> None:
    rolled = Counter(dice(6, 1, n) for n in range(6000))
    assert set(rolled) == set(range(6))
    assert max(abs(count - 1000) for count in rolled.values()) < 5 * sqrt(6000 * 5 / 36)
    assert {dice(1, 1, n) for n in range(20)} == {0}


def test_a_weighted_chance_step_has_the_right_frequencies() -> None:
    hands, dice = Hands(PACK), HmacDice(ONES)
    assert hands.weights() == {Pick(("H", "H")): 3, Pick(("H", "L")): 9, Pick(("L", "L")): 3}
    rolled = Counter(hands[dice(len(hands), 3, n)] for n in range(15000))
    for pick, weight in hands.weights().items():
        share = weight / len(hands)
        assert abs(rolled[pick] - 15000 * share) < 5 * sqrt(15000 * share * (1 - share))


def test_the_same_seed_deals_the_same_cards_whatever_players_do() -> None:
    dice, dealt = HmacDice(b"duplicate"), set()
    for call in (0, 1):
        state, _, first = start(BLUFF, BLUFF.options(), dice)
        state, _, _ = apply(state, state.choices[-1 + call], dice)
        state, _, second = apply(state, state.choices[call], dice)
        assert state.round == 2
        dealt.add((*first, *second))
    assert len(dealt) == 1


@pytest.mark.parametrize("dice", [HmacDice(ONES), FastDice("a seed/with spaces")])
def test_a_record_can_name_its_dice(dice: HmacDice | FastDice) -> None:
    again = named_dice(dice.name)
    assert again is not None
    assert again.name == dice.name
    fresh = type(dice)(dice.seed)  # type: ignore[arg-type]
    assert [again(100, 1, n) for n in range(9)] == [fresh(100, 1, n) for n in range(9)]


def test_unknown_dice_are_refused() -> None:
    assert named_dice("given") is None
    for name in ("loaded 123", "hmac xyz", ""):
        with pytest.raises(ValueError, match=r".+"):
            named_dice(name)
