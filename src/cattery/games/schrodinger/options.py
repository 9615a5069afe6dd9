"""What a table agrees on. The last four options make small variants for exact methods: the same rules, fewer cards."""

from cattery.games.schrodinger.cards import PACK, Cards, holds
from cattery.games.schrodinger.track import GROUPS
from cattery.kernel import BadOption, Options

LIVES = {2: 3, 3: 2, 4: 1, 5: 1, 6: 1}
"""S5: how many can play, and how many lives each has then."""


class SchrodingerOptions(Options, frozen=True, gc=False):
    """`starter` counts seats from 1; None: a random seat (S7). `lives`: None means as S5 says."""

    players: int = 4
    physicats: bool = True  # S6
    starter: int | None = None
    hand: int = 6  # S8: cards dealt to each in round 1
    pack: Cards = PACK  # S1
    track: int = GROUPS  # S3: groups of five spaces
    lives: int | None = None

    @property
    def first_lives(self) -> int:
        """S5: how many times each player may be wrong."""
        return self.lives if self.lives is not None else LIVES[self.players]

    def hand_size(self, round: int) -> int:
        """S8: one fewer each round. In a variant with more rounds than that it stays at one card."""
        return max(1, self.hand - round + 1)


def check_options(options: SchrodingerOptions) -> None:
    """Refuse unlawful options, by name and rule."""
    players, hand, pack = options.players, options.hand, options.pack
    if players not in LIVES:
        least, most = min(LIVES), max(LIVES)
        reason = f"{least} to {most} can play, not {players}"
        raise BadOption("players", reason, "range", rule="S5", least=least, most=most)
    if options.starter is not None and not 1 <= options.starter <= players:
        reason = f"there is no seat {options.starter} among {players}"
        raise BadOption("starter", reason, "range", rule="S7", least=1, most=players)
    if not 1 <= hand <= 6:
        raise BadOption("hand", f"1 to 6 cards are dealt to each, not {hand}", "range", rule="S8", least=1, most=6)
    if not holds(PACK, pack):
        reason = f"the box holds {', '.join(map(str, PACK))} of each kind, not {', '.join(map(str, pack))}"
        raise BadOption("pack", reason, "at-most", rule="S1", most=PACK)
    if sum(pack) < players * hand:
        reason = f"{sum(pack)} cards are too few to deal {hand} to each of {players}"
        raise BadOption("pack", reason, "too-few", rule="S8", cards=sum(pack))
    if not 1 <= options.track <= GROUPS:
        reason = f"the track has 1 to {GROUPS} groups of spaces, not {options.track}"
        raise BadOption("track", reason, "range", rule="S3", least=1, most=GROUPS)
    if options.lives is not None and not 1 <= options.lives <= 3:
        raise BadOption("lives", f"1 to 3 lives each, not {options.lives}", "range", rule="S5", least=1, most=3)
