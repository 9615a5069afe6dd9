"""Secrecy as non-interference: worlds that a viewer cannot tell apart stay so, whatever happens out of its sight."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from cattery.kernel import (
    SPECTATOR,
    FastDice,
    Game,
    Playthrough,
    Roll,
    State,
    apply,
    choices_for,
    decision,
    encode,
    redact,
    tag_of,
)


class Leak(AssertionError):
    """A viewer could tell two worlds apart. `kind`: view, sightings, question, choices or shown."""

    def __init__(self, kind: str, game: Game, viewer: int, step: Any, one: Any, other: Any) -> None:
        who = "the spectator" if viewer == SPECTATOR else f"seat {viewer + 1}"
        asked = tag_of(step) if step is not None else "the end"
        super().__init__(f"{game.name}: {who} can tell by the {kind} at {asked}:\n  {one!r}\n  {other!r}")
        self.kind = kind


class Secrecy:
    """What a check compared."""

    def __init__(self, hidden: Callable[[Any], Any] = lambda table: table) -> None:
        self.hidden = hidden  # what of a table must differ for two worlds to count as different
        self.pairs = 0  # how many pairs of worlds were compared
        self.differed = 0  # in how many of them the hidden part really differed
        self.steps: Counter[str] = Counter()  # the questions that were answered in them
        self.events: Counter[str] = Counter()  # the facts that happened in them

    def __str__(self) -> str:
        share = self.differed / self.pairs if self.pairs else 0
        return (
            f"{self.pairs} pairs compared, the hidden part differed in {self.differed} ({share:.1%}), "
            f"{len(self.steps)} kinds of question and {len(self.events)} kinds of fact met"
        )

    def missed(self, game: Game) -> set[str]:
        """The questions and facts of a game that no pair met."""
        asked = {tag_of(step) for step in game.steps if step.actor is not None}
        return (asked - set(self.steps)) | ({tag_of(event) for event in game.events} - set(self.events))


def check_secrecy(
    game: Game,
    options: Any,
    *,
    games: int,
    seed: str = "secrecy",
    every: int = 3,
    walk: int = 8,
    report: Secrecy | None = None,
) -> Secrecy:
    """Play random games; at about one position in `every`, imagine another world for some viewer and play both on.

    Raises Leak at the first view, sighting, question or list of choices by which that viewer could tell them apart.
    """
    report = report or Secrecy()
    for number in range(games):
        roll = FastDice(f"{seed}/{number}")
        viewers = (*range(options.players), SPECTATOR)
        play = Playthrough(game, options, viewers=viewers)  # chance is a question like any other
        while True:
            state = play.state
            if roll(every) == 0:
                viewer = viewers[roll(len(viewers))]
                other = game.imagine(game.view(state, viewer), play.sightings[viewer], roll)
                _same_to(game, viewer, state, other)
                _walk(game, viewer, state, other, roll, walk, report)
            if state.step is None:
                break
            play.answer(state.choices[roll(len(state.choices))])
    return report


def _walk(game: Game, viewer: int, one: State, other: State, roll: Roll, plies: int, report: Secrecy) -> None:
    """Answer both worlds alike, as far as the viewer sees, and compare what it is told."""
    for _ in range(plies):
        step = one.step
        if step is None:
            return
        answer = one.choices[roll(len(one.choices))]
        alike = answer_alike(viewer, one, answer, other, roll)
        if alike is None:
            return  # no answer there looks like this one: the worlds part before the viewer's eyes
        _shows_no_more_than_is_seen(game, viewer, one, answer, roll)
        differed = report.hidden(one.table) != report.hidden(other.table)
        (one, facts, _), (other, other_facts, _) = apply(one, answer), apply(other, alike)
        sightings, other_sightings = ([encode(redact(fact, viewer)) for fact in some] for some in (facts, other_facts))
        if sightings != other_sightings:
            raise Leak("sightings", game, viewer, step, sightings, other_sightings)
        _same_to(game, viewer, one, other)
        report.pairs += 1
        report.differed += differed or report.hidden(one.table) != report.hidden(other.table)
        report.steps[tag_of(step)] += 1
        report.events.update(map(tag_of, facts))


def _shows_no_more_than_is_seen(game: Game, viewer: int, state: State, answer: Any, roll: Roll) -> None:
    """Two answers that `shown` tells apart must be told apart by what the viewer is sent; else worlds are not compared
    that should be, and a leak could hide behind a `shown` that says too much."""
    step = state.step
    assert step is not None
    second = state.choices[roll(len(state.choices))]
    if step.shown(state.table, answer, viewer) == step.shown(state.table, second, viewer):
        return
    sent = []
    for choice in (answer, second):
        after, facts, _ = apply(state, choice)
        sent.append([encode(redact(fact, viewer)) for fact in facts] + [encode(game.view(after, viewer))])
    if sent[0] == sent[1] and step.actor != viewer:
        raise Leak("shown", game, viewer, step, game.write(answer), game.write(second))


def answer_alike(viewer: int, one: State, answer: Any, other: State, roll: Roll, tries: int = 60) -> Any:
    """An answer in the other world that shows the viewer the same, rather another one than the same one."""
    step = one.step
    assert step is not None
    look = step.shown(one.table, answer, viewer)
    size = len(other.choices)
    some = list(other.choices) if size <= tries else [other.choices[roll(size)] for _ in range(tries)]
    if answer in other.choices:
        some.append(answer)
    fitting = [choice for choice in some if step.shown(other.table, choice, viewer) == look]
    return fitting[roll(len(fitting))] if fitting else None


def _same_to(game: Game, viewer: int, one: State, other: State) -> None:
    """To this viewer both positions are the same, byte for byte."""
    step = one.step
    asked, other_asked = encode(decision(one)), encode(decision(other))
    if asked != other_asked:
        raise Leak("question", game, viewer, step, asked, other_asked)
    view, other_view = encode(game.view(one, viewer)), encode(game.view(other, viewer))
    if view != other_view:
        raise Leak("view", game, viewer, step, view, other_view)
    choices, other_choices = (list(map(game.write, choices_for(state, viewer))) for state in (one, other))
    if choices != other_choices:
        raise Leak("choices", game, viewer, step, choices, other_choices)
