"""A second referee for Schrödinger's Cats, written from docs/rules/schrodinger.md alone."""

import re
from collections import Counter
from itertools import product

from tests.referee import CHANCE, Asking, Question

KINDS = "ADEH"  # S1: alive, dead, empty, Heisenberg
PACK = (20, 20, 8, 4)  # S1
RULE = {
    "cecilia": "S40", "maria": "S41", "purrie": "S42", "felidae": "S43", "feyncat": "S44",
    "prride": "S45", "mewton": "S46", "felinestein": "S47", "pawking": "S48", "tabby": "S49",
}  # fmt: skip
LIKE_A_PROOF = ("cecilia", "maria", "feyncat")  # S31

Bag = Counter[str]


def spell(bag: Bag) -> str:
    return "".join(f"{bag[kind]}{kind}" for kind in KINDS if bag[kind])


def read(text: str) -> Bag:
    return Counter({kind: int(count or 1) for count, kind in re.findall(r"(\d*)([ADEH])", text)})  # *A: one card drawn


def spaces(groups: int) -> list[str]:
    """S3: the track."""
    track = []
    for k in range(1, groups + 1):
        track += [f"{2 * k - 1}A", f"{2 * k - 1}D", f"{2 * k}A", f"{2 * k}D", f"{k}E"]
    return track


