"""The order of damage reductions, HP loss, and what happens at 0 HP (TMB-182 to TMB-191).

Smoke, Riposte and Intercept come before that and prevent an attack as a whole: `dodging`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Seat
from boneyard.games.too_many_bones.answers.picks import SOAK, Pick, pack_values, pick, unpack_values
from boneyard.games.too_many_bones.answers.questions import PickQuestion
from boneyard.games.too_many_bones.answers.words import name_of, whose
from boneyard.games.too_many_bones.battle.ending import CheckBattle, fall
from boneyard.games.too_many_bones.battle.skill_rules import WOUNDED, skills_at
from boneyard.games.too_many_bones.battle.slots import drop_active, drop_locked, find, maybe_trim_buff, total
from boneyard.games.too_many_bones.battle.special_rules import DEFEATED, HURT, LOSES_HP, in_force, may_fall
from boneyard.games.too_many_bones.battle.stats import (
    die_at,
    flat_reduction,
    is_hardy,
    max_hp,
    shield_places,
)
from boneyard.games.too_many_bones.battle.targeting import cannot_lose_hp
from boneyard.games.too_many_bones.events.battle import (
    Buffed,
    DieTurned,
    Healed,
    Hurt,
    LostHp,
    Revived,
    Unharmed,
)
from boneyard.games.too_many_bones.model.dice import die_of, turned, value_of
from boneyard.games.too_many_bones.model.ids import (
    CONSTANT_DAMAGE_ICON,
    DEFENSE_DIE,
    NOBODY,
    REVIVE_ICON,
)
from boneyard.games.too_many_bones.model.mat import are_adjacent
from boneyard.games.too_many_bones.model.state import CONSTANT_ADDED, TooManyBones, is_gearloc
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit

# Kinds of damage, as bits.
PLAIN: Final = 0
TRUE: Final = 1  # ignores defense dice, flat reductions and Buff HP (TMB-182)
SWORDS: Final = 2  # from attack dice; nothing else is an attack (TMB-137)
SAFE: Final = 4  # the unit could not lose HP when several were hit at the same moment


class Reckoned:
    """Damage taken apart in the order of TMB-183: what comes off it, and the HP it costs."""

    __slots__ = ("amount", "blocked", "buffed", "capped", "damage", "flat", "hp", "immune", "lost")

    def __init__(
        self, unit: Unit, amount: int, flat: int, blocked: int, buffed: int, capped: int, lost: int, *, immune: bool
    ) -> None:
        self.amount = amount
        self.flat = flat  # prevented by Thick Skin or Constant Def
        self.blocked = blocked  # prevented by defense dice
        self.buffed = buffed  # absorbed by Buff HP
        self.capped = capped  # prevented by Hardy
        self.damage = 0 if immune else amount - flat - blocked - buffed - capped
        self.lost = lost  # HP; never more than there are
        self.hp = unit.hp - lost  # the HP left
        self.immune = immune


def reckon(s: TooManyBones, unit: Unit, amount: int, kind: int) -> Reckoned:
    """What damage does to a unit if it is dealt now. Rules, previews and bots all ask here."""
    return _reckon(s, unit, amount, kind, unit.reduced_this_turn, unit.hurt)


def reckon_next_turn(s: TooManyBones, unit: Unit, amount: int, kind: int) -> Reckoned:
    """The same in a turn that has not begun, so that what lasts for one turn is whole again."""
    return _reckon(s, unit, amount, kind, 0, 0)


def _reckon(s: TooManyBones, unit: Unit, amount: int, kind: int, reduced: int, hurt: int) -> Reckoned:
    if is_immune(s, unit, kind):
        return Reckoned(unit, amount, 0, 0, 0, 0, 0, immune=True)
    if kind & TRUE:
        return after_shields(s, unit, amount, 0, 0, kind, hurt)
    flat = min(amount, max(0, flat_reduction(unit) - reduced))  # TMB-187
    return after_shields(s, unit, amount, flat, min(amount - flat, shields_on(unit)), kind, hurt)


def after_shields(s: TooManyBones, unit: Unit, amount: int, flat: int, blocked: int, kind: int, hurt: int) -> Reckoned:
    """What becomes of the damage that flat reductions and defense dice have let through."""
    left = amount - flat - blocked
    buffed = min(left, unit.buff) if isinstance(unit, Gearloc) and not kind & TRUE else 0  # TMB-182, TMB-189
    left -= buffed
    capped = max(0, left - max(0, 1 - hurt)) if is_hardy(unit) else 0  # TMB-188
    lost = min(unit.hp if may_fall(s, unit) else unit.hp - 1, left - capped)
    return Reckoned(unit, amount, flat, blocked, buffed, capped, lost, immune=False)


class Damage(Do):
    """Damage to a unit: immunity, then flat reductions, then defense dice, which may leave a choice (TMB-183)."""

    __slots__ = ("amount", "by", "dice", "kind", "unit")

    def __init__(self, unit: int, amount: int, kind: int, by: int, dice: tuple[int, ...] = ()) -> None:
        self.unit = unit
        self.amount = amount
        self.kind = kind
        self.by = by  # who deals it, or NOBODY
        self.dice = dice  # the swords of the attack dice, for Break

    def run(self, s: TooManyBones) -> None:
        if self.amount <= 0 or not s.stands(self.unit):
            return
        unit = s.unit(self.unit)
        amount = self.amount + spend_constant_damage(s, self.unit, self.by)
        reckoned = reckon(s, unit, amount, self.kind)
        if self.kind & SAFE or reckoned.immune:
            s.say(Unharmed(s.who(self.unit), amount))
            return
        unit.reduced_this_turn += reckoned.flat
        blocked = reckoned.blocked
        if blocked:
            choice = len(soak_choices(unit, blocked)) > 1
            s.then(ChooseShields(self.unit, blocked) if choice else SoakAll(self.unit, blocked))
        s.then(Wound(self.unit, amount, reckoned.flat, blocked, self.kind, self.by, self.dice))


def constant_left(s: TooManyBones) -> int:
    """The damage that Constant Dmg still adds this turn to the first damage to the target (TMB-261)."""
    if not is_gearloc(s.turn.actor) or s.turn.used & CONSTANT_ADDED:
        return 0
    return total(s.party[s.turn.actor].locked, CONSTANT_DAMAGE_ICON)


def spend_constant_damage(s: TooManyBones, unit: int, by: int) -> int:
    """Add Constant Dmg, once a turn, to the first damage the target takes, and return it (TMB-261)."""
    more = constant_left(s) if by == s.turn.actor and unit == s.turn.target else 0
    if more:
        s.turn.used |= CONSTANT_ADDED
    return more


def is_immune(s: TooManyBones, unit: Unit, kind: int) -> bool:
    """Whether a unit is immune: Silver Hide against attack dice, or it cannot lose HP at all."""
    silver = isinstance(unit, Baddie) and unit.silver and kind & SWORDS and not kind & TRUE
    return bool(silver) or cannot_lose_hp(s, unit)


def shields_on(unit: Unit) -> int:
    """How much damage its defense dice can prevent in total."""
    return sum(shield_values(unit))


def shield_values(unit: Unit) -> list[int]:
    """The values of its defense dice."""
    if isinstance(unit, Baddie):
        return unit.shields
    assert isinstance(unit, Gearloc)
    return [value_of(die_at(unit, place)) for place in shield_places(unit)]


class ChooseShields(PickQuestion):
    """The owner, or the party for a baddie, chooses which defense dice are turned down or removed (TMB-185)."""

    __slots__ = ("blocked", "unit")

    kind = "shields"

    def __init__(self, unit: int, blocked: int) -> None:
        self.unit = unit
        self.blocked = blocked

    def asked(self, s: TooManyBones) -> Seat:
        return s.player_of(self.unit)

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return soak_choices(s.unit(self.unit), self.blocked)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        soak(s, s.unit(self.unit), unpack_values(chosen.what))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        args: dict[str, Argument] = {"unit": name_of(s, self.unit), "count": self.blocked}
        return {**args, "whose": whose(self.unit, self.asked(s))}


class SoakAll(Do):
    """Turn down the defense dice in the only possible way."""

    __slots__ = ("blocked", "unit")

    def __init__(self, unit: int, blocked: int) -> None:
        self.unit = unit
        self.blocked = blocked

    def run(self, s: TooManyBones) -> None:
        (only,) = soak_choices(s.unit(self.unit), self.blocked)
        soak(s, s.unit(self.unit), unpack_values(only.what))


def soak_choices(unit: Unit, blocked: int) -> tuple[Pick, ...]:
    """Every choice of values the dice may have after preventing this much. Equal dice are interchangeable."""
    values = shield_values(unit)
    kinds = [_kind(unit, place) for place in shield_places(unit)] if isinstance(unit, Gearloc) else [0] * len(values)
    found: list[Pick] = []
    _soak_on(values, kinds, blocked, [], found)
    return tuple(found)


def _kind(gearloc: Gearloc, place: int) -> int:
    """A number equal for interchangeable dice: white dice in the same row of slots. A skill die is unique."""
    die = die_of(die_at(gearloc, place))
    return die if die != DEFENSE_DIE else 100 if place < 16 else 101


def _soak_on(values: list[int], kinds: list[int], blocked: int, after: list[int], found: list[Pick]) -> None:
    here = len(after)
    if here == len(values):
        if blocked == 0:
            found.append(pick(SOAK, pack_values(after)))
        return
    least = max(0, values[here] - blocked)
    for value in range(least, values[here] + 1):
        if _follows_equal_die(values, kinds, after, value):
            _soak_on(values, kinds, blocked - values[here] + value, [*after, value], found)


def _follows_equal_die(values: list[int], kinds: list[int], after: list[int], value: int) -> bool:
    """Among equal dice the earlier one must keep the lower value, so that each result is listed once."""
    here = len(after)
    for before in range(here - 1, -1, -1):
        if kinds[before] == kinds[here] and values[before] == values[here]:
            return value >= after[before]
    return True


def soak(s: TooManyBones, unit: Unit, after: list[int]) -> None:
    """Turn the defense dice down, and remove those with nothing left."""
    if isinstance(unit, Baddie):
        unit.shields = [value for value in after if value]
        return
    assert isinstance(unit, Gearloc)
    places = shield_places(unit)
    for number in range(len(places) - 1, -1, -1):
        place, value = places[number], after[number]
        change = value - value_of(die_at(unit, place))
        if change == 0:
            continue
        if value == 0 and place < 16:
            drop_active(s, unit, place)
        elif value == 0:
            drop_locked(s, unit, place - 16)
        else:
            if place < 16:
                unit.active[place] = turned(unit.active[place], change)
            else:
                unit.locked[place - 16] = turned(unit.locked[place - 16], change)
            s.say(DieTurned(s.who(unit.id), die_at(unit, place)))


class Wound(Do):
    """Remaining damage costs Buff HP, then HP. Hardy caps it, and a waiting Revive die may prevent a KO (TMB-183)."""

    __slots__ = ("amount", "blocked", "by", "dice", "flat", "kind", "unit")

    def __init__(
        self, unit: int, amount: int, flat: int, blocked: int, kind: int, by: int, dice: tuple[int, ...]
    ) -> None:
        self.unit = unit
        self.amount = amount
        self.flat = flat
        self.blocked = blocked
        self.kind = kind
        self.by = by
        self.dice = dice

    def run(self, s: TooManyBones) -> None:
        unit = s.unit(self.unit)
        reckoned = after_shields(s, unit, self.amount, self.flat, self.blocked, self.kind, unit.hurt)
        buffed, lost = reckoned.buffed, reckoned.lost
        if isinstance(unit, Gearloc):
            unit.buff -= buffed
        unit.hurt += lost
        unit.hp -= lost
        named = s.who(self.unit)
        true = self.kind & TRUE != 0
        s.say(
            Hurt(
                named,
                self.amount,
                self.flat,
                self.blocked,
                buffed,
                reckoned.capped,
                lost,
                unit.hp,
                true,
                s.who(s.known(self.by)),
            )
        )
        if buffed:
            assert isinstance(unit, Gearloc)
            s.say(Buffed(named, unit.buff))
            maybe_trim_buff(s, unit)
        if (buffed or lost) and self.is_from_next_door(s, unit):
            s.turn.struck |= 1 << self.unit  # Buff HP lost to a hit count like HP (TMB-295)
        if lost:
            self.remember(s, unit, lost)
            after_loss(s, unit, lost, self.by)

    def is_from_next_door(self, s: TooManyBones, unit: Unit) -> bool:
        """Whether the acting unit dealt it from an adjacent position."""
        return self.by == s.turn.actor and s.stands(self.by) and are_adjacent(s.cell_of(self.by), unit.cell)

    def remember(self, s: TooManyBones, unit: Unit, lost: int) -> None:
        """Record that the unit lost HP this turn. A skill may answer the dice that caused it."""
        if self.by == s.turn.actor:
            s.turn.damaged |= 1 << self.unit
        if isinstance(unit, Baddie) and self.dice and is_gearloc(self.by):
            for skill, number in skills_at(unit, WOUNDED):
                skill.wounded(s, unit, self.dice, self.amount - lost, self.by, number)


def after_loss(s: TooManyBones, unit: Unit, lost: int, by: int) -> None:
    """After HP loss, rage grows, and at 0 HP the unit falls unless a Revive die is waiting (TMB-183)."""
    for rule, argument in in_force(s, LOSES_HP):
        rule.loses_hp(s, unit.id, lost, argument)
    if isinstance(unit, Gearloc):
        saved = find(unit.active, REVIVE_ICON)
        if unit.hp == 0 and saved >= 0:
            unit.hp = min(value_of(unit.active[saved]), max_hp(unit))
            drop_active(s, unit, saved)
            s.say(Revived(s.who(unit.id), unit.hp))
    if unit.hp == 0:
        fall(s, unit, by)
        if isinstance(unit, Baddie):
            for rule, argument in in_force(s, DEFEATED):
                rule.defeated(s, unit.chip, by, argument)
    else:
        for rule, argument in in_force(s, HURT):
            rule.hurt(s, unit.id, argument)


def deal(s: TooManyBones, *hits: Damage) -> None:
    """Deal damage that happens simultaneously, then check whether the battle is over (TMB-208, TMB-209)."""
    s.then(*[as_found(s, hit) for hit in hits], CheckBattle())


def as_found(s: TooManyBones, hit: Damage) -> Damage:
    """A simultaneous hit on the mat as it was before: whoever could not lose HP then does not (TMB-262)."""
    if s.stands(hit.unit) and cannot_lose_hp(s, s.unit(hit.unit)):
        return Damage(hit.unit, hit.amount, hit.kind | SAFE, hit.by, hit.dice)
    return hit


def lose_hp(s: TooManyBones, unit: Unit, amount: int, why: str) -> None:
    """Lose HP without damage. Only a unit that cannot lose HP is exempt (TMB-119, TMB-182)."""
    if cannot_lose_hp(s, unit):
        return
    lost = min(unit.hp if may_fall(s, unit) else unit.hp - 1, amount)
    unit.hp -= lost
    if lost:
        s.say(LostHp(s.who(unit.id), lost, unit.hp, why))
        after_loss(s, unit, lost, NOBODY)


def heal(s: TooManyBones, unit: Unit, amount: int) -> None:
    """Heal HP up to the maximum. A unit whose HP cannot change gains none (TMB-153)."""
    if isinstance(unit, Gearloc) and cannot_lose_hp(s, unit):
        return
    gained = min(amount, max_hp(unit) - unit.hp)
    if gained > 0:
        unit.hp += gained
        s.say(Healed(s.who(unit.id), gained, unit.hp))


def can_be_healed(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether the gearloc lacks HP and may be healed."""
    return gearloc.hp < max_hp(gearloc) and not cannot_lose_hp(s, gearloc)
