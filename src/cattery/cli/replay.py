"""`cattery replay`: a recorded game, answer by answer."""

from pathlib import Path

from cattery.cli.files import fail, records_in
from cattery.kernel import CHANCE, SPECTATOR, BadRecord, encode, redact
from cattery.kernel import replay as plies


def replay(file: Path, *, seat: int | None = None, game: int | None = None) -> None:
    """Tell recorded games ply by ply.

    Parameters
    ----------
    file
        A file of records, one JSON object a line.
    seat
        Only as this seat (from 1) saw it; 0 for a spectator. All is told otherwise.
    game
        Only the game on this line of the file.
    """
    for number, record in records_in(file):
        if game is not None and number != game:
            continue
        players = record.options.get("players")
        if seat is not None and not (0 <= seat <= (players if isinstance(players, int) else seat)):
            fail(f"--seat {seat}: this game has seats 1 to {players}, and 0 for a spectator")
        viewer = None if seat is None else seat - 1 if seat else SPECTATOR
        try:
            told = list(plies(record))  # whole before the first line: a record that does not hold is not told at all
        except BadRecord as fault:
            fail(f"{file}, line {number}: {fault}")
        print(f"line {number}: {record.game}, {encode(record.options).decode()}")
        for ply in told:
            hidden = viewer is not None and ply.actor != viewer
            if ply.actor is not None:
                who = "chance" if ply.actor == CHANCE else f"seat {ply.actor + 1}"
                print(f"{ply.number}. {who}" + ("" if hidden else f": {ply.answer}"))
            for event in ply.events:
                print(f"    {encode(event if viewer is None else redact(event, viewer)).decode()}")
