"""What the site has beyond docs/: a hook of mkdocs (mkdocs.yml), run by `make docs`.

The front page is the README; the rules are told in every language from the catalogues; the API is read from the code.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from cattery.wording import LANGUAGES, catalogue
from cattery.wording.loading import told_games
from cattery.wording.rulebook import rulebook

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "reporting.md": "SECURITY.md",
}
API = {
    "kernel": "The rules machine.",
    "kit": "How the floors above find a game, and all that is its own.",
    "testing": "The test kit, for any game.",
}
REPOSITORY = "https://github.com/cattery-games/cattery/blob/main/"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Games and languages are found, so they are entered here."""
    games = told_games()
    rules = [{_own_name(tag): [{_title(game, tag): f"rules/{tag}/{game}.md"} for game in games]} for tag in LANGUAGES]
    spec = [{_title(game, "en"): f"spec/{game}.md"} for game in games]
    entries: dict[str, list[Any]] = {
        "Rules": rules,
        "API": [{name: f"api/{name}.md"} for name in API],
        "Choices and facts": spec,
    }
    config.nav = _filled(config.nav or [], entries)
    return config


def _filled(nav: list[Any], entries: dict[str, list[Any]]) -> list[Any]:
    """The empty parts of the table of contents, with what belongs there."""
    filled: list[Any] = []
    for entry in nav:
        if isinstance(entry, dict):
            ((title, below),) = entry.items()
            below = entries.get(title) or (_filled(below, entries) if isinstance(below, list) else below)
            filled.append({title: below})
        else:
            filled.append(entry)
    return filled


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Pages that are written nowhere, or elsewhere than in docs/."""
    for name, source in PAGES.items():
        files.append(File.generated(config, name, content=_from_root((ROOT / source).read_text(encoding="utf-8"))))
    for game in told_games():
        files.remove(files.src_uris[f"rules/{game}.md"])  # the English one, which stands among the others
        for tag in LANGUAGES:
            files.append(File.generated(config, f"rules/{tag}/{game}.md", content=rulebook(game, tag)))
    for name, about in API.items():
        page = f"# cattery.{name}\n\n{about}\n\n::: cattery.{name}\n"
        files.append(File.generated(config, f"api/{name}.md", content=page))
    return files


def on_page_markdown(markdown: str, **_: object) -> str:
    """Links to what is no page of the site: to the rules in English, or to the file in the repository."""
    markdown = re.sub(r"\]\((\.\./)?rules/(\w+)\.md", r"](\1rules/en/\2.md", markdown)
    return re.sub(r"\]\((\.\./)?rules/?\)", rf"](\1rules/en/{told_games()[0]}.md)", markdown)


def _from_root(text: str) -> str:
    """A document of the repository's root, with links as they are from docs/."""
    pages = {source: name for name, source in PAGES.items()}
    text = re.sub(r"\]\((\w+\.md)", lambda found: f"]({pages.get(found[1], found[1])}", text)
    text = re.sub(r"\]\(docs/", "](", text)
    return re.sub(r"\]\((LICENSE|proof|scripts|tests)", rf"]({REPOSITORY}\1", text)


def _title(game: str, language: str) -> str:
    return catalogue(language, game).words(f"game-{game}")


def _own_name(tag: str) -> str:
    """A language as those who speak it call it."""
    return {"en": "English", "pt-BR": "Português", "fr": "Français", "nl": "Nederlands", "it": "Italiano"}[tag]
