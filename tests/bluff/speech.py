"""Two-card bluff in words: its cards, as far as the reader may see them."""

from typing import Any

from cattery.wording import Speech, Teller
from tests.bluff.cards import Call, Cards


def card(teller: Teller, what: str | None, thing: Any = None) -> str:
    return teller.words("bluff-card-hidden" if what is None else f"bluff-card-{what.lower()}")


def cards(teller: Teller, what: Cards | None, thing: Any = None) -> str:
    if what is None:
        return teller.words("bluff-cards-hidden")
    return teller.listing([card(teller, one) for one in what]) or teller.words("bluff-cards-none")


def more_values(teller: Teller, thing: Any) -> dict[str, Any]:
    return {"call": "doubt" if thing.doubt else "believe"} if isinstance(thing, Call) else {}


SPEECH = Speech(field_words={"card": card, "cards": cards}, more_values=more_values)
