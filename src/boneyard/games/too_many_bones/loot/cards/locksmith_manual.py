"""Locksmith Manual. It is used in `activities.lockpicking.attempt`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

MANUAL_LOWERS: Final = 1  # every lock

MANUAL: Final = loot(
    "locksmith_manual",
    name=Words("Locksmith Manual", "Manuel du serrurier"),
    text=Words(
        "All locks, those of encounters too, are worth 1 less for the whole party, but never less than 1.",
        "Tous les verrous, ceux des rencontres aussi, valent 1 de moins pour tout le groupe, mais jamais moins de 1.",
    ),
)
