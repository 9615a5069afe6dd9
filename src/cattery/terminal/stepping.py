"""A recorded game, step by step: the arrow keys at a terminal, or plain lines anywhere. Nothing is redrawn."""

import re
import sys
from collections.abc import Callable

from cattery.kernel import SPECTATOR, Event
from cattery.kit import Kit
from cattery.room.replay import EVERYBODY, Replay
from cattery.terminal.commands import HELP, command_words, folded
from cattery.terminal.manners import manners_of
from cattery.terminal.screen import Quit, Screen
from cattery.wording import Teller

ARROWS = {"\x1b[C": "on", "\x1b[D": "back", "\x1b[B": "round", "\x1b[A": "round-back"}
ENDS = ("\r", "\n")
CTRL_C, CTRL_D, ERASE = "\x03", "\x04", "\x7f"


class Stepper:
    """Where somebody is in a game, and through whose eyes they look."""

    def __init__(self, kit: Kit, screen: Screen, language: str, replay: Replay, viewer: int | None) -> None:
        self.screen, self.replay, self.ply = screen, replay, 0
        self._kit, self._language = kit, language
        self._topics = manners_of(kit).topics
        self._look_through(EVERYBODY if viewer is None else viewer)
        says = self.teller.words
        self._words = {folded(says(f"terminal-step-{word}")): word for word in ("back", "seat", "all")}
        self._commands = command_words(kit.name, self._topics, language)

    def _look_through(self, viewer: int) -> None:
        self.viewer = viewer
        self.teller = Teller(self._kit.name, self._language, viewer if viewer >= 0 else SPECTATOR)

    def run(self) -> None:
        """Until the person leaves."""
        self.screen.say(self.teller.words("terminal-step-help", help=HELP))
        self._tell()
        try:
            while True:
                self._do(self._typed())
        except (Quit, KeyboardInterrupt):
            self.screen.say("")

    def _tell(self) -> None:
        """What happened at this ply, as these eyes saw it."""
        words, last = self.teller.words, len(self.replay.shots) - 1
        self.screen.say(words("terminal-step-ply", ply=self.ply, last=last), style="question")
        for sighting in self.replay.frame(self.ply, self.viewer).sightings:
            self.screen.say(*self.teller.tell(sighting))
        if self.ply == last:
            self.screen.say(words("terminal-over"))

    def _do(self, typed: str) -> None:
        word, _, rest = folded(typed).partition(" ")
        asked, command = self._words.get(word, typed), self._commands.get(word, "")
        if asked in ("", "on"):
            self._go(self.ply + 1)
        elif asked == "back":
            self._go(self.ply - 1)
        elif asked in ("round", "round-back"):
            self._go(self._round(1 if asked == "round" else -1))
        elif typed.isdecimal():
            self._go(int(typed))
        elif asked == "all" or (asked == "seat" and rest.isdecimal() and int(rest) <= self.replay.players):
            self._look_through(EVERYBODY if asked == "all" else int(rest) - 1 if int(rest) else SPECTATOR)
            self._tell()
        elif asked == "seat":
            self._refuse("terminal-seat-numbers")
        elif command == "quit":
            raise Quit
        elif command in self._topics and self.viewer >= 0:
            view = self.replay.frame(self.ply, self.viewer).view
            self.screen.say(*self._topics[command](view, self.teller, self.screen.width))
        elif command == "help":
            self.screen.say(self.teller.words("terminal-step-help", help=HELP))
        else:
            self._refuse("terminal-not-understood", text=typed, help=HELP)

    def _go(self, ply: int) -> None:
        """To this ply; beyond either end is no way."""
        last = len(self.replay.shots) - 1
        if 0 <= ply <= last:
            self.ply = ply
            self._tell()
        else:
            self._refuse("terminal-step-no-further", last=last)

    def _round(self, by: int) -> int:
        opens: Callable[[Event], bool] = lambda event: bool(event.opens_round)  # noqa: E731
        rounds = [ply for ply, shot in enumerate(self.replay.shots) if any(map(opens, shot.events))]
        ahead = [ply for ply in rounds if (ply - self.ply) * by > 0]
        return (ahead[0] if by > 0 else ahead[-1]) if ahead else len(self.replay.shots) - 1 if by > 0 else 0

    def _refuse(self, message: str, **values: object) -> None:
        self.screen.say(self.teller.words(message, **values), style="refusal")

    def _typed(self) -> str:
        """A line; at a terminal an arrow key is one by itself."""
        prompt = self.teller.words("terminal-step-prompt")
        if self.screen.is_interactive and sys.platform != "win32":
            return _by_keys(prompt)
        return self.screen.ask(prompt)


def _by_keys(prompt: str) -> str:
    """What is typed up to Enter, or the name of an arrow key as soon as it is pressed."""
    import termios
    import tty

    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    text = ""
    try:
        tty.setcbreak(handle, termios.TCSADRAIN)  # before we ask, and without losing what was typed ahead
        print(prompt, end=" ", flush=True)
        while True:
            key = sys.stdin.read(1)
            if key == "\x1b":
                key += sys.stdin.read(2)
                if key in ARROWS:
                    print(flush=True)
                    return ARROWS[key]
            elif key in ("", CTRL_D, CTRL_C):
                raise Quit
            elif key in ENDS:
                print(flush=True)
                return re.sub(r"[^ -~\u00a0-\uffff]", "", text).strip()[:200]
            elif key == ERASE:
                text = text[:-1]
                print("\b \b", end="", flush=True)
            else:
                text += key
                print(key, end="", flush=True)
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)
