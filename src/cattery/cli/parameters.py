"""Whole numbers as parameters. The library would round 80.5; here it is refused like any other word."""

from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter, Token, validators


def whole_number(kind: Any, tokens: Sequence[Token]) -> int:
    """What was typed; ValueError if that is no whole number."""
    return int(tokens[0].value)


Whole = Annotated[int, Parameter(converter=whole_number)]
Natural = Annotated[int, Parameter(converter=whole_number, validator=validators.Number(gte=0))]
Positive = Annotated[int, Parameter(converter=whole_number, validator=validators.Number(gte=1))]
Port = Annotated[int, Parameter(converter=whole_number, validator=validators.Number(gte=0, lte=65535))]
