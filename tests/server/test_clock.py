"""The server's clock goes on, whatever is done to the machine's."""

from datetime import UTC, datetime, timedelta

import pytest

from cattery.server.clock import steady_clock
from cattery.server.tables import Entropy

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_clock_that_is_set_moves_no_deadline(hours: int) -> None:
    shown, passed = NOON, 0.0
    clock = steady_clock(lambda: shown, lambda: passed)
    assert clock() == NOON
    shown, passed = NOON + timedelta(hours=hours), 30.0
    assert clock() == NOON + timedelta(seconds=30)


def test_a_server_goes_by_it() -> None:
    first = Entropy().now()
    assert abs(first - datetime.now(UTC)) < timedelta(minutes=1)
    assert "steady_clock" in Entropy().now.__qualname__
