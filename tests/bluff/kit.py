"""What two-card bluff brings to the house."""

from cattery.kit import Kit

KIT = Kit(
    "bluff",
    "tests.bluff",
    letter="B",
    sections=(("play", range(1, 7)),),
    example_rule="B3",
    levels=("kitten",),
)
