"""The scores of answers in a gearloc's turn of Too Many Bones: moving, targets, choosing and using dice."""

from __future__ import annotations

from typing import Final

from boneyard.bots.base import Weighed
from boneyard.bots.too_many_bones.bag import extension_worth, play_worth
from boneyard.bots.too_many_bones.dice import (
    BONE,
    aimed_worth,
    bones_worth,
    crippled,
    die_worth,
    face_worth,
    has_grenade_die,
    heal_worth,
    on_foe,
    on_gearloc,
    on_table,
    shield_worth,
)
from boneyard.bots.too_many_bones.field import Field, position
from boneyard.core.decision import Action, Decision
from boneyard.games.too_many_bones.answers.picks import (
    ACT,
    ADD,
    ADVANCE_RAGE,
    CASH_BODIES,
    CLEAR,
    DONE,
    DOUBLE_RUSH,
    DOUBLE_SWITCH,
    EXECUTE_BADDIE,
    GEARLOC_AIM,
    HIT,
    KEEP,
    LOCK,
    LOCK_SHIELD,
    MAKE_GRENADE,
    MOVE,
    NO_AIM,
    PLACE,
    PLAN,
    PLAY,
    PUT,
    ROLL,
    RUSH_AHEAD,
    SHIELD,
    STEP_FREELY,
    SWITCH_PLACES,
    TARGET,
    THROW_AXE,
    TURN,
    USE,
    USE_RAGE,
    Pick,
)
from boneyard.games.too_many_bones.battle.damage import SWORDS, TRUE, shields_on
from boneyard.games.too_many_bones.battle.slots import ACTIVE_SLOTS, total
from boneyard.games.too_many_bones.battle.stats import attack, is_worth_at_most, max_hp
from boneyard.games.too_many_bones.battle.targeting import in_range
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.sheets import BONES_ICONS, ICON_AT, icon_of
from boneyard.games.too_many_bones.gearlocs.picket.backup_plan import striking_power
from boneyard.games.too_many_bones.gearlocs.tantrum.rage import rage_place
from boneyard.games.too_many_bones.gearlocs.tantrum.zerker import rage_face, rage_tier
from boneyard.games.too_many_bones.model.dice import die_of, face_of, value_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    BODY_COUNT,
    BONES_ICON,
    BOOMER,
    BREAKDOWN_ICON,
    CONSTANT_DAMAGE_ICON,
    DEFENSE_DIE,
    ELEMENT_DIE,
    FUSE_DIE,
    PATCHES,
    PICKET,
    THRONE,
    Cell,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc
from boneyard.games.too_many_bones.turns.resolving import UPGRADE

AT_ONCE: Final = 100.0  # added to what is free and useful, so that it comes first
HARDLY_EVER: Final = -100.0  # for example loot that is better kept
PAID: Final = 0.3  # the cost of each bones paid
PAIR: Final = 3
AXE: Final = 2
PART_DICE: Final = range(ELEMENT_DIE, FUSE_DIE + 1)


def picked(option: Action) -> Pick:
    """The answer as a `Pick`."""
    assert isinstance(option, Pick)
    return option


def gearloc_named(s: TooManyBones, aim: int) -> Gearloc:
    """The gearloc an answer names."""
    for gearloc in s.party:
        if GEARLOC_AIM + gearloc.gearloc == aim:
            return gearloc
    raise LookupError(aim)


def target_of(s: TooManyBones) -> Baddie | None:
    """The target of this turn, if it is still on the mat."""
    return s.baddie(s.turn.target) if s.stands(s.turn.target) else None


def weigh_moves(field: Field, gearloc: Gearloc, decision: Decision) -> list[Weighed]:
    """Score positions by whom the gearloc reaches and who reaches it. Free acts come first."""
    s = field.s
    weighed: list[Weighed] = []
    for option in decision.options:
        chosen = picked(option)
        if chosen.verb == ACT:
            score = act_score(field, gearloc, chosen)
        elif chosen.verb == MOVE:
            score = position(field, gearloc, chosen.cell, s.turn.dex - chosen.what)
        elif chosen.verb == PLAY:
            score = play_score(field, gearloc, chosen)
        else:
            score = position(field, gearloc, gearloc.cell, s.turn.dex) + 0.01
        weighed.append(Weighed(option, score))
    return weighed


