"""What cannot be done is said in one sentence, which names the rule."""

from dataclasses import dataclass

import pytest

from cattery.kernel import BadNotation, BadOption, BadRecord, IllegalChoice, UnknownGame, apply, start
from cattery.kit import find_game
from cattery.room.messages import Reason, Refused
from cattery.wording import LANGUAGES, Teller, UnknownLanguage, UnknownRule, refuse, say


def test_an_illegal_answer_names_its_rule() -> None:
    game = find_game("schrodinger")
    state, _, _ = start(game, game.options({"starter": 1}), lambda size, round, n: 0)
    step = state.step
    assert step is not None
    with pytest.raises(IllegalChoice) as caught:
        apply(state, game.read("?", step))
    told = {language: Teller("schrodinger", language, 0).refuse(caught.value) for language in LANGUAGES}
    assert told == {
        "en": "Not allowed: S10, Claim or doubt.",
        "pt-BR": "Não vale: S10, Afirmar ou duvidar.",
        "fr": "Interdit\u202f: S10, Annoncer ou mettre en doute.",
        "nl": "Dat mag niet: S10, Poneren of betwijfelen.",
        "it": "Non si può: S10, Affermare o dubitare.",
    }
    assert refuse(IllegalChoice("over", None, None), "en", "schrodinger") == "The game is over."


def test_what_spells_no_answer_is_repeated() -> None:
    assert Teller("mistigri", "nl", 0).refuse(BadNotation("?"), "Z9") == "‘Z9’ is geen antwoord op deze vraag."


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"players": 9}, "Players: not allowed by S5, Players and lives."),
        ({"players": "many"}, "Players: this cannot be chosen here."),
        ({"colour": 1}, "colour: this cannot be chosen here."),
    ],
)
def test_a_bad_option_is_named_by_its_label_and_rule(given: dict[str, object], told: str) -> None:
    with pytest.raises(BadOption) as caught:
        find_game("schrodinger").options(given)
    assert refuse(caught.value, "en", "schrodinger") == told


def test_what_is_unknown_is_named_with_what_is_known() -> None:
    assert say(UnknownLanguage("de"), "fr") == (
        "Il n’y a pas de langue «\u202fde\u202f» ici. Il y a\u202f: en, pt-BR, fr, nl, it."
    )
    games = "Schrödinger’s Cats (schrodinger), Crazy Mistigri (mistigri)"
    assert refuse(UnknownGame("chess"), "en") == f"There is no such game. There are: {games}."
    assert refuse(UnknownRule("S99"), "it", "schrodinger") == "Non c’è una regola “S99”."
    assert refuse(BadRecord("not a record", 3), "en") == "This record does not hold: ply 3: not a record"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", Reason)
def test_every_refusal_of_the_live_table_has_words(code: Reason, language: str) -> None:
    refused = Refused(code, rule="S14" if code is Reason.ILLEGAL else None, field="players")
    assert refuse(refused, language, "schrodinger", "8A")
    assert refuse(Refused(code), language)


@dataclass
class Code:
    """A code as a client without the server's classes has it."""

    code: str
    rule: str | None = None
    field: str | None = None


def test_a_code_of_the_live_table_is_told_like_the_fault_it_stands_for() -> None:
    assert refuse(Code("illegal", rule="M33"), "en", "mistigri") == "Not allowed: M33, A gift you owe."
    assert refuse(Code("bad-option", field="hand"), "en", "mistigri") == "Cards for each: this cannot be chosen here."
    assert refuse(Code("seat-taken"), "nl") == "Deze plaats is bezet."
