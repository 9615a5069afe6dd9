"""Nothing is lost when a page, a line, a tab or a device is."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from playwright.async_api import Browser, Page, expect

from proof.kit.people import DESK, PHONE, button, chromium, person, room, sit
from proof.kit.serving import ServerProcess
from tests.browser.wire import Wire


async def _table(page: Page, url: str) -> str:
    """A table for two with a bot, dealt; its link."""
    table = httpx.post(f"{url}/api/tables", json={"game": "schrodinger", "options": {"players": 2}}).json()["table"]
    await page.goto(f"{url}/t/{table}")
    await sit(page, "Ana")
    await button(page, "Add 1 bot and deal").click()
    await expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    return f"{url}/t/{table}"


def _play(server: ServerProcess, traces: Path, story: Callable[[Browser, Page, str], Awaitable[None]]) -> None:
    async def play() -> None:
        async with chromium() as browser, person(browser, traces, PHONE) as ana:
            await story(browser, ana, await _table(ana, server.url))

    asyncio.run(play())


def test_a_reload_in_mid_turn(server: ServerProcess, traces: Path) -> None:
    async def story(browser: Browser, ana: Page, link: str) -> None:
        hand = ana.get_by_role("list", name=re.compile("^Your hand"))
        await expect(hand).to_be_visible()
        before = [await card.get_attribute("aria-label") for card in await hand.get_by_role("img").all()]
        await ana.reload()
        await expect(hand).to_be_visible()
        assert [await card.get_attribute("aria-label") for card in await hand.get_by_role("img").all()] == before
        await expect(
            button(ana, re.compile("^(Pick a claim|Doubt )")).or_(ana.get_by_text("thinking")).first
        ).to_be_visible()

    _play(server, traces, story)


def test_a_lost_line_heals_by_itself(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    async def play() -> None:
        with ServerProcess(tmp_path / "data") as server:
            async with chromium() as browser, person(browser, traces, DESK) as ana:
                await _table(ana, server.url)
                server.kill()
                await expect(ana.get_by_text("The connection is lost.")).to_be_visible()
                server.start()
                await expect(ana.get_by_text("The connection is lost.")).to_be_hidden()
                await expect(ana.get_by_role("heading", name="Round 1")).to_be_visible()

    asyncio.run(play())


def test_a_second_tab_shows_the_same_seat(server: ServerProcess, traces: Path) -> None:
    async def story(browser: Browser, ana: Page, link: str) -> None:
        other = await ana.context.new_page()
        await other.goto(link)
        for page in (ana, other):
            await expect(page.get_by_role("list", name=re.compile("^Your hand: 6"))).to_be_visible()
        await button(other, "Menu").click()
        await button(other, "Pause").click()
        await expect(ana.get_by_text("Ana has paused the game.")).to_be_visible()
        await button(ana, "Go on playing").click()
        await expect(other.get_by_text("Ana has paused the game.")).to_be_hidden()

    _play(server, traces, story)


def test_leaving_hands_the_seat_over_and_it_can_be_reclaimed(server: ServerProcess, traces: Path) -> None:
    async def story(browser: Browser, ana: Page, link: str) -> None:
        await button(ana, "Menu").click()
        await button(ana, "Leave the table").click()
        await button(ana, "Yes, leave").click()
        await expect(room(ana, "Schrödinger’s Cats", "Play now")).to_be_visible()
        await ana.get_by_role("link", name=re.compile("A game is waiting for you")).click()
        await button(ana, "Take my seat back").click()
        await expect(button(ana, "Take my seat back")).to_be_hidden()

    _play(server, traces, story)


def test_a_lost_network_and_a_bot_that_plays_until_its_person_is_back(
    tmp_path: Path, traces: Path, page_is_built: None
) -> None:
    async def play() -> None:
        with ServerProcess(tmp_path / "data", rushed=True) as server:
            async with (
                Wire(server.port) as wire,
                chromium() as browser,
                person(browser, traces, PHONE) as ana,
                person(browser, traces, DESK) as ben,
            ):
                options = {"game": "schrodinger", "options": {"players": 2}}
                table = httpx.post(f"{server.url}/api/tables", json=options).json()["table"]
                await ana.goto(f"{wire.url}/t/{table}")
                await sit(ana, "Ana")
                await ben.goto(f"{server.url}/t/{table}")
                await sit(ben, "Ben")
                await button(ana, "Deal for 2").click()
                await expect(ben.get_by_role("heading", name="Round 1")).to_be_visible()
                wire.cut()
                await expect(ana.get_by_text("The connection is lost.")).to_be_visible()
                server.later(10)
                await button(ben, re.compile("^Meow$")).click()  # whatever is heard next, the table looks at the time
                await expect(ben.get_by_text("Ana is away.")).to_be_visible()
                server.later(30)
                await button(ben, re.compile("^Meow$")).click()
                await button(ben, "Let a bot play").click()
                await expect(button(ben, re.compile("^Ana, .*a bot plays for them"))).to_be_visible()
                wire.mend()
                await expect(ana.get_by_text("A bot is playing for you.")).to_be_visible()
                await button(ana, "Take my seat back").click()
                await expect(ana.get_by_text("A bot is playing for you.")).to_be_hidden()
                await expect(button(ben, re.compile("^Ana, .*a bot plays for them"))).to_have_count(0)

    asyncio.run(play())


def test_a_seat_moves_to_another_device(server: ServerProcess, traces: Path) -> None:
    async def story(browser: Browser, ana: Page, link: str) -> None:
        await button(ana, "Menu").click()
        await button(ana, "Move to another device").click()
        key = await ana.get_by_text(f"{link}#seat=").text_content()
        assert key is not None
        async with person(browser, traces, DESK) as elsewhere:
            await elsewhere.goto(key)
            await expect(elsewhere.get_by_role("list", name=re.compile("^Your hand: 6"))).to_be_visible()
            await button(elsewhere, "Menu").click()
            await expect(button(elsewhere, "Leave the table")).to_be_visible()
        await ana.keyboard.press("Escape")
        await expect(ana.get_by_text("You are watching")).to_be_visible()

    _play(server, traces, story)


def test_others_can_watch_and_see_no_hand(server: ServerProcess, traces: Path) -> None:
    async def story(browser: Browser, ana: Page, link: str) -> None:
        async with person(browser, traces, PHONE) as watcher:
            await watcher.goto(link)
            await expect(watcher.get_by_text("You are watching")).to_be_visible()
            await expect(watcher.get_by_role("list", name=re.compile("^Your hand"))).to_have_count(0)

    _play(server, traces, story)
