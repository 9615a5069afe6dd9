"""Imagined pasts: lawful, the same to the seat, made of what it knows alone, and as likely as they should be."""

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from math import comb, prod
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

from cattery.games.mistigri.choices import ChooseCard, DiscardPair, GiveCard
from cattery.games.mistigri.steps.effects import ChooseDrawn, SwapOut
from cattery.games.schrodinger.choices import ShowProof, SwapCards
from cattery.kernel import CHANCE, Choice, FastDice, Game, State, apply, redact, start
from cattery.research.line import Line, Told, begin, retold
from cattery.research.numbers import numbers_of
from cattery.research.past import PASTS
from cattery.research.recall import recall
from tests.research.spiel import load
from tests.research.tables import NAMES, TABLES, play


@pytest.mark.parametrize(("name", "options"), TABLES, ids=NAMES)
def test_a_resampled_state_has_a_lawful_history_and_the_same_information(name: str, options: dict[str, Any]) -> None:
    """As OpenSpiel's ResampleInfostateTest has it, at chance nodes too; and the real history has no part in it."""
    game, pick = load(name, options), Random(f"{name}{options}")
    differed = checked = 0
    while checked < 25 or not differed:
        state = game.new_initial_state()
        while not state.is_terminal() and (checked < 25 or not differed):
            for player in range(game.num_players()):
                if pick.random() < 0.1:
                    seed = pick.random()
                    other = state.resample_from_infostate(player, pick.random)
                    one, two = (s.resample_from_infostate(player, Random(seed).random) for s in (state, other))
                    checked += 1
                    differed += str(other) != str(state)
                    assert other.current_player() == state.current_player()
                    assert other.information_state_string(player) == state.information_state_string(player)
                    assert retold(name, options, other.history()).state == other.line.state
                    assert str(one) == str(two)  # whichever world it is asked in
                    if name == "schrodinger":
                        assert other.information_state_tensor(player) == state.information_state_tensor(player)
            state.apply_action(pick.choice(state.legal_actions()))


def test_information_and_recall_tell_each_other_apart_equally() -> None:
    """Different information gives different tensors, and equal information equal ones."""
    game = numbers_of("schrodinger").game
    for options in ({"players": 3, "hand": 2}, {"players": 2, "physicats": False, "hand": 2, "track": 1}):
        texts: dict[str, bytes] = {}
        tensors: dict[bytes, str] = {}
        for seed in range(4):
            for line in play("schrodinger", options, f"recall/{seed}"):
                for seat in range(options["players"]):
                    text, tensor = line.text(seat), bytes(recall(game.view(line.state, seat), line.told(seat)))
                    assert texts.setdefault(text, tensor) == tensor
                    assert tensors.setdefault(tensor, text) == text


@pytest.mark.parametrize(("name", "options"), TABLES[::3], ids=NAMES[::3])
def test_worlds_that_look_alike_go_on_telling_the_same_story(name: str, options: dict[str, Any]) -> None:
    """Non-interference: played on with answers that look alike, information states stay the same byte for byte."""
    roll = FastDice(f"alike {name} {options}")
    numbers = numbers_of(name)
    compared = differed = 0
    for line in play(name, options, f"alike {name} {options}"):
        if line.said or roll(4):
            continue
        viewer = roll(line.options.players)
        other = _retold(line, PASTS[name](line.told(viewer), numbers.game.view(line.state, viewer), roll))
        one = line
        for _ in range(6):
            assert one.text(viewer) == other.text(viewer)
            compared += 1
            differed += one.state.table != other.state.table
            if one.state.step is None:
                break
            answer = one.state.choices[roll(len(one.state.choices))]
            alike = _alike(one.state, answer, other.state, viewer, roll)
            if alike is None:
                break  # they part before the viewer's eyes
            one, other = _with(one, answer), _with(other, alike)
    assert compared and differed


def _with(line: Line, answer: Choice) -> Line:
    numbers = line.numbers
    if line.actor != CHANCE:
        return line.after(numbers.action[answer])
    for part in numbers.spelling(answer):
        line = line.after(numbers.outcome[part])
    return line


def _retold(line: Line, answers: list[Choice]) -> Line:
    return reduce(_with, answers, begin(line.numbers.game.name, line.options))


def _alike(one: State, answer: Any, other: State, viewer: int, roll: Any) -> Any:
    step = one.step
    assert step is not None
    look, size = step.shown(one.table, answer, viewer), len(other.choices)
    some = [other.choices[roll(size)] for _ in range(40)] if size > 40 else list(other.choices)
    fitting = [choice for choice in some if step.shown(other.table, choice, viewer) == look]
    return fitting[roll(len(fitting))] if fitting else None


