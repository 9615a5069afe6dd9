"""Well-known engines, each in the way it documents to play a full random game with legality respected.

For rlcard that is its environment, so the environment is the reference, as it is what people mean by rlcard's leduc.
It also encodes each state for a net, which our engine does not do unless asked; the quicker game inside it, which no
document tells users to step, is therefore measured and printed beside it. A decision counts when it has two or more
legal answers, and a full game ends with its result. The engines are installed from a lock of their own, and imported
only when they are measured.
"""

from collections.abc import Callable
from random import Random

from bench.harness import Play


def rlcard_game(name: str) -> Callable[[], Play]:
    """The game inside rlcard's environment: its steps come with the legal actions, without an encoding for nets."""

    def make() -> Play:
        import rlcard

        game = rlcard.make(name, config={"seed": 1}).game
        pick = Random(1).random

        def play() -> int:
            state, _ = game.init_game()
            decisions = 0
            while not game.is_over():
                legal = state["legal_actions"]
                decisions += len(legal) > 1
                state, _ = game.step(legal[int(pick() * len(legal))])
            game.get_payoffs()
            return decisions

        return play

    return make


def rlcard_environment(name: str) -> Callable[[], Play]:
    """rlcard's environment as its users step it: the same game, and each state encoded for a net."""

    def make() -> Play:
        import rlcard

        env = rlcard.make(name, config={"seed": 1})
        pick = Random(1).random

        def play() -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                legal = list(state["legal_actions"])
                decisions += len(legal) > 1
                state, _ = env.step(legal[int(pick() * len(legal))])
            env.get_payoffs()
            return decisions

        return play

    return make


def chess() -> Play:
    """python-chess, up to mate, stalemate, dead material, 75 moves or fivefold repetition."""
    from chess import Board

    pick = Random(1).random

    def play() -> int:
        board = Board()
        decisions = 0
        while moves := list(board.legal_moves):
            decisions += len(moves) > 1
            board.push(moves[int(pick() * len(moves))])
            if board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
                break
        board.result()
        return decisions

    return play


def poker() -> Play:
    """pokerkit's fixed-limit hold'em for two: all that is no decision is automated."""
    from pokerkit import Automation, FixedLimitTexasHoldem

    game = FixedLimitTexasHoldem(tuple(Automation), True, 0, (1, 2), 2, 4)
    pick = Random(1).random

    def play() -> int:
        state = game((200, 200), 2)
        decisions = 0
        while state.status:
            legal = []
            if state.can_check_or_call():
                legal.append(state.check_or_call)
            if state.can_fold():
                legal.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                legal.append(state.complete_bet_or_raise_to)
            decisions += len(legal) > 1
            legal[int(pick() * len(legal))]()
        return decisions

    return play
