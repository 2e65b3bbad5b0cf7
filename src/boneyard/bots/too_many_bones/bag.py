"""The value of Too Many Bones loot and trove: to carry, for whom, and to use now."""

from __future__ import annotations

from typing import Final

from boneyard.bots.too_many_bones.dice import face_worth, heal_worth, poison_worth, shield_worth
from boneyard.bots.too_many_bones.field import Field
from boneyard.games.too_many_bones.answers.aims import gearloc_aimed
from boneyard.games.too_many_bones.answers.hidden_cards import place_of
from boneyard.games.too_many_bones.answers.picks import GEARLOC_AIM, NO_AIM, UNSEEN, Pick, locks_of
from boneyard.games.too_many_bones.battle.stats import attack, max_hp, stat
from boneyard.games.too_many_bones.battle.targeting import in_range
from boneyard.games.too_many_bones.content.held_cards import card_of, is_locked, open_locks, spaces
from boneyard.games.too_many_bones.content.sheets import ICON_AT, VALUE_AT, icon_of
from boneyard.games.too_many_bones.loot.bags import SPACES, is_too_full, spaces_taken
from boneyard.games.too_many_bones.loot.cards.dex_infuser import DEX_INFUSER
from boneyard.games.too_many_bones.loot.cards.flash_arrows import FLASH_ARROWS
from boneyard.games.too_many_bones.loot.cards.fortunate_discovery import FORTUNATE_DISCOVERY
from boneyard.games.too_many_bones.loot.cards.fresh_bog_meat import BOG_MEAT, MEAT_HEALS
from boneyard.games.too_many_bones.loot.cards.grappling_gun import GRAPPLING_GUN
from boneyard.games.too_many_bones.loot.cards.infused_incense import INCENSE, INCENSE_DICE
from boneyard.games.too_many_bones.loot.cards.last_battle_stew import STEW
from boneyard.games.too_many_bones.loot.cards.lightning_on_a_stick import LIGHTNING
from boneyard.games.too_many_bones.loot.cards.maximizer_stim import MAXIMIZER, STIM_HEALS
from boneyard.games.too_many_bones.loot.cards.mechanical_assistance import ASSISTANCE, MORE_DEX
from boneyard.games.too_many_bones.loot.cards.mechanical_boomerang import BOOMERANG, BOOMERANG_DAMAGE
from boneyard.games.too_many_bones.loot.cards.minor_patch_kit import PATCH_KIT, PATCH_KIT_HEALS
from boneyard.games.too_many_bones.loot.cards.mixed_berries import BERRIES, BERRIES_HEAL
from boneyard.games.too_many_bones.loot.cards.oggot_herbs import HERBS, HERBS_HEAL
from boneyard.games.too_many_bones.loot.cards.poison_vial_kit import POISON_VIALS
from boneyard.games.too_many_bones.loot.cards.raider_armor import RAIDER_ARMOR
from boneyard.games.too_many_bones.loot.cards.reflex_powder import REFLEX_POWDER
from boneyard.games.too_many_bones.loot.cards.reflex_powder_tin import POWDER_TIN
from boneyard.games.too_many_bones.loot.cards.reinforced_buckler import BUCKLER
from boneyard.games.too_many_bones.loot.cards.small_spotting_scope import SCOPE
from boneyard.games.too_many_bones.loot.cards.spring_flask import FLASK, FLASK_HEALS
from boneyard.games.too_many_bones.loot.cards.tewaren_gem import GEM
from boneyard.games.too_many_bones.loot.cards.throwing_axe import AXE
from boneyard.games.too_many_bones.loot.cards.treasure_trove_map import TREASURE_MAP
from boneyard.games.too_many_bones.loot.cards.troll_brew import TROLL_BREW
from boneyard.games.too_many_bones.loot.cards.utility_belt import UTILITY_BELT
from boneyard.games.too_many_bones.loot.cards.utility_parts import UTILITY_PARTS
from boneyard.games.too_many_bones.loot.cards.zelfey_root import ZELFEY_ROOT
from boneyard.games.too_many_bones.loot.cards.zelfey_seeds import SEEDS_HEAL, ZELFEY_SEEDS
from boneyard.games.too_many_bones.loot.every_card import CARDS
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, DEFENSE, EXHAUSTED, NOBODY, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

