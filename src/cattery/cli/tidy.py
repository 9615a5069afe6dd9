"""`cattery tidy`: let old tables go."""

from pathlib import Path

from cattery.cli.files import fail
from cattery.cli.language import spoken
from cattery.cli.parameters import Positive
from cattery.extras import needs


def tidy(*, data: Path | None = None, keep: Positive = 90, forget: bool = False, language: str | None = None) -> None:
    """Put away what is old. A server that runs is asked to do it; otherwise it is done here."""
    with needs("server"):
        from cattery.server import DataInUse, NewerDatabase, Settings, default_data
        from cattery.server.knocking import NoServer, knock
        from cattery.server.settings import Life
        from cattery.server.tidying import tidied
    from cattery.wording import catalogue, refuse

    tongue = spoken(language)
    words = catalogue(tongue).words
    folder = (data or default_data()).expanduser().resolve()
    try:
        said = knock(folder, "tidy")
        tables, records = said["tables"], said["records"]
    except NoServer:
        try:
            done = tidied(Settings(folder, life=Life(keep, not forget)))
        except DataInUse:
            fail(words("serve-in-use", folder=str(folder), option="--data"))
        except NewerDatabase:
            fail(words("serve-newer", folder=str(folder), option="--data"))
        except OSError as fault:
            fail(words("terminal-serve-folder", folder=str(folder), reason=refuse(fault, tongue)))
        tables, records = done.tables, done.records
    print(words("tidy-done", tables=tables, records=records))
