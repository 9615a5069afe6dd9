"""python -m proof.container: the steps of the Containerfile in a fresh folder, without a container, then its server.

Where no container can be built this is as near as one comes: the same commands in the same order, on the Python that
runs this, with two folders moved. What is not tried is what only a container has: its base image and its user.
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
KEPT = re.compile(r"HOME|LANG|TMPDIR|PATH|PIP_.*|NPM_.*|.*(PROXY|CERT|CA_BUNDLE|CAINFO).*", re.IGNORECASE)


def instructions(text: str) -> Iterator[list[tuple[str, str]]]:
    """Stage by stage: each instruction with its words."""
    for stage in re.split(r"^FROM .*\n", text, flags=re.MULTILINE)[1:]:
        yield [(found[1], found[2]) for found in re.finditer(r"^([A-Z]+) (.*)$", stage, re.MULTILINE)]


def main() -> int:
    """Every step of the first stage; then what the second one starts, until it says that it is ready."""
    build, serve = instructions((ROOT / "Containerfile").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        moved = {"/cattery": f"{folder}/cattery", "/data": f"{folder}/data"}
        source = Path(folder, "source")
        source.mkdir()
        packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "-x"], cwd=source, input=packed.stdout, check=True)
        kept = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
        own = str(Path(os.path.realpath(sys.executable)).parent)  # the `python` of the image is the one that we run on
        environment = {**kept, "PATH": os.pathsep.join([own, kept["PATH"]])}
        for name, words in build:
            if name == "RUN":
                command = shlex.split(_moved(words, moved))
                print(words, flush=True)
                subprocess.run(command, cwd=source, env=environment, check=True, stdout=sys.stderr)
        (entry,) = (words for name, words in serve if name == "ENTRYPOINT")
        print(entry, flush=True)
        command = [*re.findall(r'"([^"]*)"', _moved(entry, moved)), "--port", "0"]
        server = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            for path in ("/readyz", "/"):
                with urlopen(f"{address}{path}", timeout=60) as reply:
                    print(f"{path} answers {reply.status}, {len(reply.read())} bytes")
        finally:
            server.terminate()
            server.communicate(timeout=20)
    return 0


def _moved(words: str, folders: dict[str, str]) -> str:
    for there, here in folders.items():
        words = re.sub(rf"(?<![\w/]){there}\b", here, words)
    return words


if __name__ == "__main__":
    sys.exit(main())
