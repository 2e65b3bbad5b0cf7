"""Turns states into JSON and back, at any moment, even in the middle of an effect."""

from __future__ import annotations

import hashlib
import json
from types import ModuleType
from typing import Any, Final

from boneyard.core.agenda import EndlessLoop, Lane, State, Together, settle
from boneyard.core.decision import Action, BadInput
from boneyard.core.fields import fields
from boneyard.core.game import Game
from boneyard.core.rng import KeyedRng, Rng

UNLOADABLE: Final = (  # what loading may raise when a save has been tampered with
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
    EndlessLoop,
)
COMMON: Final = (Together, Lane, Rng, KeyedRng, Action)


class BadSave(BadInput):
    """A save that cannot be continued; the message says why, `what` which part of it is to blame."""

    def __init__(self, message: str, what: str) -> None:
        super().__init__(message)
        self.what = what  # "save", "state", "game", "rules", "facts"


def records_in(*modules: ModuleType) -> tuple[type, ...]:
    """The classes defined in these modules: what a game's saved states may hold."""
    found = [(module.__name__, thing) for module in modules for thing in vars(module).values()]
    return tuple([thing for name, thing in found if isinstance(thing, type) and thing.__module__ == name])


def pack(value: object) -> Any:
    """Plain JSON: lists stay lists; tuples, bytes, mappings and records say what they are."""
    if value is None or isinstance(value, int | str | float):
        return value
    if isinstance(value, list):
        return [pack(item) for item in value]
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, tuple):
        return {"()": [pack(item) for item in value]}
    if isinstance(value, dict):
        return {"{}": [[pack(key), pack(item)] for key, item in value.items()]}
    cls = type(value)
    return {cls.__name__: [pack(getattr(value, field)) for field in fields(cls)]}


def unpack(value: Any, classes: dict[str, type]) -> Any:
    """The value that `pack` turned into JSON."""
    if isinstance(value, list):
        return [unpack(item, classes) for item in value]
    if not isinstance(value, dict):
        return value
    ((name, items),) = value.items()
    if name == "()":
        return tuple([unpack(item, classes) for item in items])
    if name == "bytes":
        return bytes.fromhex(items)
    if name == "{}":
        return {unpack(key, classes): unpack(item, classes) for key, item in items}
    return classes[name](*[unpack(item, classes) for item in items])


def save(game: Game, s: State) -> str:
    """The whole state as one line of JSON."""
    head = {"game": game.name, "rules": game.rules, "facts": game.facts.hash}
    numbers = [[decision.seat, decision.number] for decision in s.open]
    packed = {"asked": numbers, "state": pack(s)}
    return json.dumps({**head, "sum": _sum(packed), **packed}, separators=(",", ":"))


def _sum(packed: Any) -> str:
    """A checksum, to notice a save that was changed by accident."""
    return hashlib.sha256(json.dumps(packed, separators=(",", ":")).encode()).hexdigest()[:12]


def load(game: Game, text: str, *, any_version: bool = False) -> State:
    """The saved state, with the same questions open. `any_version` also takes saves of other rules or facts."""
    try:
        saved = json.loads(text)
        name, rules, facts = str(saved["game"]), int(saved["rules"]), str(saved["facts"])
        packed = {"asked": saved["asked"], "state": saved["state"]}
        damaged = saved["sum"] != _sum(packed)
    except (ArithmeticError, ValueError, KeyError, TypeError, RecursionError) as problem:
        raise BadSave(f"this is not a saved game of Boneyard ({problem})", "save") from None
    if not any_version:
        check_versions(game, name, rules, facts)
    if damaged:
        raise BadSave(f"this save of {game.name} is damaged (its sum is wrong)", "state")
    try:
        state = unpack(packed["state"], _by_name(game))
        if not isinstance(state, State):
            raise TypeError("no state inside")
        settle(state)
        numbers = dict(packed["asked"])
        for decision in state.open:
            decision.number = int(numbers.get(decision.seat, decision.number))
    except UNLOADABLE as problem:
        raise BadSave(f"this save of {game.name} is damaged ({type(problem).__name__}: {problem})", "state") from None
    return state


def _by_name(game: Game) -> dict[str, type]:
    """The classes a save may name, also by the names they had before."""
    classes = {cls.__name__: cls for cls in (*COMMON, *game.records)}
    return {**{former: classes[name] for former, name in game.former_names.items()}, **classes}


def check_versions(game: Game, name: str, rules: int, facts: str) -> None:
    """Refuse what was played by other rules or with other facts, in one sentence."""
    if name != game.name:
        raise BadSave(f"this is a game of {name}, not of {game.name}", "game")
    if rules != game.rules:
        raise BadSave(
            f"this was played by version {rules} of the rules of {name}; this is version {game.rules}", "rules"
        )
    if facts != game.facts.hash:
        here = f"in force here are {game.facts.hash}; give the same --facts as then, or none if there were none"
        raise BadSave(f"this was played with the facts {facts} of {name}; {here}", "facts")
