"""Crossing the Sibron (special-03)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import Done, shuffles_in, succeed
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


encounter_choices("special-03", EncounterChoice(tiptoe), EncounterChoice(succeed, wins=shuffles_in("special-06")))
