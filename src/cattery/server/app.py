"""The application: everything put together. Tests give dice, positions, time and chance as arguments of `create_app`;
no route, option or environment variable reaches that door."""

import asyncio
import gc
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from itertools import count
from time import monotonic
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Send

from cattery import __version__
from cattery.room import Refusal
from cattery.room.messages import Reason, Refused
from cattery.room.parsing import field_of
from cattery.server.about import about
from cattery.server.bots import Bots
from cattery.server.clock import day_of
from cattery.server.guard import Guard, is_loopback
from cattery.server.health import health
from cattery.server.invitation import invitations
from cattery.server.log import note
from cattery.server.metrics import Metrics
from cattery.server.operator import Blocked, Overview, door, seen, write_key
from cattery.server.page import Page, wants_a_page
from cattery.server.places import place_of
from cattery.server.proxies import Proxies
from cattery.server.replays import replays
from cattery.server.reports import reports
from cattery.server.routes import TooFast, api
from cattery.server.settings import Settings, private_folder
from cattery.server.sockets import Sockets
from cattery.server.store import NotStored, Store
from cattery.server.tables import Entropy, Services, Tables
from cattery.server.upkeep import Upkeep

NOT_FOUND = (Reason.UNKNOWN_TABLE, Reason.UNKNOWN_CODE, Reason.UNKNOWN_GAME, Reason.NO_GAME)
SWEEP = 30.0  # seconds between looks for tables that need no memory any more
SWEEPS_A_COLLECTION = 20  # ten minutes


class Server:
    """What lives as long as the process: the place where things last, the store, the tables, the bots."""

    def __init__(self, settings: Settings, entropy: Entropy) -> None:
        self.settings, self._entropy = settings, entropy
        self.metrics = Metrics()
        self.tables: Tables
        self.sockets: Sockets
        self.upkeep: Upkeep
        self.blocked: Blocked
        self._key = secrets.token_hex(32)  # the operator's
        self._started = monotonic()
        self._place = place_of(settings)
        self._store: Store | None = None

    def prepare(self) -> None:
        """Take the place where things last, up to date; what is wrong is said in one sentence (an exception)."""
        private_folder(self.settings.data)  # where the operator finds the key, wherever the tables are
        self._place.prepare()

    @property
    def is_ready(self) -> bool:
        """Whether games can be played."""
        return self._store is not None and self._store.is_writing

    @asynccontextmanager
    async def running(self, _: Litestar) -> AsyncIterator[None]:
        """From start to stop."""
        self.prepare()
        store = self._store = await self._place.open()
        bots = Bots(self.settings.bots, self.metrics)
        self.tables = Tables(Services(store, bots, self.metrics, self._entropy))
        self.sockets = Sockets(self.tables, self.settings.limits)
        self.metrics.watch("cattery_lines", "Open sockets", lambda: len(self.sockets))
        self.metrics.watch("cattery_tables", "Tables in memory", lambda: len(self.tables))
        self.blocked = Blocked(store)
        await self.blocked.load()
        self.upkeep = Upkeep(
            self.settings.data, store, self.settings.life, self.metrics, self.tables.put_away, self._today
        )
        chores = [asyncio.create_task(chore) for chore in (self._sweep(), self.upkeep.run())]
        note("started", games=len(await store.list_open()))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            self.tables.close()
            bots.close()
            await store.close()
            self._store = None
            self._place.release()
            note("stopped")

    def open_door(self, port: int) -> None:
        """Let the operator find the way in (operator.py)."""
        write_key(self.settings.data, port, self._key)

    @property
    def door(self) -> HTTPRouteHandler:
        """The operator's."""
        return door(self._key, self)

    @property
    def store(self) -> Store:
        """Where everything is kept, while the server runs."""
        assert self._store is not None
        return self._store

    def is_blocked(self, address: str) -> bool:
        """Whether the operator has shut this address out."""
        return self._store is not None and address in self.blocked

    def overview(self, reports: int) -> Overview:
        """How the house is, for its operator."""
        homes = {home: len(there) for home, there in self.sockets.by_household.items()}
        busiest = sorted(homes.items(), key=lambda one: -one[1])[:20]
        return Overview(
            [seen(live) for live in self.tables],
            len(self.sockets),
            dict(busiest),
            self.metrics.answers,
            monotonic() - self._started,
            self.upkeep.lag,
            self.upkeep.size,
            self.upkeep.is_full,
            list(self.blocked),
            reports,
        )

    async def close_table(self, table: str, keep_records: bool) -> int | None:
        """Send everybody away from a table and let it go: how many records stay; None if there is none."""
        return await self.tables.close_table(table, keep_records)

    async def tidy(self) -> tuple[int, int]:
        """Tidy now: how many tables went, and how many records stay of them."""
        done = await self.upkeep.tidy()
        return done.tables, done.records

    def cut_off(self) -> None:
        """End every connection from an address that is blocked."""
        for home, there in list(self.sockets.by_household.items()):
            if home in self.blocked:
                for one in list(there):
                    one.die()

    def _today(self) -> int:
        return day_of(self._entropy.now())

    async def _sweep(self) -> None:
        for number in count(1):
            await asyncio.sleep(SWEEP)
            self.tables.sweep()
            if number % SWEEPS_A_COLLECTION == 0:
                gc.collect()  # see run.py


