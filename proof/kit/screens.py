"""A visitor to the development gallery: looks at entries, and says what is wrong with them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Error, Page

from proof.kit.people import DESK, PHONE
from scripts.page import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "desk": DESK,
    "desk at 200 %": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},  # as a browser zooms
}
THEMES = ("day", "night")
"""From the smallest phone to the largest desk, upright and lying; 640 x 360 is a laptop at 200 %."""
WINDOWS = (
    (320, 480), (360, 640), (390, 664), (390, 844), (844, 390), (640, 360), (768, 1024),
    (1024, 600), (1280, 720), (1366, 657), (1440, 900), (1920, 1080), (2560, 1440),
)  # fmt: skip
Look = tuple[tuple[int, int], str, str]  # a window, a language, a theme


class Visitor:
    """Somebody who goes from entry to entry without reloading the page."""

    def __init__(self, page: Page, size: str) -> None:
        self.page, self.size = page, size
        self.entry = self.where = ""
        self.wrong: list[str] = []

    async def names(self) -> list[str]:
        """Every entry."""
        return list(await self.page.evaluate("gallery.names"))

    async def mounted(self) -> set[str]:
        """Every component that was shown so far."""
        return set(await self.page.evaluate("gallery.mounted()"))

    async def show(self, name: str, language: str, theme: str) -> None:
        """Go to an entry."""
        self._go(name, language, theme)
        try:
            await self.page.evaluate("wanted => gallery.show(...wanted)", [name, language, theme])
        except Error as fault:
            self._note([f"cannot be shown: {fault.message.splitlines()[0]}"])

    async def turn(self, language: str, theme: str) -> None:
        """The same entry in another language, at another hour."""
        self._go(self.entry, language, theme)
        await self.page.evaluate("wanted => gallery.turn(...wanted)", [language, theme])

    def _go(self, entry: str, language: str, theme: str) -> None:
        self.entry, self.where = entry, f"{entry} ({self.size}, {language}, {theme})"

    async def measure(self, *, targets: bool | None = None) -> None:
        """Nothing is cut off or runs over an edge; on a phone, what can be tapped is large enough for a thumb."""
        self._note(await self.page.evaluate("gallery.faults()"))
        if targets if targets is not None else self.size == "phone":
            self._note(await self.page.evaluate("gallery.targets()"))

    async def see(self, name: str, window: tuple[int, int], language: str, theme: str) -> None:
        """In this window nothing that can be pressed or must be read is covered, cut or out of sight."""
        self.size = f"{window[0]} x {window[1]}"
        await self.page.set_viewport_size({"width": window[0], "height": window[1]})
        await (self.turn(language, theme) if self.entry == name else self.show(name, language, theme))
        self._note(await self.page.evaluate("gallery.sight()"))

    async def measure_twice_the_size(self) -> None:
        """The same with text twice as large."""
        await self.page.evaluate("gallery.grow('200%')")
        self._note([f"text at 200 %: {fault}" for fault in await self.page.evaluate("gallery.faults()")])
        await self.page.evaluate("gallery.grow('')")

    async def ask_axe(self) -> None:
        """axe-core, no rule switched off."""
        seen: Any = await self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        self._note([f"{fault['id']}: {node['html'][:160]}" for fault in seen["violations"] for node in fault["nodes"]])

    def _note(self, found: list[str]) -> None:
        self.wrong += [f"{self.where}: {fault}" for fault in found]


@asynccontextmanager
async def visitor(browser: Browser, address: str, size: str) -> AsyncIterator[Visitor]:
    """A visitor with a screen of this size. Nothing may go wrong in the page."""
    context = await browser.new_context(reduced_motion="reduce", **SIZES[size])
    faults: list[str] = []
    context.on("weberror", lambda fault: faults.append(str(fault.error)))
    page = await context.new_page()
    page.set_default_timeout(60_000)
    await page.add_init_script(path=AXE)
    await page.goto(address)
    await page.wait_for_function("window.gallery")
    one = Visitor(page, size)
    yield one
    await context.close()
    assert not faults, (one.where, faults)
