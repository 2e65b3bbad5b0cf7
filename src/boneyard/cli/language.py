"""The option `--lang`, the same everywhere."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from boneyard.words import Words, chosen_language

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr", help="The language.  [default: that of the locale]")
]


def voice(lang: str | None) -> Words:
    """The words of the language asked for, else of the surroundings."""
    return Words(chosen_language(lang, os.environ))
