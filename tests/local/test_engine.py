"""The engine that the page carries: small, licensed, and the same rules to the last digest."""

import json
from pathlib import Path

from proof.kit import digests
from proof.kit.wasm import in_wasm
from scripts.page import PAGE, ROOT, build
from scripts.wire import shown_games

MOST = 5_000_000  # bytes, compressed, of all that is fetched before a game can be played without a server
BUILT = ROOT / PAGE


def test_the_engine_is_light() -> None:
    build()
    sizes = json.loads((BUILT / "engine.json").read_text("utf-8"))["size"]
    (glue,) = (path.stat().st_size for path in (BUILT / "assets").glob("worker-*.js.gz"))
    print(f"{sizes}, glue {glue}: {sum(sizes.values()) + glue:,} bytes")
    assert sum(sizes.values()) + glue <= MOST


def test_the_licences_of_what_it_is_made_of_are_kept() -> None:
    build()
    notices = (BUILT / "engine-licences.txt").read_text("utf-8")
    for name in ("Mozilla Public License", "PYTHON SOFTWARE FOUNDATION LICENSE", "Jim Crist-Harif"):
        assert name in notices


def test_a_few_games_are_the_same_in_webassembly_to_the_last_digest() -> None:
    there, here = in_wasm(Path(digests.__file__), "digests(8)"), digests.digests(8)
    assert there == {name: here[name] for name in shown_games()}  # tests know games that are not shipped