def weigh_targets(field: Field, gearloc: Gearloc, decision: Decision) -> list[Weighed]:
    """Score targets by the value of an attack. Walking on is chosen for a better position."""
    s = field.s
    dice = max(1, min(s.turn.dex, attack(gearloc)))
    best = 0.0
    weighed: list[Weighed] = []
    for option in decision.options:
        chosen = picked(option)
        score = 0.0
        if chosen.verb == ACT:
            score = act_score(field, gearloc, chosen)
        elif chosen.verb == TARGET:
            foe = s.baddie(THRONE if chosen.what else s.grid[chosen.aim])
            score = field.attack(gearloc, foe, dice) + 0.02
            best = max(best, score)
        elif chosen.verb == MOVE:  # listed after the targets
            here = position(field, gearloc, gearloc.cell, s.turn.dex)
            score = best + position(field, gearloc, chosen.cell, s.turn.dex - chosen.what) - here - 0.01
        elif chosen.verb == PLAY:
            score = play_score(field, gearloc, chosen)
        weighed.append(Weighed(option, score))
    return weighed


def weigh_dice(field: Field, gearloc: Gearloc, decision: Decision) -> list[Weighed]:
    """Score each die by what it adds. Dex left over is lost."""
    weighed: list[Weighed] = []
    for option in decision.options:
        chosen = picked(option)
        if chosen.verb == ADD:
            score = die_added_worth(field, gearloc, chosen.die)
        elif chosen.verb == ACT:
            score = act_score(field, gearloc, chosen)
        elif chosen.verb == PLAY:
            score = play_score(field, gearloc, chosen)
        else:
            score = 0.0 if chosen.verb == ROLL else HARDLY_EVER
        weighed.append(Weighed(option, score))
    return weighed


def die_added_worth(field: Field, gearloc: Gearloc, die: Die) -> float:
    """The expected value of one more die of a kind in the roll."""
    s = field.s
    if die == ATTACK_DIE:
        foe = target_of(s)
        if foe is None:
            return 0.0
        taken = sum([1 for chosen in s.turn.chosen if die_of(chosen) == ATTACK_DIE])
        more = field.attack(gearloc, foe, taken + 1) - field.attack(gearloc, foe, taken)
        return more + bones_worth(gearloc, die, BONES_ICON, 1) / 3
    if die == DEFENSE_DIE:
        taken = sum([1 for chosen in s.turn.chosen if die_of(chosen) == DEFENSE_DIE])
        if len(gearloc.active) + taken >= ACTIVE_SLOTS:
            return 0.01
        stopped = shield_worth(field, gearloc, taken + 1) - (shield_worth(field, gearloc, taken) if taken else 0.0)
        return stopped * 5 / 6 + bones_worth(gearloc, die, BONES_ICON, 1) / 3
    return die_worth(field, gearloc, die)


def weigh_aims(field: Field, decision: Decision, die: Die) -> list[Weighed]:
    """Score the aims of a grenade."""
    return [Weighed(option, aimed_worth(field, die, picked(option).aim)) for option in decision.options]


def weigh_results(field: Field, gearloc: Gearloc, decision: Decision) -> list[Weighed]:
    """Score the uses of each rolled die and of the backup plan. Nothing has to be used."""
    return [Weighed(option, result_score(field, gearloc, picked(option))) for option in decision.options]


def result_score(field: Field, gearloc: Gearloc, chosen: Pick) -> float:
    """The score of one answer about the roll."""
    s = field.s
    verb = chosen.verb
    if verb == DONE:
        return 0.0
    if verb == CLEAR:
        return HARDLY_EVER
    if verb == PLAY and CARDS[chosen.what].extends is not None:
        return extension_worth(field, gearloc, chosen) - PAID * CARDS[chosen.what].extension
    if verb == PLAY:
        return play_score(field, gearloc, chosen)
    if verb == HIT:
        foe = s.baddie(s.turn.target)
        swords = (chosen.what & 15) + 2 * (chosen.what >> 4)
        return field.blow(foe, swords + total(gearloc.locked, CONSTANT_DAMAGE_ICON), SWORDS) + 0.01 * swords
    if verb == TURN:
        return shield_worth(field, gearloc, value_of(chosen.rolled_die))
    if verb in (SHIELD, LOCK_SHIELD):
        return shield_worth(field, gearloc, chosen.what) + (0.05 if verb == LOCK_SHIELD else 0.01)
    if verb == ACT:
        return act_score(field, gearloc, chosen)
    if verb == PLAN:
        return plan_worth(field, gearloc, chosen) - PAID * chosen.what
    if verb == KEEP:
        rolled_die = chosen.rolled_die
        return bones_worth(gearloc, die_of(rolled_die), bones_icon(rolled_die), value_of(rolled_die))
    return die_used(field, gearloc, chosen)


