"""Player decisions per second, beside other engines.

The bars are ratios to rlcard's leduc, stepped through its environment as rlcard documents it; the game inside it is
shown beside it. Why: bench/peers.py.
"""

from functools import partial

from bench.harness import Benchmark, Row
from bench.ours import installed
from bench.peers import chess, poker, rlcard_environment, rlcard_game

BENCHMARK = Benchmark(
    title="Player decisions with two or more legal answers, in full random games",
    unit="decisions",
    reference="rlcard leduc-holdem",
    rows=(
        Row("rlcard leduc-holdem", rlcard_environment("leduc-holdem")),
        Row("rlcard leduc-holdem, inner game", rlcard_game("leduc-holdem")),
        Row("rlcard limit-holdem", rlcard_environment("limit-holdem")),
        Row("rlcard uno", rlcard_environment("uno")),
        Row("python-chess", chess),
        Row("pokerkit limit hold'em", poker),
        Row("schrodinger", partial(installed, "schrodinger", with_view=False), bar=1.8),
        Row("schrodinger with the actor's view", partial(installed, "schrodinger", with_view=True)),
        Row("mistigri", partial(installed, "mistigri", with_view=False), bar=1.2),
        Row("mistigri with the actor's view", partial(installed, "mistigri", with_view=True)),
    ),
)
