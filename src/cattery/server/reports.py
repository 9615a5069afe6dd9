"""Somebody tells whoever runs the server about a table. What they write is for the operator's eyes alone."""

import secrets
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from cattery.kernel import Data, encode
from cattery.room import Refusal
from cattery.room.messages import MOST_CHAT, Reason
from cattery.room.names import clean_chat
from cattery.server.guard import address_of
from cattery.server.limits import Buckets, household
from cattery.server.operator import REPORT, ReportKept
from cattery.server.routes import REFUSED, TOO_FAST, TooFast
from cattery.server.settings import Limits
from cattery.server.store import NotStored
from cattery.server.tables import Tables

MOST_KEPT = 1_000  # reports; an operator who reads none gets no more
CHAT = 20  # lines that go with a report


class Complaint(Data, frozen=True):
    """What somebody wants the operator to know of a table."""

    text: Annotated[str, Meta(min_length=1, max_length=4 * MOST_CHAT)]


def reports(tables: Callable[[], Tables], limits: Limits, clock: Callable[[], float]) -> HTTPRouteHandler:
    """The route for it."""
    sent = Buckets(limits.reports_an_hour, 3600.0, clock)

    @post(
        "/api/tables/{table:str}/reports",
        status_code=204,
        summary="Report something about a table to whoever runs this server",
        description="Names and the last lines of chat go with it; only the operator reads it.",
        operation_id="report",
        responses={400: REFUSED, 404: REFUSED, 409: REFUSED, 429: TOO_FAST, 503: REFUSED},
    )
    async def report(table: FromPath[str], data: JSONBody[Complaint], request: Request[Any, Any, Any]) -> None:
        if (live := tables().get(table)) is None:  # whoever reports is there, so the table is in memory
            raise Refusal(Reason.UNKNOWN_TABLE)
        text = clean_chat(data.text)
        if wait := sent.take(household(address_of(request.scope))):
            raise TooFast(wait)
        services, room = tables().services, live.room
        if len(await services.store.notes(REPORT)) >= MOST_KEPT:
            raise NotStored
        now = services.entropy.now()
        people = [seat.name for seat in room.seats if seat.name is not None]
        said = [f"{line.name}: {line.text}" for line in room.chat[-CHAT:]]
        kept = ReportKept(table, now.isoformat(timespec="seconds"), text, people, said)
        await services.store.put_note(REPORT, f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}", encode(kept))

    return report
