"""A test kit for any registered game: random lawful histories, the laws of the machine, secrecy as non-interference,
golden playthroughs and node counts. The games here use it, and so can outside authors (`pip install cattery[testing]`).

The hypothesis strategies are in `cattery.testing.strategies`, so that everything else works without hypothesis.
"""

from cattery.testing.golden import golden_text
from cattery.testing.histories import Moment, random_history, sightings_of
from cattery.testing.laws import check_laws
from cattery.testing.nodes import count_nodes
from cattery.testing.secrecy import Leak, Secrecy, answer_alike, check_secrecy

__all__ = [
    "Leak",
    "Moment",
    "Secrecy",
    "answer_alike",
    "check_laws",
    "check_secrecy",
    "count_nodes",
    "golden_text",
    "random_history",
    "sightings_of",
]
