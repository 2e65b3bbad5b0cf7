"""The words: Fluent catalogues in English and French, and a voice that speaks one of them.

Rules, terminal and browser know keys and arguments; every sentence a player reads is in `en.ftl` and `fr.ftl`, here or
in the package that a game's manifest names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from boneyard.core.decision import Argument, BadInput, Phrase, Words
from boneyard.core.game import games, manifest_of

LANGUAGES: Final = ("en", "fr")
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

LONGEST: Final = 500  # of a text from outside
CLOSED: Final = re.compile(r"([!?…]|\w\.)\.(?=\s|$)")  # a title, or K.O., at the end of a sentence


class BadLanguage(BadInput):
    """A language nobody here speaks; the message says which there are."""


class MissingWords(LookupError):
    """A phrase the catalogue cannot say: our bug, and it shouts."""


def catalogue(language: str) -> str:
    """All words of a language: those that every game shares, then each game's own."""
    packages = [__name__, *[manifest_of(name).words for name in games()]]
    return "\n".join([_file(package, language) for package in packages if package])


def _file(package: str, language: str) -> str:
    return files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def chosen_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for; else French where the surroundings are French, and English everywhere else."""
    if asked is not None:
        return asked
    set_to = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    return "fr" if set_to.lower().startswith("fr") else "en"


@cache
def _parsed(language: str, _games: tuple[str, ...]) -> Any:
    return FluentResource(catalogue(language))


def _short(text: str) -> str:
    """Fluent refuses very long arguments; nobody reads them either."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


class Voice:
    """One language, ready to speak."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadLanguage(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_parsed(language, games()))

    def knows(self, key: str) -> bool:
        """Whether the catalogue has words for this key."""
        return bool(self._bundle.has_message(key))

    def say(self, phrase: Phrase) -> str:
        """The phrase as a sentence; the phrases inside it are said first."""
        pattern = self._bundle.get_message(phrase.key).value if self.knows(phrase.key) else None
        if pattern is None:
            raise MissingWords(f"{self.language}.ftl has no words for {phrase!r}")
        args = {name: self._said(value) for name, value in phrase.args.items()}
        said, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise MissingWords(f"{self.language}.ftl cannot say {phrase!r}: {'; '.join(str(p) for p in problems)}")
        return CLOSED.sub(r"\1", str(said))  # what closes itself takes no full stop

    def text(self, key: str, **args: Argument) -> str:
        """The words of a key, its arguments given by name."""
        return self.say(Phrase(key, args))

    def of(self, words: Words) -> str:
        """The words of a piece of content, in this language."""
        return words.fr if self.language == "fr" else words.en

    def listed(self, items: Sequence[str]) -> str:
        """Several things one after another: a, b and c."""
        said = items[0] if items else ""
        for number, item in enumerate(items[1:], start=2):
            said = self.text("list-last" if number == len(items) else "list-next", before=said, item=item)
        return said

    def _said(self, value: Argument) -> str | int:
        """An argument as Fluent takes it."""
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Words):
            return self.of(value)
        if isinstance(value, tuple):
            return self.listed([self.say(item) if isinstance(item, Phrase) else self.of(item) for item in value])
        return _short(value) if isinstance(value, str) else value
