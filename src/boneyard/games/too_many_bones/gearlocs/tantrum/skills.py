"""Tantrum: rage, axes, the horn, his backup plan and his mat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Seat
from boneyard.games.too_many_bones.activities.training import Attempt
from boneyard.games.too_many_bones.answers.picks import (
    ACT,
    ADVANCE_RAGE,
    CASH_BODIES,
    DONE,
    EXECUTE_BADDIE,
    NO_AIM,
    TARGET,
    THROW_AXE,
    TURN,
    USE_RAGE,
    Pick,
    pick,
)
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal, heal
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.ending import CheckBattle, defeat
from boneyard.games.too_many_bones.battle.moving import move
from boneyard.games.too_many_bones.battle.slots import MOST_AXES, axes, bones_in, set_axes, set_counter
from boneyard.games.too_many_bones.battle.special_rules import may_fall, may_move
from boneyard.games.too_many_bones.battle.stat_changes import may_attempt
from boneyard.games.too_many_bones.battle.stats import is_worth_at_most, max_hp
from boneyard.games.too_many_bones.battle.targeting import in_range, may_target_now
from boneyard.games.too_many_bones.battle.verbs import any_adjacent_baddie, any_baddie, baddie_at, nobody_in_particular
from boneyard.games.too_many_bones.content.records import Face
from boneyard.games.too_many_bones.content.sheets import FACES, face_with
from boneyard.games.too_many_bones.content.verbs import Aims, Does, Settles, Verb
from boneyard.games.too_many_bones.events.battle import BonesKept, DieUsed, Targeted
from boneyard.games.too_many_bones.gearlocs.tantrum.rage import (
    STEP,
    advance,
    exhaust_rage,
    may_advance,
    may_turn,
    rage_place,
    turn_rage,
)
from boneyard.games.too_many_bones.model.dice import die_of, face_of, numbered, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ADVANCE_ICON,
    ANGER_MANAGEMENT_ICON,
    ATTACK,
    ATTACK_DIE,
    ATTACK_MOD_ICON,
    ATTACK_TRAINING_ICON,
    BODY_COUNT,
    BONES_ICON,
    DISORIENT_ALL_ICON,
    DROP_INITIATIVE_ICON,
    EXECUTE_ICON,
    EXECUTE_OR_ADVANCE_ICON,
    FIRST_BADDIE,
    JUMP_ICON,
    NO_ROLLED_DIE,
    NOBODY,
    ORB,
    PARTY_INSPIRE_ICON,
    RAGE_BENEFIT_ICON,
    RAGE_DIE,
    STEAL_AXE_ICON,
    STUN,
    TAUNT,
    TAUNT_ICON,
    THRONE,
    UNITS,
    Cell,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import ADJACENT, are_adjacent
from boneyard.games.too_many_bones.model.state import AXE_THROWN, TooManyBones, note
from boneyard.games.too_many_bones.model.units import Gearloc

AXE_DAMAGE: Final = 2
RECOUPED: Final = 4
WHITE_BONES: Final = token(ATTACK_DIE, face_with(ATTACK_DIE, BONES_ICON), 1)


# Rage: what the active die allows, at any time in his turn.


def rage_face(gearloc: Gearloc) -> Face | None:
    """The face that the active Rage die shows."""
    place = rage_place(gearloc)
    if place < 0:
        return None
    rolled_die = gearloc.active[place]
    return FACES[die_of(rolled_die)][face_of(rolled_die)]


def rage_tier(gearloc: Gearloc) -> int:
    """Which of the three Rage dice is active, counted from 0."""
    return die_of(gearloc.active[rage_place(gearloc)]) - RAGE_DIE


def rage_acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The benefit, the execution or the next tier that the active Rage die allows."""
    face = rage_face(gearloc)
    if face is None:
        return []
    found: list[Pick] = []
    if face.also == RAGE_BENEFIT_ICON and benefits(s, gearloc):
        found.append(pick(ACT, USE_RAGE))
    if face.also in (EXECUTE_ICON, EXECUTE_OR_ADVANCE_ICON):
        for cell in any_adjacent_baddie(s, gearloc, NO_ROLLED_DIE):
            baddie = baddie_at(s, cell)
            if is_worth_at_most(baddie, face.also_value) and may_fall(s, baddie):
                found.append(pick(ACT, EXECUTE_BADDIE, cell))
    if face.also == EXECUTE_OR_ADVANCE_ICON and may_advance(gearloc):
        found.append(pick(ACT, ADVANCE_RAGE))
    return found


