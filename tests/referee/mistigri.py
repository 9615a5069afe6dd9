"""A second referee for Crazy Mistigri, written from docs/rules/mistigri.md alone."""

import re
from collections import Counter
from itertools import combinations

from tests.referee import CHANCE, Asking, Question

COLOURS = {"A": "112234567", "B": "112234567", "C": "112334568", "D": "112334568", "E": "122344579"}  # M2
TAKEN_OUT = {3: "129", 4: "1", 5: ""}  # M3
LAST_TURN = 300  # M43


def value(card: str) -> int:
    """M1: the Mistigri, X, is worth 10."""
    return 10 if card == "X" else int(card[1])


def pairs(hand: list[str]) -> set[str]:
    """M8: two cards of one colour or of one value. M1: the Mistigri shares neither with any."""
    every = combinations(sorted(card for card in hand if card != "X"), 2)
    return {one + other for one, other in every if one[0] == other[0] or one[1] == other[1]}


class MistigriReferee:
    """One game, at a table with these options."""

    def __init__(self, players: int, starter: int | None = None) -> None:
        self.n, self.starter = players, starter
        self.penalties: list[list[int]] = []  # round by round
        self.met: Counter[str] = Counter()
        self.clear()

    def clear(self) -> None:
        """M3: all cards together. M6: the arrow points clockwise. M9: all aid cards are face up."""
        taken_out = TAKEN_OUT[self.n]
        self.deck = ["X", *(colour + v for colour, values in COLOURS.items() for v in values if v not in taken_out)]
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        self.pile: list[str] = []
        self.arrow = 1
        self.turns, self.seat = 0, -1
        self.is_down = [False] * self.n
        self.passed: set[int] = set()  # M44: since the last pair
        self.waiting, self.chosen = 0, ""  # M38: the value of the pair whose effect waits, and M22's card

    def position(self) -> dict[str, object]:
        """What lies on the table."""
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "deck": sorted(self.deck),
            "pile": sorted(self.pile),
            "arrow": self.arrow,
            "aid cards face down": self.is_down,
            "turn": (self.turns, self.seat),
            "penalties": self.penalties,
        }

    def totals(self) -> list[int]:
        return [sum(points[seat] for points in self.penalties) for seat in range(self.n)]

    def leaders(self) -> list[int]:
        """M50: who has the lowest sum."""
        totals = self.totals()
        return [seat for seat in range(self.n) if totals[seat] == min(totals)]

    def play(self) -> Asking[tuple[float, ...]]:
        """M50: two rounds, and a third if the lowest sum is shared."""
        yield from self.play_round()
        yield from self.play_round()
        if len(self.leaders()) > 1:
            self.met["M50"] += 1
            yield from self.play_round()
        winners = self.leaders()
        return tuple((seat in winners) / len(winners) for seat in range(self.n))

    def play_round(self) -> Asking[None]:
        """M4, M5: a first player, and all cards; M6: turns; M40, M41: what is left is scored."""
        self.clear()
        totals = self.totals()
        most = {f"*{seat + 1}" for seat in range(self.n) if totals[seat] == max(totals)}
        if self.starter and not self.penalties:
            most = {f"*{self.starter}"}
        first = int((yield Question(CHANCE, most))[1:]) - 1
        for seat in range(self.n):
            yield from self.deal(seat, 9)
        yield from self.deal((first - 1) % self.n, 1)
        assert not self.deck
        self.seat = first
        while not (rule := (yield from self.turn())):
            self.seat = self.nearest(self.seat, self.arrow)
        self.met[rule] += 1
        self.penalties.append([sum(map(value, hand)) for hand in self.hands])  # M11, M42

    def deal(self, seat: int, count: int) -> Asking[None]:
        cards = re.findall("X|[A-E][1-9]", (yield Question(CHANCE, None)))
        assert len(cards) == count
        for card in cards:
            self.deck.remove(card)
            self.hands[seat].append(card)

    def still_in(self) -> list[int]:
        """M11: those who hold cards."""
        return [seat for seat in range(self.n) if self.hands[seat]]

    def nearest(self, seat: int, way: int) -> int:
        """M6: the nearest player still holding cards."""
        seat = (seat + way) % self.n
        while not self.hands[seat]:
            seat = (seat + way) % self.n
        return seat

    def turn(self) -> Asking[str]:
        """M7, M8, M9: the rule by which the turn ended the round, or nothing."""
        self.turns += 1
        yield from self.draw(self.nearest(self.seat, -self.arrow))
        has_passed = not (yield from self.discard())
        if has_passed:
            self.is_down[self.seat] = True
            self.passed.add(self.seat)
        left = self.still_in()
        self.met["M44"] += not has_passed and all(self.is_down[seat] for seat in left)
        if len(left) < 2:
            return "M40" if left else "M46"
        if has_passed and self.passed >= set(left):  # M44
            return "M41"
        return "M43" if self.turns == LAST_TURN else ""

    def draw(self, giver: int) -> Asking[None]:
        """M7, M12; M22, M27, M28 and M32 if one of them waits (M38)."""
        waiting, chosen = self.waiting, self.chosen
        self.waiting, self.chosen = 0, ""
        hand = self.hands[giver]
        for _ in range(min(len(hand), {7: 2, 8: 3}.get(waiting, 1))):
            card = (yield Question(CHANCE, {f"*{card}" for card in ([chosen] if chosen else hand)}))[1:]
            hand.remove(card)
            self.hands[self.seat].append(card)
        if waiting == 3 and hand:  # M23, M32: the card put down is not for taking
            card = yield Question(giver, set(hand))
            hand.remove(card)
            offer = self.pile[:]
            self.pile.append(card)
            yield from self.take(giver, giver, offer)

    def take(self, chooser: int, to: int, offer: list[str]) -> Asking[str]:
        """M23, M25: a card of the open pile. Where all on offer are equal there is nothing to choose (M10)."""
        card = (yield Question(chooser, set(offer))) if len(set(offer)) > 1 else offer[0]
        self.pile.remove(card)
        self.hands[to].append(card)
        return card

    def discard(self) -> Asking[bool]:
        """M8, M26, M35: whether any pair was discarded."""
        hand = self.hands[self.seat]
        answer = yield Question(self.seat, pairs(hand) | {"."})
        if answer == ".":
            return False
        while answer != ".":
            one, other = answer[:2], answer[2:]
            hand.remove(one)
            hand.remove(other)
            self.pile += [one, other]
            self.is_down[self.seat] = False
            self.passed.clear()
            if value(one) != value(other):
                break
            self.met[f"M{20 + value(one)}"] += 1
            if value(one) != 6:
                yield from self.effect(value(one))
                break
            if len(hand) < 2:  # how many are left is public (M37), and one is no pair
                break
            answer = yield Question(self.seat, pairs(hand) | {"."})
        return True

    def effect(self, v: int) -> Asking[None]:
        """M21 to M28 but for M26."""
        hand = self.hands[self.seat]
        others = [seat for seat in self.still_in() if seat != self.seat]
        self.met["M31"] += not hand
        self.met["M45"] += not others
        if v <= 3 and (yield Question(self.seat, {"=", "<>"})) == "<>":  # M31: even without cards, M45: or alone
            self.arrow = -self.arrow
        elif v == 1:
            self.pile += [card for card in hand if value(card) == 1]
            hand[:] = [card for card in hand if value(card) != 1]
        elif v == 5:
            yield from self.feed()
        elif not hand or not others:  # M31, M45: lapsed
            return
        elif v == 4:
            answer = yield Question(self.seat, {f"{card}>{seat + 1}" for card in hand for seat in others})
            card, _, seat = answer.partition(">")
            hand.remove(card)
            self.hands[int(seat) - 1].append(card)
        else:
            self.waiting = v
            if v == 2:
                self.chosen = yield Question(self.seat, set(hand))

    def feed(self) -> Asking[None]:
        """M25, M34: from the next player on, yourself last; without the two 5s, and as far as the pile goes."""
        offer = self.pile[:-2]
        order = [(self.seat + self.arrow * i) % self.n for i in range(1, self.n + 1)]
        served = [seat for seat in order if self.hands[seat]]
        self.met["M34"] += len(offer) < len(served)
        for seat in served[: len(offer)]:
            offer.remove((yield from self.take(self.seat, seat, offer)))
