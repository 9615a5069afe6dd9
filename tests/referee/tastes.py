"""How the players of random games choose, so that games come to where the rules are seldom needed."""

from collections.abc import Callable
from random import Random

Taste = Callable[[list[str], Random], str | None]
"""One of these answers, or None where any will do."""


def climber(power: float, climb: float, pace: float) -> Taste:
    """Uses powers now and then, climbs slowly and shows much, so that rounds are long and decks run out."""

    def pick(answers: list[str], random: Random) -> str | None:
        powers = [answer for answer in answers if answer[0] == "!"]
        claims = [answer for answer in answers if answer[0].isdigit()]
        cards = [answer for answer in answers if answer[0] in "+-"]
        if powers and random.random() < power:
            return random.choice(powers)
        if claims and random.random() < climb:
            return claims[min(int(random.expovariate(pace)), len(claims) - 1)]
        if cards and random.random() < 0.6:
            return max(cards, key=lambda answer: sum(map(int, filter(str.isdigit, answer))))
        return None

    return pick


def shedder(eager: float, alike: float, fives: bool = False) -> Taste:
    """Discards so eagerly, so often a pair of one value; or keeps handing the 5s round, so that rounds hardly end."""

    def pick(answers: list[str], random: Random) -> str | None:
        pairs = [answer for answer in answers if len(answer) == 4 and answer[0].isalpha() and answer[2] != ">"]
        effects = [pair for pair in pairs if pair[1] == pair[3]]
        if fives:
            wanted = [answer for answer in answers if answer.endswith("5") and (not pairs or answer in effects)]
            if wanted or random.random() < eager:
                return random.choice(wanted) if wanted else "."
        if effects and random.random() < alike:
            return random.choice(effects)
        return random.choice(pairs) if pairs and random.random() < eager else None

    return pick


CLIMBERS = (climber(0.05, 0.97, 0.7), climber(0.3, 0.9, 0.4), climber(0.02, 0.995, 2), climber(0.1, 0.5, 0.05))
SHEDDERS = (shedder(0, 0), shedder(0.3, 0.8), shedder(0.95, 0.8), shedder(1, 1), shedder(0.5, 0, fives=True))
