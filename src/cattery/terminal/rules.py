"""Rules looked up: one is read out, several are listed by their titles."""

from itertools import groupby

from cattery.wording import Rule, all_rules, catalogue, find_rules


class NoSuchRule(LookupError):
    """Neither a number nor the words of a rule; its sentence is in the reader's language."""

    def __str__(self) -> str:
        return str(self.args[0])


def look_up(game: str, language: str, wanted: str) -> list[str]:
    """The rule of this number, or the titles of the rules that have these words."""
    words = catalogue(language, game).words
    found = find_rules(game, language, wanted)
    if not found:
        raise NoSuchRule(words("terminal-rules-none", words=wanted))
    if len(found) == 1:
        return _told(found[0])
    return [words("terminal-rules-found", count=len(found), words=wanted), *map(_title, found)]


def rulebook(game: str, language: str) -> list[str]:
    """All rules under their headings."""
    lines = [catalogue(language, game).words(f"game-{game}")]
    for section, rules in groupby(all_rules(game, language), key=lambda rule: rule.section):
        lines += ["", section]
        for rule in rules:
            lines += ["", *_told(rule)]
    return lines


def _title(rule: Rule) -> str:
    return f"{rule.number}. {rule.title}"


def _told(rule: Rule) -> list[str]:
    return [_title(rule), rule.text]
