"""Records in files: one JSON object a line."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn, TextIO

from cattery.kernel import BadRecord, Record, read_record


def fail(sentence: str) -> NoReturn:
    """One clear sentence, and exit status 2."""
    print(f"cattery: {sentence}", file=sys.stderr)
    sys.exit(2)


def fail_about(what: str, sentence: str, language: str) -> NoReturn:
    """What is at fault, and why."""
    from cattery.wording import catalogue

    fail(catalogue(language).words("terminal-explained", word=what, meaning=sentence))


def fail_for(path: Path, fault: OSError, language: str) -> NoReturn:
    """What the system says of a file."""
    from cattery.wording import refuse

    fail_about(str(path), refuse(fault, language), language)


def fail_at(path: Path, number: int, fault: BadRecord, language: str) -> NoReturn:
    """Why the record on this line does not hold."""
    from cattery.wording import catalogue, refuse

    words = catalogue(language).words
    fail(words("terminal-at-line", path=str(path), number=str(number), reason=refuse(fault, language)))


def records_in(path: Path, language: str) -> Iterator[tuple[int, Record]]:
    """Every record of a file with its line number; a line that is none ends the program with a sentence."""
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    try:
                        yield number, read_record(line.strip())
                    except BadRecord as fault:
                        fail_at(path, number, fault, language)
    except OSError as fault:
        fail_for(path, fault, language)


@contextmanager
def written_whole(path: Path, language: str) -> Iterator[TextIO]:
    """A file that appears under its name only once it is complete: an interrupted run leaves no half of one.

    What is there and is no ordinary file (a pipe, a device) is written to as it is, and a link is followed.
    """
    path = path.resolve()
    try:
        if path.exists() and not path.is_file():
            with path.open("w", encoding="utf-8") as file:
                yield file
            return
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                yield file
            Path(name).chmod(0o666 & ~_umask())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except BrokenPipeError:
        raise
    except OSError as fault:
        fail_for(path, fault, language)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