def bones_icon(rolled_die: RolledDie) -> int:
    """The bones icon with which a die is in the roll."""
    for face in range(6):
        icon = ICON_AT[die_of(rolled_die) * 6 + face]
        if icon in BONES_ICONS:
            return icon
    return BONES_ICON


def die_used(field: Field, gearloc: Gearloc, chosen: Pick) -> float:
    """The score of a skill die used at once, placed, locked, or put on a baddie."""
    s = field.s
    rolled_die = die_in_roll(s, chosen.die)
    icon, value, die = icon_of(rolled_die), value_of(rolled_die), chosen.die
    verb, aim = chosen.verb, chosen.aim
    if verb == USE and die in PART_DICE:
        return HARDLY_EVER
    if verb == LOCK:
        first = 0.5 if icon == CONSTANT_DAMAGE_ICON else 0.0  # before the attack it adds to
        return first + on_table(field, gearloc, die, icon, value)
    if verb == PUT:
        return crippled(s, s.baddie(s.grid[aim]))
    if verb == PLACE:
        return on_gearloc(field, gearloc if aim == NO_AIM else gearloc_named(s, aim), icon, value) or on_table(
            field, gearloc, die, icon, value
        )
    if aim == NO_AIM:
        return face_worth(field, gearloc, die, icon, value)
    if aim >= GEARLOC_AIM:
        return on_gearloc(field, gearloc_named(s, aim), icon, value)
    unit = s.grid[aim]
    if unit >= len(s.party):
        return on_foe(field, s.baddie(unit), icon, value)
    return 0.1 if unit >= 0 else moved_score(field, gearloc, Cell(aim))


def die_in_roll(s: TooManyBones, die: Die) -> RolledDie:
    """The die of the roll an answer is about."""
    for rolled_die in s.turn.roll:
        if die_of(rolled_die) == die:
            return rolled_die
    raise LookupError(die)


def moved_score(field: Field, gearloc: Gearloc, cell: Cell) -> float:
    """The score of being on another position, with no Dex left."""
    return position(field, gearloc, cell, 0) - position(field, gearloc, gearloc.cell, 0) - 0.2


# What may be done at any time.


def act_score(field: Field, gearloc: Gearloc, chosen: Pick) -> float:
    """Something free and useful is done at once, otherwise left alone."""
    worth = act_worth(field, gearloc, chosen)
    return AT_ONCE + worth if worth > 0.0 else worth - 1.0


def play_score(field: Field, gearloc: Gearloc, chosen: Pick) -> float:
    """A card with a use now is used at once, otherwise kept."""
    worth = play_worth(field, gearloc, chosen)
    return AT_ONCE + worth if worth > 0.0 else HARDLY_EVER


def act_worth(field: Field, gearloc: Gearloc, chosen: Pick) -> float:
    """The value of something that may be done at any time."""
    s = field.s
    what, aim = chosen.what, chosen.aim
    if what == MAKE_GRENADE:
        return 1.0 if has_grenade_die(gearloc) else -1.0
    if what == THROW_AXE:
        return field.blow(s.baddie(s.grid[aim]), AXE) - 0.3
    if what == CASH_BODIES:
        missing = max_hp(gearloc) - gearloc.hp
        bodies = gearloc.shows[BODY_COUNT % 16]
        return 0.5 if missing >= bodies or gearloc.hp <= 2 else -1.0
    if what == EXECUTE_BADDIE:
        return field.prices[s.grid[aim]] - 0.3
    if what == ADVANCE_RAGE:
        return 0.5
    if what == USE_RAGE:
        return rage_worth(field, gearloc)
    if what == DOUBLE_SWITCH:
        return switched_worth(field, aim) - 0.4
    if what in (STEP_FREELY, RUSH_AHEAD, DOUBLE_RUSH):
        before = position(field, gearloc, gearloc.cell, s.turn.dex)
        moved = position(field, gearloc, Cell(aim), s.turn.dex) - before
        if what == DOUBLE_RUSH:
            return moved + max([field.blow(foe, PAIR) for foe in field.foes]) - 0.4
        return moved - (0.2 if what == STEP_FREELY else 0.6)
    return -1.0 if what == SWITCH_PLACES else 0.3


