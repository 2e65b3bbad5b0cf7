"""Numbers worked out before anything happens: a unit's state, and what damage or healing would do."""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.core.decision import Argument, Phrase
from boneyard.games.too_many_bones.baddies.moments import in_skills_step
from boneyard.games.too_many_bones.baddies.tyrants.dice import rolls_die
from boneyard.games.too_many_bones.battle.damage import SWORDS, TRUE, Reckoned, constant_left, reckon, shields_on
from boneyard.games.too_many_bones.battle.stats import baddie_attack, max_hp
from boneyard.games.too_many_bones.battle.targeting import ends_for, targets_of
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.names import effect_phrase, phrase
from boneyard.games.too_many_bones.model.ids import ALL_EFFECTS, DISABLE, STUN, Cell
from boneyard.games.too_many_bones.model.mat import are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc, effect
from boneyard.games.too_many_bones.shown.log import taken_off
from boneyard.games.too_many_bones.shown.threats import BlowView, blows


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


@dataclass
class Intention:
    """Whom a baddie would target, where it would walk, and what it would roll, if its turn began now."""

    unit: int
    stunned: bool  # it will do nothing
    targets: tuple[int, ...]  # several if the party will choose, none if there is nobody
    ends: tuple[Cell, ...]  # where its way may end, its own position if it stays
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
    ends: list[Cell] = []
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
