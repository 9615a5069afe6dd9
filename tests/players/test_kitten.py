"""The kitten plays like somebody who has just learnt the game: mostly with sense, and with people’s mistakes."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from cattery.games.mistigri.cards import VALUE, is_pair
from cattery.games.mistigri.choices import PASS, DiscardPair
from cattery.games.mistigri.steps.effects import GiveAway, SwapIn
from cattery.games.schrodinger.cards import HEISENBERG, INDEX
from cattery.games.schrodinger.choices import DOUBT, ShowProof, SwapCards, UsePower
from cattery.games.schrodinger.odds import claim_odds
from cattery.games.schrodinger.track import PLACE
from cattery.kernel import FastDice, apply, start
from cattery.kit import find_game
from cattery.players import find_player


def asked(name: str, games: int) -> Iterator[tuple[Any, Any, Any]]:
    """Every question of games among kittens: the view, the choices and the answer."""
    game, choose = find_game(name), find_player("kitten", name)
    for number in range(games):
        roll = FastDice(f"kitten/{number}")
        state, _, _ = start(game, game.options({"players": 4}), roll)
        while state.step is not None:
            view = game.view(state, state.step.actor or 0)
            choice = choose(view, (), state.choices, roll)
            yield view, state.choices, choice
            state, _, _ = apply(state, choice, roll)


def worth(pair: DiscardPair) -> int:
    return sum(VALUE[card] for card in pair.cards)


def test_in_mistigri_it_overlooks_pairs_now_and_then_and_likes_to_be_rid_of_high_cards() -> None:
    pairs: Counter[str] = Counter()
    given: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for view, choices, choice in asked("mistigri", 40):
        seen = [pair for pair in choices if isinstance(pair, DiscardPair)]
        if PASS in choices and seen:
            best = max(map(worth, seen))
            pairs["passed" if choice == PASS else "best" if worth(choice) == best else "other"] += 1
        elif isinstance(view.decision.step, GiveAway):
            given["highest" if VALUE[choice.card] == max(VALUE[one.card] for one in choices) else "other"] += 1
        elif isinstance(view.decision.step, SwapIn):
            could = any(is_pair(one.card, own) for one in choices for own in view.hand)
            taken["pairs" if any(is_pair(choice.card, own) for own in view.hand) else "not"] += could
    assert 0.02 < pairs["passed"] / pairs.total() < 0.2, "it overlooks its only pair at times"
    assert pairs["best"] > pairs["other"] > pairs["passed"]
    assert given["highest"] > 2 * given["other"] > 0
    assert taken["pairs"] > 2 * taken["not"] > 0


def test_in_schrodinger_it_doubts_on_impulse_but_mostly_with_reason() -> None:
    doubts: Counter[str] = Counter()
    swaps: Counter[str] = Counter()
    proofs: Counter[bool] = Counter()
    powers = turns = 0
    for view, choices, choice in asked("schrodinger", 150):
        turns += any(isinstance(one, UsePower) for one in choices)
        powers += isinstance(choice, UsePower)
        if choice == DOUBT:
            chance = claim_odds(view)[PLACE[view.claim]]
            doubts["with reason" if chance < 0.5 else "on impulse" if chance > 0.8 else "near"] += 1
        elif isinstance(choice, SwapCards) and any(choice.cards):
            fits = choice.cards[INDEX[view.claim.state]] or choice.cards[HEISENBERG]
            swaps["of what it needs" if fits else "of what does not fit"] += 1
        elif isinstance(choice, ShowProof) and len(choices) > 1:
            proofs[any(choice.cards)] += 1
    assert doubts["with reason"] > 2 * doubts["on impulse"] > 0
    assert swaps["of what does not fit"] > 5 * swaps["of what it needs"] > 0
    assert min(proofs.values()) > proofs.total() / 5
    assert 0.05 < powers / turns < 0.2, "it uses its power because it can"
