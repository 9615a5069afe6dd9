"""The path of docs/architecture.md, "Writing a game of your own", walked with a game that nothing under src knows."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cattery.kernel import encode, read_record
from cattery.kit import check, register_kit
from proof.kit.client import open_table, seated
from tests.bluff import KIT
from tests.kits.conftest import told

CATTERY = [sys.executable, "-c", "from cattery.cli import main; main()"]
COMMANDS = [line for block in told("sh") for line in block.splitlines()]
HEARD = {
    "cattery simulate bluff --games 100": "100 games of Two-Card Bluff",
    "cattery play bluff --players 2 --bots kitten": "You are dealt a",
    "cattery play bluff --players 2 --bots kitten --language fr": "Quelle carte poses-tu face cachée, comme haute ?",
    "cattery rules bluff B3": "B3. Laying a card",
    "cattery arena bluff --players kitten,random --games 40": "Two-Card Bluff, 2 seats, 40 games on 20 deals",
}


def test_every_command_of_the_guide_is_walked() -> None:
    assert {*HEARD, "cattery serve"} == set(COMMANDS)


@pytest.mark.parametrize("command", HEARD)
def test_the_commands_know_it(command: str, elsewhere: dict[str, str], tmp_path: Path) -> None:
    words = [*CATTERY, *shlex.split(command)[1:]]
    done = subprocess.run(
        words, env=elsewhere, cwd=tmp_path, input="1\n" * 9, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0 and not done.stderr, done.stderr
    assert HEARD[command] in done.stdout
    if "arena" in command:
        report = (tmp_path / "arena-runs/bluff-kitten-random-0/report.html").read_text(encoding="utf-8")
        assert "Points more than the others" in report and "By first hand" in report and "one of each" in report


@pytest.mark.parametrize("snippet", told("python"))
def test_the_examples_run(snippet: str, elsewhere: dict[str, str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", snippet], env=elsewhere, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.anyio
async def test_two_people_and_a_bot_play_it_at_a_live_table(elsewhere: dict[str, str], tmp_path: Path) -> None:
    """A game against each other; then one gives up the seat, watches, and a bot of the game's own plays the next."""
    register_kit(KIT)  # to check the records here too
    serve = [*CATTERY, "serve", "--port", "0", "--data", str(tmp_path / "data"), "--bots", "1"]
    with (tmp_path / "log").open("w+") as log:
        server = subprocess.Popen(serve, env=elsewhere, stdout=subprocess.PIPE, stderr=log, encoding="utf-8")
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            async with seated(url, open_table(url), "Ann", "Ben") as (ann, ben):
                assert (await ann.ask("start"))["type"] == "accepted"
                while ann.over is None or ben.over is None:
                    for one in (ann, ben):
                        if one.frame is not None and one.frame.get("choices"):
                            await one.answer(one.frame["choices"][0])
                        elif one.over is None:
                            await one.hear()
                first = ann.over
                assert (await ben.ask("leave"))["type"] == "accepted"
                ann.over = None
                assert (await ann.ask("add-bot", level="kitten"))["type"] == "accepted"
                assert (await ann.ask("start"))["type"] == "accepted"
                second = await ann.play()
            for over in (first, second):
                assert check(read_record(encode(over["record"]))).step is None
        finally:
            server.terminate()
            server.wait()
            assert server.stdout is not None
            server.stdout.close()
        log.seek(0)
        assert "bot failed" not in log.read()
