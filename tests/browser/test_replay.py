"""A game watched again: by keyboard alone, by touch, from a link that opens at a moment, from a file; and what is said
of links and files that lead to no game."""

import asyncio
import json
from pathlib import Path
from typing import Any

from playwright.async_api import Page, expect

from cattery.kernel import FastDice, HmacDice, Record, Recorder, encode, replace
from cattery.kit import find_game
from proof.kit.people import DESK, PHONE, button, chromium, person, play_to_the_end, room
from proof.kit.serving import ServerProcess
from scripts.gallery.replays import packed

NAMES = ("Ana", "Bruno", "Chiara")


def ended(game: str) -> Record:
    """A game of three at random."""
    rules, dice, roll = find_game(game), HmacDice(b"watched"), FastDice("watched")
    play = Recorder(rules, rules.options({"players": 3}), dice)
    while play.state.step is not None:
        play.answer(play.state.choices[roll(len(play.state.choices))])
    return play.record(dice.name)


def link(record: Any, seat: int = 1, ply: int = 0) -> str:
    return f"/#replay={packed(record, NAMES)}&seat={seat}&ply={ply}"


async def place(page: Page) -> tuple[int, int]:
    """Which ply is shown, and which is the last."""
    slider = page.get_by_role("slider")
    return int(await slider.input_value()), int(await slider.get_attribute("max") or 0)


async def open_link(page: Page, url: str) -> None:
    await page.goto("about:blank")
    await page.goto(url)


def test_a_game_is_watched_from_a_link_by_keyboard_alone(server: ServerProcess, traces: Path) -> None:
    async def watch() -> None:
        async with chromium() as browser, person(browser, traces, DESK) as ana:
            for game in ("schrodinger", "mistigri"):
                await open_link(ana, server.url + link(ended(game), seat=2, ply=5))
                await expect(ana.get_by_role("slider")).to_have_value("5")
                await expect(ana.get_by_label("Whose eyes")).to_have_value("1")
                _, last = await place(ana)
                for key, where in (("ArrowLeft", 4), ("Home", 0), ("ArrowRight", 1)):
                    await ana.keyboard.press(key)
                    await expect(ana.get_by_role("slider")).to_have_value(str(where))
                for _ in range(3 * last):  # a scene takes a key, too
                    if (await place(ana))[0] == last:
                        break
                    await ana.keyboard.press("ArrowRight")
                assert await place(ana) == (last, last)
                await ana.keyboard.press("Escape")
                await ana.keyboard.press("PageUp")
                at, _ = await place(ana)
                assert 0 < at < last
                await ana.keyboard.press("ArrowUp")
                assert (await place(ana))[0] < at

    asyncio.run(watch())


def test_a_game_that_has_ended_is_watched_by_touch_through_others_eyes_and_shared(
    server: ServerProcess, traces: Path
) -> None:
    async def watch() -> None:
        async with chromium() as browser, person(browser, traces, PHONE) as ana:
            await ana.goto(server.url)
            await room(ana, "Schrödinger’s Cats", "Play now").tap()
            await play_to_the_end(ana)
            await button(ana, "Watch it again").tap()
            await expect(ana.get_by_role("slider")).to_have_value("0")
            await swipe(ana, -200)
            await expect(ana.get_by_role("slider")).to_have_value("1")
            await swipe(ana, 200)
            await expect(ana.get_by_role("slider")).to_have_value("0")
            await button(ana, "One step on").tap()
            await expect(ana.get_by_role("list", name="Your hand").get_by_role("listitem")).not_to_have_count(0)
            await button(ana, "All hands").tap()
            hands = ana.get_by_role("region", name="All hands").get_by_role("listitem")
            await expect(hands).to_have_count(3)
            await ana.get_by_label("Whose eyes").select_option("1")
            others = ana.get_by_role("list", name="Players").get_by_role("listitem")
            await expect(others.filter(has_text="Guest")).to_be_visible()
            await expect(button(ana, "Why is it not my turn?")).to_have_count(0)  # nobody waits for anything here
            await button(ana, "Share this moment").tap()
            address = await ana.get_by_label("Link to this moment").input_value()
            await button(ana, "Close").last.tap()
            await button(ana, "Close").tap()
            assert "/#replay=" in address and address.endswith("&seat=2&ply=1"), address
            await expect(button(ana, "Watch it again")).to_be_visible()

    asyncio.run(watch())


async def swipe(page: Page, by: int) -> None:
    """One finger across the table."""
    await page.evaluate(
        """by => {
          const at = document.querySelector("main.table"), from = 200 - by / 2;
          const touch = x => new Touch({ identifier: 1, target: at, clientX: x, clientY: 300 });
          const tell = (type, x) => at.dispatchEvent(new TouchEvent(type, {
            bubbles: true, touches: type === "touchend" ? [] : [touch(x)], changedTouches: [touch(x)] }));
          tell("touchstart", from);
          tell("touchend", from + by);
        }""",
        by,
    )


def test_what_leads_to_no_game_is_told_in_a_sentence(server: ServerProcess, traces: Path, tmp_path: Path) -> None:
    record = ended("mistigri")
    begun = json.loads(encode(record))
    begun["answers"] = begun["answers"][:-1]
    forged = (*record.answers[:1], "*9", *record.answers[2:])
    bad = {
        link(record)[:200]: "This link is not whole",
        "/#replay=nonsense": "This link is not whole",
        link(begun): "This record does not hold: it goes wrong at ply",
        link(replace(record, answers=forged)): "This record does not hold: it goes wrong at ply 2",
        link(replace(record, rules=99)): "other rules than those known here",
        link(replace(record, game="poker")): "is not known here",
    }

    async def try_them() -> None:
        async with chromium() as browser, person(browser, traces, PHONE) as ana:
            for address, sentence in bad.items():
                await open_link(ana, server.url + address)
                await expect(ana.get_by_role("alert")).to_contain_text(sentence)
                await expect(ana.get_by_role("slider")).to_have_count(0)
            file = tmp_path / "game.jsonl"
            await ana.goto(server.url)
            file.write_text("no game\n")
            await ana.get_by_label("Watch a recorded game").set_input_files(file)
            await expect(ana.get_by_role("alert")).to_contain_text("This is no record of a game")
            file.write_bytes(encode(record) + b"\n")
            await ana.get_by_label("Watch a recorded game").set_input_files(file)
            await expect(ana.get_by_role("slider")).to_have_value("0")
            await ana.go_back()
            await expect(room(ana, "Crazy Mistigri", "Play now")).to_be_visible()

    asyncio.run(try_them())
