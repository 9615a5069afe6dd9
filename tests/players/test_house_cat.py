"""The house cat: what it counts is right, what it believes leans the right way, and it cannot be read for certain."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cattery.games.mistigri.bots.house_cat.hands import unpaired, unpaired_after
from cattery.games.mistigri.cards import PACK, VALUE, Hand, is_pair
from cattery.games.mistigri.events import HandDealt
from cattery.games.schrodinger.bots.house_cat.opponents import Opponents
from cattery.games.schrodinger.cards import HEISENBERG, INDEX, Cards
from cattery.games.schrodinger.choices import Claim, ShowProof, SwapCards, TakePower, UsePower
from cattery.games.schrodinger.events import CardsDealt, Claimed, RoundBegan
from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.odds import claim_odds
from cattery.games.schrodinger.track import PLACE
from cattery.games.schrodinger.view import View
from cattery.kernel import Event, FastDice, Playthrough, Seen, State, apply, start
from cattery.players import find_player
from cattery.players.mixing import mixed
from cattery.players.temperament import TEMPERAMENTS, temperament


def least_left(hand: Hand) -> int:
    """The least sum of values left over, by trying every way to pair cards off."""
    if not hand:
        return 0
    first, rest = hand[0], hand[1:]
    with_another = [least_left(rest[:i] + rest[i + 1 :]) for i, other in enumerate(rest) if is_pair(first, other)]
    return min([VALUE[first] + least_left(rest), *with_another])


hands = st.lists(st.integers(0, len(PACK) - 1), max_size=9, unique=True).map(
    lambda places: tuple(sorted(PACK[place] for place in places))
)


@given(hands)
@settings(max_examples=150, deadline=None)
def test_what_cannot_be_paired_off_equals_trying_every_way(hand: Hand) -> None:
    assert unpaired(hand) == least_left(hand)


def test_a_random_draw_is_every_card_as_often() -> None:
    assert unpaired_after(("A1", "B7", "X"), 1) == (1 + 7 + 10 + 10 + 1 + 7) / 3
    assert unpaired_after(("A1", "A7", "C8"), 1) == (0 + (1 + 8) + (7 + 8)) / 3


def dealt(seed: str, players: int = 4) -> State:
    return start(GAME, GAME.options({"players": players, "physicats": False, "starter": 2}), FastDice(seed))[0]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_without_claims_belief_is_the_exact_odds(players: int) -> None:
    for seed in range(5):
        view = GAME.view(dealt(f"{seed}", players), 0)
        opponents = Opponents(view, ())
        for place, chance in enumerate(claim_odds(view)):
            assert opponents.chance(place) == pytest.approx(chance, abs=1e-12)


def test_a_bold_claim_makes_what_it_says_likelier_and_a_safe_one_tells_nothing() -> None:
    claim = Claim(13, "dead")
    state = apply(dealt("claim"), claim)[0]
    view: View = GAME.view(state, 0)
    sightings: list[Event] = [RoundBegan(1, 1, 6, 24), Claimed(1, claim)]
    place = PLACE[claim]
    assert Opponents(view, sightings).chance(place) > claim_odds(view)[place] + 0.02
    earlier = [sightings[0], Claimed(1, Claim(1, "dead"))]
    assert Opponents(view, earlier).chance(place) == pytest.approx(claim_odds(view)[place], abs=0.01)


def test_an_answer_nearly_as_good_comes_up_now_and_then_and_a_bad_one_hardly_ever() -> None:
    roll = FastDice("mixed")
    drawn = Counter(mixed([("best", 0.9), ("near", 0.88), ("bad", 0.5)], 0.02, roll) for _ in range(4000))
    assert 0.6 < drawn["best"] / 4000 < 0.85
    assert 0.15 < drawn["near"] / 4000 < 0.4
    assert drawn["bad"] == 0


def games(count: int) -> Iterator[tuple[int, int, Any, list[Event], Any, Any]]:
    """Games among four house cats: game, seat, view, what the seat saw, its choices and its answer."""
    choose = find_player("house-cat", "schrodinger")
    for number in range(count):
        roll = FastDice(f"house cats/{number}")
        play = Playthrough(GAME, GAME.options({"players": 4}), roll, range(4))
        while (seat := play.asked) is not None:
            choice = play.ask(choose, roll)
            yield number, seat, GAME.view(play.state, seat), play.sightings[seat], play.state.choices, choice
            play.answer(choice)


def test_a_temper_is_drawn_for_each_seat_in_each_round_and_stays_all_round() -> None:
    """And the same hand is not always of the same temper."""
    tempers: dict[tuple[int, int, int], set[str]] = {}
    by_hand: dict[Cards, set[str]] = {}
    for number, seat, view, seen, _, _ in games(25):
        name = temperament(seen, CardsDealt).name
        tempers.setdefault((number, seat, view.round), set()).add(name)
        if view.round == 1:
            hand = next(event.cards.thing for event in seen if isinstance(event, CardsDealt) and event.seat == seat)
            by_hand.setdefault(hand, set()).add(name)
    assert {len(names) for names in tempers.values()} == {1}
    drawn = Counter(name for names in tempers.values() for name in names)
    assert set(drawn) == {temper.name for temper in TEMPERAMENTS}
    assert max(drawn.values()) < 2.5 * min(drawn.values())
    assert max(map(len, by_hand.values())) >= 3


@pytest.mark.parametrize("round", [1, 2])
def test_no_opponent_can_work_out_a_temper_that_is_in_use(round: int) -> None:
    """Not even one who knows all but the hand of this very round, when hands of earlier rounds lay open (S21, M41)."""
    size = 7 - round
    hands = [(a, b, c, size - a - b - c) for a in range(size + 1) for b in range(size + 1 - a) for c in range(3)]
    possible: list[tuple[type[Event], int, list[Any]]] = [
        (CardsDealt, size, [hand for hand in hands if hand[-1] >= 0]),
        (HandDealt, 9, [tuple(sorted(PACK[(start + n * n) % 46] for n in range(9))) for start in range(46)]),
    ]
    for dealt, count, cards in possible:
        earlier: list[Event] = [dealt(2, count, Seen(cards[0], (2,)))] * (round - 1)
        drawn = Counter(temperament([*earlier, dealt(2, count, Seen(hand, (2,)))], dealt).name for hand in cards)
        assert len(drawn) == len(TEMPERAMENTS) and max(drawn.values()) < len(cards) / 2, drawn


def test_a_bold_cat_opens_higher_than_a_cautious_one_and_an_honest_one_by_its_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From the same hands with the same dice: a temper leans on close choices."""
    choose = find_player("house-cat", "schrodinger")
    places: dict[str, int] = {}
    own: dict[str, int] = {}
    for temper in TEMPERAMENTS:
        monkeypatch.setattr("cattery.games.schrodinger.bots.house_cat.temperament", lambda *_, temper=temper: temper)
        for seed in range(80):
            state = dealt(f"temper/{seed}")
            view: View = GAME.view(state, 1)
            claim = choose(view, (), state.choices, FastDice(f"roll/{seed}"))
            places[temper.name] = places.get(temper.name, 0) + PLACE[claim]
            own[temper.name] = own.get(temper.name, 0) + view.hand[INDEX[claim.state]]
    assert places["bold"] > max(places["even"], places["cautious"])
    assert own["honest"] > own["even"]


