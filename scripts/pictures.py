"""Writes docs/pictures: the page as it is, from a real browser at a real server, in a printed example's position."""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.chdir(ROOT)

from proof.kit.people import DESK, PHONE, button, chromium, person, sit  # noqa: E402
from proof.kit.serving import ServerProcess  # noqa: E402
from scripts.gallery.games import FIRST, scenes_of  # noqa: E402

POSITION, CHOICE, BUTTON = scenes_of(FIRST).PICTURED
PICTURES = ROOT / "docs" / "pictures"


async def take(folder: Path) -> None:
    """One picture on a phone by day, one at a desk by night."""
    with ServerProcess(folder / "data", positions={FIRST: POSITION}) as server:
        async with chromium() as browser:
            for size, theme, name in ((PHONE, "light", "phone"), (DESK, "dark", "desk")):
                async with person(browser, folder, size, color_scheme=theme) as page:
                    table = httpx.post(f"{server.url}/api/tables", json={"game": FIRST}).json()["table"]
                    await page.goto(f"{server.url}/t/{table}")
                    await sit(page, "Ines")
                    await button(page, "Add 3 bots and deal").click()
                    await page.get_by_role("radio", name=CHOICE, exact=True).check(force=True)
                    await button(page, BUTTON).wait_for()
                    await page.wait_for_timeout(2000)  # until the signal of the turn has gone
                    await page.screenshot(path=PICTURES / f"turn-{name}.png")


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        asyncio.run(take(Path(scratch)))
