"""A game watched again is, byte for byte, the game that was told then: to every seat, to a spectator, and no sooner
than at its end."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cattery.kernel import SPECTATOR, BadRecord, HmacDice, Record, Recorder, encode, redact, replace
from cattery.kit import check, find_game
from cattery.room.facts import GameEnded
from cattery.room.messages import Frame, ReplayFrame, Welcome
from cattery.room.replay import EVERYBODY, Replay, given_in
from cattery.room.requests import AddBot, Leave
from proof.kit.desk import Client, Desk
from tests.games import GAMES

NAMES = ("Ann", "Ben", "Cem", "Dee", "Eve", "Fay")


def tables() -> st.SearchStrategy[tuple[str, dict[str, Any]]]:
    """Every game, with any number of players and any of its options that is switched on or off."""

    def of(game: str) -> st.SearchStrategy[tuple[str, dict[str, Any]]]:
        rules = find_game(game)
        switches = [name for name, usual in vars_of(rules.options()).items() if isinstance(usual, bool)]
        return st.fixed_dictionaries(
            {"players": st.sampled_from(rules.player_counts())}, optional={name: st.booleans() for name in switches}
        ).map(lambda options: (game, options))

    return st.sampled_from(GAMES).flatmap(of)


def vars_of(options: Any) -> dict[str, Any]:
    return {name: getattr(options, name) for name in options.__struct_fields__}


def told(frame: Frame | ReplayFrame) -> bytes:
    """What a frame says of the game itself."""
    return encode([frame.since, frame.ply, frame.sightings, frame.moves, frame.view, frame.choices])


def heard(client: Client) -> Iterator[tuple[int, Frame]]:
    """Every frame that a line was sent, and whose eyes it was for."""
    viewer = SPECTATOR
    for message in client.inbox:
        if isinstance(message, Welcome):
            viewer = SPECTATOR if message.seat is None else message.seat
        if isinstance(message, Frame):
            yield viewer, message


def played(game: str, options: dict[str, Any], seed: str, bots: int, leaves: int | None) -> tuple[Desk, Replay]:
    """A whole game with people and bots, one of whom may get up and come back to a line of their own in between."""
    desk = Desk(game, None, options, seed)
    people = options["players"] - bots
    desk.sit(*NAMES[:people], promises=True)
    for _ in range(bots):
        desk.accepted("Ann", AddBot(level="random"))
    desk.open("watcher", None)
    desk.start("Ann")
    if leaves is not None:
        desk.play_on(leaves)
        desk.open("Ann on another device", "Ann")  # told everything again, in one frame
        if desk.room.phase.word == "playing" and people > 2:
            desk.accepted("Ben", Leave())
    desk.play_on()
    [ended] = [fact for fact in desk.facts if isinstance(fact, GameEnded)]
    assert ended.record is not None
    return desk, Replay(ended.record, given_in(desk.facts, ended.game))


@pytest.mark.no_cover
@settings(max_examples=100)
@given(tables(), st.integers(0, 2**30), st.integers(0, 3), st.none() | st.integers(0, 40))
def test_every_frame_is_the_one_that_was_sent(
    table: tuple[str, dict[str, Any]], seed: int, bots: int, leaves: int | None
) -> None:
    game, options = table
    desk, replay = played(game, options, str(seed), min(bots, options["players"] - 1), leaves)
    compared = 0
    for client in desk.clients.values():
        for viewer, frame in heard(client):
            assert told(replay.frame(frame.ply, viewer, frame.since)) == told(frame)
            compared += 1
    assert compared >= len(desk.clients) * 3
    assert [frame.ply for frame in replay.frames(SPECTATOR)] == list(range(len(replay.shots)))


def ended(game: str, players: int | None = None) -> Record:
    rules, dice = find_game(game), HmacDice(b"again")
    play = Recorder(rules, rules.options({} if players is None else {"players": players}), dice)
    while play.state.step is not None:
        play.answer(play.state.choices[len(play.answers) % len(play.state.choices)])
    return play.record(dice.name)


@pytest.mark.parametrize("game", GAMES)
def test_with_every_hand_open_all_that_each_seat_saw_is_there_and_nothing_is_hidden(game: str) -> None:
    replay = Replay(ended(game))
    rules = replay.game
    assert replay.viewers == (*range(replay.players), SPECTATOR, EVERYBODY)
    hidden = 0
    for ply, frame in enumerate(replay.frames(EVERYBODY)):
        seats = [replay.frame(ply, seat) for seat in range(replay.players)]
        assert frame.views == tuple(one.view for one in seats)
        assert frame.view == rules.view(replay.shots[ply].state, SPECTATOR)
        assert frame.choices == next((one.choices for one in seats if one.choices is not None), None)
        for seat, one in enumerate(seats):
            assert tuple(redact(event, seat) for event in frame.sightings) == one.sightings
            hidden += one.sightings != frame.sightings
    assert hidden


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_not_over_is_told_to_nobody(game: str) -> None:
    record = ended(game)
    rules = find_game(game)
    for length in range(len(record.answers)):
        begun = Recorder(rules, rules.options(record.options))
        for answer in record.answers[:length]:
            assert begun.state.step is not None
            begun.answer(rules.read(answer, begun.state.step))
        whole_so_far = begun.record(record.dice)
        check(whole_so_far)  # it holds, and yet
        with pytest.raises(BadRecord, match="not over") as fault:
            Replay(whole_so_far)
        assert (fault.value.kind, fault.value.ply) == ("unfinished", length)


def test_a_forged_record_is_not_told() -> None:
    record = ended("mistigri")
    chance = next(number for number, answer in enumerate(record.answers) if answer.startswith("*"))
    luckier = (*record.answers[:chance], record.answers[chance + 1], *record.answers[chance + 1 :])
    for forged, ply in ((replace(record, answers=luckier), chance + 1), (replace(record, digest="0" * 64), None)):
        with pytest.raises(BadRecord) as fault:
            Replay(forged)
        assert ply is None or fault.value.ply == ply
