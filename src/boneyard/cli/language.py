"""The option `--lang`, the same everywhere."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from boneyard.words import Voice, chosen_language

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr", help="The language.  [default: that of the locale]")
]


def voice_for(lang: str | None) -> Voice:
    """A voice that speaks the language asked for, else that of the surroundings."""
    return Voice(chosen_language(lang, os.environ))
