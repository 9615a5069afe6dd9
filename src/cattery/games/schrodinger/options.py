"""What a table agrees on. The last four options make small variants for exact methods: the same rules, fewer cards."""

from cattery.games.schrodinger.cards import PACK, Cards, holds
from cattery.games.schrodinger.track import GROUPS
from cattery.kernel import BadOption, Options


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
        return self.lives if self.lives is not None else {2: 3, 3: 2}.get(self.players, 1)

    def hand_size(self, round: int) -> int:
        """S8: one fewer each round. In a variant with more rounds than that it stays at one card."""
        return max(1, self.hand - round + 1)


def check_options(options: SchrodingerOptions) -> None:
    """Refuse unlawful options, by name and rule."""
    players, hand, pack = options.players, options.hand, options.pack
    if not 2 <= players <= 6:
        raise BadOption("players", f"S5: 2 to 6 can play, not {players}", "range", least=2, most=6)
    if options.starter is not None and not 1 <= options.starter <= players:
        reason = f"S7: there is no seat {options.starter} among {players}"
        raise BadOption("starter", reason, "range", least=1, most=players)
    if not 1 <= hand <= 6:
        raise BadOption("hand", f"S8: 1 to 6 cards are dealt to each, not {hand}", "range", least=1, most=6)
    if not holds(PACK, pack):
        reason = f"S1: the box holds {', '.join(map(str, PACK))} of each kind, not {', '.join(map(str, pack))}"
        raise BadOption("pack", reason, "at-most", most=PACK)
    if sum(pack) < players * hand:
        reason = f"S8: {sum(pack)} cards are too few to deal {hand} to each of {players}"
        raise BadOption("pack", reason, "too-few", cards=sum(pack))
    if not 1 <= options.track <= GROUPS:
        reason = f"S3: the track has 1 to {GROUPS} groups of spaces, not {options.track}"
        raise BadOption("track", reason, "range", least=1, most=GROUPS)
    if options.lives is not None and not 1 <= options.lives <= 3:
        raise BadOption("lives", f"S5: 1 to 3 lives each, not {options.lives}", "range", least=1, most=3)
