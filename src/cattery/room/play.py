"""The game inside a table: what facts do to it, and what it looks like from a seat."""

from datetime import datetime
from typing import Any

from cattery.kernel import (
    CHANCE,
    SPECTATOR,
    Data,
    Dice,
    Event,
    FairDeal,
    Game,
    HmacDice,
    Nonce,
    Record,
    Recorder,
    State,
    UnknownGame,
    apply,
    choices_for,
    fair_seed,
    find_game,
    promise_of,
    redact,
    replace,
    start,
)  # fmt: skip
from cattery.room.messages import By, Frame, Move, TableShown
from cattery.room.room import Deal, Play, Played, Room, Seat

# ── What facts do ─────────────────────────────────────────────────────────────────────────────────────────────────────


def deal_opened(
    room: Room, id: str, rules: int, secret: str, closes: datetime, seed: str | None, position: str | None
) -> Room:
    """Every promise on the table goes into this deal, and none into the next."""
    promises = {number: seat.promise for number, seat in enumerate(room.seats) if seat.promise is not None}
    seats = tuple(replace(seat, promise=None, strikes=0) for seat in room.seats)
    play = Play(id, rules, Deal(secret, promises, {}, closes), seed, position)
    return replace(room, seats=seats, play=play, phase="dealing", turn=None, interrupted=False)


def played(
    room: Room, seat: int | None, text: str, rolled: tuple[str, ...], by: By | None, client_id: str | None
) -> Room:
    """One more ply. Rules that have changed since give no state: such a game is interrupted, never guessed at."""
    assert room.play is not None
    play = room.play
    try:
        state, events = _replayed(room, seat, text, rolled)
    except Exception:  # noqa: BLE001  # whatever old answers do to new rules, the table must open
        state, events = None, ()
    plies = (*play.plies, Played(seat, text, rolled, by, client_id, events))
    opened = play.opened + sum(event.opens_turn or event.opens_round for event in events)
    return replace(room, phase="playing", play=replace(play, state=state, plies=plies, opened=opened))


def _replayed(
    room: Room, seat: int | None, text: str, rolled: tuple[str, ...]
) -> tuple[State | None, tuple[Event, ...]]:
    play, game = room.play, rules_of(room)
    assert play is not None
    if game is None or (play.plies and play.state is None):
        return None, ()
    state, events = _opening(room, game) if seat is None else _answered(game, play.state, text)
    for answer in rolled:
        state, more = _answered(game, state, answer)
        events += more
    return state, tuple(events)


def _opening(room: Room, game: Game) -> tuple[State, list[Event]]:
    assert room.play is not None
    if room.play.position is not None:
        return game.read_position(room.play.position), []
    state, events, _ = start(game, game.options(room.options))
    return state, events


def _answered(game: Game, state: State | None, text: str) -> tuple[State, list[Event]]:
    assert state is not None and state.step is not None, "an answer without a question"
    state, events, _ = apply(state, game.read(text, state.step))
    return state, events


def game_ended(room: Room, result: tuple[float, ...] | None, record: Record | None) -> Room:
    """Who left in the game is gone now, and their seats are bots', so that a rematch needs one click."""
    seats = tuple(
        Seat(bot=room.stand_in) if seat.stand_in == "left" else replace(seat, strikes=0) for seat in room.seats
    )
    keys = tuple(key for key in room.keys if seats[key.seat].holder is not None)  # no link leads to a bot's seat
    play = replace(room.play, result=result, record=record) if room.play is not None else None
    return replace(room, seats=seats, keys=keys, play=play, phase="over", turn=None, paused_by=None, asleep=False)


# ── What goes on ──────────────────────────────────────────────────────────────────────────────────────────────────────


def rules_of(room: Room) -> Game | None:
    """The rules of this table's game; None if they are gone, or no longer those it was begun with."""
    try:
        game = find_game(room.game)
    except UnknownGame:
        return None
    return game if room.play is None or room.play.rules == game.rules else None


