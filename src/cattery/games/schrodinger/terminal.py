"""Schrödinger's Cats: what a player can ask about, told from the view alone."""

from typing import Any

from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.notation import LETTER
from cattery.games.schrodinger.physicats import RULE_OF, Physicat
from cattery.games.schrodinger.speech import cards, claim, physicat
from cattery.games.schrodinger.track import COLUMNS, ROWS, SPIRAL, TRACK, higher_claims
from cattery.games.schrodinger.view import View
from cattery.kernel import Step, tag_of
from cattery.terminal.commands import HELP
from cattery.terminal.manners import Manners
from cattery.terminal.menu import DOUBT, Menu, MenuItem, plain_menu
from cattery.terminal.people import who
from cattery.wording import Teller

CELL = 5


def hand(view: View, teller: Teller, width: int | None = None) -> list[str]:
    """The viewer's own cards and physicat."""
    lines = [teller.words("terminal-hand", cards=cards(teller, view.hand))]
    if any(view.proofs[view.seat]):
        lines.append(teller.words("terminal-proof", cards=cards(teller, view.proofs[view.seat])))
    if view.physicat is not None:
        lines += [
            teller.words("terminal-physicat", physicat=physicat(teller, view.physicat)),
            _power(teller, view.physicat),
        ]
    elif view.options.physicats:
        lines.append(teller.words("terminal-no-physicat"))
    return lines


def _power(teller: Teller, name: Physicat) -> str:
    """S40 to S49: what a physicat can do."""
    rule = teller.rule(RULE_OF[name])
    return teller.words("terminal-power", rule=rule.number, power=rule.text)


def status(view: View, teller: Teller, step: Step) -> list[str]:
    """What a player needs to hear before the question of a new turn."""
    if tag_of(step) != "take-turn":
        return []
    mine = [teller.words("terminal-hand", cards=cards(teller, view.hand))]
    if any(view.proofs[view.seat]):
        mine.append(teller.words("terminal-proof", cards=cards(teller, view.proofs[view.seat])))
    if view.physicat is not None:
        mine.append(teller.words("terminal-physicat", physicat=physicat(teller, view.physicat)))
    return [*_marker(view, teller), " ".join(mine)]


def ask(view: View, teller: Teller, step: Step) -> str:
    """The question; S10: nobody can doubt before the first claim."""
    is_first = tag_of(step) == "take-turn" and view.claim is None
    return teller.words("terminal-first-claim") if is_first else teller.ask(step)


def explain(sighting: Any, teller: Teller) -> str:
    """What a physicat can do that is dealt to the viewer, or that anybody uses: some powers are not seen otherwise."""
    match tag_of(sighting):
        case "physicat-dealt":
            name = sighting.physicat.what
        case "power-used" | "power-taken":
            name = sighting.physicat
        case _:
            return ""
    return _power(teller, name) if name else ""


def table(view: View, teller: Teller, width: int | None = None) -> list[str]:
    """What everyone can see."""
    lines = [
        teller.words(
            "terminal-round-schrodinger",
            round=view.round,
            deck=view.deck_size,
            discard=view.discard_size,
        ),
        *_marker(view, teller),
    ]
    for seat, lives in enumerate(view.lives):
        if not lives:
            lines.append(teller.words("terminal-player-eliminated", who=who(teller, seat)))
            continue
        about = [teller.words("terminal-player-hand", who=who(teller, seat), count=view.hand_sizes[seat])]
        if any(view.proofs[seat]):
            about.append(teller.words("terminal-player-proof", cards=cards(teller, view.proofs[seat])))
        about += [
            teller.words("terminal-player-front", physicat=physicat(teller, laid.physicat))
            for laid in view.front
            if laid.seat == seat
        ]
        if view.unused[seat]:
            about.append(teller.words("terminal-player-unused"))
        lines.append(" ".join(about))
    return lines


def _marker(view: View, teller: Teller) -> list[str]:
    if view.claim is None:
        return [teller.words("terminal-no-claim", **{"in-play": view.in_play})]
    assert view.claimer is not None
    about = {
        "claim": claim(teller, view.claim),
        "claimer": "you" if view.claimer == view.seat else "other",
        "claimer-name": teller.name(view.claimer),
        "in-play": view.in_play,
    }
    return [teller.words("terminal-claim", **about)]


def lowest_next(view: View) -> list[Claim]:
    """S11: the lowest claim of each state that is higher than the one on the board."""
    first: dict[str, Claim] = {}
    for higher in higher_claims(view.claim, view.options.track):
        first.setdefault(higher.state, higher)
    return list(first.values())


