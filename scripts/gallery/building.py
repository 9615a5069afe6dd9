"""Builds the gallery into build/gallery: the page's components anew if they changed, the entries always."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.gallery.exhibition import exhibition
from scripts.page import MADE_OF, ROOT, install_packages, node_path

SITE = ROOT / "build" / "gallery"
STAMP = SITE / "stamp"
NOT = {"node_modules", "test", "twin"}


def _fingerprint() -> str:
    whole = hashlib.sha256()
    for folder in (folder for made_of in MADE_OF for folder in sorted(ROOT.glob(made_of))):
        for path in sorted(folder.rglob("*")):
            parts = path.relative_to(ROOT).parts
            if path.is_file() and not NOT.intersection(parts):
                whole.update("/".join(parts).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


@contextmanager
def _alone() -> Iterator[None]:
    """Tests run in several processes: the second waits, and then finds the work done."""
    with (ROOT / ".page.lock").open("w", encoding="utf-8") as turn:
        if os.name != "nt":
            import fcntl

            fcntl.flock(turn, fcntl.LOCK_EX)
        yield


def build() -> Path:
    """Where the gallery is, once it is built."""
    with _alone():
        made_of = _fingerprint()
        if not STAMP.is_file() or STAMP.read_text("utf-8") != made_of:
            print("Building the gallery.", file=sys.stderr)
            install_packages()
            vite = [
                "node_modules/vite/bin/vite.js",
                "build",
                "--config",
                "gallery/vite.config.ts",
                "--logLevel",
                "error",
            ]
            subprocess.run(["node", *vite], cwd=ROOT / "web", env=node_path(), stdout=sys.stderr, check=True)
            STAMP.write_text(made_of, "utf-8")
        fresh = SITE / "entries.json.new"
        fresh.write_bytes(exhibition())
        fresh.replace(SITE / "entries.json")
    return SITE
