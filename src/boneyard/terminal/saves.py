"""Games on disk: records, with a comment that names the players; and reports of tables still in play."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from boneyard.core.agenda import State
from boneyard.core.codec import BadSave, check_versions
from boneyard.core.decision import BadInput, BadOptions, Seat
from boneyard.core.diagram import BadPicture
from boneyard.core.game import Game, game
from boneyard.core.record import BadRecord, read
from boneyard.core.session import Session, replay

SEATS: Final = "# seats "
LATEST: Final = "latest"  # instead of a file
ELSEWHERE: Final = "elsewhere"  # the file that names the last game saved in another place
REPORT: Final = "boneyard report "  # how a report begins; the seed is not in it, for others are still playing
REPORTED: Final = re.compile(
    r"boneyard report 1\ngame (\S+)\nrules (\d+)\nfacts (\S+)\ntable (.+), revision (\d+)\n"
    r"((?:seat \d+ was asked .+\n)*)\nposition\n(.*?\n)answers\n(.*)",
    re.DOTALL,
)
ASKED: Final = re.compile(r"^seat (\d+) was asked (\w+); offered: (.*)$", re.MULTILINE)
LONGEST: Final = 10_000_000  # bytes of a record; a long game has a few thousand


class BadFile(BadInput):
    """A file that is no record we can play; the message names it and says why."""


class CannotSave(Exception):
    """A file that could not be written; the message says why."""


def home(environment: Mapping[str, str]) -> Path:
    """The directory of saved games, unless another is named."""
    data = environment.get("XDG_DATA_HOME", "")
    base = Path(data) if Path(data).is_absolute() else named("~/.local/share")
    return base / "boneyard"


def named(name: str) -> Path:
    """The file that is meant; `~` is the home directory, if there is one."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def usual_path(game: str, environment: Mapping[str, str] = os.environ) -> Path:
    """A new file name for a game begun now."""
    now = datetime.now().astimezone()
    base = home(environment) / f"{game}-{now:%Y-%m-%d-%H%M%S}.txt"
    path, number = base, 1
    while not reserved(path):
        number += 1
        path = base.with_stem(f"{base.stem}-{number}")
    return path


def reserved(path: Path) -> bool:
    """Take an unused name, so that two games begun at the same moment do not share it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    except OSError:
        return True  # nothing can be written there; saving will say so
    return True


def is_saved(path: Path) -> bool:
    """Whether a game is in the file, and not only its name taken."""
    return is_taken(path) and path.stat().st_size > 0


def release(path: Path) -> None:
    """Give back a name under which nothing was saved."""
    with suppress(OSError):
        if path.stat().st_size == 0:
            path.unlink()


def latest(environment: Mapping[str, str] = os.environ) -> Path:
    """The game saved last, here or elsewhere."""
    kept = home(environment)
    files = [path for path in (*kept.glob("*.txt"), *_elsewhere(kept)) if path.stat().st_size > 0]
    found = [(path.stat().st_mtime_ns, path) for path in files]
    saved = [path for _, path in sorted(found)]
    if not saved:
        raise BadFile(f"{kept}: no game is saved here yet")
    return saved[-1]


def _elsewhere(kept: Path) -> list[Path]:
    """The game that was last saved in another place, if it is still there."""
    try:
        path = Path((kept / ELSEWHERE).read_text(encoding="utf-8"))
        return [path] if path.is_file() else []
    except (OSError, ValueError):
        return []


def remember(path: Path, environment: Mapping[str, str] = os.environ) -> None:
    """Note that the game goes on in another place than the usual one."""
    kept = home(environment)
    if path.absolute().parent == kept:
        return
    with suppress(OSError, ValueError):
        kept.mkdir(parents=True, exist_ok=True)
        (kept / ELSEWHERE).write_text(str(path.absolute()), encoding="utf-8")


def is_taken(path: Path) -> bool:
    """Whether there is something of that name already."""
    try:
        return path.exists()
    except OSError:
        return False


def save(path: Path, session: Session, seats: str) -> None:
    """Write the record, all of it or nothing."""
    title, rest = session.write().split("\n", 1)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(f".{path.name}.{os.getpid()}")
        new.write_text(f"{title}\n{SEATS}{seats}\n{rest}", encoding="utf-8")
        new.replace(path)
    except (OSError, ValueError, RecursionError) as problem:
        raise CannotSave(getattr(problem, "strerror", None) or str(problem)) from None


@dataclass(frozen=True)
class Saved:
    """A game from a file."""

    session: Session
    seats: str | None  # who sat where, if the file says so
    signed: bool  # whether it says how the game ended


@dataclass(frozen=True)
class Reported:
    """What somebody at a browser table has reported while others were still playing."""

    game: Game
    table: str
    revision: int
    asked: list[tuple[Seat, str, str]]  # seat, kind of question, what was offered
    picture: str
    state: State | None  # none, where it was in the middle of something a picture cannot show
    answers: int


def is_report(path: Path) -> bool:
    """Whether a file holds a report rather than a record."""
    return _text(path).startswith(REPORT)


def load_report(path: Path) -> Reported:
    """The report in a file."""
    found = REPORTED.fullmatch(_text(path).replace("\r\n", "\n").rstrip() + "\n")
    if found is None:
        raise BadFile(f"{path}: this report is damaged; copy all of it, from 'boneyard report 1' to its last answer")
    name, rules, facts, table, revision, asked, picture, answers = found.groups()
    try:
        played = game(name)
        check_versions(played, name, int(rules), facts)
    except (BadOptions, BadSave) as problem:
        raise BadFile(f"{path}: {problem}") from None
    questions = [(int(seat), kind, offered) for seat, kind, offered in ASKED.findall(asked)]
    state = _position(played, picture)
    return Reported(played, table, int(revision), questions, picture, state, len(answers.split("\n")) - 1)


def _position(played: Game, picture: str) -> State | None:
    try:
        return played.read(picture)
    except BadPicture:
        return None


def load(path: Path) -> Saved:
    """The game in a file, replayed up to where it was left."""
    text = _text(path)
    try:
        return Saved(replay(text), _seats(text), bool(read(text).result))
    except BadRecord as problem:
        raise BadFile(f"{path}: {problem}") from None


def _text(path: Path) -> str:
    try:
        if path.exists() and not path.is_dir() and (not path.is_file() or path.stat().st_size > LONGEST):
            raise BadFile(f"{path}: this is not a record, which is a text file of at most {LONGEST:,} bytes")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile(f"{path}: this is not a text file") from None
    except OSError as problem:
        raise BadFile(f"{path}: {problem.strerror}") from None


def _seats(text: str) -> str | None:
    found = re.search(rf"^{SEATS}(.+)$", text, re.MULTILINE)
    return found[1].strip() if found else None
