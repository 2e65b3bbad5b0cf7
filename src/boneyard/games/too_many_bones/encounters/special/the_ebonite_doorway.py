"""The Ebonite Doorway (special-05)."""

from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.encounters import EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.looking_over import LookOver
from boneyard.games.too_many_bones.encounters.steps import succeed
from boneyard.games.too_many_bones.model.adventure import SURE_TRAINING
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones


def follow_the_glitter(s: TooManyBones) -> None:
    """Every gearloc looks at two trove cards."""
    for gearloc in s.party:
        s.then(LookOver(gearloc.id, trove=True))


def follow_the_smell(s: TooManyBones) -> None:
    """No attempt at Attack or Defense fails with the points of this card."""
    s.adventure.marks |= SURE_TRAINING


encounter(
    "special-05",
    title=Words("The Ebonite Doorway", "Le portail d’ébonite"),
    premise=Words(
        "The map was right, which is rare. Behind the black door two corridors: one glitters, one smells of sweat.",
        "La carte disait vrai, ce qui est rare. Derrière la porte noire, deux couloirs : l’un brille, l’autre sent"
        " la sueur.",
    ),
    rewards=Rewards(),
    choices=(
        EncounterChoice(
            label=Words("Follow the glitter", "Suivre ce qui brille"),
            text=Words(
                "For its trove each gearloc draws 2, keeps 1, and may make one lockpicking attempt on it at once,"
                " beside the one of the day.",
                "Pour son butin verrouillé, chaque gearloc en pioche 2, en garde 1, et peut aussitôt faire une"
                " tentative de crochetage dessus, en plus de celle du jour.",
            ),
            starts=succeed,
            rewards=Rewards(training=1, trove_each=1),
            wins=follow_the_glitter,
            draws=True,
        ),
        EncounterChoice(
            label=Words("Follow the smell", "Suivre l’odeur"),
            text=Words(
                "Attack and Defense attempts made with the training points of this card succeed without dice.",
                "Les tentatives d’attaque et de défense faites avec les points d’entraînement de cette carte"
                " réussissent sans lancer de dés.",
            ),
            starts=succeed,
            rewards=Rewards(training=2, loot_each=1),
            wins=follow_the_smell,
        ),
    ),
)
