"""Cards that extend the backup plan: one more ability each, paid with bones, in the one use per turn (TMB-085)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Seat
from boneyard.games.too_many_bones.answers.picks import NO_AIM, PLAY, SAY, SHIELD, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal, heal
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.slots import has_free_active, spend_bones
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, is_in_force, special_rule
from boneyard.games.too_many_bones.battle.stats import PRINTED, is_worth_at_most, max_hp
from boneyard.games.too_many_bones.battle.verbs import (
    Verb,
    a_target_with_blood,
    any_baddie,
    any_hurt_gearloc,
    nobody_in_particular,
    the_target,
)
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.content.loot import CARDS, card_named
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.events.adventure import StatLowered
from boneyard.games.too_many_bones.events.loot import ShieldTaken
from boneyard.games.too_many_bones.loot.bags import open_cards, use_card
from boneyard.games.too_many_bones.loot.own_turn import (
    heal_aimed,
    reroll_one,
    restore,
    shield,
    with_exhausted,
    with_roll,
)
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    DAMAGE_ICON,
    HEALTH,
    NO_ROLLED_DIE,
    POISON,
    STUN,
    UNTARGETABLE,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones, note
from boneyard.games.too_many_bones.model.turn_marks import SWORDS_SEEN, is_marked
from boneyard.games.too_many_bones.model.units import Gearloc

SHROOMS: Final = card_named("exploding_shrooms")
DEX_INFUSER: Final = card_named("dex_infuser")
FLASH_ARROWS: Final = card_named("flash_arrows")
GRAPPLING_GUN: Final = card_named("grappling_gun")
LASER_POINTER: Final = card_named("laser_pointer")
LIGHTNING: Final = card_named("lightning_on_a_stick")
MAXIMIZER: Final = card_named("maximizer_stim")
BOOMERANG: Final = card_named("mechanical_boomerang")
PATCH_KIT: Final = card_named("minor_patch_kit")
POISON_VIALS: Final = card_named("poison_vial_kit")
POWDER_TIN: Final = card_named("reflex_powder_tin")
SHOCK_INDUCER: Final = card_named("shock_inducer")
UTILITY_BELT: Final = card_named("utility_belt")

STUNS_UP_TO: Final = 5  # points of the target
STIM_HEALS: Final = 3
BOOMERANG_DAMAGE: Final = 2
COMES_BACK: Final = 3  # the boomerang comes back on this number or less


class Spent(SpecialRule):
    """A card is used up for this battle. The argument is the card."""


SPENT: Final = special_rule(4, Spent())


def price(gearloc: Gearloc, bones: int) -> int:
    """The price of an ability. Exploding Shrooms make each one cheaper, but none is free."""
    return max(1, bones - 1) if carries(gearloc, SHROOMS) else bones


def pay(s: TooManyBones, gearloc: Gearloc, cost: int) -> None:
    """Pay bones from the left until the cost is covered. Any excess is lost (TMB-157)."""
    paid = 0
    while paid < cost:
        paid += value_of(gearloc.plan[0])
        spend_bones(s, gearloc.plan.pop(0))


def extensions(s: TooManyBones, gearloc: Gearloc, bones: int) -> list[Pick]:
    """The cards that can be paid for with this many bones."""
    found: list[Pick] = []
    for card in open_cards(gearloc):
        cost = CARDS[card].extension
        if cost and price(gearloc, cost) <= bones and not is_in_force(s, SPENT, card):
            found += [pick(PLAY, card, aim) for aim in EXTENSIONS[card].aims(s, gearloc, NO_ROLLED_DIE)]
    return found


def use_extension(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Use a card as the turn's one use of the backup plan."""
    card = CARDS[chosen.what]
    s.turn.planned = True
    use_card(s, gearloc, chosen.card)
    pay(s, gearloc, price(gearloc, card.extension))
    if card.once == "battle":
        add_rule(s, SPENT, chosen.what)
    EXTENSIONS[chosen.what].does(s, gearloc, NO_ROLLED_DIE, chosen.aim)


# Flash Arrows.


def a_shielded_target(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The target, if it has a defense die and the gearloc a free slot for it."""
    aims = the_target(s, gearloc, rolled_die)
    return aims if aims and s.baddie(s.turn.target).shields and has_free_active(gearloc) else []


def steal_shield(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Flash Arrows: take a defense die of the target. The player chooses if their values differ."""
    values = sorted(set(s.baddie(s.turn.target).shields))
    if len(values) == 1:
        take_shield(s, gearloc, values[0])
    else:
        s.then(ChooseShieldToTake(gearloc.id))


class ChooseShieldToTake(Question):
    """Flash Arrows: choose which defense die of the target to take, by its value."""

    __slots__ = ()

    kind = "take_shield"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        values = sorted(set(s.baddie(s.turn.target).shields))
        return [pick(SHIELD, value) for value in values]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        take_shield(s, s.party[self.seat], chosen.what)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, s.turn.target)}


