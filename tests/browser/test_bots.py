"""Bots: how well they play is picked wherever seats are filled, and whoever is out can hurry them."""

import asyncio
from pathlib import Path

import httpx
from playwright.async_api import Page, expect

from proof.kit.people import DESK, PHONE, button, chromium, person, room, sit
from proof.kit.serving import ServerProcess

ANA_IS_OUT = "out 3A2D 5D 2A3D | claim 2A by 4 | turn 2"


async def _expect_level(page: Page, level: str) -> None:
    """What is told of the first bot at the table."""
    await page.get_by_role("list", name="Players").get_by_role("button").first.click()
    await expect(page.get_by_text(f"A bot has this seat: {level}.")).to_be_visible()
    await page.keyboard.press("Escape")


def test_the_level_of_bots_is_picked_at_the_door_and_in_the_waiting_room(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        async with chromium() as browser, person(browser, traces, PHONE) as ana:
            level = ana.get_by_label("Bots play like")
            await ana.goto(server.url)
            await level.select_option(label="kittens: just for fun")
            await room(ana, "Schrödinger’s Cats", "Play now").click()
            await _expect_level(ana, "kitten")
            table = httpx.post(f"{server.url}/api/tables", json={"game": "schrodinger"}).json()["table"]
            await ana.goto(f"{server.url}/t/{table}")
            await sit(ana, "Ana")
            await expect(level).to_have_value("kitten")
            await button(ana, "Add a bot").last.click()
            await expect(ana.get_by_text("bot, kitten")).to_be_visible()
            await level.select_option(label="stray cats: any answer will do")
            await button(ana, "Add 2 bots and deal").click()
            await _expect_level(ana, "stray cat")

    asyncio.run(play())


def test_whoever_is_out_hurries_the_bots_if_nobody_who_plays_minds(
    tmp_path: Path, traces: Path, page_is_built: None
) -> None:
    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"schrodinger": ANA_IS_OUT}) as server:
            table = httpx.post(f"{server.url}/api/tables", json={"game": "schrodinger"}).json()["table"]
            async with (
                chromium() as browser,
                person(browser, traces, PHONE) as ana,
                person(browser, traces, DESK) as ben,
            ):
                for page, name in ((ana, "Ana"), (ben, "Ben")):
                    await page.goto(f"{server.url}/t/{table}")
                    await sit(page, name)
                await button(ana, "Add 2 bots and deal").click()
                await button(ana, "Hurry the bots").click()
                await expect(ana.get_by_text("It needs the same wish from everyone who still plays.")).to_be_visible()
                await expect(ben.get_by_text("Ana would like the bots to hurry.")).to_be_visible()
                await button(ben, "Hurry the bots").click()
                await expect(ana.get_by_text("The bots play quickly now.")).to_be_visible()
                await expect(ben.get_by_text("Ana would like the bots to hurry.")).to_be_hidden()
                await expect(button(ana, "Why is it not my turn?")).to_have_count(0)  # out is out

    asyncio.run(play())
