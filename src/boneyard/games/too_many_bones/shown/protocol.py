"""The views, events and answers of Too Many Bones that the browser draws."""

from __future__ import annotations

from typing import Final

from boneyard.games.protocol import Protocol
from boneyard.games.too_many_bones.events import adventure, battle, contests, loot, minigames
from boneyard.games.too_many_bones.shown import (
    answers,
    catalogue,
    event_data,
    expected_baddies,
    threats,
    view,
    view_adventure,
    view_contests,
    view_units,
)

PROTOCOL: Final = Protocol(
    views=(threats, view_units, catalogue, view_contests, expected_baddies, view_adventure, view, event_data),
    events=(battle, adventure, loot, contests, minigames),
    data=event_data.DATA,
    answers=(answers,),
)
