"""The commands, each in a module of its own, and the one place where errors become a line."""

from __future__ import annotations

import sys

import typer

from boneyard.bots import BadBot
from boneyard.core.codec import BadSave
from boneyard.core.decision import BadOptions
from boneyard.core.diagram import BadPicture
from boneyard.core.record import BadRecord

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def run() -> None:
    """Run the command; wrong input gets one clear line and exit code 2."""
    try:
        app()
    except (BadBot, BadOptions, BadPicture, BadRecord, BadSave, OSError) as problem:
        print(f"boneyard: {problem}", file=sys.stderr)
        raise SystemExit(2) from None
