"""Python inside the engine that the page ships, without a browser around it."""

import json
import subprocess
from pathlib import Path
from typing import Any

from scripts.page import PAGE, ROOT, build, node_path

RUN = ROOT / "web" / "build" / "run.mjs"


def in_wasm(file: Path, expression: str) -> Any:
    """What an expression comes to there, once a file was run."""
    build()
    command = ["node", str(RUN), str(ROOT / PAGE), str(file), expression]
    ran = subprocess.run(command, cwd=ROOT / "web", env=node_path(), capture_output=True, text=True, check=False)
    if ran.returncode:
        raise AssertionError(ran.stderr[-2000:])
    return json.loads(ran.stdout)
