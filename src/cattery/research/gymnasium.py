"""Gymnasium: one seat of a table, against chosen players.

    import gymnasium
    import cattery.research.gymnasium
    table = gymnasium.make("cattery/Schrodinger-v1", opponents="yardstick", players=3)
    observation, info = table.reset(seed=1)
    observation, reward, terminated, truncated, info = table.step(table.action_space.sample(info["action_mask"]))

An illegal action ends the game with a reward of -1, and info["illegal"] names the rule it breaks.
"""

from collections.abc import Sequence
from typing import Any

from cattery.kernel import Event, FastDice, IllegalChoice, State, apply, redact, start
from cattery.players import find_player
from cattery.research import explained
from cattery.research.numbers import numbers_of
from cattery.research.rendering import RENDER_MODES, check_render_mode, text_of
from cattery.research.rewards import ILLEGAL, check_rewards, rewards

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

    from cattery.research.masks import Actions, nothing
    from cattery.research.scaling import highest
except ModuleNotFoundError as missing:
    raise explained(missing) from None

Observed = NDArray[np.uint8]


class SoloEnv(gymnasium.Env[Observed, np.int64]):
    """`opponents`: the name of a player, or one for each other seat, clockwise. `seat`, from 1; None: a random one.

    A game in which the seat is never asked, as can happen in small variants, is not shown: another is dealt.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.numbers = numbers_of(game)
        self.options = self.numbers.game.options(options)
        self.rewards_by, self.render_mode = check_rewards(rewards), check_render_mode(render_mode)
        others = self.options.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise ValueError(f"opponents: {len(names)} were named, and {others} are needed")
        if seat is not None and not 1 <= seat <= self.options.players:
            raise ValueError(f"seat: there are seats 1 to {self.options.players}, and no {seat}")
        self._fixed_seat = seat
        self._opponents = [find_player(name) for name in names]
        self.action_space: Actions = Actions(self.numbers)
        high = highest(self.numbers.observation)
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self._nothing = nothing(len(self.numbers.actions))
        self._state: State
        self._over = True  # until reset

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """A new game, up to the seat's first question."""
        super().reset(seed=seed)
        while True:
            players = self.options.players
            fixed = self._fixed_seat
            self.seat = int(self.np_random.integers(players)) if fixed is None else fixed - 1
            self._dice, self._thoughts = (FastDice(str(self.np_random.integers(2**63))) for _ in range(2))
            self._facts: list[Event] = []
            self._sightings: list[list[Event]] = [[] for _ in range(players)]
            state, facts, _ = start(self.numbers.game, self.options, self._dice)
            self._note(facts)
            self._state = self._played_on(state)
            self._over = self._state.step is None
            if not self._over:
                return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play up to the seat's next question."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        try:
            state, facts, _ = apply(self._state, self.numbers.answer(action), self._dice)
        except IllegalChoice as refused:
            self._over = True
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": refused.rule}
        self._note(facts)
        self._state = self._played_on(state)
        self._over = self._state.step is None
        won = rewards(self.rewards_by, self.numbers.game, self._state, self._facts)[self.seat] if self._over else 0.0
        return self._observation(), won, self._over, False, self._info()

    def render(self) -> str | None:
        """In the mode "ansi", what the seat sees of the table."""
        return None if self.render_mode is None else text_of(self.numbers.game, self._state, self.seat)

    def _played_on(self, state: State) -> State:
        """The others answer, each from what its own seat may know, until this seat is asked or the game is over."""
        game = self.numbers.game
        while (step := state.step) is not None and step.actor != self.seat:
            actor = step.actor
            assert actor is not None
            choose = self._opponents[(actor - self.seat - 1) % self.options.players]
            answer = choose(game.view(state, actor), self._sightings[actor], state.choices, self._thoughts)
            state, facts, _ = apply(state, answer, self._dice)
            self._note(facts)
        return state

    def _note(self, facts: list[Event]) -> None:
        self._facts += facts
        for seat, sightings in enumerate(self._sightings):
            sightings += [redact(fact, seat) for fact in facts]

    def _observation(self) -> Observed:
        view = self.numbers.game.view(self._state, self.seat)
        return np.frombuffer(self.numbers.observe(view), np.uint8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._nothing if self._over else self.action_space.mask(self._state.choices)}


for _name, _title in (("schrodinger", "Schrodinger"), ("mistigri", "Mistigri")):
    gymnasium.register(f"cattery/{_title}-v1", "cattery.research.gymnasium:SoloEnv", kwargs={"game": _name})
