"""Hold a game's batched twin to the rules machine, step by step: python -m proof.twin_parity GAME [GAMES].

The rules machine plays games with every option, by players that answer evenly, slowly, or by kinds of answers; the twin
plays the same answers with the same chance. At every question both must agree on who is asked, which actions are lawful
and what every seat and a spectator observe; at the end on the rewards; and some lanes are written out as records, which
must be the records that the rules machine wrote.
"""

import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cattery.kernel import SPECTATOR, Choice, FastDice, Recorder, tag_of
from cattery.kit import check, kit_of
from cattery.research.part import encoding_of

Words = NDArray[np.uint32]
LANES = 64
PART = 512  # so many games are told before they are compared
EVERY = 16  # one lane in so many is written out as a record


class Disagreement(AssertionError):
    """The twin and the rules machine say different things."""


class Moment(NamedTuple):
    """A position at rest, as the rules machine tells it."""

    asked: int  # -1: the game is over
    legal: bytes  # a byte for each action
    seen: bytes  # the observations of all seats, and a spectator's
    chance: Words  # what chance said on the way here
    action: int  # what is answered here


class Story(NamedTuple):
    """A whole game."""

    options: Any
    moments: list[Moment]
    rewards: tuple[float, ...]
    answers: tuple[str, ...]


# --- players that look for trouble


def _evenly(choices: Sequence[Choice], random: Random) -> Choice:
    return random.choice(choices)


def _by_kind(choices: Sequence[Choice], random: Random) -> Choice:
    """Rare kinds of answers, powers above all, come as often as others."""
    kinds = sorted({tag_of(choice) for choice in choices})
    kind = random.choice(kinds)
    return random.choice([choice for choice in choices if tag_of(choice) == kind])


def _slowly(choices: Sequence[Choice], random: Random) -> Choice:
    """The nearest of each kind, so that games last long and everything comes about in them."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(tag_of(choice), []).append(choice)
    weights = [0.03 if kind == "doubt" else 0.3 if kind == "end-turn" else 1 for kind in kinds]
    some = random.choices([*kinds.values()], weights)[0]
    return some[0] if some[0].__class__.__name__ == "Claim" else random.choice(some)


MANNERS = (_evenly, _by_kind, _slowly)


def story(game: str, seed: str) -> Story:
    """A game that the rules machine plays."""
    numbers, given = encoding_of(game), given_of(game)
    random = Random(seed)
    options = numbers.game.options(given.some_options(random.randrange))
    manner = random.choices(MANNERS, (4, 3, 1))[0]
    recorder = Recorder(numbers.game, options, FastDice(seed))
    moments = []
    facts = recorder.events
    while True:
        state = recorder.state
        step = state.step
        action = -1
        legal = bytearray(len(numbers.actions))
        if step is not None:
            for choice in state.choices:
                legal[numbers.action[choice]] = 1
            answer = manner(tuple(state.choices), random)
            action = numbers.action[answer]
        viewers = (*range(options.players), SPECTATOR)
        seen = b"".join(bytes(numbers.observe(numbers.game.view(state, viewer))) for viewer in viewers)
        asked = -1 if step is None or step.actor is None else step.actor
        moments.append(Moment(asked, bytes(legal), seen, given.chance_of(facts), action))
        if step is None:
            return Story(options, moments, numbers.game.result(state), tuple(recorder.answers))
        facts = recorder.answer(answer)


# --- the twin


def given_of(game: str) -> Any:
    """A twin's module for chance that is given."""
    return import_module(f"{kit_of(game).package}.batched.given")


class Playing(NamedTuple):
    """The twin's functions over a batch, compiled."""

    step: Callable[..., Any]
    tell: Callable[..., Any]


@cache
def playing(game: str) -> Playing:
    """Compiled once, whatever the options."""
    import jax
    import jax.numpy as jnp

    from cattery.lanes import Dice

    twin, given = kit_of(game).part("batched"), given_of(game)
    viewers = jnp.array([*range(twin.SEATS), SPECTATOR])

    def step(table: Any, action: Any, chance: Any, begins: Any, parameters: Any) -> Any:
        """An answer; or a new game, where one begins."""
        new, rewards, over = given.step_given(table, action, chance)
        fresh = given.begin_given(parameters, chance)
        return jax.tree.map(lambda one, other: jnp.where(begins, one, other), fresh, new), rewards, over

    def told(table: Any, words: Any) -> Any:
        legal = twin.legal(table)
        some = jax.vmap(lambda word: twin.sample(twin.with_dice(table, Dice(word, ~word)))[1])(words)
        return twin.asked(table), legal, legal[some].all(), jax.vmap(partial(twin.observe, table))(viewers)

    return Playing(jax.jit(jax.vmap(step)), jax.jit(jax.vmap(told, (0, None))))


class Lane:
    """A place in the batch: it plays one story after another."""

    def __init__(self) -> None:
        self.story: Story | None = None
        self.at = 0  # the moment it has come to
        self.tables: list[Any] | None = None  # all its moments, if it is to be recorded

    def begin(self, story: Story | None, recorded: bool) -> None:
        """Play this one now; None: there are no more."""
        self.story, self.at, self.tables = story, 0, [] if recorded else None

    @property
    def moment(self) -> Moment | None:
        return None if self.story is None else self.story.moments[self.at]


