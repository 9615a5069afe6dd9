"""Schrödinger's Cats in words: cards, claims and physicats. It knows the game's things by their fields alone."""

from typing import Any

from cattery.kernel import tag_of
from cattery.wording import Speech, Teller

KINDS = ("alive", "dead", "empty", "heisenberg")


def cards(teller: Teller, counts: tuple[int, ...]) -> str:
    """ "2 alive cats, 1 dead cat and 1 Heisenberg"."""
    each = [teller.words(f"schrodinger-cards-{kind}", count=n) for kind, n in zip(KINDS, counts, strict=True) if n]
    return teller.listing(each) if each else teller.words("schrodinger-cards-none")


def claim(teller: Teller, made: Any, *, short: bool = False) -> str:
    """ "at least 8 alive cats"; short, as on the board: "8 alive"."""
    return teller.words("schrodinger-claim-short" if short else "schrodinger-claim", count=made.count, state=made.state)


def physicat(teller: Teller, name: str) -> str:
    """The physicat's name in full."""
    return teller.words(f"physicat-{name}")


def _cards(teller: Teller, counts: tuple[int, ...] | None, thing: Any) -> str:
    return teller.words("schrodinger-cards-hidden", count=thing.count) if counts is None else cards(teller, counts)


def _claim(teller: Teller, made: Any, thing: Any) -> str:
    return claim(teller, made)


def _physicat(teller: Teller, name: str | None, thing: Any) -> str:
    return teller.words("schrodinger-physicat-hidden") if name is None else physicat(teller, name)


def more_values(teller: Teller, thing: Any) -> dict[str, Any]:
    """What a message needs to know besides the fields of its thing."""
    match tag_of(thing):
        case "claim":
            return {"claim": claim(teller, thing)}
        case "show-proof" | "swap-cards":
            return {"count": sum(thing.cards)}
        case "proofs-removed":
            return {"cards": teller.words(f"schrodinger-cards-{thing.state}", count=sum(thing.counts))}
    return {}


def details(teller: Teller, event: Any) -> list[str]:
    """S21: what was counted, hand by hand, and the physicats that lay like a proof."""
    if tag_of(event) != "hands-revealed":
        return []
    lines = []
    for seat, (hand, proof) in enumerate(zip(event.hands, event.proofs, strict=True)):
        if any(hand) or any(proof):
            shown = {"cards": cards(teller, hand), "proof": cards(teller, proof), "proof-count": sum(proof)}
            lines.append(teller.about("schrodinger-hand-shown", seat, **shown))
    for laid in event.front:
        name = physicat(teller, laid.physicat)
        lines.append(teller.about("schrodinger-physicat-shown", laid.seat, physicat=name))
    return lines


SPEECH = Speech(
    seats=frozenset({"seat", "claimer", "doubter", "right", "wrong", "starter"}),
    field_words={"cards": _cards, "claim": _claim, "physicat": _physicat},
    more_values=more_values,
    details=details,
)
