"""The rules, paragraph by paragraph: each step names its rules first."""

from cattery.games.schrodinger.steps.claim import GoOn, LastWord, Prove, Swap
from cattery.games.schrodinger.steps.doubt import CheckClaim
from cattery.games.schrodinger.steps.powers import DrawFromDeck
from cattery.games.schrodinger.steps.setup import (
    ChooseStarter,
    DealHand,
    DealPhysicat,
    NewGame,
    NextRound,
    TurnUpPhysicat,
)
from cattery.games.schrodinger.steps.turn import TakeTurn
from cattery.kernel import Step

STEPS: tuple[type[Step], ...] = (
    NewGame, DealPhysicat, TurnUpPhysicat, ChooseStarter, NextRound, DealHand, TakeTurn, Prove, Swap, LastWord, GoOn,
    DrawFromDeck, CheckClaim,
)  # fmt: skip
