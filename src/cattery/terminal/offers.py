"""The answers to a question, numbered: those a person needs first come first, and a number never changes its answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cattery.kernel import Game, Step, tag_of
from cattery.wording import Teller, mistigri, schrodinger

AT_ONCE = 12
"""So many answers are listed without being asked for."""

DOUBT = "?!"
"""How a doubt is typed. A lone question mark asks for help, and nobody ends a round by asking for help."""


@dataclass(frozen=True)
class Offer:
    """One numbered line: an answer, or what leads to a smaller list of answers."""

    words: str
    short: str
    choice: Any = None
    question: str = ""  # asked before
    then: tuple["Offer", ...] = ()


@dataclass(frozen=True)
class Menu:
    """A question's answers. The first of them are listed with the question, the others on request."""

    offers: tuple[Offer, ...]
    at_once: int
    heading: tuple[str, ...] = ()  # said before those, and
    notes: tuple[str, ...] = ()  # after them


def short_form(game: Game, choice: Any) -> str:
    """How an answer is typed: its notation, but for a doubt."""
    written = game.write(choice)
    return DOUBT if written == "?" else written


def menu(game: Game, teller: Teller, step: Step, choices: Sequence[Any]) -> Menu:
    """The answers to this step in the order in which they are offered."""
    offers = [Offer(teller.offer(one, step), short_form(game, one), one) for one in choices]
    match tag_of(step):
        case "take-turn":
            return _claims(teller, offers)
        case "give-away":
            return _gifts(teller, offers)
        case "pair-or-pass" | "another-pair":
            return _pairs(teller, offers)
    return _cut(teller, sorted(offers, key=_small_first), [])


def _small_first(offer: Offer) -> tuple[bool, int, str]:
    """To decline is number 1 wherever it can be, and a power, which can be used only once, is never that."""
    return offer.short.startswith("!"), len(offer.short), offer.short


def _claims(teller: Teller, offers: list[Offer]) -> Menu:
    """S11: the lowest next claim of each state, then what is no claim; all other claims can be typed."""
    claims = [one for one in offers if tag_of(one.choice) == "claim"]
    lowest = [one for i, one in enumerate(claims) if one.choice.state not in {c.choice.state for c in claims[:i]}]
    others = [one for one in offers if one not in claims]
    rest = [one for one in claims if one not in lowest]
    said = ", ".join(schrodinger.claim(teller, one.choice, short=True) for one in lowest)
    return Menu(
        (*lowest, *others, *rest),
        len(lowest) + len(others),
        (teller.words("terminal-lowest-next", claims=said),) if lowest else (),
        (teller.words("terminal-any-higher", count=len(rest), short=rest[0].short),) if rest else (),
    )


def _pairs(teller: Teller, offers: list[Offer]) -> Menu:
    """M8: pairs that have an effect, then the others, and last to discard none."""
    *pairs, none = offers
    return _cut(teller, sorted(pairs, key=lambda one: one.choice.cards[0][1:] != one.choice.cards[1][1:]), [none])


def _gifts(teller: Teller, offers: list[Offer]) -> Menu:
    """M24: first which card, then to whom."""
    by_card: dict[str, list[Offer]] = {}
    for one in offers:
        by_card.setdefault(one.choice.card, []).append(one)
    if len(by_card) == len(offers):
        return _cut(teller, offers, [])
    return Menu(tuple(_gift(teller, card, gifts) for card, gifts in by_card.items()), len(by_card))


def _gift(teller: Teller, card: str, gifts: list[Offer]) -> Offer:
    to = tuple(
        Offer(teller.words("terminal-give-to", name=teller.name(one.choice.to)), one.short, one.choice) for one in gifts
    )
    words = teller.words("terminal-give-what", card=mistigri.card(teller, card))
    return Offer(words, card, question=teller.words("terminal-give-to-whom"), then=to)


def _cut(teller: Teller, offers: list[Offer], last: list[Offer]) -> Menu:
    """Not too many at once; `last` are heard even if the list is cut."""
    if len(offers) + len(last) <= AT_ONCE + 2:  # a list is not cut for the sake of one or two
        return Menu((*offers, *last), len(offers) + len(last))
    first, rest = offers[: AT_ONCE - len(last)], offers[AT_ONCE - len(last) :]
    return Menu((*first, *last, *rest), AT_ONCE, notes=(teller.words("terminal-more", count=len(rest)),))
