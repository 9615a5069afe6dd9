"""Secrecy on the wire as non-interference: swap what a viewer cannot see, play on with answers that look alike to it,
and every message to it is the same, byte for byte, at the same moment."""

from collections.abc import Iterator
from typing import Any

import pytest

from cattery.kernel import CHANCE, SPECTATOR, FastDice, Game, HmacDice, State, apply, encode, replace
from cattery.room import Heard, Input, Opened, Room, Send, Think, handle
from cattery.room.play import sightings_since
from cattery.room.requests import Advise, Answer, ClientRequest, Why
from proof.kit.desk import Desk, holder

NAMES = ("Ann", "Ben", "Cem", "Dee")
TABLES = [("bluff", 2, 80), ("mistigri", 3, 5), ("mistigri", 4, 2), ("schrodinger", 2, 4), ("schrodinger", 4, 4)]


def worlds(game: str, players: int, seed: str) -> Iterator[tuple[Desk, Room, int | None]]:
    """Moments of a random game, each with a room that differs only in what some viewer cannot see."""
    desk = Desk(game, 45, {"players": players}, seed)
    desk.sit(*NAMES[:players])
    desk.open("watcher", None)
    desk.start("Ann", seed=HmacDice(seed.encode()).seed.hex())
    while True:
        desk.play_on(1 + desk.roll(2 if game == "bluff" else 9))
        play = desk.room.play
        if desk.room.phase.word != "playing" or play is None:
            return
        seat = (*range(players), None)[desk.roll(players + 1)]
        viewer = SPECTATOR if seat is None else seat
        view = desk.game.view(play.state, viewer)
        other = desk.game.imagine(view, sightings_since(play, -1, viewer), desk.roll)
        no_record = replace(play.deal, position="imagined")
        yield desk, replace(desk.room, phase=replace(play, state=other, deal=no_record)), seat


def told(room: Room, message: Input, now: Any, connection: str) -> tuple[Room, list[bytes]]:
    """What one connection hears of a message, and when bots answer."""
    room, _, outputs = handle(room, message, now)
    heard = [encode(out.message) for out in outputs if isinstance(out, Send) and connection in out.to]
    return room, heard + [encode(out) for out in outputs if isinstance(out, Think)]


def chance(game: Game, state: State, seed: bytes, viewer: int) -> Iterator[Any]:
    """What a viewer sees of the chance answers that a seed gives from here."""
    while state.step is not None and state.step.actor == CHANCE:
        choice = state.choices[HmacDice(seed)(len(state.choices), state.round, state.rolls)]
        yield state.step.shown(state.table, choice, viewer)
        state, _, _ = apply(state, choice)


def alike(game: Game, one: Room, other: Room, text: str, viewer: int, roll: FastDice) -> tuple[Room, str] | None:
    """An answer and dice for the other room that look the same to the viewer; None if few tries find none."""
    assert one.play and other.play
    state, there = one.play.state, other.play.state
    step = state.step
    assert step is not None
    choice = game.read(text, step)
    look = step.shown(state.table, choice, viewer)
    fitting = [some for some in there.choices if step.shown(there.table, some, viewer) == look]
    if not fitting:
        return None
    answer = fitting[roll(len(fitting))]
    seen = list(chance(game, apply(state, choice)[0], one.play.seed, viewer))
    after = apply(there, answer)[0]
    for _ in range(60):
        seed = bytes(roll(256) for _ in range(32))
        if list(chance(game, after, seed, viewer)) == seen:
            return replace(other, phase=replace(other.play, seed=seed)), game.write(answer)
    return None


def attempts(game_played: Game, room: Room, seat: int | None) -> list[ClientRequest]:
    """Answers that a curious client might send to learn from their refusal."""
    assert room.play is not None
    game, ply = room.play.id, room.play.ply
    texts = {"", "?", ".", "X", "C4", "C4D4", "+2A", "8A", "=", "H", "nonsense"}
    if seat == room.asked:
        texts -= set(map(game_played.write, room.play.state.choices))
    return [
        *(Answer(game=game, ply=ply, text=text, client_id="try") for text in sorted(texts)),
        *(Why(game=game, ply=ply, text=text) for text in sorted(texts)),
        Advise(game=game, ply=ply),
        Answer(game=game, ply=max(0, ply - 2), text=".", client_id="late"),
        Answer(game="another", ply=ply, text=".", client_id="other"),
    ]


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "players", "games"), TABLES)
def test_messages_are_a_function_of_what_the_viewer_may_know(game: str, players: int, games: int) -> None:
    compared = differed = 0
    for number in range(games):
        for desk, twin, seat in worlds(game, players, f"secrecy {number}"):
            viewer = SPECTATOR if seat is None else seat
            line = "watcher" if seat is None else NAMES[seat]
            mine = holder(NAMES[seat]) if seat is not None else None
            room, now = desk.room, desk.now
            for _ in range(8):
                assert room.play and twin.play
                if room.asked is None:
                    break
                hidden = room.play.state.table != twin.play.state.table
                for curious in (Opened("another line", mine), Opened("another line", mine, room.play.id, 1)):
                    assert told(room, curious, now, "another line")[1] == told(twin, curious, now, "another line")[1]
                for attempt in attempts(desk.game, room, seat):
                    wish = Heard(line, attempt, b"")
                    assert told(room, wish, now, line)[1] == told(twin, wish, now, line)[1]
                text = desk.game.write(room.play.state.choices[desk.roll(len(room.play.state.choices))])
                found = alike(desk.game, room, twin, text, viewer, desk.roll)
                if found is None:
                    break  # the worlds part before the viewer's eyes
                twin, other_text = found
                asker = NAMES[room.asked]
                id, ply = room.play.id, room.play.ply
                answers = [
                    Heard(asker, Answer(game=id, ply=ply, text=one, client_id=f"walk {ply}"), b"")
                    for one in (text, other_text)
                ]
                (room, heard), (twin, other_heard) = (
                    told(*pair, now, line) for pair in zip((room, twin), answers, strict=True)
                )
                if room.phase.word == "over":
                    break  # everything is revealed
                assert heard == other_heard and heard
                compared += 1
                differed += hidden
    assert compared > 50 and differed > compared / 3, (compared, differed)


@pytest.mark.parametrize(("game", "players"), [table[:2] for table in TABLES])
def test_whole_games_tell_nobody_what_they_may_not_know(game: str, players: int) -> None:
    """The desk compares every frame with view and redact, and every message with secrets, seeds, hashes and keys."""
    desk = Desk(game, None, {"players": players}, "whole")
    desk.sit(*NAMES[:players], promises=True)
    desk.open("watcher", None)
    desk.start("Ann")
    desk.play_on()
    play = desk.room.play
    assert play is not None and desk.room.phase.word == "over"
    for client in desk.clients.values():
        viewer = SPECTATOR if client.seat is None else client.seat
        assert tuple(client.sightings) == sightings_since(play, -1, viewer)
