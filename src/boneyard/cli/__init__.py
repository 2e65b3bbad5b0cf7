"""The command line: `boneyard play | replay | arena | bench | facts`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run a command. What the user got wrong is said in one line, with exit code 2."""
    try:
        from boneyard.cli.app import run  # noqa: PLC0415  (the library alone installs none of what the terminal needs)
    except ModuleNotFoundError as missing:
        print(f"boneyard: {missing.name} is not installed; type: pip install 'boneyard[table]'", file=sys.stderr)
        raise SystemExit(2) from None
    run()
