"""Duster: Cloak & Dagger, her dagger, and how she hides (TMB-061)."""

from __future__ import annotations

from boneyard.games.too_many_bones.baddies.tyrants.challenges import CHALLENGES, Challenge, on_top
from boneyard.games.too_many_bones.baddies.tyrants.dice import SHOWS
from boneyard.games.too_many_bones.baddies.tyrants.objects import called_points
from boneyard.games.too_many_bones.battle.dodging import bearers
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.ending import take_off
from boneyard.games.too_many_bones.battle.moving import move
from boneyard.games.too_many_bones.battle.queue import draw
from boneyard.games.too_many_bones.events.battle import Left
from boneyard.games.too_many_bones.loot.cards.spirits_of_ebon import afflict
from boneyard.games.too_many_bones.model.ids import (
    BLEED,
    CLOAK_AND_DAGGER_FACE,
    DUSTERS_DAGGER_FACE,
    FIRST_BADDIE,
    UNTARGETABLE,
)
from boneyard.games.too_many_bones.model.mat import NOWHERE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import WAITING, Baddie, Gearloc


def cloak_and_dagger(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Take the next gearloc to act off the mat, and put her in its place (TMB-061).

    It enters again after the next KO: `battle.ending.call_back_cloaked`.
    """
    if len(s.gearlocs_standing()) < 2:
        return
    gearloc = next_gearloc(s)
    cell = gearloc.cell
    s.say(Left(s.who(gearloc.id), queue=False))
    take_off(s, gearloc)
    gearloc.where = WAITING
    gearloc.place = NOWHERE
    move(s, baddie.id, cell, "swap")


def next_gearloc(s: TooManyBones) -> Gearloc:
    """The next gearloc on the meter to act this round, or else the first of the next round (TMB-240)."""
    on_meter = [unit for unit in s.meter if unit < FIRST_BADDIE]
    waiting = [unit for unit in on_meter if not s.acted >> unit & 1]
    return s.party[(waiting or on_meter)[0]]


def dusters_dagger(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Put a Bleed die on each target that lost HP to her."""
    for unit in bearers(s, baddie):
        if s.turn.damaged >> unit & 1:
            afflict(s, unit, BLEED)


def hide(s: TooManyBones, _baddie: Baddie, _value: int, unit: int) -> None:
    """Nobody can target her until her next turn (TMB-200)."""
    put_effect(s, unit, UNTARGETABLE)


def duster(s: TooManyBones) -> None:
    """Draw as many baddies as there are gearlocs, and put Duster on top (TMB-061)."""
    for _ in s.party:
        s.queue += draw(s, called_points(s))
    on_top(s)


SHOWS[CLOAK_AND_DAGGER_FACE] = cloak_and_dagger
SHOWS[DUSTERS_DAGGER_FACE] = dusters_dagger
CHALLENGES["duster"] = Challenge(after=duster, brings_points=False)
