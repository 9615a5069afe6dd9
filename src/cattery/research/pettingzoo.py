"""PettingZoo: every game as an AEC environment, each agent a seat.

    from cattery.research.pettingzoo import env
    table = env(name, players=4)  # the name of a game, and its options
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        table.step(None if termination else table.action_space(agent).sample(info["action_mask"]))

Rewards come at the end (cattery.research.rewards). All agents stay until then: one that is out of the game is not
asked any more. An illegal action ends the game: it costs the offender 1, wins nobody anything, and info["illegal"]
names the rule it breaks. At a strict table it raises IllegalChoice instead, and changes nothing.
"""

from collections.abc import Iterator
from secrets import randbits
from typing import Any

from cattery.kernel import SPECTATOR, Event, FastDice, IllegalChoice, State, apply, start
from cattery.research import explained
from cattery.research.part import encoding_of
from cattery.research.rendering import RENDER_MODES, check_render_mode, text_of
from cattery.research.rewards import ILLEGAL, check_rewards, rewards

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

    from cattery.research.masks import Actions, nothing
    from cattery.research.scaling import highest
except ModuleNotFoundError as missing:
    raise explained(missing) from None


class TableEnv(AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """A table: of a game, with its options. It guards itself, for PettingZoo's wrappers take longer than a step."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "cattery_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self, game: str, *, rewards: str = "win", strict: bool = False, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.encoding = encoding_of(game)
        self.metadata = {**self.metadata, "name": f"cattery_{game}_v1"}
        self.options = self.encoding.game.options(options)
        self.strict, self.rewards_by, self.render_mode = strict, check_rewards(rewards), check_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.options.players)]
        self.agents: list[str] = []  # until reset
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        high = highest(self.encoding.observation)
        self._observations = {a: spaces.Box(np.zeros_like(high), high, dtype=np.uint8) for a in self.possible_agents}
        self._actions = {agent: Actions(self.encoding) for agent in self.possible_agents}
        self._not_asked: dict[str, Any] = {"action_mask": nothing(len(self.encoding.actions))}
        self._dice = FastDice(str(randbits(64)))
        self._state: State
        self._facts: list[Event]

    def observation_space(self, agent: str) -> spaces.Box:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The dice that a seed names serve all games up to the next seed."""
        if seed is not None:
            self._dice = FastDice(str(seed))
        self._state, self._facts, _ = start(self.encoding.game, self.options, self._dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, self._not_asked)
        self.agent_selection = self.agents[0]
        self._ask()

    def _ask(self) -> None:
        """Whoever the rules ask is selected, and told what is legal; at the end all get what they won."""
        state = self._state
        if not state.agenda:
            self._end(rewards(self.rewards_by, self.encoding.game, state, self._facts))
        else:
            self.agent_selection = agent = self.possible_agents[state.agenda[0].actor]  # type: ignore[index]  # a seat
            self.infos[agent] = {"action_mask": self._actions[agent].mask(state.choices)}

    def _end(self, won: tuple[float, ...]) -> None:
        self.rewards = dict(zip(self.possible_agents, won, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The selected agent, as long as any is left."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def step(self, action: Any) -> None:
        """Answer for the selected agent."""
        if not self.agents:
            raise RuntimeError("nobody is at the table: call reset()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self._state, facts, _ = apply(self._state, self.encoding.answer(action), self._dice)
        except IllegalChoice as refused:
            if self.strict:
                raise
            self.infos[agent] = {**self._not_asked, "illegal": refused.rule}
            self._end(tuple(ILLEGAL if other == agent else 0.0 for other in self.possible_agents))
            return
        self._facts += facts
        self.infos[agent] = self._not_asked
        self._ask()

    def observe(self, agent: str) -> NDArray[np.uint8]:
        view = self.encoding.game.view(self._state, self._seats[agent])
        return np.frombuffer(self.encoding.observe(view), np.uint8)

    def render(self) -> str | None:
        """In the mode "ansi", what somebody without a seat sees of the table."""
        return None if self.render_mode is None else text_of(self.encoding.game, self._state, SPECTATOR)

    def close(self) -> None:
        """Nothing is open."""


env = TableEnv
"""PettingZoo's name for it."""
