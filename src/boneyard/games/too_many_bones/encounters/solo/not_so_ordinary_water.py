"""Not So Ordinary Water (solo-08)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddByValue, CountPoints, succeed
from boneyard.games.too_many_bones.loot.cards.spring_flask import FLASK
from boneyard.games.too_many_bones.loot.decks import gain
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones

REFRESHED: Final = 5  # Buff HP


class Refresh(Do):
    """Give Buff HP for this battle."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.party[0].feast += REFRESHED


def spend_the_night(s: TooManyBones) -> None:
    """Fight for baddie points and a strong baddie, with Buff HP."""
    s.then(Refresh())


def fill_the_flask(s: TooManyBones) -> None:
    """The card becomes loot, and its progress counts."""
    gain(s, s.party[0], FLASK)


encounter(
    "solo-08",
    title=Words("Not So Ordinary Water", "Une eau peu ordinaire"),
    premise=Words(
        "The spring tastes of copper and clover. Scratches close while one looks at them.",
        "La source a un goût de cuivre et de trèfle. Les égratignures se referment à vue d’œil.",
    ),
    rewards=Rewards(progress=1, training=1),
    choices=(
        EncounterChoice(
            label=Words("Spend the night in the moss", "Passer la nuit dans la mousse"),
            text=Words(
                "Baddie points of the day, and one 5-pt baddie more, placed by its value. The gearloc has 5 Buff"
                " HP for this battle.",
                "Points de vilains du jour, et un vilain à 5 pts de plus, placé selon sa valeur. Le gearloc a 5 PV"
                " bonus pour ce combat.",
            ),
            first=spend_the_night,
            battle=Battle(CountPoints(0), AddByValue(5, 1)),
            rewards=Rewards(training=1, loot_each=1),
        ),
        EncounterChoice(
            label=Words("Fill the flask and go", "Remplir la gourde et filer"),
            text=Words(
                "The card takes 1 loot space and holds 2 HP chips. At any time chips may be spent, each to heal 1"
                " HP; once empty it is discarded, and its progress stays.",
                "La carte occupe 1 case de butin et porte 2 jetons PV. On peut les dépenser à tout moment, chacun"
                " pour récupérer 1 PV ; une fois vide, elle est défaussée, et son progrès reste acquis.",
            ),
            starts=succeed,
            gives=Words("This card as loot, with 2 HP to drink.", "Cette carte comme butin, avec 2 PV à boire."),
            wins=fill_the_flask,
        ),
    ),
)
