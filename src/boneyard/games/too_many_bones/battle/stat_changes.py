"""Raising and lowering a gearloc's stats."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import heal
from boneyard.games.too_many_bones.battle.stats import PRINTED, max_hp
from boneyard.games.too_many_bones.events.adventure import StatLowered
from boneyard.games.too_many_bones.events.battle import StatRaised
from boneyard.games.too_many_bones.model.ids import HEALTH, Stat
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import STAT_MAX, Gearloc


def may_attempt(gearloc: Gearloc, stat: Stat) -> bool:
    """Whether a stat can still be raised. A stat die shows at most 6 (TMB-070)."""
    return gearloc.trained[stat] < STAT_MAX


def raise_stat(s: TooManyBones, gearloc: Gearloc, stat: Stat, by: int = 1) -> None:
    """Raise a stat die permanently, as far as possible. Health also raises HP (TMB-064, TMB-072, TMB-244)."""
    raised = min(by, STAT_MAX - gearloc.trained[stat])
    if raised:
        gearloc.trained[stat] += raised
        s.say(StatRaised(s.who(gearloc.id), stat, PRINTED[gearloc.gearloc][stat] + gearloc.trained[stat]))
        if stat == HEALTH:
            heal(s, gearloc, raised)


def lower_stat(s: TooManyBones, gearloc: Gearloc, stat: Stat, by: int) -> None:
    """Lower a stat die permanently, but not below 0. HP above the new maximum are lost."""
    lowered = min(by, gearloc.trained[stat])
    if lowered:
        gearloc.trained[stat] -= lowered
        gearloc.hp = min(gearloc.hp, max_hp(gearloc))
        s.say(StatLowered(s.who(gearloc.id), stat, PRINTED[gearloc.gearloc][stat] + gearloc.trained[stat]))
