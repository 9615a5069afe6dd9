"""Random games of the engine, held at every question to a second referee of the same game."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from cattery.games.mistigri.game import GAME as MISTIGRI
from cattery.games.schrodinger.game import GAME as SCHRODINGER
from cattery.games.schrodinger.table import Table as SchrodingerTable
from cattery.kernel import Game, State, apply, start
from tests.referee import Referee, answered
from tests.referee.mistigri import MistigriReferee
from tests.referee.schrodinger import SchrodingerReferee
from tests.referee.tastes import CLIMBERS, SHEDDERS, Taste


class Disagreement(AssertionError):
    """The engine and the referee differ: in what, and at which position."""


class Case(NamedTuple):
    """What is needed to hear one game: the engine's side and the referee's."""

    game: Game
    position: Callable[[Any], dict[str, object]]  # of the engine's table, in the referee's terms
    referee: Callable[..., Referee]
    tastes: tuple[Taste, ...]


def hear(case: Case, options: dict[str, Any], games: int, seed: str) -> Counter[str]:
    """So many games at one table, its players' tastes taking turns: games, questions, and the rare rules they met."""
    random = Random(seed)
    heard = Counter[str]()
    for number in range(games):
        heard += hold(case, options, case.referee(**options), case.tastes[number % len(case.tastes)], random)
    return heard


def hold(case: Case, options: dict[str, Any], referee: Referee, taste: Taste, random: Random) -> Counter[str]:
    """Play one game, and compare at every question."""
    game = case.game
    state, _, _ = start(game, game.options(options))
    asking = referee.play()
    question, result = answered(asking, None)
    questions = 0
    while state.step is not None and question is not None:
        questions += 1
        agree(game, state, "the seat asked", state.step.actor, question.seat)
        compare_tables(case, state, referee)
        choice = state.choices[random.randrange(len(state.choices))]
        if question.lawful is not None:
            lawful = {game.write(choice): choice for choice in state.choices}
            agree(game, state, "the lawful answers", set(lawful), question.lawful)
            choice = lawful.get(taste([*lawful], random) or "", choice)
        question, result = answered(asking, game.write(choice))
        state, _, _ = apply(state, choice)
    agree(game, state, "whether the game is over", state.step is None, question is None)
    compare_tables(case, state, referee)
    agree(game, state, "the result", game.result(state), result)
    return referee.met + Counter(games=1, questions=questions)


def compare_tables(case: Case, state: State, referee: Referee) -> None:
    """Everything that lies on the table, each by its name."""
    engine = case.position(state.table)
    for what, found in referee.position().items():
        agree(case.game, state, what, engine[what], found)


def agree(game: Game, state: State, what: str, engine: object, referee: object) -> None:
    if engine != referee:
        where = game.write_position(state)
        raise Disagreement(f"{what}: {engine} says the engine, {referee} the referee, at {where}")


def schrodinger_position(table: SchrodingerTable) -> dict[str, object]:
    """The engine's table in the referee's terms."""
    pile = [sum(kind) for kind in zip((0, 0, 0, 0), *(parcel.cards for parcel in table.discard), strict=True)]
    return {
        "lives": [*table.lives],
        "physicats": [*table.physicats],
        "row": sorted(table.row),
        "in front": sorted((laid.seat, laid.physicat) for laid in table.front),
        "hands": [spell(hand) for hand in table.hands],
        "face up": [spell(proof) for proof in table.proofs],
        "deck": spell(table.deck),
        "pile": spell(pile),
        "claim": SCHRODINGER.write(table.claim) if table.claim else None,
        "claimer": -1 if table.claimer is None else table.claimer,
        "round": table.round,
    }


def spell(cards: tuple[int, ...] | list[int]) -> str:
    return "".join(f"{count}{kind}" for count, kind in zip(cards, "ADEH", strict=True) if count)


def mistigri_position(table: Any) -> dict[str, object]:
    """The engine's table in the referee's terms."""
    return {
        "hands": [sorted(hand) for hand in table.hands],
        "deck": sorted(table.deck),
        "pile": sorted(table.pile),
        "arrow": table.arrow,
        "aid cards face down": [*table.aid_down],
        "turn": (table.turn, -1 if table.player is None else table.player),
        "penalties": [[*points] for points in table.penalties],
    }


CASES = {
    "schrodinger": Case(SCHRODINGER, schrodinger_position, SchrodingerReferee, CLIMBERS),
    "mistigri": Case(MISTIGRI, mistigri_position, MistigriReferee, SHEDDERS),
}
TABLES: dict[str, list[dict[str, Any]]] = {
    "schrodinger": [
        *({"players": n, "physicats": physicats} for n in range(2, 7) for physicats in (True, False)),
        # decks that are empty, or nearly, once the cards are dealt
        *({"players": n, "physicats": True, "pack": (3 * n, 3 * n, 0, 0)} for n in range(2, 7)),
        *({"players": n, "physicats": True, "pack": (3 * n + 1, 2 * n, n, 4)} for n in range(2, 7)),
        # a track so short that the marker often comes to its end
        *(
            {"players": n, "physicats": True, "hand": 2, "pack": (5, 5, 2, 1), "track": 1, "lives": 1 + n % 3}
            for n in range(2, 7)
        ),
        {"players": 3, "physicats": True, "starter": 2},
    ],
    "mistigri": [*({"players": n} for n in (3, 4, 5)), {"players": 4, "starter": 2}],
}
