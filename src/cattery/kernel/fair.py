"""The fair deal: a seed that no single party chose, and how anybody checks it afterwards. See docs/fair-deal.md."""

import hmac
from hashlib import sha256

from cattery.kernel.data import Data


class Nonce(Data, frozen=True, gc=False):
    """One device's share of the seed: promised by its hash before the secret was fixed, revealed (or not) after."""

    seat: int
    promise: str  # SHA-256 of the nonce, in hex
    nonce: str | None  # in hex; None: not revealed in time, and so left out


class FairDeal(Data, frozen=True, gc=False):
    """Everything that went into a seed."""

    game: str  # the game's id at the table where it was played
    promise: str  # SHA-256 of the secret, in hex, published before any nonce was revealed
    secret: str  # in hex
    nonces: tuple[Nonce, ...]  # in seat order


def promise_of(secret: str) -> str:
    """What is published before a secret or nonce is revealed. One spelling only, or the seed could be chosen by it."""
    plain = bytes.fromhex(secret)
    if plain.hex() != secret:
        raise ValueError("hexadecimal is written here in small letters, without spaces")
    return sha256(plain).hexdigest()


def fair_seed(game: str, secret: str, nonces: tuple[Nonce, ...]) -> bytes:
    """HMAC-SHA-256(secret, "game|nonce|nonce...") over the revealed nonces in seat order."""
    revealed = (one.nonce for one in nonces if one.nonce is not None)
    return hmac.digest(bytes.fromhex(secret), "|".join((game, *revealed)).encode(), sha256)


class Unfair(Data, frozen=True, gc=False):
    """What is wrong with a fair deal: in words, and by kind for whoever has other words."""

    kind: str
    reason: str
    seat: int | None = None  # from 1, where it is one seat's fault


def fault_of(deal: FairDeal, seed: bytes, players: int) -> Unfair | None:
    """What is wrong with a fair deal that claims this seed for so many players; None if it holds."""
    try:
        if promise_of(deal.secret) != deal.promise:
            return Unfair("secret", "the secret is not the one that was promised")
        for one in deal.nonces:
            if one.nonce is not None and promise_of(one.nonce) != one.promise:
                number = one.seat + 1
                return Unfair("nonce", f"the nonce of seat {number} is not the one that was promised", number)
        seats = [one.seat for one in deal.nonces]
        if seats != sorted(set(seats)) or not set(seats) <= set(range(players)):
            return Unfair("seats", "the nonces are not one a seat, in seat order")
        if fair_seed(deal.game, deal.secret, deal.nonces) != seed:
            return Unfair("seed", "the dice were not seeded by this secret and these nonces")
    except ValueError:
        return Unfair("spelling", "a secret or nonce is not hexadecimal in small letters")
    return None
