"""What is not installed, in one sentence: the core needs msgspec alone, and everything else comes with an extra."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ModuleNotFoundError):
    """A library that an extra of this package brings is not installed."""

    def __init__(self, extra: str, library: str) -> None:
        super().__init__(f"{library} is not installed: {install(extra)}", name=library)
        self.extra, self.library = extra, library


def install(extra: str) -> str:
    """What to type for it."""
    return f'pip install "cattery[{extra}]"'


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports that an extra makes possible: MissingExtra names it where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as fault:
        library = (fault.name or "").partition(".")[0]
        if isinstance(fault, MissingExtra) or library in ("", "cattery"):
            raise
        raise MissingExtra(extra, library) from None
