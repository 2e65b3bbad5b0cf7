"""Shadow Pack (tyrant-duster-1)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.stat_changes import lower_stat
from boneyard.games.too_many_bones.content.encounters import Battle, BySize, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer
from boneyard.games.too_many_bones.encounters.chips_of_type import BEAST, AddOfType
from boneyard.games.too_many_bones.encounters.steps import CountPoints, Done
from boneyard.games.too_many_bones.model.ids import HEALTH
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Gearloc

BITTEN: Final = 2  # a D6 up to this costs Health
FANGS: Final = 3


class ChooseHand(ChooseVolunteer):
    """The party chooses who holds out a hand."""

    __slots__ = ()

    kind = "hand"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        s.then(HoldOutHand(gearloc.id))


class HoldOutHand(Step):
    """A D6 decides. On a low roll Health goes down permanently, but not below the printed value."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        gearloc = s.party[self.unit]
        if roll_d6(s, self.unit) <= BITTEN:
            lower_stat(s, gearloc, HEALTH, FANGS)


def open_hand(s: TooManyBones) -> None:
    """One gearloc holds out a hand. It succeeds in any case."""
    s.then(ChooseHand())
    s.then(Done(success=True))


encounter(
    "tyrant-duster-1",
    title=Words("Shadow Pack", "La meute de l’ombre"),
    premise=Words(
        "She says it once, politely: turn back. Then she is gone, and the dark has teeth.",
        "Elle le dit une fois, poliment : faites demi-tour. Puis elle n’est plus là, et le noir a des dents.",
    ),
    rewards=Rewards(progress=1, training=1),
    tyrant="duster",
    choices=(
        EncounterChoice(
            label=Words("Show some teeth, too", "Montrer les dents aussi"),
            text=Words(
                "Baddie points of the day, and more 5-pt Beasts on top of the battle queue: one with one or two"
                " gearlocs, two with three or four.",
                "Points de vilains du jour, et d’autres Bêtes à 5 pts en haut de la file d’attente : une à un ou"
                " deux gearlocs, deux à trois ou quatre.",
            ),
            battle=Battle(CountPoints(0), BySize(AddOfType(5, BEAST, 1), AddOfType(5, BEAST, 2))),
            rewards=Rewards(loot_each=1),
        ),
        EncounterChoice(
            label=Words("Hold out an open hand", "Tendre une main ouverte"),
            text=Words(
                "For one gearloc, by party choice, roll a D6: on 1 or 2 its Health goes down by 3 for good, though"
                " not below the printed value; on 3 to 6 nothing happens. It succeeds either way.",
                "Pour un gearloc, au choix du groupe, lancer un D6 : sur 1 ou 2, sa santé baisse de 3 pour de bon,"
                " mais pas sous la valeur imprimée ; de 3 à 6, rien. Dans tous les cas, c’est réussi.",
            ),
            starts=open_hand,
            rewards=Rewards(training=1),
        ),
    ),
)
