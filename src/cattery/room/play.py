"""The game inside a table: what facts do to it, and what it looks like from a seat."""

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
    State,
    UnknownGame,
    apply,
    choices_for,
    decode,
    digest_of,
    encode,
    fair_seed,
    promise_of,
    redact,
    replace,
    start,
)
from cattery.kit import find_game
from cattery.room.messages import By, Frame, Move, TableShown
from cattery.room.room import Dealing, DealSource, Interrupted, LivePly, Over, Playing, Room, Seat, Unread

# ── What facts do ─────────────────────────────────────────────────────────────────────────────────────────────────────


def deal_opened(room: Room, id: str, rules: int, deal: DealSource) -> Room:
    """Every promise on the table goes into this deal, and none into the next."""
    promises = {number: seat.promise for number, seat in enumerate(room.seats) if seat.promise is not None}
    seats = tuple(replace(seat, promise=None, strikes=0) for seat in room.seats)
    return replace(room, seats=seats, phase=Dealing(id, rules, replace(deal, promises=promises)))


def went_on(room: Room, play: Dealing | Playing, ply: LivePly, state: State) -> Room:
    """One more ply: its events have happened, and the game has come to this position."""
    opened = sum(event.opens_turn or event.opens_round for event in ply.events)
    if isinstance(play, Dealing):
        seed = seed_of(play.id, play.deal)
        return replace(room, phase=Playing(play.id, play.rules, play.deal, seed, state, (ply,), opened))
    plies = (*play.plies, ply)
    return replace(room, phase=replace(play, state=state, plies=plies, opened=play.opened + opened))


def replayed(room: Room, ply: LivePly, rolled: tuple[str, ...]) -> Room:
    """One more ply, played again as it was written, chance's answers too.

    Rules that have changed since cannot read it: such a game is interrupted, never guessed at.
    """
    play, game = room.phase, rules_of(room)
    try:
        if game is None or not isinstance(play, Dealing | Playing):
            return replace(room, phase=Unread(play.id)) if isinstance(play, Dealing | Playing) else room
        state, events, answers = _opening(room, game, play.deal) if isinstance(play, Dealing) else (play.state, [], [])
        for text in rolled if isinstance(play, Dealing) else (ply.text, *rolled):
            assert state.step is not None, "an answer without a question"
            choice = game.read(text, state.step)
            state, more, _ = apply(state, choice)
            events, answers = [*events, *more], [*answers, game.write(choice)]
        return went_on(room, play, replace(ply, answers=tuple(answers), events=tuple(events)), state)
    except Exception:  # noqa: BLE001  # whatever old answers do to new rules, the table must open
        return replace(room, phase=Unread(play.id)) if isinstance(play, Dealing | Playing) else room


def _opening(
    room: Room, game: Game, deal: DealSource, dice: Dice | None = None
) -> tuple[State, list[Event], list[Any]]:
    """The position before the first answer; with dice, chance has answered, too."""
    if deal.position is not None:
        return game.read_position(deal.position), [], []
    return start(game, game.options(room.options), dice)


def game_closed(room: Room, phase: Over | Interrupted) -> Room:
    """Who left in the game is gone now, and their seats are bots', so that a rematch needs one click."""
    seats = tuple(
        Seat(bot=room.stand_in) if seat.stand_in == "left" else replace(seat, strikes=0) for seat in room.seats
    )
    keys = tuple(key for key in room.keys if seats[key.seat].holder is not None)  # no link leads to a bot's seat
    return replace(room, seats=seats, keys=keys, phase=phase)


# ── What goes on ──────────────────────────────────────────────────────────────────────────────────────────────────────


def rules_of(room: Room) -> Game | None:
    """The rules of this table's game; None if they are gone, or no longer those it was begun with."""
    try:
        game = find_game(room.game)
    except UnknownGame:
        return None
    phase = room.play if isinstance(room.phase, Over) else room.phase
    return game if not isinstance(phase, Dealing | Playing) or phase.rules == game.rules else None


def nonces_of(deal: DealSource) -> tuple[Nonce, ...]:
    """Every promised nonce in seat order; those that were not revealed in time are left out of the seed."""
    return tuple(Nonce(seat, promise, deal.nonces.get(seat)) for seat, promise in sorted(deal.promises.items()))


