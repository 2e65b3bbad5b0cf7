"""The option `--variant`: what it stands for, for any game."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.decision import BadOptions
from boneyard.core.game import Game, Option, Options


def chosen(game: Game, variants: Sequence[str]) -> Options:
    """The options that variants stand for: `risky-business` turns one on, `name=value` chooses a value."""
    known = {option.name.replace("_", "-"): option for option in game.options}
    options: Options = {}
    for variant in ",".join(variants).split(",") if variants else ():
        name, _, value = variant.strip().lower().replace("_", "-").partition("=")
        if name not in known:
            raise BadOptions(f"{game.name} has no variant {name!r}; it has: {', '.join(known) or 'none'}")
        options[known[name].name] = _choice(name, known[name], value or "true")
    return options


def _choice(name: str, option: Option, value: str) -> bool | int | str:
    for choice in option.choices:
        if str(choice).lower().replace("_", "-") == value:
            return choice
    offered = ", ".join(f"{name}={str(choice).lower()}" for choice in option.choices)
    raise BadOptions(f"the variant {name} may be: {offered}")
