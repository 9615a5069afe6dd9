"""`cattery restore`: go back to a backup."""

from pathlib import Path

from cattery.cli.files import fail, fail_for
from cattery.cli.language import spoken
from cattery.extras import needs


def restore(file: Path, *, data: Path | None = None, language: str | None = None) -> None:
    """Put a backup in the place of the tables; what was there is kept beside it."""
    with needs("server"):
        from cattery.server import DataInUse, NewerDatabase, default_data
        from cattery.server.settings import lock, private_folder, unlock
        from cattery.server.store import TornDatabase, copies
        from cattery.server.store.sqlite import FILE
    from cattery.wording import catalogue

    tongue = spoken(language)
    words = catalogue(tongue).words
    folder = (data or default_data()).expanduser().resolve()
    try:
        held = lock(private_folder(folder))
    except DataInUse:
        fail(words("serve-in-use", folder=str(folder), option="--data"))
    except OSError as fault:
        fail_for(folder, fault, tongue)
    try:
        tables, moved = copies.restore(file, folder / FILE)
    except NewerDatabase:
        fail(words("serve-newer", folder=str(file), option="--data"))
    except TornDatabase as fault:
        fail(words("store-torn", file=str(file), missing=fault.missing, command="cattery restore"))
    except OSError as fault:
        fail_for(Path(fault.filename or file), fault, tongue)
    finally:
        unlock(held)
    print(words("restore-done", tables=tables, folder=str(folder)))
    if moved is not None:
        print(words("restore-moved", file=str(moved)))
