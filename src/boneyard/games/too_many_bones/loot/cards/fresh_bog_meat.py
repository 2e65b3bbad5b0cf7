"""Fresh Bog Meat."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import POISON_START
from boneyard.games.too_many_bones.battle.damage import heal
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.verbs import nobody_in_particular
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.model.ids import POISON, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

MEAT_HEALS: Final = 5
MEAT_POISONS: Final = 2


def eat_meat(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Fresh Bog Meat: HP now, then Poison."""
    heal(s, gearloc, MEAT_HEALS)
    put_effect(s, gearloc.id, POISON, MEAT_POISONS)


BOG_MEAT: Final = loot(
    "fresh_bog_meat",
    name=Words("Fresh Bog Meat", "Viande fraîche des marais"),
    text=Words(
        "In battle: heal 5 HP, then get a Poison 2 die. Eaten before the start-of-turn effects, it already hurts "
        "among them.",
        "En combat : récupérez 5 PV, puis recevez un dé Poison 2. Mangée avant les effets de début de tour, elle "
        "fait mal dès ce tour.",
    ),
    in_battle=Verb(nobody_in_particular, eat_meat),
    heals=MEAT_HEALS,
    hurts_at_once=POISON_START,
)
