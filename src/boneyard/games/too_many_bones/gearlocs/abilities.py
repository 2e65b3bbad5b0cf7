"""The abilities of each gearloc's dice, backup plan and mat, looked up by icon, cost or gearloc."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.answers.picks import PLAY, Pick
from boneyard.games.too_many_bones.battle.special_rules import may_use_skills
from boneyard.games.too_many_bones.battle.stat_changes import raise_stat
from boneyard.games.too_many_bones.battle.verbs import Acts
from boneyard.games.too_many_bones.content.icons import PLACES
from boneyard.games.too_many_bones.content.records import ALLY, LOCKED, ON_BADDIE
from boneyard.games.too_many_bones.content.sheets import FACES, GRENADE, icon_of
from boneyard.games.too_many_bones.content.verbs import Settles, Verb
from boneyard.games.too_many_bones.gearlocs.boomer import scavenger
from boneyard.games.too_many_bones.gearlocs.every_die import ICONS, SKILLS
from boneyard.games.too_many_bones.gearlocs.patches import assisting
from boneyard.games.too_many_bones.gearlocs.picket import captain, warden
from boneyard.games.too_many_bones.gearlocs.tantrum import consumables, zerker
from boneyard.games.too_many_bones.gearlocs.tantrum.rage import maybe_lose_fear
from boneyard.games.too_many_bones.loot.own_turn import play, plays, plays_before_roll
from boneyard.games.too_many_bones.model.dice import die_of, face_of
from boneyard.games.too_many_bones.model.ids import (
    BODY_SEARCH,
    BONES_ICON,
    BOOMER,
    BUFF_HP_ICON,
    HEALTH,
    NAPALM_ICON,
    NO_ROLLED_DIE,
    PATCHES,
    PICKET,
    SKILL_DICE,
    TANTRUM,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

# By icon.
VERBS: Final[list[Verb | None]] = [icon.verb for icon in ICONS]
SETTLES: Final[list[Settles | None]] = [icon.settles for icon in ICONS]
ACTS: Final[Acts] = {
    **scavenger.ACTS,
    **assisting.ACTS,
    **captain.ACTS,
    **warden.ACTS,
    **zerker.ACTS,
    **consumables.ACTS,
}


def acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """What a gearloc may do between the start of its turn and its roll."""
    return acts_any_time(s, gearloc) + plays_before_roll(s, gearloc)


def acts_any_time(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """What a gearloc may do at any time in its turn, its loot included (TMB-083)."""
    return own_acts(s, gearloc) + plays(s, gearloc)


def own_acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """What its dice and its mat allow at any time in its turn, unless the encounter forbids it."""
    if not may_use_skills(s, gearloc):
        return []
    if gearloc.gearloc == BOOMER:
        return scavenger.acts(s, gearloc)
    if gearloc.gearloc == PATCHES:
        return assisting.acts(s, gearloc)
    if gearloc.gearloc == PICKET:
        return captain.acts(s, gearloc) + warden.acts(s, gearloc)
    return zerker.acts(s, gearloc) + consumables.acts(s, gearloc)


def act(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Carry out such an answer."""
    if chosen.verb == PLAY:
        play(s, gearloc, chosen)
    else:
        ACTS[chosen.what](s, gearloc, chosen)


def places_of(gearloc: Gearloc, rolled_die: RolledDie) -> int:
    """Where a die of the roll may go (TMB-145). The same icon allows more on some dice than on others."""
    icon = icon_of(rolled_die)
    places = PLACES[icon]
    if icon == NAPALM_ICON:
        return 0  # it can only go where it was aimed
    if icon == BONES_ICON and gearloc.innate_plus and scavenger.is_component_die(die_of(rolled_die)):
        return places | LOCKED
    if icon == BUFF_HP_ICON and die_of(rolled_die) == BODY_SEARCH:
        return places & ~ALLY
    if places & ON_BADDIE:
        lowers = FACES[die_of(rolled_die)][face_of(rolled_die)].value < 0
        return ON_BADDIE if lowers else places & ~ON_BADDIE
    return places


def settle_in(s: TooManyBones, owner: Gearloc, holder: Gearloc, rolled_die: RolledDie) -> None:
    """Apply what a die does when it goes into a slot."""
    settles = SETTLES[icon_of(rolled_die)]
    if settles is not None:
        settles(s, owner, holder, rolled_die)


def as_locked(gearloc: Gearloc, rolled_die: RolledDie) -> RolledDie:
    """The die with the value it has once locked."""
    return scavenger.as_locked(gearloc, rolled_die) if gearloc.gearloc == BOOMER else rolled_die


def may_roll(s: TooManyBones, gearloc: Gearloc, die: Die) -> bool:
    """Whether a skill die may be rolled. Grenades need a grenade, and somebody to throw it at if they are aimed."""
    skill = SKILLS[die]
    if skill.grenade:
        aimed = skill.thrown_at is None or len(grenade_aims(s, gearloc, die)) > 0
        return aimed and scavenger.has_grenade(gearloc)
    return skill.may_roll is None or skill.may_roll(s, gearloc)


def pay_to_roll(s: TooManyBones, gearloc: Gearloc, die: Die) -> None:
    """Pay for rolling a die: a grenade from the Boom Counter, or what the die itself costs."""
    if GRENADE[die]:
        scavenger.spend_grenade(s, gearloc)
    elif die < SKILL_DICE:
        pay = SKILLS[die].pay
        if pay is not None:
            pay(s, gearloc)


def grenade_aims(s: TooManyBones, gearloc: Gearloc, die: Die) -> list[int]:
    """Where a die may be aimed before it is rolled. Most dice are not aimed."""
    thrown_at = SKILLS[die].thrown_at if die < SKILL_DICE else None
    return [] if thrown_at is None else thrown_at(s, gearloc, NO_ROLLED_DIE)


def flip_innate(s: TooManyBones, gearloc: Gearloc) -> None:
    """Flip the innate to its better side for the rest of the adventure (TMB-159)."""
    gearloc.innate_plus = True
    if gearloc.gearloc == PATCHES:
        raise_stat(s, gearloc, HEALTH)  # Major Recovery comes with 1 Health
    elif gearloc.gearloc == TANTRUM:
        maybe_lose_fear(s, gearloc)
