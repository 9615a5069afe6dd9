"""Most tables here play the small test game."""

from cattery.kit import register_kit
from tests.bluff import BARE

register_kit(BARE)
