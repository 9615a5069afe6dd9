"""Two-card bluff from somebody who brings the rules and nothing else: no words, no bots, no measures."""

from cattery.kit import Kit
from tests.bluff import game

BARE = Kit("bluff", "tests.bluff.bare", given={"game": game})
