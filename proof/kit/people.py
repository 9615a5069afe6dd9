"""People at their browsers: they act by role and visible name alone, and wait for what is shown."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.async_api import Browser, BrowserContext, Locator, Page, async_playwright, expect

from proof.kit.programs import CHROMIUM

ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
)  # fmt: skip
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
"""Whoever saves data is not sent the engine in idle time: tests of tables at a server do without it."""
PATIENCE = 60_000  # ms: bots take their time


@asynccontextmanager
async def chromium(*more: str) -> AsyncIterator[Browser]:
    """A browser for one test, with these arguments besides the usual ones."""
    path = CHROMIUM.needed()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *more])
        yield browser
        await browser.close()


@asynccontextmanager
async def person(
    browser: Browser, traces: Path, size: dict[str, Any], *, saves_data: bool = True, **more: Any
) -> AsyncIterator[Page]:
    """Somebody with a browser of their own; what they saw is kept if the test fails. Nothing may go wrong in it."""
    usual: dict[str, Any] = {"locale": "en-US", "reduced_motion": "reduce", "service_workers": "block"}
    context: BrowserContext = await browser.new_context(**{**usual, **size, **more})
    if saves_data:
        await context.add_init_script(SAVES_DATA)
    await context.tracing.start(snapshots=True)  # the page itself: no need to film it, too
    faults: list[str] = []
    context.on("weberror", lambda fault: faults.append(str(fault.error)))
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    try:
        yield page
        assert not faults, faults
    except BaseException:
        await context.tracing.stop(path=traces / f"trace-{id(page)}.zip")
        raise
    finally:
        await context.close()


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name)


def room(page: Page, game: str, name: str) -> Locator:
    """A button in the room of a game, on the front page."""
    return page.get_by_role("region", name=game).get_by_role("button", name=name)


async def sit(page: Page, name: str) -> None:
    """Type a name, and sit down."""
    await page.get_by_label("Your name").fill(name)
    await button(page, "Sit down").click()


async def seated(page: Page, url: str, game: str, players: int, **options: object) -> None:
    """Ana at a new table of this game, filled with bots and dealt."""
    wish = {"game": game, "options": {"players": players, **options}}
    await page.goto(f"{url}/t/{httpx.post(f'{url}/api/tables', json=wish).json()['table']}")
    await sit(page, "Ana")
    await button(page, re.compile(r"^Add \d bots? and deal")).click()


async def reach(page: Page, wanted: Locator, within: int = 80) -> None:
    """Tab until this has the focus, at most so many times."""
    await expect(wanted).to_be_enabled()
    for _ in range(within):
        try:
            await expect(wanted).to_be_focused(timeout=60)
        except AssertionError:
            await page.keyboard.press("Tab")
        else:
            return
    raise AssertionError(f"no way to {wanted} by keyboard")


async def play_to_the_end(page: Page) -> None:
    """Play carelessly, but to the end: doubt whenever it can be doubted, else raise and say nothing more."""
    rematch, go_on, skip = (
        button(page, re.compile(f"^{name}$")).first for name in ("Rematch", "Go on", "Skip to the verdict")
    )
    doubt, lowest = button(page, re.compile("^Doubt ")).first, page.get_by_role("group", name="The lowest next claims")
    first = lowest.get_by_role("button").first
    anything = rematch.or_(go_on).or_(skip).or_(doubt).or_(first)
    while True:
        await expect(anything.first).to_be_visible(timeout=2 * PATIENCE)
        if await rematch.is_visible():
            return
        if await skip.is_visible():
            await skip.or_(go_on).first.click()
        elif await go_on.is_visible():
            await go_on.click()
            await expect(go_on).to_be_hidden()
        elif await doubt.is_visible():
            await doubt.click()
            await expect(skip.or_(go_on).first).to_be_visible()
        elif await first.is_visible():
            await first.click()
            await button(page, re.compile("^Claim \\d")).click()
            await expect(first).to_be_hidden()
