"""The Scent of a Gearloc (tyrant-mulmesh-1)."""

from __future__ import annotations

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.encounters.chips_of_type import BEAST, take_of_type
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import DrawAnother
from boneyard.games.too_many_bones.events.adventure import ChipStored
from boneyard.games.too_many_bones.model.ids import NOBODY, ChipId
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones


class StoreBeast(Do):
    """A Beast, if there is one, goes on the tyrant card. It will be on top of the queue against Mulmesh."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        chip = take_of_type(s, by_size(s, 1, 5), BEAST)
        if chip != NOBODY:
            s.adventure.stored.append(chip & CHIP)
            s.reveal(ChipStored(ChipId(chip & CHIP)))


def walk_on(s: TooManyBones) -> None:
    """Draw another encounter for today; then shuffle this card in."""
    s.then(StoreBeast(), DrawAnother())


encounter_choices("tyrant-mulmesh-1", EncounterChoice(walk_on))
