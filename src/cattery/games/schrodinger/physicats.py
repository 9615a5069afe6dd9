"""S4: the ten physicats, by the names that code, catalogues and notation use. Their powers: steps/powers.py."""

from typing import Final, Literal

Physicat = Literal[
    "cecilia", "maria", "purrie", "felidae", "feyncat", "prride", "mewton", "felinestein", "pawking", "tabby"
]

CECILIA: Final = "cecilia"  # S40
MARIA: Final = "maria"  # S41
PURRIE: Final = "purrie"  # S42
FELIDAE: Final = "felidae"  # S43
FEYNCAT: Final = "feyncat"  # S44
PRRIDE: Final = "prride"  # S45
MEWTON: Final = "mewton"  # S46
FELINESTEIN: Final = "felinestein"  # S47
PAWKING: Final = "pawking"  # S48
TABBY: Final = "tabby"  # S49

PHYSICATS: Final[tuple[Physicat, ...]] = (
    CECILIA, MARIA, PURRIE, FELIDAE, FEYNCAT, PRRIDE, MEWTON, FELINESTEIN, PAWKING, TABBY,
)  # fmt: skip
RULE_OF: Final[dict[Physicat, str]] = {name: f"S{number}" for number, name in enumerate(PHYSICATS, 40)}
"""Which rule tells of each power."""
LIKE_A_PROOF: Final[frozenset[Physicat]] = frozenset({CECILIA, MARIA, FEYNCAT})  # S31
