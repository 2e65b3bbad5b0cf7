"""Boomer, Scavenger: Element, Casing, Fuse and the Boom Counter, and making grenades of components."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import ACT, MAKE_GRENADE, Pick, pick
from boneyard.games.too_many_bones.battle.slots import exhaust, find, set_counter, total, turn_down_locked
from boneyard.games.too_many_bones.battle.verbs import Acts
from boneyard.games.too_many_bones.content.icons import BLANK, BONES, icon
from boneyard.games.too_many_bones.content.records import AT_ONCE, COUNTER, COUNTING, LOCKED
from boneyard.games.too_many_bones.content.sheets import Profession, face_with, icon_of
from boneyard.games.too_many_bones.model.dice import die_of, face_of, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    BONES_ICON,
    BOOM_COUNTER,
    BOOMER,
    CASING_ICON,
    ELEMENT_DIE,
    ELEMENT_ICON,
    FUSE_DIE,
    FUSE_ICON,
    MULTI_USE_PARTS_ICON,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

SCAVENGER: Final = Profession(BOOMER, Words("Scavenger", "Farfouilleuse"))

MOST: Final = 3  # grenades on the Boom Counter, and components on one die

ELEMENT: Final = icon(
    "element",
    Words("Element", "Élément"),
    Words("X element(s) for grenades.", "X élément(s) de grenade."),
    AT_ONCE | LOCKED | COUNTER,
)

SCAVENGER.die(
    1,
    "element",
    Words("Element", "Élément"),
    Words(
        "A part of a grenade, kept in a locked slot and counted down.",
        "Une pièce de grenade, gardée en case bloquée et décomptée.",
    ),
    (BONES.of(1), ELEMENT.of(1), ELEMENT.of(1), ELEMENT.of(2), ELEMENT.of(2), ELEMENT.of(3)),
    starting=True,
)

CASING: Final = icon(
    "casing",
    Words("Casing", "Boîtier"),
    Words("X casing(s) for grenades.", "X boîtier(s) de grenade."),
    AT_ONCE | LOCKED | COUNTER,
)

SCAVENGER.die(
    2,
    "casing",
    Words("Casing", "Boîtier"),
    Words(
        "A part of a grenade, kept in a locked slot and counted down.",
        "Une pièce de grenade, gardée en case bloquée et décomptée.",
    ),
    (BONES.of(1), CASING.of(1), CASING.of(1), CASING.of(2), CASING.of(2), CASING.of(3)),
    starting=True,
)

FUSE: Final = icon(
    "fuse",
    Words("Fuse", "Mèche"),
    Words("X fuse(s) for grenades.", "X mèche(s) de grenade."),
    AT_ONCE | LOCKED | COUNTER,
)

SCAVENGER.die(
    3,
    "fuse",
    Words("Fuse", "Mèche"),
    Words(
        "A part of a grenade, kept in a locked slot and counted down.",
        "Une pièce de grenade, gardée en case bloquée et décomptée.",
    ),
    (BONES.of(1), FUSE.of(1), FUSE.of(1), FUSE.of(2), FUSE.of(2), FUSE.of(3)),
    starting=True,
)

GRENADES: Final = icon(
    "grenades",
    Words("Grenades", "Grenades"),
    Words("X grenade(s) ready to throw.", "X grenade(s) prête(s) à lancer."),
    COUNTER,
)

SCAVENGER.die(
    4,
    "boom-counter",
    Words("Boom Counter", "Compte-boum"),
    Words(
        "Counts the grenades she has ready, up to 3; one of each part makes one more.",
        "Compte les grenades prêtes, 3 au plus ; une pièce de chaque sorte en fait une de plus.",
    ),
    (GRENADES.of(0), GRENADES.of(1), GRENADES.of(2), GRENADES.of(3), BLANK.of(), BLANK.of()),
    kind=COUNTING,
    starting=True,
)

MULTI_USE_PARTS: Final = icon(
    "multi_use_parts",
    Words("Multi-use parts", "Pièces à usage multiple"),
    Words("X part(s) for grenades, of any kind she likes.", "X pièce(s) de grenade, à son choix."),
    AT_ONCE | LOCKED | COUNTER,
)

COMPONENTS: Final = (ELEMENT_ICON, CASING_ICON, FUSE_ICON)  # by die, from Element on


def has_grenade(gearloc: Gearloc) -> bool:
    """Whether the Boom Counter holds a grenade."""
    return gearloc.counts(BOOM_COUNTER) > 0


def set_grenades(s: TooManyBones, gearloc: Gearloc, count: int) -> None:
    """Set the Boom Counter."""
    set_counter(s, gearloc, BOOM_COUNTER, min(MOST, count))


def spend_grenade(s: TooManyBones, gearloc: Gearloc) -> None:
    """Spend a grenade, which every grenade die costs when it is aimed."""
    set_grenades(s, gearloc, gearloc.counts(BOOM_COUNTER) - 1)


def acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """One of each component makes a grenade, at any time in her turn, as often as possible."""
    room = gearloc.counts(BOOM_COUNTER) < MOST
    return [pick(ACT, MAKE_GRENADE)] if room and has_components(s, gearloc) else []


def has_components(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether each component is there, on its own die, locked or just rolled, or else as Multi-Use Parts."""
    missing = 0
    for component in COMPONENTS:
        if find(gearloc.locked, component) < 0 and find(s.turn.roll, component) < 0:
            missing += 1
    return missing <= total(gearloc.locked, MULTI_USE_PARTS_ICON) + total(s.turn.roll, MULTI_USE_PARTS_ICON)


def make_grenade(s: TooManyBones, gearloc: Gearloc, _chosen: Pick) -> None:
    """Lower each component by 1. A die used directly from the roll is exhausted (TMB-226)."""
    missing = 0
    for component in COMPONENTS:
        locked, rolled = find(gearloc.locked, component), find(s.turn.roll, component)
        if locked >= 0:
            turn_down_locked(s, gearloc, locked)
        elif rolled >= 0:
            exhaust(s, s.turn.roll.pop(rolled))
        else:
            missing += 1
    while missing > 0 and find(gearloc.locked, MULTI_USE_PARTS_ICON) >= 0:
        turn_down_locked(s, gearloc, find(gearloc.locked, MULTI_USE_PARTS_ICON))
        missing -= 1
    while missing > 0:
        rolled_die = s.turn.roll.pop(find(s.turn.roll, MULTI_USE_PARTS_ICON))
        missing -= value_of(rolled_die)
        exhaust(s, rolled_die)
    set_grenades(s, gearloc, gearloc.counts(BOOM_COUNTER) + 1)


ACTS: Final[Acts] = {MAKE_GRENADE: make_grenade}


def is_component_die(die: Die) -> bool:
    """Whether it is Element, Casing or Fuse."""
    return ELEMENT_DIE <= die <= FUSE_DIE


def as_locked(gearloc: Gearloc, rolled_die: RolledDie) -> RolledDie:
    """The value once locked: Resourceful Scavenger adds 1 to a component, and turns bones into 1."""
    die = die_of(rolled_die)
    if not gearloc.innate_plus or not is_component_die(die):
        return rolled_die
    if icon_of(rolled_die) == BONES_ICON:
        return token(die, face_with(die, COMPONENTS[die - ELEMENT_DIE]), 1)
    return token(die, face_of(rolled_die), min(MOST, value_of(rolled_die) + 1))
