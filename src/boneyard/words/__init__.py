"""The words: Fluent catalogues in English and French, and a voice that speaks one of them.

Rules, terminal and browser know keys and arguments; every sentence a player reads is in `en.ftl` and `fr.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from boneyard.core.decision import Phrase

LANGUAGES: Final = ("en", "fr")
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

LONGEST: Final = 500


class BadLanguage(ValueError):
    """A language nobody here speaks; the message says which there are."""


class Unspoken(LookupError):
    """A phrase the catalogue cannot say: our bug, and it shouts."""


def catalogue(language: str) -> str:
    """The text of a catalogue."""
    return files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def chosen_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for; else French where the surroundings are French, and English everywhere else."""
    if asked is not None:
        return asked
    set_to = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    return "fr" if set_to.lower().startswith("fr") else "en"


@cache
def _parsed(language: str) -> Any:
    return FluentResource(catalogue(language))


def _short(text: str) -> str:
    """Fluent refuses very long arguments; nobody reads them either."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


class Words:
    """One language, ready to speak."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadLanguage(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_parsed(language))

    def knows(self, key: str) -> bool:
        """Whether the catalogue has words for this key."""
        return bool(self._bundle.has_message(key))

    def say(self, phrase: Phrase) -> str:
        """The phrase as a sentence."""
        pattern = self._bundle.get_message(phrase.key).value if self.knows(phrase.key) else None
        if pattern is None:
            raise Unspoken(f"{self.language}.ftl has no words for {phrase!r}")
        args = {name: _short(value) if isinstance(value, str) else value for name, value in phrase.args.items()}
        said, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise Unspoken(f"{self.language}.ftl cannot say {phrase!r}: {'; '.join(str(p) for p in problems)}")
        return str(said)

    def text(self, key: str, **args: str | int) -> str:
        """The words of a key, its arguments given by name."""
        return self.say(Phrase(key, args))
