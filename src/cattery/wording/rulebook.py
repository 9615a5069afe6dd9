"""Writes docs/rules from the English catalogue: python -m cattery.wording.rulebook docs/rules"""

import sys
from itertools import groupby
from pathlib import Path

from cattery.wording.loading import catalogue, told_games
from cattery.wording.rules import all_rules, rulings_added

NOTE = """\
<!-- Written by `make golden` from src/cattery/games/{game}/words/en: mend it there. -->

Code, tests and error messages name a rule by its number, so numbers stay as they are. *Ruling* marks what the printed
rules leave open and this project decided."""


def rulebook(game: str, language: str = "en") -> str:
    """The rules of a game as one document, a line a rule."""
    lines = [f"# {catalogue(language, game).words(f'game-{game}')}"]
    if language == "en":
        lines += ["", NOTE.format(game=game)]
    for section, rules in groupby(all_rules(game, language), key=lambda rule: rule.section):
        lines += ["", f"## {section}", ""]
        lines += [f"- **{rule.number}** *{_sentence(rule.title)}* {rule.text}" for rule in rules]
    heading, added = rulings_added(game, language)
    if added:
        lines += ["", f"## {heading}", "", *(f"- {number}: {ruling}" for number, ruling in added.items())]
    return "\n".join(lines) + "\n"


def _sentence(title: str) -> str:
    return title if title.endswith(("!", "?")) else f"{title}."


def main(folder: Path) -> None:
    """Write every rulebook into this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in told_games():
        (folder / f"{game}.md").write_text(rulebook(game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
