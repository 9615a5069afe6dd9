"""A look into a PostgreSQL database, from wherever a test stands."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg


def rows_in(url: str, statement: str) -> list[tuple[Any, ...]]:
    """Run a statement in a database; the rows that it gives."""
    with ThreadPoolExecutor(1) as beside:  # an event loop may be running here
        return beside.submit(asyncio.run, _rows(url, statement)).result()


async def _rows(url: str, statement: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()
