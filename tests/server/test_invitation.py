"""An invitation names an address that others can follow, and its QR code says the same."""

import pytest

from cattery.server.invitation import LONGEST, address_in_the_network, link_to, qr_rows


@pytest.mark.parametrize("host", ["192.168.1.7:8420", "cats.example", "[fe80::1]:8420"])
def test_the_address_that_found_us_is_the_one_to_give(host: str) -> None:
    assert link_to("abc", "http", host, for_the_network=False) == f"http://{host}/t/abc"


@pytest.mark.parametrize("host", ["localhost:8420", "127.0.0.1:8420", "[::1]:8420"])
def test_it_never_says_localhost(host: str) -> None:
    assert link_to("abc", "http", host, for_the_network=False) is None
    assert link_to("abc", "http", host, for_the_network=True) == f"http://{address_in_the_network()}:8420/t/abc"


def test_a_qr_code_is_a_square_of_dark_and_light() -> None:
    rows = qr_rows("http://192.168.1.7:8420/t/abc")
    assert {len(row) for row in rows} == {len(rows)} and set("".join(rows)) == {"0", "1"}
    assert rows[0].startswith("1111111")  # the corner that a camera looks for
    assert qr_rows("x" * (LONGEST + 1)) == []
