"""Picket, Hero: Confidence, Tenacity, Bravado and Renown.

Advanced Defense is counted in `battle.stats`, the bone that does not count in `activities.training`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.icons import BONES, icon
from boneyard.games.too_many_bones.content.records import ACTIVE, ALLY, COUNTER, LOCKED
from boneyard.games.too_many_bones.content.sheets import Profession
from boneyard.games.too_many_bones.model.ids import PICKET

HERO: Final = Profession(PICKET, Words("Hero", "Héros"))

ADVANCED_DEF: Final = icon(
    "advanced_def",
    Words("Advanced defense", "Défense avancée"),
    Words(
        "Stops X damage; on Picket himself it also feeds his shield skills.",
        "Arrête X dégât(s) ; sur Capitank, nourrit aussi ses capacités de bouclier.",
    ),
    ACTIVE | ALLY | COUNTER,
)

IMPROVED_DEF_TRAINING: Final = icon(
    "improved_def_training",
    Words("Improved defense training", "Entraînement de défense amélioré"),
    Words("One bone does not count when he trains defense.", "Un os ne compte pas quand il s’entraîne en défense."),
    LOCKED,
)

HERO.die(
    11,
    "confidence",
    Words("Confidence", "Confiance"),
    Words(
        "A shield of X for Picket or an ally.",
        "Un bouclier de X pour Capitank ou un allié.",
    ),
    (
        BONES.of(1),
        ADVANCED_DEF.of(1),
        ADVANCED_DEF.of(1),
        ADVANCED_DEF.of(1),
        ADVANCED_DEF.of(2),
        ADVANCED_DEF.of(2),
    ),
    star=True,
)

HERO.die(
    12,
    "tenacity",
    Words("Tenacity", "Ténacité"),
    Words(
        "A shield of X for Picket or an ally.",
        "Un bouclier de X pour Capitank ou un allié.",
    ),
    (
        BONES.of(1),
        ADVANCED_DEF.of(1),
        ADVANCED_DEF.of(2),
        ADVANCED_DEF.of(2),
        ADVANCED_DEF.of(2),
        ADVANCED_DEF.of(3),
    ),
)

HERO.die(
    15,
    "bravado",
    Words("Bravado", "Bravade"),
    Words(
        "Bones by the handful; or, once locked, one bone forgiven whenever he trains Defense.",
        "Des os à la pelle ; ou, une fois bloqué, un os pardonné chaque fois qu’il entraîne sa défense.",
    ),
    (
        BONES.of(2),
        BONES.of(2),
        BONES.of(2),
        BONES.of(4),
        IMPROVED_DEF_TRAINING.of(),
        IMPROVED_DEF_TRAINING.of(),
    ),
)

HERO.die(
    16,
    "renown",
    Words("Renown", "Renommée"),
    Words(
        "A shield of X for Picket or an ally.",
        "Un bouclier de X pour Capitank ou un allié.",
    ),
    (
        BONES.of(1),
        ADVANCED_DEF.of(1),
        ADVANCED_DEF.of(2),
        ADVANCED_DEF.of(3),
        ADVANCED_DEF.of(3),
        ADVANCED_DEF.of(4),
    ),
)
