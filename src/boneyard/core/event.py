"""What has happened, in the past tense; small classes, one for each kind of thing."""

from __future__ import annotations

from boneyard.core.compiled import mypyc_attr
from boneyard.core.decision import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened. The constructor takes all fields, and they are numbers, texts and tuples of these."""

    __slots__ = ()

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Its public face, or nothing; most things happen in the open."""
        return self
