"""Letters that a terminal cannot show: the nearest that every terminal can, so that a sentence stays readable."""

import codecs
import sys
import unicodedata
from io import TextIOWrapper

NEAREST = str.maketrans(
    {
        "\u202f": " ",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "…": "...",
        "–": "-",
        "−": "-",
        "±": "+-",
    }
    | {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE"}
)


def nearest(fault: UnicodeError) -> tuple[str, int]:
    """For codecs: `é` is `e` where there is no `é`, and what cannot be read is a question mark."""
    if isinstance(fault, UnicodeEncodeError):
        apart = unicodedata.normalize("NFKD", fault.object[fault.start : fault.end].translate(NEAREST))
        plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
        return plain.encode("ascii", "replace").decode("ascii"), fault.end
    assert isinstance(fault, UnicodeDecodeError)
    return "\ufffd", fault.end


def show_what_can_be_shown() -> None:
    """No letter stops a command, on the way in or out."""
    codecs.register_error("cattery-nearest", nearest)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="cattery-nearest")
