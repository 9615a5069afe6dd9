"""What this server keeps, and whom to ask: a page of its own, which needs no script."""

import re
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler

from cattery.server.page import FOLDER, language_of
from cattery.server.settings import Settings
from cattery.wording import UnknownLanguage, catalogue, find_language

STYLES = re.compile(r'<link rel="stylesheet"[^>]*>')
FRAME = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Cattery</title>{styles}</head>
<body><main class="plain-page"><h1>{title}</h1>
{paragraphs}
<p><a class="btn" href="/">{home}</a></p></main></body></html>
"""


def about(settings: Settings) -> HTTPRouteHandler:
    """The route for it; `?language=` is what the page was speaking."""
    document = FOLDER / "index.html"
    styles = "".join(STYLES.findall(document.read_text("utf-8"))) if document.is_file() else ""

    @get("/about", sync_to_thread=False, include_in_schema=False)
    def page(request: Request[Any, Any, Any]) -> Response[str]:
        try:
            language = find_language(request.query_params.get("language", ""))
        except UnknownLanguage:
            language = language_of(request)
        return Response(
            _written(settings, language, styles), media_type=MediaType.HTML, headers={"cache-control": "no-cache"}
        )

    return page


def _written(settings: Settings, language: str, styles: str) -> str:
    words, life = catalogue(language).words, settings.life
    then = words("about-records" if life.keep_records else "about-nothing")
    sentences = [
        words("about-people"),
        words("about-tables"),
        f"{words('about-days', days=life.keep_days)} {then}",
        words("about-addresses"),
        words("about-remove"),
        words("about-contact", contact=settings.contact) if settings.contact else words("about-nobody"),
    ]
    paragraphs = "\n".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
    title, home = escape(words("about-title")), escape(words("home"))
    return FRAME.format(language=language, title=title, home=home, styles=styles, paragraphs=paragraphs)
