"""What may stand in a nickname, a line of chat and a table's code."""

import re
import unicodedata

from cattery.room.messages import MOST_CHAT, Reason
from cattery.room.refusal import Refusal

LONGEST_NAME = 24
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""24 letters: without I and O, which are read as digits."""
CODE_LENGTH = 6

# Control, format (bidirectional marks and the like), surrogate and private characters; line and paragraph ends.
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_SILENT = (
    "\u200c\u200d\u180b\u180c\u180d\ufe0e\ufe0f"  # invisible, but several scripts and many emoji are written with them
)
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180f\u2065\u2800\u3164\ufe00-\ufe0d\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
"""Invisible as well, though Unicode counts them among letters, marks and symbols; no name is written with them."""
MOST_MARKS = 4
"""So many marks may stand on one letter. More are no script's: piled up, they cover what is written around."""


def clean_name(name: str) -> str:
    """A nickname as it is kept: NFC, trimmed, 1 to 24 characters, none of them invisible."""
    return _clean(name, LONGEST_NAME, Reason.NAME_LENGTH, Reason.NAME_CHARACTERS, "name")


def clean_chat(text: str) -> str:
    """A line of chat as it is kept."""
    return _clean(text, MOST_CHAT, Reason.CHAT_LENGTH, Reason.CHAT_CHARACTERS, "text")


def same_name(one: str, other: str) -> bool:
    """Whether two names would be taken for one another: case, spaces and compatibility forms do not count."""
    return _folded(one) == _folded(other)


def clean_code(text: str) -> str:
    """A code as somebody typed it, in the spelling in which codes are kept."""
    return "".join(letter for letter in text.upper() if letter in CODE_LETTERS)


def make_code(fresh: bytes) -> str:
    """A code out of random bytes."""
    number, letters = int.from_bytes(fresh), []
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[letter])
    return "".join(letters)


def _clean(text: str, longest: int, length: Reason, characters: Reason, field: str) -> str:
    kept = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(kept) <= longest:
        raise Refusal(length, field=field)
    seen = _visible(kept).strip()
    if (
        not seen
        or _is_piled(seen)
        or _BLANK.search(seen)
        or any(unicodedata.category(letter) in _FORBIDDEN for letter in seen)
    ):
        raise Refusal(characters, field=field)
    return kept


def _is_piled(text: str) -> bool:
    marks = "".join("^" if unicodedata.category(letter) in ("Mn", "Me") else "." for letter in text)
    return "^" * (MOST_MARKS + 1) in marks


def _visible(text: str) -> str:
    return "".join(letter for letter in text if letter not in _SILENT)


def _folded(name: str) -> str:
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", _visible(name)).casefold())
    return " ".join(folded.split())
