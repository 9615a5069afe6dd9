"""What a run counts: told by the positions of the games themselves, and by games written down by hand."""

from collections.abc import Sequence
from typing import Any

import pytest

from cattery.arena import DealPlayed, GamePlayed, play_deal, run_settings, summary
from cattery.arena.measures import Measures, measure
from cattery.kernel import Choices, Event, FastDice, Roll, tag_of
from cattery.kit import find_game, kit_of
from cattery.players import register_player
from cattery.testing import Moment, random_history


def whole_game(name: str, players: int, seed: int) -> tuple[list[Moment], Measures]:
    """A random game, and what is measured of it."""
    game = find_game(name)
    history = list(random_history(game, game.options({"players": players}), FastDice(f"measured/{seed}")))
    events = [event for moment in history for event in moment.events]
    return history, measure(kit_of(name), events, game.result(history[-1].state))


def test_in_schrodinger_who_holds_out_longer_ranks_higher() -> None:
    """S23, S24; and S6, S7: who was dealt which physicat, and who began."""
    for seed in range(10):
        history, found = whole_game("schrodinger", 5, seed)
        tables = [moment.state.table for moment in history]
        lived = [sum(table.lives[seat] > 0 for table in tables) for seat in range(5)]
        assert found.ranks == tuple(1 + sum(other > mine for other in lived) for mine in lived)
        assert sorted(found.ranks) == [1, 2, 3, 4, 5]
        assert found.lots["physicat"] == next(table.physicats for table in tables if None not in table.physicats)
        assert found.first == next(table.starter for table in tables if table.starter is not None)


def test_in_mistigri_fewer_penalties_rank_higher() -> None:
    """M50; and M5: who began the first round."""
    for seed in range(5):
        history, found = whole_game("mistigri", 4, seed)
        rounds = history[-1].state.table.penalties
        assert found.points["penalty"] == tuple(map(sum, zip(*rounds, strict=True)))
        assert found.ranks == tuple(
            1 + sum(other < mine for other in found.points["penalty"]) for mine in found.points["penalty"]
        )
        assert found.first == next(m.state.table.first for m in history if m.state.table.first is not None)


@pytest.mark.parametrize("game", ["schrodinger", "mistigri"])
def test_a_player_is_told_what_its_seat_saw_and_no_more(game: str) -> None:
    told = 0

    def spy(view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
        nonlocal told
        for event in sightings:
            if tag_of(event) in ("cards-dealt", "hand-dealt"):
                told += 1
                seat, cards = event.seat, event.cards  # type: ignore[attr-defined]
                assert (cards.what is not None) == (seat == view.seat)
        return choices[dice(len(choices))]

    register_player("spy", spy)
    play_deal(game, {}, ("spy",) * 3, "told", 0)
    assert told > 100


def test_wins_are_counted_for_the_seat_the_turn_and_the_physicat_they_were_won_with() -> None:
    """Two games of one deal: a player wins from seat 2, which begins, and then loses from seat 1."""
    both = ("mewton", "tabby")
    games = [
        GamePlayed((1, 0), (0.0, 1.0), Measures((2, 1), first=1, lots={"physicat": both}), 9),
        GamePlayed((0, 1), (0.0, 1.0), Measures((2, 1), first=1, lots={"physicat": both}), 9),
    ]
    run = run_settings("schrodinger", {}, (("kitten", "random"),), "by hand")
    table = summary(run, [DealPlayed(0, 0, games)]).tables[0]
    for by, won, lost in (
        ("seat", "2", "1"),
        ("turn", "1", "2"),
        ("physicat", "tabby", "mewton"),
    ):
        for split in table.splits[by]:
            assert {heading: one.mean for heading, one in split.by.items()} == {won: 1.0, lost: 0.0}
    assert [one.wins.mean for one in table.standings] == [0.5, 0.5]
