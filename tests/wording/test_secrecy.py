"""What one seat is told never contains what it may not know: in worlds it cannot tell apart it reads the same words."""

import pytest

from cattery.kernel import SPECTATOR, Event, FastDice, apply, choices_for, find_game, redact
from cattery.testing.histories import random_history
from cattery.testing.secrecy import _alike
from cattery.wording import LANGUAGES, Teller
from tests.wording.games import NAMES, TABLES


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_worlds_that_look_alike_read_alike(language: str) -> None:
    compared = differed = 0
    for number, (name, options) in enumerate(TABLES):
        game, roll = find_game(name), FastDice(f"secrecy/{number}")
        agreed = game.options(options)
        viewers = (*range(agreed.players), SPECTATOR)
        seen: dict[int, list[Event]] = {viewer: [] for viewer in viewers}
        for moment in random_history(game, agreed, roll):
            for viewer in viewers:
                seen[viewer] += [redact(event, viewer) for event in moment.events]
            one, step = moment.state, moment.state.step
            if step is None:
                continue
            viewer = viewers[roll(len(viewers))]
            other = game.imagine(game.view(one, viewer), seen[viewer], roll)
            answer = one.choices[roll(len(one.choices))]
            alike = _alike(viewer, one, answer, other, roll)
            if alike is None:
                continue
            teller = Teller(name, language, viewer, NAMES)
            texts = []
            for world, given in ((one, answer), (other, alike)):
                after, facts, _ = apply(world, given)
                told = [line for fact in facts for line in teller.tell(redact(fact, viewer))]
                asked = [teller.ask(state.step) for state in (world, after) if state.step is not None]
                offered = [teller.offer(choice, after.step) for choice in choices_for(after, viewer)]
                texts.append((told, asked, offered))
            assert texts[0] == texts[1]
            compared += 1
            differed += one.table != other.table or answer != alike
    assert compared > 400 and differed > compared / 2


def test_the_comparison_would_notice() -> None:
    """The same facts told without redaction do differ: the test above can fail."""
    game, roll = find_game("mistigri"), FastDice("notice")
    watcher = Teller("mistigri", "en", SPECTATOR, NAMES)
    told = [
        (watcher.say(event), watcher.say(redact(event, SPECTATOR)))
        for moment in random_history(game, game.options(), roll)
        for event in moment.events
    ]
    assert any(full != redacted for full, redacted in told)
