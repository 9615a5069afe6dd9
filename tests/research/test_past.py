"""Imagined pasts: lawful, the same to the seat, made of what it knows alone, and as likely as they should be."""

from collections import Counter
from functools import reduce
from math import comb, prod
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

from cattery.games.mistigri import events as mistigri
from cattery.games.mistigri.choices import ChooseCard, DiscardPair, GiveCard
from cattery.games.mistigri.steps.effects import ChooseDrawn, SwapOut
from cattery.games.schrodinger import events as schrodinger
from cattery.games.schrodinger.choices import ShowProof, SwapCards
from cattery.games.schrodinger.research.recall import recall
from cattery.kernel import CHANCE, Choice, FastDice, Game, State, apply, redact, start
from cattery.research.part import Told, encoding_of, research_of
from cattery.research.tree import Node, begin, retold
from tests.research.spiel import load
from tests.research.tables import NAMES, TABLES, Pick, play


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
                    assert retold(name, options, other.history()).state == other.node.state
                    assert str(one) == str(two)  # whichever world it is asked in
                    if name == "schrodinger":
                        assert other.information_state_tensor(player) == state.information_state_tensor(player)
            state.apply_action(pick.choice(state.legal_actions()))


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "options", [{"players": 3, "hand": 2}, {"players": 4}, {"players": 2, "physicats": False, "hand": 2, "track": 1}]
)
def test_information_and_recall_tell_each_other_apart_equally(options: dict[str, Any]) -> None:
    """Different information gives different tensors, and equal information equal ones.

    Of two histories that differ in one answer alone, and then go on alike as long as they can, nothing but what the
    tensor remembers tells which was which.
    """
    game = encoding_of("schrodinger").game
    for seed in range(3):
        texts: dict[str, bytes] = {}
        tensors: dict[bytes, str] = {}
        roll = FastDice(f"recall/{seed}/others")
        *nodes, last = play("schrodinger", options, f"recall/{seed}")
        history = last.history()
        for number, node in enumerate(nodes):
            answers = _answers(node)
            for _ in range(2):
                other = _alike_as_far_as_can_be(node.after(answers[roll(len(answers))]), history[number + 1 :])
                for seat in range(options["players"]):
                    text, tensor = other.text(seat), bytes(recall(game.view(other.state, seat), other.told(seat)))
                    assert texts.setdefault(text, tensor) == tensor
                    assert tensors.setdefault(tensor, text) == text


def _alike_as_far_as_can_be(node: Node, history: list[int]) -> Node:
    """As it went on there; where that cannot be, by the first answer there is."""
    for number in history:
        if node.actor is None:
            break
        answers = _answers(node)
        node = node.after(number if number in answers else answers[0])
    return node


def _answers(node: Node) -> list[int]:
    return [outcome for outcome, _ in node.outcomes()] if node.actor == CHANCE else node.legal()


@pytest.mark.parametrize(("name", "options"), TABLES[::3], ids=NAMES[::3])
def test_worlds_that_look_alike_go_on_telling_the_same_story(name: str, options: dict[str, Any]) -> None:
    """Non-interference: played on with answers that look alike, information states stay the same byte for byte."""
    roll = FastDice(f"alike {name} {options}")
    encoding = encoding_of(name)
    compared = differed = 0
    for node in play(name, options, f"alike {name} {options}"):
        if node.said or roll(4):
            continue
        viewer = roll(node.options.players)
        other = _retold(node, research_of(name).past(node.told(viewer), encoding.game.view(node.state, viewer), roll))
        one = node
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


def _with(node: Node, answer: Choice) -> Node:
    encoding = node.encoding
    if node.actor != CHANCE:
        return node.after(encoding.action[answer])
    for part in encoding.spelling(answer):
        node = node.after(encoding.outcome[part])
    return node


def _retold(node: Node, answers: list[Choice]) -> Node:
    return reduce(_with, answers, begin(node.encoding.game.name, node.options))


def _alike(one: State, answer: Any, other: State, viewer: int, roll: Any) -> Any:
    step = one.step
    assert step is not None
    look, size = step.shown(one.table, answer, viewer), len(other.choices)
    some = [other.choices[roll(size)] for _ in range(40)] if size > 40 else list(other.choices)
    fitting = [choice for choice in some if step.shown(other.table, choice, viewer) == look]
    return fitting[roll(len(fitting))] if fitting else None


# --- as likely as they are: against going through every history that fits