def create_app(
    settings: Settings,
    *,
    dice: str | None = None,
    positions: Mapping[str, str] | None = None,
    clock: Callable[[], datetime] | None = None,
    fresh: Callable[[int], bytes] | None = None,
) -> "Application":
    """The web application. Only tests give `dice` (a seed in hex), starting `positions`, time and chance."""
    return Application(settings, Entropy(clock, fresh, dice, positions))


class Application(Guard):
    """The guarded application, as uvicorn serves it."""

    def __init__(self, settings: Settings, entropy: Entropy) -> None:
        self.server = server = Server(settings, entropy)
        page = Page()

        litestar = Litestar(
            [
                *api(lambda: server.tables, settings.limits, monotonic, lambda: server.upkeep.is_full),
                *replays(lambda: server.tables, settings.limits, monotonic),
                invitations(for_the_network=not is_loopback(settings.host)),
                *health(server.metrics, lambda: server.is_ready, metrics_for_all=settings.metrics_for_all),
                *page.routes(),
                reports(lambda: server.tables, settings.limits, monotonic),
                about(settings),
                server.door,
            ],
            lifespan=[server.running],
            openapi_config=OpenAPIConfig(
                title="Cattery", version=__version__, path="/api", render_plugins=[JsonRenderPlugin()]
            ),
            exception_handlers={
                Refusal: _refused,
                TooFast: _too_fast,
                ValidationException: _malformed,
                RecursionError: _unreadable,
                UnicodeDecodeError: _unreadable,
                NotStored: _not_stored,
                Exception: server_fault(server.metrics, page),
            },
            logging_config=None,
            debug=False,
        )
        super().__init__(litestar, self._line, settings.limits, monotonic, Proxies(settings.proxies), server.is_blocked)

    async def _line(self, scope: Any, receive: Receive, send: Send) -> None:
        await self.server.sockets(scope, receive, send)


def _refused(_: Request[Any, Any, Any], fault: Refusal) -> Response[Refused]:
    """What is well said and cannot be: not there, or against the rules of what is."""
    return Response(fault.message(), status_code=404 if fault.code in NOT_FOUND else 409)


def _too_fast(_: Request[Any, Any, Any], fault: TooFast) -> Response[Refused]:
    return Response(Refused(Reason.TOO_FAST), status_code=429, headers={"retry-after": str(int(fault.wait) + 1)})


def _malformed(_: Request[Any, Any, Any], fault: ValidationException) -> Response[Refused]:
    wrong: Any = fault.extra or [{}]
    key, said = wrong[0].get("key"), wrong[0].get("message", "")
    return Response(Refused(Reason.MALFORMED, field=field_of(said) if key == "data" else key), status_code=400)


def _unreadable(_: Request[Any, Any, Any], fault: Exception) -> Response[Refused]:
    """JSON nested deeper than any of ours, or no UTF-8."""
    return Response(Refused(Reason.MALFORMED), status_code=400)


def _not_stored(_: Request[Any, Any, Any], fault: NotStored) -> Response[Refused]:
    """The disk takes nothing now: nothing has changed, and it may be tried again."""
    return Response(Refused(Reason.SERVER_FULL), status_code=503, headers={"retry-after": "10"})


def server_fault(metrics: Metrics, page: Page) -> Callable[[Request[Any, Any, Any], Exception], Response[Any]]:
    """What a client hears of an error: a wrong path is its own, everything else is ours and stays with us."""

    def answer(request: Request[Any, Any, Any], fault: Exception) -> Response[Any]:
        if isinstance(fault, NotFoundException) and wants_a_page(request):
            return page.document(request, status=404)  # the page says so, in its own words
        if (
            isinstance(fault, HTTPException) and fault.status_code == 400
        ):  # a body that is no JSON, or holds NaN or 1e400
            return Response(Refused(Reason.MALFORMED), status_code=400)
        if isinstance(fault, HTTPException) and fault.status_code < 500:
            return Response(
                {"status_code": fault.status_code, "detail": ""}, status_code=fault.status_code, headers=fault.headers
            )
        metrics.faults.labels("http").inc()
        note("request failed", fault=fault)
        return Response({"status_code": 500, "detail": ""}, status_code=500)

    return answer
