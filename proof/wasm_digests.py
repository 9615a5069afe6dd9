"""python -m proof.wasm_digests [GAMES]: the same games in WebAssembly and in CPython, digest for digest."""

import sys
from pathlib import Path
from time import perf_counter

from proof.kit import digests as module
from proof.kit.wasm import in_wasm

GAMES = 200


def main(games: int) -> None:
    """A game that differs ends it."""
    started = perf_counter()
    ours = module.digests(games)
    between = perf_counter()
    theirs = in_wasm(Path(module.__file__), f"digests({games})")
    ended = perf_counter()
    for name, expected in ours.items():
        differ = [number for number, digest in enumerate(expected) if theirs[name][number] != digest]
        assert not differ, f"{name}: games {differ[:10]} differ"
        print(f"{name}: {len(expected)} games at every number of players, the same digests in WebAssembly and CPython")
    print(f"CPython took {between - started:.1f} s; WebAssembly, with its start, {ended - between:.1f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES)
