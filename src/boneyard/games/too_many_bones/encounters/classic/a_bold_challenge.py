"""A Bold Challenge (classic-17)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, remove_rule, special_rule
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer, SendAlone
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, fight
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import ENTERING, Gearloc

DUEL_ROUNDS: Final = 3


class Duel(SpecialRule):
    """One against one, until somebody falls or round 3 is over. Everybody else enters at the end of that round.

    Only the top chip of the queue is placed in set-up.
    """

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        return s.round == 0 and not s.baddies_standing()

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        if s.round < DUEL_ROUNDS and s.baddies_standing() and s.gearlocs_standing():
            return
        for seat in s.order:
            s.party[seat].where = ENTERING
        s.order = []
        remove_rule(s, DUEL, argument)


DUEL: Final = special_rule(34, Duel())


class ChooseDuellist(ChooseVolunteer):
    """The party chooses who fights the duel. The others wait beside the mat."""

    __slots__ = ()

    kind = "duellist"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        fight(s, CountPoints(0), SendAlone(gearloc.id), AddRule(DUEL))


def send_champion(s: TooManyBones) -> None:
    """One gearloc of the party's choice fights a duel."""
    s.then(ChooseDuellist())


def forget_honour(s: TooManyBones) -> None:
    """Fight for 4 or 8 more points."""
    fight(s, CountPoints(by_size(s, 4, 8)))


encounter_choices("classic-17", EncounterChoice(send_champion), EncounterChoice(forget_honour))
