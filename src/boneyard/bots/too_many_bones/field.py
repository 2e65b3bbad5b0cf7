"""A Too Many Bones battle as bots see it: the damage of each baddie, the value of a hit, and who is in danger."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.damage import PLAIN, SWORDS, TRUE, reckon, shields_on
from boneyard.games.too_many_bones.battle.odds import AVERAGE_SWORDS, bones_of, swords_of
from boneyard.games.too_many_bones.battle.slots import find, total
from boneyard.games.too_many_bones.battle.stats import attack, baddie_attack, is_hardy, skill_value
from boneyard.games.too_many_bones.battle.targeting import MOVES, targets_of
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.records import Chip
from boneyard.games.too_many_bones.gearlocs.every_die import SHEETS
from boneyard.games.too_many_bones.model.ids import (
    BLEED_SKILL,
    BREAK_SKILL,
    CARELESS_SKILL,
    COMPOUND_SKILL,
    CONSTANT_DAMAGE_ICON,
    CORROSIVE_SKILL,
    DISABLE,
    ENGULF_SKILL,
    FIRST_BADDIE,
    FLIGHT,
    FRENZY_SKILL,
    INSPIRE_SKILL,
    INTERCEPT_ICON,
    LASHBACK_SKILL,
    LIMIT_SKILL,
    MISCHIEF_SKILL,
    NOBODY,
    ORB,
    POISON_SKILL,
    RECOVER_SKILL,
    RIPOSTE_ICON,
    SIGNAL_SKILL,
    SMOKE_ICON,
    STUN,
    STUN_SKILL,
    TERRIFY_SKILL,
    UNDEAD_SKILL,
    UNITS,
    UNTARGETABLE_SKILL,
    WEAKEN_SKILL,
    Cell,
)
from boneyard.games.too_many_bones.model.mat import ADJACENT, apart, are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, effect

HARM: Final = {  # the cost of a skill to the party each time, in HP, for each 1 of its number
    BLEED_SKILL: 2.0,
    CORROSIVE_SKILL: 0.5,
    INSPIRE_SKILL: 0.8,
    LIMIT_SKILL: 1.0,
    MISCHIEF_SKILL: 0.5,
    POISON_SKILL: 1.0,
    SIGNAL_SKILL: 1.0,
    STUN_SKILL: 1.5,
    TERRIFY_SKILL: 0.3,
    UNTARGETABLE_SKILL: 0.3,
    WEAKEN_SKILL: 0.6,
    CARELESS_SKILL: -0.8,
}
GONE: Final = 1.2  # the value of removing any baddie, in HP
AHEAD: Final = 2.5  # the turns a baddie loses that is defeated now
PARTLY: Final = 0.7  # the part of that value for damage, by the part of its HP
QUARRY: Final = 4.0  # added for the tyrant whose defeat wins
FAR: Final = 0.3  # the part of a baddie's damage that counts while it is out of range
FALLING: Final = 2.5  # the cost of a KO in HP, beyond those lost


def _harm_of(chip: Chip) -> float:
    """The cost of a chip's skills to the party per turn, without its swords."""
    harm = sum([HARM.get(which, 0.0) * number for which, number in chip.skills])
    for bones, which, number in chip.bones:
        harm += HARM.get(which, 0.0) * number * sum(bones_of(chip.attack, chip.defense)[bones:])
    return harm


SKILLED: Final[list[float]] = [_harm_of(chip) for chip in CHIPS]


