"""A seat moves to another device, which finds the server by its name in the home network."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from cattery.server.invitation import address_in_the_network
from proof.kit.client import Player, open_table, seated
from proof.kit.serving import ServerProcess

NAME = "living-room.local"


async def on_the_phone(server: ServerProcess, table: str, origin: str) -> Player:
    """A browser that was given the table's link under the server's name: page and cookie, then a connection."""
    page = httpx.get(f"{server.url}/t/{table}", headers={"Host": f"{NAME}:{server.port}"})
    cookie = page.headers["set-cookie"].partition(";")[0]
    assert cookie.startswith("cattery=")
    phone = Player(f"http://{NAME}:{server.port}", table, "Ann's phone")
    phone.socket = await connect(
        phone.address, host="127.0.0.1", port=server.port, origin=Origin(origin), additional_headers={"Cookie": cookie}
    )
    await phone.send(type="hello", protocol=1)
    await phone.until(lambda message: message["type"] == "welcome")
    return phone


def test_a_link_from_this_machine_moves_a_seat_to_a_device_that_knows_us_by_another_name(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        table = open_table(server.url)
        link = httpx.get(f"{server.url}/api/tables/{table}/invitation").json()["link"]
        assert link == f"http://{address_in_the_network()}:{server.port}/t/{table}", "never localhost"
        async with seated(server.url, table, "Ann", "Ben") as (ann, _):
            await ann.ask("start")
            await ann.until(lambda message: message["type"] == "frame")
            await ann.send(type="make-seat-link")
            key = (await ann.until(lambda message: message["type"] == "seat-link"))["key"]
            phone = await on_the_phone(server, table, f"http://{NAME}:{server.port}")
            assert phone.seat is None and "choices" not in (phone.frame or {})
            assert (await phone.ask("take-seat", key=key))["type"] == "accepted"
            assert (await phone.until(lambda message: message["type"] == "welcome"))["seat"] == 0
            assert ann.frame is not None
            assert (await phone.until(lambda message: message["type"] == "frame"))["view"] == ann.frame["view"]
            assert (await ann.until(lambda message: message["type"] == "welcome")).get("seat") is None
            assert (await ann.ask("take-seat", key=key))["code"] == "link-spent"
            await phone.socket.close()
            with pytest.raises(InvalidStatus, match="403"):
                await on_the_phone(server, table, f"http://127.0.0.1:{server.port}")  # a page of another name's

    with ServerProcess(tmp_path / "data", host="0.0.0.0") as server:
        asyncio.run(story(server))
