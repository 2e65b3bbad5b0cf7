"""Numbers worked out before anything happens: how somebody stands, and what damage or healing would come to."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.decision import Argument, Phrase, Words
from boneyard.games.too_many_bones.actions import (
    GEARLOC_AIM,
    Pick,
)
from boneyard.games.too_many_bones.damage import TRUE, is_immune, shields_on
from boneyard.games.too_many_bones.figures import flat_reduction, is_hardy, max_hp
from boneyard.games.too_many_bones.ids import (
    EFFECTS,
    NOBODY,
)
from boneyard.games.too_many_bones.mat import ADJACENT
from boneyard.games.too_many_bones.naming import (
    called,
    effect_phrase,
    phrase,
)
from boneyard.games.too_many_bones.slots import (
    who,
)
from boneyard.games.too_many_bones.state import (
    Gearloc,
    TooManyBones,
    Unit,
    effect,
)
from boneyard.games.too_many_bones.telling import taken_off


def name_of(s: TooManyBones, unit: int) -> Words:
    """What a unit on the table is called."""
    return called(who(s, unit) >> 4)


def aimed_at(s: TooManyBones, option: Pick) -> int:
    """The unit an option is aimed at, or NOBODY."""
    if option.aim < GEARLOC_AIM:
        return s.grid[option.aim]
    for gearloc in s.party:
        if GEARLOC_AIM + gearloc.gearloc == option.aim:
            return gearloc.id
    return NOBODY


def names_at(s: TooManyBones, cells: Sequence[int], skip: int = NOBODY) -> tuple[Words, ...]:
    """Who stands on some positions."""
    return tuple([name_of(s, s.grid[cell]) for cell in cells if s.grid[cell] >= 0 and s.grid[cell] != skip])


def standing(s: TooManyBones, unit: int) -> Phrase:
    """Somebody with HP, shields and effect dice."""
    found = s.unit(unit)
    signs: list[Phrase] = []
    if shields_on(found):
        signs.append(phrase("sign-shields", count=shields_on(found)))
    if isinstance(found, Gearloc) and found.buff:
        signs.append(phrase("sign-buff", count=found.buff))
    signs += [effect_phrase(kind, effect(found, kind)) for kind in range(len(EFFECTS)) if effect(found, kind)]
    args: dict[str, Argument] = {"name": name_of(s, unit), "hp": found.hp, "max": max_hp(found)}
    return phrase("stands-with", **args, signs=tuple(signs)) if signs else phrase("stands", **args)


def place_words(s: TooManyBones, cell: int, unit: int) -> Phrase:
    """A position by who would be next to somebody there."""
    near = names_at(s, ADJACENT[cell], unit)
    return phrase("beside", near=near) if near else phrase("beside-nobody")


# What would come of it.


def would_hurt(s: TooManyBones, unit: int, amount: int, kind: int) -> Phrase:
    """The arithmetic of damage that was not dealt yet (TMB-183)."""
    found = s.unit(unit)
    name = name_of(s, unit)
    if is_immune(s, found, kind):
        return phrase("would-nothing", amount=amount, name=name)
    flat, blocked, buffed = _prevented(found, amount, kind)
    left = amount - flat - blocked - buffed
    capped = max(0, left - max(0, 1 - found.hurt)) if is_hardy(found) else 0
    hp = max(0, found.hp - left + capped)
    damage = phrase("damage", amount=amount, kind="true" if kind & TRUE else "plain")
    less = taken_off(who(s, unit), flat, blocked, buffed, capped)
    if less:
        return phrase("would-hurt-less", name=name, damage=damage, less=less, hp=hp)
    return phrase("would-hurt", name=name, damage=damage, hp=hp)


def _prevented(unit: Unit, amount: int, kind: int) -> tuple[int, int, int]:
    """What flat reductions, defense dice and Buff HP take off."""
    if kind & TRUE:
        return 0, 0, 0
    flat = min(amount, max(0, flat_reduction(unit) - unit.soaked))
    blocked = min(amount - flat, shields_on(unit))
    return flat, blocked, min(amount - flat - blocked, unit.buff) if isinstance(unit, Gearloc) else 0


def would_heal(s: TooManyBones, unit: int, amount: int) -> Phrase:
    """HP never go above the maximum."""
    found = s.unit(unit)
    return phrase("would-heal", name=name_of(s, unit), hp=found.hp, after=min(max_hp(found), found.hp + amount))
