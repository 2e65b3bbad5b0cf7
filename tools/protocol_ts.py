"""Writes `web/src/protocol.ts`: the messages, views and events of the Python side as TypeScript types.

python tools/protocol_ts.py            writes the file
python tools/protocol_ts.py --check    says whether it is as it should be
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from boneyard.core.event import Event
from boneyard.games.baby_boom import events as baby_boom_events
from boneyard.games.baby_boom import view as baby_boom_view
from boneyard.games.bad_bones.model import events as bad_bones_events
from boneyard.games.bad_bones.shown import event_data as bad_bones_showing
from boneyard.games.bad_bones.shown import view as bad_bones_view
from boneyard.games.too_many_bones.events import adventure as adventure_events
from boneyard.games.too_many_bones.events import battle as too_many_bones_events
from boneyard.games.too_many_bones.events import contests as contest_events
from boneyard.games.too_many_bones.events import loot as loot_events
from boneyard.games.too_many_bones.events import minigames as minigame_events
from boneyard.games.too_many_bones.shown import catalogue, threats, view_adventure, view_contests, view_units
from boneyard.games.too_many_bones.shown import event_data as too_many_bones_showing
from boneyard.games.too_many_bones.shown import view as too_many_bones_view
from boneyard.table import protocol

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
HEAD: Final = """// Made from src/boneyard/table/protocol.py and the games by tools/protocol_ts.py.
// Never edited by hand: `make protocol` writes it anew, and a test compares.

import type { Change } from "./table/changes";

export const NOBODY = -1;

export type Argument = string | number | Phrase | Words | (Phrase | Words)[];
export type GameView = BabyBoomView | BadBonesView | TooManyBonesView;
export type GameEvent = BabyBoomEvent | BadBonesEvent | TooManyBonesEvent;
"""
TOO_MANY_BONES_EVENTS: Final = (
    too_many_bones_events,
    adventure_events,
    loot_events,
    contest_events,
    minigame_events,
)
SIMPLE: Final = {str: "string", int: "number", bool: "boolean", float: "number", type(None): "null", Any: "unknown"}
TYPED: Final = {  # what Python leaves open and the browser need not
    ("Phrase", "args"): "Record<string, Argument>",
    ("Told", "show"): "GameEvent",
    ("Update", "view"): "GameView",
    ("Sought", "view"): "GameView",
    ("Replay", "view"): "GameView",
    ("Replay", "changes"): "Change[]",
    ("WeaponUsed", "other"): "string",
}


def typed(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in SIMPLE:
        return SIMPLE[hint]
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


Named = Mapping[str, Callable[[Any], Any]]


def event(cls: type[Event], named: Named, prefix: str) -> str:
    """An event as it is drawn."""
    hints = get_type_hints(cls.__init__)
    fields = {"event": f'"{cls.__name__}"'}
    for field in inspect.signature(cls).parameters:
        shown = get_type_hints(named[field])["return"] if field in named else hints[field]
        fields[field] = TYPED.get((cls.__name__, field)) or typed(shown)
    return interface(prefix + cls.__name__, cls.__doc__, fields)


def own(module: types.ModuleType, base: type) -> list[Any]:
    """The classes a module defines, as they stand there."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, base)]
    return [thing for thing in found if thing.__module__ == module.__name__]


def views(*modules: types.ModuleType) -> list[str]:
    """The views of a game."""
    defined = [each for module in modules for each in own(module, object)]
    found = [cast("type", each) for each in defined if dataclasses.is_dataclass(each)]
    return [
        interface(thing.__name__, thing.__doc__, {k: typed(v) for k, v in get_type_hints(thing).items()})
        for thing in found
    ]


def events(modules: Iterable[types.ModuleType], named_of: Callable[[type[Event]], Named], prefix: str) -> list[str]:
    """The events of a game, and their union."""
    found = [cls for module in modules for cls in own(module, Event)]
    one_of = union(f"{prefix}Event", [prefix + cls.__name__ for cls in found])
    return [*[event(cls, named_of(cls), prefix) for cls in found], one_of]


def union(name: str, members: Iterable[str]) -> str:
    """One of several."""
    lines = "".join(f"\n  | {member}" for member in members)
    return f"export type {name} ={lines};\n"


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
    parts = [
        HEAD,
        *literals(),
        *[message(cls) for cls in structs],
        *unions,
        *views(baby_boom_view),
        *events([baby_boom_events], lambda _: baby_boom_view.NAMED, "BabyBoom"),
        *views(bad_bones_view, bad_bones_showing),
        *events([bad_bones_events], lambda _: bad_bones_showing.NAMED, "BadBones"),
        *views(
            threats, view_units, catalogue, view_contests, view_adventure, too_many_bones_view, too_many_bones_showing
        ),
        *events(TOO_MANY_BONES_EVENTS, too_many_bones_showing.named_of, "TooManyBones"),
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
