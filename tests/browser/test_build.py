"""The page as it is built: checked, tested, small, and carried by the package."""

import gzip
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from sysconfig import get_path

import httpx
import pytest

from scripts.page import PAGE, ROOT, install_packages, is_fresh, node_path

BUILT = ROOT / PAGE


def _node(*arguments: str) -> None:
    install_packages()
    ran = subprocess.run(
        ["node", *arguments], cwd=ROOT / "web", env=node_path(), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]


def test_types_and_markup_are_sound() -> None:
    _node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")


def test_its_own_tests_pass() -> None:
    _node("node_modules/vitest/vitest.mjs", "run")


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
    table = _with_static_imports(_chunk("TablePage"), _chunk("schrodinger")) - first
    assert _zipped(first) <= 80_000
    assert _zipped(table) <= 120_000
    assert _zipped(_with_static_imports(_chunk("mistigri")) - first - table) <= 60_000
    assert _zipped(first | styles) + len(gzip.compress(document)) <= 200_000


def _size(name: str) -> int:
    return (BUILT / "assets" / name).stat().st_size


def test_the_art_is_light() -> None:
    assert sum(path.stat().st_size for path in (ROOT / "web" / "art").glob("*.svg")) <= 150_000


def test_the_page_asks_no_other_host() -> None:
    texts = [path.read_text("utf-8") for path in BUILT.rglob("*") if path.suffix in (".js", ".css", ".html")]
    hosts = {host for text in texts for host in re.findall(r"(?:https?|wss?)://([\w.-]+)", text)}
    assert hosts <= {"www.w3.org", "svelte.dev"}  # names of drawings' language, and of an explanation in an error


@pytest.fixture
def wheel(tmp_path: Path, page_is_built: None) -> Path:
    """A wheel from the sdist, made where there is neither node nor npm."""
    hatch = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)]
    subprocess.run([*hatch, "-t", "sdist"], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "-xzf", str(next(tmp_path.glob("*.tar.gz")))], cwd=tmp_path, check=True)
    source = next(path for path in tmp_path.iterdir() if path.is_dir())
    assert is_fresh(source)
    bare = tmp_path / "bin"
    bare.mkdir()
    subprocess.run(
        [*hatch, "-t", "wheel"], cwd=source, env={**os.environ, "PATH": str(bare)}, check=True, capture_output=True
    )
    return next(tmp_path.glob("*.whl"))


def test_an_installed_wheel_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    venv.create(home, with_pip=False)
    folder = next(home.glob("lib/python*/site-packages"))
    shutil.unpack_archive(wheel, folder, "zip")
    (folder / "others.pth").write_text(get_path("purelib"))  # what the package needs, but not the package itself
    cattery = [str(home / "bin" / "python"), "-c", "from cattery.cli import main; main()"]
    command = [*cattery, "serve", "--port", "0", "--data", str(tmp_path / "data")]
    served = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    try:
        assert served.stdout is not None
        address = served.stdout.readline().split()[-1]
        with httpx.Client(base_url=address, transport=httpx.HTTPTransport(retries=20)) as client:
            document = client.get("/").text
            assert '<div id="page">' in document
            for name in re.findall(r"/(assets/[\w.-]+)", document):
                assert client.get(f"/{name}").status_code == 200
            assert client.get("/readyz").status_code == 200
    finally:
        served.terminate()
        served.communicate(timeout=20)
