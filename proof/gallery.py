"""Every entry of the gallery in every language, size, theme and window: axe-core, overflow, targets, text at 200 %."""

import asyncio
import sys
from time import perf_counter

from cattery.wording import LANGUAGES
from proof.kit.people import chromium
from proof.kit.screens import THEMES, WINDOWS, visitor
from scripts.gallery.building import build
from scripts.gallery.serving import serving


async def tour(address: str, size: str) -> tuple[int, int, list[str]]:
    """Look at everything in one size: how many entries, how many runs of axe, and what was wrong."""
    runs = 0
    async with chromium() as browser, visitor(browser, address, size) as one:
        names = await one.names()
        for number, name in enumerate(names, 1):
            for language in LANGUAGES:
                await one.show(name, language, THEMES[0])
                await one.measure_twice_the_size()
                for theme in THEMES:
                    await one.turn(language, theme)
                    await one.measure()
                    await one.ask_axe()
                    runs += 1
            print(f"{size}: {number} of {len(names)}, {len(one.wrong)} faults", file=sys.stderr)
    return len(names), runs, one.wrong


async def windows(address: str) -> list[str]:
    """What is covered, cut or out of sight in any window, language and theme."""
    async with chromium() as browser, visitor(browser, address, "desk") as one:
        for name in await one.names():
            for window in WINDOWS:
                for language in LANGUAGES:
                    for theme in THEMES:
                        await one.see(name, window, language, theme)
            print(f"windows: {name}, {len(one.wrong)} faults", file=sys.stderr)
    return one.wrong


async def main(address: str) -> None:
    """Both sizes side by side."""
    started = perf_counter()
    both = await asyncio.gather(tour(address, "phone"), tour(address, "desk"))
    wrong = [fault for _, _, faults in both for fault in faults] + await windows(address)
    runs = sum(each for _, each, _ in both)
    print(f"{both[0][0]} entries in {len(LANGUAGES)} languages, 2 sizes and 2 themes: {runs} runs of axe-core")
    print(f"all of them in {len(WINDOWS)} windows: what is covered, cut or out of sight")
    print(f"{perf_counter() - started:.0f} s")
    print(f"{len(wrong)} faults")
    for fault in wrong:
        print(fault)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    with serving(build()) as where:
        asyncio.run(main(where))
