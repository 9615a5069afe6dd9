"""Crazy Mistigri in words: cards and points. It knows the game's things by their fields alone."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from cattery.kernel import tag_of
from cattery.wording import Speech, Teller

MISTIGRI = "X"
FEW = 2
"""Up to so many cards are told one by one; more are told by colour."""


def card(teller: Teller, text: str) -> str:
    """ "Plum 4", "the Mistigri"."""
    return _of_colour(teller, [text])


def cards(teller: Teller, texts: tuple[str, ...]) -> str:
    """ "Plum 4 and Ivy 4"; more than two by colour: "Marmalade 1 1 4, Ivy 2 and the Mistigri"."""
    if not texts:
        return teller.words("mistigri-cards-none")
    groups: Iterable[list[str]]
    if len(texts) <= FEW:
        groups = [[text] for text in texts]
    else:
        groups = [list(same) for _, same in groupby(sorted(texts), key=lambda text: text[0])]
    return teller.listing([_of_colour(teller, group) for group in groups])


def _of_colour(teller: Teller, texts: list[str]) -> str:
    if texts[0] == MISTIGRI:
        return teller.words("mistigri-card-mistigri")
    colour = teller.words(f"colour-{texts[0][0].lower()}")
    return teller.words("mistigri-cards-of-colour", colour=colour, values=" ".join(text[1:] for text in texts))


def effect(teller: Teller, value: int) -> str:
    """What a pair of this value does, in one line."""
    return teller.words(f"effect-{value}")


def _card(teller: Teller, text: str | None, thing: Any) -> str:
    return teller.words("mistigri-card-hidden") if text is None else card(teller, text)


def _cards(teller: Teller, texts: tuple[str, ...] | None, thing: Any) -> str:
    return teller.words("mistigri-cards-hidden", count=thing.count) if texts is None else cards(teller, texts)


def more_values(teller: Teller, thing: Any) -> dict[str, Any]:
    """What a message needs to know besides the fields of its thing."""
    match tag_of(thing):
        case "discard-pair":
            one, other = (text[1:] for text in thing.cards)
            return {"value": int(one) if one == other else 0}
        case "ones-discarded":
            return {"count": len(thing.cards)}
        case "game-ended":
            winners = thing.winners
            alone = "you" if winners == (teller.viewer,) else "other"
            return {
                "winner": alone if len(winners) == 1 else "shared",
                "winners": teller.names_and_you(winners),
                "points": thing.totals[winners[0]],
            }
    return {}


def details(teller: Teller, event: Any) -> list[str]:
    """M40, M41: the hands that are left and what they cost. M50: everybody's total."""
    match tag_of(event):
        case "round-ended":
            return [
                teller.about("mistigri-hand-shown", seat, points=event.penalties[seat], cards=cards(teller, hand))
                for seat, hand in enumerate(event.hands)
                if hand
            ]
        case "game-ended":
            each = [teller.about("mistigri-score", seat, points=total) for seat, total in enumerate(event.totals)]
            return [teller.words("mistigri-totals", scores=teller.listing(each))]
    return []


SPEECH = Speech(
    seats=frozenset({"seat", "giver", "to"}),
    field_words={"card": _card, "cards": _cards, "discarded": _card},
    more_values=more_values,
    details=details,
)
