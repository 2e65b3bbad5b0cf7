"""The option `--facts`, the same everywhere: a file of facts from somebody's own box, which overrule ours."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.game import game
from boneyard.games.facts.in_force import VARIABLE, check_in_force, overrides_in

FactsFile = Annotated[
    Path | None,
    typer.Option("--facts", metavar="FILE.toml", help="Play by the facts in this file where it overrules ours."),
]


def use_facts(path: Path | None) -> None:
    """Overrule facts before any game is loaded, and check the whole file by loading each game that it names."""
    if path is None:
        return
    file = str(path.absolute())
    check_in_force(file)
    named = list(overrides_in(file).tables)
    os.environ[VARIABLE] = file  # worker processes inherit it
    for name in named:
        game(name)
