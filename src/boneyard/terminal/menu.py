"""The options of a question: listed by number, found by what is typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from boneyard.core.decision import Action, Decision, Prompt
from boneyard.words import Words

LISTED: Final = 30  # more than these are not listed one by one
STEP: Final = 6  # options begin at multiples of this, so that they stand in columns
TOKEN: Final = re.compile(r"[a-z]+\d+|[a-z]+|\d+|[^\s\w-]")


@dataclass(frozen=True)
class Choice:
    """One option: its number, how it is written here, and what it does where that needs saying."""

    number: int
    action: Action
    written: str
    remark: str

    @property
    def spellings(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The words by which it may be typed: those of the record, and those of the language."""
        return tokens(self.action.text), tokens(self.written)

    def __str__(self) -> str:
        return f"{self.written} {self.remark}".rstrip()


@dataclass(frozen=True)
class Found:
    """What fits the words typed, and whether they name it rather than merely occur in it."""

    choices: tuple[Choice, ...]
    named: bool


def choices(decision: Decision, prompt: Prompt, words: Words, remarked: bool) -> tuple[Choice, ...]:
    """The options of a question, numbered from 1."""
    return tuple(
        Choice(number, option, spelled(option.text, words), words.say(offer.label) if remarked else "")
        for number, (option, offer) in enumerate(zip(decision.options, prompt.offers, strict=True), start=1)
    )


def spelled(notation: str, words: Words) -> str:
    """A notation with the words of the language: `conveyor c3 up` is `tapis c3 haut`."""
    return " ".join(_word(word, words) for word in notation.split())


def _word(word: str, words: Words) -> str:
    key = f"word-{word}"
    return words.text(key) if word.isalpha() and words.knows(key) else word


def tokens(text: str) -> tuple[str, ...]:
    """The words of a text: small letters, no accents, and a square is a word even when nothing divides two."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return tuple(TOKEN.findall("".join(c for c in bare if not unicodedata.combining(c))))


def find(among: Sequence[Choice], typed: str) -> Found:
    """What the words typed name in full; else what begins so; else what contains them in this order."""
    said = tokens(typed)
    if not said:
        return Found((), named=False)
    for fits, named in ((_same, True), (_begins, True), (_contains, False)):
        found = tuple(choice for choice in among if any(fits(spelling, said) for spelling in choice.spellings))
        if found:
            return Found(found, named)
    return Found((), named=False)


def exactly(among: Sequence[Choice], typed: str) -> Choice | None:
    """The option written so, or nothing."""
    said = tokens(typed)
    return next((choice for choice in among if said in choice.spellings), None)


def _same(spelling: tuple[str, ...], said: tuple[str, ...]) -> bool:
    return spelling == said


def _begins(spelling: tuple[str, ...], said: tuple[str, ...]) -> bool:
    last = len(said) - 1
    return len(spelling) > last and spelling[:last] == said[:last] and spelling[last].startswith(said[last])


def _contains(spelling: tuple[str, ...], said: tuple[str, ...]) -> bool:
    rest = iter(spelling)
    return all(any(word.startswith(part) for word in rest) for part in said)


def listed(among: Sequence[Choice], width: int) -> list[str]:
    """The options in columns: those that begin alike, such as the moves of one die, on lines of their own.

    Too many to list are counted by their next word instead.
    """
    if len(among) > LISTED:
        return flowed(_counted(among), width)
    wide = len(str(among[-1].number))
    groups = [list(group) for _, group in groupby(among, key=lambda choice: choice.spellings[0][0])]
    if all(len(group) == 1 for group in groups):
        groups = [list(among)]
    return [line for group in groups for line in flowed([f"{c.number:>{wide}} {c}" for c in group], width)]


def _counted(among: Sequence[Choice]) -> list[str]:
    """The words that go on from what all of these share, with how many options each leads to."""
    split = [choice.written.split() for choice in among]
    shared = 0
    while all(len(words) > shared + 1 and words[shared] == split[0][shared] for words in split):
        shared += 1
    ways: dict[str, int] = {}
    for words in split:
        ways[words[shared]] = ways.get(words[shared], 0) + 1
    return [f"{word} ({count})" for word, count in ways.items()]


def flowed(items: Iterable[str], width: int) -> list[str]:
    """Items one after another, in columns where they are short, on as many lines as it takes."""
    lines: list[str] = []
    line = ""
    for item in items:
        start = -(-(len(line) + 2) // STEP) * STEP if line else 0
        if line and 1 + start + len(item) > width:
            lines.append(f" {line}")
            line, start = "", 0
        line = line.ljust(start) + item
    return [*lines, f" {line}"] if line else lines
