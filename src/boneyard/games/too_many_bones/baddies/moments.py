"""At which moment which skill of a baddie works: the one place to look it up (TMB-163, TMB-175, TMB-178, TMB-181).

Five moments are elsewhere, for everybody has them: the start of a turn (Recover, Signal, Retreat) in `turns`, the
choice of a target (Dive, Shrouded) in `walking` and `figures`, the intake of damage (Thick Skin, Hardy, Break)
in `damage`, the defeat (Undead) in `ending`, and the count of attack dice (Compound, Rage, Raiding) in `figures`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.games.too_many_bones.baddies.skills import (
    bleed,
    careless,
    corrode,
    fly_up,
    inspire,
    is_flying,
    land,
    mischief,
    next_to_act,
    poison,
    stun,
    taunt,
    untargetable,
    weaken,
)
from boneyard.games.too_many_bones.baddies.tyrants.dice import face_shown, go_home
from boneyard.games.too_many_bones.baddies.tyrants.skills import call_orc, hide, kaboom, limit
from boneyard.games.too_many_bones.battle.dodging import bearer_of, is_missed
from boneyard.games.too_many_bones.battle.slots import defense_dice
from boneyard.games.too_many_bones.battle.stats import trait
from boneyard.games.too_many_bones.content.baddie_skills import TRAITS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.records import SKILLS_STEP
from boneyard.games.too_many_bones.events.battle import SkillUsed
from boneyard.games.too_many_bones.model.ids import (
    BLEED_TRAIT,
    BLOOD_RAGE_FACE,
    BOOM_TRAIT,
    CALL_ORC_TRAIT,
    CARELESS_TRAIT,
    CORROSIVE_TRAIT,
    DISABLE,
    ENGULF_TRAIT,
    FIRST_BADDIE,
    FLIGHT_TRAIT,
    FRENZY_TRAIT,
    HIDE_TRAIT,
    INSPIRE_TRAIT,
    KABOOM_TRAIT,
    LASHBACK_TRAIT,
    LIMIT_TRAIT,
    MISCHIEF_TRAIT,
    NOBODY,
    POISON_TRAIT,
    STUN_TRAIT,
    TAUNT_TRAIT,
    TERRIFY_TRAIT,
    UNTARGETABLE_TRAIT,
    WEAKEN_TRAIT,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, effect

Works = Callable[[TooManyBones, Baddie, int, int], None]  # (table, baddie, number, who takes it)

# By skill: whether it works in step 4, and whether it needs a target.
IN_SKILLS_STEP: Final[list[bool]] = [skill.moment == SKILLS_STEP for skill in TRAITS]
NEEDS_TARGET: Final[list[bool]] = [skill.needs_target for skill in TRAITS]

# Step 4, and after the dice when bones set them off (TMB-175, TMB-178).
WORKS: Final[dict[int, Works]] = {
    BLEED_TRAIT: bleed,
    CARELESS_TRAIT: careless,
    MISCHIEF_TRAIT: mischief,
    POISON_TRAIT: poison,
    STUN_TRAIT: stun,
    TAUNT_TRAIT: taunt,
    UNTARGETABLE_TRAIT: untargetable,
    WEAKEN_TRAIT: weaken,
    LIMIT_TRAIT: limit,
    HIDE_TRAIT: hide,
    CALL_ORC_TRAIT: call_orc,
}
# It may fall itself, or a die that kept effects away may go: with these the order counts.
ORDERED: Final = (CARELESS_TRAIT, MISCHIEF_TRAIT)
# Their texts name each target, so that bones set them off for all of them (TMB-062).
FOR_EACH_TARGET: Final = (LIMIT_TRAIT,)


def used(trait: int, number: int) -> int:
    """A skill with its number."""
    return trait << 8 | number


def in_skills_step(baddie: Baddie) -> tuple[int, ...]:
    """Step 4: plain skills without a moment of their own (TMB-175)."""
    if effect(baddie, DISABLE):
        return ()
    plain = CHIPS[baddie.chip].traits
    return tuple([used(which, number) for which, number in plain if IN_SKILLS_STEP[which]])


def attack_dice_again(baddie: Baddie, swords: int) -> int:
    """Frenzy, while attack dice are rolled: with enough dice showing swords, so many are rolled once more."""
    again = trait(baddie, FRENZY_TRAIT)
    return again if swords >= again else 0


def before_damage(s: TooManyBones, baddie: Baddie, bones_before: int) -> None:
    """Kaboom, as soon as its bones are reached, after the roll and before the damage (TMB-178)."""
    if effect(baddie, DISABLE):
        return
    for bones, which, number in CHIPS[baddie.chip].bones:
        if which == KABOOM_TRAIT and bones_before < bones <= s.turn.bones:
            s.say(SkillUsed(s.who(baddie.id), which, number))
            kaboom(s, baddie)


def damage_beside(baddie: Baddie, swords: int) -> tuple[int, int]:
    """Engulf hits everybody beside the target as hard, Boom half as hard: the skill, and how much."""
    if trait(baddie, ENGULF_TRAIT):
        return ENGULF_TRAIT, swords
    if trait(baddie, BOOM_TRAIT):
        return BOOM_TRAIT, swords // 2
    return BOOM_TRAIT, 0


def for_bones(s: TooManyBones, baddie: Baddie) -> tuple[int, ...]:
    """Bones skills whose number is reached; the bones are not used up (TMB-178). Call Orc counts them itself."""
    if effect(baddie, DISABLE):
        return ()
    reached = [
        used(which, number)
        for bones, which, number in CHIPS[baddie.chip].bones
        if bones <= s.turn.bones and which != KABOOM_TRAIT
    ]
    if s.turn.bones and trait(baddie, CALL_ORC_TRAIT):
        reached.append(used(CALL_ORC_TRAIT, 1))
    return tuple(reached)


def answers_damage(s: TooManyBones, baddie: Baddie) -> int:
    """Lashback, on an adjacent unit that cost it HP in its own turn (TMB-141)."""
    return trait(baddie, LASHBACK_TRAIT) if s.turn.struck >> baddie.id & 1 else 0


def answers_attack(s: TooManyBones, baddie: Baddie) -> bool:
    """Terrify, on whoever attacked it (TMB-141, TMB-199)."""
    return s.turn.attacked >> baddie.id & 1 == 1 and trait(baddie, TERRIFY_TRAIT) > 0


def at_end_of_turn(s: TooManyBones, baddie: Baddie) -> None:
    """Step 8: Corrosive, Flight, Inspire, and what Blood Rage still has to do."""
    if trait(baddie, CORROSIVE_TRAIT):
        corrosive(s, baddie)
    if is_flying(baddie):  # even if its skills are off by now (TMB-233)
        land(s, baddie)
    elif trait(baddie, FLIGHT_TRAIT):
        tell(s, baddie, FLIGHT_TRAIT)
        fly_up(s, baddie)
    dice = trait(baddie, INSPIRE_TRAIT)
    following = next_to_act(s, baddie) if dice else NOBODY
    if following != NOBODY:
        tell(s, baddie, INSPIRE_TRAIT)
        inspire(s, baddie, following, dice)
    if face_shown(s, baddie) == BLOOD_RAGE_FACE:
        go_home(s, baddie)


def corrosive(s: TooManyBones, baddie: Baddie) -> None:
    """Those it has attacked lose the defense dice they still have."""
    for target in s.turn.targets:
        if s.turn.attacked >> target & 1 and s.stands(target) and not is_missed(s, target):
            bearer = bearer_of(s, target)
            if bearer < FIRST_BADDIE and defense_dice(s.party[bearer].active):
                tell(s, baddie, CORROSIVE_TRAIT)
                corrode(s, s.party[bearer])


def tell(s: TooManyBones, baddie: Baddie, which: int) -> None:
    """A skill works."""
    s.say(SkillUsed(s.who(baddie.id), which, trait(baddie, which)))
