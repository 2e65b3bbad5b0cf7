"""Go Big or Go Home (classic-08)."""

from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.encounters import Battle, BySize, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddChips, CountPoints
from boneyard.games.too_many_bones.model.rewards import Rewards

encounter(
    "classic-08",
    title=Words("Go Big or Go Home", "Voir grand ou rentrer"),
    premise=Words(
        "Two clouds of dust on the road, one large, one small. The large one has brought luggage.",
        "Deux nuages de poussière sur la route, un grand, un petit. Le grand a des bagages.",
    ),
    rewards=Rewards(progress=1, training=1),
    choices=(
        EncounterChoice(
            label=Words("Greet the large one", "Accueillir le grand"),
            text=Words(
                "Baddie points of the day, and on top of the battle queue, above even a 20, one 5-pt baddie with "
                "one or two gearlocs, two with three or four.",
                "Points de vilains du jour et, en haut de la file d’attente, même au-dessus d’un 20, un vilain à "
                "5 pts avec un ou deux gearlocs, deux avec trois ou quatre.",
            ),
            battle=Battle(CountPoints(0), BySize(AddChips(5, 1, top=True), AddChips(5, 2, top=True))),
            rewards=Rewards(loot_each=2),
        ),
        EncounterChoice(
            label=Words("Prefer the small one", "Préférer le petit"),
            text=Words(
                "Baddie points of the day, −2, never below 0; with 0 the battle is won at once.",
                "Points de vilains du jour, −2, jamais moins de 0 ; à 0, le combat est aussitôt gagné.",
            ),
            battle=Battle(CountPoints(-2)),
            rewards=Rewards(loot_shared=1),
        ),
    ),
)
