"""The documentation as a site: it builds without a warning, and a reader's browser asks nobody else for anything."""

import re
import subprocess
import sys
from html import unescape
from pathlib import Path

from cattery.wording import LANGUAGES, all_rules
from cattery.wording.loading import told_games

ROOT = Path(__file__).parents[2]
LOADED = re.compile(
    r'<(?:script|img|iframe|source|link(?=[^>]*rel="?(?:stylesheet|icon|preconnect)))[^>]*?(?:src|href)="?([^">]+)'
)


def test_it_builds_strictly_and_asks_no_other_host(tmp_path: Path) -> None:
    site = tmp_path / "site"
    mkdocs = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    built = subprocess.run(mkdocs, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr  # not with --quiet, which hides warnings from --strict

    pages = {path: path.read_text(encoding="utf-8") for path in site.rglob("*.html")}
    loaded = {address for text in pages.values() for address in LOADED.findall(text)}
    assert len(loaded) > 5
    assert {address for address in loaded if re.match(r"(https?:)?//", address)} == set()
    styles = [path.read_text(encoding="utf-8") for path in site.rglob("*.css")]
    assert not any(re.search(r"(url\(|@import)\s*[\"']?(https?:)?//", style) for style in styles)
    assert not any('data-md-component="source"' in text for text in pages.values()), "it would ask for stars"

    for game in told_games():
        for language in LANGUAGES:
            told = unescape(re.sub(r"<[^>]+>", "", pages[site / "rules" / language / game / "index.html"]))
            assert [rule.number for rule in all_rules(game, language) if rule.title not in told] == []
    for name, symbol in (("kernel", "apply"), ("kit", "kit_of"), ("testing", "check_secrecy")):
        assert f'id="cattery.{name}.{symbol}"' in pages[site / "api" / name / "index.html"]
