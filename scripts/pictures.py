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

from tests.browser.people import DESK, PHONE, button, chromium, person, sit  # noqa: E402
from tests.server.serving import ServerProcess  # noqa: E402

POSITION = (
    "5D1E 4A2D 1A2D2E1H 1A2D1E | proof 4:2A | claim 8A by 4 | discard 4:1D"
    " | unused 1:purrie 2:maria 3:tabby 4:mewton | row pawking | turn 1"
)
PICTURES = ROOT / "docs" / "pictures"


async def take(folder: Path) -> None:
    """One picture on a phone by day, one at a desk by night."""
    with ServerProcess(folder / "data", positions={"schrodinger": POSITION}) as server:
        async with chromium() as browser:
            for size, theme, name in ((PHONE, "light", "phone"), (DESK, "dark", "desk")):
                async with person(browser, folder, size, color_scheme=theme) as page:
                    table = httpx.post(f"{server.url}/api/tables", json={"game": "schrodinger"}).json()["table"]
                    await page.goto(f"{server.url}/t/{table}")
                    await sit(page, "Ines")
                    await button(page, "Add 3 bots and deal").click()
                    await page.get_by_role("radio", name="9 dead", exact=True).check(force=True)
                    await button(page, "Claim 9 dead").wait_for()
                    await page.wait_for_timeout(2000)  # until the signal of the turn has gone
                    await page.screenshot(path=PICTURES / f"turn-{name}.png")


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        asyncio.run(take(Path(scratch)))
