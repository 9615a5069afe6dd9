"""Writes the page as a folder that any host of plain files can serve, under any path: `make site`, into build/play."""

import shutil
import sys
from html import escape
from pathlib import Path

from cattery.server.guard import POLICY
from cattery.wording import catalogue
from scripts.offline import TWINS, write
from scripts.page import PAGE, ROOT, build

SITE = ROOT / "build" / "play"
HOW_TO_HOST = "https://github.com/cattery-games/cattery#readme"
LEFT_OUT = ("frame-ancestors", "base-uri")  # a document cannot say these of itself, or has no need to


def build_site(to: Path = SITE) -> Path:
    """The page, its engine and a start without a network; nothing in it asks anybody else."""
    build()
    shutil.rmtree(to, ignore_errors=True)
    twins = shutil.ignore_patterns("stamp", *(f"*{ending}" for ending in TWINS))
    shutil.copytree(ROOT / PAGE, to, ignore=twins)
    words = catalogue("en").words
    policy = "; ".join(rule for rule in POLICY.split("; ") if not rule.startswith(LEFT_OUT))
    head = [
        f'<meta http-equiv="content-security-policy" content="{escape(policy)}" />',
        f'<meta name="cattery-how-to-host" content="{HOW_TO_HOST}" />',
        f'<meta name="description" content="{escape(words("preview-home"))}" />',
    ]
    document = to / "index.html"
    document.write_text(document.read_text("utf-8").replace("<!--preview-->", "".join(head)), "utf-8")
    write(ROOT, to)
    return to


if __name__ == "__main__":
    print(build_site(Path(sys.argv[1]) if sys.argv[1:] else SITE))
