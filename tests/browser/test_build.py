"""The page as it is built: checked, tested, small, and carried by the package."""

import gzip
import re
import subprocess
from itertools import permutations

import pytest

from scripts.page import PAGE, ROOT, install_packages, node_path
from scripts.wire import SRC, shown_games

BUILT = ROOT / PAGE


def _node(*arguments: str) -> None:
    install_packages()
    ran = subprocess.run(
        ["node", *arguments], cwd=ROOT / "web", env=node_path(), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]


def test_no_line_is_too_long() -> None:
    """Prettier leaves comments and texts as they are; a drawing inside a style sheet cannot be broken."""
    kinds = {".ts", ".svelte", ".css", ".js", ".html"}
    files = [
        path for place in ("src", "build", "gallery", "test", "twin") for path in (ROOT / "web" / place).rglob("*")
    ]
    long = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in files
        if path.suffix in kinds
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > 120 and "url(" not in line
    ]
    assert len(files) > 100
    assert not long


@pytest.mark.slow
def test_its_own_tests_pass() -> None:
    _node("node_modules/vitest/vitest.mjs", "run")


def test_shared_screens_change_at_breakpoints_with_names() -> None:
    """web/build/breakpoints.js holds the numbers, so that screens change together."""
    shared = [
        path for place in ("home", "waiting", "over", "parts", "rules") for path in (SRC / place).glob("*.svelte")
    ]
    assert len(shared) > 15
    numbered = [path.name for path in shared if re.search(r"@media[^{]*(?:width|height)", path.read_text("utf-8"))]
    assert not numbered, "write @media (--broad) or @media (--desk)"


def test_the_lock_names_no_host() -> None:
    assert "://" not in (ROOT / "web" / "package-lock.json").read_text("utf-8")


def _with_static_imports(*names: str) -> set[str]:
    """These scripts and all they import at once."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            text = (BUILT / "assets" / name).read_text("utf-8")
            waiting += re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text)
    return found


def _zipped(names: set[str]) -> int:
    return sum(len(gzip.compress((BUILT / "assets" / name).read_bytes())) for name in names)


def _chunk(start: str) -> str:
    return next(path.name for path in (BUILT / "assets").glob(f"{start}-*.js"))


def test_the_page_is_light() -> None:
    """Scripts: first screen 80 KB at most, the first table 120 KB beyond, the second 60 KB; the first load 200 KB."""
    document = (BUILT / "index.html").read_bytes()
    entry = re.findall(r'assets/([\w.-]+\.js)"', document.decode())
    styles = set(re.findall(r'assets/([\w.-]+\.css)"', document.decode()))
    first = _with_static_imports(*entry, max((_chunk(tag) for tag in ("en", "pt-BR", "fr", "nl", "it")), key=_size))
    assert _zipped(first) <= 80_000
    for game, *others in permutations(shown_games()):
        table = _with_static_imports(_chunk("TablePage"), _chunk(game)) - first
        assert _zipped(table) <= 120_000
        assert all(_zipped(_with_static_imports(_chunk(other)) - first - table) <= 60_000 for other in others)
    assert _zipped(first | styles) + len(gzip.compress(document)) <= 200_000


def _size(name: str) -> int:
    return (BUILT / "assets" / name).stat().st_size


def test_the_art_is_light() -> None:
    drawings = [path for place in ("art", "src/games/*/art") for path in (ROOT / "web").glob(f"{place}/*.svg")]
    assert len(drawings) > 20
    assert sum(path.stat().st_size for path in drawings) <= 150_000


def test_the_page_asks_no_other_host() -> None:
    texts = [path.read_text("utf-8") for path in BUILT.rglob("*") if path.suffix in (".js", ".css", ".html")]
    hosts = {host for text in texts for host in re.findall(r"(?:https?|wss?)://([\w.-]+)", text)}
    assert hosts <= {
        "www.w3.org",
        "svelte.dev",
        "rolldown.rs",
    }  # names of drawings' language, and of an explanation in an error
