"""Something About This Stinks (classic-06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Phrase
from boneyard.games.too_many_bones.answers.picks import NO, YES, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import road_label
from boneyard.games.too_many_bones.battle.dice_supply import dice_left
from boneyard.games.too_many_bones.battle.rolling import roll_d6, rolled, say_roll
from boneyard.games.too_many_bones.battle.slots import defense_dice, has_free_active
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.battle.stats import defense
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, fight, hurt_party
from boneyard.games.too_many_bones.events.battle import Rolled
from boneyard.games.too_many_bones.gearlocs.picket.shield_wall import keep
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE, SHIELD_ICON
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

MOST_DEX: Final = 3
CHOKING: Final = 3  # the highest D6 that hurts


class Stench(SpecialRule):
    """Dex is at most 3, and each round may start with 1 true damage to every gearloc, on a D6 of 1 to 3."""

    def dex(self, s: TooManyBones, gearloc: Gearloc, dex: int, argument: int) -> int:
        return min(dex, MOST_DEX)

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        if roll_d6(s) <= CHOKING:
            hurt_party(s)


STENCH: Final = special_rule(27, Stench())


def hold_noses(s: TooManyBones) -> None:
    """Fight for baddie points in the swamp."""
    fight(s, CountPoints(0), AddRule(STENCH))


class Ambush(SpecialRule):
    """Ranged baddies have 1 more Attack."""

    def baddie_attack(self, s: TooManyBones, baddie: Baddie, dice: int, argument: int) -> int:
        return dice + 1 if CHIPS[baddie.chip].ranged else dice


AMBUSH: Final = special_rule(28, Ambush())


def trust_silence(s: TooManyBones) -> None:
    """Fight for baddie points, with ambushers. Gearlocs may raise shields first."""
    fight(s, *[OfferShields(gearloc.id) for gearloc in s.party], CountPoints(0), AddRule(AMBUSH))


def shields_to_raise(s: TooManyBones, gearloc: Gearloc) -> int:
    """How many it may roll: its Defense, within the box."""
    return min(defense(gearloc) - defense_dice(gearloc.active), dice_left(s, DEFENSE_DIE))


class OfferShields(Question):
    """Before the battle a gearloc may roll all its defense dice, if it has any."""

    __slots__ = ()

    kind = "raise_shields"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(YES), pick(NO)] if shields_to_raise(s, s.party[self.seat]) > 0 else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == YES:
            s.then(RaiseShields(self.seat))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return road_label(self.kind, chosen)


class RaiseShields(Step):
    """Shields go into active slots, bones are lost. The best go first, since slots may run out (TMB-253)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        gearloc = s.party[self.unit]
        thrown = [rolled(s, token(DEFENSE_DIE, 0, 0)) for _ in range(shields_to_raise(s, gearloc))]
        say_roll(s, Rolled(s.who(self.unit), tuple(thrown)))
        for rolled_die in sorted([each for each in thrown if icon_of(each) == SHIELD_ICON], key=value_of, reverse=True):
            if has_free_active(gearloc):
                keep(s, gearloc, rolled_die, locked=False)


encounter_choices("classic-06", EncounterChoice(hold_noses), EncounterChoice(trust_silence))
