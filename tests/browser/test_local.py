"""Tables on this device: loaded once, the network cut, played whole, reloaded and resumed; one game in two tabs."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.async_api import BrowserContext, Page, expect

from proof.kit.people import DESK, PHONE, button, chromium, person, play_to_the_end, room
from proof.kit.serving import ServerProcess
from scripts.static_site import build_site

WHOLE: dict[str, Any] = {"saves_data": False, "service_workers": "allow"}
READY = 120_000  # ms: on a busy machine the engine takes its time


KEPT = """async () => {
  for (const name of await caches.keys()) {
    const kept = (await (await caches.open(name)).keys()).map(({ url }) => url);
    if (kept.some((url) => url.endsWith(".bin")) && kept.some((url) => url.includes("TablePage"))) return true;
  }
  return false;
}"""  # all that a start without a network needs


TEAR = """() => new Promise((done) => {
  indexedDB.open("cattery").onsuccess = ({ target }) => {
    const writing = target.result.transaction("facts", "readwrite");
    writing.objectStore("facts").delete([location.hash.slice(1), 2]);
    writing.oncomplete = () => done();
  };
})"""  # one fact of this table is gone


async def engine_is_ready(page: Page) -> None:
    """What is fetched in idle time is there."""
    await expect(page.locator("html[data-engine=yes]")).to_be_attached(timeout=READY)


async def see_question(page: Page) -> str:
    """What is before the eyes of whoever is asked: the table, and their own cards."""
    await expect(page.get_by_text(re.compile("^Your turn")).first).to_be_visible(timeout=READY)
    table, seen = page.locator(".under"), ""
    while seen != (seen := await table.inner_text()):  # until nothing moves any more
        await page.wait_for_timeout(1000)
    return seen


def test_offline_from_the_first_game_to_the_rematch(server: ServerProcess, traces: Path) -> None:
    async def play() -> None:
        async with chromium() as browser, person(browser, traces, PHONE, **WHOLE) as ana:
            await ana.goto(server.url)
            await engine_is_ready(ana)
            await ana.wait_for_load_state("networkidle")
            await ana.wait_for_function(KEPT)
            await ana.context.set_offline(True)
            await room(ana, "Schrödinger’s Cats", "Play now").click()
            await expect(ana).to_have_url(re.compile("/#here-[0-9a-f]+$"))
            await play_to_the_end(ana)
            await expect(ana.get_by_text("The deal was fair")).to_be_visible()
            await ana.get_by_role("link", name="Home").click()
            await room(ana, "Crazy Mistigri", "Play now").click()
            await see_question(ana)  # perhaps behind a scene, which nobody sees twice
            await ana.reload()
            before = await see_question(ana)
            await ana.reload()
            assert await see_question(ana) == before
            await second_tab_takes_over(ana.context, ana)

    asyncio.run(play())


async def second_tab_takes_over(context: BrowserContext, first: Page) -> None:
    """The same game twice is one game: the second tab has it, the first says so, and may have it back."""
    second = await context.new_page()
    await second.goto(first.url)
    asked = await see_question(second)
    await expect(first.get_by_text("This game goes on in another tab.")).to_be_visible()
    await button(first, "Play it here").click()
    await expect(second.get_by_text("This game goes on in another tab.")).to_be_visible(timeout=READY)
    assert await see_question(first) == asked
    await first.evaluate(TEAR)
    await first.reload()
    await expect(first.get_by_text("What this device kept of the game cannot be read.")).to_be_visible(timeout=READY)


@contextmanager
def plain_files(folder: Path) -> Iterator[str]:
    """A host that knows nothing but files; its address."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}"
        host.shutdown()


def test_a_static_folder_under_any_path_asks_before_it_costs_and_then_plays(tmp_path: Path, traces: Path) -> None:
    async def play() -> None:
        build_site(tmp_path / "deep" / "down")
        with plain_files(tmp_path) as address:
            async with chromium() as browser, person(browser, traces, DESK) as ana:
                asked: list[str] = []
                ana.on("request", lambda request: asked.append(request.url))
                await ana.goto(f"{address}/deep/down/")
                await expect(button(ana, "Invite friends")).to_have_count(0)
                await expect(ana.get_by_role("link", name="Play with friends on several devices")).to_be_visible()
                await room(ana, "Crazy Mistigri", "Play now").click()
                assert not [url for url in asked if url.endswith(".bin")]
                await button(ana, "Fetch and play").click()
                await expect(ana.get_by_role("heading", name="Round 1")).to_be_attached(timeout=READY)
                assert ana.url.startswith(f"{address}/deep/down/#here-")
                assert all(url.startswith(f"{address}/deep/down/") for url in asked)

    asyncio.run(play())
