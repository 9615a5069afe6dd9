"""Knocking at the operator's door of a server that uses a folder (operator.py)."""

import json
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import ProxyHandler, Request, build_opener

from cattery.server.operator import FILE, PATH

PATIENCE = 600.0  # seconds: tidying may take a while


class NoServer(Exception):
    """No server answers for this folder."""


def knock(folder: Path, act: str, of: str = "") -> dict[str, Any]:
    """What the server says to this wish; NoServer if none runs."""
    try:
        way = json.loads((folder / FILE).read_text())
        request = Request(
            f"http://127.0.0.1:{way['port']}{PATH}",
            json.dumps({"act": act, "of": of}).encode(),
            {"authorization": f"Bearer {way['key']}", "content-type": "application/json"},
        )
        with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
            said: dict[str, Any] = json.load(answer)
    except (OSError, URLError, HTTPException, ValueError, KeyError):
        raise NoServer from None
    return said
