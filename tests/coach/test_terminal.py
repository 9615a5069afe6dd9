"""Whoever plays at the terminal may ask the coach, in every language, as often as they like."""

from io import StringIO

import pytest

from cattery.coach import advise
from cattery.coach.saying import say
from cattery.kernel import FastDice, Recorder
from cattery.kit import kit_of
from cattery.players import find_player
from cattery.terminal.screen import Quit, Screen
from cattery.terminal.session import Session
from cattery.wording import LANGUAGES, Teller, catalogue
from tests.games import GAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_advice_is_told_and_nothing_is_played(name: str, language: str) -> None:
    kit, players, dice = kit_of(name), 3, FastDice("terminal")
    recorder = Recorder(kit.game, kit.game.options({"players": players}), dice, range(players))
    bot = find_player("house-cat", name)
    while recorder.asked != 0 or len(recorder.state.choices) == 1:
        recorder.answer(recorder.ask(bot, dice))
    teller, answers = Teller(name, language, 0), len(recorder.answers)
    word = catalogue(language).words("terminal-command-advice")
    out = StringIO()
    session = Session(kit, Screen(StringIO(f"{word}\nadvice\n?\n"), out), teller, recorder, "given", {}, dice)
    with pytest.raises(Quit):
        session.play()
    state = recorder.state
    assert state.step is not None and len(recorder.answers) == answers
    advice = advise(kit.game.view(state, 0), recorder.sightings[0], state.choices)
    lines = out.getvalue().splitlines()
    assert lines.count(say(teller, advice.advised, state.choices[advice.best], state.step)) == 2
    assert any(line.startswith((f"{word}:", f"{word}\u202f:")) for line in lines), "help names it"
