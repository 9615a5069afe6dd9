"""Writes web/src/wire.ts, the types of everything that travels: python scripts/wire.py > web/src/wire.ts"""

from collections.abc import Iterable
from enum import Enum
from typing import Any

from msgspec import NODEFAULT, inspect

from cattery.games.mistigri.view import View as MistigriView
from cattery.games.schrodinger.cards import PACK
from cattery.games.schrodinger.notation import write
from cattery.games.schrodinger.track import TRACK
from cattery.games.schrodinger.view import View as SchrodingerView
from cattery.kernel import Asked, encode, find_game
from cattery.room import messages, requests
from cattery.wording.rules import SECTIONS, Rule, all_rules

HEAD = """\
/* Written by `make docs` from cattery.room.messages and the games: mend it there. No rule lives here. */
/* eslint-disable */
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
    """The declarations of one namespace; structs named on the way are declared too."""

    def __init__(self, outer: "Scope | None" = None) -> None:
        self.outer = outer
        self.declared: dict[str, str] = {}

    def knows(self, name: str) -> bool:
        return name in self.declared or (self.outer is not None and self.outer.knows(name))

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
        if not generic and self.knows(name):
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
        self.declared[name] = f"export interface {name} {{ {body} }}"
        return name

    def union(self, name: str, kinds: Iterable[Any]) -> None:
        names = [self.type_of(one) for one in inspect.multi_type_info(list(kinds))]
        self.declared[name] = f"export type {name} = {' | '.join(names)};"


def members(union: Any) -> tuple[Any, ...]:
    return tuple(union.__args__)


def wire() -> str:
    """The whole file."""
    top = Scope()
    top.union("ClientMessage", members(requests.ClientMessage))
    top.union("ServerMessage", members(messages.ServerMessage))
    for body in (requests.NewTable, messages.TableAddress, requests.CodeSaid):
        top.type_of(inspect.type_info(body))
    top.declared["Reaction"] = f"export type Reaction = {top.type_of(inspect.type_info(messages.Reaction))};"
    parts = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n", "\n".join(top.declared.values())]
    for name, view in (("schrodinger", SchrodingerView), ("mistigri", MistigriView)):
        game, scope = find_game(name), Scope(top)
        scope.type_of(inspect.type_info(view))
        scope.union("Sighting", game.events)
        asked = [step for step in game.steps if issubclass(step, Asked)]
        scope.union("Question", asked)
        lines = "\n".join(f"  {line}" for line in scope.declared.values())
        parts.append(f"export namespace {name.title()} {{\n{lines}\n}}")
    parts.append('export type Kind = Schrodinger.Claim["state"];')
    parts.append('export type Physicat = NonNullable<Schrodinger.View["physicat"]>;')
    spaces = ", ".join(f'"{write(claim)}"' for claim in TRACK)
    parts.append(
        f"/** S3: the spaces of the clipboard, in their order. */\nexport const TRACK: readonly string[] = [{spaces}];"
    )
    parts.append(
        f"/** S1: how many of each kind the pack holds. */\nexport const PACK: readonly number[] = {list(PACK)};"
    )
    sections = {
        game: [(name, [rule.number for rule in rules]) for name, rules in _sections(game)]
        for game in ("schrodinger", "mistigri")
    }
    kind = "Record<string, readonly (readonly [section: string, numbers: readonly string[]])[]>"
    parts.append(
        f"/** The numbers of the rules, by section. */\nexport const RULES: {kind} = {encode(sections).decode()};"
    )
    return "\n".join(parts) + "\n"


def _sections(game: str) -> list[tuple[str, list[Rule]]]:
    every = all_rules(game, "en")
    return [(name, [rule for rule in every if int(rule.number[1:]) in numbers]) for name, numbers in SECTIONS[game]]


if __name__ == "__main__":
    print(wire(), end="")