class Field:
    """The baddies on the mat by unit: the damage of each per turn, and the value of defeating it."""

    __slots__ = ("damages", "foes", "harm", "prices", "s")

    def __init__(self, s: TooManyBones) -> None:
        self.s = s
        self.foes = s.enemies_standing()
        self.damages = [0.0] * UNITS
        self.prices = [0.0] * UNITS
        self.harm: list[float] = []  # by seat, computed when first needed
        for foe in self.foes:
            if foe.chip == NOBODY:
                self.prices[foe.id] = GONE
                continue
            damage = damage_per_turn(s, foe)
            price = GONE + AHEAD * damage + 0.5 * skill_value(foe, RECOVER_SKILL)
            if skill_value(foe, UNDEAD_SKILL) and not foe.risen:
                price *= 0.6
            if foe.chip == s.challenged_tyrant:
                price += QUARRY
            self.prices[foe.id] = price
            self.damages[foe.id] = 0.0 if effect(foe, STUN) else damage

    def wound(self, foe: Baddie, amount: float) -> float:
        """The value of a baddie losing this many HP."""
        if amount <= 0.0:
            return 0.0
        if amount >= foe.hp:
            return self.prices[foe.id]
        return self.prices[foe.id] * PARTLY * amount / foe.hp

    def blow(self, foe: Baddie, amount: int, kind: int = PLAIN) -> float:
        """The value of a hit that does not miss. Shields that it costs have a value too."""
        hit = reckon(self.s, foe, amount, kind)
        if hit.immune:
            return 0.0
        scratched = 0.0 if kind & TRUE else 0.15 * min(shields_on(foe), amount)
        return scratched + self.wound(foe, float(hit.damage))

    def attack(self, gearloc: Gearloc, foe: Baddie, dice: int) -> float:
        """The value of an attack with this many dice, over all results."""
        if dice <= 0 or foe.silver:
            return 0.0
        sums = swords_of(dice)
        more = total(gearloc.locked, CONSTANT_DAMAGE_ICON)
        worth = 0.0
        for swords in range(1, len(sums)):
            worth += sums[swords] * self.blow(foe, swords + more, SWORDS)
        if foe.chip != NOBODY:
            lash = skill_value(foe, LASHBACK_SKILL)
            if lash and are_adjacent(gearloc.cell, foe.cell):
                worth -= lash * (0.7 if foe.hp > dice else 0.35)
            if skill_value(foe, BREAK_SKILL):
                worth -= 0.25 * dice
            if skill_value(foe, TERRIFY_SKILL):
                worth -= 0.3
        return worth

    def best_attack(self, gearloc: Gearloc, cell: int, dice: int) -> float:
        """The value of the best attack from a position."""
        best = 0.0
        ranged = SHEETS[gearloc.gearloc].ranged
        for foe in self.foes:
            if (ranged or cell in ADJACENT[foe.cell]) and not effect(foe, FLIGHT):
                best = max(best, self.attack(gearloc, foe, dice))
        return best

    def incoming(self) -> list[float]:
        """The HP each seat is about to lose to the baddies, before its shields."""
        s = self.s
        harm = [0.0] * len(s.party)
        for foe in self.foes:
            damage = self.damages[foe.id]
            if damage <= 0.0 or foe.id >= ORB:
                continue
            targets = [target for target in targets_of(s, foe) if target < FIRST_BADDIE]
            if not targets:
                continue
            victim = s.party[targets[0]]
            for other in targets[1:]:
                if s.party[other].hp > victim.hp:
                    victim = s.party[other]
            if not CHIPS[foe.chip].ranged and apart(foe.cell, victim.cell) > MOVES + 1:
                damage *= FAR
            harm[victim.id] += damage
        for gearloc in s.party:
            harm[gearloc.id] *= exposure(gearloc)
        return harm

    def coming(self, seat: int) -> float:
        """The HP a seat is about to lose to the baddies, with all units where they are."""
        if not self.harm:
            self.harm = self.incoming()
        return self.harm[seat]

    def danger(self) -> float:
        """The cost to the party of what the baddies are about to do."""
        harm = self.incoming()
        cost = 0.0
        for gearloc in self.s.party:
            if harm[gearloc.id] > 0.0:
                cost += hp_cost(gearloc, harm[gearloc.id] - 0.85 * shields_on(gearloc) - gearloc.buff)
        return cost


def damage_per_turn(s: TooManyBones, foe: Baddie) -> float:
    """The expected HP a baddie costs per turn, including its skills."""
    chip = CHIPS[foe.chip]
    dice = baddie_attack(s, foe)
    if chip.values[COMPOUND_SKILL] and s.round == 0:
        dice = 1
    damage = dice * AVERAGE_SWORDS * chip.targets
    if effect(foe, DISABLE):
        return damage
    if skill_value(foe, FRENZY_SKILL):
        damage *= 1.3
    if skill_value(foe, ENGULF_SKILL):
        damage *= 1.2
    return max(0.0, damage + SKILLED[foe.chip])


def exposure(gearloc: Gearloc) -> float:
    """The part of what is aimed at a gearloc that affects it."""
    found = 1.0
    active = gearloc.active
    if find(active, SMOKE_ICON) >= 0:
        found *= 0.4
    if find(active, RIPOSTE_ICON) >= 0:
        found *= 0.6
    if find(active, INTERCEPT_ICON) >= 0:
        found *= 0.8
    if is_hardy(gearloc):
        found *= 0.5
    return found


def hp_cost(gearloc: Gearloc, harm: float) -> float:
    """The cost of a gearloc losing HP, higher near a KO."""
    if harm <= 0.0:
        return 0.0
    part = harm / max(gearloc.hp, 1)
    return harm * 0.7 + FALLING * min(1.0, part * part)


def offense(field: Field, gearloc: Gearloc, cell: int, dex: int) -> float:
    """The value of what a gearloc can do from a position with this much Dex."""
    dice = min(dex, attack(gearloc))
    worth = field.best_attack(gearloc, cell, dice)
    spare = dex - dice if worth > 0.0 else dex
    return worth + 0.5 * spare


def position(field: Field, gearloc: Gearloc, cell: Cell, dex: int) -> float:
    """The value of being on a position with this much Dex left: whom it reaches, and who reaches the party."""
    s = field.s
    here = gearloc.cell
    there = s.grid[cell]
    if here >= 0:
        s.grid[here] = NOBODY
    s.grid[cell] = gearloc.id
    gearloc.cell = cell
    worth = offense(field, gearloc, cell, dex) - 0.8 * field.danger() - 0.1 * nearness(field, gearloc)
    gearloc.cell = here
    s.grid[cell] = there
    if here >= 0:
        s.grid[here] = gearloc.id
    return worth


def nearness(field: Field, gearloc: Gearloc) -> float:
    """The distance of a melee gearloc to the nearest baddie."""
    if SHEETS[gearloc.gearloc].ranged or not field.foes:
        return 0.0
    return float(min([apart(gearloc.cell, foe.cell) for foe in field.foes]))
