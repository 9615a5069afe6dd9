"""Words for people, in five languages: every sentence of Cattery is made here, from the catalogues."""

from cattery.extras import needs

with needs("words"):
    from cattery.wording.figures import Figures
    from cattery.wording.languages import LANGUAGES, UnknownLanguage, find_language, language_of
    from cattery.wording.loading import Catalogue, MissingWords, catalogue, game_title
    from cattery.wording.refusals import refuse
    from cattery.wording.rules import Rule, UnknownRule, all_rules, find_rules, rule
    from cattery.wording.teller import Speech, Teller, say

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "Figures",
    "MissingWords",
    "Rule",
    "Speech",
    "Teller",
    "UnknownLanguage",
    "UnknownRule",
    "all_rules",
    "catalogue",
    "find_language",
    "find_rules",
    "game_title",
    "language_of",
    "refuse",
    "rule",
    "say",
]
