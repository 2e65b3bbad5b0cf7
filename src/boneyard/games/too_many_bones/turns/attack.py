"""Steps 5 and 6 of a baddie's turn: its dice and their effect, target by target (TMB-176, TMB-177)."""

from __future__ import annotations

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.baddies.moments import attack_dice_again, before_damage, damage_beside
from boneyard.games.too_many_bones.baddies.skills import tell
from boneyard.games.too_many_bones.baddies.tyrants.every_tyrant import face_shown, rolls_die
from boneyard.games.too_many_bones.battle.damage import SWORDS, TRUE, Damage, deal
from boneyard.games.too_many_bones.battle.dice_supply import dice_left
from boneyard.games.too_many_bones.battle.dodging import bearer_of, is_missed
from boneyard.games.too_many_bones.battle.rolling import rolled, say_roll
from boneyard.games.too_many_bones.battle.slots import drop_active, drop_locked
from boneyard.games.too_many_bones.battle.stats import baddie_attack
from boneyard.games.too_many_bones.battle.targeting import neighbours, reaches
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.events.battle import Rolled, Shielded, SkillUsed, TyrantRolled
from boneyard.games.too_many_bones.model.dice import die_of, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    BONES_ICON,
    BOOM_SKILL,
    DAMAGE_ICON,
    DEFENSE_DIE,
    ENGULF_SKILL,
    FIRST_BADDIE,
    FRENZY_SKILL,
    NOBODY,
    OM_NOM_FACE,
    SKULL_CRACK_AXE_FACE,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import DICE, TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc


def throw(s: TooManyBones, die: Die, count: int) -> tuple[RolledDie, ...]:
    """Roll white dice, as far as the box has them (TMB-010)."""
    return tuple([rolled(s, token(die, 0, 0)) for _ in range(min(count, dice_left(s, die)))])


def count_of(dice: tuple[RolledDie, ...], icon: int) -> int:
    """How many dice show an icon."""
    return sum([1 for rolled_die in dice if icon_of(rolled_die) == icon])


def sum_of(dice: tuple[RolledDie, ...], icon: int) -> int:
    """The sum of the values of dice with an icon."""
    return sum([value_of(rolled_die) for rolled_die in dice if icon_of(rolled_die) == icon])


