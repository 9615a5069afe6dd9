"""What time it is, for a program in which deadlines must not move because somebody sets the machine's clock."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from time import monotonic

EPOCH = datetime(1970, 1, 1, tzinfo=UTC).toordinal()


def utc() -> datetime:
    """What the machine's clock shows."""
    return datetime.now(UTC)


def steady_clock(wall: Callable[[], datetime] = utc, ticks: Callable[[], float] = monotonic) -> Callable[[], datetime]:
    """A clock that is right when it is made, and afterwards goes by what has really passed, never by what was set."""
    began, first = wall(), ticks()
    return lambda: began + timedelta(seconds=ticks() - first)


def day_of(moment: datetime) -> int:
    """The day of a moment, counted since 1970."""
    return moment.toordinal() - EPOCH
