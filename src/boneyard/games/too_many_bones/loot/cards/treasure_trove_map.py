"""Treasure Trove Map."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import NO_AIM
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.loot.decks import is_known, shuffle_in
from boneyard.games.too_many_bones.model.ids import RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

DOORWAY: Final = "special-05"


def without_doorway(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, unless the Ebonite Doorway is in the deck or was already met."""
    return [] if is_known(s, DOORWAY) else [NO_AIM]


def follow_map(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Treasure Trove Map: shuffle the Ebonite Doorway into the deck."""
    shuffle_in(s, DOORWAY)


TREASURE_MAP: Final = loot(
    "treasure_trove_map",
    name=Words("Treasure Trove Map", "Carte au trésor"),
    text=Words(
        "Outside battle: shuffle the special encounter The Ebonite Doorway into the encounter deck, unless it is "
        "there or done already.",
        "Hors combat : mélangez la rencontre spéciale « Le portail d’ébonite » au paquet de rencontres, sauf si "
        "elle y est ou a déjà été accomplie.",
    ),
    outside=Verb(without_doorway, follow_map),
)
