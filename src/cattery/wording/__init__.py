"""Words for people, in five languages: every sentence of Cattery is made here, from the catalogues."""

from cattery.wording.languages import LANGUAGES, UnknownLanguage, find_language, language_of
from cattery.wording.rules import Rule, UnknownRule, all_rules, find_rules, rule

__all__ = [
    "LANGUAGES",
    "Rule",
    "UnknownLanguage",
    "UnknownRule",
    "all_rules",
    "find_language",
    "find_rules",
    "language_of",
    "rule",
]
