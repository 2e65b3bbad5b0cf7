"""Leaving Obendar (special-01)."""

from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.encounters import CARDS_AND_RULES, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.looking_over import LookOver
from boneyard.games.too_many_bones.encounters.steps import succeed
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones


def see_the_alley(s: TooManyBones) -> None:
    """Every gearloc looks at two cards."""
    for gearloc in s.party:
        s.then(LookOver(gearloc.id, trove=False))


encounter(
    "special-01",
    title=Words("Leaving Obendar", "En partant d’Obendar"),
    premise=Words(
        "Last night inside the walls. The practice yard is empty; the alley behind it is not.",
        "Dernière nuit entre les murs. La cour d’exercice est vide ; la ruelle derrière ne l’est pas.",
    ),
    rewards=Rewards(progress=1),
    source=CARDS_AND_RULES,
    choices=(
        EncounterChoice(
            label=Words("Sweat in the yard", "Suer dans la cour"),
            text=Words("Nothing is asked and nothing is risked.", "Rien à payer, rien à risquer."),
            starts=succeed,
            rewards=Rewards(training=2),
        ),
        EncounterChoice(
            label=Words("See what the alley sells", "Voir ce que vend la ruelle"),
            text=Words(
                "For its loot each gearloc draws 2, keeps 1 and discards the other.",
                "Pour son butin, chaque gearloc en pioche 2, en garde 1 et défausse l’autre.",
            ),
            starts=succeed,
            rewards=Rewards(training=1, loot_each=1),
            wins=see_the_alley,
            draws=True,
        ),
    ),
)
