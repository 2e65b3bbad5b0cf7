"""What has happened, in the past tense; small classes, one for each kind of thing, and how each is said and shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from boneyard.core.compiled import mypyc_attr
from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.core.fields import fields, spelled_out

Wordings = Mapping[str, tuple[str, Callable[[Any], Argument]]]  # by field: its argument's name, and what is said
Shown = Mapping[str, Callable[[Any], Any]]  # by field: what its numbers stand for, as plain data
Sentences = Mapping[type, Callable[[Any], Phrase]]  # by class: a sentence that is not made from the fields alone

NEXT_WORD: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
_KEYS: Final[dict[type, str]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened.

    The constructor takes all fields, and they are numbers, texts and tuples of these. An event is told without the
    state at hand, so it carries what its sentence needs: the ids of content, not places to look them up. A field's name
    says what its numbers stand for, and means the same in all events of a game.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return spelled_out(self)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as this seat sees it, or None. By default everybody sees everything."""
        return self


def key_of(event: type[Event]) -> str:
    """The name of an event as the catalogues have it: `turn-began` for `TurnBegan`."""
    known = _KEYS.get(event)
    if known is None:
        known = NEXT_WORD.sub("-", event.__name__).lower()
        _KEYS[event] = known
    return known


def arguments(event: Event, words: Wordings, without: Collection[str] = ()) -> dict[str, Argument]:
    """The fields of an event as arguments of its sentence, some of them left out."""
    found: dict[str, Argument] = {}
    for field in fields(type(event)):
        if field not in without:
            value = getattr(event, field)
            if field in words:
                name, said = words[field]
                found[name] = said(value)
            else:
                found[field] = value
    return found


def log_line(event: Event, prefix: str, words: Wordings, special: Sentences) -> Phrase:
    """The sentence of the log for an event: a special one, or that of its class with all its fields."""
    what = type(event)
    if what in special:
        return special[what](event)
    return Phrase(f"{prefix}-{key_of(what)}", arguments(event, words))


def event_as_data(event: Event, shown: Shown) -> dict[str, Any]:
    """An event as plain data; `shown` turns the numbers of a field into what they stand for."""
    what = type(event)
    plain: dict[str, Any] = {"event": what.__name__}
    for field in fields(what):
        value = getattr(event, field)
        plain[field] = shown[field](value) if field in shown else value
    return plain
