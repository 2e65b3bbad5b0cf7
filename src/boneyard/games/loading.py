"""Games come in when they are first asked for, with the facts that are in force then."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from boneyard.core.decision import BadInput
from boneyard.core.facts import Facts, Kind, read_facts
from boneyard.core.game import Game, found_at, games
from boneyard.core.overruling import LIMIT, Conflicts, Overrides, override, read_overrides

VARIABLE: Final = "BONEYARD_FACTS"  # the path of the file whose facts overrule ours; worker processes inherit it

_loaded: Final[dict[str, str]] = {}  # the games that have their facts, each with the file in force then
_files: Final[dict[str, Overrides]] = {}  # read once, so that all games of a process agree


def loader(where: str) -> Callable[[], Game]:
    """The game that lives at `module:name`, imported when it is called for."""

    def load() -> Game:
        check_in_force(os.environ.get(VARIABLE, ""))
        found: Game = found_at(where)
        return found

    return load


def facts_in_force(name: str, text: str, kinds: Mapping[str, Kind], conflicts: Conflicts) -> Facts:
    """A game's facts from the text of its own file, overruled by what somebody's file says of it, if there is one."""
    file = os.environ.get(VARIABLE, "")
    facts = read_facts(text)
    if file:
        facts = override(facts, name, overruling(file), kinds, conflicts)
    _loaded[name] = file
    return facts


def check_in_force(file: str) -> None:
    """Refuse to go on by other facts than those of the games which are here already."""
    for name, other in _loaded.items():
        if other != file:
            then, now = [f"the facts of {Path(one).name}" if one else "our own facts" for one in (other, file)]
            raise BadInput(f"{name} is loaded with {then} already, so {now} come too late; begin a new process")


def overruling(file: str) -> Overrides:
    """What a file of facts says, read once."""
    if file not in _files:
        path = Path(file)
        try:
            if path.exists() and not path.is_file():
                raise BadInput(f"{path.name} is not a file; facts are read from a TOML file")
            with path.open("rb") as opened:
                content = opened.read(LIMIT + 1)
        except OSError as problem:
            raise BadInput(f"{path.name}: {problem.strerror}; facts are read from a TOML file") from None
        _files[file] = read_overrides(path.name, content, games())
    return _files[file]
