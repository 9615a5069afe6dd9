"""Positions as short text, both ways: hands, a few words, and the open question. docs/notation.md explains it.

    C4D4X/A5B5/-/E6 turn=12 down=3 1:pair

What a text leaves out has its usual value; lawful.py refuses what the rules cannot bring about.
"""

import re
from collections import Counter
from collections.abc import Iterable

from cattery.games.mistigri import lawful, memory, options
from cattery.games.mistigri.cards import VALUE, Card, Hand, plus
from cattery.games.mistigri.lawful import require
from cattery.games.mistigri.notation import read_cards
from cattery.games.mistigri.options import MistigriOptions, deck
from cattery.games.mistigri.steps import (
    AnotherPair,
    BeginRound,
    ChooseDrawn,
    DealHand,
    DrawCard,
    EffectOrReverse,
    EndGame,
    EndTurn,
    Feed,
    GiveAway,
    NameFirst,
    PairOrPass,
    Swap,
    SwapIn,
    SwapOut,
    TakeTurn,
    TieRound,
)  # fmt: skip
from cattery.games.mistigri.steps.setup import deals
from cattery.games.mistigri.table import AGAINST, CLOCKWISE, Table, neighbour
from cattery.kernel import Asked, BadNotation, BadOption, State, Step, replace, set_up

WATCHERS = "w"  # where readers are listed: those who only watch
USUAL = {"arrow": ">", "turn": "1", "rolls": "0"}
WORDS = (
    "starter", "values", "hand", "pile", "arrow", "first", "turn", "down", "quiet", "out", "chosen", "known", "no1",
    "penalties", "rolls",
)  # fmt: skip
ASKED: dict[str, type[Asked]] = {
    "pair": PairOrPass, "more": AnotherPair, "effect": EffectOrReverse, "choose": ChooseDrawn, "give": GiveAway,
}  # fmt: skip
QUESTION = re.compile(
    r"(?P<before>first|deal)|(?P<player>[1-9]):((?P<word>pair|more|choose|give|effect|over)"
    r"|(?P<draw>draw)(?P<draws>[23]?)(?P<swap>\+swap)?|swap(?P<out>[1-9])|take(?P<in>[1-9])|feed(?P<feed>[1-9]+))"
)


# --- writing ----------------------------------------------------------------------------------------------------------


def write(state: State[Table]) -> str:
    """A position as text, secrets included."""
    t = state.table
    o, at_turn = t.options, t.player is not None
    said = {
        "starter": str(o.starter or ""),
        "values": _numbers(o.values or ()),
        "hand": str(o.hand or ""),
        "pile": "" if t.pile == _usual_pile(t) else _cards(t.pile),
        "arrow": ">" if t.arrow == CLOCKWISE else "<",
        "first": "" if t.first is None or t.first == _usual_first(t) else str(t.first + 1),
        "turn": str(t.turn) if at_turn else "",
        "down": _seats(seat for seat, down in enumerate(t.aid_down) if down),
        "quiet": _seats(t.quiet),
        "out": "" if t.out == _usual_out(t) else _seats(t.out) or "-",
        "chosen": t.chosen or "",
        "known": ",".join(
            f"{i + 1}{card}:{_readers(t, mask)}" for i, all_ in enumerate(t.known) for card, mask in all_
        ),
        "no1": ",".join(f"{i + 1}:{_readers(t, mask)}" for i, mask in enumerate(t.no_ones) if mask),
        "penalties": "/".join(map(_numbers, t.penalties)),
        "rolls": str(state.rolls),
    }
    words = [f"{word}={said[word]}" for word in WORDS if said[word] and said[word] != USUAL.get(word)]
    return " ".join(["/".join(map(_cards, t.hands)), *words, _question(state)])


def _cards(cards: Hand) -> str:
    return "".join(cards) or "-"


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _seats(seats: Iterable[int]) -> str:
    return "".join(str(seat + 1) for seat in seats)


def _readers(t: Table, mask: int) -> str:
    seats = range(len(t.hands))
    return _seats(seat for seat in seats if mask >> seat & 1) + WATCHERS * (mask >> len(seats))


