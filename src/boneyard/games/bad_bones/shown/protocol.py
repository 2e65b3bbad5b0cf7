"""The views, events and answers of Bad Bones that the browser draws."""

from __future__ import annotations

from typing import Final

from boneyard.games.bad_bones.model import events
from boneyard.games.bad_bones.shown import answer_data, event_data, summary, view
from boneyard.games.protocol import Protocol

PROTOCOL: Final = Protocol(
    views=(view, event_data, summary), events=(events,), data=event_data.DATA, answers=(answer_data,)
)
