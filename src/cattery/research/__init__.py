"""Every game in the frameworks that researchers use. Needs the extra: pip install "cattery[research]".

>>> from cattery.research.pettingzoo import env            # PettingZoo, AEC
>>> from cattery.research.gymnasium import SoloEnv         # Gymnasium, one seat against chosen players
>>> import cattery.research.openspiel                      # registers every game, as cattery_ and its name
"""

from cattery.extras import MissingExtra


def explained(missing: ModuleNotFoundError) -> MissingExtra:
    """The same error, saying plainly what to do about it."""
    return MissingExtra("research", missing.name or "")
