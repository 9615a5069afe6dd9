"""Crazy Mistigri: what a player can ask about, told from the view alone."""

from cattery.games.mistigri.cards import COLOURS, MISTIGRI
from cattery.games.mistigri.speech import card, cards, effect
from cattery.games.mistigri.view import View
from cattery.kernel import Step, tag_of
from cattery.terminal.manners import Manners
from cattery.terminal.menu import Menu, MenuItem, cut, plain_menu
from cattery.terminal.people import who
from cattery.wording import Teller


def hand(view: View, teller: Teller, width: int | None = None) -> list[str]:
    """The viewer's own cards."""
    lines = [teller.words("terminal-hand", cards=cards(teller, view.hand))]
    if view.chosen is not None:
        lines.append(teller.words("terminal-chosen", card=card(teller, view.chosen)))
    return lines


def status(view: View, teller: Teller, step: Step) -> list[str]:
    """What a player needs to hear before the question of a new turn."""
    return hand(view, teller) if tag_of(step) in ("pair-or-pass", "another-pair") else []


def table(view: View, teller: Teller, width: int | None = None) -> list[str]:
    """M37: what is public, and what the viewer knows of others' hands."""
    lines = [teller.words("terminal-round-mistigri", arrow=view.arrow, round=view.round, turn=view.turn)]
    for seat, size in enumerate(view.hand_sizes):
        if not size:
            lines.append(teller.words("terminal-player-out", who=who(teller, seat)))
            continue
        about = [teller.words("terminal-player-hand", who=who(teller, seat), count=size)]
        if seat in view.quiet:
            about.append(teller.words("terminal-player-passed"))
        if seat != view.seat and view.known[seat]:
            about.append(teller.words("terminal-player-known", cards=cards(teller, view.known[seat])))
        if seat != view.seat and view.no_ones[seat]:
            about.append(teller.words("terminal-player-no-ones"))
        lines.append(" ".join(about))
    return lines


def pile(view: View, teller: Teller, width: int | None = None) -> list[str]:
    """M10: open to everyone."""
    if not view.pile:
        return [teller.words("terminal-pile-empty")]
    return [teller.words("terminal-pile", cards=cards(teller, view.pile))]


def score(view: View, teller: Teller, width: int | None = None) -> list[str]:
    """M50: penalty points, round by round and in all."""
    if not view.penalties:
        return [teller.words("terminal-score-none")]
    rounds = [
        teller.words("terminal-score-round", round=number, scores=_scores(teller, points))
        for number, points in enumerate(view.penalties, 1)
    ]
    totals = tuple(map(sum, zip(*view.penalties, strict=True)))
    return [*rounds, teller.words("terminal-score-total", scores=_scores(teller, totals))]


def effects(view: View, teller: Teller, width: int | None = None) -> list[str]:
    """M21 to M28, in a line each."""
    return [f"{value} + {value}. {effect(teller, value)}" for value in range(1, 9)]


def _scores(teller: Teller, points: tuple[int, ...]) -> str:
    return teller.listing(
        [
            teller.words(
                "mistigri-score",
                **{"seat": "you" if seat == teller.viewer else "other", "seat-name": teller.name(seat), "points": one},
            )
            for seat, one in enumerate(points)
        ]
    )


def notation(teller: Teller) -> list[str]:
    """How answers are typed."""
    return [
        teller.words("terminal-notation-pair", short="C4D4"),
        *(
            teller.words("terminal-explained", word=letter, meaning=teller.words(f"colour-{letter.lower()}"))
            for letter in COLOURS
        ),
        teller.words("terminal-notation-mistigri", short=MISTIGRI),
        teller.words("terminal-notation-pass", short="."),
        teller.words("terminal-notation-effect", short="="),
        teller.words("terminal-notation-reverse", short="<>"),
        teller.words("terminal-notation-card", short="C4"),
        teller.words("terminal-notation-give", short="C4>3"),
    ]


def menu(teller: Teller, step: Step, offers: list[MenuItem]) -> Menu:
    """The answers in the order in which they are offered."""
    match tag_of(step):
        case "give-away":
            return _gifts(teller, offers)
        case "pair-or-pass" | "another-pair":
            return _pairs(teller, offers)
    return plain_menu(teller, step, offers)


def _pairs(teller: Teller, offers: list[MenuItem]) -> Menu:
    """M8: pairs that have an effect, then the others, and last to discard none."""
    *pairs, none = offers
    return cut(teller, sorted(pairs, key=lambda one: one.choice.cards[0][1:] != one.choice.cards[1][1:]), [none])


def _gifts(teller: Teller, offers: list[MenuItem]) -> Menu:
    """M24: first which card, then to whom."""
    by_card: dict[str, list[MenuItem]] = {}
    for one in offers:
        by_card.setdefault(one.choice.card, []).append(one)
    if len(by_card) == len(offers):
        return cut(teller, offers)
    return Menu(tuple(_gift(teller, text, gifts) for text, gifts in by_card.items()), len(by_card))


def _gift(teller: Teller, text: str, gifts: list[MenuItem]) -> MenuItem:
    to = tuple(
        MenuItem(teller.words("terminal-give-to", name=teller.name(one.choice.to)), one.short, one.choice)
        for one in gifts
    )
    words = teller.words("terminal-give-what", card=card(teller, text))
    return MenuItem(words, text, question=teller.words("terminal-give-to-whom"), then=to)


MANNERS = Manners(
    topics={"hand": hand, "table": table, "pile": pile, "effects": effects, "score": score},
    status=status,
    menu=menu,
    notation=notation,
)
