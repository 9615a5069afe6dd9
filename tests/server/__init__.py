"""The server over real sockets, real SQLite files and real processes."""
