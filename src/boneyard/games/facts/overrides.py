"""Facts from somebody's own box: a TOML file with a table for each game, which is checked as a whole."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from fnmatch import fnmatchcase
from typing import Any, Final

from boneyard.core.decision import BadInput
from boneyard.core.game import Fact, Facts
from boneyard.games.facts.kinds import Kind, written

LIMIT: Final = 100_000  # bytes; all facts of all games are far fewer
LINES: Final = 2_000
WIDTH: Final = 10_000  # characters in a line
WHERE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
NEAR: Final = 3  # names told to somebody who got one wrong

Keys = tuple[str, ...]  # from the outermost table to the fact


class Overrides:
    """What a file says, by game; `name` is the file's name, for messages."""

    __slots__ = ("name", "tables", "text")

    def __init__(self, name: str, text: str, tables: dict[str, Any]) -> None:
        self.name = name
        self.text = text
        self.tables = tables

    def refuse(self, keys: Keys, why: str) -> BadInput:
        """The one sentence about what stands there, with its line."""
        return BadInput(f"{self.name}, line {self.line_of(keys)}: {why}")

    def line_of(self, keys: Keys) -> int:
        """The line number of a key.

        tomllib does not report it, so bisect for the longest parseable prefix that does not contain the key.
        """
        lines = self.text.split("\n")
        without, beyond = 0, len(lines)
        while beyond - without > 1:
            middle = longer = (without + beyond) // 2
            while longer < beyond and _parsed(lines, longer) is None:
                longer += 1
            if longer < beyond and not _has(_parsed(lines, longer), keys):
                without = longer
            else:
                beyond = middle
        return without + 1


def _parsed(lines: list[str], count: int) -> dict[str, Any] | None:
    """The first lines of a file, if they are TOML."""
    try:
        return tomllib.loads("\n".join(lines[:count]))
    except ValueError:
        return None


def _has(table: Any, keys: Keys) -> bool:
    for key in keys:
        if not isinstance(table, dict) or key not in table:
            return False
        table = table[key]
    return True


def read_overrides(name: str, content: bytes, games: tuple[str, ...]) -> Overrides:
    """The file of that name; or one sentence about why it cannot be read."""
    if len(content) > LIMIT:
        raise BadInput(f"{name} is too long for a file of facts: {LIMIT} bytes are allowed")
    try:
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as problem:
        line = content[: problem.start].count(b"\n") + 1
        raise BadInput(f"{name}, line {line}: a file of facts is written in UTF-8") from None
    for number, written_there in enumerate(text.split("\n"), start=1):
        if number > LINES or len(written_there) > WIDTH:
            raise BadInput(f"{name}, line {number}: {LINES} lines of {WIDTH} characters are allowed")
    try:
        found = Overrides(name, text, tomllib.loads(text))
    except (ValueError, RecursionError) as problem:
        raise BadInput(_unreadable(name, text, str(problem))) from None
    for game, table in found.tables.items():
        if game not in games:
            raise found.refuse((game,), f"there is no game {written(game)}; there are: {', '.join(games)}")
        if not isinstance(table, dict):
            raise found.refuse((game,), f"{game} is a table of facts, not {written(table)}")
    return found


def _unreadable(name: str, text: str, problem: str) -> str:
    """What is wrong with a file that is not TOML, in one sentence."""
    where = WHERE.search(problem)
    if where is None:
        return f"{name} is not TOML that can be read: it has a number too long or lists too deep"
    line = where[1] or text.rstrip("\n").count("\n") + 1
    why = problem[: where.start()]
    if why.startswith(("Cannot overwrite", "Cannot declare", "Cannot mutate", "Duplicate")):
        return f"{name}, line {line}: every table and every fact is written only once"
    return f"{name}, line {line}: this is not TOML ({why[:1].lower()}{why[1:]})"


Conflicts = Callable[[Facts], list[tuple[tuple[str, ...], str]]]  # which facts do not agree, and the sentence about it


def override(facts: Facts, game: str, by: Overrides, kinds: Mapping[str, Kind], conflicts: Conflicts) -> Facts:
    """The facts as the file has them, all of it or nothing; what it does not mention stays as it was."""
    given = _given(facts, game, by)
    for name, value in given.items():
        if wrong := kind_of(name, kinds).problem(f"{game}.{name}", value):
            raise by.refuse(_keys(game, name), wrong)
    source = f"overruled by {by.name}"
    overruled = Facts(
        [Fact(f.name, given[f.name], source, proposed=False) if f.name in given else f for f in facts.all]
    )
    for names, why in conflicts(overruled):
        blamed = next((name for name in names if name in given), None)
        if blamed is not None:
            raise by.refuse(_keys(game, blamed), f"{game}.{blamed} does not fit: {why}")
    return overruled


def kind_of(name: str, kinds: Mapping[str, Kind]) -> Kind:
    """The kind of a fact: that of the first pattern which its name matches."""
    return next(kind for pattern, kind in kinds.items() if fnmatchcase(name, pattern))


def _keys(game: str, name: str) -> Keys:
    return (game, *name.split("."))


def _given(facts: Facts, game: str, by: Overrides) -> dict[str, Any]:
    """The facts in the game's table, by name; or one sentence about the first that there is not."""
    names = [fact.name for fact in facts.all]
    given: dict[str, Any] = {}

    def walk(table: dict[str, Any], above: Keys) -> None:
        for key, value in table.items():
            keys = (*above, key)
            name = ".".join(keys)
            if "." not in key and name in names:
                given[name] = value
            elif "." in key or not any(known.startswith(f"{name}.") for known in names):
                near = ", ".join(get_close_matches(name, names, NEAR, 0.0))
                raise by.refuse((game, *keys), f"{game} has no fact {written(name)}; the nearest are: {near}")
            elif isinstance(value, dict):
                walk(value, keys)
            else:
                raise by.refuse((game, *keys), f"{game}.{name} is a table of facts, not {written(value)}")

    walk(by.tables.get(game, {}), ())
    return given