def _question(state: State[Table]) -> str:
    step, t = state.step, state.table
    match step:
        case NameFirst():
            return "first"
        case DealHand():
            return "deal"
        case DrawCard():
            draws = state.agenda.count(step)
            swap = any(isinstance(later, Swap) for later in state.agenda)
            word = "draw" + str(draws) * (draws > 1) + "+swap" * swap
        case None:
            word = "over"
        case SwapOut(seat):
            word = f"swap{seat + 1}"
        case SwapIn(seat):
            word = f"take{seat + 1}"
        case Feed(_, to):
            word = "feed" + _seats(to)
        case _:
            word = next(word for word, kind in ASKED.items() if type(step) is kind)
    assert t.player is not None
    return f"{t.player + 1}:{word}"


def _usual_pile(t: Table) -> Hand:
    """Everything that is not in a hand, where a round deals all cards and is under way."""
    return _rest(t.options, t.hands, ()) if t.options.hand is None and t.player is not None else ()


def _usual_first(t: Table) -> int:
    """M5: the first of those who can be first."""
    before = replace(t, penalties=t.penalties[:-1]) if t.shown else t
    return NameFirst().choices(before)[0].seat


def _rest(o: MistigriOptions, hands: tuple[Hand, ...], pile: Hand) -> Hand:
    lying = Counter(pile) + Counter(card for hand in hands for card in hand)
    return tuple(sorted((Counter(deck(o)) - lying).elements()))


def _usual_out(t: Table) -> tuple[int, ...]:
    return tuple(seat for seat, hand in enumerate(t.hands) if not hand) if t.player is not None else ()


# --- reading ----------------------------------------------------------------------------------------------------------


def read(text: str) -> State[Table]:
    """The position that a text sets up; BadNotation gives the reason why there is none."""
    parts = text.split()
    require(len(parts) > 1, f"{text!r} is no position: it takes hands, words and a question")
    hands, *words, question = parts
    said: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        require(name in WORDS and value, f"{word!r} is none of the words of a position: {', '.join(WORDS)}")
        require(name not in said, f"{name}: a position has each word once")
        said[name] = value
    asked = QUESTION.fullmatch(question)
    if asked is None:
        raise BadNotation(f"{question!r} is none of the questions of a position")
    require(not (asked["before"] and "turn" in said), "turn: M7: there is none before the first draw")
    require(not (asked["before"] == "first" and "first" in said), "first: M5: that is what chance is asked")
    said = USUAL | said
    t = _table(tuple(plus(_read_cards(hand)) for hand in hands.split("/")), said, asked)
    state, _, _ = set_up(t, _agenda(t, asked), round=len(t.penalties) + (not t.shown))
    state = replace(state, rolls=_number("rolls", said["rolls"]))
    lawful.check(state)
    return state


def _table(hands: tuple[Hand, ...], said: dict[str, str], asked: re.Match[str]) -> Table:
    options_, seats = _options(len(hands), said), len(hands)
    dealing = asked["before"] is not None
    arrows = {">": CLOCKWISE, "<": AGAINST}
    require(said["arrow"] in arrows, "M6: the arrow is > or <")
    down = _read_seats(said.get("down", ""), seats)
    t = Table(
        options_,
        hands,
        arrow=arrows[said["arrow"]],
        player=None if dealing else _read_seat(asked["player"], seats),
        turn=0 if dealing else _number("turn", said["turn"]),
        aid_down=tuple(seat in down for seat in range(seats)),
        quiet=_read_seats(said.get("quiet", ""), seats),
        chosen=_read_card(said["chosen"]) if "chosen" in said else None,
        known=_read_known(said.get("known", ""), seats),
        no_ones=_read_no_ones(said.get("no1", ""), seats),
        penalties=tuple(
            tuple(_number("penalties", points) for points in row.split(","))
            for row in (said["penalties"].split("/") if "penalties" in said else ())
        ),
        shown=asked["word"] == "over",
    )
    pile = _read_cards(said["pile"]) if "pile" in said else _usual_pile(t)
    out = _usual_out(t) if "out" not in said else () if said["out"] == "-" else _read_seats(said["out"], seats)
    t = replace(t, pile=pile, deck=_rest(options_, hands, pile), out=out)
    require(all(len(row) == seats for row in t.penalties), "M50: every round has a penalty for each player")
    if asked["before"] == "first":
        return t
    return replace(t, first=_read_seat(said["first"], seats) if "first" in said else _usual_first(t))


