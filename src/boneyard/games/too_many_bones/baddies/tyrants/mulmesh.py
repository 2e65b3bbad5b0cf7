"""Mulmesh: Silver Hide, Howl and Retreat (TMB-051, TMB-236)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.answers.picks import RETREAT_START
from boneyard.games.too_many_bones.baddies.tyrants.challenges import CHALLENGES, Challenge, at_the_bottom
from boneyard.games.too_many_bones.baddies.tyrants.dice import SHOWS
from boneyard.games.too_many_bones.battle.ending import remove_baddie
from boneyard.games.too_many_bones.battle.skill_rules import SkillRule
from boneyard.games.too_many_bones.events.battle import Left, MeterMoved, SkillUsed
from boneyard.games.too_many_bones.model.ids import (
    FIRST_BADDIE,
    HOWL_FACE,
    NO_START,
    RETREAT_SKILL,
    SILVER_HIDE_FACE,
    TurnStart,
)
from boneyard.games.too_many_bones.model.state import FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

RETREAT_AT: Final = 3  # HP or fewer (TMB-051)


class Retreat(SkillRule):
    """At the start of a turn with few HP he goes on top of the queue and comes back with full HP (TMB-051, TMB-125)."""

    def turn_start(self, baddie: Baddie, stunned: bool, harm: int, argument: int) -> TurnStart:
        return RETREAT_START if baddie.hp - harm <= RETREAT_AT else NO_START

    def starts(self, s: TooManyBones, baddie: Baddie, start: TurnStart, argument: int) -> None:
        if start == RETREAT_START and baddie.hp <= RETREAT_AT:
            retreat(s, baddie)


def retreat(s: TooManyBones, baddie: Baddie) -> None:
    """Take him off the mat and put him on top of the queue."""
    s.say(SkillUsed(s.who(baddie.id), RETREAT_SKILL, 1))
    s.say(Left(s.who(baddie.id), queue=True))
    remove_baddie(s, baddie)
    s.queue.insert(0, baddie.chip | FACE_UP)


def silver_hide(_s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Attack dice do not affect him until his next turn."""
    baddie.silver = True


def howl(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Every baddie below him moves up past one gearloc at once (TMB-115, TMB-236)."""
    for place in range(s.meter.index(baddie.id) + 2, len(s.meter)):
        unit, above = s.meter[place], s.meter[place - 1]
        if unit >= FIRST_BADDIE > above:
            s.meter[place], s.meter[place - 1] = above, unit
            s.say(MeterMoved(s.who(unit), -1))


def mulmesh(s: TooManyBones) -> None:
    """Put Mulmesh at the bottom, and the Beasts gathered on his card on top (tyrant-mulmesh-1)."""
    at_the_bottom(s)
    if s.maybe_adventure is not None:
        s.queue[:0] = s.maybe_adventure.stored
        s.maybe_adventure.stored = []


SHOWS[SILVER_HIDE_FACE] = silver_hide
SHOWS[HOWL_FACE] = howl
CHALLENGES["mulmesh"] = Challenge(after=mulmesh)
