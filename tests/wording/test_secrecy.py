"""What one seat is told never contains what it may not know: in worlds it cannot tell apart it reads the same words.

In every golden game, at every answer, for every seat and for who only watches, in every language: what happened, what
is asked and offered, and whatever the terminal tells when it is asked.
"""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cattery.kernel import SPECTATOR, Event, FastDice, Game, State, apply, choices_for, redact
from cattery.kit import kit_of, replay
from cattery.terminal.manners import manners_of
from cattery.terminal.menu import numbered
from cattery.testing import answer_alike
from cattery.testing.golden import golden_game, named_in
from cattery.wording import LANGUAGES, Teller
from tests.wording.games import NAMES

GOLDEN = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))
EVERY = 7
"""The topics of the terminal are asked for at every so many moments; each seat and language begins at another one."""


class World(NamedTuple):
    """A position, the answer given in it, and what came of that."""

    before: State
    facts: list[Event]
    after: State


class Pair(NamedTuple):
    """What happened, and what might have happened as far as this viewer knows."""

    game: Game
    viewer: int
    number: int  # of the moment in its game
    real: World
    other: World


@cache
def pairs(path: Path) -> list[Pair]:
    """At every answer of a golden game, for every viewer, another world in which an answer looks the same."""
    return list(_pairs(path))


def _pairs(path: Path) -> Iterator[Pair]:
    game, options, seed = named_in(path.read_text("utf-8"))
    plies = list(replay(golden_game(game, options, seed)))
    viewers, roll = (*range(options["players"]), SPECTATOR), FastDice(path.name)
    seen: dict[int, list[Event]] = {viewer: [] for viewer in viewers}
    for ply, following in pairwise(plies):
        step = ply.state.step
        assert step is not None
        answer = game.read(following.answer, step)
        for viewer in viewers:
            seen[viewer] += [redact(event, viewer) for event in ply.events]
            other = game.imagine(game.view(ply.state, viewer), seen[viewer], roll)
            alike = answer_alike(viewer, ply.state, answer, other, roll)
            if alike is not None:
                worlds = (_answered(ply.state, answer), _answered(other, alike))
                yield Pair(game, viewer, ply.number, *worlds)


def _answered(state: State, answer: Any) -> World:
    after, facts, _ = apply(state, answer)
    return World(state, facts, after)


def told(world: World, teller: Teller) -> list[str]:
    """All that this viewer is told, asked and offered."""
    lines = [line for fact in world.facts for line in teller.tell(redact(fact, teller.viewer))]
    lines += [teller.ask(state.step) for state in (world.before, world.after) if state.step is not None]
    return lines + [teller.offer(choice, world.after.step) for choice in choices_for(world.after, teller.viewer)]


def answered_by_the_terminal(game: Game, state: State, teller: Teller) -> list[str]:
    """Every topic that can be asked for, and the menu if it is this viewer's question. (The log is what was told.)"""
    talk, view = manners_of(kit_of(game.name)), game.view(state, teller.viewer)
    lines = [line for tell in talk.topics.values() for line in tell(view, teller, None)]
    lines += [row for draw in talk.drawings.values() for row in draw(view, None)]
    if state.step is not None and state.step.actor == teller.viewer:
        offered = talk.menu(teller, state.step, numbered(game, teller, state.step, tuple(state.choices)))
        lines += [*talk.status(view, teller, state.step), talk.ask(view, teller, state.step)]
        lines += [*offered.heading, *(f"{one.words} {one.short}" for one in offered.offers), *offered.notes]
    return lines


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_worlds_that_look_alike_read_alike(path: Path, language: str) -> None:
    asked: set[int] = set()
    differed = 0
    for pair in pairs(path):
        teller = Teller(pair.game.name, language, pair.viewer, NAMES)
        assert told(pair.real, teller) == told(pair.other, teller)
        if (pair.number + pair.viewer + LANGUAGES.index(language)) % EVERY == 0:
            real, other = (answered_by_the_terminal(pair.game, w.before, teller) for w in (pair.real, pair.other))
            assert real == other and real
            asked.add(pair.viewer)
        differed += pair.real.before.table != pair.other.before.table
    assert asked == {pair.viewer for pair in pairs(path)} and SPECTATOR in asked
    assert differed > len(pairs(path)) / 2


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_comparison_would_notice(path: Path) -> None:
    """The worlds do read otherwise to who was told all, and to who sits on another seat: the test above can fail."""
    watched = [pair for pair in pairs(path) if pair.viewer == SPECTATOR]
    watcher = Teller(watched[0].game.name, "en", SPECTATOR, NAMES)
    all_facts = [[[watcher.say(fact) for fact in one.facts] for one in (pair.real, pair.other)] for pair in watched]
    assert any(real != other for real, other in all_facts)
    player = Teller(watched[0].game.name, "en", 0, NAMES)
    hands = [
        [answered_by_the_terminal(pair.game, one.before, player) for one in (pair.real, pair.other)] for pair in watched
    ]
    assert any(real != other for real, other in hands)
