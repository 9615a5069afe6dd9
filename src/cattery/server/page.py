"""The browser application, where it was built into the package; otherwise a few words on how to connect without it."""

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from cattery.server.guard import header
from cattery.server.identity import cookie_header, new_token, shown_token

FOLDER = Path(__file__).with_name("page")

PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cattery</title></head>
<body><h1>Cattery</h1>
<p>This server has no page for browsers. Programs connect to it as docs/protocol.md tells;
its HTTP API is described in <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""


def page(folder: Path = FOLDER) -> list[ControllerRouterHandler]:
    """The routes of the page: the same document at / and at a table's link /t/..., and its files."""
    built = (folder / "index.html").is_file()
    document = (folder / "index.html").read_text("utf-8") if built else PLAIN

    @get(["/", "/t/{table:str}"], sync_to_thread=False, include_in_schema=False)
    def index(request: Request[Any, Any, Any]) -> Response[str]:
        headers = {"cache-control": "no-cache"}
        if shown_token(header(request.scope, b"cookie"), None) is None:
            headers["set-cookie"] = cookie_header(new_token(), secure=request.scope["scheme"] == "https")
        return Response(document, media_type="text/html", headers=headers)

    if not built:
        return [index]
    return [index, create_static_files_router("/assets", [folder / "assets"], include_in_schema=False)]
