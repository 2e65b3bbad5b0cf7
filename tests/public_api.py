"""What the library promises, as text: every public name with its signature and the first line of its docstring."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).parent / "public_api.txt"
EXPORTING: Final = ("boneyard", "boneyard.bots", "boneyard.arena")  # what their __all__ lists
FOR_GAMES: Final = tuple(f"boneyard.core.{module}" for module in ("agenda", "decision", "event", "game", "rng"))
HEAD: Final = """\
# The public names of the library. Made by `make playthroughs ARGS=api`; review a difference like code.
# docs/develop/game.md says which modules are public.
"""


def text() -> str:
    """The whole file."""
    told: set[int] = set()  # a name is described where it is first exported
    lines = [HEAD]
    for name in (*EXPORTING, *FOR_GAMES):
        module = importlib.import_module(name)
        lines.append(f"\n{name}\n")
        for public in exported(module):
            thing = getattr(module, public)
            if id(thing) not in told:
                told.add(id(thing))
                lines += [f"  {line}\n" for line in described(public, thing)]
    return "".join(lines)


def exported(module: Any) -> list[str]:
    """The names a module has for others, in alphabetical order."""
    if module.__name__ in EXPORTING:
        return sorted(module.__all__)
    mine = [name for name, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__]
    return sorted(name for name in mine if not name.startswith("_"))


def described(name: str, thing: Any) -> Iterator[str]:
    """A function in one line, a class with its members below it."""
    if not inspect.isclass(thing):
        if callable(thing):
            yield f"{name}{signature(thing)}{first_line(thing)}"
        return
    bases = ", ".join(base.__name__ for base in thing.__bases__ if base is not object)
    above = f" ({bases})" if bases else ""
    yield f"class {name}{signature(thing)}{above}{first_line(thing)}"
    for member in sorted({*vars(thing), *inspect.get_annotations(thing)}):
        if not member.startswith("_"):
            yield f"  .{member}{of_member(vars(thing).get(member))}"


def of_member(member: Any) -> str:
    """What follows the name of a member: nothing for a field."""
    if isinstance(member, property):
        return f": {annotation(inspect.signature(member.fget).return_annotation)}{first_line(member)}"  # type: ignore[arg-type]
    return f"{signature(member)}{first_line(member)}" if inspect.isroutine(member) else ""


def signature(thing: Any) -> str:
    """Its parameters with types and defaults, without `self`."""
    try:
        found = inspect.signature(thing)
    except ValueError:  # an exception that takes what Exception takes
        return ""
    shown: list[str] = []
    starred = False
    for parameter in found.parameters.values():
        if parameter.name == "self":
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not starred:
            shown.append("*")
        starred = starred or parameter.kind in (parameter.KEYWORD_ONLY, parameter.VAR_POSITIONAL)
        stars = "*" if parameter.kind is parameter.VAR_POSITIONAL else ""
        shown.append(stars + parameter.name + kind(parameter.annotation) + default(parameter.default))
    returned = annotation(found.return_annotation)
    back = f" -> {returned}" if returned and not inspect.isclass(thing) else ""
    return f"({', '.join(shown)}){back}"


def kind(found: Any) -> str:
    return f": {annotation(found)}" if annotation(found) else ""


def default(found: Any) -> str:
    return "" if found is inspect.Parameter.empty else f" = {found!r}"


def annotation(found: Any) -> str:
    """A type as it is written in the source."""
    if found is inspect.Parameter.empty:
        return ""
    return found if isinstance(found, str) else getattr(found, "__name__", repr(found))


def first_line(thing: Any) -> str:
    """The first line of a docstring of its own."""
    written = getattr(thing, "__doc__", None) or ""
    return f"  # {written.splitlines()[0]}" if written else ""
