"""An ended game, frame by frame, through the eyes of a seat, of a spectator, or with every hand open.

The terminal, the server and a browser's worker all watch games again through this one door. What it tells a seat is
what that seat was told then, by the same `view` and `redact`; a game that is not over is told to nobody.
"""

from collections.abc import Iterable, Sequence

from cattery.kernel import (
    CHANCE,
    SPECTATOR,
    BadRecord,
    Data,
    Event,
    Record,
    State,
    choices_for,
    encode,
    read_record,
    redact,
    replace,
)
from cattery.kit import checked, game_of
from cattery.room.facts import Answered, RoomFact
from cattery.room.messages import By, Move, Reason, Replayed, ReplayFrame, SeatShown
from cattery.room.refusal import Refusal

EVERYBODY = -3
"""A viewer before whom all hands lie open."""


class Given(Data, frozen=True, gc=False):
    """Who gave an answer, and how it was spelled: a table knows it, and a record alone does not."""

    by: By
    text: str


class Shot(Data, frozen=True, gc=False):
    """One ply, as a table counts them: an answer and everything that followed, up to the next question."""

    seat: int | None
    given: Given
    events: tuple[Event, ...]
    state: State


class Replay:
    """Every frame of an ended game. BadRecord says why a record does not hold, or that its game is not over."""

    def __init__(self, record: Record, given: Sequence[Given] = ()) -> None:
        self.record = record
        self.game, options = game_of(record)
        self.players: int = options.players
        self.shots = _shots(record, given)
        last = self.shots[-1].state
        if last.step is not None:
            raise BadRecord("the game is not over", len(record.answers), "unfinished")
        self.result = self.game.result(last)

    @property
    def viewers(self) -> tuple[int, ...]:
        """Everybody through whose eyes it can be watched."""
        return (*range(self.players), SPECTATOR, EVERYBODY)

    def frame(self, ply: int, viewer: int, since: int | None = None) -> ReplayFrame:
        """What happened after a ply (the one before, if none is named), and how it looks then."""
        shot, since = self.shots[ply], ply - 1 if since is None else since
        passed = self.shots[since + 1 : ply + 1]
        is_open = viewer == EVERYBODY
        asked = shot.state.step.actor if shot.state.step is not None else None
        shown = asked is not None and asked >= 0 and (is_open or asked == viewer)
        return ReplayFrame(
            since=since,
            ply=ply,
            sightings=tuple(event if is_open else redact(event, viewer) for one in passed for event in one.events),
            moves=tuple(
                Move(number, one.seat, one.given.by, one.given.text if is_open or one.seat == viewer else None)
                for number, one in enumerate(passed, since + 1)
                if one.seat is not None
            ),
            view=self.game.view(shot.state, SPECTATOR if is_open else viewer),
            choices=tuple(map(self.game.write, choices_for(shot.state, asked)))
            if shown and asked is not None
            else None,
            views=tuple(self.game.view(shot.state, seat) for seat in range(self.players)) if is_open else None,
        )

    def frames(self, viewer: int) -> list[ReplayFrame]:
        """All of it, one frame a ply."""
        return [self.frame(ply, viewer) for ply in range(len(self.shots))]

    def replayed(self, viewer: int, seats: tuple[SeatShown, ...] = ()) -> Replayed:
        """All of it, as a client is told."""
        record, frames = self.record, tuple(self.frames(viewer))
        return Replayed(record.game, record.options, self.players, viewer, self.result, frames, seats)


def through(replay: Replay, viewer: int, seats: tuple[SeatShown, ...] = ()) -> Replayed:
    """A game through these eyes, as a client is told it."""
    if viewer not in replay.viewers:
        raise Refusal(Reason.NO_SUCH_SEAT, field="viewer")
    return replay.replayed(viewer, seats)


def replay_record(record: Record, viewer: int) -> Replayed:
    """Any record through these eyes; one that does not hold is refused by kind and ply."""
    try:
        return through(Replay(read_record(encode(record))), viewer)
    except BadRecord as fault:
        raise Refusal(Reason.RECORD_REFUSED, field=fault.kind or None, ply=fault.ply or None) from None


def given_in(facts: Iterable[RoomFact], game: str) -> list[Given]:
    """Who answered what in a game, by the facts of its table."""
    answers = (fact for fact in facts if isinstance(fact, Answered) and fact.game == game)
    return [Given(fact.by, fact.text) for fact in answers if fact.by is not None]


def _shots(record: Record, given: Sequence[Given]) -> list[Shot]:
    """A record's answers as a table counts them: chance's belong to the ply of the player before."""
    shots: list[Shot] = []
    for one in checked(record):
        if one.actor is not None and one.actor != CHANCE:
            known = given[len(shots) - 1] if len(shots) <= len(given) else Given("person", one.answer)
            shots.append(Shot(one.actor, known, tuple(one.events), one.state))
        elif shots:
            shots[-1] = replace(shots[-1], events=(*shots[-1].events, *one.events), state=one.state)
        else:
            shots.append(Shot(None, Given("person", ""), tuple(one.events), one.state))
    return shots
