"""Who sits where."""

from cattery.wording import Teller


def who(teller: Teller, seat: int) -> str:
    """A player with the number of the seat, which some answers are typed with."""
    if seat == teller.viewer:
        return teller.words("terminal-who-you", number=seat + 1)
    return teller.words("terminal-who-other", name=teller.name(seat), number=seat + 1)


def bot_names(names: str, seats: int, own: int) -> dict[int, str]:
    """A name for every seat but the person's own."""
    return dict(zip((seat for seat in range(seats) if seat != own), names.split(), strict=False))
