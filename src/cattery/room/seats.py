"""Opening a table, sitting down, bots, kicking, leaving, moving a seat to another device."""

from datetime import datetime

from cattery.kernel import BadOption, UnknownGame, find_game, to_builtins
from cattery.players import player_names
from cattery.room.facts import TableOpened
from cattery.room.messages import NewTable, Reason
from cattery.room.refusal import Refusal

STAND_INS = ("house cat", "kitten", "random")
"""Who stands in for people: the first of these that is installed."""


def open_table(wish: NewTable, table: str, code: str, now: datetime) -> TableOpened:
    """The first fact of a new table: `replay_room([fact])` is the table. Refusal says what cannot be."""
    try:
        game = find_game(wish.game)
        options = to_builtins(game.options(wish.options))
    except UnknownGame:
        raise Refusal(Reason.UNKNOWN_GAME, field="game") from None
    except BadOption as fault:
        raise Refusal(Reason.BAD_OPTION, field=fault.option) from None
    stand_in = next(level for level in STAND_INS if level in player_names())
    return TableOpened(table, code, wish.game, options, wish.clock, stand_in, now)
