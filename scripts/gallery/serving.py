"""A folder of files, served to this machine alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread


class _Quiet(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """The address at which the folder is served meanwhile."""
    with ThreadingHTTPServer(("127.0.0.1", port), partial(_Quiet, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()
        thread.join()
