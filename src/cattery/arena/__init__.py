"""The arena: players meet on the same deals, and what comes of it is measured."""

from cattery.arena.match import IllegalAnswer, Played, play_deal
from cattery.arena.report import named, report, span
from cattery.arena.run import DealPlayed, OtherRun, Settings, deals_for, play_run, settings
from cattery.arena.statistics import Estimate, mean, wilson, win_rate
from cattery.arena.summary import Points, Standing, Summary, Table, summary

__all__ = [
    "DealPlayed", "Estimate", "IllegalAnswer", "OtherRun", "Played", "Points", "Settings", "Standing", "Summary",
    "Table", "deals_for", "mean", "named", "play_deal", "play_run", "report", "settings", "span", "summary", "wilson",
    "win_rate",
]  # fmt: skip
