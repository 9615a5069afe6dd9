"""The short form of `python -m proof.load restart`: after a power cut every live table goes on where it was."""

import asyncio
from pathlib import Path
from typing import Any

from proof.kit.serving import ServerProcess
from proof.load.restart import cut_and_restart, first_answers, live_tables


def test_every_live_table_goes_on_after_a_power_cut(tmp_path: Path, rig: dict[str, Any]) -> None:
    with ServerProcess(tmp_path / "data", **rig) as server:
        asked = asyncio.run(live_tables(server.url, 6))
        cut_and_restart(server)
        shown, acknowledged = asyncio.run(first_answers(asked))
    assert len(shown) == len(acknowledged) == 6
