"""Figures as each language writes them: 12.3%, 12,3 %."""

from fluent.runtime.types import fluent_number

from cattery.wording.loading import catalogue


class Figures:
    """Writes measured numbers, with so many digits after the point."""

    def __init__(self, language: str) -> None:
        self._words = catalogue(language).words

    def decimal(self, value: float, digits: int = 1) -> str:
        """A plain number."""
        return self._written(value, digits, "decimal")

    def percent(self, value: float, digits: int = 1) -> str:
        """A share of one."""
        return self._written(value, digits, "percent")

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference: more has its sign too."""
        return ("+" if value >= 0 else "") + self.decimal(value, digits)

    def _written(self, value: float, digits: int, style: str) -> str:
        number = fluent_number(value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self._words("figure", value=number)
