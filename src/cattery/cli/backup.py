"""`cattery backup`: a copy of everything, also while the server runs."""

from pathlib import Path

from cattery.cli.files import fail, fail_for
from cattery.cli.language import spoken
from cattery.extras import needs


def backup(file: Path, *, data: Path | None = None, language: str | None = None) -> None:
    """Copy the tables into one file, checked to its end."""
    with needs("server"):
        from cattery.server import default_data
        from cattery.server.store import TornDatabase, copies
        from cattery.server.store.sqlite import FILE
    from cattery.wording import catalogue

    tongue = spoken(language)
    words = catalogue(tongue).words
    folder = (data or default_data()).expanduser().resolve()
    try:
        tables = copies.backup(folder / FILE, file)
    except TornDatabase as fault:
        fail(words("store-torn", file=str(folder / FILE), missing=fault.missing, command="cattery restore"))
    except OSError as fault:
        fail_for(Path(fault.filename or file), fault, tongue)
    print(words("backup-done", tables=tables, file=str(file)))
