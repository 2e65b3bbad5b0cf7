"""The option `--variant`, the same everywhere: what a table is set up with, as it is typed and as the game takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from boneyard.core.decision import BadOptions
from boneyard.core.game import Game, Option, Options

Variant = Annotated[
    list[str] | None,
    typer.Option(
        "--variant",
        metavar="A,B…",
        help="Variants to play with, for example risky-business, or advanced,chiefs; name=value for those with values.",
    ),
]


def chosen(game: Game, variants: Sequence[str] | None) -> Options:
    """The options that variants stand for: `risky-business` turns one on, `name=value` chooses a value."""
    known = {_typed(option.name): option for option in game.options}
    options: Options = {}
    for variant in ",".join(variants).split(",") if variants else ():
        name, _, value = _typed(variant.strip()).partition("=")
        if name not in known:
            raise BadOptions(f"{game.name} has no variant {name!r}; it has: {', '.join(known) or 'none'}")
        options[known[name].name] = _choice(name, known[name], value or "true")
    return options


def spelled(game: Game, options: Mapping[str, Any]) -> list[str]:
    """The variants that stand for these options: those that are not as they usually are. `chosen` reads them back."""
    changed = [option for option in game.options if options.get(option.name, option.choices[0]) != option.choices[0]]
    pairs = [(_typed(option.name), options[option.name]) for option in changed]
    return [name if value is True else f"{name}={_typed(value)}" for name, value in pairs]


def _typed(value: object) -> str:
    """A name or a value as it is typed: small letters, and dashes."""
    return str(value).lower().replace("_", "-")


def _choice(name: str, option: Option, value: str) -> bool | int | str:
    for choice in option.choices:
        if _typed(choice) == value:
            return choice
    offered = ", ".join(f"{name}={_typed(choice)}" for choice in option.choices)
    raise BadOptions(f"the variant {name} may be: {offered}")
