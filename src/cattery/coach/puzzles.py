"""Puzzles: questions of real games where one answer is clearly best, and not the one that first comes to mind.

A game's own lie in its folder, one a line, written by scripts/puzzles.py: the options and every answer up to the
question, so that the rules machine itself sets it up. They are told like any question: by what the asked seat saw.
"""

from collections.abc import Sequence
from datetime import date

from cattery.coach.advice import Advice, Coach
from cattery.kernel import Data, Event, Playthrough, Record, State, decode
from cattery.kit import Kit, kits

FILE = "puzzles.jsonl"
CLEAR = {"chance": 0.06, "points": 1.0}
"""By so much the best answer is worth more than the next."""


class Puzzle(Data, frozen=True):
    """One question, and the answer that is best."""

    options: dict[str, object]
    answers: tuple[str, ...]  # as in a record, chance's too
    best: str


class Posed(Data, frozen=True):
    """A puzzle as the asked seat meets it."""

    seat: int
    state: State
    sightings: Sequence[Event]
    advice: Advice


def puzzles_of(kit: Kit) -> list[Puzzle]:
    """All that this game has; none where it has no file of them."""
    file = kit.folder / FILE
    return [decode(line, Puzzle) for line in file.read_bytes().splitlines()] if file.is_file() else []


def puzzle_of_the_day(day: date, kit: Kit | None = None) -> tuple[Kit, int]:
    """The game (they take turns, if none is named) and the number of its puzzle: the same for everybody, in turn."""
    every = [one for one in kits() if puzzles_of(one)] if kit is None else [kit]
    number, turn = divmod(day.toordinal(), len(every))
    return every[turn], number % len(puzzles_of(every[turn]))


def posed(kit: Kit, puzzle: Puzzle) -> Posed:
    """Play up to the question."""
    game, coach = kit.game, kit.part("coach")
    options = game.options(puzzle.options)
    play = Playthrough(game, options, viewers=range(options.players))
    for answer in puzzle.answers:
        assert play.state.step is not None, "a puzzle ends with a question"
        play.answer(game.read(answer, play.state.step))
    seat = play.asked
    assert seat is not None and seat >= 0, "a puzzle asks a seat"
    return Posed(seat, play.state, play.sightings[seat], _advice(coach, play, seat))


def _advice(coach: Coach, play: Playthrough, seat: int) -> Advice:
    return coach.advise(play.game.view(play.state, seat), play.sightings[seat], play.state.choices)


def is_clear(advice: Advice) -> bool:
    """Whether one answer stands out, and is not simply certain to do well."""
    if len(advice.answers) < 3 or advice.advised.through == 1:
        return False
    second = max(one.worth for at, one in enumerate(advice.answers) if at != advice.best)
    return advice.advised.worth - second >= CLEAR[advice.unit]


def cut_from(record: Record, plies: int, best: str) -> Puzzle:
    """The question after so many answers of a record."""
    return Puzzle(record.options, record.answers[:plies], best)
