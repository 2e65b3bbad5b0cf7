"""Rounds: fatigue, turns from the top of the meter to its bottom, and the next round (TMB-112 to TMB-121).

Who enters where is in `battle.entering`: gearlocs first, then baddies.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.battle.damage import lose_hp
from boneyard.games.too_many_bones.battle.ending import CheckBattle, end_battle
from boneyard.games.too_many_bones.battle.entering import EnterBaddies, EnterGearloc, EnterGearlocs, seats_entering
from boneyard.games.too_many_bones.battle.special_rules import (
    ENTER_AT_ROUND_END,
    ROUND_ENDS,
    ROUND_STARTS,
    in_force,
    may_act,
)
from boneyard.games.too_many_bones.battle.targeting import cannot_lose_hp
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.events.battle import MeterMoved, RoundBegan
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from boneyard.games.too_many_bones.model.state import TooManyBones, noted_places, noted_unit
from boneyard.games.too_many_bones.turns.baddie_turn import BaddieTurn
from boneyard.games.too_many_bones.turns.gearloc_turn import GearlocTurn

FATIGUE_FROM: Final[int] = FACTS["rounds.fatigue_from"]
FATIGUE_LOSS: Final[int] = FACTS["rounds.fatigue_loss"]
LIMIT: Final[int] = FACTS["rounds.limit"]


class StartRound(Do):
    """Turn the round die and apply fatigue. Against Nom the next gearloc enters (TMB-058, TMB-117, TMB-119).

    A battle that cannot be decided is lost (TMB-220).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.round += 1
        s.acted = 0
        if s.round > LIMIT:
            end_battle(s, "time")
            return
        s.say(RoundBegan(s.round))
        coming = seats_entering(s)  # before fatigue knocks out another
        if s.round >= FATIGUE_FROM:
            tire(s)
            s.then(CheckBattle())
        for rule, argument in in_force(s, ROUND_STARTS):
            rule.round_starts(s, argument)
        for seat in coming:
            s.then(EnterGearloc(seat, 0), CheckBattle())
        s.then(NextTurn())


def tire(s: TooManyBones) -> None:
    """Fatigue: prevented only by an effect that says HP cannot change."""
    tired = [unit for unit in [*s.gearlocs_standing(), *s.enemies_standing()] if not cannot_lose_hp(s, unit)]
    for unit in tired:
        lose_hp(s, unit, FATIGUE_LOSS, "fatigue")


class NextTurn(Do):
    """The topmost unit that has not acted takes its turn. When all have, the round ends (TMB-113, TMB-116)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for unit in s.meter:
            if not s.acted >> unit & 1:
                s.acted |= 1 << unit
                if not may_act(s, unit):
                    continue
                s.then(GearlocTurn(unit) if unit < FIRST_BADDIE else BaddieTurn(unit), NextTurn())
                return
        s.then(EndRound())


class EndRound(Do):
    """End-of-round effects, those of the encounter first, then meter changes, entries and a new round (TMB-118)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for rule, argument in in_force(s, ROUND_ENDS):
            rule.round_ends(s, argument)
        now = all(rule.enter_at_round_end(s, argument) for rule, argument in in_force(s, ENTER_AT_ROUND_END))
        entries = EnterGearlocs(0) if now else EnterBaddies(0)
        s.then(ChangeMeter(), entries, CheckBattle(), StartRound())


class ChangeMeter(Do):
    """Carry out the meter changes noted during the round, in their order (TMB-115).

    Units that left the mat are skipped.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for noted in s.notes:
            shift(s, noted_unit(noted), noted_places(noted))
        s.notes = []


def shift(s: TooManyBones, unit: int, places: int) -> None:
    """Move a unit down the meter, or up if negative, at most to its end (TMB-115)."""
    if unit not in s.meter:
        return  # it has left the mat
    here = s.meter.index(unit)
    there = min(len(s.meter) - 1, max(0, here + places))
    s.meter.insert(there, s.meter.pop(here))
    if there != here:
        s.say(MeterMoved(s.who(unit), there - here))
