"""What the printed pieces say, read once from the game's own file; what is not known is proposed, and says so."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

SHOWN: Final = 60  # characters of a value in an error message


class Fact:
    """One fact: its value, whether that is known or proposed, and where it comes from or why it was chosen."""

    __slots__ = ("name", "proposed", "source", "value")

    def __init__(self, name: str, value: Any, source: str, *, proposed: bool) -> None:
        self.name = name
        self.value = value
        self.source = source
        self.proposed = proposed


class Facts:
    """All facts of a game by name: the value if it is known, else the proposal."""

    def __init__(self, facts: list[Fact]) -> None:
        self.all = facts
        self._values = {fact.name: fact.value for fact in facts}
        text = json.dumps(self._values, sort_keys=True)
        self.hash = hashlib.sha256(text.encode()).hexdigest()[:12]  # records and saves carry it

    def __getitem__(self, name: str) -> Any:
        return self._values[name]


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


class Kind:
    """What a fact may be: in words, and as a test."""

    def __init__(self, allowed: str, fits: Callable[[Any], bool]) -> None:
        self.allowed = allowed
        self.fits = fits

    def problem(self, what: str, value: Any) -> str:
        """The sentence about a value that cannot be, or nothing."""
        return "" if self.fits(value) else f"{what} is {self.allowed}, not {written(value)}"


class ListOf(Kind):
    """A list with so many parts of one kind; without a number, with as many as one likes."""

    def __init__(self, allowed: str, part: Kind, count: int | None = None) -> None:
        super().__init__(allowed, lambda value: isinstance(value, list) and count in (None, len(value)))
        self.part = part

    def problem(self, what: str, value: Any) -> str:
        """The sentence about the list, else about the first part that cannot be."""
        found = super().problem(what, value)
        for number, part in enumerate([] if found else value, start=1):
            found = found or self.part.problem(f"number {number} of {what}", part)
        return found


class TableOf(Kind):
    """A table with exactly these keys, each of its kind."""

    def __init__(self, allowed: str, parts: Mapping[str, Kind]) -> None:
        super().__init__(allowed, lambda value: isinstance(value, dict) and sorted(value) == sorted(parts))
        self.parts = parts

    def problem(self, what: str, value: Any) -> str:
        """The sentence about the table, else about the first part that cannot be."""
        found = super().problem(what, value)
        for key, part in self.parts.items():
            found = found or part.problem(f"{key} of {what}", value[key])
        return found


class Both(Kind):
    """First this, and if it is, also that: what the parts of a list or table must be together."""

    def __init__(self, first: Kind, also: Kind) -> None:
        super().__init__(first.allowed, lambda value: first.fits(value) and also.fits(value))
        self.first = first
        self.also = also

    def problem(self, what: str, value: Any) -> str:
        """The sentence of the first, else of the other."""
        return self.first.problem(what, value) or self.also.problem(what, value)


class Fixed(Kind):
    """What the rules do anyway, so nobody can overrule it."""

    def __init__(self) -> None:
        super().__init__("a remark", lambda _value: False)

    def problem(self, what: str, value: Any) -> str:
        """It stays as it is, whatever the value."""
        return f"{what} only tells what the rules do, and cannot be overruled"


def whole(low: int, high: int) -> Kind:
    """A whole number."""
    return Kind(f"a whole number from {low} to {high}", lambda value: type(value) is int and low <= value <= high)


def text(longest: int) -> Kind:
    """Some words."""
    return Kind(
        f"a text of 1 to {longest} printable characters",
        lambda value: isinstance(value, str) and 1 <= len(value) <= longest and value.isprintable(),
    )


def one_of(words: Sequence[str]) -> Kind:
    """One word of a closed list."""
    return Kind(f"one of {', '.join(words)}", lambda value: isinstance(value, str) and value in words)


def written(value: Any, depth: int = 3) -> str:
    """A value as TOML writes it, cut where it grows long or deep."""
    if isinstance(value, bool | str):
        shown = json.dumps(value, ensure_ascii=False)
    elif isinstance(value, list | dict) and depth == 0:
        return "…"
    elif isinstance(value, list):
        shown = f"[{', '.join([written(part, depth - 1) for part in value[:SHOWN]])}]"
    elif isinstance(value, dict):
        inside = [f"{key} = {written(value[key], depth - 1)}" for key in list(value)[:SHOWN]]
        shown = f"{{ {', '.join(inside)} }}"
    elif isinstance(value, int) and abs(value) >= 1 << 300:
        return "a very long number"
    else:
        shown = str(value)
    return shown if len(shown) <= SHOWN else f"{shown[:SHOWN]}…"
