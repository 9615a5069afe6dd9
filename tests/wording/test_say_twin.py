"""web/src/say.ts is the only twin of this package: both say the same, byte for byte, of everything in whole games."""

import json
import subprocess
from itertools import chain
from pathlib import Path
from typing import Any

from cattery.kernel import encode, redact
from cattery.wording import LANGUAGES
from cattery.wording.loading import FOLDER
from scripts.page import ROOT, install_packages, node_path
from tests.wording.games import NAMES, TABLES, random_game, tellers

WEB = ROOT / "web"


def _plain(thing: Any) -> Any:
    return json.loads(encode(thing))


def _cases(language: str) -> list[dict[str, Any]]:
    """What every seat and a spectator are told of whole games: each different thing once."""
    found: dict[str, dict[str, Any]] = {}
    for number, (game, options) in enumerate(TABLES):
        seats = tellers(game, language, options["players"])
        for moment in random_game(game, options, f"twin/{number}"):
            for teller in seats:
                about = {"game": game, "viewer": teller.viewer, "names": NAMES}
                told = [
                    {**about, "kind": "event", "thing": _plain(seen), "said": list(teller.tell(seen))}
                    for seen in (redact(event, teller.viewer) for event in moment.events)
                ]
                step = moment.state.step
                if step is not None and step.actor is not None and step.actor >= 0:
                    told.append({**about, "kind": "step", "thing": _plain(step), "said": [teller.ask(step)]})
                    if step.actor == teller.viewer:
                        told += [
                            {**about, "kind": "choice", "thing": _plain(choice), "step": _plain(step),
                             "said": [teller.offer(choice, step)]}
                            for choice in moment.state.choices
                        ]  # fmt: skip
                for case in told:
                    found.setdefault(json.dumps(case["thing"]) + str(case["viewer"]), case)
    return list(found.values())


def test_both_say_the_same(tmp_path: Path) -> None:
    install_packages()
    files = {language: sorted((FOLDER / language).glob("*.ftl")) for language in LANGUAGES}
    languages: dict[str, dict[str, list[Any]]] = {
        language: {"catalogues": [file.read_text("utf-8") for file in files[language]], "cases": _cases(language)}
        for language in LANGUAGES
    }
    kinds = {case["kind"] + case["thing"]["type"] for case in chain(*(one["cases"] for one in languages.values()))}
    assert len(kinds) > 40, "these games show too little"
    cases = tmp_path / "cases.json"
    cases.write_text(json.dumps({"languages": languages}), "utf-8")
    vitest = ["node", "node_modules/vitest/vitest.mjs", "run", "twin/twin.test.ts"]
    ran = subprocess.run(
        vitest, cwd=WEB, env={**node_path(), "TWIN_CASES": str(cases)}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0 and "5 passed" in ran.stdout, ran.stdout[-3000:] + ran.stderr[-2000:]
