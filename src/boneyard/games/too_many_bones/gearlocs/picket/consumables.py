"""Picket's consumables: Orcish Ale and Gobby Jerky.

While the Ale lasts he can lose no HP: `battle.targeting.cannot_lose_hp`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.damage import can_be_healed, heal
from boneyard.games.too_many_bones.battle.verbs import nobody_in_particular
from boneyard.games.too_many_bones.content.icons import icon
from boneyard.games.too_many_bones.content.records import ACTIVE, AT_ONCE, COUNTER
from boneyard.games.too_many_bones.content.sheets import Profession
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import LostHp
from boneyard.games.too_many_bones.model.dice import value_of
from boneyard.games.too_many_bones.model.ids import PICKET, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

CONSUMABLES: Final = Profession(PICKET, Words("Consumables", "Consommables"))

# Orcish Ale.


def drink(s: TooManyBones, _owner: Gearloc, holder: Gearloc, _rolled_die: RolledDie) -> None:
    """Ale: HP become 1 and cannot change."""
    lost = holder.hp - 1
    holder.hp = 1
    if lost:
        s.say(LostHp(s.who(holder.id), lost, 1, "ale"))


ALE: Final = icon(
    "ale",
    Words("Ale", "Chope de bière"),
    Words(
        "He drops to 1 HP, and for X round(s) his HP neither rise nor fall.",
        "Il tombe à 1 PV, et pendant X manche(s) ses PV ne montent ni ne baissent.",
    ),
    AT_ONCE | ACTIVE | COUNTER,
    settles=drink,
)

CONSUMABLES.die(
    4,
    "orcish-ale",
    Words("Orcish Ale", "Bière des orcs"),
    Words(
        "Down to 1 HP; for X rounds nothing takes it, and nothing adds to it.",
        "Plus que 1 PV ; pendant X manches, rien ne l’enlève et rien ne s’y ajoute.",
    ),
    (ALE.of(1), ALE.of(1), ALE.of(1), ALE.of(2), ALE.of(2), ALE.of(2)),
    consumable=True,
)


# Gobby Jerky.


def if_hungry(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if he can be healed."""
    return nobody_in_particular(s, gearloc, rolled_die) if can_be_healed(s, gearloc) else []


def eat(s: TooManyBones, picket: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Jerky: heal Picket."""
    heal(s, picket, value_of(rolled_die))


JERKY: Final = icon(
    "jerky",
    Words("Jerky", "Viande séchée"),
    Words("Picket heals X HP.", "Capitank récupère X PV."),
    AT_ONCE,
    verb=Verb(if_hungry, eat),
)

CONSUMABLES.die(
    8,
    "gobby-jerky",
    Words("Gobby Jerky", "Viande séchée de gobelin"),
    Words("Picket regains X HP.", "Capitank regagne X PV."),
    (JERKY.of(2), JERKY.of(3), JERKY.of(3), JERKY.of(3), JERKY.of(4), JERKY.of(4)),
    consumable=True,
)
