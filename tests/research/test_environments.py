"""PettingZoo's and Gymnasium's own checks, and what our environments promise beyond them."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from cattery.games.mistigri.events import GameEnded, HandDealt
from cattery.games.mistigri.research.encoding import KINDS
from cattery.games.schrodinger.events import Eliminated
from cattery.kernel import BadOption, FastDice, IllegalChoice, UnknownGame, redact
from cattery.players import UnknownPlayer, register_player
from cattery.research.gymnasium import SoloEnv
from cattery.research.pettingzoo import TableEnv, env
from tests.research.tables import NAMES, SMALL, TABLES


def play_out(table: TableEnv, seed: int) -> dict[str, float]:
    """One game by random legal actions; what each agent got in all."""
    got = dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=seed)
    for number, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(seed + number)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        assert table.observation_space(agent).contains(observation)
        assert not truncation
        got[agent] += reward
        table.step(None if termination else table.action_space(agent).sample(info["action_mask"]))
    return got


@pytest.mark.parametrize(("name", "options"), TABLES, ids=NAMES)
def test_pettingzoo_accepts_the_table(name: str, options: dict[str, Any]) -> None:
    api_test(env(name, render_mode="ansi", **options), num_cycles=150)
    seed_test(lambda: env(name, **options), num_cycles=25)


@pytest.mark.parametrize("name", ["schrodinger", "mistigri"])
@pytest.mark.parametrize("players", [3, 5])
def test_rewards_come_at_the_end_and_add_up(name: str, players: int) -> None:
    for seed in range(3):
        assert sum(play_out(env(name, players=players), seed).values()) == pytest.approx(1)
        ranks = play_out(env(name, rewards="rank", players=players), seed)
        assert sum(ranks.values()) == pytest.approx(players / 2)
        assert min(ranks.values()) >= 0 and max(ranks.values()) <= 1


def test_rank_follows_the_sum_of_penalties() -> None:
    """M50: fewer are better."""
    table = env("mistigri", rewards="rank", players=5)
    got = play_out(table, 5)
    totals = next(fact.totals for fact in table._facts if isinstance(fact, GameEnded))
    assert len(set(totals)) > 2
    for one, mine in enumerate(totals):
        for other, its in enumerate(totals):
            assert (got[f"seat_{one + 1}"] > got[f"seat_{other + 1}"]) == (mine < its)


def test_rank_follows_the_order_of_elimination() -> None:
    table = env("schrodinger", rewards="rank", players=4)
    got = play_out(table, 5)
    out = [fact.seat for fact in table._facts if isinstance(fact, Eliminated)]
    assert [got[f"seat_{seat + 1}"] for seat in out] == pytest.approx([0, 1 / 3, 2 / 3])


def test_games_without_a_seed_differ_and_a_seed_repeats_them() -> None:
    table = env("mistigri", players=3)
    firsts = []
    for seed in (9, None, None, 9):
        table.reset(seed=seed)
        firsts.append(table.observe("seat_1").tobytes())
    assert firsts[0] == firsts[3]
    assert len(set(firsts)) == 3


def piece(table: TableEnv | SoloEnv, observation: Any, name: str) -> list[int]:
    layout = table.encoding.observation
    size = next(piece.size for piece in layout.pieces if piece.name == name)
    return list(observation[layout.start[name] : layout.start[name] + size])


@pytest.mark.parametrize("name", ["schrodinger", "mistigri"])
def test_an_agent_observes_its_own_hand_and_nothing_that_is_hidden_from_it(name: str) -> None:
    """In another world that its seat cannot tell from this one, it observes the same."""
    table, other = env(name, players=3), env(name, players=3)
    game, roll = table.encoding.game, FastDice("own hand")
    table.reset(seed=4)
    other.reset(seed=5)
    differed = 0
    for agent in table.agent_iter():
        if table.terminations[agent]:
            break
        for seat, seen_by in enumerate(table.agents):
            observation = table.observe(seen_by)
            hand = table._state.table.hands[seat]
            own = hand if name == "schrodinger" else [hand.count(kind) for kind in KINDS]
            assert piece(table, observation, "hand") == list(own)
            assert piece(table, observation, "seat").index(1) == seat
            sightings = [redact(fact, seat) for fact in table._facts]
            other._state = game.imagine(game.view(table._state, seat), sightings, roll)
            differed += other._state.table.hands != table._state.table.hands
            assert other.observe(seen_by).tobytes() == observation.tobytes()
        table.step(table.action_space(agent).sample(table.infos[agent]["action_mask"]))
    assert differed > 20


def test_the_mask_is_for_whoever_is_asked_alone() -> None:
    table = env("schrodinger", players=3)
    table.reset(seed=1)
    for agent in table.agents:
        mask = table.infos[agent]["action_mask"]
        assert mask.any() == (agent == table.agent_selection)


def test_a_mask_that_was_written_to_is_obeyed() -> None:
    table = env("schrodinger", players=3)
    table.reset(seed=1)
    mask = table.infos[table.agent_selection]["action_mask"]
    only = int(np.flatnonzero(mask)[-1])
    mask[:] = 0
    mask[only] = 1
    assert {int(table.action_space(table.agent_selection).sample(mask)) for _ in range(20)} == {only}


def test_every_legal_action_can_be_sampled() -> None:
    table = env("schrodinger", players=2)
    table.reset(seed=1)
    mask = table.infos[table.agent_selection]["action_mask"]
    space = table.action_space(table.agent_selection)
    assert {int(space.sample(mask)) for _ in range(2000)} == set(np.flatnonzero(mask).tolist())


def test_an_illegal_action_ends_the_game_and_costs_the_offender_1() -> None:
    table = env("schrodinger", players=3)
    table.reset(seed=2)
    offender = table.agent_selection
    table.step(int(np.flatnonzero(table.infos[offender]["action_mask"] == 0)[0]))
    assert table.infos[offender]["illegal"].startswith("S")
    got = {}
    for agent in table.agent_iter():
        _, got[agent], termination, _, _ = table.last()
        assert termination
        table.step(None)
    assert got.pop(offender) == -1
    assert set(got.values()) == {0}


def test_at_a_strict_table_an_illegal_action_changes_nothing() -> None:
    table = env("mistigri", strict=True, players=3)
    table.reset(seed=2)
    state, agent = table._state, table.agent_selection
    with pytest.raises(IllegalChoice):
        table.step(int(np.flatnonzero(table.infos[agent]["action_mask"] == 0)[0]))
    assert (table._state, table.agent_selection) == (state, agent)


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_action_outside_the_space_is_named(action: int) -> None:
    table = env("mistigri", players=3)
    table.reset(seed=2)
    with pytest.raises(IndexError, match=f"action {action}"):
        table.step(action)


def test_each_game_has_its_name() -> None:
    assert env("schrodinger").metadata["name"] == "cattery_schrodinger_v1"
    assert str(env("mistigri")) == "cattery_mistigri_v1"


def test_bad_input_is_named() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'chess'"):
        env("chess")
    with pytest.raises(BadOption, match="players: M3"):
        env("mistigri", players=2)
    with pytest.raises(ValueError, match="rewards: 'money'"):
        env("mistigri", rewards="money")
    with pytest.raises(ValueError, match="render_mode: 'human'"):
        env("mistigri", render_mode="human")
    with pytest.raises(RuntimeError, match=r"call reset\(\)"):
        env("mistigri").step(0)


def test_the_rendering_holds_nothing_that_is_hidden() -> None:
    table = env("schrodinger", render_mode="ansi", players=3)
    table.reset(seed=1)
    text = table.render()
    assert text is not None and text.startswith(f"{table.agent_selection} is asked: take-turn")
    assert "hand: [0,0,0,0]" in text and "physicat: null" in text
    assert env("schrodinger").render() is None


def test_a_copied_table_goes_its_own_way() -> None:
    table = env("schrodinger", players=3)
    table.reset(seed=3)
    other = deepcopy(table)
    before = table.observe("seat_1").tobytes()
    play_out(other, 4)
    assert table.observe("seat_1").tobytes() == before


# --- one seat


@pytest.mark.parametrize(("name", "options"), TABLES, ids=NAMES)
def test_gymnasium_accepts_the_seat(name: str, options: dict[str, Any]) -> None:
    made = gymnasium.make(f"cattery/{name.title()}-v1", render_mode="ansi", **options)
    check_env(made.unwrapped)


def solo_game(table: SoloEnv, seed: int) -> float:
    """One game by random legal actions; its reward."""
    table.action_space.seed(seed)
    _, info = table.reset(seed=seed)
    while True:
        observation, reward, terminated, truncated, info = table.step(table.action_space.sample(info["action_mask"]))
        assert table.observation_space.contains(observation)
        if terminated:
            return reward
        assert reward == 0 and not truncated and info["action_mask"].any()


@pytest.mark.parametrize(("name", "options"), TABLES[::4], ids=NAMES[::4])
def test_a_seat_is_played_to_the_end_and_a_seed_repeats_it(name: str, options: dict[str, Any]) -> None:
    table = SoloEnv(name, **options)
    rewards = [solo_game(table, seed) for seed in range(4)]
    assert all(0 <= reward <= 1 for reward in rewards)
    assert [solo_game(table, seed) for seed in range(4)] == rewards


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_seat_observes_its_own_hand(seat: int) -> None:
    table = SoloEnv("schrodinger", seat=seat, players=3)
    observation, info = table.reset(seed=seat)
    terminated = False
    while not terminated:
        assert piece(table, observation, "hand") == list(table._play.state.table.hands[seat - 1])
        assert piece(table, observation, "seat").index(1) == seat - 1
        observation, _, terminated, _, info = table.step(table.action_space.sample(info["action_mask"]))


def test_opponents_are_asked_with_their_own_views_and_all_their_sightings() -> None:
    asked: list[tuple[int, int]] = []

    def spy(view: Any, sightings: Any, choices: Any, dice: Callable[[int], int]) -> Any:
        asked.append((view.seat, len(sightings)))
        assert view.decision.actor == view.seat
        dealt = [fact for fact in sightings if isinstance(fact, HandDealt)]
        assert {fact.seat for fact in dealt if fact.cards.what is not None} == {view.seat}
        return choices[dice(len(choices))]

    register_player("spy", spy)
    solo_game(SoloEnv("mistigri", opponents=["random", "spy"], seat=3, players=3), 1)
    assert {seat for seat, _ in asked} == {1}  # clockwise from seat 3: seat 1 is random, and seat 2 the spy
    assert [seen for _, seen in asked] == sorted(seen for _, seen in asked)


def test_a_seat_that_plays_an_illegal_action_loses_1() -> None:
    table = SoloEnv("schrodinger", players=3)
    _, info = table.reset(seed=1)
    _, reward, terminated, _, info = table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated) == (-1, True)
    assert info["illegal"].startswith("S") and not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)


def test_a_game_that_never_asks_the_seat_is_not_shown() -> None:
    table = SoloEnv("mistigri", **SMALL["mistigri"])
    for seed in range(60):
        _, info = table.reset(seed=seed)
        assert info["action_mask"].any()


def test_bad_seats_and_opponents_are_named() -> None:
    with pytest.raises(ValueError, match="seat: there are seats 1 to 3"):
        SoloEnv("mistigri", seat=4, players=3)
    with pytest.raises(ValueError, match="opponents: 1 were named, and 2 are needed"):
        SoloEnv("mistigri", opponents=["random"], players=3)
    with pytest.raises(UnknownPlayer, match="no player is called 'nobody'"):
        SoloEnv("mistigri", opponents="nobody")


def test_the_seat_sees_its_own_hand_in_the_rendering() -> None:
    table = SoloEnv("mistigri", render_mode="ansi", seat=2, players=3)
    table.reset(seed=1)
    text = table.render()
    assert text is not None and text.startswith("seat_2 is asked") and 'hand: ["' in text
