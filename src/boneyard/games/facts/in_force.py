"""The facts in force: a game's own, overridden by the file that `BONEYARD_FACTS` names. Loads games with them."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from boneyard.core.decision import BadInput
from boneyard.core.game import Fact, Facts, Game, found_at, games
from boneyard.games.facts.kinds import Kind
from boneyard.games.facts.overrides import LIMIT, Conflicts, Overrides, override, read_overrides

VARIABLE: Final = "BONEYARD_FACTS"  # the path of the file whose facts override ours; worker processes inherit it

_loaded: Final[dict[str, str]] = {}  # the games that have their facts, each with the file in force then
_files: Final[dict[str, Overrides]] = {}  # read once, so that all games of a process agree


def loader(where: str) -> Callable[[], Game]:
    """A function that imports the game at `module:name`, by the facts in force."""

    def load() -> Game:
        check_in_force(os.environ.get(VARIABLE, ""))
        found: Game = found_at(where)
        return found

    return load


def facts_in_force(name: str, text: str, kinds: Mapping[str, Kind], conflicts: Conflicts) -> Facts:
    """A game's facts from the text of its own file, overridden by somebody's file if there is one."""
    file = os.environ.get(VARIABLE, "")
    facts = read_facts(text)
    if file:
        facts = override(facts, name, overrides_in(file), kinds, conflicts)
    _loaded[name] = file
    return facts


def read_facts(text: str) -> Facts:
    """The facts written in TOML: each has a value and a source, or a proposal and the reason for it."""
    return Facts(_flat(tomllib.loads(text), ""))


def _flat(table: dict[str, Any], above: str) -> list[Fact]:
    """The facts in a table and in those below it; the name of a fact is its dotted path."""
    facts: list[Fact] = []
    for key, entry in table.items():
        name = above + key
        if "proposed" in entry:
            facts.append(Fact(name, entry["proposed"], entry["why"], proposed=True))
        elif "value" in entry:
            facts.append(Fact(name, entry["value"], entry["source"], proposed=False))
        else:
            facts += _flat(entry, f"{name}.")
    return facts


def check_in_force(file: str) -> None:
    """Refuse a file of facts that differs from the one the loaded games were read with."""
    for name, other in _loaded.items():
        if other != file:
            then, now = [f"the facts of {Path(one).name}" if one else "our own facts" for one in (other, file)]
            raise BadInput(f"{name} is loaded with {then} already, so {now} come too late; begin a new process")


def overrides_in(file: str) -> Overrides:
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
