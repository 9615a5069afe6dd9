"""The fair deal, from promise to first card (docs/fair-deal.md)."""

from datetime import timedelta

from cattery.kernel import UnknownGame, find_game, promise_of
from cattery.room.doing import Asker, Doing
from cattery.room.facts import Answered, DealOpened, NonceRevealed, Promised
from cattery.room.inputs import Rigged
from cattery.room.messages import Dealing, Reason
from cattery.room.play import rolled_setup
from cattery.room.refusal import Refusal
from cattery.room.requests import Promise, Reveal, Start
from cattery.room.room import Room
from cattery.room.seats import derived

REVEAL_WITHIN = timedelta(seconds=3)


def promise(doing: Doing, asker: Asker, wish: Promise) -> None:
    """A nonce for the next game. One already revealed counts for nothing any more, so each game needs a fresh one."""
    seat = asker.seated()
    if doing.room.phase in ("dealing", "playing"):
        raise Refusal(Reason.GAME_RUNNING)
    doing.note(Promised(seat, wish.promise))


def start(doing: Doing, asker: Asker, wish: Start, fresh: bytes, rigged: Rigged | None) -> None:
    """The host begins; after a game anybody at the table may, for a rematch. Each game has its own secret."""
    room, seat = doing.room, asker.seated()
    if room.phase in ("dealing", "playing"):
        raise Refusal(Reason.GAME_RUNNING)
    if room.phase == "gathering" and seat != room.host:
        raise Refusal(Reason.NOT_HOST)
    if any(other.is_open for other in room.seats):
        raise Refusal(Reason.SEATS_OPEN)
    try:
        rules = find_game(room.game).rules
    except UnknownGame:
        raise Refusal(Reason.UNKNOWN_GAME) from None
    rigged = rigged or Rigged()
    game, secret = derived(fresh, "game", 16), derived(fresh, "secret", 32)
    doing.note(DealOpened(game, rules, secret, doing.now + REVEAL_WITHIN, rigged.seed, rigged.position))


def reveal(doing: Doing, asker: Asker, wish: Reveal) -> None:
    """A device keeps its promise."""
    seat, play = asker.seated(), doing.room.play
    if play is None or doing.room.phase != "dealing" or play.id != wish.game or seat not in play.deal.promises:
        raise Refusal(Reason.NOT_DEALING)
    if promise_of(wish.nonce) != play.deal.promises[seat]:
        raise Refusal(Reason.PROMISE_BROKEN, field="nonce")
    if seat not in play.deal.nonces:
        doing.note(NonceRevealed(seat, wish.nonce))


def close_deal(doing: Doing) -> None:
    """Deal, once every promised nonce is revealed or time is up."""
    play = doing.room.play
    if doing.room.phase != "dealing" or play is None:
        return
    if play.deal.promises.keys() == play.deal.nonces.keys() or doing.now >= play.deal.closes:
        doing.note(Answered(play.id, 0, None, "", rolled_setup(doing.room), None, doing.now))


def dealing(room: Room) -> Dealing | None:
    """What everybody is told while nonces are awaited. Nobody's nonce is: not before the game has ended."""
    if room.phase != "dealing" or room.play is None:
        return None
    deal = room.play.deal
    return Dealing(room.play.id, promise_of(deal.secret), deal.promises, deal.closes)
