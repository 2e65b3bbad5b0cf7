"""Loot and the roll: dice that cost no Dex, and a target chosen late (TMB-087).

A card that looks for a defeated baddie may take those on the Hunter's Body Count Necklace:
`battle.queue.search_defeated`.
"""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.answers.picks import PLAY, Pick, pick
from boneyard.games.too_many_bones.battle.dice_supply import dice_left
from boneyard.games.too_many_bones.battle.queue import NECKLACE
from boneyard.games.too_many_bones.battle.special_rules import is_allowed
from boneyard.games.too_many_bones.battle.targeting import in_range
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.loot.bags import use_card
from boneyard.games.too_many_bones.loot.cards.hunters_body_count_necklace import trophies_like
from boneyard.games.too_many_bones.loot.cards.infused_incense import INCENSE, INCENSE_DICE
from boneyard.games.too_many_bones.loot.cards.micro_neural_implant import may_wait
from boneyard.games.too_many_bones.loot.cards.reinforced_buckler import BUCKLER, BUCKLER_DICE
from boneyard.games.too_many_bones.model.dice import aimed
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, DEFENSE_DIE, Card, Die
from boneyard.games.too_many_bones.model.mat import NOWHERE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

GIVES_DICE: Final = (BUCKLER, INCENSE, NECKLACE)


def dice_given(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The cards that add dice to the roll, beyond the stat and without Dex."""
    if not gearloc.bag:
        return []
    found: list[Pick] = []
    if carries(gearloc, BUCKLER) and not s.turn.free_defense and may_add(s, gearloc, DEFENSE_DIE, BUCKLER_DICE):
        found.append(pick(PLAY, BUCKLER))
    if carries(gearloc, INCENSE) and in_reach(s, gearloc) and may_add(s, gearloc, ATTACK_DIE, INCENSE_DICE):
        found.append(pick(PLAY, INCENSE))
    trophies = 0 if s.turn.trophies_counted else trophies_like(s, gearloc, s.turn.target)
    if trophies and in_range(s, gearloc, s.turn.target) and may_add(s, gearloc, ATTACK_DIE, trophies):
        found.append(pick(PLAY, NECKLACE))
    return found


def may_add(s: TooManyBones, gearloc: Gearloc, die: Die, dice: int) -> bool:
    """Whether the box has this many dice left, and the encounter allows them."""
    return dice_left(s, die) >= dice and is_allowed(s, gearloc, die)


def add_given(s: TooManyBones, gearloc: Gearloc, card: Card) -> None:
    """Add the dice of a card to those to be rolled."""
    use_card(s, gearloc, card)
    if card == BUCKLER:
        s.turn.free_defense += BUCKLER_DICE
        s.turn.chosen += [aimed(DEFENSE_DIE, NOWHERE)] * BUCKLER_DICE
        return
    dice = INCENSE_DICE
    if card == NECKLACE:
        dice = trophies_like(s, gearloc, s.turn.target)
        s.turn.trophies_counted = True
    s.turn.free_attack += dice
    s.turn.chosen += [aimed(ATTACK_DIE, NOWHERE)] * dice


def in_reach(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether attack dice may be rolled: there is a target in range, or one to be chosen later (TMB-131)."""
    return in_range(s, gearloc, s.turn.target) or may_wait(s, gearloc)
