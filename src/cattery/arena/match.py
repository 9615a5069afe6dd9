"""One deal, played once for each way to seat the same players: whoever is dealt the good hand, each gets it once."""

from hashlib import sha256
from typing import Any

from cattery.arena.measures import Measures, measure
from cattery.kernel import Data, FastDice, Game, HmacDice, IllegalChoice, Playthrough, Record, Recorder
from cattery.kit import find_game, kit_of
from cattery.players import Choose, find_player


class GamePlayed(Data, frozen=True, gc=False, omit_defaults=True):
    """One game. Lists are by seat."""

    seats: tuple[int, ...]  # which of the line-up sat there
    shares: tuple[float, ...]  # of the win
    measures: Measures
    answers: int
    record: Record | None = None  # if it was asked for


class IllegalAnswer(RuntimeError):
    """A player gave an answer that the rules forbid."""


def play_deal(
    game: str, options: dict[str, Any], line_up: tuple[str, ...], seed: str, deal: int, records: bool = False
) -> list[GamePlayed]:
    """The same deal once for each rotation of the seats. Chance is the same each time, as far as play allows."""
    rules = find_game(game)
    lawful = rules.options({**options, "players": len(line_up)})
    chance = HmacDice(sha256(f"cattery arena|{seed}|{deal}".encode()).digest())
    played = []
    for turned in range(len(line_up)):
        seats = tuple((place + turned) % len(line_up) for place in range(len(line_up)))
        rolls = [FastDice(f"{seed}/{deal}/{turned}/{seat}") for seat in range(len(line_up))]
        try:
            played.append(play(rules, lawful, line_up, seats, chance, rolls, records))
        except IllegalChoice as fault:
            raise IllegalAnswer(f"deal {deal}, seated {seats}: {fault}") from fault
    return played


def play(
    game: Game,
    options: Any,
    line_up: tuple[str, ...],
    seats: tuple[int, ...],
    chance: HmacDice,
    rolls: list[FastDice],
    records: bool = False,
) -> GamePlayed:
    """One game: each player is shown what its seat may see, and nothing else."""
    players: list[Choose] = [find_player(line_up[place], game.name) for place in seats]
    going = (Recorder if records else Playthrough)(game, options, chance, viewers=range(len(seats)))
    answers = 0
    while (asked := going.asked) is not None:
        going.answer(going.ask(players[asked], rolls[asked]))
        answers += 1
    shares = game.result(going.state)
    record = going.record(chance.name) if isinstance(going, Recorder) else None
    return GamePlayed(seats, shares, measure(kit_of(game.name), going.facts, shares), answers, record)
