"""When each baddie skill applies: the one place to look it up (TMB-163, TMB-175, TMB-178, TMB-181).

Skills that change a rule about their baddie are classes, each with the moments it changes: `battle.skill_rules`. All
others work in a step of a baddie's or a gearloc's turn, which are the functions below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.games.too_many_bones.baddies.skills import (
    Break,
    Compound,
    Dive,
    Hardy,
    Rage,
    Raiding,
    Recover,
    Signal,
    Terrify,
    ThickSkin,
    Undead,
    bleed,
    careless,
    corrode_targets,
    fly_up,
    inspire,
    is_flying,
    land,
    mischief,
    next_to_act,
    poison,
    stun,
    taunt,
    tell,
    untargetable,
    weaken,
)
from boneyard.games.too_many_bones.baddies.tyrants.dice import face_shown
from boneyard.games.too_many_bones.baddies.tyrants.drellen import BogRuler
from boneyard.games.too_many_bones.baddies.tyrants.duster import hide
from boneyard.games.too_many_bones.baddies.tyrants.goblin_king import kaboom
from boneyard.games.too_many_bones.baddies.tyrants.marrow import call_orc, go_home
from boneyard.games.too_many_bones.baddies.tyrants.mulmesh import Retreat
from boneyard.games.too_many_bones.baddies.tyrants.skills import Shrouded, limit
from boneyard.games.too_many_bones.battle.skill_rules import skill_rule
from boneyard.games.too_many_bones.battle.stats import skill_value
from boneyard.games.too_many_bones.content.baddie_skills import BADDIE_SKILLS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.records import SKILLS_STEP
from boneyard.games.too_many_bones.events.battle import SkillUsed
from boneyard.games.too_many_bones.model.ids import (
    BLEED_SKILL,
    BLOOD_RAGE_FACE,
    BOG_RULER_SKILL,
    BOOM_SKILL,
    BREAK_SKILL,
    CALL_ORC_SKILL,
    CARELESS_SKILL,
    COMPOUND_SKILL,
    CORROSIVE_SKILL,
    DISABLE,
    DIVE_SKILL,
    ENGULF_SKILL,
    FLIGHT_SKILL,
    FRENZY_SKILL,
    HARDY_SKILL,
    HIDE_SKILL,
    INSPIRE_SKILL,
    KABOOM_SKILL,
    LASHBACK_SKILL,
    LIMIT_SKILL,
    MISCHIEF_SKILL,
    NOBODY,
    POISON_SKILL,
    RAGE_SKILL,
    RAIDING_SKILL,
    RECOVER_SKILL,
    RETREAT_SKILL,
    SHROUDED_SKILL,
    SIGNAL_SKILL,
    STUN_SKILL,
    TAUNT_SKILL,
    TERRIFY_SKILL,
    THICK_SKIN_SKILL,
    UNDEAD_SKILL,
    UNTARGETABLE_SKILL,
    WEAKEN_SKILL,
    Trait,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, effect

Works = Callable[[TooManyBones, Baddie, int, int], None]  # (table, baddie, number, unit affected)

# By skill: whether it applies in step 4, and whether it needs a target.
IN_SKILLS_STEP: Final[list[bool]] = [skill.moment == SKILLS_STEP for skill in BADDIE_SKILLS]
NEEDS_TARGET: Final[list[bool]] = [skill.needs_target for skill in BADDIE_SKILLS]

# Step 4, and after the dice if bones trigger them (TMB-175, TMB-178).
WORKS: Final[dict[int, Works]] = {
    BLEED_SKILL: bleed,
    CARELESS_SKILL: careless,
    MISCHIEF_SKILL: mischief,
    POISON_SKILL: poison,
    STUN_SKILL: stun,
    TAUNT_SKILL: taunt,
    UNTARGETABLE_SKILL: untargetable,
    WEAKEN_SKILL: weaken,
    LIMIT_SKILL: limit,
    HIDE_SKILL: hide,
    CALL_ORC_SKILL: call_orc,
}
# The baddie may fall, or a die that prevents effects may go: with these skills the order matters.
ORDERED: Final = (CARELESS_SKILL, MISCHIEF_SKILL)
# Their texts name each target, so bones trigger them for all targets (TMB-062).
FOR_EACH_TARGET: Final = (LIMIT_SKILL,)


# The start of a turn, the choice of a target, attack dice, damage taken and defeat.
skill_rule(BREAK_SKILL, Break())
skill_rule(COMPOUND_SKILL, Compound())
skill_rule(DIVE_SKILL, Dive())
skill_rule(HARDY_SKILL, Hardy())
skill_rule(RAGE_SKILL, Rage())
skill_rule(RAIDING_SKILL, Raiding())
skill_rule(RECOVER_SKILL, Recover())
skill_rule(SIGNAL_SKILL, Signal())
skill_rule(TERRIFY_SKILL, Terrify())
skill_rule(THICK_SKIN_SKILL, ThickSkin())
skill_rule(UNDEAD_SKILL, Undead())
skill_rule(RETREAT_SKILL, Retreat())
skill_rule(SHROUDED_SKILL, Shrouded())
skill_rule(BOG_RULER_SKILL, BogRuler())


def used(trait: Trait, number: int) -> int:
    """A skill with its number."""
    return trait << 8 | number


def in_skills_step(baddie: Baddie) -> tuple[int, ...]:
    """The skills of step 4: plain ones without a moment of their own (TMB-175)."""
    if effect(baddie, DISABLE):
        return ()
    plain = CHIPS[baddie.chip].skills
    return tuple([used(which, number) for which, number in plain if IN_SKILLS_STEP[which]])


def attack_dice_again(baddie: Baddie, swords: int) -> int:
    """Frenzy: how many attack dice are rolled again if enough of them show swords."""
    again = skill_value(baddie, FRENZY_SKILL)
    return again if swords >= again else 0


def before_damage(s: TooManyBones, baddie: Baddie, bones_before: int) -> None:
    """Kaboom, as soon as its bones are reached, after the roll and before the damage (TMB-178)."""
    if effect(baddie, DISABLE):
        return
    for bones, which, number in CHIPS[baddie.chip].bones:
        if which == KABOOM_SKILL and bones_before < bones <= s.turn.bones:
            s.say(SkillUsed(s.who(baddie.id), which, number))
            kaboom(s, baddie)


def damage_beside(baddie: Baddie, swords: int) -> tuple[Trait, int]:
    """The skill and its damage to units adjacent to the target: Engulf as much as the target takes, Boom half."""
    if skill_value(baddie, ENGULF_SKILL):
        return ENGULF_SKILL, swords
    if skill_value(baddie, BOOM_SKILL):
        return BOOM_SKILL, swords // 2
    return BOOM_SKILL, 0


def for_bones(s: TooManyBones, baddie: Baddie) -> tuple[int, ...]:
    """The bones skills whose number is reached. Bones are not used up (TMB-178), and Call Orc counts them itself."""
    if effect(baddie, DISABLE):
        return ()
    reached = [
        used(which, number)
        for bones, which, number in CHIPS[baddie.chip].bones
        if bones <= s.turn.bones and which != KABOOM_SKILL
    ]
    if s.turn.bones and skill_value(baddie, CALL_ORC_SKILL):
        reached.append(used(CALL_ORC_SKILL, 1))
    return tuple(reached)


def answers_damage(s: TooManyBones, baddie: Baddie) -> int:
    """Lashback, against an adjacent unit that cost it HP in that unit's turn (TMB-141)."""
    return skill_value(baddie, LASHBACK_SKILL) if s.turn.struck >> baddie.id & 1 else 0


def answers_attack(s: TooManyBones, baddie: Baddie) -> bool:
    """Terrify, against whoever attacked it (TMB-141, TMB-199)."""
    return s.turn.attacked >> baddie.id & 1 == 1 and skill_value(baddie, TERRIFY_SKILL) > 0


def at_end_of_turn(s: TooManyBones, baddie: Baddie) -> None:
    """Step 8: Corrosive, Flight, Inspire, and the rest of Blood Rage."""
    if skill_value(baddie, CORROSIVE_SKILL):
        corrode_targets(s, baddie)
    if is_flying(baddie):  # even if its skills are off by now (TMB-233)
        land(s, baddie)
    elif skill_value(baddie, FLIGHT_SKILL):
        tell(s, baddie, FLIGHT_SKILL)
        fly_up(s, baddie)
    dice = skill_value(baddie, INSPIRE_SKILL)
    following = next_to_act(s, baddie) if dice else NOBODY
    if following != NOBODY:
        tell(s, baddie, INSPIRE_SKILL)
        inspire(s, baddie, following, dice)
    if face_shown(s, baddie) == BLOOD_RAGE_FACE:
        go_home(s, baddie)
