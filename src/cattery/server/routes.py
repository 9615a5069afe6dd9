"""The small HTTP API: opening and finding tables, what is on offer, ended games."""

from collections.abc import Callable
from typing import Any

from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec.json import schema

from cattery.kernel import Data, encode
from cattery.kit import find_game, kit_names
from cattery.players import player_names
from cattery.room import GameEnded, Refusal, read_fact
from cattery.room.messages import PROTOCOL, Reason, Refused, TableAddress
from cattery.room.requests import CodeSaid, NewTable
from cattery.server.guard import address_of
from cattery.server.limits import Buckets, household
from cattery.server.settings import Limits
from cattery.server.store import NotStored
from cattery.server.tables import Tables

REFUSED = ResponseSpec(Refused, description="Refused: `code` says why, `field` where.", generate_examples=False)
TOO_FAST = ResponseSpec(Refused, description="Too many of these; Retry-After says when.", generate_examples=False)


class GameOffered(Data, frozen=True):
    """A game that can be played here; its options as JSON Schema."""

    name: str
    rules: int
    options: dict[str, Any]


class ServerInfo(Data, frozen=True):
    """What there is: games, levels of bots, and the version of the socket protocol."""

    protocol: int
    games: list[GameOffered]
    levels: list[str]


class TooFast(Exception):
    """A rate limit was reached; `wait` is how long until there is room again."""

    def __init__(self, wait: float) -> None:
        super().__init__()
        self.wait = wait


def api(
    tables: Callable[[], Tables], limits: Limits, clock: Callable[[], float], is_full: Callable[[], bool]
) -> list[HTTPRouteHandler]:
    """Every route of the API."""
    opened = Buckets(limits.tables_a_minute, 60.0, clock)
    wrong = Buckets(limits.wrong_codes_a_minute, 60.0, clock)

    @get("/api/offer", sync_to_thread=False, summary="What can be played here", operation_id="offer")
    def offer() -> ServerInfo:
        games = map(find_game, kit_names())
        return ServerInfo(
            PROTOCOL, [GameOffered(g.name, g.rules, schema(g.options_type)) for g in games], player_names()
        )

    @post(
        "/api/tables",
        summary="Open a table",
        operation_id="open_table",
        responses={400: REFUSED, 404: REFUSED, 409: REFUSED, 429: TOO_FAST, 503: REFUSED},
    )
    async def open_table(data: JSONBody[NewTable], request: Request[Any, Any, Any]) -> TableAddress:
        if wait := opened.take(household(address_of(request.scope))):
            raise TooFast(wait)
        if is_full():  # what room there is, is for those who play
            raise NotStored
        return await tables().open(data)

    @post(
        "/api/codes",
        status_code=200,
        summary="Find a table by its code",
        description="A code leads to its table while seats are open there.",
        operation_id="find_table",
        responses={400: REFUSED, 404: REFUSED, 429: TOO_FAST},
    )
    async def find_table(data: JSONBody[CodeSaid], request: Request[Any, Any, Any]) -> TableAddress:
        home = household(address_of(request.scope))
        if wait := wrong.wait(home):
            raise TooFast(wait)
        try:
            found = await tables().find(data.code)
        except Refusal:
            if wait := wrong.take(home):  # so many at once that others came first
                raise TooFast(wait) from None
            raise
        if wait := wrong.wait(home):  # a right one is refused like a wrong one, or guessing would go on
            raise TooFast(wait)
        return found

    @get(
        "/api/tables/{table:str}/games/{game:str}/record",
        summary="The record of an ended game",
        description="One JSON object on one line, as `cattery check` reads it. Before the game's end there is none.",
        operation_id="record",
        media_type="application/x-ndjson",
        responses={400: REFUSED, 404: REFUSED},
    )
    async def record(table: FromPath[str], game: FromPath[str]) -> Response[bytes]:
        fact = await tables().services.store.ending(table, game)
        ended = read_fact(fact) if fact is not None else None
        if not isinstance(ended, GameEnded) or ended.record is None:
            raise Refusal(Reason.NO_GAME)
        return Response(
            encode(ended.record) + b"\n",
            media_type="application/x-ndjson",
            headers={"content-disposition": 'attachment; filename="cattery.jsonl"', "cache-control": "no-store"},
        )

    return [offer, open_table, find_table, record]
