"""Running the application under uvicorn, in this process, until it is told to stop."""

import gc
import signal
import socket
import sys
from contextlib import suppress

import uvicorn

from cattery.server.app import Application
from cattery.server.http import PromptRequests
from cattery.server.log import configure
from cattery.server.settings import Settings
from cattery.server.sockets import MOST_FRAME
from cattery.server.wire import SmallSocket

PING_EVERY, PONG_WITHIN = 10.0, 20.0  # together: a connection silent for 30 s is dead
SEND_BUFFER = 64 * 1024  # what the system may hold for a connection that does not read; our own queue comes on top
OTHER_FILES = 500  # besides connections: the database, bots, and pages that are being asked for
STOP_WITHIN = 3  # seconds for connections to close; the store and the bots need less than the rest of five


def bind(settings: Settings) -> socket.socket:
    """The listening socket; port 0 finds a free one. OSError says why it cannot be."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # what cannot be delivered within 30 s never will be
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(2048)  # whoever is quick with the address waits a moment, and is not turned away
    except OSError:
        listener.close()
        raise
    return listener


def run(app: Application, listener: socket.socket) -> None:
    """Serve until SIGINT or SIGTERM; then stop within 5 s."""
    configure(app.server.settings.debug)
    allow_files(app.server.settings.limits.connections + OTHER_FILES)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn stops gracefully, then raises the signal again
    app.server.open_door(listener.getsockname()[1])
    spare_collections()
    uvicorn.Server(config_for(app)).run(sockets=[listener])


def allow_files(wanted: int) -> None:
    """Each connection is an open file, and a program has 1,024 of them, or 256, unless it asks for more."""
    if sys.platform != "win32":
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if most != resource.RLIM_INFINITY:
            wanted = min(wanted, most)
        if now != resource.RLIM_INFINITY and now < wanted:
            with suppress(OSError, ValueError):  # some systems allow less than they say
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def spare_collections() -> None:
    """A full garbage collection holds every table up, for 0.1 s with thousands of connections: none runs by itself.

    What is here now, all the modules, stays for good. Nearly everything else is freed as soon as nobody needs it; the
    rest, things that hold each other, is collected now and then by the application (app.py).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 1_000_000)


def config_for(app: Application) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        http=PromptRequests,
        ws=SmallSocket,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # proxies.py
        timeout_graceful_shutdown=STOP_WITHIN,
    )
