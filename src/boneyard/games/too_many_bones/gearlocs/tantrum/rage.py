"""Tantrum's Rage die: raised by HP loss and attacks, with a breakdown at the top."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.slots import exhaust
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, gearloc_rule
from boneyard.games.too_many_bones.content.sheets import VALUE_AT, icon_of
from boneyard.games.too_many_bones.events.battle import DiePlaced, DieTurned
from boneyard.games.too_many_bones.model.dice import die_of, face_of, token
from boneyard.games.too_many_bones.model.ids import BREAKDOWN_ICON, IN_PLAY, RAGE_DIE, READY, TANTRUM, Die
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

TIERS: Final = 3
TOP: Final = 5  # the breakdown face
STEP: Final = 2  # tenths between two faces


def rage_place(gearloc: Gearloc) -> int:
    """The active slot with the Rage die, or -1. There is never more than one."""
    for place in range(len(gearloc.active)):
        if RAGE_DIE <= die_of(gearloc.active[place]) < RAGE_DIE + TIERS:
            return place
    return -1


def enrage(s: TooManyBones, gearloc: Gearloc) -> None:
    """Put RAGE! into an active slot on 1.0, before every battle (TMB-100)."""
    rolled_die = token(RAGE_DIE, 0, VALUE_AT[RAGE_DIE * 6])
    gearloc.put(RAGE_DIE, IN_PLAY)
    gearloc.active.append(rolled_die)
    s.say(DiePlaced(s.who(gearloc.id), rolled_die, s.who(gearloc.id), "active"))


def set_rage(s: TooManyBones, gearloc: Gearloc, place: int, die: Die, face: int) -> None:
    """Turn the active Rage die to a face, or replace it by another tier."""
    old = die_of(gearloc.active[place])
    if old != die:
        gearloc.put(old, READY)
        gearloc.put(die, IN_PLAY)
    gearloc.active[place] = token(die, face, VALUE_AT[die * 6 + face])
    s.say(DieTurned(s.who(gearloc.id), gearloc.active[place]))


def highest_face(gearloc: Gearloc) -> int:
    """The breakdown, or with Fearless Rage the face before it (TMB-223)."""
    return TOP - 1 if gearloc.innate_plus else TOP


def may_turn(gearloc: Gearloc, steps: int) -> bool:
    """Whether the active Rage die can move by exactly this many steps, up or down (negative)."""
    place = rage_place(gearloc)
    return place >= 0 and 0 <= face_of(gearloc.active[place]) + steps <= highest_face(gearloc)


def turn_rage(s: TooManyBones, gearloc: Gearloc, steps: int) -> None:
    """Move the active Rage die by exactly this many steps, up or down (negative)."""
    place = rage_place(gearloc)
    rolled_die = gearloc.active[place]
    set_rage(s, gearloc, place, die_of(rolled_die), face_of(rolled_die) + steps)


def gain_rage(s: TooManyBones, gearloc: Gearloc, steps: int) -> None:
    """Raise rage, by one step per HP lost and for a turn with an attack.

    It stops at or before the breakdown (TMB-223).
    """
    place = rage_place(gearloc)
    if place < 0:
        return
    room = highest_face(gearloc) - face_of(gearloc.active[place])
    if room > 0:
        turn_rage(s, gearloc, min(room, steps))


class Rage(SpecialRule):
    """RAGE! is active in every battle. HP lost and a turn with an attack raise it. The argument is Tantrum's seat."""

    def sets_up(self, s: TooManyBones, argument: int) -> None:
        enrage(s, s.party[argument])

    def loses_hp(self, s: TooManyBones, unit: int, lost: int, argument: int) -> None:
        if unit == argument:
            gain_rage(s, s.party[argument], lost)

    def attacks(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        if gearloc.id == argument and not s.turn.enraged:
            s.turn.enraged = True
            gain_rage(s, gearloc, 1)

    def die_restored(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> None:
        if die == RAGE_DIE and s.stands(gearloc.id):
            enrage(s, gearloc)


gearloc_rule(TANTRUM, Rage())


def may_advance(gearloc: Gearloc) -> bool:
    """Whether a Rage die is active and the next tier is on the mat. There is no advance from a breakdown."""
    place = rage_place(gearloc)
    if place < 0 or icon_of(gearloc.active[place]) == BREAKDOWN_ICON:
        return False
    following = Die(die_of(gearloc.active[place]) + 1)
    return following < RAGE_DIE + TIERS and gearloc.where_is(following) == READY


def advance(s: TooManyBones, gearloc: Gearloc) -> None:
    """Replace the Rage die by the next tier at its lowest number. Nothing is exhausted."""
    place = rage_place(gearloc)
    set_rage(s, gearloc, place, Die(die_of(gearloc.active[place]) + 1), 0)


def exhaust_rage(s: TooManyBones, gearloc: Gearloc) -> None:
    """Exhaust a used Rage die. After a higher tier, RAGE! is active again at once."""
    place = rage_place(gearloc)
    used = gearloc.active[place]
    if die_of(used) == RAGE_DIE:
        gearloc.active.pop(place)
    else:
        set_rage(s, gearloc, place, RAGE_DIE, 0)
    exhaust(s, used)


def maybe_break_down(s: TooManyBones, gearloc: Gearloc) -> None:
    """A turn that ends on the breakdown restarts the rage, on the same die or on RAGE! (TMB-292)."""
    place = rage_place(gearloc)
    if place >= 0 and icon_of(gearloc.active[place]) == BREAKDOWN_ICON:
        tier = die_of(gearloc.active[place]) if s.book.breakdown_keeps_tier else RAGE_DIE
        set_rage(s, gearloc, place, tier, 0)


def maybe_lose_fear(s: TooManyBones, gearloc: Gearloc) -> None:
    """Fearless Rage gained on the breakdown turns the die back to the face before it (TMB-223)."""
    if rage_place(gearloc) >= 0 and not may_turn(gearloc, 0):
        turn_rage(s, gearloc, -1)
