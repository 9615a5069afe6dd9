"""The rules, paragraph by paragraph, as steps that wait for their turn."""

from cattery.games.mistigri.steps.draw import DrawCard, EndTurn, TakeTurn
from cattery.games.mistigri.steps.effects import (
    ApplyEffect,
    ChooseDrawn,
    EffectOrReverse,
    Feed,
    FeedNext,
    GiveAway,
    Swap,
    SwapIn,
    SwapOut,
)  # fmt: skip
from cattery.games.mistigri.steps.pair import AnotherPair, PairOrPass
from cattery.games.mistigri.steps.scoring import EndGame, ScoreRound
from cattery.games.mistigri.steps.setup import BeginRound, DealHand, NameFirst, TieRound

STEPS = (
    BeginRound, NameFirst, DealHand, TakeTurn, DrawCard, Swap, SwapOut, SwapIn, PairOrPass, AnotherPair,
    EffectOrReverse, ApplyEffect, ChooseDrawn, GiveAway, FeedNext, Feed, EndTurn, ScoreRound, TieRound, EndGame,
)  # fmt: skip

__all__ = [
    "STEPS",
    "AnotherPair",
    "ApplyEffect",
    "BeginRound",
    "ChooseDrawn",
    "DealHand",
    "DrawCard",
    "EffectOrReverse",
    "EndGame",
    "EndTurn",
    "Feed",
    "FeedNext",
    "GiveAway",
    "NameFirst",
    "PairOrPass",
    "ScoreRound",
    "Swap",
    "SwapIn",
    "SwapOut",
    "TakeTurn",
    "TieRound",
]
