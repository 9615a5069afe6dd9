"""The web application: routes, sockets, storage, bots. Everything that decides anything about a table is in `room`."""

from cattery.extras import needs

with needs("server"):
    from cattery.server.app import Application, create_app
    from cattery.server.run import bind, run
    from cattery.server.settings import DataInUse, Limits, Settings, default_data
    from cattery.server.store import NewerDatabase, UnusableDatabase

__all__ = [
    "Application",
    "DataInUse",
    "Limits",
    "NewerDatabase",
    "Settings",
    "UnusableDatabase",
    "bind",
    "create_app",
    "default_data",
    "run",
]
