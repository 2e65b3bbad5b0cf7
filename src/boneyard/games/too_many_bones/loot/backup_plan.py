"""Cards that extend the backup plan: one more ability each, paid with bones, in the one use per turn (TMB-085)."""

from __future__ import annotations

from boneyard.games.too_many_bones.answers.picks import Pick
from boneyard.games.too_many_bones.battle.slots import spend_bones
from boneyard.games.too_many_bones.battle.special_rules import add_rule, is_in_force
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.loot.bags import open_cards, use_card
from boneyard.games.too_many_bones.loot.cards.exploding_shrooms import SHROOMS, SHROOMS_LOWER
from boneyard.games.too_many_bones.loot.every_card import CARDS
from boneyard.games.too_many_bones.loot.uses import SPENT, offered
from boneyard.games.too_many_bones.model.dice import value_of
from boneyard.games.too_many_bones.model.ids import NO_ROLLED_DIE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def price(gearloc: Gearloc, bones: int) -> int:
    """The price of an ability. Exploding Shrooms make each one cheaper, but none is free."""
    return max(1, bones - SHROOMS_LOWER) if carries(gearloc, SHROOMS) else bones


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
            found += offered(s, gearloc, card, CARDS[card].extends)
    return found


def use_extension(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Use a card as the turn's one use of the backup plan."""
    card = CARDS[chosen.what]
    s.turn.planned = True
    use_card(s, gearloc, chosen.card)
    pay(s, gearloc, price(gearloc, card.extension))
    if card.once == "battle":
        add_rule(s, SPENT, chosen.what)
    assert card.extends is not None, f"{card.key} is no extension"
    card.extends.does(s, gearloc, NO_ROLLED_DIE, chosen.aim)