def nonces_of(play: Play) -> tuple[Nonce, ...]:
    """Every promised nonce in seat order; those that were not revealed in time are left out of the seed."""
    return tuple(
        Nonce(seat, promise, play.deal.nonces.get(seat)) for seat, promise in sorted(play.deal.promises.items())
    )


def seed_of(play: Play) -> bytes:
    """What the dice of this game are made of."""
    return bytes.fromhex(play.seed) if play.seed is not None else fair_seed(play.id, play.deal.secret, nonces_of(play))


def chance_answers(game: Game, state: State, dice: Dice) -> tuple[str, ...]:
    """What the dice answer from here to the next player's question."""
    answers = []
    while state.step is not None and state.step.actor == CHANCE:
        choice = state.choices[dice(len(state.choices), state.round, state.rolls)]
        answers.append(game.write(choice))
        state, _, _ = apply(state, choice)
    return tuple(answers)


def rolled_setup(room: Room) -> tuple[str, ...]:
    """What chance answers before the first question."""
    game = rules_of(room)
    assert game is not None and room.play is not None
    return chance_answers(game, _opening(room, game)[0], HmacDice(seed_of(room.play)))


def rolled_after(room: Room, choice: Any) -> tuple[str, ...]:
    """What chance answers after a player's choice; IllegalChoice if it is none."""
    game = rules_of(room)
    assert game is not None and room.play is not None and room.play.state is not None
    state, _, _ = apply(room.play.state, choice)
    return chance_answers(game, state, HmacDice(seed_of(room.play)))


def record_of(room: Room) -> Record | None:
    """The whole game with its fair deal, for after its end; None for a position that a test set up."""
    play, game = room.play, rules_of(room)
    if play is None or game is None or play.position is not None:
        return None
    whole = Recorder(game, game.options(room.options))
    for answer in (
        text for ply in play.plies for text in (*((ply.text,) if ply.seat is not None else ()), *ply.rolled)
    ):
        assert whole.state.step is not None
        whole.answer(game.read(answer, whole.state.step))
    fair = FairDeal(play.id, promise_of(play.deal.secret), play.deal.secret, nonces_of(play))
    return whole.record(HmacDice(seed_of(play)).name, fair if play.seed is None else None)


# ── What may be seen ──────────────────────────────────────────────────────────────────────────────────────────────────


class Question(Data, frozen=True, gc=False):
    """What a bot is asked, and all that its seat may know: `find_player(level)(view, sightings, choices, dice)`."""

    game: str
    view: Any
    sightings: tuple[Event, ...]
    choices: tuple[Any, ...]


def sightings_since(play: Play, since: int, viewer: int) -> tuple[Event, ...]:
    """All that a viewer saw after a ply."""
    return tuple(redact(event, viewer) for ply in play.plies[since + 1 :] for event in ply.events)


def question(room: Room, seat: int) -> Question | None:
    """What the asked seat is asked; None if the table does not wait for this seat."""
    play, game = room.play, rules_of(room)
    if play is None or play.state is None or game is None or room.asked != seat:
        return None
    choices = tuple(choices_for(play.state, seat))
    return Question(room.game, game.view(play.state, seat), sightings_since(play, -1, seat), choices)


def frame(room: Room, seat: int | None, since: int, shown: TableShown) -> Frame | None:
    """What happened after a ply, and how it looks now, to a seat or (None) a spectator. The only way out of a game."""
    play, game = room.play, rules_of(room)
    if play is None or play.state is None or game is None:
        return None
    viewer = SPECTATOR if seat is None else seat
    choices: tuple[str, ...] | None = None
    if seat is not None and room.asked == seat:
        choices = tuple(game.write(choice) for choice in choices_for(play.state, seat))
    return Frame(
        game=play.id,
        since=since,
        ply=play.ply,
        sightings=sightings_since(play, since, viewer),
        moves=tuple(
            Move(number, ply.seat, ply.by, ply.text if ply.seat == seat else None)
            for number, ply in enumerate(play.plies[since + 1 :], since + 1)
            if ply.seat is not None and ply.by is not None
        ),
        view=game.view(play.state, viewer),
        room=shown,
        choices=choices,
    )
