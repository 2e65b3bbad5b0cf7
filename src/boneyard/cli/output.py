"""Results as JSON files: `--json FILE`, the same for every command that has it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

JsonFile = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write everything here, as JSON.")]


def check_writable(file: Path | None) -> None:
    """Check before the work, not after it, that a file can be written, leaving no trace."""
    if file is None:
        return
    if file.exists() and not (file.is_file() or file.is_char_device() or file.is_dir()):
        raise OSError(f"cannot write {file}: it is not a file")
    try:
        is_new = not (file.exists() or file.is_symlink())
        file.open("a", encoding="utf-8").close()
        if is_new:
            file.unlink()
    except OSError as problem:
        raise OSError(f"cannot write {file}: {problem.strerror}") from None


def write_json(file: Path | None, everything: Mapping[str, Any]) -> None:
    """Write a result to its file, if one is wanted."""
    if file is not None:
        file.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")
