"""The views, events and answers of Baby Boom that the browser draws."""

from __future__ import annotations

from typing import Final

from boneyard.games.baby_boom import events, options, view
from boneyard.games.protocol import Protocol

PROTOCOL: Final = Protocol(views=(view,), events=(events,), data=view.DATA, answers=(options,))
