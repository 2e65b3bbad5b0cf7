"""The option `--variant`, the same everywhere: what a table is set up with, as it is typed and as the game takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
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
    """The options that variants stand for, each given once: `risky-business` turns one on, `name=value` chooses."""
    known = {_typed(option.name): option for option in game.options}
    options: Options = {}
    for variant in ",".join(variants).split(",") if variants else ():
        name, given, value = _typed(variant.strip()).partition("=")
        if name not in known:
            raise BadOptions(f"{game.name} has no variant {name!r}{_near(name, known)}; {_offer(known)}")
        if known[name].name in options:
            raise BadOptions(f"the variant {name} is given twice")
        options[known[name].name] = _choice(name, known[name], value if given else "true")
    return options


def spelled(game: Game, options: Mapping[str, Any]) -> list[str]:
    """The variants that stand for these options: those that are not as they usually are. `chosen` reads them back."""
    changed = [option for option in game.options if options.get(option.name, option.choices[0]) != option.choices[0]]
    pairs = [(_typed(option.name), options[option.name]) for option in changed]
    return [name if value is True else f"{name}={_typed(value)}" for name, value in pairs]


def _typed(value: object) -> str:
    """A name or a value as it is typed: small letters, and dashes."""
    return str(value).lower().replace("_", "-")


def _offer(known: Mapping[str, Option]) -> str:
    return f"it has: {', '.join(known) or 'none'}"


def _near(name: str, known: Mapping[str, Option]) -> str:
    """A question about what may have been meant, where some name is near."""
    found = get_close_matches(name, known, 1)
    return f" (did you mean {found[0]}?)" if found else ""


def _choice(name: str, option: Option, value: str) -> bool | int | str:
    for choice in option.choices:
        if _typed(choice) == value:
            return choice
    numbers = sorted([choice for choice in option.choices if type(choice) is int])
    if len(numbers) == len(option.choices) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        example = f"{name}={numbers[len(numbers) // 2]}"
        raise BadOptions(f"the variant {name} is a number from {numbers[0]} to {numbers[-1]}, for example {example}")
    offered = ", ".join(f"{name}={_typed(choice)}" for choice in option.choices)
    raise BadOptions(f"the variant {name} may be: {offered}")
