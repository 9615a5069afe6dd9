"""`cattery review`: a recorded game, gone over with the coach."""

from pathlib import Path

from cattery.cli.files import fail, fail_about, fail_at, records_in
from cattery.cli.language import spoken
from cattery.cli.parameters import Positive
from cattery.kernel import BadRecord
from cattery.kit import game_of, kit_of
from cattery.kit import replay as plies


def review(file: Path, *, seat: Positive, game: Positive | None = None, language: str | None = None) -> None:
    """Tell what each decision of a seat was worth."""
    from cattery.coach.review import review as judge
    from cattery.terminal import heading, retell_review, standard_screen
    from cattery.wording import Teller, catalogue
    from cattery.wording.loading import is_told

    tongue, screen = spoken(language), standard_screen()
    words = catalogue(tongue).words
    told = False
    for number, record in records_in(file, tongue):
        if game is not None and number != game:
            continue
        try:
            players = game_of(record)[1].players
            whole = list(plies(record))
        except BadRecord as fault:
            fail_at(file, number, fault, tongue)
        if seat > players:
            fail_about(f"--seat {seat}", words("terminal-seat-numbers"), tongue)
        kit = kit_of(record.game)
        if not kit.has("coach") or not is_told(record.game):
            fail_about(record.game, words("review-no-coach"), tongue)
        if told:
            screen.say("")
        told = True
        screen.say(*heading(record.game, tongue, number, players, seat - 1)[:1])
        screen.say(*retell_review(judge(kit, whole, seat - 1), Teller(record.game, tongue, seat - 1)))
    if not told:
        if game is None:
            fail(words("terminal-no-record", path=str(file)))
        fail_about(f"--game {game}", words("terminal-no-record-there", path=str(file)), tongue)
