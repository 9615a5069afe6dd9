"""Whether a position could lie on a table: what the rules say against it, if anything."""

from collections import Counter

from cattery.games.schrodinger.cards import ALIVE, DEAD, HEISENBERG, INDEX, KINDS, NONE
from cattery.games.schrodinger.physicats import (
    FELIDAE,
    FELINESTEIN,
    LIKE_A_PROOF,
    MEWTON,
    PAWKING,
    PRRIDE,
    PURRIE,
    TABBY,
)
from cattery.games.schrodinger.questions import SETUP, Question
from cattery.games.schrodinger.table import Table, after
from cattery.games.schrodinger.track import PLACE, is_last
from cattery.kernel import BadNotation


def check_position(table: Table, question: Question) -> None:
    """Refuse an unlawful position, with the rule and the reason."""
    _check_lives(table, question)
    for index, left in enumerate(table.deck):
        _unless(left >= 0, f"S1: there are {-left} {KINDS[index]} cards more than the pack holds")
    _check_physicats(table, question)
    if question.kind in SETUP:
        _check_setup(table, question)
    elif question.kind == "deal":
        _check_deal(table, question)
    else:
        _check_claim(table, question)
        _check_pile(table)
        _check_sizes(table, question)
        _check_turn(table, question)


def _unless(lawful: object, reason: str) -> None:
    if not lawful:
        raise BadNotation(reason)


def _check_lives(table: Table, question: Question) -> None:
    most, living = table.options.first_lives, sum(map(bool, table.lives))
    _unless(max(table.lives) <= most, f"S5: nobody has more than {most} lives")
    if question.kind == "won":
        _unless(living == 1 and table.lives[question.seat], "S24: the winner is the last player left")
        return
    _unless(living > 1, f"S24: {living} player left has won")
    for seat, lives in enumerate(table.lives):
        has = table.physicats[seat] or any(table.proofs[seat]) or any(table.hands[seat])
        _unless(lives or not has, f"S23: seat {seat + 1} is out, and has nothing")
    starter = table.starter
    if question.kind not in SETUP:
        _unless(starter is not None and starter < len(table.lives) and table.lives[starter], "S24: the starter is out")
        named = table.options.starter
        _unless(named is None or starter == named - 1 or table.round > 1, f"S7: seat {named} starts the first round")


def _check_physicats(table: Table, question: Question) -> None:
    unused = [physicat for physicat in table.physicats if physicat]
    every = Counter([*unused, *table.row, *(laid.physicat for laid in table.front)])
    for physicat, count in every.items():
        _unless(count == 1, f"S6: {physicat} is there {count} times")
    if table.options.physicats:
        dealt = {"physicat": question.seat, "row": table.options.players}.get(question.kind, table.options.players + 1)
        _unless(every.total() == dealt, f"S6: {dealt} physicats were dealt, not {every.total()}")
    for seat, physicat in ((laid.seat, laid.physicat) for laid in table.front):
        _unless(physicat in LIKE_A_PROOF, f"S31: {physicat} joins the row at once")
        _unless(table.lives[seat] and table.physicats[seat] is None, f"S30: seat {seat + 1} has used no power")


def _check_setup(table: Table, question: Question) -> None:
    """S6: physicats go to the seats in order, then one to the row; S8: and nothing else lies there yet."""
    named = table.options.starter
    _unless(table.starter == (None if named is None else named - 1), "S7: nobody starts before a starter is chosen")
    _unless(named is None or question.kind != "starter", f"S7: seat {named} starts, and chance is not asked")
    dealt = question.seat if question.kind == "physicat" else table.options.players * table.options.physicats
    in_order = all(table.physicats[:dealt]) and not any(table.physicats[dealt:])
    _unless(in_order and not table.front, f"S6: the first {dealt} seats have a physicat, and no other")
    nothing = (table.deck, table.claim, table.proofs) == (table.options.pack, None, (NONE,) * len(table.lives))
    _unless(nothing and not table.discard, "S8: nothing is dealt before the first round")
    _unless(min(table.lives) == table.options.first_lives, "S23: nobody loses a life before the first round")


def _check_deal(table: Table, question: Question) -> None:
    """S8: the seats before this one have their hands, and nothing else lies there yet."""
    seat, size = question.seat, table.hand_size
    _unless(table.lives[seat], f"S8: seat {seat + 1} is out, and is dealt nothing")
    expected = [size * (lives > 0) for lives in table.lives[:seat]]
    sizes = [sum(hand) for hand in table.hands]
    _unless(sizes[:seat] == expected, f"S8: those before seat {seat + 1} have {size} cards each")
    _unless(not any(sizes[seat:]), f"S8: nobody from seat {seat + 1} on has cards yet")
    nothing = table.claim is None and not any(map(any, table.proofs)) and not table.discard and not table.front
    _unless(nothing, "S8: nothing else lies there before the first claim")


