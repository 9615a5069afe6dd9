"""Writes the page's service worker: which files a start without a network needs. Standard library only."""

import hashlib
import json
from pathlib import Path

TEMPLATE = Path("web/build/sw.js")
NOT = {"stamp", "sw.js", "index.html", "preview.png", "engine-licences.txt"}
TWINS = {".gz", ".br"}


def write(root: Path, page: Path) -> None:
    """Lay sw.js beside the page in a folder, from what lies in that folder."""
    files = sorted(
        path.relative_to(page).as_posix()
        for path in page.rglob("*")
        if path.is_file() and path.name not in NOT and path.suffix not in TWINS
    )
    engine = [name for name in files if Path(name).suffix == ".bin" or name.startswith("assets/worker-")]
    whole = hashlib.sha256()
    for name in ["index.html", *files]:
        whole.update(f"{name}\0".encode() + (page / name).read_bytes())
    lists = {
        "VERSION": whole.hexdigest()[:12],
        "FILES": [name for name in files if name not in engine],
        "ENGINE": engine,
    }
    text = (root / TEMPLATE).read_text("utf-8")
    for name, value in lists.items():
        empty = f"const {name} = {json.dumps(type(value)())};"
        assert empty in text, f"{TEMPLATE} has a place for {name}"
        text = text.replace(empty, f"const {name} = {json.dumps(value)};")
    (page / "sw.js").write_text(text, "utf-8")
