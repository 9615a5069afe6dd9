"""A puzzle at the terminal: what the seat saw of this round, the question, and what the coach says to the answer."""

from typing import Any

from cattery.coach.puzzles import Posed, Puzzle, posed
from cattery.coach.saying import why
from cattery.kernel import BadNotation, Step
from cattery.kit import Kit
from cattery.terminal.commands import folded
from cattery.terminal.manners import manners_of
from cattery.terminal.menu import DOUBT, Menu, numbered
from cattery.terminal.reviewing import told_worth
from cattery.terminal.screen import Quit, Screen
from cattery.wording import Teller


def pose(screen: Screen, kit: Kit, puzzle: Puzzle, language: str) -> None:
    """Tell it, ask once it is understood, and tell how good the answer is. Whoever goes is told nothing."""
    one = posed(kit, puzzle)
    teller = Teller(kit.name, language, one.seat)
    words, step = teller.words, one.state.step
    assert step is not None
    screen.say(words("puzzle-seat", players=len(one.state.table.hands), seat=one.seat + 1), "")
    began = max((at for at, event in enumerate(one.sightings) if event.opens_round), default=0)
    for sighting in one.sightings[began:]:
        screen.say(*teller.tell(sighting))
    view, manners = kit.game.view(one.state, one.seat), manners_of(kit)
    screen.say("", *manners.status(view, teller, step))
    screen.say(manners.ask(view, teller, step), style="question")
    menu = manners.menu(teller, step, numbered(kit.game, teller, step, tuple(one.state.choices)))
    try:
        choice = _asked(screen, kit, teller, one, menu)
    except Quit:
        return
    screen.say("", *_verdict(kit, teller, one, choice))


def _asked(screen: Screen, kit: Kit, teller: Teller, one: Posed, menu: Menu) -> Any:
    """By number or in notation, until it is one of the answers. Not all are listed at once."""
    step, listed, wanted = one.state.step, 0, menu.at_once
    assert step is not None
    screen.say(*menu.heading)
    while True:
        some = list(enumerate(menu.offers[:wanted], 1))[listed:]
        screen.say(*(f"{number}. {offer.words} ({offer.short})" for number, offer in some))
        screen.say(*menu.notes[: int(listed < wanted < len(menu.offers))])
        listed = wanted
        text = screen.ask(teller.words("terminal-prompt"))
        if text.isdecimal() and 1 <= int(text) <= listed:
            offer = menu.offers[int(text) - 1]
            if not offer.then:
                return offer.choice
            screen.say(offer.question, style="question")
            menu, listed, wanted = Menu(offer.then, len(offer.then)), 0, len(offer.then)
        elif folded(text) == folded(teller.words("terminal-command-more")):
            wanted = len(menu.offers)
        elif (choice := _read(kit, text, step)) in one.state.choices:
            return choice
        else:
            screen.say(teller.words("puzzle-no-answer"), style="refusal")


def _read(kit: Kit, text: str, step: Step) -> Any:
    try:
        return kit.game.read("?" if text == DOUBT else text.upper(), step)
    except BadNotation:
        return None


def _verdict(kit: Kit, teller: Teller, one: Posed, choice: Any) -> list[str]:
    """What was answered beside what is best, with why."""
    advice, step = one.advice, one.state.step
    given, best = advice.of(kit.game.write(choice)), advice.advised
    assert step is not None
    if given is best:
        return [teller.words("puzzle-right", worth=told_worth(teller, advice.unit, best.worth)), *why(teller, best)]
    offered = teller.offer(one.state.choices[advice.best], step)
    worth = {name: told_worth(teller, advice.unit, some.worth) for name, some in (("own", given), ("worth", best))}
    return [teller.words("puzzle-other", answer=offered, **worth), *why(teller, best)]
