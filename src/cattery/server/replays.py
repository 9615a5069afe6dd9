"""Ended games, watched again: those of a table here, and any record that somebody brings.

A game that is not over is told by neither: a table's has no ending to find, and a record of one is refused.
"""

import asyncio
import gzip
from collections.abc import Callable
from typing import Any

from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from cattery.kernel import BadRecord, Record, decode, encode
from cattery.room import GameEnded, Refusal, read_fact, replay_room
from cattery.room.messages import Reason, Replayed, SeatShown
from cattery.room.packing import Sat
from cattery.room.replay import Replay, given_in, replay_record, through
from cattery.server.guard import address_of, header
from cattery.server.limits import Buckets, household
from cattery.server.routes import REFUSED, TOO_FAST, TooFast
from cattery.server.settings import Limits
from cattery.server.store import Packed
from cattery.server.tables import Tables

TOLD = ResponseSpec(Replayed, description="Every frame, one a ply.", generate_examples=False)


def replays(tables: Callable[[], Tables], limits: Limits, clock: Callable[[], float]) -> list[HTTPRouteHandler]:
    """The routes. A game is played again in thousandths of a second, but off the event loop all the same."""
    asked = Buckets(limits.replays_a_minute, 60.0, clock)

    def count(request: Request[Any, Any, Any]) -> None:
        if wait := asked.take(household(address_of(request.scope))):
            raise TooFast(wait)

    @get(
        "/api/tables/{table:str}/games/{game:str}/replay",
        summary="An ended game, frame by frame",
        description="Through the eyes of `viewer`: a seat, -2 for a spectator, -3 for every hand open. "
        "Before the game's end there is none.",
        operation_id="replay",
        responses={200: TOLD, 400: REFUSED, 404: REFUSED, 409: REFUSED, 429: TOO_FAST},
    )
    async def replay(
        table: FromPath[str], game: FromPath[str], viewer: FromQuery[int], request: Request[Any, Any, Any]
    ) -> Response[bytes]:
        count(request)
        store = tables().services.store
        if await store.ending(table, game) is None:
            raise Refusal(Reason.NO_GAME)
        if kept := await store.packed(table, game):  # its table has gone
            return await asyncio.to_thread(_answer, request, lambda: _of_packed(kept, viewer))
        facts = await store.load(table)
        return await asyncio.to_thread(_answer, request, lambda: _of_table(facts, game, viewer))

    @post(
        "/api/replay",
        status_code=200,
        summary="A record, frame by frame",
        description="The same for a record that is sent along. Nothing of it is kept.",
        operation_id="replay_record",
        responses={200: TOLD, 400: REFUSED, 409: REFUSED, 413: REFUSED, 429: TOO_FAST},
    )
    async def replay_any(
        data: JSONBody[Record], viewer: FromQuery[int], request: Request[Any, Any, Any]
    ) -> Response[bytes]:
        count(request)
        return await asyncio.to_thread(_answer, request, lambda: replay_record(data, viewer))

    return [replay, replay_any]


def _answer(request: Request[Any, Any, Any], replayed: Callable[[], Replayed]) -> Response[bytes]:
    """What was asked for, small: twenty frames look much alike."""
    try:
        body = encode(replayed())
    except BadRecord as fault:
        raise Refusal(Reason.RECORD_REFUSED, field=fault.kind or None, ply=fault.ply or None) from None
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in (header(request.scope, b"accept-encoding") or ""):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, 5)
    return Response(body, media_type="application/json", headers=headers)


def _of_table(stored: tuple[bytes, ...], game: str, viewer: int) -> Replayed:
    """A game of a table, with who sat there at its end, and who gave each answer."""
    facts = [*map(read_fact, stored)]
    for number, fact in enumerate(facts):
        if isinstance(fact, GameEnded) and fact.game == game and fact.record is not None:
            seats = replay_room(facts[:number]).seats
            shown = tuple(SeatShown(name=seat.name, bot=seat.bot) for seat in seats)
            return through(Replay(fact.record, given_in(facts, game)), viewer, shown)
    raise Refusal(Reason.NO_GAME)  # a test set up its position


def _of_packed(kept: Packed, viewer: int) -> Replayed:
    """A game that has outlived its table: who sat where is known, and no more who gave each answer."""
    ended, sat = read_fact(kept.fact), decode(kept.seats, tuple[Sat, ...])
    if not isinstance(ended, GameEnded) or ended.record is None:
        raise Refusal(Reason.NO_GAME)
    return through(Replay(ended.record), viewer, tuple(SeatShown(name=one.name, bot=one.bot) for one in sat))
