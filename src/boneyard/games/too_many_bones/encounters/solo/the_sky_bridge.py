"""The Sky Bridge (solo-01)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.battle.damage import lose_hp
from boneyard.games.too_many_bones.battle.ending import return_chips
from boneyard.games.too_many_bones.battle.rolling import say_roll
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, Done, fight
from boneyard.games.too_many_bones.events.adventure import ChipScouted
from boneyard.games.too_many_bones.events.battle import Rolled
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, DAMAGE_ICON, ChipId
from boneyard.games.too_many_bones.model.mat import CELLS, CLOSED, lane_of
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.who import NO_UNIT
from boneyard.games.too_many_bones.turns.attack import sum_of, throw

PLANKS: Final = 2  # more points
ARROWS: Final = 2  # attack dice for each ranged baddie


class OneAtATime(SpecialRule):
    """Only one baddie is on the mat, with the first lane marker."""

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        return lane == 0


ONE_AT_A_TIME: Final = special_rule(7, OneAtATime())


class NarrowBridge(Do):
    """Close all lanes but lane 1."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for cell in range(CELLS):
            if lane_of(cell):
                s.grid[cell] = CLOSED


def stand_on_planks(s: TooManyBones) -> None:
    """Fight for baddie points, one baddie at a time."""
    fight(s, CountPoints(PLANKS), NarrowBridge(), AddRule(ONE_AT_A_TIME))


class RunUnderFire(Do):
    """Reveal the queue, and roll attack dice for each ranged baddie. Swords cost HP.

    Nothing defends, and the last HP may be lost (TMB-040).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        gearloc = s.party[0]
        for chip in s.queue:
            if chip & FACE_UP:
                s.say(ChipScouted(s.who(gearloc.id), ChipId(chip & CHIP), bottom=False))
            else:
                s.reveal(ChipScouted(s.who(gearloc.id), ChipId(chip & CHIP), bottom=False))
        lost = 0
        for _ in [chip for chip in s.queue if CHIPS[chip & CHIP].ranged]:
            dice = throw(s, ATTACK_DIE, ARROWS)
            say_roll(s, Rolled(NO_UNIT, dice))
            lost += sum_of(dice, DAMAGE_ICON)
        return_chips(s)
        lose_hp(s, gearloc, lost, "encounter")
        s.then(Done(success=gearloc.hp > 0))


def run_for_the_far_side(s: TooManyBones) -> None:
    """Draw the queue for baddie points, without a battle."""
    s.then(CountPoints(0), RunUnderFire())


encounter_choices("solo-01", EncounterChoice(stand_on_planks), EncounterChoice(run_for_the_far_side))
