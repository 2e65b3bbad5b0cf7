"""Unsteady Ground (classic-23)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer, throw_attack_dice
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import Done, play_darts, shuffles_in
from boneyard.games.too_many_bones.model.ids import DAMAGE_ICON
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

ARROWS: Final = 4
ARROWS_NEEDED: Final = 3


class ChooseArcher(ChooseVolunteer):
    """The party chooses who shoots the line, with four arrows."""

    __slots__ = ()

    kind = "archer"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        s.then(ShootLine(gearloc.id))


class ShootLine(Do):
    """Roll four attack dice once. Each that shows damage is a hit, and three hits succeed."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        dice = throw_attack_dice(s, s.party[self.unit], ARROWS)
        hits = len([rolled_die for rolled_die in dice if icon_of(rolled_die) == DAMAGE_ICON])
        s.then(Done(success=hits >= ARROWS_NEEDED))


def shoot_line(s: TooManyBones) -> None:
    """One gearloc of the party's choice shoots."""
    s.then(ChooseArcher())


encounter_choices(
    "classic-23", EncounterChoice(shoot_line), EncounterChoice(play_darts, after=shuffles_in("special-06"))
)
