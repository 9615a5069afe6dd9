"""What a table agrees on before play."""

from collections.abc import Iterable
from functools import cache

from cattery.games.mistigri.cards import PACK, TAKEN_OUT, VALUE, Hand, deck_of
from cattery.kernel import BadOption, Options


class MistigriOptions(Options, frozen=True, gc=False):
    """The lawful game has players and starter; values and hand make smaller games for research, by the same rules."""

    players: int = 4  # M3: 3 to 5
    starter: int | None = None  # M5: the seat, from 1, that is first in round 1; None: a random one
    values: tuple[int, ...] | None = None  # the values in the deck, instead of M3's
    hand: int | None = None  # cards dealt to each, instead of M4's all; the others stay out of the round, unseen


@cache
def deck(options: MistigriOptions) -> Hand:
    """M3: the cards in play; or all those of the values agreed on."""
    if options.values is None:
        return deck_of(options.players)
    return tuple(card for card in PACK if VALUE[card] in options.values)


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))


def check(options: MistigriOptions) -> None:
    """Raise BadOption, naming the option and the rule, if these are unlawful."""
    players, known = options.players, set(VALUE.values())
    if players not in TAKEN_OUT:
        raise BadOption(
            "players",
            f"{_listed(TAKEN_OUT)} can play, not {players}",
            "range",
            rule="M3",
            least=min(TAKEN_OUT),
            most=max(TAKEN_OUT),
        )
    if options.starter is not None and not 1 <= options.starter <= players:
        reason = f"there are seats 1 to {players}, and no {options.starter}"
        raise BadOption("starter", reason, "range", rule="M5", least=1, most=players)
    if options.values is not None:
        if unknown := set(options.values) - known:
            reason = f"no card has the value {_listed(unknown)}; there are {_listed(known)}"
            raise BadOption("values", reason, "known", rule="M1", known=sorted(known))
        if list(options.values) != sorted(set(options.values)):
            raise BadOption("values", "name each value once, in order", "once", rule="M1")
    cards = len(deck(options))
    if cards < players:
        raise BadOption("values", f"{cards} cards are too few for {players} players", "too-few", rule="M4", cards=cards)
    most = cards // players
    if options.hand is not None and not 1 <= options.hand <= most:
        reason = f"{players} players can be dealt 1 to {most} cards each, not {options.hand}"
        raise BadOption("hand", reason, "range", rule="M4", least=1, most=most)
