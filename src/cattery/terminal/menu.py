"""The answers to a question, numbered: those a person needs first come first, and a number never changes its answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cattery.kernel import Game, Step
from cattery.wording import Teller

AT_ONCE = 12
"""So many answers are listed without being asked for."""

DOUBT = "?!"
"""How a doubt is typed. A lone question mark asks for help, and nobody ends a round by asking for help."""


@dataclass(frozen=True)
class MenuItem:
    """One numbered line: an answer, or what leads to a smaller list of answers."""

    words: str
    short: str
    choice: Any = None
    question: str = ""  # asked before
    then: tuple["MenuItem", ...] = ()


@dataclass(frozen=True)
class Menu:
    """A question's answers. The first of them are listed with the question, the others on request."""

    offers: tuple[MenuItem, ...]
    at_once: int
    heading: tuple[str, ...] = ()  # said before those, and
    notes: tuple[str, ...] = ()  # after them


def short_form(game: Game, choice: Any) -> str:
    """How an answer is typed: its notation, but for a doubt."""
    written = game.write(choice)
    return DOUBT if written == "?" else written


def numbered(game: Game, teller: Teller, step: Step, choices: Sequence[Any]) -> list[MenuItem]:
    """The answers to this step, each a line."""
    return [MenuItem(teller.offer(one, step), short_form(game, one), one) for one in choices]


def plain_menu(teller: Teller, step: Step, offers: list[MenuItem]) -> Menu:
    """Short answers first: to decline is number 1 wherever it can be, and what is used only once (!) is never that."""
    return cut(teller, sorted(offers, key=lambda one: (one.short.startswith("!"), len(one.short), one.short)))


def cut(teller: Teller, offers: list[MenuItem], last: Sequence[MenuItem] = ()) -> Menu:
    """Not too many at once; `last` are heard even if the list is cut."""
    if len(offers) + len(last) <= AT_ONCE + 2:  # a list is not cut for the sake of one or two
        return Menu((*offers, *last), len(offers) + len(last))
    first, rest = offers[: AT_ONCE - len(last)], offers[AT_ONCE - len(last) :]
    return Menu((*first, *last, *rest), AT_ONCE, notes=(teller.words("terminal-more", count=len(rest)),))
