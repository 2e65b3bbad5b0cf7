"""Shadow Pack (tyrant-duster-1)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.stat_changes import lower_stat
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer, send
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
    """Baddie points, and Beasts on top."""
    fight(s, CountPoints(0), AddOfType(5, BEAST, by_size(s, 1, 2)))


class ChooseHand(ChooseVolunteer):
    """Who holds out a hand."""

    __slots__ = ()

    def kind(self) -> str:
        """The hand."""
        return "hand"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        """That one."""
        s.then(HoldOutHand(gearloc.id))


class HoldOutHand(Step):
    """A D6 says whether the hand comes back whole."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Health goes down for good, but not below what is printed."""
        gearloc = s.party[self.unit]
        if roll_d6(s, self.unit) <= BITTEN:
            lower_stat(s, gearloc, HEALTH, FANGS)


def open_hand(s: TooManyBones) -> None:
    """It succeeds either way."""
    send(s, ChooseHand())
    s.then(Done(success=True))


encounter_choices("tyrant-duster-1", EncounterChoice(show_teeth), EncounterChoice(open_hand))
