"""Crazy Mistigri in the browser: every effect with each of its choices, what others see, keyboard, reload, why not."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.async_api import Locator, Page, expect

from proof.kit.people import DESK, PHONE, button, chromium, person, reach, seated, sit
from proof.kit.serving import ServerProcess
from tests.browser.alley import (
    DRAW,
    FAN,
    SEND,
    STOP,
    Deed,
    any_card_of_the_pile,
    card,
    draw,
    hand,
    open_button,
    open_radio,
    option,
    stop,
    tap_a_card,
)

ONES = "A1B1C1X/A3B3/C3D3/D4D5/E5E9 1:pair"
TWOS = "A2B2C6X/A3B3/C3D3/D4D5 1:pair"
THREES = "A3B3C6X/A5B5/C4D4 1:pair"
FOURS = "A4B4C6B7E5X/A5B5C3D4E4/C5D3A6B6E3 1:pair"
FIVES = "A5B5C6X/A4B3/C4D3 1:pair"
SIXES = "A6B6C4D4X/A4B3/C5D3 1:pair"
SEVENS = "A7B7C6X/A4B3/C4D3 1:pair"
EIGHTS = "C8D8C6B6X/A4B3/C4D3 1:pair"
BACK = "You reverse the direction: anticlockwise now."
PHEW = "Phew! The Mistigri is gone."
OH_NO = "Oh no! It pairs with nothing. Get rid of it!"


async def foresee_reversal(page: Page) -> None:
    """M30: a reversal that is picked shows who would draw next, before anything is sent."""
    await expect(button(page, re.compile("^Pixel, .*draws from you"))).to_be_visible()
    await page.get_by_role("radio", name="Reverse the direction").check(force=True)
    await expect(page.get_by_text("The other way round: next Biscuit draws from you.")).to_be_visible()
    await expect(button(page, re.compile("^Biscuit, .*draws from you"))).to_be_visible()
    await expect(page.get_by_role("img", name="Play goes anticlockwise")).to_be_visible()


Way = tuple[list[Deed], list[str]]  # what one does, and what the log then tells

EFFECTS: dict[str, tuple[str, dict[str, Way]]] = {
    "1 + 1": (
        ONES,
        {
            "all the others": (
                [
                    option("Marmalade 1 and Puddle 1: your other 1s go too, or reverse"),
                    option("Discard your other 1s too"),
                ],
                ["1 + 1: you discard your other 1s.", "You also discard Ivy 1."],
            ),
            "reverse": ([option("Marmalade 1 and Puddle 1"), option("Reverse the direction")], [BACK]),
        },
    ),
    "2 + 2": (
        TWOS,
        {
            "which card": (
                [
                    option("Marmalade 2 and Puddle 2: you choose what is drawn, or reverse"),
                    option("Choose which card is drawn"),
                    card("the Mistigri"),
                ],
                ["You choose the Mistigri to be drawn next.", "Pixel draws the Mistigri from you."],
            ),
            "reverse": ([option("Marmalade 2 and Puddle 2"), option("Reverse the direction")], [BACK]),
        },
    ),
    "3 + 3": (
        THREES,
        {
            "swap": (
                [
                    option("Marmalade 3 and Puddle 3: swap with the pile, or reverse"),
                    option("Swap with the pile"),
                    card(),
                    any_card_of_the_pile,
                ],
                ["3 + 3: after the next draw you swap with the pile.", "You take"],
            ),
            "reverse": (
                [option("Marmalade 3 and Puddle 3"), foresee_reversal, option("Reverse the direction")],
                [BACK],
            ),
        },
    ),
    "4 + 4": (
        FOURS,
        {
            "to the next": (
                [option("Marmalade 4 and Puddle 4: give a card away"), card("the Mistigri", to="Pixel")],
                ["You give Pixel the Mistigri."],
            ),
            "to the last": (
                [option("Marmalade 4 and Puddle 4: give a card away"), card("Ivy 6", to="Biscuit")],
                ["You give Biscuit Ivy 6."],
            ),
        },
    ),
    "5 + 5": (
        FIVES,
        {
            "one for each": (
                [
                    option("Marmalade 5 and Puddle 5: a pile card for everyone"),
                    option("Ivy 8"),
                    option("Butter 8"),
                    option("Ivy 3"),
                ],
                ["You give Pixel Ivy 8 from the pile.", "You give Biscuit Butter 8 from the pile.", "You take Ivy 3"],
            ),
        },
    ),
    "6 + 6": (
        SIXES,
        {
            "another pair": (
                [
                    option("Marmalade 6 and Puddle 6"),
                    option("Ivy 4 and Butter 4: give a card away"),
                    card("the Mistigri", to="Biscuit"),
                ],
                [
                    "6 + 6: you may discard another pair.",
                    "You discard Ivy 4 and Butter 4.",
                    "You give Biscuit the Mistigri.",
                ],
            ),
            "enough": (
                [option("Marmalade 6 and Puddle 6: another pair at once"), stop],
                ["You discard no further pair."],
            ),
        },
    ),
    "7 + 7": (
        SEVENS,
        {
            "two": (
                [option("Marmalade 7 and Puddle 7: next player draws 2")],
                ["7 + 7: two cards will be drawn from you."],
            )
        },
    ),
    "8 + 8": (
        EIGHTS,
        {
            "three": (
                [option("Ivy 8 and Butter 8: next player draws 3")],
                ["8 + 8: three cards will be drawn from you."],
            ),
            "one colour": ([option("Ivy 6 and Ivy 8: no effect")], ["You discard Ivy 6 and Ivy 8."]),
            "pass": ([stop], ["You pass."]),
        },
    ),
}


@pytest.mark.parametrize("pair", EFFECTS)
def test_every_effect_with_each_of_its_choices(pair: str, tmp_path: Path, traces: Path, page_is_built: None) -> None:
    position, ways = EFFECTS[pair]

    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"mistigri": position}) as server:
            async with chromium() as browser:
                for deeds, told in ways.values():
                    async with person(browser, traces, DESK) as ana:
                        await seated(ana, server.url, "mistigri", position.split()[0].count("/") + 1)
                        for deed in deeds:
                            await deed(ana)
                        log = ana.get_by_role("group", name="What happened")
                        for sentence in told:
                            await expect(log.get_by_text(sentence).first).to_be_attached()

    asyncio.run(play())


def lifted(*names: str) -> Deed:
    """Two cards of the hand, taken up together."""

    async def do(page: Page) -> None:
        for name in names:
            await hand(page).filter(has_text=name).press("Enter")

    return do


# What one does first; what one then asks about (of the list, if it begins with dots); the rule that opens.
WHY_NOT: dict[str, tuple[str, list[tuple[list[Deed], str, str]]]] = {
    "pairs and gifts": (
        FOURS,
        [
            ([], "… discard the Mistigri in a pair?", "M1"),
            ([], "… reverse the direction?", "M8"),
            ([lifted("the Mistigri", "Ivy 6")], "Why can’t I?", "M1"),
            ([lifted("Plum 5", "Ivy 6")], "Why can’t I?", "M8"),
            ([option("Marmalade 4 and Puddle 4: give a card away")], "… pass?", "M33"),
            ([], "… take a card from the pile?", "M24"),
        ],
    ),
    "the pile": (
        FIVES,
        [
            ([option("Marmalade 5 and Puddle 5: a pile card for everyone")], "Marmalade 5: Why can’t I?", "M34"),
            ([], "… pass?", "M25"),
        ],
    ),
    "the swap": (
        "A3B3C3C3/A5B5/C4D4 1:pair",
        [
            ([option("Marmalade 3 and Puddle 3: swap with the pile, or reverse")], "… pass?", "M8"),
            ([], "… discard a pair now?", "M23"),
            ([option("Swap with the pile"), card("Ivy 3")], "Ivy 3: Why can’t I?", "M32"),
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", WHY_NOT)
def test_what_is_not_offered_opens_the_very_rule(what: str, tmp_path: Path, traces: Path, page_is_built: None) -> None:
    position, cases = WHY_NOT[what]

    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"mistigri": position}) as server:
            async with chromium() as browser, person(browser, traces, PHONE) as ana:
                await seated(ana, server.url, "mistigri", 3)
                for deeds, why, rule in cases:
                    for deed in deeds:
                        await deed(ana)
                    if why.startswith("…"):
                        await button(ana, "Why can’t I…?").click()
                    await button(ana, why).click()
                    await expect(ana.get_by_role("heading", name=re.compile(f"^{rule} "))).to_be_in_viewport()
                    await ana.keyboard.press("Escape")
                    await expect(ana.get_by_role("dialog")).to_be_hidden()

    asyncio.run(play())


def test_the_mistigri_and_the_next_draw_are_felt_by_whom_they_concern(
    tmp_path: Path, traces: Path, page_is_built: None
) -> None:
    """M37, M38: dread and relief for the two who know; how the next draw goes for whoever is to draw."""

    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"mistigri": "C6A3A4B4B7X/A7E7D5E5/D3 1:pair"}) as server:
            async with (
                chromium() as browser,
                person(browser, traces, PHONE) as ana,
                person(browser, traces, PHONE) as theo,
                person(browser, traces, DESK) as lou,
            ):
                everybody = {"Ana": ana, "Theo": theo, "Lou": lou}
                address = httpx.post(f"{server.url}/api/tables", json={"game": "mistigri", "options": {"players": 3}})
                for name, page in everybody.items():
                    await page.goto(f"{server.url}/t/{address.json()['table']}")
                    await sit(page, name)
                    await expect(page.get_by_text("this is you")).to_be_visible()
                await button(ana, "Deal for 3").click()
                await option("Marmalade 4 and Puddle 4: give a card away")(ana)
                await card("the Mistigri", to="Theo")(ana)
                await expect(ana.get_by_role("dialog", name=PHEW)).to_be_visible()
                await expect(theo.get_by_role("dialog", name=OH_NO)).to_be_visible()
                await expect(lou.get_by_text("Ana gives Theo a card.").first).to_be_visible()
                await expect(lou.get_by_text("the Mistigri")).to_have_count(0)
                await draw(theo)
                await option("Marmalade 7 and Plum 7: next player draws 2")(theo)
                two = "7 + 7: two cards will be drawn from Theo."
                await expect(lou.get_by_role("region", name="Draw from Theo").get_by_text(two)).to_be_visible()
                await expect(button(ana, re.compile(f"^Theo, .*{re.escape(two)}"))).to_be_visible()
                await draw(lou)
                await expect(button(lou, re.compile(f"^Theo, .*{re.escape(two)}"))).to_be_visible()
                await expect(theo.get_by_text("7 + 7: two cards will be drawn from you.").first).to_be_visible()

    asyncio.run(play())


def test_reload_and_a_lost_line_in_the_middle_of_a_choice(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"mistigri": FOURS}) as server:
            async with chromium() as browser, person(browser, traces, PHONE) as ana:
                await seated(ana, server.url, "mistigri", 3)
                await option("Marmalade 4 and Puddle 4: give a card away")(ana)
                await expect(tap_a_card(ana)).to_be_visible()
                await ana.reload()
                await hand(ana).last.click()
                server.kill()
                await expect(ana.get_by_text("The connection is lost.")).to_be_visible()
                server.start()
                await expect(ana.get_by_text("The connection is lost.")).to_be_hidden()
                await ana.reload()
                await card("the Mistigri", to="Biscuit")(ana)
                await expect(ana.get_by_text(PHEW)).to_be_visible()

    asyncio.run(play())


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_draw_happens_at_the_table(size: dict[str, Any], tmp_path: Path, traces: Path, page_is_built: None) -> None:
    """M12: whoever draws sees the table and the hand as it was; everything else there can still be used."""

    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"mistigri": "A4B6A7/A5B5C3/C5D3C8E7 3:pair"}) as server:
            async with chromium() as browser, person(browser, traces, size) as ana:
                await seated(ana, server.url, "mistigri", 3)
                held = ana.get_by_role("list", name=re.compile("^Your hand"))
                draw_region = ana.get_by_role("region", name=DRAW)
                await expect(draw_region).to_be_visible()
                await expect(held.get_by_role("listitem")).to_have_count(3)
                for name, title in (("Rules", re.compile("^Rules")), ("Menu", "Menu")):
                    await button(ana, name).click()
                    await expect(ana.get_by_role("dialog", name=title)).to_be_visible()
                    await button(ana, "Close").click()
                await button(ana, re.compile("^Pixel, ")).click()
                await expect(ana.get_by_role("dialog", name="Pixel")).to_be_visible()
                await button(ana, "Close").click()
                await expect(draw_region).to_be_visible()
                await draw(ana)
                await expect(held.get_by_role("listitem")).to_have_count(4)

    asyncio.run(play())


def test_a_whole_game_by_keyboard_alone(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        async with chromium() as browser, person(browser, traces, DESK) as kim:

            async def press(wanted: Locator, key: str = "Enter") -> None:
                await reach(kim, wanted)
                await kim.keyboard.press(key)

            await seated(kim, server.url, "mistigri", 3, hand=3, starter=1)
            await expect(kim.get_by_role("region", name="Draw from")).to_be_visible()  # the very first draw is seen too
            over, go_on, fan = button(kim, "Rematch"), button(kim, "Go on"), button(kim, FAN).first
            tap, radio = tap_a_card(kim), open_radio(kim).first
            nothing, ready = open_button(kim, STOP), open_button(kim, SEND)
            anything = over.or_(go_on).or_(fan).or_(tap).or_(radio).or_(nothing).or_(ready).first
            while True:
                await expect(anything).to_be_visible(timeout=120_000)
                if await over.is_visible():
                    break
                if await go_on.is_visible():
                    await press(go_on)
                    await expect(go_on).to_be_hidden()
                elif await fan.is_visible():
                    if await open_button(kim, FAN).count():  # M27, M28: there may be more than one to take
                        await press(open_button(kim, FAN).first)
                    else:
                        await expect(fan).to_be_hidden()
                        await reach(kim, button(kim, "Why can’t I…?"), 2)  # the focus is handed on to the question
                elif await tap.is_visible():
                    await press(hand(kim).first)
                    await expect(tap).to_be_hidden()
                elif await radio.is_visible():
                    await press(radio, "Space")
                    await press(ready)
                    await expect(ready).to_have_count(0)
                else:
                    await press(ready if await ready.is_visible() else nothing)
                    await expect(ready.or_(nothing)).to_have_count(0)

    asyncio.run(play())
