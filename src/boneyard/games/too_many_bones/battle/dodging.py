"""Reactions to being targeted, before skills and dice: Smoke, Intercept and Riposte (TMB-183, TMB-184, TMB-231)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.answers.picks import NO, YES, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PickQuestion
from boneyard.games.too_many_bones.answers.words import name_of, yes_or_no
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.slots import drop_active, find, turn_down
from boneyard.games.too_many_bones.battle.targeting import reaches
from boneyard.games.too_many_bones.events.battle import Avoided, Redirected
from boneyard.games.too_many_bones.model.dice import die_of
from boneyard.games.too_many_bones.model.ids import (
    FIRST_BADDIE,
    INTERCEPT_ICON,
    NOBODY,
    PICKET,
    RIPOSTE_ICON,
    SMOKE_ICON,
    Die,
)
from boneyard.games.too_many_bones.model.mat import are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie

RIPOSTE_DAMAGE: Final = 3


def is_missed(s: TooManyBones, target: int) -> bool:
    """Whether this baddie's whole turn misses a target, or Picket standing in for it."""
    return (s.turn.missed >> target | s.turn.missed >> bearer_of(s, target)) & 1 == 1


def bearer_of(s: TooManyBones, target: int) -> int:
    """The unit that takes what is meant for a target: itself, or Picket in its place."""
    if s.turn.covered >> target & 1:
        for gearloc in s.gearlocs_standing():
            if gearloc.gearloc == PICKET:
                return gearloc.id
    return target


def targets_in_reach(s: TooManyBones, baddie: Baddie) -> list[int]:
    """This turn's targets still in range, each once, including those that are missed."""
    found: list[int] = []
    for target in s.turn.targets:
        if target not in found and reaches(s, baddie, target):
            found.append(target)
    return found


def bearers(s: TooManyBones, baddie: Baddie) -> list[int]:
    """The units that take what this baddie does to each of its targets."""
    return [bearer_of(s, target) for target in targets_in_reach(s, baddie) if not is_missed(s, target)]


class AnswerTargeting(Step):
    """Every target reacts once, in the order they are attacked."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.stands(self.unit):
            for target in targets_in_reach(s, s.baddie(self.unit)):
                s.then(Dodge(self.unit, target))


class Dodge(Do):
    """Smoke makes the baddie miss; otherwise Picket intercepts; otherwise a Riposte may avoid it.

    The first two are not optional and count down.
    """

    __slots__ = ("target", "unit")

    def __init__(self, unit: int, target: int) -> None:
        self.unit = unit
        self.target = target

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit) or not s.stands(self.target) or self.target >= FIRST_BADDIE:
            return
        gearloc = s.party[self.target]
        smoke = find(gearloc.active, SMOKE_ICON)
        intercept = find(gearloc.active, INTERCEPT_ICON)
        if smoke >= 0:
            s.turn.missed |= 1 << self.target
            s.say(Avoided(s.who(self.target), die_of(gearloc.active[smoke])))
            turn_down(s, gearloc, smoke)
        elif intercept >= 0 and picket_for(s, self.target) != NOBODY:
            s.turn.covered |= 1 << self.target
            s.say(Redirected(s.who(self.target), s.who(picket_for(s, self.target))))
            turn_down(s, gearloc, intercept)
        elif find(gearloc.active, RIPOSTE_ICON) >= 0 and are_adjacent(gearloc.cell, s.cell_of(self.unit)):
            s.then(OfferRiposte(self.unit, self.target))


def picket_for(s: TooManyBones, target: int) -> int:
    """Picket, if he is on the mat and not the target himself; otherwise NOBODY."""
    for gearloc in s.gearlocs_standing():
        if gearloc.gearloc == PICKET and gearloc.id != target:
            return gearloc.id
    return NOBODY


class OfferRiposte(PickQuestion):
    """Picket may avoid everything this baddie does to him this turn. A second Riposte die may strike back."""

    __slots__ = ("strike", "target", "unit")

    kind = "riposte"

    def __init__(self, unit: int, target: int, strike: bool = False) -> None:
        self.unit = unit
        self.target = target
        self.strike = strike  # only in old saves, where it stands for `OfferStrikeBack`

    def asked(self, s: TooManyBones) -> Seat:
        return self.target

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [] if self.strike else [pick(YES), pick(NO)]

    def unasked(self, s: TooManyBones) -> None:
        s.then(OfferStrikeBack(self.unit, self.target))

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == YES:
            die = use_riposte(s, self.target)
            s.turn.missed |= 1 << self.target
            s.say(Avoided(s.who(self.target), die))
            if find(s.party[self.target].active, RIPOSTE_ICON) >= 0:
                s.then(OfferStrikeBack(self.unit, self.target))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return yes_or_no(self.kind, chosen)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, s.turn.actor)}


class OfferStrikeBack(PickQuestion):
    """Picket may use another Riposte die to damage the baddie he has avoided."""

    __slots__ = ("target", "unit")

    kind = "riposte_strike"

    def __init__(self, unit: int, target: int) -> None:
        self.unit = unit
        self.target = target

    def asked(self, s: TooManyBones) -> Seat:
        return self.target

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(YES), pick(NO)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == YES:
            use_riposte(s, self.target)
            deal(s, Damage(self.unit, RIPOSTE_DAMAGE, PLAIN, self.target))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return yes_or_no(self.kind, chosen)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, s.turn.actor)}


def use_riposte(s: TooManyBones, seat: Seat) -> Die:
    """Use up the first Riposte die in a slot, and return which die it was."""
    gearloc = s.party[seat]
    place = find(gearloc.active, RIPOSTE_ICON)
    die = die_of(gearloc.active[place])
    drop_active(s, gearloc, place)
    return die
