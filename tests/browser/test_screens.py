"""What the gallery shows is what people see: a short walk through real tables, held screen by screen to its entries."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Locator, Page, expect

from proof.kit.people import button, chromium, person, sit
from proof.kit.screens import SIZES, visitor
from proof.kit.serving import ServerProcess
from scripts.gallery import mistigri, schrodinger

POSITIONS = {"schrodinger": f"{schrodinger.FOUR} | turn 1", "mistigri": f"{mistigri.THREES} 1:pair"}
PLAYERS = {"schrodinger": 4, "mistigri": 3}
Step = tuple[str, Locator, Locator | None]  # the entry, what shows that it is there, what leads on from it


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[ServerProcess]:
    """Games here begin in positions of the gallery."""
    with ServerProcess(tmp_path_factory.mktemp("screens") / "data", positions=POSITIONS) as running:
        yield running


def walk(game: str, page: Page) -> list[Step]:
    """From a real table's first question on."""
    if game == "mistigri":
        pair = page.get_by_role("radio", name="Marmalade 3 and Puddle 3: swap with the pile, or reverse")
        reverse = page.get_by_role("radio", name="Reverse the direction")
        return [
            ("threes", pair, pair),
            ("threes-picked", button(page, "Discard 3 + 3"), button(page, "Discard 3 + 3")),
            ("effect-threes", reverse, reverse),
            ("effect-picked", button(page, "Reverse the direction"), None),
        ]
    nine = page.get_by_role("radio", name="9 dead", exact=True)
    more = button(page, "One more: dead cat")
    return [
        ("turn-four", nine, nine),
        ("turn-picked", button(page, "Claim 9 dead"), button(page, "Claim and show proof")),
        ("proof", more, None),
    ]


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("game", POSITIONS)
def test_a_real_table_is_as_in_the_gallery(
    server: ServerProcess, gallery: str, traces: Path, game: str, size: str
) -> None:
    async def go() -> None:
        async with (
            chromium() as browser,
            visitor(browser, gallery, size) as there,
            person(browser, traces, SIZES[size]) as ana,
        ):

            async def same(entry: str) -> None:
                await there.show(entry, "en", "day")
                wanted = await there.page.locator("body").aria_snapshot()
                assert await ana.locator("body").aria_snapshot() == wanted, entry

            wish = {"game": game, "options": {"players": PLAYERS[game]}}
            await ana.goto(f"{server.url}/t/{httpx.post(f'{server.url}/api/tables', json=wish).json()['table']}")
            await sit(ana, "Ana")
            await button(ana, f"Add {PLAYERS[game] - 1} bots and deal").click()
            for entry, shown, lead in walk(game, ana):
                await expect(shown).to_be_visible()
                await same(f"{game}/{entry}")
                if lead is not None:
                    await lead.click(force=True)
            assert not there.wrong, there.wrong

    asyncio.run(go())
