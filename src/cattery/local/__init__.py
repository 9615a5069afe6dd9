"""Tables on one device, without a server: what runs in a browser's worker around the same `room` that a server runs."""

from cattery.local.errands import Errand, Reply, Unreadable
from cattery.local.host import Host
from cattery.local.table import LocalTable

__all__ = ["Errand", "Host", "LocalTable", "Reply", "Unreadable"]
