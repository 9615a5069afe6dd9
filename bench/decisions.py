"""Player decisions per second, beside other engines.

The bars are ratios to rlcard's leduc, stepped through its environment as rlcard documents it; the game inside it is
shown beside it. Why: bench/peers.py.
"""

from functools import partial

from bench.bars import bars
from bench.harness import Benchmark, Row
from bench.ours import installed
from bench.peers import chess, poker, rlcard_environment, rlcard_game
from cattery.kit import kits


def rows_of(game: str) -> tuple[Row, Row]:
    """The engine alone, by which it is judged, and with what the asked seat may see."""
    return (
        Row(game, partial(installed, game, with_view=False), bar=bars("decisions").get(game)),
        Row(f"{game} with the actor's view", partial(installed, game, with_view=True)),
    )


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
        *(row for kit in kits() for row in rows_of(kit.name)),
    ),
)
