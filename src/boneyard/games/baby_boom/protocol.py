"""The views and events of Baby Boom that the browser draws."""

from __future__ import annotations

from typing import Final

from boneyard.games.baby_boom import events, view
from boneyard.games.protocol import Protocol

PROTOCOL: Final = Protocol(views=(view,), events=(events,), named_of=lambda _event: view.NAMED)
