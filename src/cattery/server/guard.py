"""The outermost layer: whose page is asking, how often, how much, and what a browser may do with the answer."""

from collections.abc import Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from cattery.kernel import encode
from cattery.room.messages import Reason, Refused
from cattery.server.limits import Buckets, household
from cattery.server.proxies import Proxies
from cattery.server.settings import Limits

MOST_BODY = 16 * 1024
LONGEST_NAME = 255  # of a file, in bytes
TRY_LATER = 1013
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the engine of a table on the visitor's own device
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
CORP = b"cross-origin-resource-policy"
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's link is a secret: it stays out of other sites' logs
    (b"cross-origin-opener-policy", b"same-origin"),
    (CORP, b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
FOR_FILES = [(name, value) for name, value in HEADERS if name in (b"x-content-type-options", CORP)]


class Guard:
    """Wraps the routes and the sockets. What it refuses reaches neither."""

    def __init__(
        self,
        routes: ASGIApp,
        sockets: ASGIApp,
        limits: Limits,
        clock: Callable[[], float],
        proxies: Proxies,
        is_blocked: Callable[[str], bool],
    ) -> None:
        self._routes, self._sockets = routes, sockets
        self._proxies, self._is_blocked = proxies, is_blocked
        self._requests = Buckets(3 * limits.requests_a_second, 3.0, clock)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._routes(scope, receive, send)
            return
        self._proxies.believe(scope)
        if self._is_blocked(address_of(scope)):
            await turn_away(scope, receive, send, 403, Refused(Reason.BLOCKED), opening=True)
        elif not names_a_host(scope):
            await turn_away(scope, receive, send, 400, Refused(Reason.MALFORMED, field="host"))
        elif not is_a_path(scope["path"]):
            await turn_away(scope, receive, send, 400, Refused(Reason.MALFORMED, field="path"))
        elif not same_origin(scope):
            await turn_away(scope, receive, send, 403, Refused(Reason.FOREIGN_PAGE, field="origin"))
        elif wait := self._too_fast(scope):
            await turn_away(scope, receive, send, 429, Refused(Reason.TOO_FAST), wait, opening=True)
        elif scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        elif _size(scope) > MOST_BODY:
            await turn_away(scope, receive, send, 413, Refused(Reason.TOO_LARGE))
        elif scope["method"] == "HEAD":
            asked: Any = {**scope, "method": "GET"}
            await self._routes(asked, receive, _with_headers(_without_body(send), scope["path"]))
        else:
            await self._routes(scope, receive, _with_headers(send, scope["path"]))

    def _too_fast(self, scope: Any) -> float:
        """How long the sender must wait: the API and sockets are limited, the page's own files are not."""
        return self._requests.take(household(address_of(scope))) if scope["path"].startswith("/api/") else 0.0


def names_a_host(scope: Any) -> bool:
    """Whether the Host header can be taken apart: whoever asks for its name or port later on need not fear for it."""
    try:
        urlsplit(f"//{header(scope, b'host') or ''}").port  # noqa: B018  # found, and checked, when it is asked for
    except ValueError:
        return False
    return True


def is_a_path(path: str) -> bool:
    """Whether this could be the path of a file: what no file system takes is nobody's fault but the asker's."""
    return "\0" not in path and all(len(part.encode()) <= LONGEST_NAME for part in path.split("/"))


def same_origin(scope: Any) -> bool:
    """Whether a page of this very site asks, or a program that is no browser. Other sites' pages may change nothing."""
    origin = header(scope, b"origin")
    if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
        return True
    try:
        asking = urlsplit(origin)
    except ValueError:  # no browser's page is called so
        return False
    ours = scope["scheme"].replace("ws", "http"), (header(scope, b"host") or "").lower()
    return (asking.scheme.lower(), asking.netloc.lower()) == ours and ours[1] != ""


def address_of(scope: Any) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def from_this_machine(scope: Any) -> bool:
    """Whether a program here asks for itself: no proxy for somebody, nor a page whose name was bent to this address."""
    forwarded = any(header(scope, name) for name in (b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip"))
    host = urlsplit(f"//{header(scope, b'host') or ''}").hostname or ""
    return not forwarded and is_loopback(address_of(scope)) and (host == "localhost" or is_loopback(host))


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        ip = ip_address(address)
    except ValueError:
        return False
    return (getattr(ip, "ipv4_mapped", None) or ip).is_loopback


def header(scope: Any, name: bytes) -> str | None:
    """The first header of this name."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def _size(scope: Any) -> int:
    """What a request says it holds. A body without a length is refused: nothing here needs one."""
    if header(scope, b"transfer-encoding") is not None:
        return MOST_BODY + 1
    return int(header(scope, b"content-length") or 0)  # checked by the HTTP parser


def _with_headers(send: Send, path: str) -> Send:
    """A browser asks a document what may be done in it, and of its files only what they are and whose."""
    added = FOR_FILES if path.startswith("/assets/") else HEADERS

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *added]
        await send(message)

    return sending


def _without_body(send: Send) -> Send:
    """What HEAD is told: all that GET would be told, and then nothing."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return sending


async def turn_away(
    scope: Any, receive: Receive, send: Send, status: int, refused: Refused, wait: float = 0, *, opening: bool = False
) -> None:
    """Say no before anything is read; `opening` a socket to say it, for a browser tells its page nothing else."""
    body, asks = encode(refused), "http" if scope["type"] == "http" else "websocket.http"
    if scope["type"] == "websocket":
        await receive()  # the wish to connect
        if opening:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.send", "bytes": None, "text": body.decode()})
            await send({"type": "websocket.close", "code": TRY_LATER, "reason": ""})
            return
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if wait:
        headers.append((b"retry-after", str(int(wait) + 1).encode()))
    begin: Any = {"type": f"{asks}.response.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{asks}.response.body", "body": body, "more_body": False}
    await send(begin)
    await send(rest)
