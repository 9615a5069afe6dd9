"""The web application: routes, sockets, storage, bots. Everything that decides anything about a table is in `room`."""
