"""The coach: what each answer is worth to a seat, from what that seat may know and nothing else."""

from collections.abc import Sequence
from typing import Any

from cattery.coach.advice import Advice, AdviceReason, Coach, Odds, Unit, Weighed, percent
from cattery.kernel import Choices, Event, Roll
from cattery.kit import Kit, MissingPart, kits

__all__ = [
    "Advice",
    "AdviceReason",
    "Coach",
    "Odds",
    "Unit",
    "Weighed",
    "advise",
    "coach_of",
    "follow",
    "percent",
]


def coach_of(kit: Kit) -> Coach:
    """The coach of a game; MissingPart if it has none."""
    found: Coach = kit.part("coach")
    return found


def advise(view: Any, sightings: Sequence[Event], choices: Choices) -> Advice:
    """What each of these choices is worth to the seat whose view this is, and why.

    `sightings` are all that the seat saw, oldest first. A view says by its package which game it is of.
    """
    package = type(view).__module__
    kit = next((kit for kit in kits() if package.startswith(f"{kit.package}.")), None)
    if kit is None:
        raise MissingPart(f"{package} is no game's")
    return coach_of(kit).advise(view, sightings, choices)


def follow(view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
    """A player who always does what the coach advises."""
    return choices[advise(view, sightings, choices).best]
