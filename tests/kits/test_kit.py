"""What a kit brings is imported when a floor asks for it, and an unknown game is refused wherever it is named."""

import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from cattery.arena import run_settings
from cattery.kernel import UnknownGame
from cattery.kit import Kit, MissingPart, find_game, kit_names, kit_of, kits, register_kit, registry
from cattery.players import find_player
from cattery.research.part import research_of
from cattery.wording import Teller, all_rules, catalogue, find_rules, game_title, refuse
from tests.bluff import BARE, KIT
from tests.games import GAMES

HEAVY = ("fluent", "rich", "numpy", "jax", "pettingzoo", "litestar", "sqlalchemy", "openskill")


def imported_by(code: str) -> set[str]:
    """The modules that a fresh process has after this."""
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    )
    return set(told.stdout.split())


def test_the_games_of_the_house_are_found_and_offered_in_their_order() -> None:
    assert set(GAMES) <= set(kit_names())
    assert [kit.name for kit in kits() if kit.name in GAMES] == list(GAMES)
    for name in GAMES:
        assert kit_of(name).game is find_game(name) and find_game(name).name == name


@pytest.mark.parametrize("game", GAMES)
def test_a_kit_is_light(game: str) -> None:
    modules = imported_by(f"import cattery.games.{game}.kit")
    assert f"cattery.games.{game}.kit" in modules
    assert not modules & set(HEAVY)
    assert not any(name.startswith(f"cattery.games.{game}.") for name in modules - {f"cattery.games.{game}.kit"})


def test_a_game_that_is_told_leaves_the_others_and_the_other_floors_alone() -> None:
    modules = imported_by("from cattery.wording import Teller; Teller('schrodinger', 'en')")
    assert "cattery.games.schrodinger.speech" in modules
    assert not modules & {"cattery.games.mistigri.game", "cattery.terminal", "cattery.arena", "cattery.research"}


ASKED: dict[str, Callable[[], Any]] = {
    "kit": lambda: kit_of("poker"),
    "rules": lambda: find_game("poker"),
    "words": lambda: catalogue("en", "poker"),
    "teller": lambda: Teller("poker", "en"),
    "rulebook": lambda: all_rules("poker", "en"),
    "look-up": lambda: find_rules("poker", "en", "win"),
    "player": lambda: find_player("kitten", "poker"),
    "research": lambda: research_of("poker"),
    "arena": lambda: run_settings("poker", {}, (("random",),), "0"),
}


@pytest.mark.parametrize("floor", ASKED)
def test_an_unknown_game_is_refused_by_name(floor: str) -> None:
    with pytest.raises(UnknownGame, match="no game is called 'poker'; there are "):
        ASKED[floor]()


def test_an_unknown_game_has_no_words_of_another() -> None:
    assert game_title("poker", "fr") == "poker"
    assert "Chats de Schrödinger" in refuse(UnknownGame("poker"), "fr")


def test_a_kit_brings_the_rules_that_it_names() -> None:
    with pytest.raises(ValueError, match="the kit 'poker' brings the rules of 'bluff'"):
        _ = Kit("poker", "tests.bluff").game


def test_an_entry_point_that_names_no_kit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a package of a time before kits has it."""
    point = EntryPoint("whist", "tests.bluff.game:GAME", "cattery.games")
    monkeypatch.setattr(registry, "_installed", lambda: {"whist": point})
    with pytest.raises(TypeError, match=r"the entry point .whist. of the group .* names no Kit"):
        kit_of("whist")


def test_what_a_kit_lacks_is_named() -> None:
    with pytest.raises(MissingPart, match="bluff has no speech"):
        BARE.part("speech")
    assert not BARE.has("speech") and not BARE.is_told and KIT.is_told
    register_kit(BARE)
    with pytest.raises(MissingPart, match="bluff has no speech"):
        Teller("bluff", "en")


def test_a_part_that_lacks_something_itself_is_not_taken_for_missing(tmp_path: Any, monkeypatch: Any) -> None:
    package = tmp_path / "lame"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "speech.py").write_text("import nowhere_to_be_found\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        Kit("lame", "lame").part("speech")


def test_a_game_is_told_in_english_in_a_language_it_does_not_speak() -> None:
    register_kit(KIT)
    assert game_title("bluff", "fr") == "Le Bluff à deux cartes"
    assert game_title("bluff", "nl") == "Two-Card Bluff"
    assert Teller("bluff", "nl").words("terminal-over") == catalogue("nl").words("terminal-over")
