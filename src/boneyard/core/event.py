"""What has happened, in the past tense; small classes, one for each kind of thing."""

from __future__ import annotations

from boneyard.core.compiled import mypyc_attr
from boneyard.core.decision import Seat
from boneyard.core.fields import spelled_out


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened.

    The constructor takes all fields, and they are numbers, texts and tuples of these. An event is told without the
    state at hand, so it carries what its sentence needs: the ids of content, not places to look them up.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return spelled_out(self)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as this seat sees it, or None. By default everybody sees everything."""
        return self
