"""The command line. Each command lives in a file of its own and is imported only when it is called: a quick start."""

import sys

from cyclopts import App

from cattery import __version__

app = App(name="cattery", help="Two cat card games of hidden information.", version=__version__)
app.command("cattery.cli.play:play")
app.command("cattery.cli.simulate:simulate")
app.command("cattery.cli.replay:replay")
app.command("cattery.cli.rules:rules")
app.command("cattery.cli.check:check")
app.command("cattery.cli.serve:serve")
app.command("cattery.cli.arena:arena")


def main() -> None:
    """The entry point of `cattery`."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of our pipe went away, as in `cattery replay ... | head`
        sys.stderr.close()
        sys.exit(0)
