"""web/src/say.ts is the only twin of this package: both say the same, byte for byte, of everything in golden games."""

import json
import subprocess
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from cattery.kernel import SPECTATOR, Ply, encode, redact
from cattery.kit import replay
from cattery.testing.golden import golden_game, named_in
from cattery.testing.histories import Moment
from cattery.wording import LANGUAGES, Teller
from scripts.page import ROOT, install_packages, node_path
from tests.wording.catalogues import files_of
from tests.wording.games import NAMES, TABLES, random_game, tellers

WEB = ROOT / "web"


def _plain(thing: Any) -> Any:
    return json.loads(encode(thing))


def _games() -> Iterator[tuple[str, int, Iterable[Ply | Moment]]]:
    """Every golden game, and some more for what is rare: its name, how many play, and all that happens in it."""
    for path in sorted((ROOT / "tests" / "playthroughs").glob("*.txt")):
        game, options, seed = named_in(path.read_text("utf-8"))
        yield game.name, options["players"], replay(golden_game(game, options, seed))
    for number, (name, options) in enumerate(TABLES):
        yield name, options["players"], random_game(name, options, f"twin/{number}")


def _things(moment: Ply | Moment, viewer: int) -> Iterator[tuple[str, Any, Any]]:
    """All that this viewer is told, asked and offered at a moment, each with the step it belongs to."""
    yield from (("event", redact(event, viewer), None) for event in moment.events)
    step = moment.state.step
    if step is not None and step.actor is not None and step.actor >= 0:
        yield "step", step, None
        if step.actor == viewer:
            yield from (("choice", choice, step) for choice in moment.state.choices)


def _said(teller: Teller, kind: str, thing: Any, step: Any) -> list[str]:
    if kind == "event":
        return list(teller.tell(thing))
    return [teller.ask(thing) if kind == "step" else teller.offer(thing, step)]


def _cases() -> dict[str, list[dict[str, Any]]]:
    """What every seat and a spectator are told of whole games: each different thing once, in every language."""
    found: dict[str, list[dict[str, Any]]] = {language: [] for language in LANGUAGES}
    known: set[Any] = set()
    for game, players, moments in _games():
        speakers = {language: tellers(game, language, players) for language in LANGUAGES}
        for moment in moments:
            for number, viewer in enumerate((*range(players), SPECTATOR)):
                for kind, thing, step in _things(moment, viewer):
                    key = (game, viewer, encode(thing), encode(step))
                    if key in known:
                        continue
                    known.add(key)
                    about = {"game": game, "viewer": viewer, "names": NAMES, "kind": kind}
                    case = {**about, "thing": _plain(thing), **({"step": _plain(step)} if step is not None else {})}
                    for language, seats in speakers.items():
                        found[language].append({**case, "said": _said(seats[number], kind, thing, step)})
    return found


@pytest.mark.no_cover
def test_both_say_the_same(tmp_path: Path) -> None:
    install_packages()
    files = {language: list(files_of(language).values()) for language in LANGUAGES}
    languages: dict[str, dict[str, list[Any]]] = {
        language: {"catalogues": [file.read_text("utf-8") for file in files[language]], "cases": cases}
        for language, cases in _cases().items()
    }
    kinds = {case["kind"] + case["thing"]["type"] for case in chain(*(one["cases"] for one in languages.values()))}
    assert len(kinds) > 40, "these games show too little"
    file = tmp_path / "cases.json"
    file.write_text(json.dumps({"languages": languages}), "utf-8")
    vitest = ["node", "node_modules/vitest/vitest.mjs", "run", "twin/twin.test.ts"]
    ran = subprocess.run(
        vitest, cwd=WEB, env={**node_path(), "TWIN_CASES": str(file)}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0 and "5 passed" in ran.stdout, ran.stdout[-3000:] + ran.stderr[-2000:]
