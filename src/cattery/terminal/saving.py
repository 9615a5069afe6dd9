"""The record of a game at the terminal: kept only where the person says so."""

from datetime import datetime
from pathlib import Path

from cattery.extras import needs
from cattery.kernel import Record, encode


def proposed_path(game: str, now: datetime) -> Path:
    """Where a record would go: the user's own data folder, by game and time."""
    with needs("terminal"):
        from platformdirs import user_data_path

    return user_data_path("cattery", appauthor=False) / "games" / f"{game}-{now:%Y-%m-%d-%H%M%S}.jsonl"


def save(record: Record, path: Path) -> None:
    """Add a record to a file, which is made if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(encode(record) + b"\n")
