"""Marrow: Blood Rage and the Orcs he calls (TMB-059, TMB-060).

Skull Crack Axe, a face of his die, changes the damage: `turns.attack`.
"""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.baddies.skills import ORC
from boneyard.games.too_many_bones.baddies.tyrants.challenges import CHALLENGES, Challenge
from boneyard.games.too_many_bones.baddies.tyrants.dice import SHOWS
from boneyard.games.too_many_bones.battle.damage import heal
from boneyard.games.too_many_bones.battle.effect_dice import end_effect
from boneyard.games.too_many_bones.battle.entering import enter_baddie
from boneyard.games.too_many_bones.battle.moving import walk
from boneyard.games.too_many_bones.battle.queue import find_chip
from boneyard.games.too_many_bones.battle.targeting import MOVES, free_cells, route_ends
from boneyard.games.too_many_bones.content.chips import CHIPS, chips_of
from boneyard.games.too_many_bones.events.battle import Queued
from boneyard.games.too_many_bones.model.ids import ALL_EFFECTS, BLOOD_RAGE_FACE, NO_CHIP, NOBODY, ChipId
from boneyard.games.too_many_bones.model.mat import BADDIE_RANGED, cell_at
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

MANY_BONES: Final = 2
BLOOD_HEALING: Final = 3
DEN: Final = cell_at(2, BADDIE_RANGED)  # the goal of Blood Rage: the ranged position of lane 3


def blood_rage(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Remove all effect dice from him. The rest follows at the end of his turn."""
    for kind in ALL_EFFECTS:
        end_effect(s, baddie.id, kind)


def go_home(s: TooManyBones, baddie: Baddie) -> None:
    """At the end of a turn with Blood Rage he moves towards the back of lane 3 and heals (TMB-060)."""
    heal(s, baddie, BLOOD_HEALING)
    free = free_cells(s.grid) | 1 << baddie.cell
    if free >> DEN & 1:
        walk(s, baddie.id, route_ends(free, baddie.cell, 1 << DEN, CHIPS[baddie.chip].diagonal, MOVES), "walk")


def call_orc(s: TooManyBones, _baddie: Baddie, _value: int, _unit: int) -> None:
    """One bones calls a 1-pt Orc to the top of the queue, more call a 5-pt Orc (TMB-059)."""
    points = 1 if s.turn.bones < MANY_BONES else 5
    chip = find_chip(s, chips_of(points, (ORC,)))
    if chip != NOBODY:
        s.queue.insert(0, chip)
        s.say(Queued(ChipId(chip & CHIP) if chip & FACE_UP else NO_CHIP, points, top=True))


def marrow(s: TooManyBones) -> None:
    """Place Marrow at the back of lane 3."""
    enter_baddie(s, s.challenged_tyrant, 2, cell_at(2, BADDIE_RANGED))


SHOWS[BLOOD_RAGE_FACE] = blood_rage
CHALLENGES["marrow"] = Challenge(before=marrow)