class RollDefense(Step):
    """Roll the defense dice not already on the chip, with or without a target.

    A tyrant rolls its own die too (TMB-176). Shields go onto the chip, bones are counted, then the first target is
    attacked.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit):
            return
        baddie = s.baddie(self.unit)
        chip = CHIPS[baddie.chip]
        dice = throw(s, DEFENSE_DIE, chip.defense - len(baddie.shields))
        if dice:
            say_roll(s, Rolled(s.who(self.unit), dice))
        for rolled_die in dice:
            if icon_of(rolled_die) != BONES_ICON:
                baddie.shields.append(value_of(rolled_die))
                s.say(Shielded(s.who(self.unit), value_of(rolled_die), locked=False))
        s.turn.bones = sum_of(dice, BONES_ICON)
        if rolls_die(s, baddie):
            s.turn.face = s.rng.below(DICE, 6)
            s.say(TyrantRolled(s.who(self.unit), chip.faces[s.turn.face][0]))
        for place in range(max(1, len(s.turn.targets))):
            s.then(AttackTarget(self.unit, place))


class AttackTarget(Do):
    """Roll attack dice against one target in range, separately for each target (TMB-176).

    Then comes what happens between roll and damage, then the damage.
    """

    __slots__ = ("place", "unit")

    def __init__(self, unit: int, place: int) -> None:
        self.unit = unit
        self.place = place  # index of the target, in the order of attack

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit):
            return
        baddie = s.baddie(self.unit)
        before = s.turn.bones if self.place else 0  # the first attack includes its defense dice
        in_range = self.place < len(s.turn.targets) and reaches(s, baddie, s.turn.targets[self.place])
        if in_range:
            self.roll(s, baddie, s.turn.targets[self.place])
        before_damage(s, baddie, before)
        if in_range:
            s.then(Strike(self.unit, self.place))

    def roll(self, s: TooManyBones, baddie: Baddie, target: int) -> None:
        """Roll and add up swords, with those of Frenzy. Bones count over the whole turn (TMB-178)."""
        dice = throw(s, ATTACK_DIE, baddie_attack(s, baddie))
        if not dice:
            return
        s.turn.attacked |= 1 << target
        say_roll(s, Rolled(s.who(self.unit), dice))
        again = throw(s, ATTACK_DIE, attack_dice_again(baddie, count_of(dice, DAMAGE_ICON)))
        if again:
            tell(s, baddie, FRENZY_SKILL)
            say_roll(s, Rolled(s.who(self.unit), again))
        s.turn.bones += sum_of(dice + again, BONES_ICON)
        s.turn.dealt |= sum_of(dice + again, DAMAGE_ICON) << 8 * self.place


class Strike(Do):
    """Deal the swords as one hit to the target, or to Picket in its place; a miss hits nobody (TMB-177).

    A face of the tyrant die that changes the damage comes first.
    """

    __slots__ = ("place", "unit")

    def __init__(self, unit: int, place: int) -> None:
        self.unit = unit
        self.place = place

    def run(self, s: TooManyBones) -> None:
        target = s.turn.targets[self.place]
        if not s.stands(self.unit) or not s.stands(target) or is_missed(s, target):
            return
        baddie = s.baddie(self.unit)
        bearer = bearer_of(s, target)
        face = face_shown(s, baddie)
        if face == OM_NOM_FACE and bearer < FIRST_BADDIE:
            strip(s, s.party[bearer])
        swords = s.turn.dealt >> 8 * self.place & 255
        if swords:
            kind = SWORDS | TRUE if face == SKULL_CRACK_AXE_FACE else SWORDS
            hits = beside(s, baddie, target, swords, kind)
            deal(s, Damage(bearer, swords, kind, self.unit), *hits)


def strip(s: TooManyBones, gearloc: Gearloc) -> None:
    """Om Nom: return every white defense die of the target to the supply (TMB-242)."""
    for place in range(len(gearloc.active) - 1, -1, -1):
        if die_of(gearloc.active[place]) == DEFENSE_DIE:
            drop_active(s, gearloc, place)
    for place in range(len(gearloc.locked) - 1, -1, -1):
        if die_of(gearloc.locked[place]) == DEFENSE_DIE:
            drop_locked(s, gearloc, place)


def beside(s: TooManyBones, baddie: Baddie, target: int, swords: int, kind: int) -> list[Damage]:
    """The damage of Engulf and Boom to units adjacent to the target. Boom spares the king himself."""
    which, amount = damage_beside(baddie, swords)
    if not amount:
        return []
    tell(s, baddie, which)
    return splash(s, baddie, target, amount, kind, spared=baddie.id if which == BOOM_SKILL else NOBODY)


def splash(s: TooManyBones, baddie: Baddie, target: int, amount: int, kind: int, spared: int) -> list[Damage]:
    """Damage to every unit adjacent to the target, friend or foe, except those missed this turn (TMB-232)."""
    near = [unit for unit in neighbours(s, s.cell_of(target)) if unit != spared and not is_missed(s, unit)]
    return [Damage(unit, amount, kind, baddie.id) for unit in near]


def engulf_for_bones(s: TooManyBones, baddie: Baddie, target: int, number: int) -> None:
    """Engulf triggered by bones damages units adjacent to the target, after the dice (TMB-178)."""
    swords = 0
    for place in range(len(s.turn.targets)):
        if s.turn.targets[place] == target:
            swords += s.turn.dealt >> 8 * place & 255
    if swords and not is_missed(s, target):
        s.say(SkillUsed(s.who(baddie.id), ENGULF_SKILL, number))
        deal(s, *splash(s, baddie, target, swords, SWORDS, spared=NOBODY))
