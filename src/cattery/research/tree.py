"""The tree of a game: each node a position and how it came about, told as each viewer lived it."""

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Any

from cattery.kernel import (
    CHANCE,
    Choice,
    Event,
    State,
    apply,
    decision,
    decode,
    encode,
    redact,
    start,
    tag_of,
)  # fmt: skip
from cattery.research.part import Encoding, Told, encoding_of


class Node:
    """Never changed, and shared by every node that goes on from it: a clone is the node itself."""

    __slots__ = (
        "_answers", "_texts", "answer", "before", "encoding", "events", "number", "options", "said", "state",
    )  # fmt: skip

    def __init__(
        self,
        encoding: Encoding,
        options: Any,
        state: State,
        events: list[Event],
        *,
        before: "Node | None" = None,
        number: int | None = None,
        answer: Choice | None = None,
        said: tuple[Choice, ...] = (),
    ) -> None:
        self.encoding, self.options = encoding, options
        self.state, self.events = state, events
        self.before = before
        self.number = number  # of the action or outcome that led here from `before`
        self.answer = answer  # None: the beginning, or in the middle of an answer of chance
        self.said = said  # that answer's outcomes so far
        self._texts: dict[int, str] = {}
        self._answers: list[Any] | None = None  # frameworks ask for them several times

    def after(self, number: int) -> "Node":
        """The node with one action or outcome more; IllegalChoice if it is not lawful here."""
        encoding, state, said = self.encoding, self.state, self.said
        if state.step is None or state.step.actor != CHANCE:
            answer: Choice | None = encoding.answer(number)
        else:
            said = (*said, encoding.outcomes[number])
            answer = encoding.spelled(state.choices, said)
            if answer is None:
                return Node(encoding, self.options, state, [], before=self, number=number, said=said)
        state, events, _ = apply(state, answer)
        return Node(encoding, self.options, state, events, before=self, number=number, answer=answer)

    @property
    def actor(self) -> int | None:
        """Who is asked: a seat, CHANCE, or None when the game is over."""
        step = self.state.step
        return None if step is None else step.actor

    def legal(self) -> list[int]:
        """The legal actions of the seat that is asked, in ascending order."""
        if self._answers is None:
            self._answers = sorted(map(self.encoding.action.__getitem__, self.state.choices))
        return self._answers

    def outcomes(self) -> list[tuple[int, float]]:
        """Chance's outcomes here, in ascending order, each with its probability."""
        if self._answers is None:
            weights = self.encoding.weights(self.state.choices, self.said)
            whole = sum(weights.values())
            self._answers = sorted((self.encoding.outcome[one], weight / whole) for one, weight in weights.items())
        return self._answers

    def path(self) -> Iterator["Node"]:
        """This node, and those it came from, the latest first."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.before

    def history(self) -> list[int]:
        """Every action and outcome, in order."""
        return [node.number for node in self.path() if node.number is not None][::-1]

    def notation(self) -> str:
        """Every action and outcome in its short text form: secrets included."""
        words = []
        for node in self.path():
            if node.before is not None and node.number is not None:
                encoding = node.encoding
                choices = encoding.outcomes if node.before.actor == CHANCE else encoding.actions
                words.append(encoding.game.write(choices[node.number]))
        return " ".join(words[::-1])

    def told(self, viewer: int) -> list[Told]:
        """All that a viewer lived through: what it answered, and what it saw, answer by answer."""
        return [node._last_told(viewer) for node in self.path() if node._is_whole][::-1]

    @property
    def _is_whole(self) -> bool:
        """Not in the middle of an answer of chance: what is dealt by and by is seen when it is dealt."""
        return self.answer is not None or self.before is None

    def _last_told(self, viewer: int) -> Told:
        step = None if self.before is None else self.before.state.step
        own = self.answer if step is not None and step.actor == viewer else None
        return Told(step, own, tuple([redact(event, viewer) for event in self.events]))

    def text(self, viewer: int) -> str:
        """The viewer's information state: all it lived through, and who is asked what now. It recalls everything."""
        asked = encode(decision(self.state)).decode()
        return f"{self._story(viewer)}? {asked}"

    def _story(self, viewer: int) -> str:
        untold = []
        story = f"{self.encoding.game.name}, seat {viewer + 1}\n" if viewer >= 0 else f"{self.encoding.game.name}\n"
        for node in self.path():
            if viewer in node._texts:
                story = node._texts[viewer]
                break
            if node._is_whole:
                untold.append(node)
        for node in reversed(untold):
            story += node._chapter(viewer)
        self._texts[viewer] = story
        return story

    def _chapter(self, viewer: int) -> str:
        last = self._last_told(viewer)
        words = [encode(sighting).decode() for sighting in last.sightings]
        if last.step is not None:
            who = "*" if last.step.actor == CHANCE else str((last.step.actor or 0) + 1)
            own = [] if last.answer is None else [self.encoding.game.write(last.answer)]
            words = [who, tag_of(last.step), *own, *words]
        return " ".join(words) + "\n"

    def __copy__(self) -> "Node":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored by its history alone."""
        return retold, (self.encoding.game.name, decode(encode(self.options)), self.history())


def begin(name: str, options: Any) -> Node:
    """The node before the first answer."""
    encoding = encoding_of(name)
    state, events, _ = start(encoding.game, options)
    return Node(encoding, options, state, events)


def retold(name: str, options: dict[str, Any], history: Iterable[int]) -> Node:
    """The node that a history tells."""
    return reduce(Node.after, history, begin(name, encoding_of(name).game.options(options)))
