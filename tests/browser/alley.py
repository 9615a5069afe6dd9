"""How people play Crazy Mistigri in their browsers: what they pick, send and draw."""

import re
from collections.abc import Awaitable, Callable

from playwright.async_api import Locator, Page, expect

from proof.kit.people import PATIENCE, button

Deed = Callable[[Page], Awaitable[None]]

FAN = re.compile("^Take card")
STOP = re.compile("^(Pass|No further pair)$")
DRAW = re.compile("^Draw from")
VISIT = re.compile("^(Oh no!|Phew!)")  # of the Mistigri
SEND = re.compile("^(Discard(?! pile)|Take(?! card)|For|Let|Give|Choose which|Swap with|Reverse|Apply)")


def open_button(page: Page, name: str | re.Pattern[str]) -> Locator:
    """A button that can be pressed now; while an answer is on its way, and behind a scene, none can."""
    return page.get_by_role("button", name=name, disabled=False)


def open_radio(page: Page) -> Locator:
    return page.get_by_role("radio", disabled=False)


def hand(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button")


def tap_a_card(page: Page) -> Locator:
    return page.get_by_text("Tap one of your cards.")


async def send(page: Page) -> None:
    """Press the one button that sends what was picked."""
    await open_button(page, SEND).click()
    await expect(open_button(page, SEND)).to_have_count(0)


def option(name: str) -> Deed:
    """Pick one of what is offered, and send it."""

    async def do(page: Page) -> None:
        await page.get_by_role("radio", name=name).check(force=True)
        await send(page)

    return do


def card(name: str | None = None, to: str | None = None) -> Deed:
    """Lift a card of the hand (any, if none is named), say who gets it, and send it."""

    async def do(page: Page) -> None:
        await expect(tap_a_card(page)).to_be_visible()
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
    """Pass, or discard no further pair."""
    await open_button(page, STOP).click()
    await expect(open_button(page, STOP)).to_have_count(0)


async def draw(page: Page) -> None:
    """Take the cards that are due, always the one that lies on top, see them, and go on."""
    await expect(open_button(page, FAN).first).to_be_visible()
    while await open_button(page, FAN).count():
        await open_button(page, FAN).last.click()
    await expect(page.get_by_role("status").filter(has_text="You drew")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("region", name=DRAW)).to_be_hidden()


async def go_on(page: Page, scene: re.Pattern[str]) -> None:
    """Nobody has to wait until what is played out ends by itself."""
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog", name=scene)).to_be_hidden()


def asked(page: Page) -> Locator:
    """Whatever the page may ask of somebody."""
    return (
        button(page, "Go on")
        .or_(page.get_by_role("dialog", name=VISIT))
        .or_(open_button(page, FAN))
        .or_(open_button(page, STOP))
        .or_(open_radio(page))
        .or_(tap_a_card(page))
    )


async def answer(page: Page) -> None:
    """Answer whatever is asked: the first option, or the last card; and draw whenever a fan is held out."""
    over, choice = button(page, "Go on"), open_radio(page).first
    if await over.is_visible():
        await over.click()
        await expect(over).to_be_hidden()
    elif await page.get_by_role("dialog", name=VISIT).is_visible():
        await go_on(page, VISIT)
    elif await open_button(page, FAN).first.is_visible():
        await draw(page)
    elif await tap_a_card(page).is_visible():
        await hand(page).last.click()  # the one that lies on top
        if await choice.is_visible():  # to whom
            await choice.check(force=True)
        await send(page)
    elif await choice.is_visible():
        await choice.check(force=True)
        await send(page)
    elif await open_button(page, STOP).is_visible():
        await stop(page)


async def play_to_the_end(page: Page) -> None:
    """Play carelessly, but to the end."""
    over = button(page, "Rematch")
    while True:
        await expect(over.or_(asked(page)).first).to_be_visible(timeout=2 * PATIENCE)
        if await over.is_visible():
            return
        await answer(page)