# --- as likely as they are: against going through every history that fits

EXACT = [
    ("schrodinger", {"players": 2, "physicats": False, "hand": 2, "pack": (3, 2, 1, 1), "track": 1, "starter": 1}, 14),
    ("schrodinger", {"players": 3, "hand": 1, "pack": (2, 2, 1, 0), "track": 1, "lives": 1, "starter": 2}, 20),
    ("mistigri", {"players": 3, "values": (1, 10), "hand": 2, "starter": 1}, 16),
    ("mistigri", {"players": 3, "values": (2,), "hand": 2, "starter": 2}, 16),
    ("mistigri", {"players": 3, "values": (4, 10), "hand": 2, "starter": 3}, 20),
    ("mistigri", {"players": 3, "values": (7, 8, 9, 10), "hand": 2, "starter": 1}, 24),
]


@pytest.mark.parametrize(("name", "options", "plies"), EXACT)
def test_pasts_are_as_likely_as_every_history_that_fits_makes_them(
    name: str, options: dict[str, Any], plies: int
) -> None:
    game = numbers_of(name).game
    tried = 0
    for seed in range(30):
        line = [line for line in play(name, options, f"exact/{seed}") if not line.said][:plies][-1]
        viewer = seed % line.options.players
        told, view = line.told(viewer), game.view(line.state, viewer)
        weights = Counter(dict(_every(game, line.options, told, viewer)))
        if not 2 <= len(weights) <= 3000:
            continue
        tried += 1
        roll, size = FastDice(f"exact/{seed}"), 1500
        found = Counter(tuple(map(game.write, PASTS[name](told, view, roll))) for _ in range(size))
        assert set(found) <= set(weights)
        assert _fits(found, weights, size)
        if tried == 3:
            return
    raise AssertionError("too few positions were small enough to go through")


def _fits(found: Counter[Any], weights: Counter[Any], size: int) -> bool:
    """A chi-square test, rare histories being counted together."""
    whole = sum(weights.values())
    common = {key for key, weight in weights.items() if size * weight / whole >= 8}
    observed = [found[key] for key in common]
    expected = [size * weights[key] / whole for key in common]
    if size - sum(expected) > 8:
        observed.append(size - sum(observed))
        expected.append(size - sum(expected))
    if len(observed) < 2:
        return True
    scale = sum(observed) / sum(expected)
    return bool(chisquare(observed, [share * scale for share in expected]).pvalue > 1e-5)


def _every(game: Game, options: Any, told: list[Told], viewer: int) -> Iterator[tuple[tuple[str, ...], float]]:
    """Every history that this viewer cannot tell from the real one, with its weight, by the rules machine alone."""
    state, _, _ = start(game, options)
    merged: Counter[tuple[str, ...]] = Counter()

    def visit(state: State, answers: tuple[str, ...], weight: float) -> None:
        if len(answers) == len(told) - 1:
            merged[answers] += weight  # type: ignore[assignment]
            return
        step, target = state.step, told[len(answers) + 1]
        if step is None or step != target.step:
            return
        weights = getattr(state.choices, "weights", None)
        every = weights() if weights is not None else Counter(state.choices)
        for answer, count in every.items():
            if target.answer is not None and answer != target.answer:
                continue
            after, facts, _ = apply(state, answer)
            if tuple(redact(fact, viewer) for fact in facts) == target.sightings:
                ways = count / sum(every.values()) if step.actor == CHANCE else _ways(state, answer, viewer)
                visit(after, (*answers, game.write(answer)), weight * ways)

    visit(state, (), 1.0)
    yield from merged.items()


def _ways(state: State, answer: Any, viewer: int) -> float:
    """How many physical cards this answer can have been; of what is chosen unseen, as a share of all that could be."""
    step = state.step
    assert step is not None and step.actor is not None
    if step.actor == viewer:
        return 1
    hand: Any = state.table.hands[step.actor]
    match answer:
        case ShowProof(cards):
            return float(prod(map(comb, hand, cards)))
        case SwapCards(cards):
            return prod(map(comb, hand, cards)) / comb(sum(hand), sum(cards))
        case DiscardPair((one, other)):
            return float(hand.count(one) * (hand.count(other) - (one == other)))
        case ChooseCard(card) if isinstance(step, ChooseDrawn | SwapOut):
            return float(hand.count(card) / len(hand))
        case GiveCard(card, _):
            return float(hand.count(card) / len(hand))
    return 1
