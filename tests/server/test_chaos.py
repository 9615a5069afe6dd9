"""The short form of `python -m proof.chaos`, and the order of the two system calls that durability rests on."""

import asyncio
import re
from pathlib import Path

import pytest

from proof.chaos import Chaos
from proof.kit.client import open_table, seated
from proof.kit.programs import STRACE
from proof.kit.serving import ServerProcess


def test_none_lost_none_doubled_and_frames_as_in_an_undisturbed_replay(tmp_path: Path) -> None:
    chaos = Chaos(tmp_path / "data", 150, tables_at_once=5, kill_within=150)
    asyncio.run(chaos.run())
    found = chaos.verify()
    assert found["kills"] >= 1 and found["repeats"] >= 1 and found["frames"] > 150


@pytest.mark.anyio
async def test_the_disk_has_it_before_the_client_hears_of_it(tmp_path: Path) -> None:
    """Before an answer is acknowledged, the write-ahead log is written and fdatasync has returned.

    A request that stores nothing comes right before it, so that nobody takes an earlier write for the answer's.
    """
    trace = tmp_path / "trace"
    calls = "trace=fdatasync,fsync,pwrite64,write,sendto,sendmsg,writev,read,recvfrom,recvmsg"
    under = (STRACE.needed(), "-D", "-f", "-yy", "-s", "200", "-e", calls, "-o", str(trace))
    with ServerProcess(tmp_path / "data", under=under) as server:
        async with seated(server.url, open_table(server.url), "Ada", "Bob") as (ada, bob):
            await ada.ask("start")
            while ada.frame is None:
                await ada.hear()
            assert (await ada.ask("catch-up", client_id="nothing to store"))["type"] == "accepted"
            assert (await ada.answer(ada.frame["choices"][0]))["type"] == "accepted"
            acknowledged = ada.heard[-1]["client_id"]
            while bob.frame is None or bob.frame["ply"] < 1:
                await bob.hear()
        traced = server.pid
        server.stop()
    while not re.search(rf"^{traced} +\+\+\+ exited", text := trace.read_text(errors="replace"), re.MULTILINE):
        await asyncio.sleep(0.01)  # the tracer ends a moment after what it traces
    lines = text.splitlines()
    acks = [i for i, line in enumerate(lines) if acknowledged in line and '\\"accepted\\"' in line]
    assert len(acks) == 1, "the acknowledgement went over the wire once"
    (before,) = [i for i, line in enumerate(lines) if "nothing to store" in line and '\\"accepted\\"' in line]
    told = [i for i, line in enumerate(lines) if re.search(r'\\"type\\":\\"frame\\".*\\"ply\\":1\b', line)]
    logged = [i for i, line in enumerate(lines) if "pwrite64" in line and "-wal>" in line and before < i < acks[0]]
    synced = [i for i, line in enumerate(lines) if re.search(r"fdatasync\(.*-wal|<\.\.\. fdatasync resumed>", line)]
    assert logged, "the answer was written to the log"
    last = [i for i in synced if logged[-1] < i < acks[0] and lines[i].rstrip().endswith("= 0")]
    assert last, "fdatasync of the log returned before the acknowledgement was written"
    assert told and all(i >= acks[0] for i in told), "and only then the others were told"
