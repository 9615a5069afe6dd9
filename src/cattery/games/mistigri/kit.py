"""What Crazy Mistigri brings to the house."""

from cattery.kit import Kit

KIT = Kit(
    "mistigri",
    "cattery.games.mistigri",
    letter="M",
    example_rule="M8",
    sections=(
        ("material", range(1, 4)),
        ("round", range(4, 7)),
        ("turn", range(7, 21)),
        ("effects", range(21, 40)),
        ("end-of-round", range(40, 50)),
        ("end-of-game", range(50, 60)),
    ),
    levels=("kitten", "yardstick", "house-cat"),
    place=2,
)
