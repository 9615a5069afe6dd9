"""The command line. Each command lives in a file of its own and is imported only when it is called: a quick start."""

import signal
import sys
from typing import Any, NoReturn

from cyclopts import App, CycloptsError, Parameter

from cattery import __version__
from cattery.cli.letters import show_what_can_be_shown

COMMANDS = ("play", "serve", "rules", "replay", "check", "simulate", "arena")


class CommandLine(App):
    """The library parses; all words come from the catalogues."""

    def help_print(self, tokens: Any = None, *, console: Any = None) -> None:
        """The help that was asked for, in the language that was asked for."""
        from cattery.cli.help import print_help
        from cattery.cli.language import overheard

        typed = sys.argv[1:] if tokens is None else list(tokens)
        command = next((word for word in typed if word in COMMANDS), None)
        print_help(COMMANDS, command, overheard(typed))


def _refuse(fault: CycloptsError) -> NoReturn:
    from cattery.cli.usage import refuse_usage

    refuse_usage(fault, COMMANDS)


app = CommandLine(
    name="cattery",
    version=__version__,
    error_formatter=_refuse,
    default_parameter=Parameter(negative=()),  # a switch is off unless it is said
)
for name in COMMANDS:
    app.command(f"cattery.cli.{name}:{name}")


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
        app()
    except RuntimeError:  # the signal came between taking a lock and holding it, and the lock complains
        if not told:
            raise
        sys.exit(STOPPED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # the reader of our pipe went away, as in `cattery replay ... | head`
        sys.stderr.close()
        sys.exit(0)