def test_it_shows_proof_swaps_what_does_not_fit_and_uses_powers_for_a_reason() -> None:
    """S14, S15, S30: some of each, never a card away that the claim needs, and not all that could go every time."""
    shown: Counter[int] = Counter()
    swapped: Counter[str] = Counter()
    powers: Counter[str] = Counter()
    for _, _, view, _, choices, choice in games(50):
        if isinstance(choice, ShowProof) and len(choices) > 1:
            shown[sum(choice.cards)] += 1
        elif isinstance(choice, SwapCards):
            state = INDEX[view.claim.state]
            assert not choice.cards[state] and not choice.cards[HEISENBERG]
            useless = sum(view.hand) - view.hand[state] - view.hand[HEISENBERG]
            most = min(useless, max(sum(move.cards) for move in choices if isinstance(move, SwapCards)))
            swapped["all" if sum(choice.cards) == most else "some"] += most > 0
        elif isinstance(choice, UsePower | TakePower):
            powers[view.physicat] += 1
    assert shown[0] and sum(shown.values()) - shown[0] > 20
    assert swapped["all"] > 2 * swapped["some"] > 0
    assert len(powers) >= 6, "most physicats have their moment"


def test_no_fixed_tells_the_same_hand_opens_in_several_ways_and_a_claim_fits_many_hands() -> None:
    """S11: from one hand several first claims, and one first claim from hands rich and poor in its state."""
    choose = find_player("house-cat", "schrodinger")
    claims: Counter[str] = Counter()
    own: Counter[int] = Counter()
    for seed in range(150):
        state = dealt(f"{seed % 30}")
        view = GAME.view(state, 1)
        claim = choose(view, (), state.choices, FastDice(f"roll/{seed}"))
        if seed % 30 == 0:
            claims[GAME.write(claim)] += 1
        if claim.state == "dead":
            own[view.hand[1] + view.hand[3]] += 1
    assert len(claims) >= 2
    assert len(own) >= 3
