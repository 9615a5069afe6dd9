"""What positions and games are generic over: a game names its own types, and who goes over any game says `Game`.

That they may be left out is for type checkers, and is told them in generic.pyi: Python itself has it from 3.13 on.
"""

from typing import TypeVar

OptionsT = TypeVar("OptionsT")
TableT = TypeVar("TableT")
ViewT = TypeVar("ViewT")
ChoiceT = TypeVar("ChoiceT")
