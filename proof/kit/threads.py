"""The server in a thread of the test's own process, real sockets and database and all: its arguments can be Python."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import uvicorn

from cattery.server import Limits, Settings, bind, create_app
from cattery.server.run import config_for


@contextmanager
def server_thread(folder: Path, **given: Any) -> Iterator[str]:
    """Its address, while it runs. `given` are arguments of `create_app`."""
    limits = Limits(
        tables_a_minute=100_000, requests_a_second=100_000, messages_a_second=100_000, connections_an_address=10_000
    )
    settings = Settings(folder, port=0, bots=1, limits=limits)
    listener = bind(settings)
    server = uvicorn.Server(config_for(create_app(settings, **given)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            sleep(0.01)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listener.close()