# The value of a card to its holder, in training points.
_WORTH: Final = {
    "flare_distraction": 0.5,
    "fortunate_discovery": 0.4,
    "fresh_bog_meat": 0.4,
    "gadget_arm": 0.35,
    "infused_incense": 0.45,
    "last_battle_stew": 0.4,
    "mechanical_assistance": 0.45,
    "mech_pick": 0.2,
    "mixed_berries": 0.5,
    "multi_tool": 0.2,
    "oggot_herbs": 0.45,
    "prying_iron": 0.2,
    "red_minotaur": 0.3,
    "reflex_powder": 0.5,
    "reinforced_buckler": 0.9,
    "rusty_optics": 0.2,
    "skinning_knife": 0.35,
    "sparring_weapon": 0.5,
    "spirits_of_ebon": 0.3,
    "stone_hammer": 0.2,
    "tattered_map": 0.3,
    "tewaren_gem": 0.5,
    "throwing_axe": 0.6,
    "treasure_trove_map": 0.4,
    "troll_brew": 0.5,
    "utility_parts": 0.4,
    "zelfey_root": 0.45,
    "zelfey_seeds": 0.4,
    "raider_armor": 1.0,
    "dex_infuser": 1.0,
    "exploding_shrooms": 0.7,
    "flash_arrows": 0.4,
    "grappling_gun": 0.6,
    "hunters_body_count_necklace": 0.7,
    "laser_pointer": 0.2,
    "lightning_on_a_stick": 0.9,
    "locksmith_manual": 0.4,
    "maximizer_stim": 0.5,
    "mechanical_boomerang": 1.0,
    "mechanical_squirrel": 0.7,
    "micro_neural_implant": 0.3,
    "minor_patch_kit": 0.8,
    "pip_loc_2000": 0.4,
    "poison_vial_kit": 0.7,
    "reflex_powder_tin": 0.5,
    "shock_inducer": 0.2,
    "shoulder_mounted_rock_slinger": 0.6,
    "small_spotting_scope": 0.3,
    "utility_belt": 0.6,
    "spring_flask": 0.3,
    "defused_parcel": 0.7,
}
WORTH: Final[list[float]] = [_WORTH[card.key] for card in CARDS]
SHUT: Final = 0.3  # part of its value while a trove card is locked
OPEN_LOCK: Final = 0.1  # added for each open lock
FIND: Final = 0.55  # the value of a search, without its cost

HEALS: Final = {  # HP healed by a card in battle
    BERRIES: BERRIES_HEAL,
    HERBS: HERBS_HEAL,
    FLASK: FLASK_HEALS,
    ZELFEY_SEEDS: SEEDS_HEAL,
    BOG_MEAT: MEAT_HEALS,
}
SAVED: Final = 0.8  # the value of an HP that a card could heal later
POISONED: Final = 1.5  # the cost of Fresh Bog Meat afterwards


def held_worth(held: int) -> float:
    """The value of a card in a bag. A locked one may never be opened."""
    worth = WORTH[card_of(held)]
    return SHUT * worth + OPEN_LOCK * open_locks(held) if is_locked(held) else worth


def bag_worth(gearloc: Gearloc) -> float:
    """The value of a bag, in training points. What does not fit has none."""
    if not is_too_full(gearloc):
        return sum([held_worth(held) for held in gearloc.bag])
    worth = 0.0
    room = SPACES
    for held in sorted(gearloc.bag, key=lambda held: -held_worth(held) / spaces(held)):
        if spaces(held) <= room:
            room -= spaces(held)
            worth += held_worth(held)
    return worth


def worth_per_space(gearloc: Gearloc, card: int) -> float:
    """The value of a card for the spaces it takes. The lowest is dropped first."""
    held = gearloc.bag[place_of(gearloc, card)]
    return held_worth(held) / spaces(held)


def room_in(gearloc: Gearloc) -> int:
    """The number of free spaces, negative if the bag is too full."""
    return SPACES - spaces_taken(gearloc)


def worth_for(gearloc: Gearloc, card: int) -> float:
    """The value of a card to a gearloc, which needs room, and for armor dice to use it on."""
    room = room_in(gearloc)
    if card >= UNSEEN:
        return SHUT + 0.05 * room - 0.01 * sum([value for _, value in locks_of(card)])
    needed = 3 if CARDS[card].heavy and not CARDS[card].locks else 1
    worth = WORTH[card] + 0.05 * room
    if card in (RAIDER_ARMOR, BUCKLER):
        worth += 0.2 * stat(gearloc, DEFENSE)
    return worth if room >= needed else worth - 0.5


# Outside battle.


def outside_worth(s: TooManyBones, gearloc: Gearloc, chosen: Pick, *, resting: bool) -> float:
    """The value of using a card now. Before a rest, healing that can wait has none."""
    card = chosen.what
    if card == GEM:
        return 0.5
    if card == STEW:
        return 0.3  # it cannot be kept
    if card in (FORTUNATE_DISCOVERY, TREASURE_MAP, SCOPE):
        return 0.2
    if card == TROLL_BREW:
        return 0.4 if gearloc.hp >= 6 else -1.0
    hurt = gearloc if chosen.aim == NO_AIM else gearloc_aimed(s, chosen.aim)
    return -1.0 if resting or 2 * hurt.hp > max_hp(hurt) else 0.5


