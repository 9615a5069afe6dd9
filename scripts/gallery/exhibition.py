"""All entries, and what the server answers before there is a connection."""

import asyncio
import json
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, cast

import httpx

from cattery.kernel import encode
from cattery.room.messages import Reason, Refused
from cattery.server import Settings, create_app
from scripts.gallery import around, replays, rooms
from scripts.gallery.entry import Entry
from scripts.gallery.games import scenes_of, shown

GROUPS = {
    "home": rooms.home,
    "waiting": rooms.waiting,
    "around": around.entries,
    "replay": replays.entries,
    **{kit.name: scenes_of(kit.name).entries for kit in shown()},
}
NEIGHBOUR = "http://192.168.1.20:8000"  # as a phone at home would call the server


def entries() -> Iterator[Entry]:
    """Every entry, its group's name before its own."""
    for group, made in GROUPS.items():
        for entry in made():
            yield replace(entry, name=f"{group}/{entry.name}")


def exhibition() -> bytes:
    """What the gallery draws, as JSON."""
    return json.dumps({"entries": [asdict(entry) for entry in entries()], "fetched": asyncio.run(_fetched())}).encode()


async def _fetched() -> dict[str, Any]:
    """What the real application says to a page that asks; nothing here needs it to run."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(Path(folder), "0.0.0.0", 8000))  # nothing listens
        async with httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, app)), base_url=NEIGHBOUR) as client:
            paths = ("/api/offer", "/api/tables/the-table/invitation")
            answers = {path: (await client.get(path)) for path in paths}
    said = {path: {"status": answer.status_code, "body": answer.json()} for path, answer in answers.items()}
    unknown = json.loads(encode(Refused(Reason.UNKNOWN_CODE)))
    return {**said, "/api/codes": {"status": 404, "body": unknown}}
