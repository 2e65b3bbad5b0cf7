"""The options of a question, found by what is typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boneyard.core.decision import Action, Decision, Phrase, Prompt
from boneyard.words import Voice

LISTED: Final = 30  # more than these are not listed one by one
QUOTED: Final = 40  # no more than this of what was typed is repeated
NUMBER: Final = re.compile(r"[0-9]{1,9}")
WORDS: Final = re.compile(r"(?<!\S)[a-z]+(?:[ -][a-z]+)*(?!\S)")
SQUARE: Final = re.compile(r"[a-z]\d+")
TOKEN: Final = re.compile(r"[a-z]+\d+|[a-z]+|\d+|[^\s\w-]")

Tokens = tuple[str, ...]


@dataclass(frozen=True)
class Choice:
    """One option: its number, how it is written here, what it does, and what comes of it where that is said."""

    number: int
    action: Action
    written: str
    does: str
    effect: str

    @property
    def spellings(self) -> tuple[Tokens, Tokens]:
        """The words by which it may be typed: those of the record, and those of the language."""
        return tokens(self.action.text), tokens(self.written)

    @property
    def name(self) -> str:
        """What it does, and how to type it where those words do not say so."""
        says_so = set(tokens(self.written)) <= set(tokens(self.does))
        return self.does if says_so else f"{self.does} ({self.written})"

    def __str__(self) -> str:
        return f"{self.name} – {self.effect}" if self.effect else self.name


def choices(decision: Decision, prompt: Prompt, effects: Sequence[Phrase | None], voice: Voice) -> tuple[Choice, ...]:
    """The options of a question, numbered from 1, with what comes of them where that is said."""
    return tuple(
        Choice(number, option, spelled(option.text, voice), voice.say(offer.does), voice.say(effect) if effect else "")
        for number, (option, offer, effect) in enumerate(
            zip(decision.options, prompt.offers, effects, strict=True), start=1
        )
    )


def spelled(notation: str, voice: Voice) -> str:
    """A notation with the words of the language: `conveyor c3 up` is `tapis c3 haut`."""
    return WORDS.sub(lambda found: _words(found[0].split(" "), voice), notation)


def _words(words: Sequence[str], voice: Voice) -> str:
    """Words that stand together, said together where the language can; else the longest first part, then the rest."""
    for count in range(len(words), 0, -1):
        key = f"word-{'-'.join(words[:count])}"
        if voice.knows(key):
            rest = words[count:]
            return f"{voice.text(key)} {_words(rest, voice)}" if rest else voice.text(key)
    first = "-".join([_words([part], voice) for part in words[0].split("-")]) if "-" in words[0] else words[0]
    return f"{first} {_words(words[1:], voice)}" if len(words) > 1 else first


def tokens(text: str) -> Tokens:
    """The words of a text: lower case, no accents, and adjoining squares are words of their own."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return tuple(TOKEN.findall("".join(c for c in bare if not unicodedata.combining(c))))


@dataclass(frozen=True)
class Miss:
    """Nothing was chosen: the message, and which options to list."""

    phrase: Phrase
    left: tuple[Choice, ...] = ()


