"""The arena: players meet on the same deals, and what comes of it is measured."""

from cattery.arena.match import GamePlayed, IllegalAnswer, play_deal
from cattery.arena.report import named, report, span
from cattery.arena.run import DealPlayed, OtherRun, RunSettings, deals_for, play_run, run_settings
from cattery.arena.statistics import Estimate, mean, wilson, win_rate
from cattery.arena.summary import LineUpResult, Points, Standing, Summary, summary

__all__ = [
    "DealPlayed",
    "Estimate",
    "GamePlayed",
    "IllegalAnswer",
    "LineUpResult",
    "OtherRun",
    "Points",
    "RunSettings",
    "Standing",
    "Summary",
    "deals_for",
    "mean",
    "named",
    "play_deal",
    "play_run",
    "report",
    "run_settings",
    "span",
    "summary",
    "wilson",
    "win_rate",
]  # fmt: skip
