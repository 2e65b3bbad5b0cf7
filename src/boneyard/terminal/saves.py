"""Games on disk: records, with a comment that says who sat where."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from boneyard.core.decision import BadInput
from boneyard.core.record import BadRecord, read
from boneyard.core.sitting import Sitting, replay

SEATS: Final = "# seats "
LATEST: Final = "latest"  # instead of a file


class BadFile(BadInput):
    """A file that is no record we can play; the message names it and says why."""


class CannotSave(Exception):
    """A file that could not be written; the message says why."""


def home(environment: Mapping[str, str]) -> Path:
    """Where games are kept unless somebody says otherwise."""
    data = environment.get("XDG_DATA_HOME", "")
    base = Path(data) if Path(data).is_absolute() else named("~/.local/share")
    return base / "boneyard"


def named(name: str) -> Path:
    """The file somebody means; `~` is their home, if they have one."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def usual_path(game: str, environment: Mapping[str, str] = os.environ) -> Path:
    """A file of its own for a game begun now."""
    now = datetime.now().astimezone()
    base = home(environment) / f"{game}-{now:%Y-%m-%d-%H%M%S}.txt"
    path, number = base, 1
    while is_taken(path):
        number += 1
        path = base.with_stem(f"{base.stem}-{number}")
    return path


def latest(environment: Mapping[str, str] = os.environ) -> Path:
    """The game that was saved last."""
    kept = home(environment)
    saved = sorted(kept.glob("*.txt"), key=lambda path: path.stat().st_mtime_ns)
    if not saved:
        raise BadFile(f"{kept}: no game is saved here yet")
    return saved[-1]


def is_taken(path: Path) -> bool:
    """Whether there is something of that name already."""
    try:
        return path.exists()
    except OSError:
        return False


def save(path: Path, sitting: Sitting, seats: str) -> None:
    """Write the record, all of it or nothing."""
    title, rest = sitting.write().split("\n", 1)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(f".{path.name}.new")
        new.write_text(f"{title}\n{SEATS}{seats}\n{rest}", encoding="utf-8")
        new.replace(path)
    except (OSError, ValueError) as problem:
        raise CannotSave(getattr(problem, "strerror", None) or str(problem)) from None


@dataclass(frozen=True)
class Saved:
    """A game from a file."""

    sitting: Sitting
    seats: str | None  # who sat where, if the file says so
    signed: bool  # whether it says how the game ended


def load(path: Path) -> Saved:
    """The game kept in a file, played again up to where it was left."""
    text = _text(path)
    try:
        return Saved(replay(text), _seats(text), bool(read(text).result))
    except BadRecord as problem:
        raise BadFile(f"{path}: {problem}") from None


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile(f"{path}: this is not a text file") from None
    except OSError as problem:
        raise BadFile(f"{path}: {problem.strerror}") from None


def _seats(text: str) -> str | None:
    found = re.search(rf"^{SEATS}(.+)$", text, re.MULTILINE)
    return found[1].strip() if found else None
