"""The engine and a second referee, written from the rules alone, agree on every question of random games."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.referee.hearing import CASES, TABLES, Disagreement, hear, hold

GAMES = {"schrodinger": 12, "mistigri": 20}  # a table; `make proof ONLY=referees` hears thousands
RARE = {
    "schrodinger": {"S13", "S16", "S25", "S32", "S51", *(f"S{40 + i}" for i in range(10))},
    "mistigri": {"M31", "M34", "M40", "M41", "M43", "M44", "M45", "M50", *(f"M{20 + i}" for i in range(1, 9))},
}


@pytest.mark.no_cover
@pytest.mark.parametrize("game", CASES)
def test_they_agree_on_who_is_asked_what_is_lawful_and_what_lies_where(game: str) -> None:
    heard = Counter[str]()
    for options in TABLES[game]:
        heard += hear(CASES[game], options, GAMES[game], f"referee {options}")
    assert heard["games"] == GAMES[game] * len(TABLES[game])
    assert RARE[game] - set(heard) == set()  # so that agreeing means something


@pytest.mark.parametrize(
    ("game", "engine", "referee", "what"),
    [
        ("schrodinger", {"players": 4, "lives": 2}, {"players": 4, "physicats": True}, "lives"),
        ("schrodinger", {"players": 2, "physicats": False}, {"players": 2, "physicats": True}, "the lawful answers"),
        (
            "schrodinger",
            {"players": 2, "starter": 1},
            {"players": 2, "physicats": True, "starter": 2},
            "the seat asked",
        ),
        ("mistigri", {"players": 5, "values": (2, 3, 4, 10)}, {"players": 5}, "deck"),
    ],
)
def test_other_rules_are_noticed(game: str, engine: dict[str, Any], referee: dict[str, Any], what: str) -> None:
    with pytest.raises(Disagreement, match=f"^{what}: "):
        hold(CASES[game], engine, CASES[game].referee(**referee), CASES[game].tastes[0], Random("other rules"))
