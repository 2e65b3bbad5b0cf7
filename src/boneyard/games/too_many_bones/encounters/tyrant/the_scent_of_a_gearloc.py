"""The Scent of a Gearloc (tyrant-mulmesh-1)."""

from __future__ import annotations

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.content.encounters import CARDS_AND_RULES, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.chips_of_type import BEAST, take_of_type
from boneyard.games.too_many_bones.encounters.steps import DrawAnother
from boneyard.games.too_many_bones.events.adventure import ChipStored
from boneyard.games.too_many_bones.model.ids import NOBODY, ChipId
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones


class StoreBeast(Do):
    """A Beast, if there is one, goes on the tyrant card. It will be on top of the queue against Mulmesh."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        chip = take_of_type(s, by_size(s, 1, 5), BEAST)
        if chip != NOBODY:
            s.adventure.stored.append(chip & CHIP)
            s.reveal(ChipStored(ChipId(chip & CHIP)))


def walk_on(s: TooManyBones) -> None:
    """Draw another encounter for today; then shuffle this card in."""
    s.then(StoreBeast(), DrawAnother())


encounter(
    "tyrant-mulmesh-1",
    title=Words("The Scent of a Gearloc", "Chercher la petite bête"),
    premise=Words(
        "Twigs snap in step with the party, and stop in step with it too.",
        "Des brindilles craquent au pas du groupe, et s’arrêtent avec lui.",
    ),
    rewards=Rewards(),
    tyrant="mulmesh",
    source=CARDS_AND_RULES,
    choices=(
        EncounterChoice(
            label=Words("Walk on without turning round", "Avancer sans se retourner"),
            text=Words(
                "The first Beast found in an active stack, else one from the defeated pile, is put on the tyrant"
                " card and will be on top of the battle queue against Mulmesh: a 1-pt one with one or two"
                " gearlocs, a 5-pt one with three or four. There is no reward: another encounter is drawn for"
                " today, from a refilled deck if it was empty; then this card is shuffled into the encounter deck.",
                "La première Bête trouvée dans une pile active, sinon une du cimetière, est posée sur la carte du"
                " tyran et sera en haut de la file d’attente contre Mulmesh : à 1 pt à un ou deux gearlocs, à 5"
                " pts à trois ou quatre. Pas de récompense : une autre rencontre est piochée pour aujourd’hui,"
                " d’un paquet reconstitué s’il était vide ; puis cette carte est mélangée au paquet de rencontres.",
            ),
            starts=walk_on,
            fruitless=True,
        ),
    ),
)
