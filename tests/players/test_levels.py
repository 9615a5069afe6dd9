"""What every level of play must do, whatever it knows: answer lawfully, and the same to the same question."""

from collections.abc import Iterator
from typing import Any

import pytest

from cattery.kernel import Event, FastDice, Game, Playthrough, State
from cattery.kit import find_game, register_kit
from cattery.players import Choose, UnknownPlayer, find_player, player_names
from tests.bluff import BARE, BLUFF

LEVELS = ["random", "kitten", "yardstick", "house-cat"]
TABLES = [("schrodinger", 2), ("schrodinger", 3), ("schrodinger", 4), ("schrodinger", 6)]
TABLES += [("mistigri", 3), ("mistigri", 4), ("mistigri", 5)]


def positions(game: Game, players: list[Choose], seed: str) -> Iterator[tuple[State, list[Event], int, FastDice]]:
    """Every question of a game among these players: the position, what the asked seat saw, and its dice."""
    roll = FastDice(seed)
    play = Playthrough(game, game.options({"players": len(players)}), roll, range(len(players)))
    while (seat := play.asked) is not None:
        yield play.state, play.sightings[seat], seat, roll
        play.answer(play.ask(players[seat], roll))  # IllegalChoice, if it is none


def test_the_levels_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert [name for name in player_names() if name in LEVELS] == LEVELS


def test_a_level_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(
        UnknownPlayer, match="no player is called 'lion'; there are random, kitten, yardstick, house-cat"
    ):
        find_player("lion", "schrodinger")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "count"), TABLES)
def test_whole_games_without_an_illegal_answer(level: str, name: str, count: int) -> None:
    """The level meets players who do anything, so that it sees positions it would never bring about itself."""
    game = find_game(name)
    players = [find_player(level if seat % 2 == 0 else "random", name) for seat in range(count)]
    asked = sum(1 for number in range(12) for _ in positions(game, players, f"{level}/{number}"))
    assert asked > 12


@pytest.mark.parametrize("level", LEVELS)
def test_other_options_than_the_usual_ones_are_played_too(level: str) -> None:
    game, choose, roll = find_game("schrodinger"), find_player(level, "schrodinger"), FastDice(level)
    tiny: dict[str, Any] = {"players": 3, "hand": 2, "pack": (3, 3, 2, 1), "track": 2}
    lopsided = {"players": 2, "hand": 4, "pack": (9, 0, 1, 2), "track": 13}
    variants: list[dict[str, Any]] = [{"physicats": False}, {"lives": 2}, *[tiny] * 8, *[lopsided] * 8]
    for given in variants:
        play = Playthrough(game, game.options(given), roll, range(6))
        while play.asked is not None:
            play.answer(play.ask(choose, roll))


@pytest.mark.parametrize("level", LEVELS)
def test_its_answer_is_a_function_of_what_it_is_given(level: str) -> None:
    """The same view, sightings, choices and dice: the same answer, in a process that has seen other games between."""
    for name, count in (("schrodinger", 3), ("mistigri", 3)):
        game, choose = find_game(name), find_player(level, name)
        asked = list(positions(game, [choose] * count, "again"))
        told = [
            (game.view(state, seat), list(seen), state.choices, f"{n}")
            for n, (state, seen, seat, _) in enumerate(asked)
        ]
        first = [choose(view, seen, choices, FastDice(seed)) for view, seen, choices, seed in told]
        second = [choose(view, seen, choices, FastDice(seed)) for view, seen, choices, seed in reversed(told)]
        assert first == second[::-1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_it_does_not_know_is_played_at_random(level: str) -> None:
    players = [find_player(level, register_kit(BARE).name)] * 2
    assert sum(1 for _ in positions(BLUFF, players, "bluff")) == 4
