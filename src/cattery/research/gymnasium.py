"""Gymnasium: one seat of a table, against chosen players.

    import gymnasium
    import cattery.research.gymnasium
    table = gymnasium.make("cattery/Name-v1", opponents="yardstick", players=3)  # Name of a game
    observation, info = table.reset(seed=1)
    observation, reward, terminated, truncated, info = table.step(table.action_space.sample(info["action_mask"]))

An illegal action ends the game with a reward of -1, and info["illegal"] names the rule it breaks.
"""

from collections.abc import Sequence
from typing import Any

from cattery.kernel import FastDice, IllegalChoice, Playthrough
from cattery.kit import kits
from cattery.players import find_player
from cattery.research import explained
from cattery.research.part import encoding_of
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
        self.encoding = encoding_of(game)
        self.options = self.encoding.game.options(options)
        self.rewards_by, self.render_mode = check_rewards(rewards), check_render_mode(render_mode)
        others = self.options.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise ValueError(f"opponents: {len(names)} were named, and {others} are needed")
        if seat is not None and not 1 <= seat <= self.options.players:
            raise ValueError(f"seat: there are seats 1 to {self.options.players}, and no {seat}")
        self._fixed_seat = seat
        self._opponents = [find_player(name, game) for name in names]
        self.action_space: Actions = Actions(self.encoding)
        high = highest(self.encoding.observation)
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self._nothing = nothing(len(self.encoding.actions))
        self._play: Playthrough
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
            self._play = Playthrough(self.encoding.game, self.options, self._dice, range(players))
            self._others_answer()
            if not self._over:
                return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play up to the seat's next question."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        try:
            self._play.answer(self.encoding.answer(action))
        except IllegalChoice as refused:
            self._over = True
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": refused.rule}
        self._others_answer()
        play, won = self._play, 0.0
        if self._over:
            won = rewards(self.rewards_by, play.game, play.state, play.facts)[self.seat]
        return self._observation(), won, self._over, False, self._info()

    def render(self) -> str | None:
        """In the mode "ansi", what the seat sees of the table."""
        return None if self.render_mode is None else text_of(self.encoding.game, self._play.state, self.seat)

    def _others_answer(self) -> None:
        """Each from what its own seat may know, until this seat is asked or the game is over."""
        play = self._play
        while (asked := play.asked) is not None and asked != self.seat:
            choose = self._opponents[(asked - self.seat - 1) % self.options.players]
            play.answer(play.ask(choose, self._thoughts))
        self._over = play.asked is None

    def _observation(self) -> Observed:
        view = self.encoding.game.view(self._play.state, self.seat)
        return np.frombuffer(self.encoding.observe(view), np.uint8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._nothing if self._over else self.action_space.mask(self._play.state.choices)}


def register(game: str) -> None:
    """Make a game known to `gymnasium.make`; those that are installed are known already."""
    gymnasium.register(f"cattery/{game.title()}-v1", "cattery.research.gymnasium:SoloEnv", kwargs={"game": game})


for _kit in kits():
    if _kit.has("research"):
        register(_kit.name)
