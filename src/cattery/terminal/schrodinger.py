"""Schrödinger's Cats: what a player can ask about, told from the view alone."""

from typing import Any

from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.notation import LETTER
from cattery.games.schrodinger.physicats import PHYSICATS, Physicat
from cattery.games.schrodinger.track import TRACK, higher_claims
from cattery.games.schrodinger.view import View
from cattery.kernel import Step, tag_of
from cattery.terminal.offers import DOUBT
from cattery.terminal.people import who
from cattery.wording import Teller
from cattery.wording.schrodinger import cards, claim, physicat

ROWS, COLUMNS = 6, 11  # S3
CELL = 5

TOPICS = ("hand", "table", "board", "pile", "row", "score")
EXAMPLE_RULE = "S14"


def hand(view: View, teller: Teller) -> list[str]:
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
    rule = teller.rule(f"S{40 + PHYSICATS.index(name)}")
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


def new_power(sighting: Any, teller: Teller) -> str:
    """What a physicat can do that is dealt to the viewer, or that anybody uses: some powers are not seen otherwise."""
    match tag_of(sighting):
        case "physicat-dealt":
            name = sighting.physicat.what
        case "power-used" | "power-taken":
            name = sighting.physicat
        case _:
            return ""
    return _power(teller, name) if name else ""


def table(view: View, teller: Teller) -> list[str]:
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


def board(view: View, teller: Teller) -> list[str]:
    """The marker, and the lowest claims that are higher."""
    lowest = lowest_next(view)
    if not lowest:
        return [*_marker(view, teller), teller.words("terminal-board-end")]
    said = ", ".join(claim(teller, one, short=True) for one in lowest)
    return [*_marker(view, teller), teller.words("terminal-lowest-next", claims=said)]


def spiral(view: View, width: int | None) -> list[str]:
    """S3: the board as it is printed, row by row; nothing where it is too wide."""
    if width is not None and width < COLUMNS * CELL:
        return []
    grid = [[" " * CELL] * COLUMNS for _ in range(ROWS)]
    for (row, column), space in zip(spiral_path(), track(view), strict=False):
        grid[row][column] = space.rjust(CELL - 1).ljust(CELL) if "[" not in space else space.rjust(CELL)
    return ["".join(row).rstrip() for row in grid]


def track(view: View) -> list[str]:
    """S3: every claim in order, the one that the marker is on in brackets."""
    return [f"[{_short(one)}]" if one == view.claim else _short(one) for one in TRACK[: 5 * view.options.track]]


def spiral_path() -> list[tuple[int, int]]:
    """S3: every cell, clockwise from the top left corner inwards, as (row, column)."""
    path, (top, bottom, left, right) = [], (0, ROWS - 1, 0, COLUMNS - 1)
    while top <= bottom and left <= right:
        path += [(top, column) for column in range(left, right + 1)]
        path += [(row, right) for row in range(top + 1, bottom + 1)]
        path += [(bottom, column) for column in range(right - 1, left - 1, -1)]
        path += [(row, left) for row in range(bottom - 1, top, -1)]
        top, bottom, left, right = top + 1, bottom - 1, left + 1, right - 1
    return path


def _short(one: Claim) -> str:
    return f"{one.count}{LETTER[one.state]}"


def pile(view: View, teller: Teller) -> list[str]:
    """S59: how many lie there, and which of them the viewer knows."""
    if not view.discard_size:
        return [teller.words("terminal-pile-empty")]
    known = {"known": sum(view.known_discard), "cards": cards(teller, view.known_discard)}
    return [teller.words("terminal-pile-known", count=view.discard_size, **known)]


def row(view: View, teller: Teller) -> list[str]:
    """S6, S31: the physicats that lie open, and what each can do for whoever takes it."""
    if not view.row:
        return [teller.words("terminal-row-empty")]
    names = teller.listing([physicat(teller, one) for one in view.row])
    return [teller.words("terminal-row", physicats=names), *(_power(teller, one) for one in view.row)]


def score(view: View, teller: Teller) -> list[str]:
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


def tell(topic: str, view: Any, teller: Teller) -> list[str]:
    """One of TOPICS."""
    told = {"hand": hand, "table": table, "board": board, "pile": pile, "row": row, "score": score}
    return told[topic](view, teller)
