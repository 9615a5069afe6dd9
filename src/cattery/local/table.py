"""One table on this device. As at a server: validate, commit, acknowledge, broadcast; the commit is the worker's."""

from collections.abc import Callable
from datetime import datetime

from cattery.kernel import FastDice, encode
from cattery.kit import find_game
from cattery.players import find_player
from cattery.room import (
    BotQuestion,
    Heard,
    Input,
    Output,
    Room,
    RoomFact,
    Send,
    Think,
    Thought,
    Tick,
    bot_question,
    handle,
    next_wake,
)
from cattery.room.requests import ClientRequest


class LocalTable:
    """A room, its bots and its alarm clock. It takes one message at a time, in two halves."""

    def __init__(self, room: Room, now: Callable[[], datetime], fresh: Callable[[int], bytes]) -> None:
        self.room, self._now, self._fresh = room, now, fresh
        self._thinking: list[Think] = []
        self._next: tuple[Room, list[Output]] | None = None

    def hear(self, connection: str, request: ClientRequest) -> list[RoomFact]:
        """A request from a connection."""
        return self.tell(Heard(connection, request, self._fresh(32)))

    def tell(self, message: Input) -> list[RoomFact]:
        """What is to be stored; then `keep` or `drop`."""
        assert self._next is None, "one message at a time"
        room, facts, outputs = handle(self.room, message, self._now())
        self._next = room, outputs
        return facts

    def keep(self) -> list[Send]:
        """It is stored, and so it has happened: what is sent."""
        assert self._next is not None, "something was told"
        self.room, outputs = self._next
        self._next = None
        self._thinking += [output for output in outputs if isinstance(output, Think)]
        return [output for output in outputs if isinstance(output, Send)]

    def drop(self) -> None:
        """It could not be stored, and has not happened."""
        self._next = None

    def due(self) -> Input:
        """What happens now: a bot's answer whose moment has come, or else just that it is later."""
        now = self._now()
        for wish in self._thinking:
            if wish.leaves <= now:
                self._thinking.remove(wish)
                if (asked := bot_question(self.room, wish.seat)) is not None and (asked.id, asked.ply) == (
                    wish.game,
                    wish.ply,
                ):
                    return Thought(wish.game, wish.ply, wish.seat, self._choice(wish.level, asked))
        return Tick()

    def _choice(self, level: str, asked: BotQuestion) -> str:
        """What a bot answers; whatever it does wrong, the table goes on with any legal answer."""
        dice = FastDice(self._fresh(16).hex())
        try:
            choice = find_player(level, asked.game)(asked.view, asked.sightings, asked.choices, dice)
        except Exception:  # noqa: BLE001
            choice = asked.choices[dice(len(asked.choices))]
        return find_game(asked.game).write(choice)

    def wait(self) -> float | None:
        """In how many seconds something is due; None: nothing will happen by itself."""
        moments = [wish.leaves for wish in self._thinking]
        if (alarm := next_wake(self.room)) is not None:
            moments.append(alarm)
        return max(0.0, (min(moments) - self._now()).total_seconds()) if moments else None


def spelled(facts: list[RoomFact]) -> tuple[str, ...]:
    """Facts as they are stored."""
    return tuple(encode(fact).decode() for fact in facts)
