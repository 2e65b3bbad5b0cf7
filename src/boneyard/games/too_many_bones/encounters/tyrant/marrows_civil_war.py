"""Marrow’s Civil War (tyrant-marrow-2)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.queue import remove_type
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.chips_of_type import BOG, TYPE_ONLY
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints
from boneyard.games.too_many_bones.model.ids import TYPES
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones

SCALE: Final = TYPES.index("scale")


def beat_bog(s: TooManyBones) -> None:
    """Remove the Bog chips from the adventure."""
    remove_type(s, BOG)


def beat_scale(s: TooManyBones) -> None:
    """Remove the Scale chips from the adventure."""
    remove_type(s, SCALE)


encounter(
    "tyrant-marrow-2",
    title=Words("Marrow’s Civil War", "La guerre civile de Marrow"),
    premise=Words(
        "Spears on the dry bank, slime on the wet one, and no general in earshot. One push would do.",
        "Des lances sur la rive sèche, de la vase sur l’autre, et aucun général à portée de voix. Un rien suffirait.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    tyrant="marrow",
    choices=(
        EncounterChoice(
            label=Words("Line up with the spears", "Se ranger derrière les lances"),
            text=Words(
                "Baddie points of the day, in Bog chips only, from the active stacks, then the defeated pile; if"
                " they run out, the total stays short.",
                "Points de vilains du jour, uniquement en jetons Marais, pris dans les piles actives, puis au"
                " cimetière ; s’il n’y en a plus, le total reste incomplet.",
            ),
            battle=Battle(AddRule(TYPE_ONLY, BOG), CountPoints(0)),
            gives=Words(
                "No Bog chip is used again in this adventure.",
                "Aucun jeton Marais ne sert plus dans cette aventure.",
            ),
            wins=beat_bog,
        ),
        EncounterChoice(
            label=Words("Line up with the slime", "Se ranger derrière la vase"),
            text=Words(
                "Baddie points of the day, in Scale chips only, from the active stacks, then the defeated pile; if"
                " they run out, the total stays short.",
                "Points de vilains du jour, uniquement en jetons Écailles, pris dans les piles actives, puis au"
                " cimetière ; s’il n’y en a plus, le total reste incomplet.",
            ),
            battle=Battle(AddRule(TYPE_ONLY, SCALE), CountPoints(0)),
            gives=Words(
                "No Scale chip is used again in this adventure.",
                "Aucun jeton Écailles ne sert plus dans cette aventure.",
            ),
            wins=beat_scale,
        ),
    ),
)
