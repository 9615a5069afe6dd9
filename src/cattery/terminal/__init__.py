"""The terminal: games told in plain lines, played by numbers or notation."""

from cattery.terminal.play import Wish, play
from cattery.terminal.retelling import heading, retell
from cattery.terminal.reviewing import retell_review
from cattery.terminal.rules import rulebook
from cattery.terminal.screen import Screen, standard_screen
from cattery.terminal.stepping import Stepper

__all__ = [
    "Screen",
    "Stepper",
    "Wish",
    "heading",
    "play",
    "retell",
    "retell_review",
    "rulebook",
    "standard_screen",
]
