"""`cattery operate`: look after a server that runs on this machine."""

import sys
from pathlib import Path
from typing import Any

from cattery.cli.files import fail
from cattery.cli.language import spoken
from cattery.extras import needs

ACTS = {"close": 1, "remove": 1, "block": 1, "unblock": 1, "reports": 0, "done": 1}
"""What can be asked for, and how many words follow; nothing at all is a look around."""


def operate(*words: str, data: Path | None = None, language: str | None = None) -> None:
    """Tables, connections and load; close a table, block an address, read what people reported."""
    with needs("server"):
        from cattery.server import default_data
        from cattery.server.knocking import NoServer, knock
    from cattery.wording import catalogue

    tongue = spoken(language)
    told = catalogue(tongue).words
    folder = (data or default_data()).expanduser().resolve()
    act, *rest = words or ("look",)
    if words and (act not in ACTS or len(rest) != ACTS[act]):
        fail(told("operate-unknown", given=" ".join(words), known=", ".join(ACTS)))
    try:
        said = knock(folder, act, *rest)
    except NoServer:
        fail(told("operate-no-server", folder=str(folder), option="--data"))
    if act == "look":
        _look(told, said)
    elif act == "reports":
        _reports(told, said["reports"])
    else:
        print(told(f"operate-{act}" if said["done"] else "operate-nothing", of=rest[0], records=said["records"]))
        sys.exit(0 if said["done"] else 2)


def _look(told: Any, seen: dict[str, Any]) -> None:
    rate = seen["answers"] / max(1.0, seen["uptime"])
    print(told("operate-house", tables=len(seen["tables"]), connections=seen["connections"]))
    load = {"answers": f"{rate:.2f}", "lag": f"{seen['lag'] * 1000:.0f}", "size": f"{seen['bytes'] / 1e6:.1f}"}
    print(told("operate-load", **load))
    if seen["full"]:
        print(told("operate-full"))
    for one in seen["tables"]:
        people = ", ".join(one["people"]) or "–"
        print(told("operate-table", table=one["table"], game=one["game"], phase=told(f"operate-{one['phase']}"),
                  people=people, connections=one["connections"], facts=one["facts"]))  # fmt: skip
    for address, connections in seen["addresses"].items():
        print(told("operate-address", address=address, connections=connections))
    for address in seen["blocked"]:
        print(told("operate-blocked", address=address))
    print(told("operate-reports", reports=seen["reports"], command="cattery operate reports"))


def _reports(told: Any, reports: dict[str, dict[str, Any]]) -> None:
    if not reports:
        print(told("operate-no-reports"))
    for key, one in reports.items():
        print(told("operate-report", report=key, at=one["at"], table=one["table"], people=", ".join(one["people"])))
        written = one["text"]
        print(f"  {written}")
        for line in one["chat"]:
            print(f"  | {line}")
