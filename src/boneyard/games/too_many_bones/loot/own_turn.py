"""Loot used on its owner's turn (TMB-083)."""

from __future__ import annotations

from boneyard.games.too_many_bones.answers.picks import Pick
from boneyard.games.too_many_bones.loot.bags import open_cards, use_card
from boneyard.games.too_many_bones.loot.every_card import CARDS
from boneyard.games.too_many_bones.loot.uses import offered
from boneyard.games.too_many_bones.model.ids import NO_ROLLED_DIE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def plays(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The cards that may be used at any point of the owner's turn, even before effect dice (TMB-083)."""
    return [option for card in open_cards(gearloc) for option in offered(s, gearloc, card, CARDS[card].in_battle)]


def plays_before_roll(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The cards that give Dex, which is useless after the roll (TMB-133)."""
    return [option for card in open_cards(gearloc) for option in offered(s, gearloc, card, CARDS[card].before_roll)]


def play(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Use a card in battle."""
    use_card(s, gearloc, chosen.card)
    card = CARDS[chosen.what]
    verb = card.in_battle or card.before_roll
    assert verb is not None, f"{card.key} is of no use in battle"
    verb.does(s, gearloc, NO_ROLLED_DIE, chosen.aim)