def seed_of(id: str, deal: DealSource) -> bytes:
    """What the dice of a game are made of."""
    return bytes.fromhex(deal.seed) if deal.seed is not None else fair_seed(id, deal.secret, nonces_of(deal))


def dealt(room: Room, play: Dealing) -> tuple[Room, tuple[str, ...]]:
    """The table after the deal, and what chance answered before the first question."""
    game = rules_of(room)
    assert game is not None, "a game whose rules are gone is closed before it is dealt"
    dice = HmacDice(seed_of(play.id, play.deal))
    state, events, rolled = _opening(room, game, play.deal, dice)
    while state.step is not None and state.step.actor == CHANCE:  # a position in which chance is asked first
        choice = state.choices[dice(len(state.choices), state.round, state.rolls)]
        state, more, further = apply(state, choice, dice)
        events, rolled = [*events, *more], [*rolled, choice, *further]
    texts = tuple(map(game.write, rolled))
    return went_on(room, play, LivePly(None, "", texts, None, None, tuple(events)), state), texts


def answered(
    room: Room, play: Playing, seat: int, choice: Any, text: str, by: By, client_id: str | None
) -> tuple[Room, tuple[str, ...]]:
    """The table after a lawful answer, and what chance answered to it: applied here, once."""
    game = find_game(room.game)
    state, events, rolled = apply(play.state, choice, HmacDice(play.seed))
    texts = tuple(map(game.write, rolled))
    ply = LivePly(seat, text, (game.write(choice), *texts), by, client_id, tuple(events))
    return went_on(room, play, ply, state), texts


def record_of(room: Room, play: Playing) -> Record | None:
    """The whole game with its fair deal, for after its end; None for a position that a test set up."""
    if play.deal.position is not None:
        return None
    game = find_game(room.game)
    options = game.options(room.options)
    fair = FairDeal(play.id, promise_of(play.deal.secret), play.deal.secret, nonces_of(play.deal))
    facts = (event for ply in play.plies for event in ply.events)
    return Record(
        game=game.name,
        rules=game.rules,
        options=decode(encode(options)),
        dice=HmacDice(play.seed).name,
        answers=tuple(answer for ply in play.plies for answer in ply.answers),
        digest=digest_of(facts, play.state),
        fair=fair if play.deal.seed is None else None,
    )


# ── What may be seen ──────────────────────────────────────────────────────────────────────────────────────────────────


class BotQuestion(Data, frozen=True, gc=False):
    """What a bot is asked, and what its seat saw after a ply: all that it may know, with what it was told before.

    `find_player(level)(view, sightings, choices, dice)` wants the sightings from the beginning on.
    """

    game: str
    id: str  # of this game, at this table
    seat: int
    since: int  # -1: from the beginning
    ply: int
    view: Any
    sightings: tuple[Event, ...]
    choices: tuple[Any, ...]


def sightings_since(play: Playing, since: int, viewer: int) -> tuple[Event, ...]:
    """All that a viewer saw after a ply."""
    return tuple(redact(event, viewer) for ply in play.plies[since + 1 :] for event in ply.events)


def bot_question(room: Room, seat: int, since: int = -1) -> BotQuestion | None:
    """What the asked seat is asked, for whoever knows what it saw up to a ply; None if it is not asked."""
    play, game = room.phase, rules_of(room)
    if not isinstance(play, Playing) or game is None or play.asked != seat:
        return None
    return BotQuestion(
        room.game,
        play.id,
        seat,
        since,
        play.ply,
        game.view(play.state, seat),
        sightings_since(play, since, seat),
        tuple(choices_for(play.state, seat)),
    )


def frame(room: Room, seat: int | None, since: int, shown: TableShown) -> Frame | None:
    """What happened after a ply, and how it looks now, to a seat or (None) a spectator. The only way out of a game."""
    play, game = room.play, rules_of(room)
    if play is None or game is None:
        return None
    viewer = SPECTATOR if seat is None else seat
    choices: tuple[str, ...] | None = None
    if seat is not None and room.asked == seat:
        choices = tuple(map(game.write, choices_for(play.state, seat)))
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
