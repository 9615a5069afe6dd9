"""S14 to S19: proof and swap, after a claim, in the same turn."""

from functools import cache
from itertools import product

from cattery.games.schrodinger.cards import HEISENBERG, INDEX, NONE, Cards, of_kind
from cattery.games.schrodinger.choices import END_TURN, Claim, Doubt, ShowProof, SwapCards, show_proof, swap_cards
from cattery.games.schrodinger.events import CardsPutAway, ProofShown
from cattery.games.schrodinger.physicats import Physicat
from cattery.games.schrodinger.steps.powers import DrawFromDeck, OwnTurn, Said
from cattery.games.schrodinger.table import Table
from cattery.kernel import Choice, Seen, Step


class AfterClaim(OwnTurn, frozen=True, gc=False):
    """S19: after a claim the turn lasts until it is ended."""

    def move_refusal(self, table: Table, choice: object) -> str:
        if isinstance(choice, Claim):
            return "S10"  # one claim a turn
        if isinstance(choice, Doubt):
            return "S25"  # the claim on the board is your own
        if isinstance(choice, ShowProof):
            return "S14"
        if isinstance(choice, SwapCards):
            return "S15" if any(table.deck) else "S16"
        return self.rule


class Prove(AfterClaim, frozen=True, gc=False):
    """S14: you may show any of your cards that match your claim, and Heisenbergs; S57: even those that S44 voids."""

    rule = "S14"

    def moves(self, table: Table) -> tuple[Choice, ...]:
        assert table.claim is not None
        hand, index = table.hands[self.seat], INDEX[table.claim.state]
        return _proofs(index, hand[index], hand[HEISENBERG])

    def move(self, table: Table, choice: ShowProof) -> Said:
        seat, cards = self.seat, choice.cards
        has_power = table.physicats[seat] is not None
        if cards == NONE:
            return (LastWord(seat),) if has_power else ()
        proof, shown = ProofShown(seat, cards), sum(cards)
        if any(table.deck) and (has_power or sum(table.hands[seat]) > shown):  # S16
            return (proof, Swap(seat, shown))
        return (proof, LastWord(seat)) if has_power else (proof,)

    def after_power(self, table: Table, physicat: Physicat) -> tuple[Step, ...]:
        return (GoOn(self),)


class Swap(AfterClaim, frozen=True, gc=False):
    """S15: put away at most as many as you have just shown, and draw as many. S16: not more than the deck holds."""

    rule = "S15"
    shown_cards: int

    def moves(self, table: Table) -> tuple[Choice, ...]:
        return _swaps(table.hands[self.seat], min(self.shown_cards, sum(table.deck)))

    def move(self, table: Table, choice: SwapCards) -> Said:
        seat, cards = self.seat, choice.cards
        last_word = (LastWord(seat),) if table.physicats[seat] is not None else ()
        if cards == NONE:
            return last_word
        count = sum(cards)
        return (CardsPutAway(seat, count, Seen(cards, (seat,))), DrawFromDeck(seat, count), *last_word)

    def after_power(self, table: Table, physicat: Physicat) -> tuple[Step, ...]:
        return (GoOn(self),)

    def move_shown(self, table: Table, choice: SwapCards, viewer: int) -> object:
        return choice if viewer == self.seat else sum(choice.cards)

    def move_refusal(self, table: Table, choice: object) -> str:
        if isinstance(choice, SwapCards) and sum(table.deck) < sum(choice.cards) <= self.shown_cards:
            return "S16"
        return super().move_refusal(table, choice)


class LastWord(AfterClaim, frozen=True, gc=False):
    """S19: the turn ends when you say so; S30: until then you may still use your power."""

    rule = "S19"

    def moves(self, table: Table) -> tuple[Choice, ...]:
        return (END_TURN,)

    def move(self, table: Table, choice: Choice) -> Said:
        return ()

    def after_power(self, table: Table, physicat: Physicat) -> tuple[Step, ...]:
        return ()  # nothing is left to ask


class GoOn(Step, frozen=True, gc=False):
    """S30: after a power the turn goes on with its proof or swap, if public facts leave more than one answer to it."""

    rule = "S30"
    turn: Prove | Swap

    def play(self, table: Table, _: None) -> tuple[Step, ...]:
        turn = self.turn
        can_answer = any(table.hands[turn.seat]) and (isinstance(turn, Prove) or any(table.deck))
        return (turn,) if can_answer else ()


@cache
def _proofs(index: int, own: int, heisenbergs: int) -> tuple[Choice, ...]:
    """S14: so many of the claim's state, so many Heisenbergs."""
    return tuple(show_proof(of_kind(index, n, h)) for n, h in product(range(own + 1), range(heisenbergs + 1)))


@cache
def _swaps(hand: Cards, at_most: int) -> tuple[Choice, ...]:
    """S15: any cards of the hand, up to a number."""
    a, d, e, h = (range(count + 1) for count in hand)
    return tuple(swap_cards(cards) for cards in product(a, d, e, h) if sum(cards) <= at_most)
