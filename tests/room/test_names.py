"""Nicknames: NFC, 1 to 24 characters, nothing invisible, unique at the table."""

import pytest

from cattery.room import Refusal
from cattery.room.messages import Reason
from cattery.room.names import clean_chat, clean_name
from cattery.room.requests import Sit
from proof.kit.desk import Desk


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),  # NFC
        ("  Tom  ", "Tom"),
        ("x" * 24, "x" * 24),
        ("小猫 \U0001f431", "小猫 \U0001f431"),
        ("\U0001f469\u200d\U0001f9b0", "\U0001f469\u200d\U0001f9b0"),  # an emoji held together by a joiner
        ("\u2764\ufe0f", "\u2764\ufe0f"),  # and one that is red by a selector
        ("<b>&'\"", "<b>&'\""),  # escaped where it is rendered, not here
    ],
)
def test_good_names(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize("name", ["", "   ", "\n", "x" * 25])
def test_length(name: str) -> None:
    with pytest.raises(Refusal) as no:
        clean_name(name)
    assert no.value.code == Reason.NAME_LENGTH and no.value.field == "name"


@pytest.mark.parametrize(
    "name",
    [
        "a\x00b",
        "a\tb",
        "a\x7fb",
        "a\u202eb",
        "\u2067a",
        "a\u200fb",
        "a\u200bb",
        "a\ufeffb",
        "a\u2028b",
        "\ue000",
        "\u200d",
        "\ufe0f",
        "\ud800",
        "\u3164",  # letters, a symbol and marks that show nothing
        "\u115fa",
        "\u2800",
        "A\u034fnn",
        "Ann\U000e0100",
        "\u200d \u200d",  # a space that trimming does not find
        "Ann\u2065",  # not given to any letter yet, and to be shown as nothing until then
        "Ann\ufff3",
        "Ann\U000e0fff",
        "A" + "\u0336" * 5,  # marks piled up over whatever is written around
    ],
)
def test_invisible_and_bidirectional_characters(name: str) -> None:
    with pytest.raises(Refusal) as no:
        clean_name(name)
    assert no.value.code == Reason.NAME_CHARACTERS


@pytest.mark.parametrize("other", ["Zoë", "zoë", "ZOË", "Zoe\u0308", "Ｚｏë", "Z\u200doë", "Zoë\ufe0f", "\u200d Zoë"])
def test_names_are_unique_at_the_table_however_they_are_written(other: str) -> None:
    desk = Desk()
    desk.sit("Zoë")
    desk.open("other", "somebody else")
    assert desk.refused("other", Sit(name=other)).code == Reason.NAME_TAKEN
    desk.accepted("other", Sit(name="Zoe"))


@pytest.mark.parametrize("other", ["Ann  B", "Ann\u00a0B", "Ann\u2003 B", "Ann \u200d B"])
def test_a_space_is_a_space_however_wide(other: str) -> None:
    desk = Desk()
    desk.sit("Ann B")
    desk.open("other", "somebody else")
    assert desk.refused("other", Sit(name=other)).code == Reason.NAME_TAKEN


def test_letters_with_several_marks_are_letters() -> None:
    for name in ("ที่นี่", "שָׁלוֹם", "Nguyễn Thị Hồng", "བསྐྱེད"):
        assert clean_name(name)


def test_chat_is_a_line_of_300_characters() -> None:
    assert clean_chat(" hello \U0001f63a ") == "hello \U0001f63a"
    for text, code in (("", Reason.CHAT_LENGTH), ("x" * 301, Reason.CHAT_LENGTH), ("a\nb", Reason.CHAT_CHARACTERS)):
        with pytest.raises(Refusal) as no:
            clean_chat(text)
        assert no.value.code == code
