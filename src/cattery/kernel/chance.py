"""Dice: a chance answer is a function of (seed, round, n), so that the same deal stays the same whatever players do."""

import hmac
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Protocol

Roll = Callable[[int], int]
"""roll(size): a fresh whole number from 0 to size - 1. What players and `imagine` think with."""


class Dice(Protocol):
    """What answers chance: number 0 to size - 1 for the n-th chance step of a round."""

    def __call__(self, size: int, round: int, n: int, /) -> int: ...


class HmacDice:
    """The dice of record.

    r = the first 16 bytes of HMAC-SHA-256(seed, "cattery/1|round|n"), big-endian; the answer is
    floor(r * size / 2**128). Test vectors: tests/kernel/test_chance.py and docs/fair-deal.md.
    """

    kind = "hmac"

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def __call__(self, size: int, round: int, n: int, /) -> int:
        drawn = hmac.digest(self.seed, f"cattery/1|{round}|{n}".encode(), sha256)[:16]
        return int.from_bytes(drawn) * size >> 128

    @property
    def name(self) -> str:
        """How a record names these dice."""
        return f"{self.kind} {self.seed.hex()}"


class FastDice:
    """Dice for simulation: a Mersenne twister in order of asking. Also a `Roll`."""

    kind = "fast"

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._bits = Random(seed).getrandbits

    def __call__(self, size: int, round: int = 0, n: int = 0, /) -> int:
        return self._bits(64) * size >> 64

    @property
    def name(self) -> str:
        """How a record names these dice."""
        return f"{self.kind} {self.seed}"


def named_dice(name: str) -> HmacDice | FastDice | None:
    """The dice that a record names; None for a record whose chance answers came from elsewhere ("given")."""
    kind, _, seed = name.partition(" ")
    if kind == HmacDice.kind:
        return HmacDice(bytes.fromhex(seed))
    if kind == FastDice.kind:
        return FastDice(seed)
    if name == "given":
        return None
    raise ValueError(f"unknown dice {name!r}")
