"""Advice in words: a sentence or two."""

from typing import Any

from cattery.coach.advice import Weighed
from cattery.kernel import Step
from cattery.wording import Teller

MOST = 2  # reasons: more than two sentences nobody reads in the midst of a game


def say(teller: Teller, weighed: Weighed, choice: Any, step: Step) -> str:
    """What this answer does, and why it is worth what it is."""
    offered = teller.words("terminal-explained", word=teller.words("coach-would"), meaning=teller.offer(choice, step))
    return " ".join([f"{offered}.", *why(teller, weighed)])


def why(teller: Teller, weighed: Weighed) -> list[str]:
    """The reasons alone, the most telling first."""
    return [teller.explain(reason) for reason in weighed.reasons[:MOST]]
