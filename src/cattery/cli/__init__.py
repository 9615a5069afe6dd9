"""The command line. Each command lives in a file of its own and is imported only when it is called: a quick start."""

import signal
import sys
from io import TextIOWrapper

from cyclopts import App

from cattery import __version__

app = App(
    name="cattery",
    help="Two cat card games of hidden information.",
    help_formatter="plain",  # no boxes: they are noise to a screen reader
    error_formatter=lambda fault: f"cattery: {fault}",
    version=__version__,
)
COMMANDS = {  # with their help here, so that listing them imports none of them
    "play": "Play a game here, against cats of the house.",
    "serve": "Open tables for friends in the browser.",
    "rules": "Look a rule up, by number or by words.",
    "replay": "Tell recorded games, sentence by sentence.",
    "check": "Verify recorded games.",
    "simulate": "Play many random games, quickly.",
    "arena": "Let players play each other, and measure them.",
}
for name, help in COMMANDS.items():
    app.command(f"cattery.cli.{name}:{name}", help=help)


def main() -> None:
    """The entry point of `cattery`."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what was begun is tidied up
    for stream in (sys.stdin, sys.stdout):  # a letter that the terminal cannot show is replaced, and stops nothing
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of our pipe went away, as in `cattery replay ... | head`
        sys.stderr.close()
        sys.exit(0)
