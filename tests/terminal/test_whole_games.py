"""Whole games in a pseudo-terminal, in every language, by numbers and by notation; and nobody is told a secret."""

from pathlib import Path

import pytest

from cattery.kernel import read_record, redact
from cattery.kit import check, find_game, replay
from cattery.terminal.people import bot_names
from cattery.wording import LANGUAGES, Teller, catalogue
from tests.games import GAMES
from tests.terminal.pty import Terminal, play_to_the_end

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

PLAYERS = {"schrodinger": 3, "mistigri": 3}


@pytest.mark.parametrize("by", ["number", "notation"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, language: str, by: str, tmp_path: Path) -> None:
    file, seat = tmp_path / "game.jsonl", 2
    words = (game, "--players", PLAYERS[game], "--bots", "random", "--seed", f"{language}/{by}", "--record", file)
    terminal = Terminal("play", *words, "--seat", seat, language=language)
    answered = play_to_the_end(terminal, by, f"{game}/{language}/{by}")
    assert terminal.status() == 0
    record = read_record(file.read_bytes())
    assert check(record).step is None
    owned = sum(ply.actor == seat - 1 for ply in replay(record))
    assert answered >= owned > 0  # to give a card away by numbers takes two

    teller = Teller(game, language, seat - 1)
    teller.names = bot_names(teller.words("bot-names"), PLAYERS[game], seat - 1)
    events = [event for ply in replay(record) for event in ply.events]
    allowed = [line for event in events for line in teller.tell(redact(event, seat - 1))]
    said = terminal.said.split("\n")
    assert _in_order(allowed, said), "every fact is a line, in the order in which it happened"
    secrets = {line for event in events for line in teller.tell(event)} - set(allowed)
    assert len(secrets) > 5
    assert secrets.isdisjoint(said)
    assert catalogue(language).words("terminal-over") in said


def _in_order(some: list[str], lines: list[str]) -> bool:
    """Whether these are among the lines, in their order."""
    rest = iter(lines)
    return all(line in rest for line in some)


def test_watching_tells_only_what_everyone_sees(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    terminal = Terminal(
        "play", "mistigri", "--players", 3, "--bots", "random", "--seed", "w", "--seat", 0, "--record", file
    )
    assert terminal.question() is None
    assert "You are watching" in terminal.said
    game = find_game("mistigri")
    spectator = game.view(check(read_record(file.read_bytes())), -2)
    assert spectator.decision is None
    assert "You " not in terminal.said.replace("You are watching", "")
