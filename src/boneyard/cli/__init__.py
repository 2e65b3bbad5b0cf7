"""The command line: `boneyard serve | backup | restore | tables | play | replay | arena | bench | facts`."""

from __future__ import annotations

import io
import sys
from typing import Final

INTERRUPTED: Final = 130  # what shells expect after Ctrl-C


def main() -> None:
    """Run a command. What the user got wrong is said in one line, with exit code 2."""
    open_closed_streams()
    try:
        from boneyard.cli.app import run  # noqa: PLC0415  (the library alone installs none of what the terminal needs)

        run()
    except ModuleNotFoundError as missing:
        print(f"boneyard: {missing.name} is not installed; type: pip install 'boneyard[table]'", file=sys.stderr)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None


def open_closed_streams() -> None:
    """Replace standard streams that are closed with empty ones."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
