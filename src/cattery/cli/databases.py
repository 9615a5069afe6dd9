"""Addresses of databases, as they are typed and shown."""

from cattery.cli.files import fail
from cattery.wording import catalogue

EXAMPLE = "postgresql://cattery@localhost/cattery"


def shown_address(database: str, language: str) -> str:
    """An address without its password; the program ends with a sentence if it is none of a PostgreSQL."""
    from cattery.server.store.addresses import is_address, without_password

    if not is_address(database):
        given = without_password(database)
        fail(catalogue(language).words("serve-no-address", given=given, example=EXAMPLE))
    return without_password(database)
