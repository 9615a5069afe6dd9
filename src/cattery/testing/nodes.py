"""Node counts: how many lines of play a position has, to a fixed depth. One wrong rule changes them."""

from cattery.kernel import State, apply


def count_nodes(state: State, depth: int) -> int:
    """The number of ways to give `depth` more answers, chance's distinct ones included; fewer where the game ends."""
    if depth == 0 or state.step is None:
        return 1
    weights = getattr(state.choices, "weights", None)
    answers = weights() if weights is not None else dict.fromkeys(state.choices)
    if depth == 1:
        return len(answers)
    return sum(count_nodes(apply(state, answer)[0], depth - 1) for answer in answers)
