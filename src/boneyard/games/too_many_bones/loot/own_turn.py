"""Loot used at any point of its owner's turn, and what armor does to the roll (TMB-083).

Fortunate Discovery, Mixed Berries, Spring Water and Zelfey Seeds are used outside battle too: `outside`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Seat
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed, unit_aimed
from boneyard.games.too_many_bones.answers.picks import GAIN, NO_AIM, PLAY, REROLL, TURN, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.baddies.tyrants.objects import maybe_orb_pain
from boneyard.games.too_many_bones.battle.damage import SWORDS, Damage, can_be_healed, deal, heal
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.rolling import like, roll_again, rolled, say_roll
from boneyard.games.too_many_bones.battle.slots import has_free_active
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, is_in_force, special_rule
from boneyard.games.too_many_bones.battle.verbs import (
    Does,
    Verb,
    any_hurt_gearloc,
    discover,
    nobody_in_particular,
    with_finds,
)
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.content.loot import card_named
from boneyard.games.too_many_bones.content.sheets import ICON_AT, SHEETS, VALUE_AT, icon_of
from boneyard.games.too_many_bones.events.battle import DieTurned, Rolled
from boneyard.games.too_many_bones.events.loot import DieRestored
from boneyard.games.too_many_bones.gearlocs.tantrum.rage import anger, enrage
from boneyard.games.too_many_bones.loot.bags import open_at, open_cards, take_one, use_card
from boneyard.games.too_many_bones.loot.decks import discard
from boneyard.games.too_many_bones.model.dice import die_of, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    BONES_ICON,
    DEFENSE_DIE,
    EXHAUSTED,
    NO_ROLLED_DIE,
    ORB,
    POISON,
    RAGE_DIE,
    READY,
    SHIELD_ICON,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.turn_marks import remember_sword
from boneyard.games.too_many_bones.model.units import Gearloc

# The cards, by the numbers of the deck.
FORTUNATE_DISCOVERY: Final = card_named("fortunate_discovery")
BOG_MEAT: Final = card_named("fresh_bog_meat")
ASSISTANCE: Final = card_named("mechanical_assistance")
BERRIES: Final = card_named("mixed_berries")
HERBS: Final = card_named("oggot_herbs")
REFLEX_POWDER: Final = card_named("reflex_powder")
AXE: Final = card_named("throwing_axe")
UTILITY_PARTS: Final = card_named("utility_parts")
ZELFEY_ROOT: Final = card_named("zelfey_root")
ZELFEY_SEEDS: Final = card_named("zelfey_seeds")
RAIDER_ARMOR: Final = card_named("raider_armor")
FLASK: Final = card_named("spring_flask")

MEAT_HEALS: Final = 5
MEAT_POISONS: Final = 2
BERRIES_HEAL: Final = 3
SEEDS_HEAL: Final = 2
MORE_DEX: Final = 3

CHANGED: Final = 1 << 24  # on a defense die of the roll: turned by Raider Armor


def plays(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The cards that may be used at any point of the owner's turn, even before effect dice (TMB-083)."""
    found: list[Pick] = []
    for card in open_cards(gearloc):
        verb = ANY_TIME_VERBS.get(card)
        if verb is not None:
            found += [pick(PLAY, card, aim) for aim in verb.aims(s, gearloc, NO_ROLLED_DIE)]
    return found


def plays_before_roll(gearloc: Gearloc) -> list[Pick]:
    """The cards that give Dex, which is useless after the roll (TMB-133)."""
    return [pick(PLAY, ASSISTANCE)] if carries(gearloc, ASSISTANCE) else []


