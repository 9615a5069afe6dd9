"""Every screen in five languages, two sizes and two themes: axe-core finds nothing, nothing overflows."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.async_api import Page, expect

from cattery.wording import LANGUAGES, catalogue
from scripts.page import ROOT, install_packages
from tests.browser.people import DESK, PHONE, button, chromium, person
from tests.server.serving import ServerProcess

POSITION = "1A1D 1A1H | claim 3A by 2 | unused 1:mewton 2:purrie | row pawking | lives 1 1 | turn 1"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What fades in is looked at once it is there: half-way its colours are nobody's choice.
AT_REST = """Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished.catch(() => 0)))"""
SCROLLED = "document.documentElement.scrollWidth"
SIZES = {"phone": PHONE, "desk": DESK}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[ServerProcess]:
    """Games here begin in the middle: it is the first seat's turn, and a doubt ends the game."""
    install_packages()
    with ServerProcess(tmp_path_factory.mktemp("screens") / "data", positions={"schrodinger": POSITION}) as running:
        yield running


class Inspector:
    """Looks at screens, and keeps what is wrong with them."""

    def __init__(self, page: Page, width: int) -> None:
        self.page, self.width, self.found = page, width, list[str]()

    async def look(self, screen: str) -> None:
        await self.page.evaluate(AT_REST)
        seen: Any = await self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        self.found += [f"{screen}: {v['id']}: {n['html'][:160]}" for v in seen["violations"] for n in v["nodes"]]
        if await self.page.evaluate(SCROLLED) > self.width:
            self.found.append(f"{screen}: overflows")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_sound(server: ServerProcess, traces: Path, language: str, size: str) -> None:
    words = catalogue(language, "schrodinger").words

    async def tour(page: Page, width: int) -> list[str]:
        await page.add_init_script(path=AXE)
        inspector = Inspector(page, width)
        look = inspector.look

        async def press(message: str, **values: Any) -> None:
            await button(page, words(message, **values)).first.click()

        async def sheet(name: str) -> None:
            await expect(page.get_by_role("dialog")).to_be_visible()
            await look(name)
            await page.keyboard.press("Escape")

        await page.goto(server.url)
        await expect(button(page, words("play-now")).first).to_be_visible()
        await look("home")
        await press("settings")
        await sheet("settings")
        await press("invite-friends")
        await sheet("set the table")
        options = {"game": "schrodinger", "options": {"players": 2}}
        await page.goto(f"{server.url}/t/{httpx.post(f'{server.url}/api/tables', json=options).json()['table']}")
        await page.get_by_label(words("your-name")).fill("Ana")
        await look("sitting down")
        await press("sit-down")
        await expect(page.get_by_text(words("this-is-you"))).to_be_visible()
        await look("waiting room")
        await press("fill-and-deal", count=1)
        await page.get_by_role("radio").nth(2).check(force=True)
        await expect(button(page, words("claim-nothing-more"))).to_be_visible()
        await look("your turn")
        await press("your-physicat", name=words("physicat-mewton"))
        await sheet("power")
        await press("menu")
        await sheet("menu")
        await press("rules")
        await expect(page.get_by_role("heading", name="S59", exact=False)).to_be_attached()
        await sheet("rules")
        if width < 1000:
            await press("what-happened")
            await sheet("log")
            await press("chat")
            await sheet("chat")
        claim = words("schrodinger-claim-short", count=3, state="alive")
        await press("doubt-it", claim=claim)
        await expect(button(page, words("skip-verdict"))).to_be_visible()
        await look("count")
        await press("skip-verdict")
        await look("verdict")
        await press("go-on")
        await expect(button(page, words("rematch"))).to_be_visible()
        await look("game over")
        await press("rematch")
        await page.get_by_role("radio").nth(1).check(force=True)
        await button(page, words("claim-it", claim=words("schrodinger-claim-short", count=4, state="alive"))).click()
        await expect(button(page, words("proof-none"))).to_be_visible()
        await look("proof")
        return inspector.found

    async def all_of_them() -> None:
        async with chromium() as browser:
            for theme in ("light", "dark"):
                look: dict[str, Any] = {"locale": language, "color_scheme": theme, "bypass_csp": True}
                async with person(browser, traces, SIZES[size], **look) as page:
                    found = await tour(page, SIZES[size]["viewport"]["width"])
                    assert not found, "\n".join([f"{size} {theme}", *found])

    asyncio.run(all_of_them())
