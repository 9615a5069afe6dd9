"""A stranger does everything at once that would fill, slow or confuse a server; people elsewhere on it play on.

The short form of `python -m proof.attacks`, which takes the time as well; here it does not count.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MET = {
    "tables 201", "tables 429", "codes 429", "nonsense 400", "promises too-fast", "reactions too-fast",
    "catch-ups too-fast", "chat too-fast", "connections welcome",
}  # fmt: skip


def test_each_limit_holds_nothing_is_lost_and_others_play_on() -> None:
    attack = [sys.executable, "-m", "proof.attacks", "4"]
    done = subprocess.run(attack, cwd=ROOT, capture_output=True, text=True, check=False)
    met = set(re.findall(r"^  (.+): \d+$", done.stdout, re.MULTILINE))
    assert met >= MET, done.stdout + done.stderr
    assert not [one for one in met if one.endswith((" 500", " 502"))]
    assert "errors in the log: 0" in done.stdout
    played = re.search(r"honest tables: (\d+) games and (\d+) answers, every one accepted", done.stdout)
    assert played is not None and int(played[1]) >= 4, "their games came to an end"
