"""The browser application, where it was built into the package; otherwise a few words on how to connect without it.

Everything is read once: the page is small, and a path that is looked up in a dict leads nowhere else. The build lays
a compressed twin beside each file; the document is compressed here, since each site's has its own address in it.
"""

import gzip
import hashlib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from cattery.kernel import Data
from cattery.server.guard import header
from cattery.server.identity import cookie_header, new_token, shown_token
from cattery.wording import LANGUAGES, UnknownLanguage, catalogue, find_language
from cattery.wording.loading import told_games

FOLDER = Path(__file__).with_name("page")
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
ASK_EACH_TIME = "no-cache"
NAMED_BY_CONTENT = "public, max-age=31536000, immutable"
ASK_EACH_DAY = "public, max-age=86400"
NEWEST = ("engine.json", "sw.js")  # they name what a page of this version needs
PREVIEW = "<!--preview-->"  # where the document has room for what a link shows in a chat

PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cattery</title></head>
<body><h1>Cattery</h1>
<p>This server has no page for browsers. Programs connect to it as docs/protocol.md tells;
its HTTP API is described in <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""


class File(Data, frozen=True):
    """One file of the page, as it is and as it travels."""

    media: str
    tag: str
    bodies: Mapping[str, bytes]  # by encoding; "" is the file as it is

    def answer(self, request: Request[Any, Any, Any], cache: str, status: int = 200, **more: str) -> Response[bytes]:
        """The best of its forms that this browser takes, or nothing if it has it already."""
        headers = {"cache-control": cache, "etag": self.tag, "vary": "accept-encoding, accept-language"}
        headers |= {name.replace("_", "-"): value for name, value in more.items()}
        if header(request.scope, b"if-none-match") == self.tag and status == 200:
            return Response(b"", status_code=304, headers=headers)
        taken = {one.partition(";")[0].strip() for one in (header(request.scope, b"accept-encoding") or "").split(",")}
        encoding = next((one for one in ENCODINGS if one in taken and one in self.bodies), "")
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], media_type=self.media, status_code=status, headers=headers)


def read_file(path: Path) -> File:
    """A file with its compressed twins."""
    body = path.read_bytes()
    twins = {encoding: path.with_name(path.name + ending) for encoding, ending in ENCODINGS.items()}
    packed = {encoding: twin.read_bytes() for encoding, twin in twins.items() if twin.is_file()}
    media = "application/manifest+json" if path.suffix == ".webmanifest" else guess_type(path.name)[0]
    return File(media or "application/octet-stream", _tag(body), {"": body, **packed})


def read_files(folder: Path) -> dict[str, File]:
    """Every file in a folder but the document itself and what the build keeps for itself."""
    return {
        path.name: read_file(path)
        for path in folder.iterdir()
        if path.is_file() and path.suffix not in ENCODINGS.values() and path.name not in ("index.html", "stamp")
    }


class Page:
    """The document and its files."""

    def __init__(self, folder: Path = FOLDER) -> None:
        built = (folder / "index.html").is_file()
        document = (folder / "index.html").read_text("utf-8") if built else PLAIN
        self._document = document.replace('="./', '="/')  # the same document at every address
        self._assets = read_files(folder / "assets") if built else {}
        self._files = read_files(folder) if built else {}
        self._written = lru_cache(maxsize=32)(self._write)

    def document(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """The page in a browser: the same document at every address."""
        place = "table" if request.scope["path"].startswith("/t/") else "home"
        origin = f"{request.scope['scheme']}://{header(request.scope, b'host')}"
        more = {}
        if shown_token(header(request.scope, b"cookie"), None) is None:
            more["set_cookie"] = cookie_header(new_token(), secure=request.scope["scheme"] == "https")
        written = self._written(language_of(request), place, origin)
        return written.answer(request, "no-cache", status, **more)

    def _write(self, language: str, place: str, origin: str) -> File:
        """What a chat shows of a link is the same for every table: whoever has the link opens it and sees."""
        words = catalogue(language).words
        said = {
            "og:site_name": "Cattery",
            "og:type": "website",
            "og:title": words(f"preview-{place}"),
            "og:description": words(f"preview-{place}", "about", told=" ".join(_about_games(language))),
            "og:image": f"{origin}/preview.png",
            "og:image:alt": words("preview-picture"),
            "og:locale": language.replace("-", "_"),
        }
        tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()]
        tags.append(f'<meta name="description" content="{escape(said["og:description"])}" />')
        tags.append('<meta name="twitter:card" content="summary_large_image" />')
        text = self._document.replace(PREVIEW, "".join(tags)).replace('<html lang="en">', f'<html lang="{language}">')
        body = text.encode()
        return File("text/html; charset=utf-8", _tag(body), {"": body, "gzip": gzip.compress(body, 6)})

    def routes(self) -> list[ControllerRouterHandler]:
        """The document at / and at a table's link /t/..., and its files."""

        @get(["/", "/t/{table:str}"], sync_to_thread=False, include_in_schema=False)
        def index(request: Request[Any, Any, Any]) -> Response[bytes]:
            return self.document(request)

        @get("/assets/{name:str}", sync_to_thread=False, include_in_schema=False)
        def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
            if name not in self._assets:
                raise NotFoundException
            return self._assets[name].answer(request, NAMED_BY_CONTENT)

        @get([f"/{name}" for name in self._files], sync_to_thread=False, include_in_schema=False)
        def file(request: Request[Any, Any, Any]) -> Response[bytes]:
            name = request.scope["path"][1:]
            cache = ASK_EACH_TIME if name in NEWEST else ASK_EACH_DAY
            return self._files[name].answer(request, cache)

        return [index, asset, file] if self._files else [index, asset]


def wants_a_page(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody looks at this in a browser's window."""
    return request.scope["method"] == "GET" and "text/html" in (header(request.scope, b"accept") or "")


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first of the browser's languages that we speak, in the order they are named: browsers put the best first."""
    for one in (header(request.scope, b"accept-language") or "").split(","):
        try:
            return find_language(one.partition(";")[0])
        except UnknownLanguage:
            continue
    return LANGUAGES[0]


def _tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def _about_games(language: str) -> Iterator[str]:
    """What each game says of itself, in a sentence."""
    for game in told_games():
        words, title = catalogue(language, game), f"game-{game}"
        if "about" in words.attributes(title):
            yield words.words(title, "about")