def take_shield(s: TooManyBones, gearloc: Gearloc, value: int) -> None:
    """Take a defense die of the target, with its value, into an own slot."""
    s.baddie(s.turn.target).shields.remove(value)
    gearloc.active.append(shield(value))
    s.say(ShieldTaken(s.who(gearloc.id), s.who(s.turn.target), value))


# On oneself.


def hide(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Grappling Gun: nobody can target the gearloc until its next turn (TMB-200)."""
    put_effect(s, gearloc.id, UNTARGETABLE)


def go_up(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Shock Inducer: move up one place at the end of the round (TMB-115)."""
    s.notes.append(note(gearloc.id, -1))


def with_health_to_lose(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if Health is above the value printed on the mat."""
    return [NO_AIM] if gearloc.trained[HEALTH] and not gearloc.aside >> HEALTH & 1 else []


def maximize(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Maximizer Stim: lower the Health die permanently, cut HP to the new maximum, then heal 3."""
    gearloc.trained[HEALTH] -= 1
    s.say(StatLowered(s.who(gearloc.id), HEALTH, PRINTED[gearloc.gearloc][HEALTH] + gearloc.trained[HEALTH]))
    gearloc.hp = min(gearloc.hp, max_hp(gearloc))
    heal(s, gearloc, STIM_HEALS)


# On baddies.


def a_target_on_the_meter(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The target, if it has an initiative die. Objects have none."""
    return the_target(s, gearloc, rolled_die) if s.turn.target in s.meter else []


def point(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Laser Pointer: the target moves down one place at the end of the round (TMB-115)."""
    s.notes.append(note(s.turn.target, 1))


def any_smaller_baddie(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any baddie worth 1 or 5 points (TMB-048)."""
    return [baddie.cell for baddie in s.baddies_standing() if is_worth_at_most(baddie, STUNS_UP_TO)]


def strike(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Lightning on a Stick: stun the baddie aimed at."""
    s.then(StrikeWithLightning(gearloc.id, s.grid[aim]))


class StrikeWithLightning(Do):
    """A baddie is stunned for its next turn, and on a 1 the gearloc with the stick too (TMB-197)."""

    __slots__ = ("seat", "unit")

    def __init__(self, seat: Seat, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        put_effect(s, self.unit, STUN)
        if roll_d6(s, self.seat) == 1:
            put_effect(s, self.seat, STUN)


def throw_boomerang(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Mechanical Boomerang: damage the baddie aimed at."""
    s.then(ThrowBoomerang(gearloc.id, s.grid[aim]))


class ThrowBoomerang(Do):
    """Damage to any baddie.

    On 4 to 6 the boomerang is gone for this battle, which is rolled first because the damage may end the battle.
    """

    __slots__ = ("seat", "unit")

    def __init__(self, seat: Seat, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        if roll_d6(s, self.seat) > COMES_BACK:
            add_rule(s, SPENT, BOOMERANG)
        deal(s, Damage(self.unit, BOOMERANG_DAMAGE, PLAIN, self.seat))


def swords_seen(s: TooManyBones) -> list[int]:
    """The values of this turn's attack dice, rolled or already used in the hit, each once."""
    found = [value for value in (1, 2) if is_marked(s, SWORDS_SEEN + value - 1)]
    for die in s.turn.roll:
        if die_of(die) == ATTACK_DIE and icon_of(die) == DAMAGE_ICON and value_of(die) not in found:
            found.append(value_of(die))
    return sorted(found)


def a_target_for_poison(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The target, if poison affects it and an attack die shows swords."""
    return a_target_with_blood(s, gearloc, rolled_die) if swords_seen(s) else []


def use_vials(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Poison Vial Kit: an attack die determines the strength of the Poison."""
    values = swords_seen(s)
    if len(values) == 1:
        put_effect(s, s.turn.target, POISON, values[0])
    else:
        s.then(ChoosePoison(gearloc.id))


class ChoosePoison(Question):
    """Choose which attack die, by its damage, sets the Poison die on the target.

    It still deals its damage (TMB-194).
    """

    __slots__ = ()

    kind = "poison"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(SAY, value) for value in swords_seen(s)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        put_effect(s, s.turn.target, POISON, chosen.what)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, s.turn.target)}


EXTENSIONS: Final[dict[int, Verb]] = {  # Dex Infuser is added where dice are chosen
    FLASH_ARROWS: Verb(a_shielded_target, steal_shield),
    GRAPPLING_GUN: Verb(nobody_in_particular, hide),
    LASER_POINTER: Verb(a_target_on_the_meter, point),
    LIGHTNING: Verb(any_smaller_baddie, strike),
    MAXIMIZER: Verb(with_health_to_lose, maximize),
    BOOMERANG: Verb(any_baddie, throw_boomerang),
    PATCH_KIT: Verb(any_hurt_gearloc, heal_aimed(1)),
    POISON_VIALS: Verb(a_target_for_poison, use_vials),
    POWDER_TIN: Verb(with_roll, reroll_one),
    SHOCK_INDUCER: Verb(nobody_in_particular, go_up),
    UTILITY_BELT: Verb(with_exhausted, restore),
}
