"""Numbers worked out before anything happens: a unit's state, and what damage or healing would do."""

from __future__ import annotations

from boneyard.core.decision import Argument, Phrase
from boneyard.games.too_many_bones.battle.damage import SWORDS, TRUE, Reckoned, constant_left, reckon, shields_on
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.content.names import effect_phrase, phrase
from boneyard.games.too_many_bones.model.ids import ALL_EFFECTS
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc, effect
from boneyard.games.too_many_bones.shown.log import taken_off


def standing(s: TooManyBones, unit: int) -> Phrase:
    """The HP, shields and effect dice of a unit that has been named."""
    found = s.unit(unit)
    signs: list[Phrase] = []
    if shields_on(found):
        signs.append(phrase("sign-shields", count=shields_on(found)))
    if isinstance(found, Gearloc) and found.buff:
        signs.append(phrase("sign-buff", count=found.buff))
    signs += [effect_phrase(kind, effect(found, kind)) for kind in ALL_EFFECTS if effect(found, kind)]
    args: dict[str, Argument] = {"hp": found.hp, "max": max_hp(found)}
    return phrase("stands-with", **args, signs=tuple(signs)) if signs else phrase("stands", **args)


# What would come of it.


def strike(s: TooManyBones, swords: int) -> Reckoned:
    """What the swords of an answer would do to the target, with what a locked die adds."""
    amount = (swords & 15) + 2 * (swords >> 4) + constant_left(s)
    return reckon(s, s.unit(s.turn.target), amount, SWORDS)


def would_hurt(s: TooManyBones, unit: int, amount: int, kind: int) -> Phrase:
    """What damage would do if it were dealt now (TMB-183)."""
    hit = reckon(s, s.unit(unit), amount, kind)
    if hit.immune:
        return phrase("would-nothing", amount=amount)
    damage = phrase("damage", amount=amount, kind="true" if kind & TRUE else "plain")
    less = taken_off(s.who(unit), hit.flat, hit.blocked, hit.buffed, hit.capped)
    if less:
        return phrase("would-hurt-less", damage=damage, less=less, hp=hit.hp)
    return phrase("would-hurt", damage=damage, hp=hit.hp)


def would_heal(s: TooManyBones, unit: int, amount: int) -> Phrase:
    """What healing would do; HP never go above the maximum."""
    found = s.unit(unit)
    return phrase("would-heal", hp=found.hp, after=min(max_hp(found), found.hp + amount))
