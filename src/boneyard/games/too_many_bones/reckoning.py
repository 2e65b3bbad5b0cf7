"""Numbers worked out before anything happens: how somebody stands, and what damage or healing would come to."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.decision import Argument, Phrase, Words
from boneyard.games.too_many_bones.damage import TRUE, buff_part, flat_part, hardy_part, is_immune, shields_on
from boneyard.games.too_many_bones.figures import max_hp
from boneyard.games.too_many_bones.ids import (
    EFFECTS,
    NOBODY,
)
from boneyard.games.too_many_bones.mat import ADJACENT
from boneyard.games.too_many_bones.naming import (
    effect_phrase,
    phrase,
    unit_words,
)
from boneyard.games.too_many_bones.state import TooManyBones
from boneyard.games.too_many_bones.telling import taken_off
from boneyard.games.too_many_bones.units import Gearloc, effect


def name_of(s: TooManyBones, unit: int) -> Words:
    """What a unit on the table is called."""
    return unit_words(s.who(unit))


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
    flat = 0 if kind & TRUE else flat_part(found, amount)
    blocked = 0 if kind & TRUE else min(amount - flat, shields_on(found))
    buffed = buff_part(found, amount - flat - blocked, kind)
    left = amount - flat - blocked - buffed
    capped = hardy_part(found, left)
    hp = max(0, found.hp - left + capped)
    damage = phrase("damage", amount=amount, kind="true" if kind & TRUE else "plain")
    less = taken_off(s.who(unit), flat, blocked, buffed, capped)
    if less:
        return phrase("would-hurt-less", name=name, damage=damage, less=less, hp=hp)
    return phrase("would-hurt", name=name, damage=damage, hp=hp)


def would_heal(s: TooManyBones, unit: int, amount: int) -> Phrase:
    """HP never go above the maximum."""
    found = s.unit(unit)
    return phrase("would-heal", name=name_of(s, unit), hp=found.hp, after=min(max_hp(found), found.hp + amount))
