"""What surrounds a game: what is heard, said and shown besides it, and what each person sets for themselves."""

import asyncio
import re
from pathlib import Path

import httpx
from playwright.async_api import Page, expect

from proof.kit.people import DESK, PHONE, button, chromium, person, seated, sit
from proof.kit.serving import ServerProcess

LAST_LIVES = "1A1D 2A | claim 1A by 2 | row pawking | unused 1:purrie 2:cecilia | lives 1 1 | turn 1"
POSITION = "3A2D1E 3D3A | claim 3A by 2 | row pawking | unused 1:purrie 2:cecilia | turn 1"


async def _expect_heard(page: Page, text: str) -> None:
    """A screen reader says this."""
    await expect(page.get_by_role("log").filter(has_text=text)).to_be_attached()


async def _set(page: Page, what: str) -> None:
    """Flip a switch in the menu."""
    await button(page, "Menu").click()
    await page.get_by_role("switch", name=what).click()
    await page.keyboard.press("Escape")


def test_a_short_game_with_all_that_surrounds_it(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    asked: set[str] = set()

    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"schrodinger": LAST_LIVES}) as server:
            wish = {"game": "schrodinger", "options": {"players": 2}}
            link = f"{server.url}/t/{httpx.post(f'{server.url}/api/tables', json=wish).json()['table']}"
            async with (
                chromium() as browser,
                person(browser, traces, PHONE) as ana,
                person(browser, traces, DESK) as ben,
                person(browser, traces, PHONE, locale="fr-FR") as watcher,
            ):
                for page in (ana, ben, watcher):
                    page.on("request", lambda request: asked.add(httpx.URL(request.url).host))
                for page, name in ((ana, "Ana"), (ben, "Ben")):
                    await page.goto(link)
                    await sit(page, name)
                await button(ana, "Deal for 2").click()
                await watcher.goto(link)
                await expect(watcher.get_by_text("Tu regardes")).to_be_visible()

                await expect(ana).to_have_title("Your turn! Cattery")
                await button(ben, re.compile("^Meow$")).click()
                await _expect_heard(ana, "Ben: Meow")
                await ben.get_by_label("Say something").fill("Careful now")
                await button(ben, "Send").click()
                await _expect_heard(ana, "Ben: Careful now")

                hand = ana.get_by_role("list", name=re.compile("^Your hand"))
                await expect(hand.get_by_role("img", name="Dead cat")).to_be_visible()
                await _set(ana, "Gentle pictures")
                await expect(hand.get_by_role("img", name="Sleeping cat")).to_be_visible()
                await _set(ana, "Claim with one tap")
                await button(ana, "2 alive").click()
                await _expect_heard(ben, "Ana claims at least 2 alive cats.")
                await button(ana, "No proof").click()
                await button(ana, "End your turn").click()
                await _expect_heard(ben, "It is your turn.")
                await _expect_heard(ben, "Ana claims at least 2 alive cats.")  # whoever listens slowly still finds it

                await button(ben, "Menu").click()
                await ben.get_by_label("Language").select_option(label="Italiano")
                await ben.keyboard.press("Escape")
                await expect(ben).to_have_title("Tocca a te! Cattery")
                await button(ben, "Dubita: 2 vivi").click()
                skips = ((ana, "Skip to the verdict"), (ben, "Vai al verdetto"), (watcher, "Passer au verdict"))
                for page, skip in skips:
                    await button(page, skip).click()
                await button(ana, "Go on").click()
                await button(ben, "Avanti").click()

                await expect(ana.get_by_role("heading", name="You win!")).to_be_visible()
                await expect(ana.get_by_text("you claimed 2 alive, Ben doubted")).to_be_visible()
                await expect(watcher.get_by_role("heading", name="Ana gagne")).to_be_visible()  # without a click

    asyncio.run(play())
    assert asked == {"127.0.0.1"}


def test_small_screens_have_room_for_everything(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    """A laptop, and a phone whose browser keeps its bars: what can be done is in sight, and nothing lies over it."""
    position = f"4A1D1H {POSITION.split(maxsplit=1)[1]}"

    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"schrodinger": position}) as server:
            for size in ((1280, 720), (390, 664)):
                small = {"viewport": dict(zip(("width", "height"), size, strict=True))}
                async with chromium() as browser, person(browser, traces, small) as ana:
                    await seated(ana, server.url, "schrodinger", 2)
                    lowest = ana.get_by_role("group", name="The lowest next claims").get_by_role("button")
                    await lowest.first.click()
                    claim, doubt = button(ana, re.compile("^Claim 3")), button(ana, "Doubt 3 alive")
                    physicat = button(ana, "Your physicat: Marie Purrie")
                    for one in (*await lowest.all(), claim, doubt, physicat, button(ana, "discard 0")):
                        await expect(one).to_be_in_viewport(ratio=0.6)
                        await one.click(trial=True)

    asyncio.run(play())


HEARKEN = """
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { sounded(); return start.apply(this, when); };
"""
"""Every tone of the page tells us that it sounds."""


def test_sounds_can_be_muted_and_stay_so(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    tones: list[None] = []

    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"schrodinger": POSITION}) as server:
            async with chromium() as browser, person(browser, traces, DESK) as ana:
                await ana.expose_function("sounded", lambda: tones.append(None))
                await ana.add_init_script(HEARKEN)
                await seated(ana, server.url, "schrodinger", 2)
                await button(ana, "4 alive").click()
                await button(ana, "Claim and show proof").click()
                await expect(button(ana, "No proof")).to_be_visible()
                assert tones, "a claim is heard"

                await ana.get_by_role("button", name="Sound", pressed=True).click()
                await ana.reload()
                await expect(ana.get_by_role("button", name="Sound", pressed=False)).to_be_visible()
                tones.clear()
                await button(ana, "No proof").click()
                await button(ana, "End your turn").click()
                await expect(button(ana, re.compile("^Doubt |^Go on|^Skip"))).to_be_visible()  # the bot has answered
                assert not tones

            async with chromium() as browser, person(browser, traces, PHONE) as ben:
                await ben.goto(server.url)
                await button(ben, "Settings").click()
                await expect(ben.get_by_role("switch", name="Sound")).not_to_be_checked()  # a phone is silent at first

    asyncio.run(play())


def test_the_title_calls_whoever_looks_away_from_a_verdict(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    async def play() -> None:
        position = POSITION.replace("claim 3A", "claim 9A")
        with ServerProcess(tmp_path / "data", positions={"schrodinger": position}) as server:
            async with chromium() as browser, person(browser, traces, DESK) as ana:
                wish = {"game": "schrodinger", "options": {"players": 2}}
                await ana.goto(f"{server.url}/t/{httpx.post(f'{server.url}/api/tables', json=wish).json()['table']}")
                await sit(ana, "Ana")
                await button(ana, "Add 1 bot and deal").click()
                await button(ana, "Doubt 9 alive").click()
                await expect(button(ana, "Skip to the verdict")).to_be_focused()
                await expect(ana).to_have_title("Schrödinger’s Cats, Cattery")  # it gives nothing away
                await ana.keyboard.press("Enter")
                await expect(button(ana, "Go on")).to_be_focused()
                await expect(button(ana, "Go on")).to_have_accessible_description(re.compile("^Count: 6. .* is wrong."))
                await expect(ana).to_have_title("Your turn! Cattery")

    asyncio.run(play())
