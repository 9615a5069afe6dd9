"""`cattery replay`: recorded games, told in sentences."""

from collections.abc import Iterator
from pathlib import Path

from cattery.cli.files import fail, fail_about, fail_at, records_in
from cattery.cli.language import spoken
from cattery.cli.parameters import Whole
from cattery.kernel import CHANCE, SPECTATOR, BadRecord, Ply, Record, encode, redact
from cattery.kit import game_of, kit_of
from cattery.kit import replay as plies
from cattery.room.replay import Replay


def replay(
    file: Path,
    *,
    seat: Whole | None = None,
    game: Whole | None = None,
    step: bool = False,
    language: str | None = None,
) -> None:
    """Tell recorded games, sentence by sentence; or one of them, step by step."""
    from cattery.terminal import Stepper, heading, retell, standard_screen
    from cattery.wording import catalogue
    from cattery.wording.loading import is_told

    tongue, screen = spoken(language), standard_screen()
    words = catalogue(tongue).words
    told = False
    for number, record in records_in(file, tongue):
        if game is not None and number != game:
            continue
        try:
            players = game_of(record)[1].players
            again = Replay(record) if step and is_told(record.game) else None
            whole = list(plies(record))  # before the first line: a record that does not hold is not told at all
        except BadRecord as fault:
            fail_at(file, number, fault, tongue)
        if seat is not None and not 0 <= seat <= players:
            fail_about(f"--seat {seat}", words("terminal-seat-numbers"), tongue)
        viewer = None if seat is None else seat - 1 if seat else SPECTATOR
        if told:
            screen.say("")
        told = True
        if again is not None:
            screen.say(*heading(record.game, tongue, number, players, viewer))
            Stepper(kit_of(record.game), screen, tongue, again, viewer).run()
            return
        if is_told(record.game):
            screen.say(*heading(record.game, tongue, number, len(whole[0].state.table.hands), viewer))
            screen.say(*retell(whole, record.game, tongue, viewer))
        else:
            screen.say(*_data(number, record, whole, viewer, tongue))
    if not told:
        if game is None:
            fail(words("terminal-no-record", path=str(file)))
        fail_about(f"--game {game}", words("terminal-no-record-there", path=str(file)), tongue)


def _data(number: int, record: Record, whole: list[Ply], viewer: int | None, language: str) -> Iterator[str]:
    """A game that Cattery has no words for: its facts as data."""
    from cattery.wording import catalogue

    words = catalogue(language).words
    yield words("replay-data", line=number, game=record.game, options=encode(record.options).decode())
    for ply in whole:
        hidden = viewer is not None and ply.actor != viewer
        if ply.actor is not None:
            who = words("replay-chance") if ply.actor == CHANCE else words("seat-name", number=ply.actor + 1)
            told = who if hidden else words("terminal-explained", word=who, meaning=ply.answer)
            yield f"{ply.number}. {told}"
        for event in ply.events:
            yield f"    {encode(event if viewer is None else redact(event, viewer)).decode()}"