EXACT: list[tuple[str, dict[str, Any], set[str]]] = [
    (
        "schrodinger",
        {"players": 2, "physicats": False, "hand": 4, "pack": (7, 6, 1, 0), "track": 3, "starter": 1},
        {"drawn shown", "drawn away"},
    ),
    ("schrodinger", {"players": 3, "hand": 3, "pack": (4, 4, 1, 1), "track": 3, "lives": 1}, {"drawn shown"}),
    ("mistigri", {"players": 3, "values": (1, 9, 10), "hand": 3, "starter": 1}, {"no-1s", "twin"}),
    ("mistigri", {"players": 3, "values": (2,), "hand": 2, "starter": 2}, {"twin"}),
    ("mistigri", {"players": 3, "values": (4, 10), "hand": 2, "starter": 3}, set()),
    ("mistigri", {"players": 3, "values": (7, 8, 9, 10), "hand": 2, "starter": 1}, set()),
]
POSITIONS, SAMPLES, MOST_HISTORIES = 3, 1500, 4000


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "options", "expected"), EXACT)
@pytest.mark.slow
def test_pasts_are_as_likely_as_every_history_that_fits_makes_them(
    name: str, options: dict[str, Any], expected: set[str]
) -> None:
    game = encoding_of(name).game
    met = Counter(dict.fromkeys({*expected, "any"}, 0))
    for seed in range(600):
        roll = FastDice(f"exact {seed}")
        nodes = [node for node in play(name, options, f"exact {seed}", busy(roll)) if not node.said]
        node, viewer = nodes[len(nodes) // 5 + roll(len(nodes) * 4 // 5)], roll(nodes[0].options.players)
        told, view = node.told(viewer), game.view(node.state, viewer)
        kinds = {"any", *_kinds(told, viewer)} & set(met)
        if all(met[kind] >= POSITIONS for kind in kinds):
            continue
        weights = _every(game, node.options, told, viewer)
        if weights is None or len(weights) < 3:
            continue
        met.update(kinds)
        found = Counter(tuple(map(game.write, research_of(name).past(told, view, roll))) for _ in range(SAMPLES))
        assert set(found) <= set(weights)
        assert _fits(found, weights), f"seed {seed}"
        if min(met.values()) >= POSITIONS:
            break
    assert min(met.values()) >= POSITIONS, met


def busy(roll: FastDice) -> Pick:
    """Answers that move cards about: low claims, and rather some cards than none."""

    def pick(state: State) -> Any:
        some = [choice for choice in state.choices if any(getattr(choice, "cards", ()))]
        if some and roll(5):
            return some[roll(len(some))]
        return state.choices[roll(min(3, len(state.choices)))]

    return pick


def _kinds(told: list[Told], viewer: int) -> set[str]:
    """Where faults would show: cards of different standing lie in one hidden hand, and one of them leaves it.

    Cards dealt and cards drawn; M21's no-1s and what came after; a card that the viewer knows, and perhaps its twin.
    """
    kinds: set[str] = set()
    held: Counter[int] = Counter()
    drawn: set[int] = set()
    no_ones: set[int] = set()
    mixed: set[int] = set()
    given: set[str] = set()
    for sighting in (sighting for one in told for sighting in one.sightings):
        match sighting:
            case schrodinger.RoundBegan() | mistigri.RoundBegan():
                held, drawn, no_ones, mixed, given = Counter(), set(), set(), set(), set()
            case schrodinger.CardsDealt(seat, number, _):
                held[seat] = number
            case schrodinger.CardsDrawn(seat, number, cards):
                held[seat] += number
                drawn |= {seat} if cards.what is None else set()
            case schrodinger.ProofShown(seat, cards):
                kinds |= {"drawn shown"} if seat in drawn and sum(cards) < held[seat] else set()
                held[seat] -= sum(cards)
            case schrodinger.CardsPutAway(seat, number, _):
                kinds |= {"drawn away"} if seat in drawn and number < held[seat] else set()
                held[seat] -= number
            case mistigri.OnesDiscarded(seat) if seat != viewer:
                no_ones.add(seat)
                mixed.discard(seat)
            case mistigri.CardDrawn(taker, giver, card):
                if giver in mixed:
                    kinds.add("no-1s")
                if card.what is None and taker in no_ones:
                    mixed.add(taker)
                if card.what is not None and giver == viewer:
                    given.add(card.what)
            case mistigri.PairDiscarded(seat, pair) if seat != viewer and given.intersection(pair):
                kinds.add("twin")
    return kinds


def _fits(found: Counter[Any], weights: dict[Any, float]) -> bool:
    """A chi-square test, rare histories being counted together."""
    whole, size = sum(weights.values()), SAMPLES
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


def _every(game: Game, options: Any, told: list[Told], viewer: int) -> dict[tuple[str, ...], float] | None:
    """Every history that this viewer cannot tell from the real one, with its weight, by the rules machine alone.

    None if there are too many on the way.
    """
    histories: list[tuple[State, tuple[str, ...], float]] = [(start(game, options)[0], (), 1.0)]
    for target in told[1:]:
        longer = []
        for state, answers, weight in histories:
            step = state.step
            if step is None or step != target.step:
                continue
            weights = getattr(state.choices, "weights", None)
            every = weights() if weights is not None else Counter(state.choices)
            for answer, times in every.items():
                if target.answer is not None and answer != target.answer:
                    continue
                after, facts, _ = apply(state, answer)
                if tuple(redact(fact, viewer) for fact in facts) == target.sightings:
                    ways = times / sum(every.values()) if step.actor == CHANCE else _ways(state, answer, viewer)
                    longer.append((after, (*answers, game.write(answer)), weight * ways))
        histories = longer
        if len(histories) > MOST_HISTORIES:
            return None
    return {answers: weight for _, answers, weight in histories}


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
