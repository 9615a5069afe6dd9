"""Which positions the rules can bring about: the reasons why one set up from text is refused."""

from collections import Counter

from cattery.games.mistigri import memory
from cattery.games.mistigri.cards import VALUE, holds
from cattery.games.mistigri.choices import First
from cattery.games.mistigri.events import RoundBegan
from cattery.games.mistigri.options import deck
from cattery.games.mistigri.steps import (
    AnotherPair,
    ChooseDrawn,
    DealHand,
    DrawCard,
    EffectOrReverse,
    Feed,
    GiveAway,
    NameFirst,
    PairOrPass,
    Swap,
    SwapIn,
    SwapOut,
)  # fmt: skip
from cattery.games.mistigri.steps.draw import DRAWS
from cattery.games.mistigri.steps.effects import on_offer
from cattery.games.mistigri.steps.scoring import LAST_TURN, leaders, penalty
from cattery.games.mistigri.steps.setup import deals
from cattery.games.mistigri.table import Table, has_company, holders, neighbour, play_order
from cattery.kernel import SPECTATOR, Asked, BadNotation, State, Step, put, replace


def require(lawful: object, reason: str) -> None:
    """Refuse what is not so."""
    if not lawful:
        raise BadNotation(reason)


def check(state: State[Table]) -> None:
    """Raise BadNotation, naming the rule, if no game can come to this."""
    t = state.table
    _check_cards(t)
    _check_rounds(t, over=state.step is None)
    _check_rolls(state)
    if t.player is None:
        _check_fresh(t)
        return
    _check_books(t, state.step)
    if state.step is not None:
        _check_passes(t, state.step)
    if isinstance(state.step, DrawCard):
        _check_draw(t, state.step, state.agenda)
    elif state.step is not None:
        _check_question(t, state.step)


def _check_cards(t: Table) -> None:
    lying = Counter(t.pile) + Counter(card for hand in t.hands for card in hand)
    surplus = lying - Counter(deck(t.options))
    require(not surplus, f"M3: these cards are not in play, or not so many of them: {' '.join(surplus)}")
    left_out = 0 if t.options.hand is None else len(deck(t.options)) - t.options.hand * t.options.players
    if t.player is not None:
        missing = len(t.deck) - left_out
        require(missing == 0, f"M4: hands and pile hold {abs(missing)} cards too {'few' if missing > 0 else 'many'}")


def _check_rounds(t: Table, *, over: bool) -> None:
    rows = t.penalties
    most = penalty(deck(t.options))
    require(all(sum(row) <= most for row in rows), f"M42: all cards together cost {most} points")
    before = Table(t.options, t.hands, penalties=rows[:-1] if over else rows)
    played = len(before.penalties)
    require(played < 2 or (played == 2 and len(leaders(before)) > 1), "M50: a third round needs a tie, and is the last")
    if over:
        require(played and (played == 2 or len(leaders(t)) == 1), "M50: the game is not over")
        require(rows[-1] == tuple(map(penalty, t.hands)), "M41: the last penalties are not those of the hands")
    if t.first is not None:
        lawful = First(t.first) in NameFirst().choices(before)
        require(lawful, f"M5: seat {t.first + 1} cannot be first in this round")


def _check_rolls(state: State[Table]) -> None:
    """M4, M7, M27, M28: chance names the first player, deals, and draws one to three cards a turn. 0 says nothing."""
    t = state.table
    least = most = 0
    if t.first is not None:
        dealt = 1 + sum(isinstance(step, DealHand) for step in deals(t, t.first))
        still = sum(isinstance(step, DealHand) for step in state.agenda)
        least, most = dealt - still + max(t.turn - 1, 0), dealt - still + max(DRAWS.values()) * t.turn
    times = f"{least} to {most}" if least < most else str(least)
    require(not state.rolls or least <= state.rolls <= most, f"rolls: chance has answered {times} times by now")


def _check_fresh(t: Table) -> None:
    """M4: before the first turn there is nothing but the hands, as far as they are dealt."""
    require(t.first is not None or not any(t.hands), "M4: nothing is dealt before there is a first player")
    begun = replace(RoundBegan(len(t.penalties)).on(t), hands=t.hands, deck=t.deck, first=t.first)
    require(t == begun, "M6: a round starts clockwise, with face-up aid cards and without a pile; nothing is known yet")


