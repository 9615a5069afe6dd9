"""The commands, as the library that parses them knows them."""

import sys
from typing import Any, NoReturn

from cattery import __version__
from cattery.cli import COMMANDS
from cattery.extras import needs

with needs("terminal"):
    from cyclopts import App, CycloptsError, Parameter


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
