"""Numbers worked out before anything happens: a unit's state, and what damage or healing would do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.core.decision import Argument, Phrase, Words
from boneyard.games.too_many_bones.baddies.moments import in_skills_step
from boneyard.games.too_many_bones.baddies.tyrants.dice import rolls_die
from boneyard.games.too_many_bones.battle.damage import TRUE, buff_part, flat_part, hardy_part, is_immune, shields_on
from boneyard.games.too_many_bones.battle.stats import baddie_attack, max_hp
from boneyard.games.too_many_bones.battle.targeting import ends_for, targets_of
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.model.ids import DISABLE, EFFECTS, NOBODY, STUN
from boneyard.games.too_many_bones.model.mat import ADJACENT, are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc, effect
from boneyard.games.too_many_bones.shown.battle_log import taken_off
from boneyard.games.too_many_bones.shown.names import effect_phrase, phrase, unit_words
from boneyard.games.too_many_bones.shown.threats import BlowView, blows


def name_of(s: TooManyBones, unit: int) -> Words:
    """What a unit on the table is called."""
    return unit_words(s.who(unit))


def names_at(s: TooManyBones, cells: Sequence[int], skip: int = NOBODY) -> tuple[Words, ...]:
    """The units on some positions."""
    return tuple([name_of(s, s.grid[cell]) for cell in cells if s.grid[cell] >= 0 and s.grid[cell] != skip])


def standing(s: TooManyBones, unit: int) -> Phrase:
    """A unit with its HP, shields and effect dice."""
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
    """A position, described by the units next to it."""
    near = names_at(s, ADJACENT[cell], unit)
    return phrase("beside", near=near) if near else phrase("beside-nobody")


# What would come of it.


def would_hurt(s: TooManyBones, unit: int, amount: int, kind: int) -> Phrase:
    """What damage would do if it were dealt now (TMB-183)."""
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
    """What healing would do; HP never go above the maximum."""
    found = s.unit(unit)
    return phrase("would-heal", name=name_of(s, unit), hp=found.hp, after=min(max_hp(found), found.hp + amount))


@dataclass
class Intention:
    """Whom a baddie would target, where it would walk, and what it would roll, if its turn began now."""

    unit: int
    stunned: bool  # it will do nothing
    targets: tuple[int, ...]  # several if the party will choose, none if there is nobody
    ends: tuple[int, ...]  # where its way may end, its own position if it stays
    reaches: bool  # whether it may attack from some end of its way
    attack: int  # dice against each target
    blows: tuple[BlowView, ...]  # what those dice may do to each target
    defense: int
    tyrant_die: bool
    skills: tuple[tuple[int, int], ...]  # those of the skills step, each with its number
    for_bones: tuple[tuple[int, int, int], ...]  # bones needed, skill, number

    @property
    def tied(self) -> bool:
        """Whether the party will choose its target."""
        return len(self.targets) > 1 or len(self.ends) > 1


def intention(s: TooManyBones, unit: int) -> Intention:
    """What a baddie or tyrant on the mat is about to do; the start of its turn may still change it."""
    baddie = s.baddie(unit)
    chip = CHIPS[baddie.chip]
    stunned = effect(baddie, STUN) > 0
    targets = [] if stunned else targets_of(s, baddie)
    ends: list[int] = []
    reaches = False
    for target in targets:
        for end in ends_for(s, baddie, target):
            reaches = reaches or chip.ranged or are_adjacent(end, s.cell_of(target))
            if end not in ends:
                ends.append(end)
    dice = baddie_attack(s, baddie) if reaches else 0
    return Intention(
        unit,
        stunned,
        tuple(targets),
        tuple(sorted(ends)) or (baddie.cell,),
        reaches,
        dice,
        tuple(blows(s, baddie, targets, dice)),
        0 if stunned else max(0, chip.defense - len(baddie.shields)),
        rolls_die(s, baddie) and not stunned,
        () if stunned else tuple([(skill >> 8, skill & 255) for skill in in_skills_step(baddie)]),
        () if stunned or effect(baddie, DISABLE) else chip.bones,
    )
