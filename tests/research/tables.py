"""Tables of every kind: all player counts, physicats on and off, a named starter, and small variants."""

from collections.abc import Callable, Iterator
from typing import Any

from cattery.kernel import CHANCE, FastDice, Roll, State
from cattery.research.part import encoding_of
from cattery.research.tree import Node, begin

SMALL: dict[str, dict[str, Any]] = {
    "schrodinger": {
        "players": 2,
        "physicats": False,
        "hand": 1,
        "pack": (2, 1, 1, 1),
        "track": 1,
        "lives": 1,
        "starter": 1,
    },
    "mistigri": {"players": 3, "values": (2, 5, 10), "hand": 1},
}

TABLES: list[tuple[str, dict[str, Any]]] = [
    *(
        ("schrodinger", {"players": players, "physicats": physicats})
        for players in (2, 3, 4, 5, 6)
        for physicats in (True, False)
    ),
    ("schrodinger", SMALL["schrodinger"]),
    ("schrodinger", {"players": 3, "hand": 2, "pack": (4, 4, 2, 1), "track": 2, "lives": 3, "starter": 2}),
    *(("mistigri", {"players": players}) for players in (3, 4, 5)),
    ("mistigri", SMALL["mistigri"]),
    ("mistigri", {"players": 3, "values": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10), "starter": 3}),
    ("mistigri", {"players": 5, "values": (1, 4, 5, 6), "hand": 3}),
]
NAMES = [f"{name}-{'-'.join(f'{key}={value}' for key, value in options.items())}" for name, options in TABLES]

Pick = Callable[[State], Any]


def anything(roll: Roll) -> Pick:
    """Answers like a random player."""
    return lambda state: state.choices[roll(len(state.choices))]


def play(name: str, options: dict[str, Any], seed: str, pick: Pick | None = None) -> Iterator[Node]:
    """Every node of one game, as adapters see it; chance by its weights, players as they are told to."""
    roll = FastDice(seed)
    pick = pick or anything(roll)
    encoding = encoding_of(name)
    node = begin(name, encoding.game.options(options))
    while node.actor is not None:
        yield node
        if node.actor == CHANCE:
            weights = encoding.weights(node.state.choices, node.said)
            at = roll(sum(weights.values()))
            for outcome, weight in weights.items():
                at -= weight
                if at < 0:
                    node = node.after(encoding.outcome[outcome])
                    break
        else:
            node = node.after(encoding.action[pick(node.state)])
    yield node
