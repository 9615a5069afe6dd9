from typing import Any

from typing_extensions import TypeVar

from cattery.kernel.data import Data

OptionsT = TypeVar("OptionsT", bound=Data, default=Any)
TableT = TypeVar("TableT", default=Any)
ViewT = TypeVar("ViewT", default=Any)
ChoiceT = TypeVar("ChoiceT", default=Any)
