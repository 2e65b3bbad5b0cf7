"""We Have a Goblin Problem (tyrant-goblin-king-2)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.encounters import Battle, BySize, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.chips_of_type import AddOfType
from boneyard.games.too_many_bones.encounters.steps import CountPoints
from boneyard.games.too_many_bones.model.adventure import GOBLIN_TRAIL
from boneyard.games.too_many_bones.model.ids import TYPES
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones

GOBLIN: Final = TYPES.index("goblin")


def leave_a_trail(s: TooManyBones) -> None:
    """Goblins follow the party from now on."""
    s.adventure.marks |= GOBLIN_TRAIL


encounter(
    "tyrant-goblin-king-2",
    title=Words("We Have a Goblin Problem", "Nous avons un problème de gobelins"),
    premise=Words(
        "For each one that runs away, one runs up. Somebody has lost count twice already.",
        "Pour chacun qui s’enfuit, un autre accourt. Quelqu’un s’est déjà trompé deux fois en les comptant.",
    ),
    rewards=Rewards(),
    tyrant="goblin_king",
    choices=(
        EncounterChoice(
            label=Words("Start counting again", "Recommencer à compter"),
            text=Words(
                "Baddie points of the day, and one Goblin more on top of the battle queue: a 1-pt one with one or"
                " two gearlocs, a 5-pt one with three or four. Won or lost, from then on every battle with baddie"
                " points of the day also has the Goblin defeated last on top of its queue.",
                "Points de vilains du jour, et un Gobelin de plus en haut de la file d’attente : à 1 pt à un ou"
                " deux gearlocs, à 5 pts à trois ou quatre. Que le combat soit gagné ou perdu, tout combat"
                " ultérieur avec les points de vilains du jour a aussi, en haut de sa file, le dernier Gobelin"
                " vaincu.",
            ),
            battle=Battle(CountPoints(0), BySize(AddOfType(1, GOBLIN, 1), AddOfType(5, GOBLIN, 1))),
            rewards=Rewards(progress=1, training=1, loot_each=1),
            after=leave_a_trail,
        ),
    ),
)
