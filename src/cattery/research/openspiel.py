"""OpenSpiel: importing this module registers every game that is installed, as cattery_ and its name.

    import pyspiel
    import cattery.research.openspiel
    game = pyspiel.load_game("cattery_name(players=3)")  # the name of a game, and its options

A game's parameters are its options; numbers of a list are parted by spaces ("pack=2 1 1 1"), and 0 or an empty list
leaves an option as the rules have it. Chance is explicit, and where hands are too many they are dealt card by card.
Returns are (n * share - 1) / (n - 1): 1 for a win among n players, and 0 for a win that all of them share.
"""

from collections.abc import Callable
from typing import Any, ClassVar, get_args

from cattery.kernel import CHANCE, BadOption, Choice, Game, fields
from cattery.kit import kits
from cattery.research import explained
from cattery.research.part import research_of
from cattery.research.tree import Node, begin

try:
    import pyspiel

    from cattery.research.observers import Observer
except ModuleNotFoundError as missing:
    raise explained(missing) from None

# --- parameters: OpenSpiel has no lists and no None


def flat(value: Any) -> Any:
    """The value of an option as a parameter."""
    return " ".join(map(str, value)) if isinstance(value, tuple) else value


def _parameters(game: Game) -> dict[str, Any]:
    """Every option, as it is if nothing is said."""
    plain, left = game.options(), _left_to_the_rules(game)
    return {field.name: left.get(field.name, flat(getattr(plain, field.name))) for field in fields(plain)}


def _left_to_the_rules(game: Game) -> dict[str, Any]:
    """How an option that is None if nothing is said is written: 0 for a number, and an empty list."""
    plain = game.options()
    return {
        field.name: 0 if int in get_args(field.type) else ""
        for field in fields(plain)
        if getattr(plain, field.name) is None
    }


def _options(game: Game, parameters: dict[str, Any]) -> dict[str, Any]:
    """The options that parameters stand for."""
    left = _left_to_the_rules(game)
    return {
        name: _numbers(name, value) if isinstance(value, str) else value
        for name, value in parameters.items()
        if name not in left or value != left[name]
    }


def _numbers(name: str, text: str) -> tuple[int, ...]:
    try:
        return tuple(map(int, text.split()))
    except ValueError:
        raise BadOption(name, f"{text!r} is no list of whole numbers with spaces between") from None


def _game_type(name: str) -> Any:
    research = research_of(name)
    game = research.encoding.game
    counts = game.player_counts()
    return pyspiel.GameType(
        short_name=f"cattery_{game.name}",
        long_name=research.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(counts),
        max_num_players=max(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=research.recall is not None,
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
        encoding, players = self.beginning.encoding, self.options.players
        asked, self._most_chance = encoding.most_answers(self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(encoding.actions),
            max_chance_outcomes=len(encoding.outcomes),
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
    """A position. All it holds is its node of the tree: a clone shares that, and a stored state is its history."""

    def __init__(self, game: CatteryGame) -> None:
        super().__init__(game)
        self.node: Node = game.beginning

    def current_player(self) -> int:
        actor = self.node.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.node.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        encoding = self.node.encoding
        choices = encoding.outcomes if player == pyspiel.PlayerId.CHANCE else encoding.actions
        return encoding.game.write(choices[action])

    def returns(self) -> list[float]:
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        shares = self.node.encoding.game.result(self.node.state)
        return [(players * share - 1) / (players - 1) for share in shares]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "CatteryState":
        """A state with a lawful history of its own, which this player cannot tell from the real one.

        It is made of what the player lived through and of nothing else: see `Past` of cattery.research.part.
        """

        def roll(size: int) -> int:
            return min(int(sampler() * size), size - 1)

        encoding, real = self.node.encoding, self.node
        view = encoding.game.view(real.state, player)
        other: CatteryState = self.get_game().new_initial_state()
        for answer in research_of(encoding.game.name).past(real.told(player), view, roll):
            other._apply_answer(answer, roll)
        for _ in real.said:  # in the middle of a deal, of which nobody has seen anything yet
            outcomes = [number for number, _ in other.node.outcomes()]
            other.apply_action(outcomes[roll(len(outcomes))])
        return other

    def _apply_answer(self, answer: Choice, roll: Callable[[int], int]) -> None:
        encoding = self.node.encoding
        if self.node.actor != CHANCE:
            self.apply_action(encoding.action[answer])
            return
        parts = list(encoding.spelling(answer))
        while parts:  # in any order
            self.apply_action(encoding.outcome[parts.pop(roll(len(parts)))])

    def __str__(self) -> str:
        """Every answer so far, in notation."""
        return self.node.notation()


# --- registration: by classes, which outlive OpenSpiel's table of games; functions do not, and crash at the exit


def register(name: str) -> None:
    """Make a game known to OpenSpiel; those that are installed are known already."""
    about = {"game": research_of(name).encoding.game, "game_type": _game_type(name)}
    kind = type(f"Cattery{name.title()}", (CatteryGame,), about)
    pyspiel.register_game(about["game_type"], kind)
    globals()[kind.__name__] = kind  # where pickle looks for it


for _kit in kits():
    if _kit.has("research"):
        register(_kit.name)
