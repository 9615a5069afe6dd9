"""Who asks, behind a proxy: only named proxies are believed, and only addresses."""

from typing import Any

import pytest

from cattery.server.proxies import Proxies

NAMED = Proxies(["127.0.0.1", "10.0.0.0/8", "::1"])


def asked(client: str | None, kind: str = "http", **headers: str) -> tuple[str | None, str]:
    scope: dict[str, Any] = {
        "type": kind,
        "scheme": "http" if kind == "http" else "ws",
        "client": (client, 5) if client else None,
        "headers": [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()],
    }
    NAMED.believe(scope)
    return scope["client"][0] if scope["client"] else None, scope["scheme"]


@pytest.mark.parametrize(
    ("said", "believed"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:DB8::1", "2001:db8::1"),
        ("192.0.2.9, 192.0.2.1", "192.0.2.1"),  # the first was said by the stranger
        ("192.0.2.1, 10.1.2.3", "192.0.2.1"),  # two proxies of ours
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("unknown", "127.0.0.1"),
        ("192.0.2.1:80", "127.0.0.1"),
        ("fe80::1%eth0", "127.0.0.1"),
        ("192.0.2.1, nonsense", "127.0.0.1"),
        ("192.0.2.9, nonsense, 10.1.2.3", "10.1.2.3"),
        ("", "127.0.0.1"),
        ("x" * 9000, "127.0.0.1"),
        ("é", "127.0.0.1"),
    ],
)
def test_a_named_proxy_is_believed_as_far_as_it_says_addresses(said: str, believed: str) -> None:
    assert asked("127.0.0.1", x_forwarded_for=said) == (believed, "http")


def test_anybody_else_is_not() -> None:
    for stranger in ("192.0.2.7", "11.0.0.1", "testclient", "2001:db8::7"):
        assert asked(stranger, x_forwarded_for="192.0.2.1", x_forwarded_proto="https") == (stranger, "http")
    assert asked(None, x_forwarded_for="192.0.2.1") == (None, "http")


def test_the_scheme_is_one_of_two() -> None:
    assert asked("::1", x_forwarded_proto="HTTPS") == ("::1", "https")
    assert asked("::1", "websocket", x_forwarded_proto="https") == ("::1", "wss")
    assert asked("::1", x_forwarded_proto="gopher") == ("::1", "http")
