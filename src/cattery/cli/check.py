"""`cattery check`: verify recorded games."""

from pathlib import Path

from cattery.cli.files import fail, fail_at, records_in
from cattery.cli.language import spoken
from cattery.kernel import BadRecord
from cattery.kit import check as verify


def check(*files: Path, language: str | None = None) -> None:
    """Verify every answer, chance outcome and digest of recorded games and, where a record has one, the fair deal.

    Exit status 0: all hold. 2: one does not, with a sentence that says which line and ply.
    """
    from cattery.wording import catalogue

    tongue = spoken(language)
    words = catalogue(tongue).words
    if not files:
        fail(words("terminal-name-a-file"))
    for path in files:
        games = unfinished = answers = fair = given = 0
        for number, record in records_in(path, tongue):
            try:
                last = verify(record)
            except BadRecord as fault:
                fail_at(path, number, fault, tongue)
            games += 1
            answers += len(record.answers)
            unfinished += last.step is not None
            fair += record.fair is not None
            given += record.dice == "given"
        if not games:
            fail(words("terminal-no-record", path=str(path)))
        rare = {"check-fair": fair, "check-given": given, "check-unfinished": unfinished}
        notes = [
            words("check-answers", count=answers),
            *(words(message, count=count) for message, count in rare.items() if count),
        ]
        print(words("check-holds", path=str(path), games=games, notes=", ".join(notes)))
