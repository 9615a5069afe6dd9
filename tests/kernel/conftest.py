"""The kernel is proven on the test game alone."""

from cattery.kit import register_kit
from tests.bluff import BARE

register_kit(BARE)
