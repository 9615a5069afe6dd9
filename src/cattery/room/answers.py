"""Answers, people's and bots', and why not. Whose turn it is comes before what is legal: a refusal tells nothing."""

from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any

from cattery.kernel import BadNotation, IllegalChoice
from cattery.kit import find_game
from cattery.room.changes import Asker, Changes
from cattery.room.facts import Answered, GameEnded
from cattery.room.inputs import Think, Thought
from cattery.room.messages import Accepted, By, Reason
from cattery.room.play import answered, record_of
from cattery.room.refusal import Refusal
from cattery.room.requests import Advise, Answer, Why
from cattery.room.room import Gathering, Interrupted, Playing, Room

QUICKEST, SLOWEST = timedelta(seconds=0.7), timedelta(seconds=1.9)
"""How long a bot seems to think, and"""

HURRY = 5
"""by how much less when it is hurried; it needs a few thousandths of a second."""


def answer(changes: Changes, asker: Asker, wish: Answer) -> None:
    """A person's answer. The first of several tabs counts; a repeat is acknowledged again and changes nothing."""
    seat = asker.seated()
    if not _is_repeat(changes.room.play, seat, wish):
        play = may_answer(changes.room, seat, wish)
        _play(changes, play, seat, wish.text, "person", wish.client_id)
    changes.reply(asker.connection, Accepted(wish.client_id, wish.ply + 1))


def _is_repeat(play: Playing | None, seat: int, wish: Answer) -> bool:
    """Whether this seat gave this answer, by its client's name for it, to this very question.

    A client that lost count may use a name again for a later question: that is another answer, and none may get lost.
    """
    if play is None or play.id != wish.game or wish.ply >= play.ply:
        return False
    given = play.plies[wish.ply + 1]
    return (given.seat, given.client_id) == (seat, wish.client_id)


def why(changes: Changes, asker: Asker, wish: Why) -> None:
    """Refuse what would be refused if it were answered, and play nothing."""
    _choice(changes.room, may_answer(changes.room, asker.seated(), wish), wish.text)


def may_answer(room: Room, seat: int, wish: Answer | Why | Advise) -> Playing:
    """The game that is played; Refusal if a seat may not answer now, before anything secret is looked at."""
    play = room.play
    if play is None or play.id != wish.game:
        none = isinstance(room.phase, Gathering | Interrupted)
        raise Refusal(Reason.NO_GAME if none else Reason.OTHER_GAME, field="game")
    if wish.ply != play.ply:
        raise Refusal(Reason.STALE, field="ply", since=wish.ply if -1 <= wish.ply < play.ply else -1)
    if room.asked != seat:
        rule = find_game(room.game).waiting_rule(play.state, seat) if room.asked is not None else None
        raise Refusal(Reason.NOT_YOUR_TURN, rule=rule)
    if play.paused_by is not None:
        raise Refusal(Reason.PAUSED)
    if room.seats[seat].stand_in is not None:
        raise Refusal(Reason.HANDED_OVER)
    if play.turn is not None and play.turn.expired:
        raise Refusal(Reason.TIME_UP)
    return play


def thought(changes: Changes, done: Thought) -> None:
    """A bot's answer, if the table still waits for it. Nonsense is not played: a random bot is asked instead."""
    play, wanted = changes.room.phase, thinking(changes.room, changes.now)
    if not isinstance(play, Playing) or wanted is None:
        return
    if (wanted.game, wanted.ply, wanted.seat) != (done.game, done.ply, done.seat):
        return
    seat = changes.room.seats[done.seat]
    by: By = "bot" if seat.bot else "stand-in" if seat.stand_in else "clock"
    try:
        _play(changes, play, done.seat, done.text, by, None)
    except Refusal:
        changes.replies.append(Think(wanted.game, wanted.ply, wanted.seat, "random", changes.now))


def _play(changes: Changes, play: Playing, seat: int, text: str, by: By, client_id: str | None) -> None:
    """Read, check and apply an answer: once, and what comes of it goes with the fact."""
    choice = _choice(changes.room, play, text)
    came, rolled = answered(changes.room, play, seat, choice, text, by, client_id)
    changes.note(Answered(play.id, play.ply + 1, seat, text, rolled, by, changes.now, client_id), came)


def _choice(room: Room, play: Playing, text: str) -> Any:
    """The legal answer that a text spells; Refusal names the rule that forbids it."""
    state = play.state
    assert state.step is not None, "somebody is asked"
    try:
        choice = find_game(room.game).read(text, state.step)
        if choice not in state.choices:
            raise IllegalChoice(state.step.refusal(state.table, choice), state.step, choice)
    except BadNotation:
        raise Refusal(Reason.ILLEGAL, rule=state.step.rule, field="text") from None
    except IllegalChoice as fault:
        raise Refusal(Reason.ILLEGAL, rule=fault.rule, field="text") from None
    return choice


def end_game(changes: Changes) -> None:
    """Close a game that has come to its end; its record is made once and kept."""
    room, play = changes.room, changes.room.phase
    if isinstance(play, Playing) and play.asked is None:
        result = find_game(room.game).result(play.state)
        changes.note(GameEnded(play.id, result, record_of(room, play), changes.now))


def bot_at(room: Room, seat: int) -> str | None:
    """The level of the bot that answers for this seat now; None: a person does."""
    here = room.seats[seat]
    if here.bot is not None:
        return here.bot
    overdue = room.turn is not None and room.turn.seat == seat and room.turn.expired
    return room.stand_in if here.stand_in is not None or overdue else None


def thinking(room: Room, now: datetime) -> Think | None:
    """Which bot the table waits for."""
    play = room.phase
    if not isinstance(play, Playing) or not play.runs or room.is_read or (seat := play.asked) is None:
        return None
    level = bot_at(room, seat)
    return Think(play.id, play.ply, seat, level, now + _pace(play)) if level is not None else None


def _pace(play: Playing) -> timedelta:
    """Drawn from what everybody knows, whatever the bot holds and however long it thinks."""
    drawn = int.from_bytes(sha256(f"{play.id}|{play.ply}".encode()).digest()[:4]) / 2**32
    return (QUICKEST + (SLOWEST - QUICKEST) * drawn) / (HURRY if play.quick else 1)
