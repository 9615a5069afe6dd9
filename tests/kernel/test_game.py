"""Options, and where games are found."""

from typing import Any

import pytest

from cattery.kernel import BadNotation, BadOption, UnknownGame
from cattery.kit import find_game, kit_names
from tests.bluff import BLUFF


def test_options_have_defaults() -> None:
    assert BLUFF.options().players == BLUFF.options({"players": 2}).players == 2


@pytest.mark.parametrize(
    ("given", "option"), [({"players": 3}, "players"), ({"players": None}, "players"), ({"seats": 2}, "seats")]
)
def test_an_unlawful_option_is_refused_by_name(given: dict[str, Any], option: str) -> None:
    with pytest.raises(BadOption) as refused:
        BLUFF.options(given)
    assert refused.value.option == option
    assert str(refused.value).startswith(f"{option}: ")


def test_a_registered_game_is_found_and_an_unknown_one_named() -> None:
    assert find_game("bluff") is BLUFF
    assert "bluff" in kit_names()
    with pytest.raises(UnknownGame, match=r"no game is called 'chess'; there are .*bluff"):
        find_game("chess")


def test_positions_are_text_both_ways_and_refused_with_a_reason() -> None:
    assert BLUFF.write_position(BLUFF.read_position("HL HH lay 1")) == "HL HH lay 1"
    with pytest.raises(BadNotation, match="is no position"):
        BLUFF.read_position("HH HH lay 1")
