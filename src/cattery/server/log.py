"""Structured logs, one JSON object a line, in which nothing secret can stand: not a name, token, link, seed or card.

Our own lines hold fixed words and numbers. Of other libraries' lines only the fixed part is kept, never what they fill
in (uvicorn would log the path of a link, websockets every frame), and of an error only its kind and where it arose.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from cattery.kernel import encode

OURS = "cattery"
_log = logging.getLogger(OURS)
THEIR_FAULT = ("Invalid UTF-8 sequence received from client.",)
"""What a library takes for an error and is only somebody's nonsense: it fills no log."""


def note(event: str, *, fault: BaseException | None = None, **facts: str | float) -> None:
    """Write a line, an error's if there is a `fault`. `facts` are numbers or fixed words, nothing a client sent."""
    _log.log(logging.ERROR if fault else logging.INFO, event, extra={"facts": facts}, exc_info=fault)


def detail(event: str, **facts: str | float) -> None:
    """Write a line that only debugging needs, of the same kind."""
    _log.debug(event, extra={"facts": facts})


def is_detailed() -> bool:
    """Whether anybody wants to know details: asked before they are gathered, where that is done often."""
    return _log.isEnabledFor(logging.DEBUG)


def short(secret: str) -> str:
    """A table or game in a log line: enough to find lines that belong together, too little to go there."""
    return sha256(f"log|{secret}".encode()).hexdigest()[:8]


class JsonLines(logging.Formatter):
    """See the top of the file."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": str(record.msg).partition("\n")[0],
        }
        if record.name != OURS:
            line["by"] = record.name
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = type(record.exc_info[1]).__name__
            places = traceback.extract_tb(record.exc_info[2])
            line["at"] = [f"{place.filename.rpartition('cattery/')[2]}:{place.lineno}" for place in places[-8:]]
        return encode(line).decode()


def _is_about_us(record: logging.LogRecord) -> bool:
    return record.msg not in THEIR_FAULT


def configure(debug: bool) -> None:
    """Send every logger of the process through the one formatter. A person at a terminal is told only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _log.setLevel(logging.DEBUG if debug else logging.WARNING if sys.stderr.isatty() else logging.INFO)
    for library in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "asyncio", "websockets", "sqlalchemy"):
        theirs = logging.getLogger(library)
        theirs.handlers[:] = []
        theirs.propagate = True
        theirs.setLevel(logging.WARNING)
        theirs.addFilter(_is_about_us)
