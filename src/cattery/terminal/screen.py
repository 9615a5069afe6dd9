"""Lines out, lines in. Nothing is ever redrawn, so that a screen reader, a pipe and a narrow window all serve."""

import os
import shutil
import sys
import textwrap
from typing import TextIO

STYLES = {"question": "1", "refusal": "33"}  # bold, yellow: an extra, never the only sign of anything
NARROWEST = 20
LONGEST = 200
"""Nobody types more than that, and nothing longer means anything."""


class Quit(Exception):
    """The person has gone: Ctrl-D, Ctrl-C, the end of a pipe, or the word for it."""


class Screen:
    """Where the game is told and answers are typed."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self._source, self._out = source, out
        self.is_interactive = source.isatty()
        self._wraps = out.isatty()
        self._colours = out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

    @property
    def width(self) -> int | None:
        """How many letters fit in a line; None where nobody counts, as in a pipe."""
        return max(NARROWEST, shutil.get_terminal_size().columns) if self._wraps else None

    def say(self, *texts: str, style: str = "") -> None:
        """Each text from the beginning of a line, wrapped between words."""
        for text in texts:
            for line in text.split("\n"):
                for piece in self._wrapped(line):
                    coloured = self._colours and style and piece
                    print(f"\x1b[{STYLES[style]}m{piece}\x1b[0m" if coloured else piece, file=self._out)
        self._out.flush()

    def say_as_it_is(self, *lines: str) -> None:
        """Lines whose columns matter."""
        print(*lines, sep="\n", file=self._out, flush=True)

    def ask(self, prompt: str) -> str:
        """What is typed after this prompt; Quit when nothing can come any more."""
        try:
            print(prompt, end=" ", file=self._out, flush=True)
            line = self._source.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            self.say("")
            raise Quit
        text = "".join(letter for letter in line if letter.isprintable()).strip()[:LONGEST]  # no keys gone astray
        if not self.is_interactive:  # nobody's terminal has shown it
            self.say(text)
        return text

    def _wrapped(self, line: str) -> list[str]:
        if self.width is None:
            return [line]
        return textwrap.wrap(line, self.width, break_on_hyphens=False, break_long_words=False) or [""]


def standard_screen() -> Screen:
    """This process's own."""
    return Screen(sys.stdin, sys.stdout)
