"""`cattery` in a real pseudo-terminal, and somebody who answers it by what they read there and nothing else."""

import os
import re
import signal
import sys
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pexpect

from cattery.wording import catalogue

OFFER = re.compile(r"^(\d+)\. .* \((\S+)\)$", re.MULTILINE)
SECONDS = 60
"""Patience with a busy machine; no test measures time."""


class Terminal:
    """A running command, and all that it has said."""

    def __init__(self, *words: object, language: str = "en", columns: int = 250, **environment: str) -> None:
        plain = {"PATH": os.environ["PATH"], "HOME": "/nowhere", "TERM": "xterm", "LANG": "C.UTF-8"}
        self._said = StringIO()
        self._child: Any = pexpect.spawn(
            str(Path(sys.executable).with_name("cattery")),
            [*map(str, words), "--language", language],
            env={**plain, **environment},
            encoding="utf-8",
            dimensions=(24, columns),
            timeout=SECONDS,
            preexec_fn=partial(
                signal.signal, signal.SIGINT, signal.SIG_DFL
            ),  # ignored where tests run in the background
        )
        self._child.delaybeforesend = None
        self._child.logfile_read = self._said
        says = catalogue(language).words
        self.prompt, self.yes_or_no = says("terminal-prompt") + " ", says("terminal-yes-or-no") + " "

    @property
    def said(self) -> str:
        """Everything so far, with plain line ends."""
        return self._said.getvalue().replace("\r\n", "\n")

    def question(self, prompt: str | None = None) -> str | None:
        """What was said up to the next prompt; None when the command has ended."""
        found = self._child.expect_exact([prompt or self.prompt, pexpect.EOF])
        return None if found else str(self._child.before).replace("\r\n", "\n")

    def question_while_in(self) -> str | None:
        """The same; somebody who is out of the game, and is asked whether to skip the rest, hears it."""
        while (found := self._child.expect_exact([self.prompt, pexpect.EOF, self.yes_or_no])) == 2:
            self.type("")
        return None if found else str(self._child.before).replace("\r\n", "\n")

    def type(self, text: str) -> None:
        """A line, with Enter."""
        self._child.sendline(text)

    def send(self, keys: str) -> None:
        """Keys, without Enter."""
        self._child.send(keys)

    def hear(self, text: str) -> str:
        """Type a line; what is said up to the next prompt."""
        self.type(text)
        heard = self.question()
        assert heard is not None, self.said
        return heard

    def press(self, key: str) -> None:
        """Ctrl and this key."""
        self._child.sendcontrol(key)

    def status(self) -> int:
        """The exit status, once it has ended."""
        self._child.expect_exact(pexpect.EOF)
        self._child.close()
        return int(self._child.exitstatus)


def play_to_the_end(terminal: Terminal, by: str, seed: str) -> int:
    """Answer every question at random, by "number" or by "notation"; how many were answered."""
    pick = Random(seed).choice
    answered = 0
    while (heard := terminal.question_while_in()) is not None:
        offers = OFFER.findall(heard)
        assert offers, heard
        number, short = pick(offers)
        terminal.type(number if by == "number" else short)
        answered += 1
    return answered
