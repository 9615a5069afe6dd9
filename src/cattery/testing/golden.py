"""Golden playthroughs: whole games with every seat's view, kept as text. `python -m cattery.testing.golden FILE...`
writes each file anew from its own first line, which names game, seed and options."""

import sys
from pathlib import Path
from typing import Any

from cattery.kernel import CHANCE, SPECTATOR, FastDice, Game, Record, Recorder, decode, encode
from cattery.kit import find_game, replay


def golden_game(game: Game, options: dict[str, Any], seed: str) -> Record:
    """A random game."""
    roll = FastDice(f"{seed}/answers")
    dice = FastDice(seed)
    play = Recorder(game, game.options(options), dice)
    while play.state.step is not None:
        play.answer(play.state.choices[roll(len(play.state.choices))])
    return play.record(dice.name)


def golden_text(game: Game, options: dict[str, Any], seed: str) -> str:
    """A random game told ply by ply: the answer, the facts, and what changed in each viewer's view."""
    record = golden_game(game, options, seed)
    lines = [_header(game, options, seed), f"digest {record.digest}"]
    shown: dict[int, dict[str, Any]] = {}
    for ply in replay(record):
        who = {None: "setup", CHANCE: "chance"}.get(ply.actor, f"seat {(ply.actor or 0) + 1}")
        lines.append(f"\n{ply.number} {who} {ply.answer}".rstrip())
        lines += [f"  {encode(event).decode()}" for event in ply.events]
        for viewer in (*range(game.options(options).players), SPECTATOR):
            view = decode(encode(game.view(ply.state, viewer)))
            before = shown.get(viewer, {})
            changed = {name: value for name, value in view.items() if name not in before or before[name] != value}
            if changed:
                name = "spectator" if viewer == SPECTATOR else f"seat {viewer + 1}"
                lines.append(f"  {name} sees {encode(changed).decode()}")
            shown[viewer] = view
    return "\n".join(lines) + "\n"


def _header(game: Game, options: dict[str, Any], seed: str) -> str:
    return f"golden {game.name} {seed} {encode(options).decode()}"


def named_in(text: str) -> tuple[Game, dict[str, Any], str]:
    """The game, options and seed that a golden file's first line names."""
    _, name, seed, options = text.partition("\n")[0].split(" ", 3)
    return find_game(name), decode(options), seed


def rewritten(text: str) -> str:
    """A golden file as the present rules would write it."""
    return golden_text(*named_in(text))


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        path.write_text(rewritten(path.read_text(encoding="utf-8")), encoding="utf-8")
        print(f"wrote {path}")