def play(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Use a card in battle."""
    use_card(s, gearloc, chosen.card)
    if chosen.what == ASSISTANCE:
        s.turn.dex += MORE_DEX
    else:
        ANY_TIME_VERBS[chosen.what].does(s, gearloc, NO_ROLLED_DIE, chosen.aim)


# Healing.


def itself_if_hurt(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the gearloc lacks HP."""
    return [NO_AIM] if can_be_healed(s, gearloc) else []


def heal_itself(amount: int) -> Does:
    """A verb that heals the owner by an amount."""

    def does(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
        heal(s, gearloc, amount)

    return does


def heal_aimed(amount: int) -> Does:
    """A verb that heals any one gearloc by an amount."""

    def does(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
        heal(s, gearloc_aimed(s, aim), amount)

    return does


def drink(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Spring Water: take a chip off the flask for 1 HP."""
    take_one(s, gearloc, FLASK)
    heal(s, gearloc, 1)


def eat_meat(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Fresh Bog Meat: HP now, then Poison."""
    heal(s, gearloc, MEAT_HEALS)
    put_effect(s, gearloc.id, POISON, MEAT_POISONS)


class Rooted(SpecialRule):
    """Zelfey Root: heals its owner 1 HP at the start of each round of this battle, while on the mat.

    The argument is the seat.
    """

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        if s.stands(argument):
            heal(s, s.party[argument], 1)


ROOTED: Final = special_rule(2, Rooted())


def without_root(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the gearloc has no Zelfey Root in use."""
    return [] if is_in_force(s, ROOTED, gearloc.id) else [NO_AIM]


def take_root(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Put Zelfey Root in the prep area for the rest of the battle; then it is gone."""
    add_rule(s, ROOTED, gearloc.id)
    discard(s, gearloc, open_at(gearloc, ZELFEY_ROOT))


# Dice that are rerolled or come back.


def with_roll(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a die of the roll is not used yet."""
    return [NO_AIM] if s.turn.roll else []


def reroll_one(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Reroll one die of the roll. Its new result stands."""
    s.then(ChooseDieAgain(gearloc.id))


class ChooseDieAgain(Question):
    """Reflex Powder: choose which die of the roll to reroll; equal dice are listed once."""

    __slots__ = ()

    kind = "reroll"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        found: list[Pick] = []
        for rolled_die in s.turn.roll:
            if pick(REROLL, like(rolled_die)) not in found:
                found.append(pick(REROLL, like(rolled_die)))
        return found

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(RollDieAgain(self.seat, [like(rolled_die) for rolled_die in s.turn.roll].index(chosen.what)))


class RollDieAgain(Do):
    """Reroll a die of the roll. A change by armor is lost."""

    __slots__ = ("place", "seat")

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: TooManyBones) -> None:
        roll = s.turn.roll
        if die_of(roll[self.place]) == DEFENSE_DIE:
            roll[self.place] = RolledDie(roll[self.place] & ~CHANGED)
        roll_again(s, self.seat, [self.place])


def exhausted(s: TooManyBones) -> list[Pick]:
    """Every exhausted die of the party: skill dice, and white ones that lower a stat (TMB-134, TMB-144)."""
    found: list[Pick] = []
    for gearloc in s.party:
        aim = aim_of(s, gearloc.id)
        dice = [skill.die for skill in SHEETS[gearloc.gearloc].skills if gearloc.where_is(skill.die) == EXHAUSTED]
        found += [pick(GAIN, die, aim) for die in dice if die != RAGE_DIE or has_free_active(gearloc)]
        if gearloc.spent_attack:
            found.append(pick(GAIN, ATTACK_DIE, aim))
        if gearloc.spent_defense:
            found.append(pick(GAIN, DEFENSE_DIE, aim))
    return found


def with_exhausted(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a die of the party is exhausted."""
    return [NO_AIM] if exhausted(s) else []


def restore(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Return one exhausted die."""
    s.then(ChooseRestored(gearloc.id))


class ChooseRestored(Question):
    """Utility Parts and Belt: choose a die of the party.

    A skill die returns to its slot, a white die restores its stat.
    """

    __slots__ = ()

    kind = "restore"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return exhausted(s)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = gearloc_aimed(s, chosen.aim)
        s.say(DieRestored(s.who(self.seat), chosen.die, s.who(gearloc.id)))
        if chosen.what == ATTACK_DIE:
            gearloc.spent_attack -= 1
        elif chosen.what == DEFENSE_DIE:
            gearloc.spent_defense -= 1
        else:
            gearloc.put(chosen.die, READY)
            if chosen.what == RAGE_DIE and s.stands(gearloc.id):
                enrage(s, gearloc)  # Tantrum always has an active Rage die in battle


# The axe.


def any_unit(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any unit on the mat, friend or foe. The Throne under its king is out of reach (TMB-056)."""
    enemies = [baddie.cell for baddie in s.enemies_standing() if baddie.id <= ORB]
    return enemies + [aim_of(s, other.id) for other in s.gearlocs_standing()]


def throw_axe(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Throw the axe at any distance, whatever the target of the turn is."""
    s.then(ThrowAxe(gearloc.id, unit_aimed(s, aim)))


class ThrowAxe(Do):
    """Roll one attack die for no Dex at a unit. It is an attack, and bones may be kept (TMB-087, TMB-137)."""

    __slots__ = ("seat", "unit")

    def __init__(self, seat: Seat, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        rolled_die = rolled(s, token(ATTACK_DIE, 0, 0))
        say_roll(s, Rolled(s.who(self.seat), (rolled_die,)))
        s.turn.attacked |= 1 << self.unit
        anger(s, s.party[self.seat])
        if icon_of(rolled_die) == BONES_ICON:
            s.turn.roll.append(rolled_die)
            maybe_orb_pain(s, self.seat, value_of(rolled_die))
        else:
            remember_sword(s, rolled_die)
            deal(s, Damage(self.unit, value_of(rolled_die), SWORDS, self.seat, (value_of(rolled_die),)))


# Armor.


def turns_of_armor(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """Raider Armor: a 1 may become a 2, and bones a 1, no die twice in a roll."""
    found: list[Pick] = []
    if carries(gearloc, RAIDER_ARMOR):
        for rolled_die in s.turn.roll:
            option = pick(TURN, armored(rolled_die))
            if armored(rolled_die) and option not in found:
                found.append(option)
    return found


def armored(rolled_die: RolledDie) -> RolledDie:
    """What a die of the roll may be turned to by armor, or NO_ROLLED_DIE."""
    if die_of(rolled_die) != DEFENSE_DIE or rolled_die & CHANGED:
        return NO_ROLLED_DIE
    if icon_of(rolled_die) == BONES_ICON:
        return shield(1)
    return shield(2) if value_of(rolled_die) == 1 else NO_ROLLED_DIE


def shield(value: int) -> RolledDie:
    """A defense die showing this many shields, on the first such face."""
    for face in range(6):
        if ICON_AT[DEFENSE_DIE * 6 + face] == SHIELD_ICON and VALUE_AT[DEFENSE_DIE * 6 + face] >= value:
            return token(DEFENSE_DIE, face, value)
    raise LookupError(value)


def turn_by_armor(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Turn one die of the roll by armor."""
    for place, rolled_die in enumerate(s.turn.roll):
        if armored(rolled_die) == chosen.what:
            s.turn.roll[place] = RolledDie(chosen.what | CHANGED)
            s.say(DieTurned(s.who(gearloc.id), chosen.rolled_die))
            return
    raise LookupError(chosen.what)


ANY_TIME_VERBS: Final[dict[int, Verb]] = {
    FORTUNATE_DISCOVERY: Verb(with_finds, discover),
    BOG_MEAT: Verb(nobody_in_particular, eat_meat),
    BERRIES: Verb(itself_if_hurt, heal_itself(BERRIES_HEAL)),
    HERBS: Verb(itself_if_hurt, heal_itself(1)),
    FLASK: Verb(itself_if_hurt, drink),
    REFLEX_POWDER: Verb(with_roll, reroll_one),
    AXE: Verb(any_unit, throw_axe),
    UTILITY_PARTS: Verb(with_exhausted, restore),
    ZELFEY_ROOT: Verb(without_root, take_root),
    ZELFEY_SEEDS: Verb(any_hurt_gearloc, heal_aimed(SEEDS_HEAL)),
}
