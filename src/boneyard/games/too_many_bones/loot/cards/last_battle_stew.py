"""Last Battle Stew. `loot.outside` offers it to everybody."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.damage import heal
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, carried_rule
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.events.adventure import LootUsed
from boneyard.games.too_many_bones.loot.bags import holders, take_one
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

STEW_HEALS: Final = 1  # for each chip


def eat_stew(s: TooManyBones, gearloc: Gearloc) -> None:
    """Last Battle Stew: take a chip off the card, whoever carries it, for 1 HP."""
    s.say(LootUsed(s.who(gearloc.id), STEW))
    take_one(s, holders(s, STEW)[0], STEW)
    heal(s, gearloc, STEW_HEALS)


class LosesChip(SpecialRule):
    """A new day takes a chip off the card."""

    def day_begins(self, s: TooManyBones, argument: int) -> None:
        take_one(s, s.party[argument], STEW)


STEW: Final = loot(
    "last_battle_stew",
    name=Words("Last Battle Stew", "Ragoût de la dernière bataille"),
    text=Words(
        "Comes with 7 HP chips on it and loses 1 at the start of each new day. Outside battle any gearloc may take "
        "as many as it likes and heals 1 HP for each. Without chips it is discarded.",
        "Arrive avec 7 jetons PV et en perd 1 au début de chaque nouveau jour. Hors combat, chaque gearloc peut "
        "en prendre autant qu’il veut et récupère 1 PV par jeton. Sans jeton, il est défaussé.",
    ),
    heals=STEW_HEALS,
)
carried_rule(STEW, LosesChip())
