"""What every viewer should have been told, worked out from a game's record by the rules alone: no server, no room."""

from typing import Any

from cattery.kernel import CHANCE, SPECTATOR, Data, Event, Record, State, choices_for, decode, encode, redact
from cattery.kit import game_of, replay
from proof.kit.client import Message


class PlyTold(Data, frozen=True):
    """One ply through one viewer's eyes."""

    seat: int | None
    text: str
    sightings: list[Any]
    view: Any
    choices: list[str] | None


def plain(thing: Any) -> Any:
    """As it looks once it has been through JSON."""
    return decode(encode(thing))


def told_to(record: Record, viewer: int) -> list[PlyTold]:
    """Ply by ply: an answer and what chance answered until the next question. Ply 0 is the deal."""
    game, _ = game_of(record)
    told: list[PlyTold] = []
    seat: int | None = None
    text = ""
    events: list[Event] = []
    for step in replay(record):
        if step.actor not in (None, CHANCE):
            seat, text = step.actor, step.answer
        events += step.events
        if step.state.step is None or step.state.step.actor != CHANCE:
            told.append(
                PlyTold(
                    seat, text, [plain(redact(event, viewer)) for event in events], *_sees(game, step.state, viewer)
                )
            )
            events = []
    return told


def _sees(game: Any, state: State, viewer: int) -> tuple[Any, list[str] | None]:
    asked = state.step is not None and state.step.actor == viewer and viewer != SPECTATOR
    return plain(game.view(state, viewer)), [game.write(c) for c in choices_for(state, viewer)] if asked else None


def check_frames(heard: list[Message], record: Record, game: str, seat: int | None) -> int:
    """Every frame of a game that a client heard is the one an undisturbed replay gives its seat; how many there are."""
    told = told_to(record, SPECTATOR if seat is None else seat)
    frames = [message for message in heard if message["type"] == "frame" and message["game"] == game]
    for frame in frames:
        since, ply = frame["since"], frame["ply"]
        news = told[since + 1 : ply + 1]
        assert frame["sightings"] == [sighting for one in news for sighting in one.sightings], (since, ply)
        assert frame["view"] == told[ply].view, ply
        assert frame.get("choices") == told[ply].choices, ply
        moves = [(number, one) for number, one in enumerate(told[: ply + 1]) if number > since and one.seat is not None]
        assert [(move["ply"], move["seat"]) for move in frame["moves"]] == [(number, one.seat) for number, one in moves]
        for move, (_, one) in zip(frame["moves"], moves, strict=True):
            assert move.get("text") == (one.text if one.seat == seat else None)
    return len(frames)
