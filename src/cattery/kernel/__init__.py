"""The rules machine and its contract: everything here knows no game, no clock, no network and no language."""

from cattery.kernel.chance import Dice, FastDice, HmacDice, Roll, named_dice
from cattery.kernel.codec import DecodeError, decode, encode
from cattery.kernel.data import Data, Tagged, field, fields, put, replace, tag_of
from cattery.kernel.engine import (
    Decision,
    IllegalChoice,
    Outcome,
    State,
    apply,
    choices_for,
    decision,
    set_up,
)
from cattery.kernel.event import Event
from cattery.kernel.fair import FairDeal, Nonce, fair_seed, promise_of
from cattery.kernel.game import (
    BadNotation,
    BadOption,
    Game,
    Options,
    UnknownGame,
    find_game,
    game_names,
    register,
    start,
)
from cattery.kernel.record import BadRecord, Ply, Record, Recorder, check, game_of, read_record, replay
from cattery.kernel.secrecy import SPECTATOR, Seen, redact
from cattery.kernel.step import CHANCE, Asked, Chance, Choice, Choices, Step, rule_of
from cattery.kernel.tensor import Layout, Piece, Tensor, clockwise

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Asked",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Chance",
    "Choice",
    "Choices",
    "Data",
    "Decision",
    "DecodeError",
    "Dice",
    "Event",
    "FairDeal",
    "FastDice",
    "Game",
    "HmacDice",
    "IllegalChoice",
    "Layout",
    "Nonce",
    "Options",
    "Outcome",
    "Piece",
    "Ply",
    "Record",
    "Recorder",
    "Roll",
    "Seen",
    "State",
    "Step",
    "Tagged",
    "Tensor",
    "UnknownGame",
    "apply",
    "check",
    "choices_for",
    "clockwise",
    "decision",
    "decode",
    "encode",
    "fair_seed",
    "field",
    "fields",
    "find_game",
    "game_names",
    "game_of",
    "named_dice",
    "promise_of",
    "put",
    "read_record",
    "redact",
    "register",
    "replace",
    "replay",
    "rule_of",
    "set_up",
    "start",
    "tag_of",
]
