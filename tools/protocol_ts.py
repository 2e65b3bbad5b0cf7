"""Writes `web/src/protocol.ts`: the messages, views and events of the Python side as TypeScript types.

python tools/protocol_ts.py            writes the file
python tools/protocol_ts.py --check    says whether it is as it should be
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
import types
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Literal, NewType, Union, cast, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

import boneyard
from boneyard.core.decision import Offer, Outcome, Phrase, Prompt, Words
from boneyard.core.event import Event, Shown
from boneyard.core.game import Game, found_at, kinds_of, manifest_of
from boneyard.games.protocol import Protocol
from boneyard.table import protocol

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
HEAD: Final = """// Made from src/boneyard/table/protocol.py and the games by tools/protocol_ts.py.
// Never edited by hand: `make protocol` writes it anew, and a test compares.

import type { Change } from "./table/changes";

export const NOBODY = -1;

export type Argument = string | number | Phrase | Words | (Phrase | Words)[];
"""
SIMPLE: Final = {str: "string", int: "number", bool: "boolean", float: "number", type(None): "null", Any: "unknown"}
OF_THE_ENGINE: Final = (Phrase, Words, Offer, Prompt, Outcome)  # sent as they are
TYPED: Final = {  # what Python leaves open and the browser need not
    ("Phrase", "args"): "Record<string, Argument>",
    ("Offer", "data"): "GameAnswer",
    ("Prompt", "kind"): "GameKind",
    ("Told", "show"): "GameEvent",
    ("Undo", "kind"): 'GameKind | ""',
    ("Update", "view"): "GameView",
    ("Sought", "view"): "GameView",
    ("Previewed", "summary"): "ForecastView | null",
    ("Replay", "view"): "GameView",
    ("Replay", "changes"): "Change[]",
}


def typed(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in SIMPLE:
        return SIMPLE[hint]
    if isinstance(hint, NewType):
        return typed(hint.__supertype__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(typed(arg) for arg in args))
    if origin in (list, tuple):
        inner = typed(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{typed(args[0])}, {typed(args[1])}>"
    return str(hint.__name__)


def said(doc: str | None) -> str:
    """The first line of a docstring, as a comment."""
    return f"/** {(doc or '').strip().splitlines()[0]} */"


def interface(name: str, doc: str | None, fields: Mapping[str, str]) -> str:
    """One type with its fields."""
    body = "".join(f"  {field}: {kind};\n" for field, kind in fields.items())
    return f"{said(doc)}\nexport interface {name} {{\n{body}}}\n"


def message(cls: type[msgspec.Struct]) -> str:
    """A message; what a browser may leave out has a question mark."""
    hints = get_type_hints(cls)
    fields: dict[str, str] = {}
    tag = cls.__struct_config__.tag
    if tag is not None:
        fields["type"] = f'"{tag}"'
    incoming = cls.__struct_config__.forbid_unknown_fields
    required = {field.name for field in msgspec.structs.fields(cls) if field.required}
    for field in cls.__struct_fields__:
        optional = "?" if incoming and field not in required else ""
        fields[field + optional] = TYPED.get((cls.__name__, field)) or typed(hints[field])
    return interface(cls.__name__, cls.__doc__, fields)


def event(cls: type[Event], data: Shown, prefix: str) -> str:
    """An event as it is drawn."""
    hints = get_type_hints(cls.__init__)
    fields = {"event": f'"{cls.__name__}"'}
    for field in inspect.signature(cls).parameters:
        shown = get_type_hints(data[field])["return"] if field in data else hints[field]
        fields[field] = TYPED.get((cls.__name__, field)) or typed(shown)
    return interface(prefix + cls.__name__, cls.__doc__, fields)


def own(module: types.ModuleType, base: type) -> list[Any]:
    """The classes a module defines, as they stand there."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, base)]
    return [thing for thing in found if thing.__module__ == module.__name__]


def record(cls: type) -> str:
    """A data class of the engine."""
    hints = get_type_hints(cls)
    fields = {
        field.name: TYPED.get((cls.__name__, field.name)) or typed(hints[field.name])
        for field in dataclasses.fields(cls)
    }
    return interface(cls.__name__, cls.__doc__, fields)