class SchrodingerReferee:
    """One game, at a table with these options."""

    def __init__(
        self,
        players: int,
        physicats: bool,
        pack: tuple[int, int, int, int] = PACK,
        hand: int = 6,
        track: int = 13,
        lives: int | None = None,
        starter: int | None = None,
    ) -> None:
        self.n, self.with_physicats, self.first_hand = players, physicats, hand
        self.pack = Counter(dict(zip(KINDS, pack, strict=True)))
        self.track = spaces(track)
        self.lives = [lives or {2: 3, 3: 2}.get(players, 1)] * players  # S5
        self.physicats: list[str | None] = [None] * players
        self.row: list[str] = []
        self.starter = -1 if starter is None else starter - 1  # S7: a seat the host names, or a random one
        self.seat = -1
        self.round = 0
        self.met: Counter[str] = Counter()
        self.clear()

    def clear(self) -> None:
        """S8: all cards in the deck, the marker beside the clipboard."""
        self.deck, self.pile = self.pack.copy(), Bag()
        self.hands, self.shown = [Bag() for _ in self.lives], [Bag() for _ in self.lives]
        self.front: list[tuple[int, str]] = []
        self.marker, self.claimer = -1, -1

    def position(self) -> dict[str, object]:
        """What lies on the table."""
        return {
            "lives": self.lives,
            "physicats": self.physicats,
            "row": sorted(self.row),
            "in front": sorted(self.front),
            "hands": [spell(bag) for bag in self.hands],
            "face up": [spell(bag) for bag in self.shown],
            "deck": spell(self.deck),
            "pile": spell(self.pile),
            "claim": self.track[self.marker] if self.marker >= 0 else None,
            "claimer": self.claimer,
            "round": self.round,
        }

    def play(self) -> Asking[tuple[float, ...]]:
        """S6, S7, then rounds until S24: the last player left wins."""
        if self.with_physicats:
            for seat in range(self.n):
                self.physicats[seat] = yield from self.physicat()
            self.row.append((yield from self.physicat()))
        if self.starter < 0:
            self.starter = int((yield Question(CHANCE, {f"*{seat + 1}" for seat in range(self.n)}))[1:]) - 1
        while sum(map(bool, self.lives)) > 1:
            yield from self.play_round()
        return tuple(float(lives > 0) for lives in self.lives)

    def physicat(self) -> Asking[str]:
        """S6: one at random of those not yet dealt."""
        return (yield Question(CHANCE, {f"*{name}" for name in RULE if name not in self.physicats}))[1:]

    def draw(self, seat: int, count: int) -> Asking[None]:
        """So many cards from the deck into a hand."""
        cards = read((yield Question(CHANCE, None)))
        assert cards.total() == count and cards <= self.deck, (cards, count, self.deck)
        self.deck -= cards
        self.hands[seat] += cards

    def play_round(self) -> Asking[None]:
        """S8: one card fewer each round, for those still in the game; S20: until somebody doubts."""
        self.round += 1
        self.clear()
        for seat in range(self.n):
            if self.lives[seat]:
                yield from self.draw(seat, max(1, self.first_hand + 1 - self.round))
        self.seat = self.starter
        while not (yield from self.turn()):
            self.seat = self.left_of(self.seat)
        self.check()

    def left_of(self, seat: int) -> int:
        """S10: clockwise among those still in the game."""
        return next(other % self.n for other in range(seat + 1, seat + self.n + 1) if self.lives[other % self.n])

    def turn(self) -> Asking[bool]:
        """S10 to S19, S30: whether it ended in a doubt."""
        while True:
            lawful = set(self.track[self.marker + 1 :])  # S11, S12
            if self.marker >= 0 and self.claimer != self.seat:  # S10, S25
                lawful.add("?")
            self.met["S13"] += lawful == {"?"}
            self.met["S25"] += self.claimer == self.seat
            answer = yield Question(self.seat, lawful | self.powers(claimed=False))
            if answer[0] != "!":
                break
            if (yield from self.use(answer)) == "pawking":  # S48: the turn is over, S52: with or without a claim
                return False
        if answer == "?":
            return True
        self.marker, self.claimer = self.track.index(answer), self.seat
        count = yield from self.prove(answer[-1])
        if count:
            yield from self.swap(count)
        if self.physicats[self.seat]:  # S19, S30: a power may also be used after all else
            answer = yield Question(self.seat, {"."} | self.powers(claimed=True))
            if answer != ".":
                yield from self.use(answer)
        return False

    def may_act(self) -> bool:
        """S59: hands are hidden, so all who hold a card or a physicat are asked, whatever they hold."""
        return bool(self.hands[self.seat].total() or self.physicats[self.seat])

    def prove(self, state: str) -> Asking[int]:
        """S14: how many cards were shown; any of the state claimed, and any Heisenbergs (S57)."""
        while self.may_act():
            hand = self.hands[self.seat]
            some = product(range(hand[state] + 1), range(hand["H"] + 1))
            lawful = {"+" + spell(Counter({state: own, "H": wild})) for own, wild in some}
            answer = yield Question(self.seat, lawful | self.powers(claimed=True))
            if answer[0] != "!":
                cards = read(answer)
                hand -= cards
                self.shown[self.seat] += cards
                return cards.total()
            yield from self.use(answer)
        return 0

    def swap(self, count: int) -> Asking[None]:
        """S15: up to as many as were shown; S16: and as the deck holds."""
        while self.deck.total() and self.may_act():
            hand, most = self.hands[self.seat], min(count, self.deck.total())
            self.met["S16"] += most < count
            some = (
                Counter(dict(zip(KINDS, counts, strict=True)))
                for counts in product(*(range(hand[kind] + 1) for kind in KINDS))
                if sum(counts) <= most
            )
            answer = yield Question(self.seat, {"-" + spell(bag) for bag in some} | self.powers(claimed=True))
            if answer[0] != "!":
                cards = read(answer)
                if cards:
                    hand -= cards
                    self.pile += cards
                    yield from self.draw(self.seat, cards.total())
                return
            yield from self.use(answer)

    def powers(self, claimed: bool) -> set[str]:
        """S30: your unused power, if it can do something now (S58). S49, S53, S56: with Tabby, any such in the row."""
        mine = self.physicats[self.seat]
        if mine == "tabby":
            return {f"!{name}" for name in self.row if self.is_usable(name, claimed)}
        return {"!"} if mine and self.is_usable(mine, claimed) else set()

    def is_usable(self, name: str, claimed: bool) -> bool:
        """S25, S51, S52, S58."""
        hand, deck = self.hands[self.seat].total(), self.deck.total()
        match name:
            case "purrie":
                return any(bag["A"] for bag in self.shown) or any(laid == "cecilia" for _, laid in self.front)
            case "felidae":
                return any(bag["D"] for bag in self.shown)
            case "prride":
                return self.pile.total() > 0
            case "mewton":
                return deck > 0
            case "felinestein":
                return 0 < hand <= deck
            case "pawking":
                is_last = self.marker == len(self.track) - 1
                is_stuck = is_last and self.left_of(self.seat) == self.claimer
                return not claimed and self.claimer != self.seat and not is_stuck
        return True

    def use(self, answer: str) -> Asking[str]:
        """S31, S40 to S49: the power that was used in the end."""
        name = self.physicats[self.seat] or ""
        self.physicats[self.seat] = None
        self.met[RULE[name]] += 1
        if answer != "!":  # S49, S53
            self.row.append(name)
            name = answer[1:]
            self.row.remove(name)
        if name in LIKE_A_PROOF:
            self.front.append((self.seat, name))
        else:
            self.row.append(name)
        match name:
            case "purrie":
                self.sweep("A")
                self.row += [laid for _, laid in self.front if laid == "cecilia"]
                self.front = [(seat, laid) for seat, laid in self.front if laid != "cecilia"]
            case "felidae":
                self.sweep("D")
            case "mewton":
                self.met["S51"] += self.deck.total() == 1
                yield from self.draw(self.seat, min(2, self.deck.total()))
            case "felinestein":
                hand, self.hands[self.seat] = self.hands[self.seat], Bag()
                self.pile += hand
                yield from self.draw(self.seat, hand.total())
        return name

    def sweep(self, kind: str) -> None:
        """S42, S43, S50: all face-up cards of a state, but no Heisenberg, go to the discard pile."""
        for bag in self.shown:
            self.pile[kind] += bag.pop(kind, 0)

    def check(self) -> None:
        """S21 to S24, S31, S32."""
        claimed, state = int(self.track[self.marker][:-1]), self.track[self.marker][-1]
        laid = [name for _, name in self.front]
        wild = 0 if "feyncat" in laid else 1  # S44
        found = sum(bag[state] + wild * bag["H"] for bag in self.hands + self.shown)
        found += 2 * (state == "A" and "cecilia" in laid) + (state == "E" and "maria" in laid)  # S40, S41
        right, wrong = (self.seat, self.claimer) if found < claimed else (self.claimer, self.seat)
        self.starter = right
        self.lives[wrong] -= 1
        if not self.lives[wrong] and (unused := self.physicats[wrong]):
            self.met["S32"] += 1
            self.row.append(unused)
            self.physicats[wrong] = None
        self.row += laid
        self.front = []