def benefits(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether its benefit has an effect: bones always, HP if some are missing, damage with a target in range."""
    tier = rage_tier(gearloc)
    if tier == 0:
        return True
    return gearloc.hp < max_hp(gearloc) if tier == 1 else in_range(s, gearloc, s.turn.target)


def use_rage(s: TooManyBones, gearloc: Gearloc) -> None:
    """RAGE! gives bones, RAAAGE! HP, RAAAAAGE! damage to the target; then the die is exhausted."""
    face = rage_face(gearloc)
    assert face is not None
    tier = rage_tier(gearloc)
    tell_rage(s, gearloc)
    exhaust_rage(s, gearloc)
    if tier == 0:
        gain_bones(s, gearloc, face.also_value)
    elif tier == 1:
        heal(s, gearloc, face.also_value)
    else:
        deal(s, Damage(s.turn.target, face.also_value, PLAIN, gearloc.id))


def tell_rage(s: TooManyBones, gearloc: Gearloc) -> None:
    """Report that the active Rage die is used."""
    s.say(DieUsed(s.who(gearloc.id), gearloc.active[rage_place(gearloc)]))


def gain_bones(s: TooManyBones, gearloc: Gearloc, bones: int) -> None:
    """Put bones from rage into the backup plan on white dice, one on each (TMB-155)."""
    for _ in range(bones):
        gearloc.plan.append(WHITE_BONES)
    s.say(BonesKept(s.who(gearloc.id), bones, bones_in(gearloc.plan)))


def execute(s: TooManyBones, gearloc: Gearloc, cell: int) -> None:
    """Defeat an adjacent baddie of few enough points, and exhaust the die."""
    tell_rage(s, gearloc)
    exhaust_rage(s, gearloc)
    defeat(s, baddie_at(s, cell), gearloc.id)
    s.then(CheckBattle())


# What he may do at any time in his turn.


def acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """Rage, one axe at a unit that is not adjacent, and the Body Count."""
    found = rage_acts(s, gearloc)
    if axes(gearloc) and not s.turn.used & AXE_THROWN:
        for cell in any_baddie(s, gearloc, NO_ROLLED_DIE):
            if not are_adjacent(gearloc.cell, cell):
                found.append(pick(ACT, THROW_AXE, cell))
    if gearloc.counts(BODY_COUNT) and gearloc.hp < max_hp(gearloc):
        found.append(pick(ACT, CASH_BODIES))
    return found


def act(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Carry out such an answer."""
    if chosen.what == USE_RAGE:
        use_rage(s, gearloc)
    elif chosen.what == EXECUTE_BADDIE:
        execute(s, gearloc, chosen.aim)
    elif chosen.what == ADVANCE_RAGE:
        advance(s, gearloc)
    elif chosen.what == THROW_AXE:
        s.turn.used |= AXE_THROWN
        set_axes(s, gearloc, axes(gearloc) - 1)
        deal(s, Damage(s.grid[chosen.aim], AXE_DAMAGE, PLAIN, gearloc.id))
    else:
        assert chosen.what == CASH_BODIES
        bodies = gearloc.counts(BODY_COUNT)
        set_counter(s, gearloc, BODY_COUNT, 0)
        heal(s, gearloc, bodies)


# Faces that are used at once.


def up_or_down(_s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if Rage can move by the number shown, up or down."""
    steps = value_of(rolled_die) // STEP
    return [NO_AIM] if may_turn(gearloc, steps) or may_turn(gearloc, -steps) else []


def manage_anger(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Move Rage by the number shown. The player chooses up or down if both are possible."""
    steps = value_of(rolled_die) // STEP
    if may_turn(gearloc, steps) and may_turn(gearloc, -steps):
        s.then(ChooseAnger(gearloc.id, steps))
    else:
        turn_rage(s, gearloc, steps if may_turn(gearloc, steps) else -steps)


class ChooseAnger(Question):
    """Anger Management: choose up or down, by the resulting value of the Rage die."""

    __slots__ = ("steps",)

    kind = "anger"

    def __init__(self, seat: Seat, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        gearloc = s.party[self.seat]
        rolled_die = numbered(gearloc.active[rage_place(gearloc)])
        return (pick(TURN, rolled_die + self.steps * STEP), pick(TURN, rolled_die - self.steps * STEP))

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = s.party[self.seat]
        up = value_of(chosen.rolled_die) > value_of(gearloc.active[rage_place(gearloc)])
        turn_rage(s, gearloc, self.steps if up else -self.steps)


def if_next_tier(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if there is a next tier."""
    return [NO_AIM] if may_advance(gearloc) else []


def advance_rage(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Advance to the next tier, whatever the Rage die shows."""
    advance(s, gearloc)


def if_axes_are_missing(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the Axe Collector is not full."""
    return [NO_AIM] if axes(gearloc) < MOST_AXES else []


def steal_axe(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Add axes to the Axe Collector."""
    set_axes(s, gearloc, axes(gearloc) + value_of(rolled_die))


def the_target_on_the_meter(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """The target, if it is in range and takes turns."""
    return [NO_AIM] if s.turn.target < ORB and in_range(s, gearloc, s.turn.target) else []


def intimidate(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """The target moves down the meter at the end of the round (TMB-115)."""
    s.notes.append(note(s.turn.target, value_of(rolled_die)))


def beside_a_baddie(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The free positions adjacent to a baddie."""
    found: list[int] = []
    if not may_move(s, gearloc.id):
        return found
    for cell in any_baddie(s, gearloc, rolled_die):
        for near in ADJACENT[cell]:
            if s.grid[near] == NOBODY and near not in found:
                found.append(near)
    return sorted(found)


def jump(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Jump to a position, after which he may choose a new target."""
    move(s, gearloc.id, Cell(aim), "jump")
    if len(new_targets(s, gearloc)) > 1:
        s.then(ChooseNewTarget(gearloc.id))


def new_targets(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The other targets in range, or no change."""
    others = [baddie for baddie in may_target_now(s, gearloc) if baddie.id != s.turn.target]
    return [*[pick(TARGET, int(baddie.id == THRONE), baddie.cell) for baddie in others], pick(DONE)]


class ChooseNewTarget(Question):
    """Innervate: a new target for the rest of the turn, to which "target" refers from now on (TMB-140)."""

    __slots__ = ()

    kind = "new_target"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return new_targets(s, s.party[self.seat])

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == TARGET:
            s.turn.target = THRONE if chosen.what else s.grid[chosen.aim]
            s.say(Targeted(s.who(self.seat), s.who(s.turn.target)))


def inspire_party(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """The gearlocs move to the top of the meter at the end of the round, the last one first to keep their order."""
    for unit in reversed(s.meter):
        if unit < FIRST_BADDIE:
            s.notes.append(note(unit, -UNITS))


def if_any_is_small_enough(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a baddie has few enough points."""
    small = [baddie for baddie in s.baddies_standing() if is_worth_at_most(baddie, value_of(rolled_die))]
    return [NO_AIM] if small else []


def disorient_all(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Put a Stun die on every baddie of few enough points (TMB-048)."""
    for baddie in s.baddies_standing():
        if is_worth_at_most(baddie, value_of(rolled_die)):
            put_effect(s, baddie.id, STUN)


# Boomer's Flashbang shares the Disable face of Way of the Wild; the verb is with her dice.
VERBS: Final[dict[int, Verb]] = {
    ANGER_MANAGEMENT_ICON: Verb(up_or_down, manage_anger),
    ADVANCE_ICON: Verb(if_next_tier, advance_rage),
    STEAL_AXE_ICON: Verb(if_axes_are_missing, steal_axe),
    DROP_INITIATIVE_ICON: Verb(the_target_on_the_meter, intimidate),
    JUMP_ICON: Verb(beside_a_baddie, jump),
    PARTY_INSPIRE_ICON: Verb(nobody_in_particular, inspire_party),
    DISORIENT_ALL_ICON: Verb(if_any_is_small_enough, disorient_all),
}


# The backup plan.


def if_rage_can_go(steps: int) -> Aims:
    """Usable without an aim, if the active Rage die can move by this many steps."""

    def aims(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
        return [NO_AIM] if may_turn(gearloc, steps) else []

    return aims


def rage_goes(steps: int) -> Does:
    """A verb that moves the active Rage die by this many steps."""

    def does(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
        turn_rage(s, gearloc, steps)

    return does


def collect_axes(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Set the Axe Collector to three axes."""
    set_axes(s, gearloc, MOST_AXES)


def if_hurt(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if he lacks HP."""
    return [NO_AIM] if gearloc.hp < max_hp(gearloc) else []


def recoup(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Heal HP."""
    heal(s, gearloc, RECOUPED)


PLAN: Final[dict[int, Verb]] = {
    1: Verb(if_rage_can_go(1), rage_goes(1)),
    2: Verb(if_rage_can_go(-1), rage_goes(-1)),
    4: Verb(if_axes_are_missing, collect_axes),
    5: Verb(if_hurt, recoup),
}


# Effects of a die when it is placed.


def taunt(s: TooManyBones, _owner: Gearloc, holder: Gearloc, _rolled_die: RolledDie) -> None:
    """Way of the Ebon: put a Taunt die on himself."""
    put_effect(s, holder.id, TAUNT)


def train_attack(s: TooManyBones, owner: Gearloc, _holder: Gearloc, rolled_die: RolledDie) -> None:
    """Strengthen: one of its faces gives a training attempt at once."""
    trains = FACES[die_of(rolled_die)][face_of(rolled_die)].also == ATTACK_TRAINING_ICON
    if trains and may_attempt(owner, ATTACK):
        s.then(Attempt(owner.id, ATTACK))


SETTLES: Final[dict[int, Settles]] = {
    TAUNT_ICON: taunt,
    ATTACK_MOD_ICON: train_attack,
}
