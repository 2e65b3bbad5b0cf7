"""A Kobold Konundrum (classic-05)."""

from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import CountPoints, succeed
from boneyard.games.too_many_bones.model.rewards import Rewards

encounter(
    "classic-05",
    title=Words("A Kobold Konundrum", "Kas de konscience kobold"),
    premise=Words(
        "A kobold hangs from a tree, upside down and very loud. Nobody ties a knot like that without staying to watch.",
        "Un kobold pend à un arbre, tête en bas, et le fait savoir. Qui fait un si beau nœud reste pour regarder.",
    ),
    rewards=Rewards(progress=1, training=1),
    proposed=True,
    choices=(
        EncounterChoice(
            label=Words("Let it scream", "Laisser crier"),
            text=Words(
                "Nothing is asked and nothing is risked.",
                "Rien à payer, rien à risquer.",
            ),
            starts=succeed,
        ),
        EncounterChoice(
            label=Words("Cut the rope", "Couper la corde"),
            text=Words(
                "Baddie points of the day; no special rule.",
                "Points de vilains du jour ; pas de règle spéciale.",
            ),
            battle=Battle(CountPoints(0)),
            rewards=Rewards(training=1, loot_each=1),
        ),
    ),
)
