"""What Schrödinger's Cats brings to the house."""

from cattery.kit import Kit

KIT = Kit(
    "schrodinger",
    "cattery.games.schrodinger",
    letter="S",
    example_rule="S14",
    sections=(
        ("material", range(1, 5)),
        ("setup", range(5, 8)),
        ("round", range(8, 14)),
        ("proof", range(14, 20)),
        ("doubt", range(20, 30)),
        ("physicats", range(30, 50)),
        ("rulings", range(50, 60)),
    ),
    levels=("kitten", "yardstick", "house-cat"),
    place=1,
)
