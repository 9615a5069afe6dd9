"""A simple start: the first game is a gentle one, the next may be harder, and nobody is left waiting outside."""

import asyncio
from pathlib import Path

import httpx
from playwright.async_api import Page, expect

from proof.kit.people import DESK, PHONE, button, chromium, person, play_to_the_end, room, seated, sit
from proof.kit.serving import ServerProcess

GAME = "Schrödinger’s Cats"


async def _expect_table(page: Page, players: int, *, physicats: bool) -> None:
    await expect(page.get_by_role("heading", name="Round 1")).to_be_attached()
    await expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(players - 1)
    await expect(button(page, "Your physicat")).to_have_count(int(physicats))


def test_the_first_game_is_gentle_and_then_a_harder_one_is_offered(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        async with chromium() as browser, person(browser, traces, PHONE) as ana:
            await ana.goto(server.url)
            await room(ana, GAME, "Play now").click()
            await _expect_table(ana, 3, physicats=False)
            await play_to_the_end(ana)
            await button(ana, "A harder game").click()
            await _expect_table(ana, 4, physicats=True)
            await ana.goto(server.url)
            await room(ana, GAME, "Play now").click()
            await _expect_table(ana, 4, physicats=True)  # what was last chosen

    asyncio.run(play())


def test_whoever_is_out_and_alone_begins_anew_at_once(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    async def play() -> None:
        lost = "3A3D 3A3D 3A3D 3A3D | claim 1A by 4 | turn 1"
        with ServerProcess(tmp_path / "data", positions={"schrodinger": lost}) as server:
            async with chromium() as browser, person(browser, traces, DESK) as ana:
                await seated(ana, server.url, "schrodinger", 4, physicats=False)
                await button(ana, "Doubt 1 alive").click()
                await button(ana, "Skip to the verdict").click()
                await button(ana, "Go on").click()
                await expect(button(ana, "Why is it not my turn?")).to_have_count(0)
                first = ana.url
                await button(ana, "New game").click()
                await expect(button(ana, "New game")).to_have_count(0)
                await expect(ana.get_by_role("heading", name="Round 1")).to_be_attached()
                assert ana.url != first

    asyncio.run(play())


def test_a_name_that_is_too_long_is_said_to_be_so_while_it_is_typed(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "schrodinger"}).json()["table"]
        async with chromium() as browser, person(browser, traces, PHONE) as ana:
            await ana.goto(f"{server.url}/t/{table}")
            await ana.get_by_label("Your name").fill("A" * 25)
            await expect(ana.get_by_text("Too long: 25 of at most 24.")).to_be_visible()
            await expect(button(ana, "Sit down")).to_be_disabled()
            await sit(ana, "A" * 24)
            await expect(ana.get_by_text("this is you")).to_be_visible()

    asyncio.run(play())


def test_unread_chat_shows_on_a_phone(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        async with chromium() as browser, person(browser, traces, PHONE) as ana, person(browser, traces, DESK) as bo:
            table = httpx.post(f"{server.url}/api/tables", json={"game": "schrodinger"}).json()["table"]
            for page, name in ((ana, "Ana"), (bo, "Bo")):
                await page.goto(f"{server.url}/t/{table}")
                await sit(page, name)
            await button(ana, "Add 2 bots and deal").click()
            await bo.get_by_label("Say something").fill("hello")
            await button(bo, "Send").click()
            seats = ana.get_by_role("list", name="Players")
            await expect(seats.get_by_text("“hello”")).to_be_visible()  # at Bo's seat, for a while
            await button(ana, "Chat, 1 new").click()
            await expect(ana.get_by_role("listitem").filter(has_text="hello").first).to_be_visible()
            await ana.keyboard.press("Escape")
            await expect(ana.get_by_role("button", name="Chat", exact=True)).to_be_visible()

    asyncio.run(play())


def test_the_host_changes_the_table_until_the_start_and_all_see_it(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        async with chromium() as browser, person(browser, traces, PHONE) as ana, person(browser, traces, DESK) as bo:
            table = httpx.post(f"{server.url}/api/tables", json={"game": "schrodinger"}).json()["table"]
            for page, name in ((ana, "Ana"), (bo, "Bo")):
                await page.goto(f"{server.url}/t/{table}")
                await sit(page, name)
            await expect(button(bo, "Change")).to_have_count(0)  # it is the host's
            await button(ana, "Change").click()
            await ana.get_by_role("radio", name="2", exact=True).press("Space")
            await ana.get_by_role("switch", name="Physicats").press("Space")
            await ana.get_by_role("radio", name="45 s").press("Space")
            await expect(bo.get_by_text("45 seconds a turn")).to_be_visible()
            await expect(bo.get_by_text("No secret powers")).to_be_visible()
            await ana.keyboard.press("Escape")
            await button(ana, "Deal for 2").click()
            await _expect_table(bo, 2, physicats=False)

    asyncio.run(play())


def test_a_rematch_is_left_and_goes_on_without_whoever_left(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    async def play() -> None:
        last = "2A 2A | claim 1A by 2 | lives 1 1 | turn 1"
        with ServerProcess(tmp_path / "data", positions={"schrodinger": last}) as server:
            async with (
                chromium() as browser,
                person(browser, traces, DESK) as ana,
                person(browser, traces, PHONE) as bo,
            ):
                wish = {"game": "schrodinger", "options": {"players": 2, "physicats": False}}
                table = httpx.post(f"{server.url}/api/tables", json=wish).json()["table"]
                for page, name in ((ana, "Ana"), (bo, "Bo")):
                    await page.goto(f"{server.url}/t/{table}")
                    await sit(page, name)
                await button(ana, "Deal for 2").click()
                await button(ana, "Doubt 1 alive").click()
                for page in (ana, bo):
                    await button(page, "Skip to the verdict").click()
                    await button(page, "Go on").click()
                await button(ana, "Rematch").click()
                await expect(bo.get_by_text("Ana would like another game.")).to_be_visible()
                await button(bo, "Leave the table").click()
                await expect(
                    button(ana, "Doubt 1 alive")
                ).to_be_visible()  # the next game; here it begins as this one did

    asyncio.run(play())


def test_bots_wait_for_a_slow_reader_who_loses_nothing(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    async def play() -> None:
        doubted = "3A3D 3A3D 3A3D 3A3D | claim 13A by 4 | turn 1"
        with ServerProcess(tmp_path / "data", positions={"schrodinger": doubted}) as server:
            async with chromium() as browser, person(browser, traces, DESK) as ana, person(browser, traces, DESK) as bo:
                wish = {"game": "schrodinger", "options": {"players": 4, "physicats": False}}
                table = httpx.post(f"{server.url}/api/tables", json=wish).json()["table"]
                for page, name in ((ana, "Ana"), (bo, "Bo")):
                    await page.goto(f"{server.url}/t/{table}")
                    await sit(page, name)
                await button(ana, "Add 2 bots and deal").click()
                await button(ana, "Doubt 13 alive").click()
                await button(ana, "Skip to the verdict").click()
                await button(ana, "Go on").click()
                await expect(ana.get_by_text("Bo is still reading")).to_be_visible()
                log = ana.get_by_role("group", name="What happened").get_by_role("listitem")
                said = await log.count()
                await ana.wait_for_timeout(4000)  # twice as long as any bot takes
                assert await log.count() == said, "nobody runs ahead"
                await button(bo, "Skip to the verdict").click()
                await expect(bo.get_by_role("timer").last).to_be_visible()  # how long they wait, for Bo as well
                await button(bo, "Go on").click()
                await expect(ana.get_by_text("Bo is still reading")).to_be_hidden()

    asyncio.run(play())