def _agenda(t: Table, asked: re.Match[str]) -> tuple[Step, ...]:
    """The question, and what waits behind it."""
    rounds: tuple[Step, ...] = (BeginRound(2), TieRound(), EndGame())[len(t.penalties) :]
    if asked["word"] == "over":
        return ()
    if asked["before"] == "first":
        return (NameFirst(), *rounds)
    if t.player is None:
        return (*_deals_left(t), *rounds)
    player = t.player
    behind: tuple[Step, ...] = (PairOrPass(player), EndTurn(player), *rounds)
    if asked["draw"]:
        require(t.hands.count(()) < len(t.hands), "M7: nobody holds cards")
        giver = neighbour(t, player, -t.arrow)
        swap = (Swap(giver),) if asked["swap"] else ()
        return (*[DrawCard(player, giver)] * int(asked["draws"] or 1), *swap, *behind)
    if asked["out"]:
        return (SwapOut(_read_seat(asked["out"], len(t.hands))), *behind)
    if asked["in"]:
        return (SwapIn(_read_seat(asked["in"], len(t.hands))), *behind)
    question: Step
    if asked["feed"]:
        question = Feed(player, _read_seats(asked["feed"], len(t.hands)))
    elif asked["word"] == "effect":
        question = EffectOrReverse(player, VALUE[t.pile[-1]] if t.pile else 0)
    else:
        question = ASKED[asked["word"]](player)
    return (question, *behind[1:])


def _deals_left(t: Table) -> tuple[Step, ...]:
    """M4: the deal goes by seats, so the hands tell how far it has come."""
    assert t.first is not None
    dealt = [0] * len(t.hands)
    left = [step for step in deals(t, t.first) if isinstance(step, DealHand)]
    while left and tuple(map(len, t.hands)) != tuple(dealt):
        dealt[left[0].seat] += left.pop(0).count
    require(left, "M4: the deal does not come to these hands")
    return (*left, TakeTurn(t.first))


def _options(players: int, said: dict[str, str]) -> MistigriOptions:
    def number(word: str) -> int | None:
        return _number(word, said[word]) if word in said else None

    values = tuple(_number("values", value) for value in said["values"].split(",")) if "values" in said else None
    made = MistigriOptions(players, number("starter"), values, number("hand"))
    try:
        options.check(made)
    except BadOption as fault:
        raise BadNotation(str(fault)) from None
    return made


def _number(word: str, text: str) -> int:
    require(re.fullmatch("[0-9]{1,4}", text), f"{word}: {text!r} is no number")
    return int(text)


def _read_seat(text: str, seats: int) -> int:
    require(re.fullmatch(f"[1-{seats}]", text), f"M3: {text!r} is none of the seats 1 to {seats}")
    return int(text) - 1


def _read_seats(text: str, seats: int) -> tuple[int, ...]:
    found = tuple(_read_seat(digit, seats) for digit in text)
    require(len(set(found)) == len(found), f"{text!r} names a seat twice")
    return found


def _read_cards(text: str) -> Hand:
    if text == "-":
        return ()
    cards = read_cards(text)
    if not cards:
        raise BadNotation(f"M1: {text!r} are not cards; none at all are written -")
    return cards


def _read_card(text: str) -> Card:
    cards = read_cards(text)
    if cards is None or len(cards) != 1:
        raise BadNotation(f"M1: {text!r} is not one card")
    return cards[0]


def _read_readers(text: str, seats: int) -> int:
    require(text, "M37: what nobody knows is not written")
    mask = sum(1 << seat for seat in _read_seats(text.removesuffix(WATCHERS), seats))
    return mask + (text.endswith(WATCHERS) << seats)


def _read_known(text: str, seats: int) -> tuple[memory.Known, ...]:
    known: list[memory.Known] = [()] * seats
    for entry in text.split(",") if text else ():
        what, _, readers = entry.partition(":")
        seat = _read_seat(what[:1], seats)
        known[seat] = (*known[seat], (_read_card(what[1:]), _read_readers(readers, seats)))
    return tuple(known)


def _read_no_ones(text: str, seats: int) -> tuple[int, ...]:
    no_ones = [0] * seats
    for entry in text.split(",") if text else ():
        name, _, readers = entry.partition(":")
        seat = _read_seat(name, seats)
        require(not no_ones[seat], f"no1: seat {seat + 1} is named twice")
        no_ones[seat] = _read_readers(readers, seats)
    return tuple(no_ones)
