"""The command line. Each command lives in a file of its own and is imported only when it is called: a quick start."""

import signal
import sys
from typing import NoReturn

from cattery.cli.letters import show_what_can_be_shown
from cattery.extras import MissingExtra, install

COMMANDS = (
    "play", "puzzle", "serve", "rules", "replay", "review", "check", "simulate", "arena", "operate", "tidy", "backup",
    "restore",
)  # fmt: skip
STOPPED, INTERRUPTED = 128 + signal.SIGTERM, 128 + signal.SIGINT


def main() -> None:
    """The entry point of `cattery`."""
    told: list[int] = []

    def stop(number: int, _: object) -> NoReturn:
        told.append(number)
        sys.exit(STOPPED)  # so that what was begun is tidied up

    signal.signal(signal.SIGTERM, stop)
    show_what_can_be_shown()
    try:
        from cattery.cli.app import app

        app()
    except MissingExtra as fault:
        print(f"cattery: {_told(fault)}", file=sys.stderr)
        sys.exit(2)
    except RuntimeError:  # the signal came between taking a lock and holding it, and the lock complains
        if not told:
            raise
        sys.exit(STOPPED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # the reader of our pipe went away, as in `cattery replay ... | head`
        sys.stderr.close()
        sys.exit(0)


def _told(fault: MissingExtra) -> str:
    """In the reader's language; in the fault's own words where those of the catalogues are not installed either."""
    try:
        from cattery.cli.language import overheard
        from cattery.wording import catalogue
    except MissingExtra:
        return str(fault)
    words = catalogue(overheard(sys.argv[1:])).words
    return words("terminal-missing-extra", library=fault.library, command=install(fault.extra))
