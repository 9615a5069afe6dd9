"""The terminal: games told in plain lines, played by numbers or notation."""

from cattery.terminal.play import Wish, play
from cattery.terminal.retelling import heading, retell
from cattery.terminal.rules import rulebook
from cattery.terminal.screen import Screen, standard_screen
from cattery.terminal.stepping import Stepper

__all__ = ["Screen", "Stepper", "Wish", "heading", "play", "retell", "rulebook", "standard_screen"]
