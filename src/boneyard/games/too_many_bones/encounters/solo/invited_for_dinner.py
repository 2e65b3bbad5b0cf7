"""Invited for Dinner (solo-05)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.activities.lockpicking.locks import lock
from boneyard.games.too_many_bones.content.encounters import EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.attempts import attempt
from boneyard.games.too_many_bones.encounters.steps import Done, TakeChoice, lose_outside
from boneyard.games.too_many_bones.loot.bags import open_at, open_cards
from boneyard.games.too_many_bones.loot.decks import discard
from boneyard.games.too_many_bones.model.adventure import HALF_REST
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones

KNOTS: Final = (lock("F", 3), lock("L", 2))
TIGHT: Final = 2  # HP lost if a lock stays closed
STEW: Final = 3  # HP


class Untied(Do):
    """If a lock is still closed, lose 2 HP and take choice B instead."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.adventure.opened == len(KNOTS):
            s.then(Done(success=True))
        else:
            lose_outside(s, s.party[0], TIGHT)
            s.then(TakeChoice(1, instead=True))


def wriggle_out(s: TooManyBones) -> None:
    """Make one attempt at two locks."""
    s.then(attempt(s, s.party[0], s.adventure.card, KNOTS, 0), Untied())


def leave_everything(s: TooManyBones) -> None:
    """Lose all loot, but not locked trove (TMB-088)."""
    for card in open_cards(s.party[0]):
        while card in open_cards(s.party[0]):
            discard(s, s.party[0], open_at(s.party[0], card))


def debate_the_recipe(s: TooManyBones) -> None:
    """Lose HP and succeed. Resting restores only half today."""
    lose_outside(s, s.party[0], STEW)
    s.adventure.marks |= HALF_REST
    s.then(Done(success=True))


encounter(
    "solo-05",
    title=Words("Invited for Dinner", "Invité à dîner"),
    premise=Words(
        "Two voices disagree about the salt. The rope smells of onions, and so does everything else.",
        "Deux voix se disputent à propos du sel. La corde sent l’oignon, comme tout le reste.",
    ),
    rewards=Rewards(progress=1, training=1),
    choices=(
        EncounterChoice(
            label=Words("Wriggle out of the rope", "Se dégager de la corde"),
            text=Words(
                "One lockpicking attempt at Force 3, then Lever 2. Both open: discard all loot, opened trove too,"
                " but keep locked trove; the 2 loot of this choice take its place. Otherwise lose 2 HP, but never"
                " the last, and the other choice is taken instead.",
                "Une tentative de crochetage : clenche 3, puis loquet 2. Les deux ouverts : défausser tout son"
                " butin, même déverrouillé, mais garder celui qui est encore verrouillé ; les 2 butins de ce choix"
                " le remplacent. Sinon, perdre 2 PV, mais jamais le dernier, et l’autre choix s’applique à la"
                " place.",
            ),
            starts=wriggle_out,
            rewards=Rewards(loot_shared=2),
            wins=leave_everything,
        ),
        EncounterChoice(
            label=Words("Debate the recipe", "Discuter la recette"),
            text=Words(
                "Lose 3 HP, but never the last. Resting in this recovery gives back only half of what is missing,"
                " rounded up.",
                "Perdre 3 PV, mais jamais le dernier. Se reposer pendant cette récupération ne rend que la moitié"
                " des PV manquants, arrondie vers le haut.",
            ),
            starts=debate_the_recipe,
        ),
    ),
)