def answers(modules: Iterable[types.ModuleType], prefix: str) -> list[str]:
    """The answers of a game taken apart, and their union."""
    defined = [cls for module in modules for cls in own(module, dict) if is_typeddict(cls)]
    found = [cls for cls in defined if "verb" in get_type_hints(cls)]
    parts = [
        interface(prefix + cls.__name__, cls.__doc__, {k: typed(v) for k, v in get_type_hints(cls).items()})
        for cls in found
    ]
    return [*parts, union(f"{prefix}Answer", [prefix + cls.__name__ for cls in found])] if found else []


def views(*modules: types.ModuleType) -> list[str]:
    """The views of a game."""
    defined = [each for module in modules for each in own(module, object)]
    found = [cast("type", each) for each in defined if dataclasses.is_dataclass(each)]
    return [
        interface(thing.__name__, thing.__doc__, {k: typed(v) for k, v in get_type_hints(thing).items()})
        for thing in found
    ]


def events(modules: Iterable[types.ModuleType], data: Shown, prefix: str) -> list[str]:
    """The events of a game, and their union."""
    found = [cls for module in modules for cls in own(module, Event)]
    one_of = union(f"{prefix}Event", [prefix + cls.__name__ for cls in found])
    return [*[event(cls, data, prefix) for cls in found], one_of]


def union(name: str, members: Iterable[str]) -> str:
    """One of several; where there are none, no value fits."""
    lines = "".join(f"\n  | {member}" for member in members)
    return f"export type {name} ={lines or ' never'};\n"


def kinds(game: Game, prefix: str) -> str:
    """The kinds of question that a game asks: a board that has no place for one of them does not compile."""
    return union(f"{prefix}Kind", [f'"{kind}"' for kind in kinds_of(game)])


def protocols() -> list[tuple[str, Game, Protocol]]:
    """The games with a board in the browser, each with the beginning of its type names: `BabyBoom`."""
    manifests = [manifest_of(name) for name in boneyard.games()]
    return [
        (one.name.title().replace("-", ""), one.load(), found_at(one.protocol)) for one in manifests if one.protocol
    ]


def any_game(what: str, members: list[str]) -> str:
    """The view, event, answer or kind of question of whichever game is played."""
    return f"export type Game{what} = {' | '.join(members)};\n"


def of_game(prefix: str, game: Game, sent: Protocol) -> list[str]:
    """The views, events, answers and kinds of question of one game."""
    shown = [*views(*sent.views), *events(sent.events, sent.data, prefix)]
    return [*shown, *answers(sent.answers, prefix), kinds(game, prefix)]


def literals() -> list[str]:
    """The closed lists of words."""
    names = ("Level", "Kind", "Status", "Why")
    return [union(name, [f'"{value}"' for value in get_args(getattr(protocol, name))]) for name in names]


def written() -> str:
    """The whole file."""
    structs = own(protocol, msgspec.Struct)
    unions = [
        union(name, [cls.__name__ for cls in get_args(getattr(protocol, name))])
        for name in ("ClientMessage", "ServerMessage")
    ]
    drawn = protocols()
    parts = [
        HEAD + "".join(any_game(what, [prefix + what for prefix, _, _ in drawn]) for what in ("View", "Event", "Kind")),
        any_game("Answer", [f"{prefix}Answer" for prefix, _, sent in drawn if sent.answers]),
        *literals(),
        *[record(cls) for cls in OF_THE_ENGINE],
        *[message(cls) for cls in structs],
        *unions,
        *[part for prefix, game, sent in drawn for part in of_game(prefix, game, sent)],
    ]
    return "\n".join(parts)


def main() -> None:
    """Write the file, or only look."""
    text = written()
    if "--check" in sys.argv[1:]:
        if TARGET.read_text(encoding="utf-8") != text:
            raise SystemExit("web/src/protocol.ts is not what the Python side says; type: make protocol")
        return
    TARGET.write_text(text, encoding="utf-8")
    print(f"Wrote {TARGET.relative_to(Path.cwd())}.")


if __name__ == "__main__":
    main()
