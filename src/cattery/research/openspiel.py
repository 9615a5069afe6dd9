"""OpenSpiel: importing this module registers cattery_schrodinger and cattery_mistigri.

    import pyspiel
    import cattery.research.openspiel
    game = pyspiel.load_game("cattery_schrodinger(players=3,physicats=False)")

A game's parameters are its options; numbers of a list are parted by spaces ("pack=2 1 1 1"), and 0 or an empty list
leaves an option as the rules have it. Chance is explicit, and hands of Crazy Mistigri are dealt card by card.
Returns are (n * share - 1) / (n - 1): 1 for a win among n players, and 0 for a win that all of them share.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from cattery.kernel import CHANCE, BadOption, Choice, Game, fields, find_game
from cattery.research import explained
from cattery.research.line import Line, begin

try:
    import pyspiel

    from cattery.research.observers import Observer
except ModuleNotFoundError as missing:
    raise explained(missing) from None

from cattery.research.past import PASTS

# --- parameters: OpenSpiel has no lists and no None

_LEFT_TO_THE_RULES: dict[str, Any] = {"starter": 0, "lives": 0, "hand": 0, "values": ""}


def flat(value: Any) -> Any:
    """The value of an option as a parameter."""
    return " ".join(map(str, value)) if isinstance(value, tuple) else value


def _parameters(game: Game) -> dict[str, Any]:
    """Every option, as it is if nothing is said."""
    plain = game.options()
    values = {field.name: getattr(plain, field.name) for field in fields(plain)}
    return {name: _LEFT_TO_THE_RULES[name] if value is None else flat(value) for name, value in values.items()}


def _options(game: Game, parameters: dict[str, Any]) -> dict[str, Any]:
    """The options that parameters stand for."""
    plain = game.options()
    given = {}
    for name, value in parameters.items():
        if getattr(plain, name, value) is None and value == _LEFT_TO_THE_RULES[name]:
            continue
        given[name] = _numbers(name, value) if isinstance(value, str) else value
    return given


def _numbers(name: str, text: str) -> tuple[int, ...]:
    try:
        return tuple(map(int, text.split()))
    except ValueError:
        raise BadOption(name, f"{text!r} is no list of whole numbers with spaces between") from None


def _game_type(game: Game, long_name: str, fewest: int, most: int, *, recall_tensor: bool) -> Any:
    return pyspiel.GameType(
        short_name=f"cattery_{game.name}",
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=fewest,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=recall_tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game),
    )


# --- games and states


class CatteryGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A table with the options that the parameters tell."""

    game: ClassVar[Game]
    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = params or {}
        self.options = self.game.options(_options(self.game, parameters))
        self.beginning = begin(self.game.name, self.options)
        numbers, players = self.beginning.numbers, self.options.players
        asked, self._most_chance = numbers.most_answers(self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(numbers.actions),
            max_chance_outcomes=len(numbers.outcomes),
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=asked,
        )
        super().__init__(self.game_type, info, parameters)

    def new_initial_state(self) -> "CatteryState":
        return CatteryState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._most_chance

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Observations (the default), information states, or the public or private part of what a seat sees."""
        return Observer(self.beginning, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class CatteryState(pyspiel.State):  # type: ignore[misc]
    """A position. All it holds is its line of play: a clone shares that, and a stored state is its history."""

    def __init__(self, game: CatteryGame) -> None:
        super().__init__(game)
        self.line: Line = game.beginning

    def current_player(self) -> int:
        actor = self.line.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.line.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.line.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.line.outcomes()

    def _apply_action(self, action: int) -> None:
        self.line = self.line.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        numbers = self.line.numbers
        choices = numbers.outcomes if player == pyspiel.PlayerId.CHANCE else numbers.actions
        return numbers.game.write(choices[action])

    def returns(self) -> list[float]:
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        shares = self.line.numbers.game.result(self.line.state)
        return [(players * share - 1) / (players - 1) for share in shares]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "CatteryState":
        """A state with a lawful history of its own, which this player cannot tell from the real one.

        It is made of what the player lived through and of nothing else: see cattery.research.past.
        """

        def roll(size: int) -> int:
            return min(int(sampler() * size), size - 1)

        numbers, real = self.line.numbers, self.line
        view = numbers.game.view(real.state, player)
        other: CatteryState = self.get_game().new_initial_state()
        for answer in PASTS[numbers.game.name](real.told(player), view, roll):
            other._apply_answer(answer, roll)
        for _ in real.said:  # in the middle of a deal, of which nobody has seen anything yet
            outcomes = [number for number, _ in other.line.outcomes()]
            other.apply_action(outcomes[roll(len(outcomes))])
        return other

    def _apply_answer(self, answer: Choice, roll: Callable[[int], int]) -> None:
        numbers = self.line.numbers
        if self.line.actor != CHANCE:
            self.apply_action(numbers.action[answer])
            return
        parts = list(numbers.spelling(answer))
        while parts:  # in any order
            self.apply_action(numbers.outcome[parts.pop(roll(len(parts)))])

    def __str__(self) -> str:
        """Every answer so far, in notation."""
        return self.line.notation()


# --- registration: by classes, which outlive OpenSpiel's table of games; functions do not, and crash at the exit


class SchrodingersCats(CatteryGame):
    """Two to six players. With perfect recall there is a tensor too."""

    game = find_game("schrodinger")
    game_type = _game_type(game, "Schrödinger's Cats", 2, 6, recall_tensor=True)


class CrazyMistigri(CatteryGame):
    """Three to five players. A game is too long for a tensor with perfect recall: the tensor is the observation."""

    game = find_game("mistigri")
    game_type = _game_type(game, "Crazy Mistigri", 3, 5, recall_tensor=False)


pyspiel.register_game(SchrodingersCats.game_type, SchrodingersCats)
pyspiel.register_game(CrazyMistigri.game_type, CrazyMistigri)
