"""`cattery serve`: live tables for everybody who can reach this machine's address."""

from pathlib import Path

from cattery.cli.files import fail
from cattery.cli.language import spoken
from cattery.cli.parameters import Natural, Port, Positive
from cattery.extras import needs


def serve(
    *,
    port: Port = 8420,
    lan: bool = False,
    data: Path | None = None,
    database: str | None = None,
    bots: Natural = 0,
    keep: Positive = 90,
    forget: bool = False,
    disk: Positive = 8192,
    proxy: str | None = None,
    contact: str | None = None,
    debug: bool = False,
    language: str | None = None,
) -> None:
    """Serve live tables until it is stopped with Ctrl-C."""
    with needs("server"):
        import segno

    from cattery.cli.databases import shown_address
    from cattery.server import (
        DataInUse,
        NewerDatabase,
        Settings,
        UnusableDatabase,
        bind,
        create_app,
        default_data,
        run,
    )  # fmt: skip
    from cattery.server.invitation import address_in_the_network
    from cattery.server.proxies import Proxies
    from cattery.server.settings import Life
    from cattery.server.store import TornDatabase
    from cattery.server.store.sqlite import FILE
    from cattery.wording import catalogue, refuse

    tongue = spoken(language)
    words = catalogue(tongue).words
    folder = (data or default_data()).expanduser().resolve()
    shown = "" if database is None else shown_address(database, tongue)
    host = "0.0.0.0" if lan else "127.0.0.1"
    proxies = tuple(one.strip() for one in proxy.split(",")) if proxy else Settings(folder).proxies
    try:
        Proxies(proxies)
    except ValueError:
        fail(words("serve-proxy", given=str(proxy), option="--proxy"))
    settings = Settings(
        folder, host, port, bots, debug=debug, database=database or "", proxies=proxies, contact=contact or "",
        life=Life(keep, not forget, disk),
    )  # fmt: skip
    try:
        listener = bind(settings)
    except OSError as fault:
        fail(words("terminal-serve-port", port=str(port), reason=refuse(fault, tongue)))
    with listener:
        app = create_app(settings)
        try:
            app.server.prepare()
        except DataInUse:
            fail(words("serve-in-use", folder=str(folder), option="--data"))
        except TornDatabase as fault:
            fail(words("store-torn", file=str(folder / FILE), missing=fault.missing, command="cattery restore"))
        except UnusableDatabase as fault:
            if not database:
                fail(words("terminal-serve-folder", folder=str(folder), reason=refuse(fault, tongue)))
            fail(words("serve-database", database=shown, reason=str(fault)))
        except NewerDatabase:
            if database:
                fail(words("serve-database-newer", database=shown, option="--database"))
            fail(words("serve-newer", folder=str(folder), option="--data"))
        except OSError as fault:
            fail(words("terminal-serve-folder", folder=str(folder), reason=refuse(fault, tongue)))
        port = listener.getsockname()[1]
        print(words("terminal-serve-open", address=f"http://127.0.0.1:{port}"), flush=True)
        if lan:
            address = f"http://{address_in_the_network()}:{port}"
            print(words("terminal-serve-open", address=address), flush=True)
            segno.make(address).terminal(border=2, compact=True)
        run(app, listener)
