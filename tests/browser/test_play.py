"""Whole games, as people play them."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from playwright.async_api import expect

from cattery.kernel import read_record
from cattery.kit import check
from proof.kit import people
from proof.kit.people import DESK, PHONE, button, chromium, person, reach, room, sit
from proof.kit.serving import ServerProcess
from tests.browser import alley

PLAY_TO_THE_END = {"Schrödinger’s Cats": people.play_to_the_end, "Crazy Mistigri": alley.play_to_the_end}

WITHIN_THE_PANEL = 8  # stops, since the focus is handed on from question to question


@pytest.mark.parametrize("game", PLAY_TO_THE_END)
def test_two_people_and_a_bot_from_the_invitation_to_the_rematch(
    game: str, server: ServerProcess, traces: Path
) -> None:
    play_to_the_end = PLAY_TO_THE_END[game]

    async def play() -> None:
        async with chromium() as browser, person(browser, traces, DESK) as ines, person(browser, traces, PHONE) as theo:
            await ines.goto(server.url)
            await room(ines, game, "Invite friends").click()
            three = ines.get_by_role("radio", name="3", exact=True)
            await three.press("Space")  # a tap could miss it while the sheet still rises
            await expect(three).to_be_checked()
            await ines.get_by_label("Your name").fill("Ines")
            await button(ines, "Open the table").click()
            await expect(ines.get_by_text("this is you")).to_be_visible()  # without being asked for the name again
            await theo.goto(ines.url)
            await sit(theo, "Theo")
            await expect(ines.get_by_text("Theo", exact=True)).to_be_visible()
            await button(ines, "Add 1 bot and deal").click()
            await asyncio.gather(play_to_the_end(ines), play_to_the_end(theo))
            for page in (ines, theo):
                await expect(page.get_by_text("The deal was fair.")).to_be_visible()
                await expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
            if game == "Schrödinger’s Cats":
                story = theo.get_by_role("list", name="How it happened").get_by_role("listitem")
                await expect(story).to_have_count(3)
            async with theo.expect_download() as saved:
                await theo.get_by_role("link", name="Download the record").click()
            check(read_record((await (await saved.value).path()).read_bytes()))
            await button(theo, "Rematch").click()
            await expect(theo.get_by_text("Waiting for Ines.")).to_be_visible()
            await expect(ines.get_by_text("Theo would like another game.")).to_be_visible()
            await expect(ines.get_by_role("heading", name=re.compile("win"))).to_be_visible()  # nobody is pulled off
            await button(ines, "Rematch").click()
            for page in (ines, theo):
                await expect(page.get_by_role("heading", name="Round 1")).to_be_attached()

    asyncio.run(play())


def test_play_now_is_one_click_and_a_code_leads_to_the_table(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        async with chromium() as browser, person(browser, traces, PHONE) as ana, person(browser, traces, PHONE) as bo:
            for game in PLAY_TO_THE_END:
                await ana.goto(server.url)
                await room(ana, game, "Play now").click()
                await expect(ana.get_by_role("heading", name="Round 1")).to_be_attached()
            address = httpx.post(f"{server.url}/api/tables", json={"game": "schrodinger"}).json()
            await bo.goto(server.url)
            await bo.get_by_label("Got a code?").fill(address["code"].lower())
            await button(bo, "Join").click()
            await sit(bo, "Bo")
            await expect(bo.get_by_text("this is you")).to_be_visible()

    asyncio.run(play())


def test_plain_http_under_a_name_of_the_home_network(server: ServerProcess, traces: Path) -> None:
    """No secure context: no crypto.subtle, no randomUUID, no clipboard API. Everything works all the same."""

    async def play() -> None:
        home = f"http://cats.test:{server.port}"
        names = "--host-resolver-rules=MAP cats.test 127.0.0.1"
        async with chromium(names) as browser, person(browser, traces, PHONE) as ana:
            await ana.goto(home)
            assert await ana.evaluate("isSecureContext") is False
            await room(ana, "Schrödinger’s Cats", "Invite friends").click()
            await ana.get_by_label("Your name").fill("Ana")
            await button(ana, "Open the table").click()
            await expect(ana.get_by_text(f"{home}/t/")).to_be_visible()
            await expect(ana.get_by_role("img", name="QR code of the invitation")).to_be_visible()
            await button(ana, "Copy the link").click()
            await expect(button(ana, "Copied")).to_be_visible()
            await button(ana, "Add 3 bots and deal").click()
            await expect(ana.get_by_role("heading", name="Round 1")).to_be_visible()

    asyncio.run(play())


def test_a_whole_game_by_keyboard_alone(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        options = {"players": 2, "lives": 1, "physicats": False}
        table = httpx.post(f"{server.url}/api/tables", json={"game": "schrodinger", "options": options}).json()["table"]
        async with chromium() as browser, person(browser, traces, DESK) as kim:
            keys = kim.keyboard
            await kim.goto(f"{server.url}/t/{table}")

            await expect(kim.get_by_label("Your name")).to_be_visible()
            await reach(kim, button(kim, "Sit down").first)
            await keys.press("Shift+Tab")
            await keys.type("Kim")
            await keys.press("Enter")
            await reach(kim, button(kim, "Add 1 bot and deal").first)
            await keys.press("Enter")
            over, skip, go_on = button(kim, "Rematch"), button(kim, "Skip to the verdict"), button(kim, "Go on")
            doubt, first = button(kim, re.compile("^Doubt ")), kim.get_by_role("radio").first
            while True:
                await expect(over.or_(skip).or_(go_on).or_(doubt).or_(first).first).to_be_visible(timeout=120_000)
                if await over.is_visible():
                    break
                if await skip.is_visible() or await go_on.is_visible():
                    await reach(kim, button(kim, re.compile("Skip to the verdict|Go on")).first, 1)
                    await keys.press("Enter")
                elif await doubt.is_visible():
                    await reach(kim, button(kim, re.compile("^Doubt ")).first, WITHIN_THE_PANEL)
                    await keys.press("Enter")
                    await expect(skip.or_(go_on)).to_be_visible()
                else:
                    await reach(kim, button(kim, re.compile(r"^1 alive")).first, WITHIN_THE_PANEL)
                    await keys.press("Tab")
                    await keys.press("Tab")
                    await keys.press("Tab")  # the ribbon: one stop, arrows within
                    await keys.press("ArrowRight")
                    await reach(kim, button(kim, re.compile("^Claim \\d")).first)
                    await keys.press("Enter")
                    await expect(first).to_be_hidden()

    asyncio.run(play())