def _check_passes(t: Table, step: Step) -> None:
    """M41, M44: the round has not ended before; and once a pair was discarded, nobody has passed since."""
    all_quiet = {*holders(t)} <= {*t.quiet}  # only who has just been drawn from can have been the last who was not
    require(not all_quiet or (t.out and not isinstance(step, DrawCard)), "M41: all have passed, and the round is over")
    if isinstance(step, Asked) and type(step) is not PairOrPass:
        require(not t.quiet, "M44: nobody has passed since this pair was discarded")
        require(not t.aid_down[step.seat], f"M9: seat {step.seat + 1} has discarded a pair, and a face-up aid card")


def _check_books(t: Table, step: Step | None) -> None:
    require(1 <= t.turn <= LAST_TURN, f"M43: a round has turns 1 to {LAST_TURN}")
    require(all(t.aid_down[seat] for seat in t.quiet), "M9: who passed since the last pair has a face-down aid card")
    swapper = step.seat if isinstance(step, SwapIn) else None  # M23: about to take a card, so not out
    empty = [seat for seat, hand in enumerate(t.hands) if not hand and seat != swapper]
    require(sorted(t.out) == empty, "M11: out are those without cards, each once")
    players = len(t.hands)
    readers = [memory.reader(viewer, players) for viewer in (*range(players), SPECTATOR)]
    ones = sum(VALUE[card] == 1 for card in deck(t.options))
    for seat, known in enumerate(t.known):
        for reader in readers:
            cards = tuple(card for card, mask in known if mask & reader)
            require(holds(t.hands[seat], cards), f"M37: seat {seat + 1} does not hold all that is known of it")
        require(not any(mask & readers[seat] for _, mask in known), "M37: of their own hand everybody knows all")
        require(ones > 1 or not t.no_ones[seat], "M21: there is no pair of 1s in play")
        none = all(VALUE[card] != 1 for card in t.hands[seat])
        require(none or not t.no_ones[seat], f"M21: seat {seat + 1} holds a 1")


def _check_draw(t: Table, step: DrawCard, agenda: tuple[Step, ...]) -> None:
    giver = t.hands[step.giver]
    draws = agenda.count(step)
    require(t.hands[step.seat], f"M11: seat {step.seat + 1} is out")
    require(step.giver != step.seat, "M7: there is nobody to draw from")
    require(len(giver) >= draws, "M27: nobody draws more than there is")
    if draws > 1:
        _require_on_top(t, (7, 8) if draws == 2 else (8,))
    if any(isinstance(later, Swap) for later in agenda):
        _require_on_top(t, (3,))
    if t.chosen is not None:
        require(t.chosen in giver, "M22: the chosen card is not in the hand it is drawn from")
        require(isinstance(agenda[1], PairOrPass), "M38: only one effect waits")
        _require_on_top(t, (2,))


def _require_on_top(t: Table, values: tuple[int, ...], below: int = 0) -> None:
    """M8: the pair whose effect this is lies on the pile, with so many cards on it."""
    pair = t.pile[: len(t.pile) - below][-2:]
    lies = len(pair) == 2 and VALUE[pair[0]] == VALUE[pair[1]] and VALUE[pair[0]] in values
    require(lies, f"M8: no pair of {' or '.join(map(str, values))} lies on the pile for this")


def _check_question(t: Table, step: Step) -> None:
    require(t.chosen is None, "M22: a card is chosen only for the draw that comes next")
    match step:
        case PairOrPass(seat):
            require(len(t.hands[seat]) >= 2, "M7: after a draw there are two cards or more")
            if isinstance(step, AnotherPair):
                _require_on_top(t, (6,))
        case EffectOrReverse():
            _require_on_top(t, (1, 2, 3))
        case ChooseDrawn(seat) | GiveAway(seat):
            require(t.hands[seat], f"M31: seat {seat + 1} is out, and the effect lapses")
            require(has_company(t), "M45: there is nobody else, and the effect lapses")
            _require_on_top(t, (2,) if isinstance(step, ChooseDrawn) else (4,))
        case SwapOut(seat) | SwapIn(seat):
            assert t.player is not None
            held = replace(t, hands=put(t.hands, seat, t.hands[seat] or t.pile))
            owner = neighbour(held, t.player, -t.arrow)
            require(seat == owner, f"M23: seat {owner + 1} was drawn from, and not seat {seat + 1}")
            require(t.hands[seat] or isinstance(step, SwapIn), "M32: the swap lapses with an empty hand")
            _require_on_top(t, (3,), below=isinstance(step, SwapIn))
        case Feed(seat, to):
            _require_on_top(t, (5,))
            order, cards = play_order(t, seat), len(on_offer(t))
            start = order.index(to[0]) if to[0] in order else len(order)
            served = order[start : start + cards]
            require(to == served, "M34: cards go round in play order, as far as the pile goes")
            require(len(set(on_offer(t))) > 1, "M34: there is nothing to choose")
