"""Every physicat used from a prepared position, by those who hold it."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import expect

from cattery.wording import catalogue
from proof.kit.people import DESK, PHONE, button, chromium, person, seated
from proof.kit.serving import ServerProcess

BEFORE = "3A2D1E 3D2A | proof 2:1A | claim 3A by 2 | discard 2:1D | row pawking"
NOTHING_SHOWN = "3A2D1E 3D3A | claim 3A by 2"
POWERS = {
    "cecilia": "You use Cecilia Pounce-Gaposchkin.",
    "maria": "You use Maria Goeppert-Meower.",
    "purrie": "Off the table, to the discard pile: 1 alive cat.",
    "felidae": "Off the table, to the discard pile: 1 dead cat.",
    "feyncat": "You use Richard Feyncat.",
    "prride": "You look through the discard pile: 1 dead cat.",
    "mewton": "You draw ",
    "felinestein": "You put away 3 alive cats, 2 dead cats and 1 empty box, face down.",
    "pawking": "You skip your turn.",
    "tabby": "You take Stephen Pawking from the row.",
}


def _position(who: str) -> str:
    text = BEFORE
    if who == "felidae":
        text = text.replace("proof 2:1A", "proof 2:1D").replace("claim 3A", "claim 3D")
    if who == "pawking":
        text = text.replace("row pawking", "row mewton")
    return f"{text} | unused 1:{who} 2:{'maria' if who == 'cecilia' else 'cecilia'} | turn 1"


@pytest.mark.parametrize("who", POWERS)
def test_a_power_is_used_and_told(who: str, tmp_path: Path, traces: Path, page_is_built: None) -> None:
    name = catalogue("en", "schrodinger").words(f"physicat-{who}")

    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"schrodinger": _position(who)}) as server:
            size = PHONE if len(who) % 2 else DESK
            async with chromium() as browser, person(browser, traces, size) as ana:
                await seated(ana, server.url, "schrodinger", 2)
                await button(ana, f"Your physicat: {name}").click()
                sheet = ana.get_by_role("dialog", name=name)
                if who == "tabby":
                    await sheet.get_by_role("button", name="Take Stephen Pawking").click()
                else:
                    await sheet.get_by_role("button", name="Use it now").click()
                if size is PHONE:
                    await button(ana, "What happened").click()
                await expect(ana.get_by_role("listitem").filter(has_text=POWERS[who]).first).to_be_visible()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("position", "name", "rule"),
    [
        (f"{NOTHING_SHOWN} | row pawking | unused 1:purrie 2:cecilia", "Marie Purrie", "S58 No power for nothing"),
        (f"{NOTHING_SHOWN} | row purrie | unused 1:tabby 2:cecilia", "Neil deGrasse Tabby", "S53 Which card to take"),
    ],
)
def test_why_not_opens_the_very_rule(
    position: str, name: str, rule: str, tmp_path: Path, traces: Path, page_is_built: None
) -> None:
    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"schrodinger": f"{position} | turn 1"}) as server:
            async with chromium() as browser, person(browser, traces, PHONE) as ana:
                await seated(ana, server.url, "schrodinger", 2)
                await button(ana, f"Your physicat: {name}").click()
                await button(ana, "Why can’t I?").click()
                await expect(ana.get_by_role("heading", name=rule)).to_be_in_viewport()

    asyncio.run(play())
