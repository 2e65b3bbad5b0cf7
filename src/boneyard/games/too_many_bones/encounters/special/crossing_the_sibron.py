"""Crossing the Sibron (special-03)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import BY_KEY, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import Done, shuffles_in, succeed
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import CARDS, TooManyBones

CAUGHT: Final = 2  # the party is caught on a D6 up to this


def tiptoe(s: TooManyBones) -> None:
    """Every gearloc rolls. One low roll is enough to be caught."""
    s.then(CrossTheBridge(), Done(success=True))


class CrossTheBridge(Do):
    """Roll a D6 for each gearloc. On a 1 or 2 the tyrant's first encounter goes on top of the deck."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        rolled = [roll_d6(s, gearloc.id) for gearloc in s.party]
        if min(rolled) > CAUGHT:
            return
        adventure = s.adventure
        first = BY_KEY[f"tyrant-{CHIPS[adventure.tyrant].key.replace('_', '-')}-1"].card
        sent = [card for card in adventure.deck if card == first]
        adventure.deck = [card for card in adventure.deck if card != first]
        s.rng.shuffle(CARDS, adventure.deck)
        adventure.deck = sent + adventure.deck


encounter(
    "special-03",
    title=Words("Crossing the Sibron", "La traversée du Sibron"),
    premise=Words(
        "The bridge has lanterns and a list of faces. The boatman has one oar, one tooth and no questions.",
        "Le pont a des lanternes et une liste de visages. Le passeur a une rame, une dent et aucune question.",
    ),
    rewards=Rewards(progress=1),
    choices=(
        EncounterChoice(
            label=Words("Tiptoe between the lanterns", "Se faufiler entre les lanternes"),
            text=Words(
                "Each gearloc rolls a D6. If any shows 1 or 2, the party is caught: encounter number 1 of the"
                " tyrant is taken out of the encounter deck, the rest is shuffled, and that card is put on top. It"
                " succeeds either way.",
                "Chaque gearloc lance un D6. Si l’un montre 1 ou 2, le groupe est pris : la rencontre numéro 1 du"
                " tyran est sortie du paquet de rencontres, le reste est mélangé, et cette carte est posée en"
                " haut. Dans tous les cas, c’est réussi.",
            ),
            starts=tiptoe,
            rewards=Rewards(progress=1, training=1),
        ),
        EncounterChoice(
            label=Words("Wake the boatman", "Réveiller le passeur"),
            text=Words("Nothing is asked today.", "Rien à payer aujourd’hui."),
            starts=succeed,
            rewards=Rewards(trove_each=1),
            gives=Words(
                "Mohlnor Traders is shuffled into the encounter deck.",
                "La carte « Les marchands mohlnors » est mélangée au paquet de rencontres.",
            ),
            wins=shuffles_in("special-06"),
        ),
    ),
)
