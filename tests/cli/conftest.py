"""The commands are tried on the test game."""

from cattery.kernel import register
from tests.bluff import BLUFF

register(BLUFF)
