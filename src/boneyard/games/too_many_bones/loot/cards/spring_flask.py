"""Spring Water, which `encounters.solo.not_so_ordinary_water` gives."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.damage import heal
from boneyard.games.too_many_bones.content.loot import ANY_TIME, UNTIL_EMPTY, gift
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.loot.bags import take_one
from boneyard.games.too_many_bones.loot.uses import itself_if_hurt
from boneyard.games.too_many_bones.model.ids import RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

FLASK_HEALS: Final = 1  # for each chip


def drink(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Spring Water: take a chip off the flask for 1 HP."""
    take_one(s, gearloc, FLASK)
    heal(s, gearloc, FLASK_HEALS)


FLASK: Final = gift(
    "spring_flask",
    name=Words("Spring Water", "Eau de source"),
    text=Words(
        "It holds 2 HP chips. At any time you may spend some of them, each to heal 1 HP.",
        "Elle porte 2 jetons PV. Vous pouvez en dépenser à tout moment, chacun pour récupérer 1 PV.",
    ),
    in_battle=Verb(itself_if_hurt, drink),
    outside=Verb(itself_if_hurt, drink),
    when=ANY_TIME,
    uses=UNTIL_EMPTY,
    chips=2,
    heals=FLASK_HEALS,
)
