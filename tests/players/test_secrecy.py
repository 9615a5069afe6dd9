"""Non-interference: nothing that a seat may not know changes the answer of the bot that sits there.

Two worlds that the seat cannot tell apart are played side by side from the deal on. In each the bot is asked from that
world's own view and that world's own sightings, with the same dice. The strictest of them pries: its answer changes
with every byte that it is told.
"""

from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

import pytest

from cattery.kernel import CHANCE, Choices, Event, FastDice, Game, Roll, State, apply, encode, redact, start
from cattery.kit import find_game
from cattery.players import Choose, find_player
from cattery.testing import answer_alike
from tests.players.test_levels import LEVELS, TABLES


def pry(view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
    """Answer by all that there is to be told."""
    return choices[crc32(encode((view, list(sightings))) + bytes([dice(256)])) % len(choices)]


Told = Callable[[Event, int], Event]
"""What a seat is told of an event."""


class TwoWorlds:
    """A game at which everybody plays with `choose`, and beside it a world that `viewer` cannot tell from it."""

    def __init__(self, game: Game, players: int, viewer: int, seed: str, told: Told) -> None:
        self.game, self.viewer, self.told, self.roll = game, viewer, told, FastDice(seed)
        self.here, events, _ = start(game, game.options({"players": players}))  # chance is a question like any other
        self.there: State = self.here
        self.seen: list[list[Event]] = [[told(event, seat) for event in events] for seat in range(players)]
        self.seen_there = list(self.seen[viewer])
        self.lawful = [redact(event, viewer) for event in events]  # what another world is imagined from
        self.compared = self.differed = self.own_past = 0

    def play(self, choose: Choose) -> None:
        """To the end of the game; AssertionError at the first answer by which the worlds differ."""
        while (step := self.here.step) is not None:
            assert step.actor is not None
            seed = f"dice/{self.roll(1 << 30)}"
            if step.actor == CHANCE:
                answer = self.here.choices[self.roll(len(self.here.choices))]
            else:
                answer = self.ask(choose, self.here, self.seen[step.actor], step.actor, seed)
            if step.actor == self.viewer and len(self.here.choices) > 1:
                other = self.ask(choose, self.there, self.seen_there, self.viewer, seed)
                assert self.game.write(answer) == self.game.write(other)
                self.compared += 1
                self.differed += self.here.table != self.there.table
                self.own_past += self.past_differs
            self.go_on(answer)

    def ask(self, choose: Choose, world: State, seen: list[Event], seat: int, seed: str) -> Any:
        return choose(self.game.view(world, seat), seen, world.choices, FastDice(seed))

    past_differs = False  # whether something hidden happened there in another way than here

    def go_on(self, answer: Any) -> None:
        """The same before the viewer's eyes in both worlds. Where that cannot be, another world takes its place."""
        alike = answer_alike(self.viewer, self.here, answer, self.there, self.roll)
        self.here, events, _ = apply(self.here, answer)
        for seat, sightings in enumerate(self.seen):
            sightings += [self.told(event, seat) for event in events]
        self.lawful += [redact(event, self.viewer) for event in events]
        if alike is None:
            self.there = self.game.imagine(self.game.view(self.here, self.viewer), self.lawful, self.roll)
            self.seen_there, self.past_differs = list(self.seen[self.viewer]), False
        else:
            self.there, others, _ = apply(self.there, alike)
            self.seen_there += [self.told(event, self.viewer) for event in others]
            self.past_differs |= encode(events) != encode(others)


def compare(
    game: Game, players: int, choose: Choose, games: int, told: Callable[[Event, int], Event]
) -> list[TwoWorlds]:
    """So many games, each from another seat."""
    played = []
    for number in range(games):
        worlds = TwoWorlds(game, players, number % players, f"worlds/{number}", told)
        worlds.play(choose)
        played.append(worlds)
    return played


@pytest.mark.parametrize("level", [*LEVELS, "pry"])
@pytest.mark.parametrize(("name", "count"), TABLES)
def test_nothing_that_it_may_not_know_changes_its_answer(level: str, name: str, count: int) -> None:
    choose = pry if level == "pry" else find_player(level, name)
    played = compare(find_game(name), count, choose, 8 if name == "schrodinger" else 6, redact)
    compared = sum(worlds.compared for worlds in played)
    assert sum(worlds.differed for worlds in played) > compared / 2, "most of the worlds must really differ"
    assert sum(worlds.own_past for worlds in played) >= 10, "and some by what happened there unseen"


@pytest.mark.parametrize(("name", "count"), [("schrodinger", 4), ("mistigri", 3)])
def test_a_leak_in_what_is_told_would_be_found(name: str, count: int) -> None:
    """Sightings that tell everything: whoever makes something of them answers otherwise in another world."""
    with pytest.raises(AssertionError):
        compare(find_game(name), count, pry, 6, lambda event, seat: event)
