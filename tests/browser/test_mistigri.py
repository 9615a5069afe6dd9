"""Crazy Mistigri in the browser: whole games, every effect with each of its choices, keyboard, reload."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.people import DESK, PATIENCE, PHONE, button, chromium, person, room, sit
from tests.server.serving import ServerProcess

MISTIGRI = "Crazy Mistigri"


def pairs(page: Page) -> Locator:
    return page.get_by_role("radiogroup", name="Possible pairs").get_by_role("radio")


def open_button(page: Page, name: str | re.Pattern[str]) -> Locator:
    """A button that can be pressed now; while an answer is on its way, and behind a scene, none can."""
    return page.get_by_role("button", name=name, disabled=False)


def open_radio(page: Page) -> Locator:
    return page.get_by_role("radio", disabled=False)


def hand(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button")


async def answer(page: Page) -> None:
    """Answer whatever is asked: the first option, or the last card; and draw whenever a fan is held out."""
    go_on, stop = button(page, "Go on"), open_button(page, STOP)
    choice, tap = open_radio(page).first, page.get_by_text("Tap one of your cards.")
    if await go_on.is_visible():
        await go_on.click()
        await expect(go_on).to_be_hidden()
    elif await button(page, FAN).first.is_visible():
        await draw(page)
    elif await tap.is_visible():
        await hand(page).last.click()  # the one that lies on top
        if await choice.is_visible():  # to whom
            await choice.check(force=True)
        await send(page)
    elif await choice.is_visible():
        await choice.check(force=True)
        await send(page)
    elif await stop.is_visible():
        await stop.click()
        await expect(stop).to_have_count(0)


async def draw(page: Page) -> None:
    """Take the cards that are due, always the one that lies on top, and see them."""
    while await open_button(page, FAN).count():
        await open_button(page, FAN).last.click()
    await expect(page.get_by_role("dialog", name=re.compile("^Draw from"))).to_be_hidden()


async def send(page: Page) -> None:
    """Press the one button that sends what was picked."""
    await open_button(page, SEND).click()
    await expect(open_button(page, SEND)).to_have_count(0)


FAN = re.compile("^Take card")
STOP = re.compile("^(Pass|No further pair)$")
SEND = re.compile("^(Discard(?! pile)|Take(?! card)|For|Let|Give|Choose which|Swap with|Reverse|Apply)")


async def play_to_the_end(page: Page) -> None:
    """Play carelessly, but to the end."""
    over = button(page, "Rematch")
    asked = (
        button(page, "Go on")
        .or_(open_button(page, FAN))
        .or_(open_button(page, STOP))
        .or_(open_radio(page))
        .or_(page.get_by_text("Tap one of your cards."))
    )
    while True:
        await expect(over.or_(asked).first).to_be_visible(timeout=2 * PATIENCE)
        if await over.is_visible():
            return
        await answer(page)


def test_two_people_and_a_bot_from_the_invitation_to_the_rematch(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        async with chromium() as browser, person(browser, traces, DESK) as ines, person(browser, traces, PHONE) as theo:
            await ines.goto(server.url)
            await room(ines, MISTIGRI, "Invite friends").click()
            await ines.get_by_role("radio", name="3", exact=True).check(force=True)
            await button(ines, "Open the table").click()
            await sit(ines, "Ines")
            await theo.goto(ines.url)
            await sit(theo, "Theo")
            await expect(ines.get_by_text("Theo", exact=True)).to_be_visible()
            await button(ines, "Add 1 bot and deal").click()
            await asyncio.gather(play_to_the_end(ines), play_to_the_end(theo))
            for page in (ines, theo):
                await expect(page.get_by_text("The deal was fair.")).to_be_visible()
                await expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
            await button(theo, "Rematch").click()
            for page in (ines, theo):
                await expect(page.get_by_role("heading", name="Round 1")).to_be_attached()

    asyncio.run(play())


def test_play_now_is_one_click(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        async with chromium() as browser, person(browser, traces, PHONE) as ana:
            await ana.goto(server.url)
            await room(ana, MISTIGRI, "Play now").click()
            await expect(ana.get_by_role("heading", name="Round 1")).to_be_attached()

    asyncio.run(play())


Deed = Callable[[Page], Awaitable[None]]


def option(name: str) -> Deed:
    """Pick one of what is offered, and send it."""

    async def do(page: Page) -> None:
        await page.get_by_role("radio", name=name).check(force=True)
        await send(page)

    return do


def card(name: str | None = None, to: str | None = None) -> Deed:
    """Lift a card of the hand (any, if none is named), say who gets it, and send it."""

    async def do(page: Page) -> None:
        await expect(page.get_by_text("Tap one of your cards.")).to_be_visible()
        if name is None:
            await hand(page).last.click()
        else:
            await hand(page).filter(has_text=name).first.press("Enter")
        if to is not None:
            await page.get_by_role("radiogroup", name="For whom?").get_by_role("radio", name=to).check(force=True)
        await send(page)

    return do


async def any_card_of_the_pile(page: Page) -> None:
    await page.get_by_role("radiogroup", name="Cards of the pile").get_by_role("radio").first.check(force=True)
    await send(page)


async def stop(page: Page) -> None:
    await open_button(page, STOP).click()


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

EFFECTS: dict[str, tuple[str, list[Deed], list[str]]] = {
    "1 + 1: all the others": (
        ONES,
        [option("Marmalade 1 and Puddle 1: shed 1s"), option("Discard your other 1s too")],
        ["1 + 1: you discard your other 1s.", "You also discard Ivy 1."],
    ),
    "1 + 1: reverse": (ONES, [option("Marmalade 1 and Puddle 1"), option("Reverse the direction")], [BACK]),
    "2 + 2: which card": (
        TWOS,
        [option("Marmalade 2 and Puddle 2: choose"), option("Choose which card is drawn"), card("the Mistigri")],
        ["You choose the Mistigri to be drawn next.", "Pixel draws the Mistigri from you."],
    ),
    "2 + 2: reverse": (TWOS, [option("Marmalade 2 and Puddle 2"), option("Reverse the direction")], [BACK]),
    "3 + 3: swap": (
        THREES,
        [option("Marmalade 3 and Puddle 3: trade"), option("Swap with the pile"), card(), any_card_of_the_pile],
        ["3 + 3: after the next draw you swap with the pile.", "You take"],
    ),
    "3 + 3: reverse": (THREES, [option("Marmalade 3 and Puddle 3"), option("Reverse the direction")], [BACK]),
    "4 + 4: to the next": (
        FOURS,
        [option("Marmalade 4 and Puddle 4: give"), card("the Mistigri", to="Pixel")],
        ["You give Pixel the Mistigri."],
    ),
    "4 + 4: to the last": (
        FOURS,
        [option("Marmalade 4 and Puddle 4: give"), card("Ivy 6", to="Biscuit")],
        ["You give Biscuit Ivy 6."],
    ),
    "5 + 5: one for each": (
        FIVES,
        [option("Marmalade 5 and Puddle 5: share out"), *[any_card_of_the_pile] * 3],
        ["You give Pixel", "You give Biscuit", "You take"],
    ),
    "6 + 6: another pair": (
        SIXES,
        [option("Marmalade 6 and Puddle 6"), option("Ivy 4 and Butter 4: give"), card("the Mistigri", to="Biscuit")],
        ["6 + 6: you may discard another pair.", "You discard Ivy 4 and Butter 4.", "You give Biscuit the Mistigri."],
    ),
    "6 + 6: enough": (
        SIXES,
        [option("Marmalade 6 and Puddle 6: again"), stop],
        ["You discard no further pair."],
    ),
    "7 + 7": (SEVENS, [option("Marmalade 7 and Puddle 7: draw 2")], ["7 + 7: two cards will be drawn from you."]),
    "8 + 8": (EIGHTS, [option("Ivy 8 and Butter 8: draw 3")], ["8 + 8: three cards will be drawn from you."]),
    "one colour": (EIGHTS, [option("Ivy 6 and Ivy 8: no effect")], ["You discard Ivy 6 and Ivy 8."]),
    "pass": (EIGHTS, [stop], ["You pass."]),
}  # fmt: skip


async def seated(page: Page, url: str, players: int, **options: object) -> None:
    """A table with bots, dealt."""
    wish = {"game": "mistigri", "options": {"players": players, **options}}
    await page.goto(f"{url}/t/{httpx.post(f'{url}/api/tables', json=wish).json()['table']}")
    await sit(page, "Ana")
    await button(page, re.compile(r"^Add \d bots and deal")).click()


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_with_each_of_its_choices(effect: str, tmp_path: Path, traces: Path, page_is_built: None) -> None:
    position, deeds, told = EFFECTS[effect]

    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"mistigri": position}) as server:
            async with chromium() as browser, person(browser, traces, DESK) as ana:
                await seated(ana, server.url, position.split()[0].count("/") + 1)
                for deed in deeds:
                    await deed(ana)
                log = ana.get_by_role("group", name="What happened")
                for sentence in told:
                    await expect(log.get_by_text(sentence).first).to_be_attached()

    asyncio.run(play())


def test_what_is_no_pair_is_explained_by_the_rule(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"mistigri": FOURS}) as server:
            async with chromium() as browser, person(browser, traces, PHONE) as ana:
                await seated(ana, server.url, 3)
                await hand(ana).filter(has_text="the Mistigri").press("Enter")
                await hand(ana).filter(has_text="Ivy 6").press("Enter")
                await button(ana, "Why can’t I?").click()
                await expect(ana.get_by_role("heading", name=re.compile("^M8 "))).to_be_visible()

    asyncio.run(play())


def test_reload_and_a_lost_line_in_the_middle_of_a_choice(tmp_path: Path, traces: Path, page_is_built: None) -> None:
    async def play() -> None:
        with ServerProcess(tmp_path / "data", positions={"mistigri": FOURS}) as server:
            async with chromium() as browser, person(browser, traces, PHONE) as ana:
                await seated(ana, server.url, 3)
                await option("Marmalade 4 and Puddle 4: give")(ana)
                await expect(ana.get_by_text("Tap one of your cards.")).to_be_visible()
                await ana.reload()
                await hand(ana).last.click()
                server.kill()
                await expect(ana.get_by_text("The line is lost.")).to_be_visible()
                server.start()
                await expect(ana.get_by_text("The line is lost.")).to_be_hidden()
                await ana.reload()
                await card("the Mistigri", to="Biscuit")(ana)
                await expect(ana.get_by_text(PHEW)).to_be_visible()

    asyncio.run(play())


def test_a_whole_game_by_keyboard_alone(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        async with chromium() as browser, person(browser, traces, DESK) as kim:
            keys = kim.keyboard

            async def reach(wanted: Locator) -> None:
                """Tab until this has the focus."""
                await expect(wanted).to_be_enabled()
                for _ in range(60):
                    try:
                        await expect(wanted).to_be_focused(timeout=60)
                    except AssertionError:
                        await keys.press("Tab")
                    else:
                        return
                raise AssertionError(f"no way to {wanted} by keyboard")

            await seated(kim, server.url, 3, hand=3)
            over, go_on, fan = button(kim, "Rematch"), button(kim, "Go on"), button(kim, FAN).first
            tap, radio = kim.get_by_text("Tap one of your cards."), open_radio(kim).first
            nothing, ready = open_button(kim, STOP), open_button(kim, SEND)
            while True:
                await expect(over.or_(go_on).or_(fan).or_(tap).or_(radio).or_(nothing).or_(ready).first).to_be_visible(
                    timeout=120_000
                )
                if await over.is_visible():
                    break
                if await go_on.is_visible():
                    await reach(go_on)
                    await keys.press("Enter")
                    await expect(go_on).to_be_hidden()
                elif await fan.is_visible():
                    if await open_button(kim, FAN).count():  # M27, M28: there may be more than one to take
                        await reach(open_button(kim, FAN).first)
                        await keys.press("Enter")
                    else:
                        await expect(fan).to_be_hidden()
                elif await tap.is_visible():
                    await reach(hand(kim).first)
                    await keys.press("Enter")
                    await expect(tap).to_be_hidden()
                elif await radio.is_visible():
                    await reach(radio)
                    await keys.press("Space")
                    await reach(ready)
                    await keys.press("Enter")
                    await expect(ready).to_have_count(0)
                elif await ready.is_visible():
                    await reach(ready)
                    await keys.press("Enter")
                    await expect(ready).to_have_count(0)
                elif await nothing.is_visible():
                    await reach(nothing)
                    await keys.press("Enter")
                    await expect(nothing).to_have_count(0)

    asyncio.run(play())
