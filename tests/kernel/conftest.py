"""The kernel is proven on the test game alone."""

from cattery.kernel import register
from tests.bluff import BLUFF

register(BLUFF)
