"""Who asks, when a proxy asks for somebody. Only proxies that the host named are believed, and only plain addresses."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

Address = Any  # of ipaddress: its two classes have no common name


class Proxies:
    """The proxies that may say for whom they ask: single addresses, or networks."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(one) for one in named]

    def believe(self, scope: Any) -> None:
        """Put the address and the scheme of whoever is behind a named proxy into a request; else leave it as it is."""
        client = scope.get("client")
        if client is None or not self._is_named(client[0]):
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name.startswith(b"x-forwarded")}
        scheme = headers.get(b"x-forwarded-proto", "").strip().lower()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
        # each proxy adds whom it heard from at the end: the last one that is none of ours is the nearest stranger
        for said in reversed(headers.get(b"x-forwarded-for", "").split(",")):
            address = _plain(said.strip())
            if address is None:
                return
            scope["client"] = (address, 0)
            if not self._is_named(address):
                return

    def _is_named(self, text: str) -> bool:
        address = _address(text)
        return address is not None and any(address in network for network in self._networks)


def _address(text: str) -> Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _plain(text: str) -> str | None:
    """An address in its one spelling; None for anything else: names, ports, `unknown`, zones, nonsense."""
    address = _address(text)
    return str(address) if address is not None and "%" not in text else None
