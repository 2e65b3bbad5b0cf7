"""Getting Out of Hand (tyrant-marrow-1)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.chips_of_type import TYPE_FIRST
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints
from boneyard.games.too_many_bones.model.ids import TYPES
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

ORC: Final = TYPES.index("orc")
CROWDED: Final = 3  # the last round in which an Orc comes back


class OrcsReturn(SpecialRule):
    """An Orc defeated in the first rounds goes to the bottom of the queue."""

    def falls(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        if s.round > CROWDED or CHIPS[baddie.chip].type != ORC:
            return False
        s.queue.append(baddie.chip | FACE_UP)
        return True


ORCS_RETURN: Final = special_rule(57, OrcsReturn())

encounter(
    "tyrant-marrow-1",
    title=Words("Getting Out of Hand", "Cela dégénère"),
    premise=Words(
        "Two armies share one valley and one latrine. Nobody is in a good mood.",
        "Deux armées partagent une seule vallée et les mêmes latrines. Personne n’est de bonne humeur.",
    ),
    rewards=Rewards(),
    tyrant="marrow",
    choices=(
        EncounterChoice(
            label=Words("Jump the queue", "Passer devant tout le monde"),
            text=Words(
                "Baddie points of the day, with as many Orcs as possible from the active stacks, then the defeated"
                " pile. An Orc defeated in rounds 1 to 3 returns to the bottom of the battle queue.",
                "Points de vilains du jour, avec autant d’Orcs que possible, pris dans les piles actives, puis au"
                " cimetière. Un Orc vaincu pendant les manches 1 à 3 retourne en bas de la file d’attente.",
            ),
            battle=Battle(AddRule(TYPE_FIRST, ORC), CountPoints(0), AddRule(ORCS_RETURN)),
            rewards=Rewards(progress=1, training=2, loot_each=1),
        ),
    ),
)