def rage_worth(field: Field, gearloc: Gearloc) -> float:
    """The value of the Rage die now, minus what it may give later."""
    face = rage_face(gearloc)
    assert face is not None
    tier = rage_tier(gearloc)
    if tier == 0:
        return BONE * face.also_value - 1.0
    if tier == 1:
        return heal_worth(field, gearloc, face.also_value) - 1.0
    foe = target_of(field.s)
    return -1.0 if foe is None else field.blow(foe, face.also_value) - 0.8


def switched_worth(field: Field, aim: int) -> float:
    """The value of a second Switch, which heals an ally or damages a baddie."""
    s = field.s
    if aim >= GEARLOC_AIM:
        return heal_worth(field, gearloc_named(s, aim), PAIR)
    return field.blow(s.baddie(s.grid[aim]), PAIR)


# The backup plan.


def plan_worth(field: Field, gearloc: Gearloc, chosen: Pick) -> float:
    """The value of a backup plan ability, by its cost. Six bones flip the innate."""
    bones = chosen.what
    if bones == UPGRADE:
        return 2.5
    if gearloc.gearloc == BOOMER:
        return boomer_plan(field, gearloc, bones)
    if gearloc.gearloc == PATCHES:
        return patches_plan(field, chosen)
    if gearloc.gearloc == PICKET:
        return picket_plan(field, gearloc, bones)
    return tantrum_plan(field, gearloc, bones)


def boomer_plan(field: Field, gearloc: Gearloc, bones: int) -> float:
    """The value of Boomer's abilities."""
    foe = target_of(field.s)
    if bones == 1:
        return 0.0 if foe is None else field.blow(foe, 1)
    if bones == 4:
        return 0.0 if foe is None else field.blow(foe, 3)
    if bones == 5:
        return 0.9 * field.coming(gearloc.id)
    return 0.0


def patches_plan(field: Field, chosen: Pick) -> float:
    """The value of Patches' abilities."""
    s = field.s
    if chosen.what == 2:
        return heal_worth(field, gearloc_named(s, chosen.aim), 1)
    if chosen.what == 3:
        foe = target_of(s)
        return 0.0 if foe is None else field.blow(foe, 2)
    if chosen.what == 4:
        return 1.6
    return field.blow(s.baddie(s.grid[chosen.aim]), 4, TRUE)


def picket_plan(field: Field, gearloc: Gearloc, bones: int) -> float:
    """The value of Picket's abilities. Shields used to strike are gone afterwards."""
    s = field.s
    foe = target_of(s)
    if bones == 4:
        return heal_worth(field, gearloc, 2) + shield_worth(field, gearloc, 2)
    if bones == 3 or foe is None or not in_range(s, gearloc, foe.id):
        return 0.0
    power = striking_power(s, gearloc)
    lost = 0.6 * shields_on(gearloc) if field.coming(gearloc.id) > 0.5 else 0.2 * shields_on(gearloc)
    stunned = 0.9 * field.damages[foe.id] if bones == 5 else 0.0
    return field.blow(foe, power) + (stunned if power < foe.hp else 0.0) - lost


def tantrum_plan(field: Field, gearloc: Gearloc, bones: int) -> float:
    """The value of Tantrum's abilities."""
    place = rage_place(gearloc)
    if bones == 1:
        return 0.9 if place >= 0 and face_of(gearloc.active[place]) == 3 and small_neighbour(field, gearloc) else -1.0
    if bones == 2:
        return 0.8 if place >= 0 and icon_of(gearloc.active[place]) == BREAKDOWN_ICON else -1.0
    if bones == 4:
        return 2.2
    return heal_worth(field, gearloc, 4)


def small_neighbour(field: Field, gearloc: Gearloc) -> bool:
    """Whether a baddie to execute is adjacent."""
    small = [foe for foe in field.foes if is_worth_at_most(foe, 1) and are_adjacent(gearloc.cell, foe.cell)]
    return len(small) > 0


def slot_score(field: Field, gearloc: Gearloc, option: Action) -> float:
    """The score of giving up a die of a slot: the least useful first."""
    die = die_of(picked(option).rolled_die)
    for rolled_die in gearloc.active + gearloc.locked:
        if die_of(rolled_die) == die:
            icon, value = icon_of(rolled_die), value_of(rolled_die)
            return -on_gearloc(field, gearloc, icon, value) - max(0.0, on_table(field, gearloc, die, icon, value))
    return 0.0
