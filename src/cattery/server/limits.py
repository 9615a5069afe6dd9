"""Rate limits: leaky buckets by address. Nobody is banned; whoever asked too much waits until the bucket has leaked."""

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

ROUNDING = 1e-6  # seconds: what adding up thousands of shares may be off by


class Buckets:
    """`size` at once, and `size` more in every `seconds`, for each key."""

    def __init__(self, size: int, seconds: float, clock: Callable[[], float]) -> None:
        self._size, self._each, self._clock = size, seconds / size, clock
        self._until: dict[str, float] = {}  # when a key's bucket will have leaked dry
        self._swept = clock()

    def wait(self, key: str) -> float:
        """How long until this key may ask once more; 0: now."""
        now = self._clock()
        full = self._size * self._each
        wait = self._until.get(key, now) + self._each - full - now
        return wait if wait > ROUNDING else 0.0

    def pour(self, key: str, count: int = 1) -> None:
        """Count one, or more."""
        now = self._clock()
        self._until[key] = max(self._until.get(key, now), now) + count * self._each
        if now - self._swept > 60:  # forget whoever has been quiet, so that memory stays flat
            self._swept = now
            self._until = {key: until for key, until in self._until.items() if until > now}

    def take(self, key: str) -> float:
        """Count one if there is room for it; otherwise how long to wait."""
        wait = self.wait(key)
        if not wait:
            self.pour(key)
        return wait


def household(address: str) -> str:
    """The part of an address that a household has to itself: all of an IPv4 address, the first half of an IPv6 one."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped or ip_address(int(ip) >> 64 << 64))
    return address
