"""How likely each answer brings us unharmed through the round: only its last claimer and its doubter can be wrong."""

from math import exp

from cattery.games.schrodinger.bots.house_cat.opponents import Opponents, at
from cattery.games.schrodinger.cards import HEISENBERG, INDEX
from cattery.games.schrodinger.track import TRACK

NEAR = 6  # spaces about the top of what can be believed: there a round is decided

# How often a claim that looks so likely (in per cent) to the next player is doubted: seldom above one half.
_DOUBTED = tuple(1 / (1 + exp((percent / 100 - 0.5) * 16)) for percent in range(101))


class Prospects:
    """The chances to come through the round, answer by answer."""

    def __init__(self, opponents: Opponents) -> None:
        self.opponents = opponents
        spaces = 5 * opponents.view.options.track
        self.top = max((place for place in range(spaces) if opponents.chance(place) >= 0.5), default=0)
        self.players = 1 + len(opponents.others)

    def of_claim(self, place: int, shown: int = 0, extra: int = 0, bonus: int = 0, lost: int = 0) -> float:
        """Claim this: the next player doubts it, rightly or not, or raises it, and then the danger goes round.

        Before the next player answers, `shown` matching cards of ours lie open, `extra` cards are drawn into our hand,
        physicats add `bonus`, and `lost` of our matching cards are put away.
        """
        doubted, wrong = self.doubted(place, shown, extra, bonus, lost)
        return 1 - wrong - (1 - doubted) * self.danger(place)

    def doubted(self, place: int, shown: int = 0, extra: int = 0, bonus: int = 0, lost: int = 0) -> tuple[float, float]:
        """How likely the next player doubts this claim of ours, and how likely rightly so."""
        opponents, claim = self.opponents, TRACK[place]
        state, following = INDEX[claim.state], opponents.others[0]
        needed = claim.count - opponents.known.sure_matches(state) - bonus + lost
        doubted = wrong = 0.0
        for own, (mass, row) in enumerate(opponents.joint(state, extra)):
            if mass:
                looks = opponents.thinks(following, state, claim.count, own, shown, bonus)
                doubt = _DOUBTED[int(100 * looks)]
                doubted += mass * doubt
                wrong += doubt * (mass - at(row, needed - own))
        return doubted, wrong

    def danger(self, place: int) -> float:
        """How likely we come to harm once somebody has raised this claim.

        Everybody alike, far below the top of what can be believed; the closer to it, the sooner others must answer.
        """
        slack = self.top - place
        return max(0.15, min(1.0, (slack + 3) / (self.players + 6))) / self.players

    def of_doubt(self, place: int, fewer: int = 0) -> float:
        """Doubt this, with so many matches fewer than lie open now."""
        return 1 - self.opponents.chance(place, fewer)

    def of_doubt_without_heisenbergs(self, place: int) -> float:
        """Doubt this once Heisenbergs do not count (S44)."""
        known, claim = self.opponents.known, TRACK[place]
        state = INDEX[claim.state]
        own = known.sure_matches(state) - (known.sure[HEISENBERG] if known.wild else 0)
        return 1 - self.opponents.chance_without_heisenbergs(state, claim.count - own)
