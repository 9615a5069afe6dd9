"""What can be asked during a game: complete and right. That it is never more than the asker may know: tests/wording."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.speech import cards
from cattery.games.schrodinger.terminal import board, hand, spiral, table, track
from cattery.games.schrodinger.track import COLUMNS, ROWS, SPIRAL
from cattery.kernel import BadNotation, Event, FastDice, State, redact, replace
from cattery.kit import find_game, kit_of
from cattery.terminal.commands import COMMANDS, HELP, command_words, folded
from cattery.terminal.manners import manners_of
from cattery.terminal.menu import DOUBT, numbered, short_form
from cattery.testing.histories import random_history
from cattery.wording import LANGUAGES, Teller, catalogue
from tests.games import GAMES

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("schrodinger", {"players": 2}),
    ("schrodinger", {"players": 4, "physicats": False}),
    ("mistigri", {"players": 3}),
    ("mistigri", {"players": 5}),
)


def moments(name: str, options: dict[str, Any], seed: str) -> Iterator[tuple[State, list[list[Event]]]]:
    """The positions of a random game, and what each seat has seen so far."""
    game, roll = find_game(name), FastDice(seed)
    agreed = game.options(options)
    seen: list[list[Event]] = [[] for _ in range(agreed.players)]
    for moment in random_history(game, agreed, roll):
        for seat, sightings in enumerate(seen):
            sightings += [redact(event, seat) for event in moment.events]
        yield moment.state, seen


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_lawful_answer_is_in_the_menu_once_and_can_be_typed(name: str, options: dict[str, Any]) -> None:
    game = find_game(name)
    asked = 0
    for state, _ in moments(name, options, "menus"):
        step = state.step
        if step is None or step.actor is None or step.actor < 0:
            continue
        teller = Teller(name, "en", step.actor)
        offered = manners_of(kit_of(name)).menu(teller, step, numbered(game, teller, step, tuple(state.choices)))
        flat = [last for one in offered.offers for last in (one.then or (one,))]
        assert sorted(one.short for one in flat) == sorted(short_form(game, choice) for choice in state.choices)
        assert len({one.short for one in flat}) == len(flat)
        assert all(game.read(one.short.replace("?!", "?"), step) == one.choice for one in flat)
        assert not any(one.short.isdecimal() or one.short == HELP for one in flat), "no answer looks like a number"
        assert 0 < offered.at_once <= min(len(offered.offers), 16)
        asked += 1
    assert asked > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_means_two_things(game: str, language: str) -> None:
    words = catalogue(language, game).words
    topics = manners_of(kit_of(game)).topics
    known, commands = command_words(game, topics, language), (*COMMANDS, *topics)
    own = {command: folded(words(f"terminal-command-{command}")) for command in commands}
    assert {command: known[word] for command, word in own.items()} == {command: command for command in commands}
    english = {folded(catalogue("en", game).words(f"terminal-command-{command}")): command for command in commands}
    assert {word: known[word] for word in english} == english, "no language gives an English word another meaning"
    assert folded(words("terminal-doubt")) not in known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_an_answer(game: str, language: str) -> None:
    step: Any = None
    for word in set(command_words(game, manners_of(kit_of(game)).topics, language)) - {HELP}:
        with pytest.raises(BadNotation):
            find_game(game).read(word.upper(), step)


def test_the_spiral_is_the_one_of_the_board() -> None:
    """S3: clockwise from the top left corner, 6 rows of 11, to the ball of yarn in row 4, column 3."""
    path = SPIRAL
    assert len(set(path)) == len(path) == ROWS * COLUMNS == 66
    assert path[:2] == ((0, 0), (0, 1))
    assert path[10:12] == ((0, 10), (1, 10))
    assert path[-1] == (3, 2)
    assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(path))


def test_the_board_shows_every_claim_once_and_the_marker() -> None:
    for state, _ in moments("schrodinger", {"players": 2}, "board"):
        view = find_game("schrodinger").view(state, 0)
        rows = spiral(view, None)
        cells = " ".join(rows).split()
        assert sorted(cells) == sorted(track(view)) and len(cells) == 65 and len(rows) == ROWS
        marked = [cell for cell in cells if cell.startswith("[")]
        assert marked == ([] if view.claim is None else [f"[{short_form(find_game('schrodinger'), view.claim)}]"])
        assert spiral(view, 54) == [] != spiral(view, 55)
        assert max(map(len, rows)) <= 55


def test_the_worked_example_of_the_lowest_next_claims() -> None:
    """S3, S11: after 8 alive the lowest higher claims are 8 dead, 4 empty, 9 alive."""
    state, _ = next(moments("schrodinger", {"players": 2}, "lowest"))
    view = replace(find_game("schrodinger").view(state, 0), claim=Claim(8, "alive"), claimer=1)
    assert board(view, Teller("schrodinger", "en", 0))[-2] == "Lowest next: 8 dead, 4 empty, 9 alive."


def test_ones_own_hand_and_the_cards_in_play_are_told_rightly() -> None:
    """S9, S55."""
    teller = Teller("schrodinger", "en", 1)
    for state, _ in moments("schrodinger", {"players": 2}, "own"):
        dealt, view = state.table, find_game("schrodinger").view(state, 1)
        assert hand(view, teller)[0] == f"Your hand: {cards(teller, dealt.hands[1])}."
        in_play = sum(map(sum, (*dealt.hands, *dealt.proofs)))
        assert f"Cards in play: {in_play}." in table(view, teller)[1]


def test_the_notation_page_says_how_a_doubt_is_typed_here() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    assert f"at the terminal a doubt is typed `{DOUBT}`, because a lone `{HELP}` asks for help" in page
