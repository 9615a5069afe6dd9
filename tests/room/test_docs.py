"""docs/protocol.md names every message, field and reason; docs/fair-deal.md gives the right numbers."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from cattery.kernel import HmacDice, Nonce, fair_seed, fields, promise_of, tag_of
from cattery.room import messages
from cattery.room.messages import Reaction, Reason, SeatShown, ServerMessage, TableShown, TurnShown
from cattery.room.requests import ClientMessage
from tests.kernel.test_chance import VECTORS

DOCS = Path(__file__).resolve().parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
FAIR_DEAL = (DOCS / "fair-deal.md").read_text(encoding="utf-8")


def part(title: str) -> str:
    """One chapter of the protocol."""
    return PROTOCOL.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(chapter: str) -> dict[str, str]:
    """The first column's code words, each with its whole row."""
    found = {}
    for line in part(chapter).splitlines():
        if line.startswith("| `"):
            for word in re.findall(r"`([a-z-]+)`", line.split("|")[1]):
                found[word] = line
    return found


@pytest.mark.parametrize(("chapter", "union"), [("What you may ask", ClientMessage), ("What you hear", ServerMessage)])
def test_every_message_and_field_is_documented(chapter: str, union: Any) -> None:
    kinds, table = get_args(union), rows(chapter)
    assert set(table) == {tag_of(kind) for kind in kinds}
    for kind in kinds:
        row = table[tag_of(kind)].split("|")[2]
        named, optional = set(re.findall(r"`([a-z_]+)`", row)), set(re.findall(r"`([a-z_]+)`\?", row))
        if union is ServerMessage:
            assert named == {field.name for field in fields(kind)}, kind
        else:  # that any request may carry a client_id is said once, above the table
            own = {field.name: field.required for field in fields(kind) if field.name != "client_id" or field.required}
            assert named == set(own), kind
            assert optional == {name for name, required in own.items() if not required}, kind


@pytest.mark.parametrize("kind", [TableShown, SeatShown, TurnShown])
def test_everything_about_the_room_is_documented(kind: Any) -> None:
    chapter = part("What you hear").partition("**`room`.**")[2]
    for field in fields(kind):
        assert f"`{field.name}`" in chapter, field.name


def test_every_reason_is_documented() -> None:
    assert set(rows("Why something was refused")) == {reason.value for reason in Reason}


def test_every_reason_has_its_words_in_every_language() -> None:
    catalogues = sorted((DOCS.parent / "src" / "cattery" / "wording" / "catalogues").glob("*/refusals.ftl"))
    assert len(catalogues) == 5
    for catalogue in catalogues:
        worded = re.findall(r"^refusal-([a-z-]+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
        assert {reason.value for reason in Reason} <= set(worded), catalogue


def test_reactions_and_version_are_documented() -> None:
    assert all(f"`{reaction}`" in part("What you may ask") for reaction in get_args(Reaction))
    assert f"which is **{messages.PROTOCOL}**" in PROTOCOL


def test_the_fair_deal_in_numbers() -> None:
    def given(row: str) -> str:
        return FAIR_DEAL.partition(f"| {row} | ")[2].partition(" |")[0].strip("`")

    secret = re.search(r"Secret `([0-9a-f]+)`", FAIR_DEAL)
    game = re.search(r"game id `([0-9a-f]+)`", FAIR_DEAL)
    assert secret and game and "seat 0 revealed `aa` × 16" in FAIR_DEAL and "seat 2 revealed `cc` × 16" in FAIR_DEAL
    drawn = enumerate(("aa" * 16, "bb" * 16, "cc" * 16))
    nonces = tuple(Nonce(seat, promise_of(nonce), nonce if seat != 1 else None) for seat, nonce in drawn)
    assert promise_of(secret[1]) == given("promise of the secret")
    seed = fair_seed(game[1], secret[1], nonces)
    assert seed.hex() == given("seed")
    dice = HmacDice(seed)
    for round, n, size, shown in ((1, 0, 52, "52"), (1, 1, 52, "52"), (2, 0, 10**6, "1000000"), (1, 2, 10**30, "10³⁰")):
        assert str(dice(size, round, n)) == given(f"round {round}, n {n}, of {shown}")


def test_the_dice_alone_in_numbers() -> None:
    names = {bytes(32): "`00` × 32", bytes.fromhex("ff" * 32): "`ff` × 32", b"cattery": '"cattery"'}
    for seed, round, n, size, number in VECTORS:
        shown = "2¹⁰⁰" if size == 2**100 else str(size)
        assert f"| {names[seed]} | {round} | {n} | {shown} | {number} |" in FAIR_DEAL