class Menu:
    """The options of one question, while somebody types their way to one of them."""

    def __init__(self, choices: tuple[Choice, ...]) -> None:
        self.choices = choices
        self.narrowed: tuple[Choice, ...] = ()  # what fitted the last words typed
        self.said: Tokens = ()  # the words that narrowed the list
        self.shown: dict[int, Choice] = {}  # by number; a number nobody has seen stands for nothing
        self.show(choices)

    def show(self, among: Sequence[Choice]) -> None:
        """Some options are listed, so their numbers may be typed from now on; too many are not listed."""
        if len(among) <= LISTED:
            self.shown |= {choice.number: choice for choice in among}

    def widen(self) -> None:
        """All options are open again."""
        self.narrowed, self.said = (), ()

    def within(self) -> str:
        """The words that narrowed the list, as they were typed."""
        return " ".join(self.said) if self.narrowed else ""

    def fits(self, typed: str) -> bool:
        """Whether some words are at least part of an option."""
        return not _is_number(typed) and bool(
            containing(self.choices, typed) or containing(self.choices, typed, shuffled=True)
        )

    def only(self) -> Choice | None:
        """The one option left, which Enter alone will choose."""
        left = self.narrowed or self.choices
        return left[0] if len(left) == 1 else None

    def meant(self, typed: str) -> Choice | None:
        """The one option a number or some words stand for."""
        if _is_number(typed):
            return self.shown.get(int(typed))
        said = tokens(typed)
        found = written_so(self.choices, said) or shuffled_so(self.choices, said) or beginning_so(self.choices, typed)
        return found[0] if len(found) == 1 else None

    def pick(self, typed: str) -> Choice | Miss:
        """The option chosen by a number or by its words; words that fit several narrow the list."""
        if _is_number(typed):
            return self.meant(typed) or self.no_number()
        said = tokens(typed)
        exact = (
            written_so(self.choices, said)
            or written_so(self.narrowed, self.said + said)
            or shuffled_so(self.choices, said)
            or shuffled_so(self.narrowed, self.said + said)
        )
        if len(exact) == 1:
            return exact[0]
        further = containing(self.narrowed, typed)
        self.said = self.said + said if further else said
        self.narrowed = (
            further
            or beginning_so(self.choices, typed)
            or containing(self.choices, typed)
            or containing(self.choices, typed, shuffled=True)
        )
        if not self.narrowed:
            return self.no_such_move(typed)
        self.show(self.narrowed)
        return Miss(how_many(self.narrowed), self.narrowed)

    def no_number(self) -> Miss:
        """A number that was not shown: say which were, or list the words that lead to some."""
        numbers = sorted(self.shown)
        if numbers and numbers[-1] - numbers[0] + 1 == len(numbers):
            return Miss(Phrase("ui-no-number", {"first": numbers[0], "last": numbers[-1]}))
        left = tuple(self.shown[number] for number in numbers) or self.choices
        return Miss(how_many(left), left)

    def no_such_move(self, typed: str) -> Miss:
        """Words that fit nothing: if they begin like some options, list those."""
        self.widen()
        start = tokens(typed)[:1]
        left = (
            tuple(choice for choice in self.choices if any(start == s[:1] for s in choice.spellings)) if start else ()
        )
        if not left:
            return Miss(Phrase("ui-no-such-move", {"typed": shortened(typed)}))
        self.show(left)
        return Miss(Phrase("ui-no-such-move-but", {"typed": shortened(typed), "start": start[0]}), left)


def how_many(among: Sequence[Choice]) -> Phrase:
    """What to say before some options are listed."""
    return Phrase("ui-many" if len(among) > LISTED else "ui-fits", {"count": len(among)})


def shortened(typed: str) -> str:
    """What was typed, to be quoted."""
    return typed if len(typed) <= QUOTED else typed[: QUOTED - 1] + "…"


def _is_number(typed: str) -> bool:
    return NUMBER.fullmatch(typed) is not None


def written_so(among: Sequence[Choice], said: Tokens) -> tuple[Choice, ...]:
    """The options that are written exactly so."""
    return tuple(choice for choice in among if said in choice.spellings)


def shuffled_so(among: Sequence[Choice], said: Tokens) -> tuple[Choice, ...]:
    """The options written with exactly these words in another order, where the order is free."""
    if not _may_shuffle(said):
        return ()
    return tuple(choice for choice in among if any(sorted(said) == sorted(s) for s in choice.spellings))


def _may_shuffle(said: Tokens) -> bool:
    """Whether the order of words is free: two squares are a way with a direction, one square is not."""
    return len(said) > 1 and sum(SQUARE.fullmatch(word) is not None for word in said) < 2


def beginning_so(among: Sequence[Choice], typed: str) -> tuple[Choice, ...]:
    """The options that begin with these words, the last of which may be cut short; one letter is not enough."""
    said = tokens(typed)
    return tuple(choice for choice in among if len(typed) > 1 and any(begins(s, said) for s in choice.spellings))


def containing(among: Sequence[Choice], typed: str, shuffled: bool = False) -> tuple[Choice, ...]:
    """The options with these words in them, in this order or shuffled, each of which may be cut short."""
    said = tokens(typed)
    if shuffled and not _may_shuffle(said):
        return ()
    fits = _contains_all if shuffled else _contains
    return tuple(choice for choice in among if said and any(fits(s, said) for s in choice.spellings))


def begins(spelling: Tokens, said: Tokens) -> bool:
    """Whether a spelling begins with these words, the last of which may be cut short."""
    last = len(said) - 1
    return 0 <= last < len(spelling) and spelling[:last] == said[:last] and spelling[last].startswith(said[last])


def _contains(spelling: Tokens, said: Tokens) -> bool:
    rest = iter(spelling)
    return all(any(word.startswith(part) for word in rest) for part in said)


def _contains_all(spelling: Tokens, said: Tokens) -> bool:
    return all(any(word.startswith(part) for word in spelling) for part in said)
