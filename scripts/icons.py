"""Writes web/public anew: the icons of the page, and what a chat shows of a link. Needs Chromium."""

import asyncio
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.chdir(ROOT)

from playwright.async_api import Browser  # noqa: E402

from cattery.kit import kit_of  # noqa: E402
from proof.kit.people import chromium  # noqa: E402
from scripts.wire import shown_games  # noqa: E402

WEB = ROOT / "web"
PUBLIC = WEB / "public"
ICON = (WEB / "src" / "look" / "icon.svg").read_text("utf-8")
TOKENS = (WEB / "src" / "look" / "tokens.css").read_text("utf-8")

PLATE = """
<div class="plate"><svg viewBox="0 0 380 126"><use href="#logo"/></svg></div>
"""
STYLE = """
* { margin: 0; box-sizing: border-box } body { width: 1200px; height: 630px; display: flex; position: relative }
.half { flex: 1; display: flex; align-items: flex-end; justify-content: center; overflow: hidden }
.cat { width: 410px; height: 410px; margin-bottom: -4px } .defs { position: absolute }
.plate { position: absolute; left: 375px; top: 26px; width: 450px; padding: 6px 30px 12px; background: var(--card);
  border: 6px solid var(--line); border-radius: var(--cut); rotate: -1.5deg; color: var(--ink) }
"""


def sprite() -> str:
    """Every drawing, as the page has it."""
    texts = (path.read_text("utf-8") for path in sorted([*WEB.glob("art/*.svg"), *WEB.glob("src/games/*/art/*.svg")]))
    kept = [re.findall(r"<symbol.*?</symbol>|<g id=.*?</g>|<filter.*?</filter>", text, re.DOTALL) for text in texts]
    return "".join(part for parts in kept for part in parts)


def place(game: str) -> int:
    """Of a game among others."""
    return kit_of(game).place


def preview() -> str:
    """Every game's own part, and the name of the house over them."""
    parts = [WEB / "src" / "games" / game / "preview.html" for game in sorted(shown_games(), key=place)]
    return "".join(part.read_text("utf-8") for part in parts) + PLATE


async def take(browser: Browser, name: str, markup: str, style: str, wide: int, tall: int) -> None:
    """One picture of this size."""
    page = await browser.new_page(viewport={"width": wide, "height": tall})
    await page.set_content(f"<!doctype html><style>{TOKENS}{style}</style>{markup}")
    await page.screenshot(path=PUBLIC / name, omit_background=True)
    await page.close()


async def main() -> None:
    """All of them."""
    plain = "*{margin:0} svg{position:absolute;inset:4%;width:92%;height:92%}"
    filled = "*{margin:0} html{background:#f1f1e6} svg{position:absolute;inset:16%;width:68%;height:68%}"
    async with chromium() as browser:
        for size in (192, 512):
            await take(browser, f"icon-{size}.png", ICON, plain, size, size)
        await take(browser, "icon-180.png", ICON, filled, 180, 180)  # iOS lays no shape of its own under it
        await take(browser, "icon-maskable-512.png", ICON, filled, 512, 512)
        drawings = f'<svg class="defs" width="0" height="0"><defs>{sprite()}</defs></svg>'
        await take(browser, "preview.png", drawings + preview(), STYLE, 1200, 630)


if __name__ == "__main__":
    asyncio.run(main())
