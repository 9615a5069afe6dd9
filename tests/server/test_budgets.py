"""Budgets: at the limit all is well; beyond it whoever asks is told so, and may go on later; nobody else notices."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from cattery.room.requests import Advise, CatchUp, React, Say, Why
from cattery.server.budgets import LASTING, SECONDS, Budgets, Payer
from cattery.server.http import FULL, MOST_SILENT
from cattery.server.invitation import address_in_the_network
from cattery.server.settings import Limits
from proof.kit.client import Player, open_table, seated
from proof.kit.serving import ServerProcess

KINDS: list[tuple[Any, int]] = [
    (React(reaction="purr"), Limits().reactions),
    (CatchUp(), Limits().catch_ups),
    (Why(game="g", ply=0, text="?"), Limits().whys),
    (Advise(game="g", ply=0), Limits().advice),
]
ANN, BEN = Payer("Ann", "table", "home"), Payer("Ben", "other", "elsewhere")
SAID = Say(text="well")


@pytest.mark.parametrize(("wish", "most"), KINDS, ids=["reactions", "catch-ups", "whys", "advice"])
def test_each_budget_holds_and_is_full_again_later(wish: Any, most: int) -> None:
    now = 0.0
    budgets = Budgets(Limits(), lambda: now)
    assert not any(budgets.wait(ANN, wish) for _ in range(most))
    assert budgets.wait(ANN, wish) and budgets.wait(ANN, wish)
    assert not budgets.wait(BEN, wish), "another person has their own"
    assert not any(budgets.wait(ANN, Say(text="well")) for _ in range(100)), "and so has chat, in the room"
    now += SECONDS / most + 0.001
    assert not budgets.wait(ANN, wish) and budgets.wait(ANN, wish)
    now += SECONDS
    assert not any(budgets.wait(ANN, wish) for _ in range(most))


@pytest.mark.parametrize(
    ("most", "share"),
    [
        (Limits().facts_a_person, lambda number: ANN),
        (Limits().facts_a_table, lambda number: Payer(f"stranger {number}", "table", f"home {number}")),
        (Limits().facts_an_address, lambda number: Payer(f"stranger {number}", f"table {number}", "home")),
    ],
    ids=["person", "table", "address"],
)
def test_what_lasts_has_a_budget_by_person_table_and_address(most: int, share: Callable[[int], Payer]) -> None:
    now = 0.0
    budgets = Budgets(Limits(), lambda: now)
    for number in range(most):
        assert not budgets.wait(share(number), SAID), "up to the limit"
        budgets.stored(share(number), 1)
    assert budgets.wait(share(0), SAID) and budgets.wait(share(0), SAID), "beyond it, and asking again is free"
    assert not budgets.wait(BEN, SAID), "nobody else notices"
    now += 2 * LASTING / most
    assert not budgets.wait(share(0), SAID), "and a little later there is room again"


def test_a_class_of_forty_behind_one_address_never_notices() -> None:
    """An hour in which each of forty answers every second, ten tables of four, and now and then a lot comes at once."""
    now = 0.0
    budgets = Budgets(Limits(), lambda: now)
    pupils = [Payer(f"pupil {number}", f"table {number // 4}", "school") for number in range(40)]
    for second in range(3600):
        now = float(second)
        for pupil in pupils:
            assert not budgets.wait(pupil, SAID)
            budgets.stored(pupil, 5 if second % 600 == 0 else 1)


@pytest.mark.anyio
async def test_who_stores_without_end_is_told_so_and_delayed_and_another_table_plays_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", limits={"facts_a_person": 20, "messages_a_second": 1000}) as server:
        async with (
            seated(server.url, open_table(server.url), "Ann", "Ben") as (ann, ben),
            seated(server.url, open_table(server.url), "Cleo") as (cleo,),
        ):
            said = [await ann.ask("promise", promise=f"{number:064x}") for number in range(21)]
            assert said[0]["type"] == "accepted" and said[-1]["code"] == "too-fast"
            assert (await ben.ask("say", text="hello"))["type"] == "accepted", "their neighbour has their own budget"
            assert (await cleo.ask("say", text="hello"))["type"] == "accepted"


@pytest.mark.anyio
async def test_who_reacts_without_end_is_told_so_on_every_line_of_theirs(server: ServerProcess) -> None:
    async with seated(server.url, open_table(server.url), "Ann", "Ben") as (ann, ben):
        said = [await ann.ask("react", reaction="purr") for _ in range(Limits().reactions + 1)]
        assert [one["type"] for one in said] == ["accepted"] * Limits().reactions + ["refused"]
        assert said[-1]["code"] == "too-fast"
        other = Player(server.url, ann.table, "Ann")
        other.token = ann.token
        async with other:
            assert (await other.ask("react", reaction="purr"))["code"] == "too-fast", (
                "one person, whatever the connection"
            )
            assert (await other.ask("say", text="but I can still talk"))["type"] == "accepted"
        assert (await ben.ask("react", reaction="hiss"))["type"] == "accepted"


@pytest.mark.anyio
async def test_a_table_takes_so_many_lines_and_another_one_all_the_same(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", limits={"connections_a_table": 3}) as server:
        table, other = open_table(server.url), open_table(server.url)
        async with Player(server.url, table, "A"), Player(server.url, table, "B"), Player(server.url, table, "C"):
            late = Player(server.url, table, "D")
            await late.dial()
            await late.send(type="hello", protocol=1)
            assert (await late.hear())["code"] == "server-full"
            async with Player(server.url, other, "D"):
                pass
        async with Player(server.url, table, "D"):
            pass


@pytest.mark.anyio
async def test_an_address_has_so_many_silent_connections_and_others_still_find_the_server(tmp_path: Path) -> None:
    """From this machine's address in the network; whoever asks from another one, here loopback, is served meanwhile."""
    with ServerProcess(tmp_path / "data", host="0.0.0.0") as server, ExitStack() as silent:
        address = address_in_the_network(), server.port
        for _ in range(MOST_SILENT):
            silent.enter_context(socket.create_connection(address))
        with socket.create_connection(address) as late:
            late.settimeout(30)
            assert late.recv(4096).startswith(b"HTTP/1.1 503 ") and b"server-full" in FULL
        assert httpx.get(f"{server.url}/readyz").status_code == 200
        silent.close()
        while httpx.get(f"http://{address[0]}:{address[1]}/readyz").status_code != 200:
            await asyncio.sleep(0.05)
