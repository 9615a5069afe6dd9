"""The socket protocol from a stranger's hand: whatever is sent, a clear answer comes, and nothing has changed."""

import asyncio
import json
from contextlib import suppress
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cattery.kernel import tag_of
from cattery.room.messages import Reason
from cattery.room.parsing import Malformed, parse
from cattery.room.requests import ClientMessage
from proof.kit.client import Message, Player, open_table, seated
from proof.kit.serving import ServerProcess

REASONS = {reason.value for reason in Reason}

WRONG: list[tuple[str, str | None]] = [
    ("", None),
    ("null", None),
    ("7", None),
    ("[]", None),
    ("{}", None),
    ("{", None),
    ('{"type":"answer"}', "client_id"),
    ('{"type":"nonsense"}', "type"),
    ('{"type":7}', None),
    ('{"type":"hello","protocol":1}', "type"),
    ('{"type":"answer","game":7,"ply":0,"text":"H","client_id":"a"}', "game"),
    ('{"type":"answer","game":"g","ply":"0","text":"H","client_id":"a"}', "ply"),
    ('{"type":"answer","game":"g","ply":1e99,"text":"H","client_id":"a"}', "ply"),
    ('{"type":"answer","game":"g","ply":-2,"text":"H","client_id":"a"}', "ply"),
    ('{"type":"answer","game":"g","ply":0,"text":["H"],"client_id":"a"}', "text"),
    ('{"type":"answer","game":"g","ply":0,"text":"' + "H" * 65 + '","client_id":"a"}', "text"),
    ('{"type":"kick","seat":99}', "seat"),
    ('{"type":"sit","name":"Eve","promise":"not a hash"}', "promise"),
    ('{"type":"react","reaction":"explode"}', "reaction"),
    ("[" * 2000, None),
    ('{"type":' * 400, None),
    ('{"type":"say","text":"\\ud800"}', None),
]


@pytest.mark.parametrize(("text", "field"), WRONG)
def test_what_is_no_message_is_refused_by_field(text: str, field: str | None) -> None:
    if field == "type" and "hello" in text:
        parse(text)  # a message, but not the second time: see below
        return
    with pytest.raises(Malformed) as refused:
        parse(text)
    assert refused.value.refused.code == Reason.MALFORMED
    if field is not None:
        assert refused.value.refused.field == field


def test_what_is_too_large_is_refused_as_such() -> None:
    with pytest.raises(Malformed) as refused:
        parse('{"type":"say","text":"' + "é" * 3000 + '"}')
    assert refused.value.refused.code == Reason.TOO_LARGE


def test_a_refusal_carries_the_requests_own_name() -> None:
    with pytest.raises(Malformed) as refused:
        parse('{"type":"answer","client_id":"mine"}')
    assert refused.value.refused.client_id == "mine"


def stored(player: Player) -> tuple[int, str]:
    """What the table's public face says of its log."""
    return player.room["seq"], player.room["phase"]


@pytest.mark.anyio
async def test_nonsense_is_answered_and_changes_nothing(server: ServerProcess) -> None:
    async with seated(server.url, open_table(server.url), "Ada", "Bob") as (ada, bob):
        await ada.ask("start")
        await bob.until(lambda message: message["type"] == "frame")
        before = stored(bob)
        async with Player(server.url, ada.table, "Eve") as eve:
            for text, _ in WRONG:
                await eve.socket.send(text)
                said = await eve.until(lambda message: message["type"] == "refused")
                assert said["code"] in REASONS
            await eve.socket.send(b'{"type":"start"}')  # a binary frame
            assert (await eve.until(lambda message: message["type"] == "refused"))["code"] == "malformed"
        await bob.ask("catch-up")
        await bob.until(lambda message: message["type"] == "frame")
        assert stored(bob) == before


@pytest.mark.anyio
@pytest.mark.parametrize("first", ['{"type":"start"}', '{"type":"hello","protocol":2}', "{", '{"type":"hello"}'])
async def test_a_line_begins_with_hello_in_our_protocol(server: ServerProcess, first: str) -> None:
    async with connect(Player(server.url, open_table(server.url), "Ada").address) as socket:
        await socket.send(first)
        said = json.loads(await socket.recv())
        assert said["type"] == "refused" and said["code"] in ("malformed", "protocol")
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


@pytest.mark.anyio
async def test_a_table_that_is_not_there_is_named_as_such(server: ServerProcess) -> None:
    async with connect(Player(server.url, "nowhere", "Ada").address) as socket:
        assert json.loads(await socket.recv()) == {"type": "refused", "code": "unknown-table"}


