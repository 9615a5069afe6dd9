"""Every screen of the Mistigri table in five languages, two sizes, two themes: axe finds nothing, nothing overflows."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.async_api import Page, expect

from cattery.wording import LANGUAGES, catalogue
from scripts.page import install_packages
from tests.browser.people import button, chromium, person
from tests.browser.test_screens import AXE, SIZES, Inspector
from tests.server.serving import ServerProcess

POSITIONS = {
    "give": "A4B4C6B7E5X/A5B5C3D4E4/C5D3A6B6E3 down=2 quiet=2 1:pair",
    "effect": "A3B3C6X/A5B5/C4D4 1:pair",
    "feed": "A5B5C6X/A4B3/C4D3 1:pair",
    "end": "A4B4/X/- penalties=5,0,9 1:pair",
}


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[dict[str, str]]:
    """A server for each position in which games begin; their addresses."""
    install_packages()
    with ExitStack() as running:
        folder = tmp_path_factory.mktemp("screens")
        yield {
            name: running.enter_context(ServerProcess(folder / name, positions={"mistigri": position})).url
            for name, position in POSITIONS.items()
        }


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_sound(servers: dict[str, str], traces: Path, language: str, size: str) -> None:
    words = catalogue(language, "mistigri").words

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

        async def begin(where: str) -> None:
            """Sit down where games begin in this position, and discard the first pair."""
            wish = {"game": "mistigri", "options": {"players": 3}}
            table = httpx.post(f"{servers[where]}/api/tables", json=wish).json()["table"]
            await page.goto(f"{servers[where]}/t/{table}")
            await page.get_by_label(words("your-name")).fill("Ana")
            await press("sit-down")
            await expect(page.get_by_text(words("this-is-you"))).to_be_visible()
            if where == "give":
                await look("waiting room")
            await press("fill-and-deal", count=2)
            await page.get_by_role("radio").first.check(force=True)
            value = POSITIONS[where][1]
            discard = button(page, words("discard-it", pair=f"{value} + {value}"))
            await expect(discard).to_be_enabled()
            await look(f"pair of {value}s")
            if where == "give":
                await press("pile-look", count=12)
                await sheet("pile")
                if width < 1000:
                    await press("score-sheet")
                    await sheet("scores")
                await press("rules")
                await expect(page.get_by_role("heading", name="M50", exact=False)).to_be_attached()
                await sheet("rules")
            await discard.click()

        await begin("give")
        await expect(page.get_by_text(words("tap-a-card"))).to_be_visible()
        await look("give a card")
        await begin("effect")
        await expect(page.get_by_role("region", name=words("ask-effect-or-reverse"))).to_be_visible()
        await look("effect or reverse")
        await begin("feed")
        await expect(page.get_by_role("region", name=words("ask-feed"))).to_be_visible()
        await look("one for each")
        await begin("end")
        await expect(button(page, words("go-on"))).to_be_visible()
        await look("round end")
        await press("go-on")
        await expect(button(page, words("rematch"))).to_be_visible()
        await look("game over")
        return inspector.found

    async def both() -> None:
        async with chromium() as browser:
            for theme in ("light", "dark"):
                look: dict[str, Any] = {"locale": language, "color_scheme": theme, "bypass_csp": True}
                async with person(browser, traces, SIZES[size], **look) as page:
                    found = await tour(page, SIZES[size]["viewport"]["width"])
                    assert not found, "\n".join([theme, *found])

    asyncio.run(both())
