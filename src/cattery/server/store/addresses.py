"""Addresses of PostgreSQL databases, which may hold a password."""

from urllib.parse import urlsplit

SCHEMES = ("postgresql", "postgres")


def is_address(database: str) -> bool:
    """Whether this is the address of a PostgreSQL database."""
    try:
        return urlsplit(database).scheme in SCHEMES
    except ValueError:
        return False


def without_password(database: str) -> str:
    """An address as it may be shown."""
    try:
        parts = urlsplit(database)
    except ValueError:
        return "…"
    return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()
