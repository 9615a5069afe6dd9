"""Both games in the frameworks that researchers use. Needs the extra: pip install "cattery[research]".

>>> from cattery.research.pettingzoo import env            # PettingZoo, AEC
>>> from cattery.research.gymnasium import SoloEnv         # Gymnasium, one seat against chosen players
>>> import cattery.research.openspiel                      # registers cattery_schrodinger and cattery_mistigri
"""


def explained(missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, saying plainly what to do about it."""
    return ModuleNotFoundError(f'{missing.name} is not installed: pip install "cattery[research]"', name=missing.name)
