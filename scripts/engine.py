"""Builds the engine that the page runs in a worker: Pyodide, what we use of its library, msgspec, our packages.

Pyodide comes from web/package-lock.json, msgspec's wheel for it from requirements/play.txt, both held to their hashes.
Run by scripts/page.py after the page, and again when the Python changed. Standard library only.
"""

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("src/cattery/server/page")
MANIFEST = PAGE / "engine.json"
PACKED = Path("build/engine")  # where it is kept between builds of the page
WHEELS = PACKED / "wheels"
TAG = "pyemscripten_2026_0_wasm32"  # of Pyodide 314
FLOORS = ("kernel", "kit", "players", "room", "local", "games")
MADE_OF = ("pyproject.toml", "LICENSE", "requirements/play.txt", "web/package-lock.json", "web/build/engine.mjs")
NOTICES = Path("web/licences")


def sources(root: Path) -> Iterator[Path]:
    """Every file the engine is made of."""
    yield from (root / name for name in MADE_OF)
    yield from sorted((root / "scripts").glob("engine*.py"))
    yield root / "scripts" / "offline.py"
    yield from sorted((root / NOTICES).glob("*.txt"))
    package = root / "src" / "cattery"
    yield from (package / "__init__.py", package / "extras.py")
    for floor in FLOORS:
        yield from sorted((package / floor).rglob("*.py"))


def fingerprint(root: Path) -> str:
    """What the engine is made of, in one number."""
    whole = hashlib.sha256()
    for path in sources(root):
        whole.update(f"{path.relative_to(root).as_posix()}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the engine is there, built from what lies here now."""
    manifest = root / MANIFEST
    if not manifest.is_file():
        return False
    found = json.loads(manifest.read_text("utf-8"))
    there = all((root / PAGE / name).is_file() for name in found["files"].values())
    return there and found["made_of"] == fingerprint(root)


def wheel(root: Path) -> Path:
    """msgspec's wheel for Pyodide, fetched once and held to the lock."""
    lock = (root / "requirements" / "play.txt").read_text("utf-8")
    pinned = re.search(r"^msgspec==\S+(?: \\\n +--hash=\S+)+", lock, re.MULTILINE)
    assert pinned is not None, "requirements/play.txt pins msgspec"
    folder = root / WHEELS / hashlib.sha256(pinned[0].encode()).hexdigest()[:16]
    if not (found := sorted(folder.glob("msgspec-*.whl"))):
        folder.mkdir(parents=True, exist_ok=True)
        wanted = folder / "wanted.txt"
        wanted.write_text(pinned[0] + "\n", "utf-8")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "download", "--require-hashes"]
        exactly = ["--no-deps", "--only-binary=:all:", "--platform", TAG, "--python-version", "314"]
        subprocess.run([*pip, *exactly, "--dest", str(folder), "--requirement", str(wanted)], check=True)
        found = sorted(folder.glob("msgspec-*.whl"))
    return found[0]


def build(root: Path, environment: dict[str, str]) -> None:
    """Lay the engine beside the page, packed anew if need be. `environment` is the one in which `node` is ours."""
    kept = root / PACKED / "engine.json"
    if not kept.is_file() or json.loads(kept.read_text("utf-8"))["made_of"] != fingerprint(root):
        _pack(root, environment)
    page = root / PAGE
    for old in [*(page / "assets").glob("engine-*.bin"), *page.glob("engine*")]:
        old.unlink()
    files = json.loads(kept.read_text("utf-8"))["files"].values()
    for name in [*files, "engine-licences.txt", "engine.json"]:
        shutil.copyfile(root / PACKED / Path(name).name, page / name)


def _pack(root: Path, environment: dict[str, str]) -> None:
    made_of, packed = fingerprint(root), root / PACKED
    with tempfile.TemporaryDirectory() as out:
        script = root / "web" / "build" / "engine.mjs"
        subprocess.run(["node", script, root, wheel(root), out], cwd=root / "web", env=environment, check=True)
        parts = {
            "python": (root / "web" / "node_modules" / "pyodide" / "pyodide.asm.wasm").read_bytes(),
            "library": Path(out, "library.zip").read_bytes(),
            "cattery": Path(out, "cattery.zip").read_bytes(),
        }
        offered = json.loads(Path(out, "offer.json").read_text("utf-8"))
    files, size = {}, {}
    for name, body in parts.items():
        file = f"engine-{name}-{hashlib.sha256(body).hexdigest()[:10]}.bin"
        if not (packed / file).is_file():
            (packed / file).write_bytes(gzip.compress(body, 9, mtime=0))
        files[name], size[name] = f"assets/{file}", (packed / file).stat().st_size
    notices = [path.read_text("utf-8") for path in sorted((root / NOTICES).glob("*.txt"))]
    (packed / "engine-licences.txt").write_text("\n\n".join(notices), "utf-8")
    (packed / "engine.json").write_text(
        json.dumps({"made_of": made_of, "files": files, "size": size, "offer": offered}), "utf-8"
    )
    for old in packed.glob("engine-*.bin"):
        if f"assets/{old.name}" not in files.values():
            old.unlink()
