"""The option `--lang`, the same everywhere."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from boneyard.core.decision import BadOptions
from boneyard.words import Voice, chosen_language

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr", help="The language.  [default: that of the locale]")
]


def voice_for(lang: str | None) -> Voice:
    """The voice of the language asked for, or of the environment."""
    return Voice(chosen_language(lang, os.environ))


@contextmanager
def explaining(voice: Voice) -> Iterator[None]:
    """Explain what cannot be set up in the language of the table, where the game has words for it."""
    try:
        yield
    except BadOptions as problem:
        if problem.said is None:
            raise
        raise BadOptions(voice.say(problem.said), problem.what) from None
