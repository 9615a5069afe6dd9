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
from cattery.kernel.fair import FairDeal, Nonce, fair_seed, fault_of, promise_of
from cattery.kernel.game import (
    BadNotation,
    BadOption,
    Game,
    Options,
    UnknownGame,
    start,
)
from cattery.kernel.playthrough import Playthrough
from cattery.kernel.record import BadRecord, Ply, Record, Recorder, digest_of, read_record
from cattery.kernel.secrecy import SPECTATOR, Seen, redact
from cattery.kernel.step import CHANCE, Asked, Chance, Choice, Choices, Step

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
    "Nonce",
    "Options",
    "Outcome",
    "Playthrough",
    "Ply",
    "Record",
    "Recorder",
    "Roll",
    "Seen",
    "State",
    "Step",
    "Tagged",
    "UnknownGame",
    "apply",
    "choices_for",
    "decision",
    "decode",
    "digest_of",
    "encode",
    "fair_seed",
    "fault_of",
    "field",
    "fields",
    "named_dice",
    "promise_of",
    "put",
    "read_record",
    "redact",
    "replace",
    "set_up",
    "start",
    "tag_of",
]
