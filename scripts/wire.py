"""Writes web/src/wire.ts and web/src/games/<game>/wire.ts: the types of all that travels, and what the page is told."""

import json
import textwrap
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import NODEFAULT, inspect

from cattery.kernel import Asked, encode
from cattery.kit import Kit, kit_of
from cattery.room import messages, requests
from cattery.wording.rules import Rule, all_rules

SRC = Path(__file__).resolve().parent.parent / "web" / "src"
WIDTH = 120
HEAD = """\
/* Written by `make golden` from cattery.room.messages and the kits of the games: mend it there. */
"""
RENAMED = {"Record": "GameRecord", "Promise": "NoncePromise"}  # TypeScript has its own
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.DateTimeType: "string",
}


class Scope:
    """The declarations of one file; structs named on the way are declared too."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def type_of(self, kind: inspect.Type) -> str:
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case inspect.Metadata(inner):
                return self.type_of(inner)
            case inspect.LiteralType(values):
                return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
            case inspect.EnumType(enum):
                return self.enum(enum)
            case inspect.UnionType(types):
                return " | ".join(self.type_of(one) for one in types)
            case (
                inspect.VarTupleType(item)
                | inspect.ListType(item)
                | inspect.SetType(item)
                | inspect.FrozenSetType(item)
            ):
                one = self.type_of(item)
                return f"({one})[]" if " | " in one else f"{one}[]"
            case inspect.TupleType(items):
                return f"[{', '.join(self.type_of(item) for item in items)}]"
            case inspect.DictType(key, value):
                return f"Record<{'number' if isinstance(key, inspect.IntType) else 'string'}, {self.type_of(value)}>"
            case inspect.StructType(cls):
                return self.struct(kind, cls)
        raise TypeError(f"no TypeScript for {kind}")

    def enum(self, enum: type[Enum]) -> str:
        values = " | ".join(f'"{one.value}"' for one in enum)
        self.declared.setdefault(enum.__name__, f"export type {enum.__name__} = {values};")
        return enum.__name__

    def struct(self, kind: inspect.StructType, cls: Any) -> str:
        generic = not isinstance(cls, type)  # Seen[Cards]: its fields are spelled out where it stands
        name = "" if generic else RENAMED.get(cls.__name__, cls.__name__)
        if not generic and name in self.declared:
            return name
        if not generic:
            self.declared[name] = ""  # before its fields, which may name it again; after them, in order
        lines = [f'type: "{kind.tag}"'] if kind.tag is not None else []
        omits = cls.__struct_config__.omit_defaults if not generic else False
        for one in kind.fields:
            may_lack = omits and (one.default is not NODEFAULT or one.default_factory is not NODEFAULT)
            told = "Question" if (name, one.name) == ("Decision", "step") else self.type_of(one.type)
            lines.append(f"{one.encode_name}{'?' if may_lack else ''}: {told}")
        body = "; ".join(lines)
        if generic:
            return f"{{ {body} }}"
        self.declared.pop(name)
        whole = f"export interface {name} {{ {body} }}"
        spread = "\n".join([f"export interface {name} {{", *(f"  {line};" for line in lines), "}"])
        self.declared[name] = whole if len(whole) <= WIDTH else spread
        return name

    def union(self, name: str, kinds: Iterable[Any]) -> None:
        names = [self.type_of(one) for one in inspect.multi_type_info(list(kinds))]
        whole = f"export type {name} = {' | '.join(names)};"
        self.declared[name] = whole if len(whole) <= WIDTH else "\n  | ".join([f"export type {name} =", *names]) + ";"


def members(union: Any) -> tuple[Any, ...]:
    return tuple(union.__args__)


def wire() -> str:
    """web/src/wire.ts: what travels between the page and a server, whatever is played."""
    scope = Scope()
    scope.union("ClientMessage", members(requests.ClientMessage))
    scope.union("ServerMessage", members(messages.ServerMessage))
    for body in (requests.NewTable, messages.TableAddress, requests.CodeSaid, messages.Replayed):
        scope.type_of(inspect.type_info(body))
    scope.declared["Reaction"] = f"export type Reaction = {scope.type_of(inspect.type_info(messages.Reaction))};"
    return _lines(HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n", *scope.declared.values())


def game_wire(kit: Kit) -> str:
    """web/src/games/<game>/wire.ts: what travels of one game, and what the page is told of its rules."""
    game, scope = kit.game, Scope()
    scope.type_of(inspect.type_info(get_type_hints(type(game).view)["return"]))
    scope.union("Sighting", game.events)
    scope.union("Question", [step for step in game.steps if issubclass(step, Asked)])
    told = {
        "name": kit.name,
        "place": kit.place,
        "players": game.player_counts(),
        "usual": game.options().players,
        "rules": [(name, [rule.number for rule in rules]) for name, rules in _sections(kit)],
    }
    parts = [_constant("TOLD", "Told", told)]
    if kit.has("page"):
        facts = kit.part("page").FACTS
        parts.append(_constant("FACTS", scope.type_of(inspect.type_info(type(facts))), facts))
    return _lines(HEAD, 'import type { Told } from "../kit";\n', *scope.declared.values(), *parts)


def _lines(*parts: str) -> str:
    """A file of these parts, none of its lines too long."""
    lines = [line for part in parts for line in part.split("\n")]
    return "\n".join(line if len(line) <= WIDTH else _wrapped(line) for line in lines) + "\n"


def _wrapped(text: str) -> str:
    return textwrap.fill(text, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def _constant(name: str, kind: str, value: Any) -> str:
    return f"export const {name}: {kind} = {json.dumps(json.loads(encode(value)), ensure_ascii=False)};"


def _sections(kit: Kit) -> list[tuple[str, list[Rule]]]:
    every = all_rules(kit.name, "en")
    return [(name, [rule for rule in every if int(rule.number[1:]) in numbers]) for name, numbers in kit.sections]


def files() -> dict[Path, str]:
    """Every file, and what belongs in it: one for all games, and one in the folder of each game that the page has."""
    games = {SRC / "games" / name / "wire.ts": game_wire(kit_of(name)) for name in shown_games()}
    return {SRC / "wire.ts": wire(), **games}


def shown_games() -> list[str]:
    """The games that the page has a kit for."""
    return sorted(path.parent.name for path in SRC.glob("games/*/index.ts"))


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
