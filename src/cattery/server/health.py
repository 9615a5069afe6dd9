"""For whoever watches over a server: is it alive, is it ready, how is it doing."""

from collections.abc import Callable
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from cattery.kernel import Data
from cattery.server.guard import from_this_machine
from cattery.server.metrics import Metrics


class Health(Data, frozen=True):
    """How the server is, in a word."""

    status: str


def health(metrics: Metrics, is_ready: Callable[[], bool], *, metrics_for_all: bool) -> list[HTTPRouteHandler]:
    """The routes for it."""

    @get("/healthz", sync_to_thread=False, summary="Is the process alive?", operation_id="health")
    def healthz() -> Health:
        return Health("alive")

    @get(
        "/readyz",
        sync_to_thread=False,
        summary="Can games be played?",
        operation_id="readiness",
        responses={503: ResponseSpec(Health, description="Not now.", generate_examples=False)},
    )
    def readyz() -> Response[Health]:
        ready = is_ready()
        return Response(Health("ready" if ready else "not ready"), status_code=200 if ready else 503)

    @get("/metrics", sync_to_thread=False, include_in_schema=False)
    def metrics_text(request: Request[Any, Any, Any]) -> Response[bytes]:
        if not (metrics_for_all or from_this_machine(request.scope)):
            return Response(b"", status_code=404, media_type=MediaType.TEXT)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    return [healthz, readyz, metrics_text]
