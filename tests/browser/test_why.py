"""Whatever is not on offer can be asked about, and the rules open at the very rule. The engine names it."""

import asyncio
import re
from pathlib import Path

import httpx
from playwright.async_api import Page, expect

from proof.kit.people import PHONE, button, chromium, person, sit
from proof.kit.serving import ServerProcess

POSITION = "3A2D1E 3D3A | claim 3A by 2 | row pawking | unused 1:purrie 2:cecilia | turn 1"
CLAIM_OR_DOUBT = [
    "… claim less than 3 alive?",
    "… show proof?",
    "… swap cards?",
    "… use my physicat?",
    "… end my turn?",
]
PROOF = [
    "… claim?",
    "… doubt?",
    "… swap cards?",
    "… show more of these: dead cats?",
    "… show more of these: empty boxes?",
    "… use my physicat?",
    "… end my turn?",
]


async def _expect_rules(page: Page, questions: list[str], reasons: dict[str, str]) -> None:
    """All that cannot be done now, and why some of it cannot."""
    for question, rule in reasons.items():
        await button(page, "Why can’t I…?").click()
        asked = page.get_by_role("dialog", name="Why can’t I…?").get_by_role("listitem")
        await expect(asked).to_have_text(questions)
        await button(page, question).click()
        await expect(page.get_by_role("heading", name=re.compile(f"^{rule} "))).to_be_in_viewport()
        await page.keyboard.press("Escape")


def test_everything_that_cannot_be_done_leads_to_its_rule(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"schrodinger": POSITION}) as server:
            wish = {"game": "schrodinger", "options": {"players": 2}}
            table = httpx.post(f"{server.url}/api/tables", json=wish).json()["table"]
            async with chromium() as browser, person(browser, traces, PHONE) as ana:
                await ana.goto(f"{server.url}/t/{table}")
                await sit(ana, "Ana")
                await button(ana, "Add 1 bot and deal").click()
                await _expect_rules(ana, CLAIM_OR_DOUBT, {CLAIM_OR_DOUBT[0]: "S11", "… use my physicat?": "S58"})
                await ana.get_by_role("radio", name="4 alive", exact=True).check(force=True)
                await button(ana, "Claim and show proof").click()
                await expect(
                    button(ana, "No proof")
                ).to_be_visible()  # a new question closes what was asked about the old one
                await _expect_rules(ana, PROOF, {"… doubt?": "S25", "… swap cards?": "S15"})
                await button(ana, "Dead cat").first.click(force=True)  # it does not match the claim
                await expect(ana.get_by_text("Rule S14 does not allow that now.")).to_be_visible()
                await button(ana, "Why?").click()
                await expect(ana.get_by_role("heading", name=re.compile("^S14 "))).to_be_in_viewport()
                await ana.keyboard.press("Escape")
                await button(ana, "No proof").click()
                await button(ana, "End your turn").click()
                await button(ana, "Why is it not my turn?").click()
                await expect(ana.get_by_role("heading", name=re.compile("^S10 "))).to_be_in_viewport()

    asyncio.run(play())
