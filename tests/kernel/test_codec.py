"""Tagged JSON, and what a tag is."""

from typing import Union

import pytest

from cattery.kernel import DecodeError, Seen, Step, decode, encode, tag_of
from tests.bluff import BLUFF, Call, Dealt, Lay, Pick, Scored


def test_a_tag_is_the_class_name_with_hyphens() -> None:
    assert [tag_of(kind) for kind in BLUFF.events] == ["round-began", "dealt", "laid", "turned-up", "scored"]
    assert tag_of(Lay(0)) == "lay"


@pytest.mark.parametrize("thing", [Dealt(0, Seen(("H",), (0,))), Dealt(0, Seen(None, (0,))), Scored(1, 2)])
def test_facts_come_back_from_json_by_their_tag(thing: object) -> None:
    assert decode(encode(thing), Union[BLUFF.events]) == thing  # noqa: UP007


def test_steps_and_choices_come_back_too() -> None:
    assert decode(encode(Lay(1)), Union[BLUFF.steps]) == Lay(1)  # noqa: UP007
    assert decode(encode(Pick(("H",))), Union[BLUFF.choices]) == Pick(("H",))  # noqa: UP007
    assert encode(Call(True)) == b'{"type":"call","doubt":true}'


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(DecodeError, match=r"\$\.seat"):
        decode(b'{"type":"scored","seat":"one","points":1}', Scored)
    with pytest.raises(DecodeError, match="Invalid value 'gone'"):
        decode(b'{"type":"gone"}', Union[BLUFF.events])  # noqa: UP007
    assert issubclass(DecodeError, ValueError)
    assert issubclass(Lay, Step)
