"""Packs what a browser's worker runs: our packages and msgspec, compiled, and what they use of the standard library.

This runs inside Pyodide itself, at build time (web/build/engine.mjs): so the bytecode is that of its interpreter, and
what is left out of the library is what a rehearsal of whole games never imports.
"""

import json
import marshal
import py_compile
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import CodeType

FLOORS = ("kernel", "kit", "players", "room", "local", "games")
NOT = {"batched", "coach", "coach.py", "research", "terminal.py", "measures.py", "speech.py"}
"""Parts of a game that are for other floors."""
LIBRARY = "/lib/python314.zip"
HEADER = 16  # bytes before the code in a .pyc
HAS_DOCSTRING = 0x4000000  # inspect.CO_HAS_DOCSTRING, since 3.13
SITE = Path("/lib/python3.14/site-packages")


def pack(repository: str, wheel: str, out: str) -> None:
    """Write library.zip and cattery.zip."""
    ours = dict(_packages(Path(repository) / "src"))
    theirs = dict(_wheel(wheel))
    _write(f"{out}/cattery.zip", {**theirs, **ours, **dict(_metadata(Path(repository)))})
    with zipfile.ZipFile(f"{out}/cattery.zip") as packed:
        packed.extractall(SITE)
    offered = _rehearse()
    Path(out, "offer.json").write_text(json.dumps(offered), "utf-8")
    _write(f"{out}/library.zip", dict(_library()))


def _write(path: str, files: dict[str, bytes]) -> None:
    """The same files give the same bytes. Nothing is compressed here: the whole is, afterwards."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as packed:
        for name in sorted(files):
            packed.writestr(zipfile.ZipInfo(name), files[name])


def _compiled(source: Path, name: str) -> bytes:
    """Bytecode that is never checked against a source, which is not there."""
    target = Path("/tmp/compiled.pyc")
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(source), str(target), name, doraise=True, optimize=0, invalidation_mode=mode)
    return _bare(target.read_bytes())


def _bare(compiled: bytes) -> bytes:
    """The same module without the docstrings of its functions: nobody reads them there, and they are a third of it."""
    return compiled[:HEADER] + marshal.dumps(_undocumented(marshal.loads(compiled[HEADER:])))


def _undocumented(code: CodeType) -> CodeType:
    consts = [_undocumented(one) if isinstance(one, CodeType) else one for one in code.co_consts]
    flags = code.co_flags
    if flags & HAS_DOCSTRING:
        consts[0], flags = None, flags & ~HAS_DOCSTRING
    return code.replace(co_consts=tuple(consts), co_flags=flags)


def _packages(src: Path) -> Iterable[tuple[str, bytes]]:
    package = src / "cattery"
    files = [package / "__init__.py", package / "extras.py", *package.glob("py.typed")]
    for floor in FLOORS:
        files += sorted((package / floor).rglob("*.py"))
    for path in files:
        name = path.relative_to(src).as_posix()
        if not NOT.intersection(path.relative_to(package).parts) and path.suffix == ".py":
            yield f"{name}c", _compiled(path, name)


def _wheel(wheel: str) -> Iterable[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if name.endswith(".py"):
                source = Path("/tmp/source.py")
                source.write_bytes(packed.read(name))
                yield f"{name}c", _compiled(source, name)
            elif not name.endswith((".pyi", "RECORD", "py.typed")):
                yield name, packed.read(name)


def _metadata(repository: Path) -> Iterable[tuple[str, bytes]]:
    """An installed distribution, so that games are found by their entry points."""
    project = tomllib.loads((repository / "pyproject.toml").read_text("utf-8"))["project"]
    namespace: dict[str, str] = {}
    exec((repository / "src/cattery/__init__.py").read_text("utf-8"), namespace)
    version = namespace["__version__"]
    folder = f"{project['name']}-{version}.dist-info"
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in points.items())
        for group, points in project["entry-points"].items()
    ]
    yield f"{folder}/METADATA", f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n".encode()
    yield f"{folder}/entry_points.txt", "\n".join(groups).encode()
    yield f"{folder}/licenses/LICENSE", (repository / "LICENSE").read_bytes()


def _rehearse() -> object:
    """A whole game of each against bots of every level, and one refusal: whatever is imported on the way is needed."""
    from cattery.kernel import decode, encode
    from cattery.kit import kits
    from cattery.local import Host
    from cattery.players import player_names

    clock = [datetime.now(UTC)]
    host = Host(now=lambda: clock[0])

    def do(kind: str, **more: object) -> dict[str, object]:
        answer: dict[str, object] = decode(host.run(encode({"type": kind, **more}).decode()))
        return answer

    offered = do("ask", name="offer")["answer"]
    for kit in kits():
        levels = player_names(kit.name)
        opened = do("open", wish={"game": kit.name, "options": {"players": 4}})
        table = str(opened["table"])
        do("wake", table=table, facts=opened["facts"])
        do("keep", table=table)
        heard: list[str] = []

        def tell(kind: str, table: str = table, heard: list[str] = heard, **more: object) -> float | None:
            do(kind, table=table, **more)
            told: dict[str, object] = do("keep", table=table)
            heard += [said["text"] for said in told["sends"]]  # type: ignore[attr-defined]
            wait = told["wait"]
            assert wait is None or isinstance(wait, float)
            return wait

        def say(message: dict[str, object], tell=tell) -> float | None:  # type: ignore[no-untyped-def]
            found: float | None = tell("hear", connection="me", said=encode(message).decode())
            return found

        tell("connect", connection="me", person="me", said=encode({"type": "hello", "protocol": 1}).decode())
        say({"type": "sit", "name": "Me"})
        for number in range(3):
            say({"type": "add-bot", "level": levels[-1 - number % len(levels)]})
        wait = say({"type": "start"})
        while True:
            messages = [decode(text) for text in heard]
            heard.clear()
            if any(message["type"] == "game-over" for message in messages):
                break
            asked = next((one for one in messages if one["type"] == "frame" and one.get("choices")), None)
            if asked is not None:
                answer = {"type": "answer", "game": asked["game"], "ply": asked["ply"], "client_id": str(asked["ply"])}
                wait = say({**answer, "text": asked["choices"][0]})
            else:
                assert wait is not None, "somebody is waited for"
                clock[0] += timedelta(seconds=wait)
                wait = tell("due")
    return offered


def _library() -> Iterable[tuple[str, bytes]]:
    loaded = {name for name, module in sys.modules.items() if LIBRARY in str(getattr(module, "__file__", None))}
    with zipfile.ZipFile(LIBRARY) as whole:
        for name in whole.namelist():
            if name.endswith("/"):
                continue
            dotted = name.removesuffix(".pyc").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if dotted in loaded and dotted not in BUILDING:
                yield name, _bare(whole.read(name)) if name.endswith(".pyc") else whole.read(name)


BUILDING = {"tomllib", "tomllib._parser", "tomllib._re", "tomllib._types", "py_compile"}
"""What only this file needs."""
