"""The rules, paragraph by paragraph, as steps that wait for their turn."""

from cattery.games.mistigri.steps.draw import DrawCard, EndTurn, Lapse, TakeTurn
from cattery.games.mistigri.steps.effects import (
    ApplyEffect,
    ChooseDrawn,
    EffectOrReverse,
    Feed,
    FeedNext,
    GiveAway,
    SwapIn,
    SwapOut,
)  # fmt: skip
from cattery.games.mistigri.steps.pair import AnotherPair, PairOrPass
from cattery.games.mistigri.steps.scoring import EndGame, ScoreRound
from cattery.games.mistigri.steps.setup import BeginRound, DealHand, NameFirst, TieRound

STEPS = (
    BeginRound, NameFirst, DealHand, TakeTurn, DrawCard, SwapOut, SwapIn, Lapse, PairOrPass, AnotherPair,
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
    "Lapse",
    "NameFirst",
    "PairOrPass",
    "ScoreRound",
    "SwapIn",
    "SwapOut",
    "TakeTurn",
    "TieRound",
]
