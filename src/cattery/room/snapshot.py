"""A table as it stands, kept as plain data, so that waking it later needs the facts since then and no others.

Of a game its answers are kept, and played again: a position is the rules' own affair and has no form that lasts. So a
snapshot is as long as one game, however long the table has been there. It proves nothing: the facts are the truth, and
whatever does not fit them (torn, another table's, of another version) is left aside.
"""

from hashlib import sha256
from typing import Any, Literal

from cattery.kernel import Data, DecodeError, Record, Tagged, decode, encode, replace
from cattery.kernel.data import fields
from cattery.room.messages import By, ChatLine
from cattery.room.play import replayed, rules_of
from cattery.room.room import (
    Dealing,
    DealSource,
    Gathering,
    Interrupted,
    Key,
    LivePly,
    Over,
    Phase,
    Playing,
    Room,
    Seat,
    Turn,
    Unread,
)  # fmt: skip

FORMAT = 1
"""Raised by whatever an older snapshot would be misread by."""

DIGEST = 32  # bytes of SHA-256 before the snapshot itself


class KeptPly(Data, frozen=True, gc=False, omit_defaults=True):
    """One ply as it was stored."""

    seat: int | None
    text: str
    rolled: tuple[str, ...]
    by: By | None = None
    client_id: str | None = None


class KeptGame(Tagged, frozen=True, gc=False, omit_defaults=True):
    """A game that was dealt: its answers, and what else is known of it."""

    id: str
    rules: int
    deal: DealSource
    plies: tuple[KeptPly, ...]
    hurried: frozenset[int]
    quick: bool
    turn: Turn | None
    paused_by: int | None
    asleep: bool


class KeptDeal(Tagged, frozen=True, gc=False):
    """A game that is about to be dealt."""

    id: str
    rules: int
    deal: DealSource


class KeptEnd(Tagged, frozen=True, gc=False):
    """A game that has ended."""

    id: str
    result: tuple[float, ...]
    record: Record | None
    play: KeptGame | None


class NoGame(Tagged, frozen=True, gc=False):
    """No game was begun, or the last one was interrupted."""

    why: Literal["gathering", "interrupted"]


class KeptTable(Data, frozen=True, gc=False):
    """A table without its game and its connections."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    clock: int | None
    stand_in: str
    seats: tuple[Seat, ...]
    seq: int
    host: int | None
    barred: frozenset[str]
    keys: tuple[Key, ...]
    chat: tuple[ChatLine, ...]
    hints: bool = False


class Snapshot(Data, frozen=True, gc=False):
    """A table, and its game."""

    format: int
    table: KeptTable
    stage: KeptGame | KeptDeal | KeptEnd | NoGame


KEPT = tuple(one.name for one in fields(KeptTable))


def freeze(room: Room) -> bytes | None:
    """This table as it stands; None for a game that nobody can read any more."""
    phase = _kept(room.phase)
    if phase is None:
        return None
    table = KeptTable(**{name: getattr(room, name) for name in KEPT})
    plain = encode(Snapshot(FORMAT, table, phase))
    return sha256(plain).digest() + plain


def thaw(data: bytes, table: str, seq: int) -> Room | None:
    """The table of a snapshot, without connections; None if it is not whole, or not this table's at this fact."""
    digest, plain = data[:DIGEST], data[DIGEST:]
    if sha256(plain).digest() != digest:
        return None
    try:
        kept: Snapshot = decode(plain, Snapshot)
    except (DecodeError, UnicodeDecodeError):
        return None
    if (kept.format, kept.table.id, kept.table.seq) != (FORMAT, table, seq):
        return None
    room = Room(**{name: getattr(kept.table, name) for name in KEPT})
    phase = _phase(room, kept.stage)
    return replace(room, phase=phase) if phase is not None else None


def _kept(phase: Phase) -> KeptGame | KeptDeal | KeptEnd | NoGame | None:
    match phase:
        case Gathering():
            return NoGame("gathering")
        case Interrupted():
            return NoGame("interrupted")
        case Dealing():
            return KeptDeal(phase.id, phase.rules, phase.deal)
        case Playing():
            return _kept_game(phase)
        case Over():
            play = _kept_game(phase.play) if phase.play is not None else None
            return KeptEnd(phase.id, phase.result, phase.record, play)
        case Unread():
            return None


def _kept_game(play: Playing) -> KeptGame:
    plies = tuple(
        KeptPly(ply.seat, ply.text, ply.answers if ply.seat is None else ply.answers[1:], ply.by, ply.client_id)
        for ply in play.plies
    )
    return KeptGame(
        play.id, play.rules, play.deal, plies, play.hurried, play.quick, play.turn, play.paused_by, play.asleep
    )


def _phase(room: Room, kept: KeptGame | KeptDeal | KeptEnd | NoGame) -> Phase | None:
    match kept:
        case NoGame(why=why):
            return Gathering() if why == "gathering" else Interrupted()
        case KeptDeal():
            return Dealing(kept.id, kept.rules, kept.deal)
        case KeptGame():
            return _game(room, kept)
        case KeptEnd():
            play = _game(room, kept.play) if kept.play is not None else None
            return Over(kept.id, kept.result, kept.record, play) if (play is None) == (kept.play is None) else None


def _game(room: Room, kept: KeptGame) -> Playing | None:
    """The game, played again; None if the rules of today read it otherwise."""
    room = replace(room, phase=Dealing(kept.id, kept.rules, kept.deal))
    if rules_of(room) is None:
        return None
    for ply in kept.plies:
        room = replayed(room, LivePly(ply.seat, ply.text, (), ply.by, ply.client_id, ()), ply.rolled)
    if not isinstance(play := room.phase, Playing):
        return None
    return replace(
        play, hurried=kept.hurried, quick=kept.quick, turn=kept.turn, paused_by=kept.paused_by, asleep=kept.asleep
    )