# In battle.


def play_worth(field: Field, gearloc: Gearloc, chosen: Pick) -> float:
    """The value of using a card now in the turn, minus its value later."""
    s = field.s
    card = chosen.card
    heals = HEALS.get(card, 0)
    if heals:
        hurt = gearloc if chosen.aim == NO_AIM else gearloc_aimed(s, chosen.aim)
        return heal_worth(field, hurt, heals) - SAVED * heals - (POISONED if card == BOG_MEAT else 0.0)
    if card == AXE:
        return -1.0 if chosen.aim >= GEARLOC_AIM else axe_worth(field, gearloc, chosen.aim) - 0.5
    if card == ASSISTANCE:
        return dex_worth(s, gearloc) - 1.2
    if card == REFLEX_POWDER:
        return reroll_worth(field, gearloc) - 0.8
    if card in (UTILITY_PARTS, UTILITY_BELT):
        return 0.3 if EXHAUSTED in gearloc.skills else -1.0
    if card == ZELFEY_ROOT:
        return 0.3 if len(field.foes) + len(s.queue) >= 2 or s.challenged_tyrant != NOBODY else -1.0
    return incense_worth(field, gearloc) - 0.8 if card == INCENSE else 0.3


def axe_worth(field: Field, gearloc: Gearloc, cell: int) -> float:
    """The value of one attack die at a unit at any distance."""
    return field.attack(gearloc, field.s.baddie(field.s.grid[cell]), 1)


def dex_worth(s: TooManyBones, gearloc: Gearloc) -> float:
    """The value of more Dex once the own is spent, with dice left to take."""
    if s.turn.dex or not s.turn.chosen:
        return 0.0
    taken = [die_of(chosen) for chosen in s.turn.chosen]
    left = attack(gearloc) - taken.count(ATTACK_DIE) if in_range(s, gearloc, s.turn.target) else 0
    return 0.6 * min(MORE_DEX, left + stat(gearloc, DEFENSE))


def incense_worth(field: Field, gearloc: Gearloc) -> float:
    """The value of attack dice beyond those taken."""
    s = field.s
    taken = sum([1 for chosen in s.turn.chosen if die_of(chosen) == ATTACK_DIE])
    if s.turn.dex or not s.stands(s.turn.target):
        return 0.0
    foe = s.baddie(s.turn.target)
    return field.attack(gearloc, foe, taken + INCENSE_DICE) - field.attack(gearloc, foe, taken)


def reroll_worth(field: Field, gearloc: Gearloc) -> float:
    """The value of rerolling the worst die of the roll."""
    return max([reroll_gain(field, gearloc, rolled_die) for rolled_die in field.s.turn.roll], default=0.0)


def reroll_gain(field: Field, gearloc: Gearloc, rolled_die: RolledDie) -> float:
    """How much higher the faces of a die are on average than the one shown."""
    die = die_of(rolled_die)
    faces = [face_worth(field, gearloc, die, ICON_AT[die * 6 + i], VALUE_AT[die * 6 + i]) for i in range(6)]
    return sum(faces) / 6 - face_worth(field, gearloc, die, icon_of(rolled_die), value_of(rolled_die))


def extension_worth(field: Field, gearloc: Gearloc, chosen: Pick) -> float:
    """The value of an extension of the backup plan, without its bones."""
    s = field.s
    card, aim = chosen.what, chosen.aim
    if card == BOOMERANG:
        return field.blow(s.baddie(s.grid[aim]), BOOMERANG_DAMAGE)
    if card == LIGHTNING:
        return 0.9 * field.damages[s.grid[aim]] - 0.3
    if card == PATCH_KIT:
        return heal_worth(field, gearloc_aimed(s, aim), PATCH_KIT_HEALS)
    if card == MAXIMIZER:
        return heal_worth(field, gearloc, STIM_HEALS) - 2.0
    if card == GRAPPLING_GUN:
        return 0.9 * field.coming(gearloc.id)
    if card == FLASH_ARROWS:
        return shield_worth(field, gearloc, 1) + 0.3
    if card == POISON_VIALS:
        return poison_worth(field, s.baddie(s.turn.target), 1)
    if card == POWDER_TIN:
        return reroll_worth(field, gearloc)
    if card == DEX_INFUSER:
        return 0.8
    return 0.6 if card == UTILITY_BELT and EXHAUSTED in gearloc.skills else 0.1
