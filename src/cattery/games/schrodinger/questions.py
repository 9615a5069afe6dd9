"""The open question of a position, as the last field of its text; what waits behind it follows from the rules."""

import re
from typing import Literal

from cattery.games.schrodinger.steps.claim import GoOn, LastWord, Prove, Swap
from cattery.games.schrodinger.steps.powers import DrawFromDeck
from cattery.games.schrodinger.steps.setup import ChooseStarter, DealHand, DealPhysicat, NextRound, TurnUpPhysicat
from cattery.games.schrodinger.steps.turn import TakeTurn
from cattery.games.schrodinger.table import Table, after
from cattery.kernel import BadNotation, Data, State, Step

Kind = Literal["turn", "prove", "swap", "end", "draw", "deal", "physicat", "row", "starter", "won"]

SETUP = ("physicat", "row", "starter")
"""The questions of the setup, before the first round."""

_FORMS: dict[Kind, str] = {
    "turn": "turn {seat}",
    "prove": "prove {seat}",
    "swap": "swap {seat} up to {count}",
    "end": "end {seat}",
    "draw": "draw {count} for {seat}",
    "deal": "deal to {seat}",
    "physicat": "physicat to {seat}",
    "row": "physicat to row",
    "starter": "choose starter",
    "won": "won by {seat}",
}
_GROUPS = {"seat": r"(?P<seat>[1-6])", "count": r"(?P<count>[1-9][0-9]?)"}
_PATTERNS = {kind: re.compile(form.format(**_GROUPS)) for kind, form in _FORMS.items()}


class Question(Data, frozen=True, gc=False):
    """What is asked; `then` is the rest of the turn, for cards that are drawn in the midst of it."""

    kind: Kind
    seat: int = 0
    count: int = 0
    then: "Question | None" = None


def write_question(question: Question) -> str:
    """draw 2 for 1 then prove 1"""
    text = _FORMS[question.kind].format(seat=question.seat + 1, count=question.count)
    return f"{text} then {write_question(question.then)}" if question.then else text


def read_question(text: str) -> Question | None:
    """The question that a field spells, or None if it spells another field."""
    first, *rest = text.split(" then ")
    for kind, pattern in _PATTERNS.items():
        if found := pattern.fullmatch(first):
            said = found.groupdict()
            seat, count = int(said.get("seat", 1)) - 1, int(said.get("count", 0))
            then = read_question(" then ".join(rest))  # nothing more spells no question
            _check_then(text, kind, seat, bool(rest), then)
            return Question(kind, seat, count, then)
    return None


def _check_then(text: str, kind: Kind, seat: int, said: bool, then: Question | None) -> None:
    """S30: only a draw can be in the midst of a turn, and the rest of it is the same player's."""
    if said and (kind != "draw" or then is None or then.kind not in ("turn", "prove", "swap") or then.seat != seat):
        raise BadNotation(f"{text!r}: only a draw has a then, which is turn, prove or swap of the same seat")


def question_of(state: State[Table]) -> Question:
    """The question at which a position rests."""
    match state.agenda:
        case ():
            assert state.table.winner is not None
            return Question("won", state.table.winner)
        case (TakeTurn(seat), *_):
            return Question("turn", seat)
        case (Prove(seat), *_):
            return Question("prove", seat)
        case (Swap(seat, at_most), *_):
            return Question("swap", seat, at_most)
        case (LastWord(seat), *_):
            return Question("end", seat)
        case (DrawFromDeck(seat, count), behind, *_):
            return Question("draw", seat, count, _rest_of_turn(seat, behind))
        case (DealHand(seat, _), *_):
            return Question("deal", seat)
        case (DealPhysicat(seat), *_):
            return Question("physicat", seat)
        case (TurnUpPhysicat(), *_):
            return Question("row")
    return Question("starter")


def _rest_of_turn(seat: int, behind: Step) -> Question | None:
    match behind:
        case TakeTurn(again) if again == seat:
            return Question("turn", seat)
        case GoOn(Swap(_, at_most)):
            return Question("swap", seat, at_most)
        case GoOn(_):
            return Question("prove", seat)
    return None


def agenda_of(question: Question, table: Table) -> tuple[Step, ...]:
    """The question as a step, and what the rules put behind it."""
    kind, seat, count = question.kind, question.seat, question.count
    if kind == "won":
        return ()
    if kind in SETUP:
        dealt = [DealPhysicat(to) for to in range(seat, table.options.players)] if kind == "physicat" else []
        turned_up = [TurnUpPhysicat()] if kind in ("physicat", "row") else []
        chosen = [ChooseStarter()] if table.starter is None else []
        return (*dealt, *turned_up, *chosen, NextRound())
    if kind == "deal":
        seats = [to for to, lives in enumerate(table.lives) if lives and to >= seat]
        assert table.starter is not None
        return (*[DealHand(to, table.hand_size) for to in seats], TakeTurn(table.starter), NextRound())
    if kind == "turn":
        return (TakeTurn(seat), NextRound())
    if kind == "draw":
        return (DrawFromDeck(seat, count), *_after_draw(question, table), NextRound())
    asked = Prove(seat) if kind == "prove" else Swap(seat, count) if kind == "swap" else LastWord(seat)
    return (asked, TakeTurn(after(table, seat)), NextRound())


def _after_draw(question: Question, table: Table) -> tuple[Step, ...]:
    seat, then = question.seat, question.then
    next_turn = TakeTurn(after(table, seat))
    if then is None:
        return (LastWord(seat), next_turn) if table.physicats[seat] else (next_turn,)
    if then.kind == "turn":
        return (TakeTurn(seat),)
    return (GoOn(Prove(seat) if then.kind == "prove" else Swap(seat, then.count)), next_turn)