def _check_claim(table: Table, question: Question) -> None:
    claim, claimer = table.claim, table.claimer
    if claim is None or claimer is None:
        _unless(not any(map(any, table.proofs)), "S14: proof follows a claim")
        _unless(question.kind != "won", "S20: a game ends with a claim that was doubted")
        return
    _unless(PLACE.get(claim, 65) < 5 * table.options.track, f"S3: {claim.count} {claim.state} is not on the track")
    _unless(table.lives[claimer] or question.kind == "won", f"S23: seat {claimer + 1} is out, and claims nothing")


def _check_pile(table: Table) -> None:
    """S15, S47: what players put there; S42, S43: what all saw go there; S45: who looked."""
    removers = {ALIVE: PURRIE, DEAD: FELIDAE}
    for parcel in table.discard:
        seats = {*parcel.looked_at_by, *([] if parcel.seat is None else [parcel.seat])}
        _unless(all(seat < len(table.lives) for seat in seats), "S10: there is no such seat at the discard pile")
        _unless(not parcel.looked_at_by or PRRIDE in table.row, "S45: nobody has looked at the discard pile")
        if parcel.seat is None:
            gone = [kind for kind, count in enumerate(parcel.cards) if count]
            _unless(
                table.claim and len(gone) == 1 and removers.get(gone[0]) in table.row,
                f"S50: no power in the row put {' and '.join(KINDS[kind] for kind in gone)} cards away",
            )
        else:
            _unless(table.claim or FELINESTEIN in table.row, "S15: a swap follows a claim")
    for seat, proof in enumerate(table.proofs):
        swapped = sum([sum(parcel.cards) for parcel in table.discard if parcel.seat == seat])
        earned = swapped <= sum(proof) + _removed(table) or FELINESTEIN in table.row
        _unless(earned, f"S15: seat {seat + 1} has put away {swapped} cards, and shown fewer")


def _check_sizes(table: Table, question: Question) -> None:
    """S8: all have what they were dealt. S17: proof and swap change nothing; S46 adds, S42 and S43 take away."""
    players = sum(map(bool, table.lives)) + (question.kind == "won")  # the last loser was still playing
    held = [sum(hand) + sum(table.proofs[seat]) for seat, hand in enumerate(table.hands)]
    if question.kind == "draw":
        held[question.seat] += question.count
    known, dealt = sum(held) + _removed(table), players * table.hand_size
    at_most = 2 * (MEWTON in table.row) * (1 + (TABBY in table.row))  # S46, S49
    _unless(dealt <= known <= dealt + at_most, f"S8: {known} cards are or were in play, where {dealt} were dealt")
    _unless(max(held) <= table.hand_size + at_most, f"S8: nobody was dealt more than {table.hand_size} cards")


def _removed(table: Table) -> int:
    return sum([sum(parcel.cards) for parcel in table.discard if parcel.seat is None])


def _matching(table: Table, seat: int) -> int:
    """S14: how many face-up cards of a seat can have been shown for the claim on the board."""
    assert table.claim is not None
    proof = table.proofs[seat]
    return proof[INDEX[table.claim.state]] + proof[HEISENBERG]


def _check_turn(table: Table, question: Question) -> None:
    kind, seat, claimer = question.kind, question.seat, table.claimer
    if kind == "won":
        return
    _unless(table.lives[seat], f"S10: seat {seat + 1} is out, and is asked nothing")
    rest = question.then or question
    if rest.kind == "turn":
        due = table.starter if claimer is None else after(table, claimer)
        assert due is not None
        _unless(_all_can_have_skipped(table, due, seat), f"S10: it is not the turn of seat {seat + 1}")
        stuck = seat == claimer and is_last(table.claim, table.options.track)
        _unless(not stuck, f"S25: seat {seat + 1} could neither raise nor doubt")
    else:
        _unless(seat == claimer, f"S19: seat {seat + 1} has not just claimed")
    if rest.kind == "swap":
        shown = _matching(table, seat) + _removed(table)
        _unless(rest.count <= shown, f"S15: seat {seat + 1} has shown {shown} cards at most")
    if kind == "draw":
        _unless(question.count <= sum(table.deck), f"S16: the deck holds {sum(table.deck)} cards")
    _unless(_is_asked(table, kind, seat), f"S19: nothing is left to ask of seat {seat + 1} there")


def _all_can_have_skipped(table: Table, due: int, seat: int) -> bool:
    """S48: whether everybody whose turn it was before this seat's has used a power that skips. S25: no claimer has."""
    skipped, at = [], due
    while at != seat:
        skipped.append(at)
        at = after(table, at)
    if not skipped:
        return True
    skips = (PAWKING in table.row) * (1 + (TABBY in table.row))  # S49
    used = all(table.physicats[one] is None and one != table.claimer for one in skipped)
    return used and len(skipped) <= skips


def _is_asked(table: Table, kind: str, seat: int) -> bool:
    """Whether public facts leave more than one answer."""
    has_power = table.physicats[seat] is not None
    can_choose = has_power or any(table.hands[seat])
    return {"prove": can_choose, "swap": can_choose and any(table.deck), "end": has_power}.get(kind, True)
