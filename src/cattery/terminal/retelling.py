"""A recorded game, told in the sentences in which it was played."""

from collections.abc import Iterable

from cattery.kernel import SPECTATOR, Ply, redact
from cattery.wording import Teller


def retell(plies: Iterable[Ply], game: str, language: str, viewer: int | None) -> list[str]:
    """Everything that happened; with a viewer, only what that seat or SPECTATOR saw of it."""
    teller = Teller(game, language, SPECTATOR if viewer is None else viewer)
    lines: list[str] = []
    last = None
    for ply in plies:
        for event in ply.events:
            if event.opens_round:
                lines.append("")
            lines += teller.tell(event if viewer is None else redact(event, viewer))
        last = ply
    if last is not None and last.state.step is not None:
        lines.append(teller.words("terminal-replay-unfinished"))
    return lines


def heading(game: str, language: str, line: int, players: int, viewer: int | None) -> list[str]:
    """Which game follows, and through whose eyes."""
    words = Teller(game, language).words
    lines = [words("terminal-replay", line=line, game=words(f"game-{game}"), players=players)]
    if viewer is not None:
        seen = words("terminal-replay-seat", seat=viewer + 1) if viewer >= 0 else words("terminal-replay-spectator")
        lines.append(seen)
    return lines
