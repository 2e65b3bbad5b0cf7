"""The option `--variant`, the same everywhere: the options of a table as they are typed and as the game takes them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
        help="Variants to play with, for example risky-business, or advanced,chiefs; name=value for those with values, "
        "and free text such as battle=… goes last.",
    ),
]


def chosen(game: Game, variants: Sequence[str] | None) -> Options:
    """The options that variants stand for, each given once: `risky-business` turns one on, `name=value` chooses."""
    known = {_typed(option.name): option for option in game.options}
    options: Options = {}
    for variant in [part for argument in variants or () for part in _parts(argument, known)]:
        typed, given, value = variant.partition("=")
        name = _typed(typed.strip())
        if name not in known:
            raise BadOptions(f"{game.name} has no variant {name!r}{_near(name, known)}; {_offer(known)}")
        if known[name].name in options:
            raise BadOptions(f"the variant {name} is given twice")
        if known[name].written:
            options[known[name].name] = value.strip()
        else:
            options[known[name].name] = _choice(name, known[name], _typed(value.strip()) if given else "true")
    return options


def _parts(argument: str, known: Mapping[str, Option]) -> Iterator[str]:
    """The parts between commas; a freely written value takes all the rest, commas included."""
    rest = argument
    while rest:
        part, comma, after = rest.partition(",")
        option = known.get(_typed(part.partition("=")[0].strip()))
        if option is not None and option.written:
            yield rest
            return
        yield part
        rest = after if after or not comma else " "


def spelled(game: Game, options: Mapping[str, Any]) -> list[str]:
    """The variants for these options, without those at their usual value; `chosen` reads them back."""
    changed = [option for option in game.options if options.get(option.name, option.choices[0]) != option.choices[0]]
    changed.sort(key=lambda option: option.written)
    return [_spelled(option, options[option.name]) for option in changed]


def _spelled(option: Option, value: object) -> str:
    name = _typed(option.name)
    if option.written:
        return f"{name}={value}"
    return name if value is True else f"{name}={_typed(value)}"


def _typed(value: object) -> str:
    """A name or a value as it is typed: lower case, with dashes."""
    return str(value).lower().replace("_", "-")


def _offer(known: Mapping[str, Option]) -> str:
    return f"it has: {', '.join(known) or 'none'}"


def _near(name: str, known: Mapping[str, Option]) -> str:
    """A question about what may have been meant, if some name is similar."""
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