@pytest.mark.anyio
@pytest.mark.parametrize(("frame", "code"), [("x" * 70_000, 1009), (b"\xff\xfe\xfd", 1007)])
async def test_what_is_no_text_of_any_size_ends_the_line(server: ServerProcess, frame: str | bytes, code: int) -> None:
    """Longer than 64 KiB, or not UTF-8: the protocol below ours has its own words for that."""
    async with Player(server.url, open_table(server.url), "Ada") as ada:
        await ada.socket.send(frame, text=True)
        with pytest.raises(ConnectionClosed) as closed:
            await ada.until(lambda message: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code


@pytest.mark.anyio
async def test_only_the_asked_seat_answers_and_only_this_question(server: ServerProcess) -> None:
    async with seated(server.url, open_table(server.url), "Ada", "Bob") as (ada, bob):
        await ada.ask("start")
        for player in ada, bob:
            await player.until(lambda message: message["type"] == "frame")
        assert ada.frame is not None and bob.frame is not None
        game, choice = ada.frame["game"], ada.frame["choices"][0]
        assert "choices" not in bob.frame

        async def refused(player: Player, **changes: Any) -> str:
            said = await player.ask("answer", **{"game": game, "ply": 0, "text": choice, **changes})
            assert said["type"] == "refused", said
            return str(said["code"])

        assert await refused(bob) == "not-your-turn"
        assert await refused(bob, text="nonsense") == "not-your-turn", (
            "whose turn it is comes first: errors tell nothing"
        )
        assert await refused(ada, ply=-1) == "stale" == await refused(ada, ply=7)
        assert await refused(ada, game="another") == "other-game"
        illegal = await ada.ask("answer", game=game, ply=0, text="?")
        assert (illegal["code"], illegal["rule"]) == ("illegal", "B3")
        async with Player(server.url, ada.table, "Eve") as eve:
            assert await refused(eve) == "not-seated", "another's token"
        assert (await ada.ask("answer", game=game, ply=0, text=choice, client_id="x"))["ply"] == 1
        assert (await ada.ask("answer", game=game, ply=0, text=choice, client_id="x"))["ply"] == 1, "safe to send again"
        await bob.ask("catch-up")
        assert (await bob.until(lambda message: message["type"] == "frame"))["ply"] == 1, "and not done again"


@pytest.mark.anyio
async def test_whoever_sends_too_much_is_refused_and_goes_on_later(server: ServerProcess) -> None:
    async with seated(server.url, open_table(server.url), "Ada", "Bob") as (ada, _):
        for number in range(70):
            await ada.send(type="sit", name="Ada", client_id=f"r{number}")
        said = [await ada.until(lambda message: message["type"] in ("accepted", "refused")) for _ in range(70)]
        codes = [message.get("code", "done") for message in said]
        assert set(codes) == {"done", "too-fast"} and codes[:50] == ["done"] * 50
        while (await ada.ask("sit", name="Ada"))["type"] != "accepted":
            pass


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
TYPES = [tag_of(kind) for kind in get_args(ClientMessage)]
FIELDS = [
    "client_id",
    "name",
    "seat",
    "promise",
    "game",
    "nonce",
    "ply",
    "text",
    "level",
    "reaction",
    "key",
    "protocol",
]
messages = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(TYPES),
    st.dictionaries(
        st.sampled_from(FIELDS), anything | st.integers(-2, 5) | st.sampled_from(["a", "H", "?"]), max_size=5
    ),
)


@given(messages)
def test_whatever_the_json_it_is_a_message_or_a_refusal(message: dict[str, Any]) -> None:
    with suppress(Malformed):
        assert parse(json.dumps(message)) is not None


def test_a_stranger_may_say_anything_in_any_order(server: ServerProcess) -> None:
    """A fuzz over one real connection: each request is answered by its name, and others play on untouched."""

    async def main() -> None:
        async with seated(server.url, open_table(server.url), "Ada", "Bob") as (ada, bob):
            await ada.ask("start")
            await bob.until(lambda message: message["type"] == "frame")
            before = stored(bob)
            said: list[Message] = []
            async with Player(server.url, ada.table, "Eve") as eve:
                for number, message in enumerate(drawn):
                    await eve.send(**{**message, "client_id": f"f{number}"})
                    if message["type"] != "heartbeat":
                        name = f"f{number}"
                        said.append(await eve.until(lambda m, name=name: m.get("client_id") == name))  # type: ignore[misc]
            assert {message["type"] for message in said} <= {"accepted", "refused"}
            assert all(message["code"] in REASONS for message in said if message["type"] == "refused")
            await bob.ask("catch-up")
            await bob.until(lambda message: message["type"] == "frame")
            assert stored(bob) == before

    drawn: list[dict[str, Any]] = []

    @settings(max_examples=300, database=None, suppress_health_check=list(HealthCheck))
    @given(messages)
    def collect(message: dict[str, Any]) -> None:
        if message["type"] not in ("catch-up", "hello"):
            drawn.append(message)

    collect()
    asyncio.run(main())
