"""Which values a fact may have, and the sentence about a value that it may not."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

SHOWN: Final = 60  # characters of a value in an error message


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
