"""The fair deal, from promise to first card (docs/fair-deal.md)."""

from datetime import timedelta

from cattery.kernel import Game, UnknownGame, promise_of
from cattery.kit import find_game
from cattery.room import messages
from cattery.room.changes import Asker, Changes
from cattery.room.facts import Answered, DealOpened, NonceRevealed, Promised
from cattery.room.inputs import Rigged
from cattery.room.messages import Reason
from cattery.room.play import dealt
from cattery.room.refusal import Refusal
from cattery.room.requests import Promise, Reveal, Start
from cattery.room.room import Dealing, Gathering, Playing, Room
from cattery.room.seats import derived

REVEAL_WITHIN = timedelta(seconds=3)


def promise(changes: Changes, asker: Asker, wish: Promise) -> None:
    """A nonce for the next game, which may be promised while this one is played: then no haste leaves it out.

    One already revealed counts for nothing any more, so each game needs a fresh one.
    """
    seat = asker.seated()
    if isinstance(changes.room.phase, Dealing):
        raise Refusal(Reason.GAME_RUNNING)
    if changes.room.seats[seat].promise != wish.promise:  # said again it is no new fact
        changes.note(Promised(seat, wish.promise))


def start(changes: Changes, asker: Asker, wish: Start, fresh: bytes, rigged: Rigged | None) -> None:
    """The host begins; after a game anybody at the table may, for a rematch. Each game has its own secret."""
    room, seat = changes.room, asker.seated()
    if room.is_under_way:
        raise Refusal(Reason.GAME_RUNNING)
    if isinstance(room.phase, Gathering) and seat != room.host:
        raise Refusal(Reason.NOT_HOST)
    if any(other.is_open for other in room.seats):
        raise Refusal(Reason.SEATS_OPEN)
    known_game(room)
    open_deal(changes, fresh, rigged or Rigged())


def known_game(room: Room) -> Game:
    """The rules by which the next game here is dealt; Refusal if they are gone."""
    try:
        return find_game(room.game)
    except UnknownGame:
        raise Refusal(Reason.UNKNOWN_GAME) from None


def open_deal(changes: Changes, fresh: bytes, rigged: Rigged) -> None:
    """A game is about to be dealt. Each has its own secret."""
    game, secret, rules = derived(fresh, "game", 16), derived(fresh, "secret", 32), known_game(changes.room).rules
    changes.note(DealOpened(game, rules, secret, changes.now + REVEAL_WITHIN, rigged.seed, rigged.position))


def reveal(changes: Changes, asker: Asker, wish: Reveal) -> None:
    """A device keeps its promise."""
    seat, play = asker.seated(), changes.room.phase
    if not isinstance(play, Dealing) or play.id != wish.game or seat not in play.deal.promises:
        raise Refusal(Reason.NOT_DEALING)
    if promise_of(wish.nonce) != play.deal.promises[seat]:
        raise Refusal(Reason.PROMISE_BROKEN, field="nonce")
    if seat not in play.deal.nonces:
        changes.note(NonceRevealed(seat, wish.nonce))


def close_deal(changes: Changes) -> None:
    """DealSource, once every promised nonce is revealed or time is up."""
    play = changes.room.phase
    if not isinstance(play, Dealing):
        return
    if play.deal.promises.keys() == play.deal.nonces.keys() or changes.now >= play.deal.closes:
        came, rolled = dealt(changes.room, play)
        changes.note(Answered(play.id, 0, None, "", rolled, None, changes.now), came)


def dealing(room: Room) -> messages.DealAnnounced | None:
    """What everybody is told while nonces are awaited. Nobody's nonce is: not before the game has ended."""
    return announced(room.phase) if isinstance(room.phase, Dealing) else None


def announced(game: Dealing | Playing) -> messages.DealAnnounced:
    """The server's promise and everybody's."""
    return messages.DealAnnounced(game.id, promise_of(game.deal.secret), game.deal.promises, game.deal.closes)
