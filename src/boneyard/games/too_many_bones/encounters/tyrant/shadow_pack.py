"""Shadow Pack (tyrant-duster-1)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.stat_changes import lower_stat
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer
from boneyard.games.too_many_bones.encounters.chips_of_type import BEAST, AddOfType
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import CountPoints, Done, fight
from boneyard.games.too_many_bones.model.ids import HEALTH
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Gearloc

BITTEN: Final = 2  # a D6 up to this costs Health
FANGS: Final = 3


def show_teeth(s: TooManyBones) -> None:
    """Fight for baddie points, with Beasts on top."""
    fight(s, CountPoints(0), AddOfType(5, BEAST, by_size(s, 1, 2)))


class ChooseHand(ChooseVolunteer):
    """The party chooses who holds out a hand."""

    __slots__ = ()

    kind = "hand"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        s.then(HoldOutHand(gearloc.id))


class HoldOutHand(Step):
    """A D6 decides. On a low roll Health goes down permanently, but not below the printed value."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        gearloc = s.party[self.unit]
        if roll_d6(s, self.unit) <= BITTEN:
            lower_stat(s, gearloc, HEALTH, FANGS)


def open_hand(s: TooManyBones) -> None:
    """One gearloc holds out a hand. It succeeds in any case."""
    s.then(ChooseHand())
    s.then(Done(success=True))


encounter_choices("tyrant-duster-1", EncounterChoice(show_teeth), EncounterChoice(open_hand))