def hold(game: str, stories: Sequence[Story], lanes: int = LANES) -> Counter[str]:
    """Play these stories with the twin; Disagreement names the first thing in which it differs."""
    import jax
    import jax.numpy as jnp

    twin, given, play = kit_of(game).part("batched"), given_of(game), playing(game)
    counts: Counter[str] = Counter()
    waiting = list(reversed(stories))
    batch = [Lane() for _ in range(lanes)]
    leaves, shape = jax.tree.flatten(twin.parameters(stories[0].options))
    parameters = [np.stack([np.asarray(leaf)] * lanes) for leaf in leaves]
    chance, actions = np.zeros((lanes, given.CHANCE), np.uint32), np.zeros(lanes, np.int32)
    table = jax.vmap(given.begin_given)(jax.tree.unflatten(shape, parameters), jnp.asarray(chance))
    while True:
        begins = np.zeros(lanes, bool)
        for number, lane in enumerate(batch):
            moment = lane.moment
            if moment is not None and moment.asked >= 0:
                actions[number] = moment.action
                lane.at += 1
            elif waiting:
                counts["games"] += 1
                lane.begin(waiting.pop(), counts["games"] % EVERY == 1)
                begins[number] = True
                assert lane.story is not None
                for own, leaf in zip(parameters, jax.tree.leaves(twin.parameters(lane.story.options)), strict=True):
                    own[number] = leaf
            else:
                lane.begin(None, False)
            if lane.moment is not None:
                chance[number] = lane.moment.chance
        if all(lane.story is None for lane in batch):
            return counts
        given_now = (jnp.asarray(actions), jnp.asarray(chance), jnp.asarray(begins))
        table, *told = play.step(table, *given_now, jax.tree.unflatten(shape, [*map(jnp.asarray, parameters)]))
        words = np.random.default_rng(counts["answers"]).integers(1 << 32, size=4, dtype=np.uint32)
        rewards, over, asked, legal, lawful, seen = (np.asarray(one) for one in (*told, *play.tell(table, words)))
        here = jax.tree.map(np.asarray, table) if any(lane.tables is not None for lane in batch) else None
        for number, lane in enumerate(batch):
            if lane.story is not None:
                end = None if begins[number] else (bool(over[number]), rewards[number])
                if lane.moment is not None and lane.moment.asked >= 0:
                    _same(str(lane.story.options), "whether samples are lawful", bool(lawful[number]), True)
                _agree(game, lane, end, int(asked[number]), legal[number], seen[number])
                counts["answers"] += not begins[number]
                counts["observations"] += lane.story.options.players + 1
                if lane.tables is not None:
                    lane.tables.append(jax.tree.map(lambda word, number=number: word[number], here))
                    if lane.at == len(lane.story.moments) - 1:
                        counts["records"] += 1
                        _recorded(twin, lane.story, lane.tables)


def _agree(
    game: str,
    lane: Lane,
    end: tuple[bool, NDArray[np.float32]] | None,
    asked: int,
    legal: NDArray[np.bool_],
    seen: NDArray[np.uint8],
) -> None:
    """Both tell the same of this moment."""
    story, moment = lane.story, lane.moment
    assert story is not None and moment is not None
    players, is_over = story.options.players, moment.asked < 0
    where = f"{story.options}, answer {lane.at} of {' '.join(story.answers)}"
    if end is not None:
        _same(where, "over", end[0], is_over)
        won = np.zeros(len(end[1]), np.float32)
        won[:players] = story.rewards if is_over else 0
        _same(where, "rewards", end[1].tolist(), won.tolist())
    if not is_over:
        _same(where, "asked", asked, moment.asked)
        if legal.tobytes() != moment.legal:
            _same(where, "lawful", _set(legal.tobytes()), _set(moment.legal))
    own = seen[:players].tobytes() + seen[-1].tobytes()
    if own != moment.seen:
        layout = encoding_of(game).observation
        at = next(at for at, (one, other) in enumerate(zip(own, moment.seen, strict=True)) if one != other)
        viewer, at = divmod(at, layout.size)
        piece = next(piece for piece in reversed(layout.pieces) if layout.start[piece.name] <= at)
        start = viewer * layout.size + layout.start[piece.name]
        said = [list(row[start : start + piece.size]) for row in (own, moment.seen)]
        _same(where, f"{piece.name}, seen by {viewer}", *said)


def _set(legal: bytes) -> list[int]:
    return [action for action, is_lawful in enumerate(legal) if is_lawful]


def _same(where: str, what: str, twin: Any, machine: Any) -> None:
    if twin != machine:
        raise Disagreement(f"{what}: the twin says {twin}, the rules machine {machine}: {where}")


def _recorded(twin: Any, story: Story, tables: list[Any]) -> None:
    """The lane as a record, which is the one that the rules machine wrote."""
    import jax

    own = jax.tree.map(lambda *words: np.stack(words), *tables)
    record = twin.record(story.options, own, [moment.action for moment in story.moments[:-1]])
    _same(str(story.options), "record", record.answers, story.answers)
    check(record)


# --- many


def held(game: str, seeds: Sequence[str]) -> Counter[str]:
    """These games, played by both."""
    return hold(game, [story(game, seed) for seed in seeds])


def main(game: str, games: int = 100_000) -> int:
    """Play on every core and tell how much was compared."""
    began, counts = time.monotonic(), Counter[str]()
    seeds = [f"parity {number}" for number in range(games)]
    parts = [seeds[at : at + PART] for at in range(0, games, PART)]
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        for some in pool.map(partial(held, game), parts):
            counts += some
            print(f"\r{counts['games']} of {games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    print(f"{game}: the twin agreed with the rules machine in {counts['games']:,} games")
    print(f"{counts['answers']:,} answers, {counts['observations']:,} observations, {counts['records']:,} records")
    print(f"{time.monotonic() - began:,.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
