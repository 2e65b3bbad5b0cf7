"""Putting effect dice on units and taking them off (TMB-192 to TMB-203).

What Poison, Bleed, Stun and others do at the start of a turn is in `turns.start_and_end`, what Weaken and Disable do in
`stats`, and what Taunt, Terrify, Untargetable and Flight do in `targeting`.
"""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.skill_rules import RESISTS, skills_at
from boneyard.games.too_many_bones.battle.stats import is_cleansed
from boneyard.games.too_many_bones.events.battle import EffectEnded, EffectPut
from boneyard.games.too_many_bones.model.ids import NEGATIVE_EFFECTS, Effect
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, effect, set_effect


def put_effect(s: TooManyBones, unit: int, kind: Effect, value: int = 1) -> None:
    """Put an effect die on a unit, replacing one of the same kind. Some units are immune (TMB-053, TMB-192)."""
    if not s.stands(unit):
        return
    bearer = s.unit(unit)
    if isinstance(bearer, Gearloc) and kind in NEGATIVE_EFFECTS and is_cleansed(s):
        return
    if isinstance(bearer, Baddie) and resists(bearer, kind):
        return
    set_effect(bearer, kind, value)
    s.say(EffectPut(s.who(unit), kind, value))


def resists(baddie: Baddie, kind: Effect) -> bool:
    """Whether a baddie gets no effect dice of a kind (TMB-053)."""
    return any(skill.resists(kind, number) for skill, number in skills_at(baddie, RESISTS))


def end_effect(s: TooManyBones, unit: int, kind: Effect) -> None:
    """Take an effect die off a unit, if it has one."""
    if s.stands(unit) and effect(s.unit(unit), kind):
        set_effect(s.unit(unit), kind, 0)
        s.say(EffectEnded(s.who(unit), kind))


def cleanse(s: TooManyBones) -> None:
    """Remove every negative effect die from the party."""
    for gearloc in s.gearlocs_standing():
        for kind in NEGATIVE_EFFECTS:
            end_effect(s, gearloc.id, kind)
