"""The HTTP API and its guard: cookies, origins, policies, limits, errors."""

import asyncio
import json
import re
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from cattery.server.guard import from_this_machine, same_origin
from cattery.server.limits import Buckets, household
from proof.kit.client import Player, open_table, seated
from proof.kit.serving import ServerProcess


def test_it_is_alive_and_ready(http: httpx.Client) -> None:
    assert http.get("/healthz").json() == {"status": "alive"}
    assert http.get("/readyz").json() == {"status": "ready"}


def test_it_says_what_can_be_played(http: httpx.Client) -> None:
    offer = http.get("/api/offer").json()
    assert offer["protocol"] == 1
    assert "random" in offer["levels"]
    assert "bluff" in [game["name"] for game in offer["games"]]


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/healthz", "/api/offer", "/api/openapi.json", "/nothing/here"])
def test_every_answer_tells_browsers_to_trust_nobody_else(http: httpx.Client, path: str) -> None:
    headers = http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # for the engine on the visitor's own device, and no more
    assert policy.count("unsafe") == 1
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/assets/%00", f"/assets/{'a' * 256}", f"/assets/{'%C3%A9' * 128}", "/t/%00", "/%00"])
def test_what_no_file_can_be_called_is_refused_and_no_fault_of_ours(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert (answer.status_code, answer.json()) == (400, {"code": "malformed", "field": "path", "type": "refused"})


@pytest.mark.parametrize(
    "way", ["../index.html", "%2e%2e/index.html", "..%2f..%2fapp.py", "/etc/passwd", "%5c..%5capp.py"]
)
def test_no_way_leads_out_of_the_pages_folder(server: ServerProcess, way: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:  # httpx would tidy the path up
        line.sendall(f"GET /assets/{way} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        assert line.makefile("rb").readline() == b"HTTP/1.1 404 Not Found\r\n"


def test_a_browser_gets_one_token_out_of_the_pages_reach(http: httpx.Client) -> None:
    cookie = http.get("/").headers["set-cookie"]
    assert re.fullmatch("cattery=[0-9a-f]{32}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", cookie), (
        "over plain http it is not Secure, or it would not come back"
    )
    assert "set-cookie" not in http.get("/").headers, "it has one now"
    behind_https = httpx.get(f"{http.base_url}/", headers={"X-Forwarded-Proto": "https"})
    assert behind_https.headers["set-cookie"].endswith("; Secure")


@pytest.mark.anyio
async def test_a_socket_without_a_cookie_gets_one(server: ServerProcess) -> None:
    player = Player(server.url, open_table(server.url), "Ada")
    player.token = "not a token"
    async with player:
        assert player.socket.response is not None
        assert "HttpOnly; SameSite=Lax" in player.socket.response.headers["set-cookie"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "file://"])
def test_pages_of_other_sites_can_change_nothing(http: httpx.Client, origin: str) -> None:
    answer = http.post("/api/tables", json={"game": "bluff"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json() == {"type": "refused", "code": "foreign-page", "field": "origin"}


@pytest.mark.anyio
@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
async def test_pages_of_other_sites_get_no_socket(server: ServerProcess, origin: str) -> None:
    player = Player(server.url, open_table(server.url), "Ada")
    with pytest.raises(InvalidStatus) as refused:
        await player.connect(origin=origin)
    assert refused.value.response.status_code == 403
    assert refused.value.response.body is not None
    assert json.loads(refused.value.response.body)["code"] == "foreign-page"


@pytest.mark.anyio
async def test_a_socket_to_nowhere_is_told_so(server: ServerProcess) -> None:
    nowhere = Player(server.url, "any", "Ada")
    nowhere.address += "/further"
    with pytest.raises(InvalidStatus) as refused:
        await nowhere.connect()
    assert refused.value.response.status_code == 404
    assert refused.value.response.body == b'{"type":"refused","code":"unknown-table"}'


UNREADABLE = (
    b'{"game":"\xff"}',
    b"\xff\xfe",
    b'{"game":"bluff","options":{"\xff":1}}',
    b'{"game":"bluff","options":{"players":NaN}}',
    b'{"game":"bluff","options":{"players":1e400}}',
    b'{"game":"bluff","clock":-1e400}',
    b'{"game":"\\ud800"}',
    b"{",
)


@pytest.mark.parametrize("path", ["/api/tables", "/api/codes"])
def test_what_is_no_json_of_ours_is_refused_with_a_code_and_no_error_of_ours(
    server: ServerProcess, http: httpx.Client, path: str
) -> None:
    for body in UNREADABLE:
        answer = http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body
    assert "UnicodeDecodeError" not in server.log.read_text()


def test_the_origin_of_a_page_is_compared_with_its_scheme(server: ServerProcess, http: httpx.Client) -> None:
    """Behind a proxy that ends TLS, our page is https; a page of the same name by http is another's."""
    ours = server.url.replace("http:", "https:")
    proxied = {"X-Forwarded-Proto": "https"}
    for headers, status in (
        ({"Origin": ours}, 403),
        ({"Origin": ours, **proxied}, 201),
        ({"Origin": server.url, **proxied}, 403),
        ({"Origin": server.url}, 201),
    ):
        assert http.post("/api/tables", json={"game": "bluff"}, headers=headers).status_code == status


@pytest.mark.anyio
async def test_our_own_page_gets_both(server: ServerProcess, http: httpx.Client) -> None:
    answer = http.post("/api/tables", json={"game": "bluff"}, headers={"Origin": server.url})
    assert answer.status_code == 201
    player = Player(server.url, answer.json()["table"], "Ada")
    await player.connect(origin=server.url)
    await player.socket.close()


def test_origin_is_compared_with_host_as_a_whole() -> None:
    def asked(origin: bytes | None, host: bytes | None, scheme: str = "wss") -> bool:
        headers = [(b"origin", origin), (b"host", host)]
        given = [pair for pair in headers if pair[1] is not None]
        return same_origin({"type": "websocket", "scheme": scheme, "headers": given})

    assert asked(b"https://cats.example", b"cats.example")
    assert asked(b"http://Cats.Example:8420", b"cats.example:8420", "ws")
    assert not asked(b"http://cats.example", b"cats.example") and not asked(
        b"https://cats.example", b"cats.example", "ws"
    )
    assert asked(None, b"cats.example"), "a program that is no browser"
    assert not asked(b"https://cats.example.evil.example", b"cats.example")
    assert not asked(b"https://cats.example:8421", b"cats.example:8420")
    assert not asked(b"null", b"") and not asked(b"", b"")
    assert not asked(b"https://cats.example", None)
    assert not asked(b"http://[", b"["), "what is no address at all"


@pytest.mark.parametrize(
    ("headers", "status", "field"),
    [({"Origin": "http://["}, 403, "origin"), ({"Host": "["}, 400, "host"), ({"Host": "localhost:port"}, 400, "host")],
)
def test_an_address_that_is_none_is_refused_like_other_nonsense(
    http: httpx.Client, headers: dict[str, str], status: int, field: str
) -> None:
    answer = http.post("/api/tables", json={"game": "bluff"}, headers=headers)
    assert (answer.status_code, answer.json()["field"]) == (status, field)
    assert "content-security-policy" in answer.headers


def test_metrics_are_for_this_machine_alone(http: httpx.Client) -> None:
    assert "cattery_answer_seconds" in http.get("/metrics").text
    for headers in {"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=1.2.3.4"}, {"Host": "cats.example"}:
        assert http.get("/metrics", headers=headers).status_code == 404

    def asked(address: str, host: bytes = b"localhost:8420") -> bool:
        return from_this_machine({"client": (address, 1), "headers": [(b"host", host)]})

    assert asked("127.0.0.1") and asked("::1") and asked("::ffff:127.0.0.1") and asked("127.0.0.1", b"[::1]:8420")
    assert not asked("192.168.1.7") and not asked("") and not asked("127.0.0.1", b"rebound.example")


@pytest.mark.anyio
async def test_a_code_leads_to_its_table_while_seats_are_open(server: ServerProcess, http: httpx.Client) -> None:
    opened = http.post("/api/tables", json={"game": "bluff"}).json()
    said = opened["code"].lower()
    assert re.fullmatch("[a-z]{6}", said)
    assert http.post("/api/codes", json={"code": f"{said[:3]} {said[3:]}"}).json() == opened
    async with seated(server.url, opened["table"], "Ada", "Bob"):
        full = http.post("/api/codes", json={"code": said})
        assert (full.status_code, full.json()["code"]) == (404, "unknown-code")


def test_ten_wrong_codes_a_minute_and_nobody_is_banned(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server, httpx.Client(base_url=server.url) as http:
        opened = http.post("/api/tables", json={"game": "bluff"}).json()
        wrong = [http.post("/api/codes", json={"code": "AAAAAA"}).status_code for _ in range(11)]
        assert wrong == [404] * 10 + [429]
        right = http.post("/api/codes", json={"code": opened["code"]})
        assert right.status_code == 429, "a right one is refused too, or guessing could go on"
        assert 1 <= int(right.headers["retry-after"]) <= 7
        assert http.post("/api/tables", json={"game": "bluff"}).status_code == 201, "everything else goes on"


@pytest.mark.anyio
async def test_wrong_codes_said_all_at_once_are_ten_too_and_nobody_waits_longer_for_it(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            said = await asyncio.gather(*(http.post("/api/codes", json={"code": "AAAAAA"}) for _ in range(40)))
    assert sorted(answer.status_code for answer in said) == [404] * 10 + [429] * 30
    assert all(1 <= int(answer.headers["retry-after"]) <= 7 for answer in said if answer.status_code == 429)


def test_buckets_leak_and_forget() -> None:
    now = [0.0]
    buckets = Buckets(10, 60.0, lambda: now[0])
    assert [buckets.take("a") for _ in range(10)] == [0.0] * 10
    assert buckets.take("a") == pytest.approx(6.0)
    assert buckets.take("b") == 0.0, "another household"
    now[0] = 6.1
    assert buckets.take("a") == 0.0 and buckets.take("a") > 0
    now[0] = 200.0
    assert buckets.take("a") == 0.0
    assert len(buckets._until) == 1, "whoever was quiet is forgotten"


def test_a_household_is_one_address_or_half_of_one() -> None:
    assert household("203.0.113.7") == "203.0.113.7" == household("::ffff:203.0.113.7")
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") != household("2001:db8:1:3::1")


@pytest.mark.parametrize(
    ("wish", "code", "field"),
    [
        ({"game": "whist"}, "unknown-game", "game"),
        ({"game": "bluff", "options": {"players": 3}}, "bad-option", "players"),
        ({"game": "bluff", "options": {"jokers": 1}}, "bad-option", "jokers"),
        ({"game": "bluff", "clock": 7}, "malformed", "clock"),
        ({"game": 7}, "malformed", "game"),
        ({}, "malformed", "game"),
        ([], "malformed", None),
    ],
)
def test_an_unlawful_table_is_refused_by_name(http: httpx.Client, wish: object, code: str, field: str | None) -> None:
    answer = http.post("/api/tables", json=wish)
    assert answer.status_code == {"malformed": 400, "unknown-game": 404, "bad-option": 409}[code]
    assert (answer.json()["code"], answer.json().get("field")) == (code, field)


def test_other_methods_paths_and_kinds_are_refused_without_a_word_from_within(http: httpx.Client) -> None:
    assert http.get("/nothing").status_code == 404
    assert http.delete("/api/tables").status_code == 405
    assert http.get("/api/tables/x/line").status_code in (404, 405)
    assert http.post("/api/tables", content=b"\xff\xfe").status_code == 400
    assert (
        http.post("/api/tables", content=b"[" * 10_000, headers={"content-type": "application/json"}).status_code == 400
    )
    assert http.post("/api/tables", content=b"x" * 100_000).status_code == 413
    assert http.post("/api/tables", content=iter([b"x"] * 10)).status_code == 413
    for path in ("/nothing", "/api/tables/x/games/y/record"):
        assert "Traceback" not in http.get(path).text and ".py" not in http.get(path).text


@pytest.mark.anyio
async def test_a_record_is_there_only_after_the_game_and_only_at_its_table(
    server: ServerProcess, http: httpx.Client
) -> None:
    table, elsewhere = open_table(server.url), open_table(server.url)
    async with seated(server.url, table, "Ada", "Bob") as (ada, _):
        await ada.ask("start")
        await ada.until(lambda message: message["type"] == "frame")
        assert ada.frame is not None
        path = f"games/{ada.frame['game']}/record"
        assert http.get(f"/api/tables/{table}/{path}").status_code == 404
        assert http.get(f"/api/tables/{elsewhere}/{path}").status_code == 404
