"""S59: worlds that a viewer imagines are those that could be, each as likely as the deal and hidden choices make it."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from cattery.games.schrodinger.cards import KINDS, Cards, add
from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.physicats import PHYSICATS
from cattery.games.schrodinger.table import Table
from cattery.kernel import SPECTATOR, FastDice, encode
from cattery.testing import random_history
from tests.rulebook.schrodinger.table import WATCHER, Moment, at, c

# A world is told by who holds what: the hands, the parcels of the discard pile in order, and the deck.
World = tuple[tuple[Cards, ...], tuple[Cards, ...], Cards]
Worlds = dict[World, Fraction]


def imagined(table: Moment, viewer: int, of: Callable[[Table], object]) -> dict[object, Fraction]:
    """What `imagine` makes of a view: every way its dice can fall, with its exact chance."""
    view = table.view(viewer)
    found: Counter[object] = Counter()
    script: list[tuple[int, int]] = []  # (what fell, of how many)
    while True:
        fallen = iter(script)

        def roll(size: int) -> int:
            fell = next(fallen, None)  # noqa: B023
            if fell is None:
                script.append((0, size))
                return 0
            assert fell[1] == size
            return fell[0]

        state = GAME.imagine(view, [], roll)
        assert GAME.view(state, viewer - 1) == view
        chance = Fraction(1)
        for _, size in script:
            chance /= size
        found[of(state.table)] += chance  # type: ignore[assignment]
        while script and script[-1][0] == script[-1][1] - 1:
            script.pop()
        if not script:
            return dict(found)  # type: ignore[arg-type]
        script[-1] = (script[-1][0] + 1, script[-1][1])


def as_world(table: Table) -> World:
    return table.hands, tuple(parcel.cards for parcel in table.discard), table.deck


def counted(cards: tuple[int, ...], pack: list[int]) -> Cards:
    kinds = Counter(pack[card] for card in cards)
    return (kinds[0], kinds[1], kinds[2], kinds[3])


def enumerated(pack: str, sizes: tuple[int, ...], script: str, fits: Callable[[World], bool]) -> Worlds:
    """Every shuffle of a pack of physical cards and every hidden choice of them, as a script of public facts allows.

    `1+A`: seat 1 shows an alive cat; `1-2`: seat 1 puts two cards away unseen and draws two. All that a viewer knows
    besides is in `fits`. A shown card is that very card; what is put away is any of the hand, each as likely.
    """
    kinds = [kind for kind, count in enumerate(c(pack)) for _ in range(count)]
    found: Counter[World] = Counter()
    total = 0
    for order in permutations(range(len(kinds))):
        hands, deck = [], order
        for size in sizes:
            hands.append(deck[:size])
            deck = deck[size:]
        for world, ways in _told(script.split(), tuple(hands), (), deck, kinds):
            if fits(world):
                found[world] += ways  # type: ignore[assignment]
                total += ways  # type: ignore[assignment]
    return {world: Fraction(ways) / total for world, ways in found.items()}


def _told(
    script: list[str], hands: tuple[tuple[int, ...], ...], pile: tuple[tuple[int, ...], ...], deck: tuple[int, ...],
    kinds: list[int],
) -> Iterator[tuple[World, Fraction]]:  # fmt: skip
    if not script:
        held, away = ([counted(cards, kinds) for cards in place] for place in (hands, pile))
        yield (tuple(held), tuple(away), counted(deck, kinds)), Fraction(1)
        return
    fact, rest = script[0], script[1:]
    seat, sign, what = int(fact[0]) - 1, fact[1], fact[2:]
    hand = hands[seat]
    if sign == "+":
        for card in hand:
            if KINDS[kinds[card]][0].upper() == what:
                left = tuple(other for other in hand if other != card)
                yield from _told(rest, (*hands[:seat], left, *hands[seat + 1 :]), pile, deck, kinds)
        return
    count = int(what)
    chosen = list(combinations(hand, count))
    for cards in chosen:
        kept = tuple(card for card in hand if card not in cards)
        now = (*hands[:seat], (*kept, *deck[:count]), *hands[seat + 1 :])
        for world, ways in _told(rest, now, (*pile, cards), deck[count:], kinds):
            yield world, ways / len(chosen)


def test_S59_imagined_worlds_are_exactly_those_of_a_shuffled_pack() -> None:
    table = at("1A1D 1A1E | options hand=2 pack=3,2,1,1 | turn 1").say("1A +1A -1D *H")
    expected = enumerated("3A2D1E1H", (2, 2), "1+A 1-1", lambda world: world[0][1] == c("1A1E"))
    assert len(expected) == 7
    assert imagined(table, 2, as_world) == expected


def test_S59_the_spectator_imagines_all_hands() -> None:
    table = at("1A1D 1A1E | options hand=2 pack=3,2,1,1 | turn 1").say("1A +1A -1D *H")
    assert imagined(table, WATCHER, as_world) == enumerated("3A2D1E1H", (2, 2), "1+A 1-1", lambda world: True)


def test_S59_whoever_put_cards_away_knows_them() -> None:
    table = at("1A1D 1A1E | options hand=2 pack=3,2,1,1 | turn 1").say("1A +1A -1D *H")
    expected = enumerated(
        "3A2D1E1H", (2, 2), "1+A 1-1", lambda world: world[0][0] == c("1H") and world[1] == (c("1D"),)
    )
    assert imagined(table, 1, as_world) == expected


def test_S54_a_look_is_known_as_a_whole_and_spread_over_what_it_was_made_of() -> None:
    start = "2A1D 1A1D1E | unused 1:maria 2:prride | row tabby | options hand=3 pack=4,2,1,1 | turn 1"
    table = at(start).say("1A +1A -1D *H . 1D + . 2A +1A -1H *A . !")
    assert table.view(2).known_discard == c("1D1H")
    own = c("1A1D1E")  # the others are dealt from what is left without them
    worlds = enumerated("3A1D1H", (3,), "1+A 1-1 1+A 1-1", lambda world: add(*world[1]) == c("1D1H"))
    expected = {((hands[0], own), pile, deck): chance for (hands, pile, deck), chance in worlds.items()}
    assert {pile for _, pile, _ in expected} == {(c("1D"), c("1H")), (c("1H"), c("1D"))}
    assert imagined(table, 2, as_world) == expected


def test_S54_what_was_put_away_after_a_look_is_unknown_again() -> None:
    start = "2A1D 1A1D1E | unused 1:maria 2:prride | row tabby | options hand=3 pack=6,2,1,1 | turn 1"
    table = at(start).say("1A +1A -1D *H . 1D ! + 2A +1A -1H *A .")
    assert table.view(2).known_discard == c("1D")
    worlds = enumerated("5A1D1H", (3,), "1+A 1-1 1+A 1-1", lambda world: world[1][0] == c("1D"))
    expected = {((hands[0], c("1A1D1E")), pile, deck): chance for (hands, pile, deck), chance in worlds.items()}
    assert imagined(table, 2, as_world) == expected


@pytest.mark.parametrize("viewer", [1, 2, 3, WATCHER])
def test_S6_unseen_physicats_are_equally_likely(viewer: int) -> None:
    text = "2A 2D 1A1D | claim 2A by 1 | unused 1:mewton 2:tabby | row prride | front 3:maria | options hand=2"
    table = at(f"{text} pack=3,3,0,0 | turn 2")
    chances = imagined(table, viewer, lambda table: table.physicats)
    unseen = [name for name in PHYSICATS if name not in ("prride", "maria", table.view(viewer).physicat)]
    firsts = ["mewton"] if viewer == 1 else unseen
    seconds = ["tabby"] if viewer == 2 else unseen
    pairs = [(first, second, None) for first in firsts for second in seconds if first != second]
    assert chances == {pair: Fraction(1, len(pairs)) for pair in pairs}


def test_S59_an_ended_game_hides_no_hand() -> None:
    table = at("3A out 3D | claim 13A by 1 | won by 3")
    assert imagined(table, 2, lambda table: table.hands) == {(c("3A"), c(""), c("3D")): 1}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_S59_an_imagined_world_looks_the_same_from_where_one_sits(players: int) -> None:
    roll = FastDice(f"worlds {players}")
    for moment in random_history(GAME, GAME.options({"players": players}), roll):
        for viewer in (*range(players), SPECTATOR):
            view = GAME.view(moment.state, viewer)
            other = GAME.imagine(view, [], roll)
            assert encode(GAME.view(other, viewer)) == encode(view)
            assert other.agenda == moment.state.agenda
            assert GAME.read_position(GAME.write_position(other)).table == other.table
