"""Where motion is welcome things fly; nothing waits for them."""

import asyncio
from pathlib import Path

import httpx
from playwright.async_api import expect

from proof.kit.people import DESK, button, chromium, person, sit
from proof.kit.serving import ServerProcess

POSITION = "3A2D1E 3D3A | claim 3A by 2 | row pawking | unused 1:purrie 2:cecilia | turn 1"


def test_everything_can_be_used_while_cards_fly(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"schrodinger": POSITION}) as server:
            wish = {"game": "schrodinger", "options": {"players": 2}}
            table = httpx.post(f"{server.url}/api/tables", json=wish).json()["table"]
            moving = {**DESK, "reduced_motion": "no-preference"}
            async with chromium() as browser, person(browser, traces, moving) as ana:
                await ana.goto(f"{server.url}/t/{table}")
                await sit(ana, "Ana")
                await button(ana, "Add 1 bot and deal").click()
                await ana.get_by_role("radio", name="4 alive", exact=True).check(force=True)
                await button(ana, "Claim and show proof").click()
                await button(ana, "One more: alive cats").click()
                await button(ana, "One more: alive cats").click()
                await button(ana, "Show 2 cards").click()
                await button(ana, "One more: dead cats").click()  # while the proof is on its way
                await button(ana, "Swap 1 card").click()
                await expect(ana.get_by_role("group", name="Your cards face up").get_by_role("img")).to_have_count(2)
                await button(ana, "Your physicat: Marie Purrie").click()
                await button(ana, "Use it now").last.click()
                await expect(ana.get_by_role("region", name="The row").get_by_role("button")).to_have_count(2)
                await expect(ana.get_by_role("group", name="Your cards face up")).to_have_count(0)

    asyncio.run(play())
