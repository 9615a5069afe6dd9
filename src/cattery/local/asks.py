"""What can be asked without a table, by name: each takes what was given and says what is to be told, as plain data."""

from collections.abc import Callable
from typing import Any

from cattery.kernel import DecodeError, Record, decode, encode
from cattery.kit import find_game, kit_names
from cattery.players import player_names
from cattery.room import Refusal
from cattery.room.messages import PROTOCOL, Reason, Replayed
from cattery.room.replay import replay_record


def offer(given: Any) -> dict[str, Any]:
    """What can be played here: games, levels of bots, and the version of the protocol."""
    games = [{"name": name, "rules": find_game(name).rules} for name in kit_names()]
    return {"protocol": PROTOCOL, "games": games, "levels": player_names()}


def replay(given: Any) -> Replayed:
    """An ended game through the eyes of a viewer: the page brings the record."""
    try:
        record = decode(encode(given["record"]), Record)
    except DecodeError:
        raise Refusal(Reason.MALFORMED, field="record") from None
    return replay_record(record, given["viewer"])


ASKS: dict[str, Callable[[Any], Any]] = {"offer": offer, "replay": replay}