def board(view: View, teller: Teller, width: int | None = None) -> list[str]:
    """The marker, the lowest claims that are higher, and what the spiral shows, or its claims where it is too wide."""
    lowest = lowest_next(view)
    said = ", ".join(claim(teller, one, short=True) for one in lowest)
    return [
        *_marker(view, teller),
        teller.words("terminal-lowest-next", claims=said) if lowest else teller.words("terminal-board-end"),
        teller.words("terminal-board-key")
        if spiral(view, width)
        else teller.words("terminal-board-line", claims=" ".join(track(view))),
    ]


def spiral(view: View, width: int | None) -> list[str]:
    """S3: the board as it is printed, row by row; nothing where it is too wide."""
    if width is not None and width < COLUMNS * CELL:
        return []
    grid = [[" " * CELL] * COLUMNS for _ in range(ROWS)]
    for (row, column), space in zip(SPIRAL, track(view), strict=False):
        grid[row][column] = space.rjust(CELL - 1).ljust(CELL) if "[" not in space else space.rjust(CELL)
    return ["".join(row).rstrip() for row in grid]


def track(view: View) -> list[str]:
    """S3: every claim in order, the one that the marker is on in brackets."""
    return [f"[{_short(one)}]" if one == view.claim else _short(one) for one in TRACK[: 5 * view.options.track]]


def _short(one: Claim) -> str:
    return f"{one.count}{LETTER[one.state]}"


def pile(view: View, teller: Teller, width: int | None = None) -> list[str]:
    """S59: how many lie there, and which of them the viewer knows."""
    if not view.discard_size:
        return [teller.words("terminal-pile-empty")]
    known = {"known": sum(view.known_discard), "cards": cards(teller, view.known_discard)}
    return [teller.words("terminal-pile-known", count=view.discard_size, **known)]


def row(view: View, teller: Teller, width: int | None = None) -> list[str]:
    """S6, S31: the physicats that lie open, and what each can do for whoever takes it."""
    if not view.row:
        return [teller.words("terminal-row-empty")]
    names = teller.listing([physicat(teller, one) for one in view.row])
    return [teller.words("terminal-row", physicats=names), *(_power(teller, one) for one in view.row)]


def score(view: View, teller: Teller, width: int | None = None) -> list[str]:
    """S5: who is still in, and with how many lives."""
    return [
        teller.words("terminal-lives", who=who(teller, seat), lives=lives)
        if lives
        else teller.words("terminal-player-eliminated", who=who(teller, seat))
        for seat, lives in enumerate(view.lives)
    ]


def notation(teller: Teller) -> list[str]:
    """How answers are typed."""
    tabby, mewton = (physicat(teller, name) for name in ("tabby", "mewton"))
    return [
        teller.words("terminal-notation-claim", short="8A, 8D, 4E"),
        teller.words("terminal-notation-doubt", short=DOUBT),
        teller.words("terminal-notation-proof", short="+2A1H, +"),
        teller.words("terminal-notation-swap", short="-1D1E, -"),
        teller.words("terminal-notation-power", short="!"),
        teller.words("terminal-notation-take", short="!mewton", tabby=tabby, mewton=mewton),
        teller.words("terminal-notation-end", short="."),
    ]


def menu(teller: Teller, step: Step, offers: list[MenuItem]) -> Menu:
    """S11: the lowest next claim of each state, then what is no claim; all other claims can be typed."""
    if tag_of(step) != "take-turn":
        return plain_menu(teller, step, offers)
    claims = [one for one in offers if tag_of(one.choice) == "claim"]
    lowest = [one for i, one in enumerate(claims) if one.choice.state not in {c.choice.state for c in claims[:i]}]
    others = [one for one in offers if one not in claims]
    rest = [one for one in claims if one not in lowest]
    said = ", ".join(claim(teller, one.choice, short=True) for one in lowest)
    return Menu(
        (*lowest, *others, *rest),
        len(lowest) + len(others),
        (teller.words("terminal-lowest-next", claims=said),) if lowest else (),
        (teller.words("terminal-any-higher", count=len(rest), short=rest[0].short),) if rest else (),
    )


def more_help(teller: Teller) -> list[str]:
    """How a doubt is typed."""
    return [teller.words("terminal-help-doubt", doubt=DOUBT, help=HELP)]


def puts_out(event: Any, seat: int) -> bool:
    """S23: who has lost the last life."""
    return tag_of(event) == "eliminated" and event.seat == seat


MANNERS = Manners(
    topics={"hand": hand, "table": table, "board": board, "pile": pile, "row": row, "score": score},
    drawings={"board": spiral},
    status=status,
    ask=ask,
    menu=menu,
    explain=explain,
    puts_out=puts_out,
    notation=notation,
    help=more_help,
)
