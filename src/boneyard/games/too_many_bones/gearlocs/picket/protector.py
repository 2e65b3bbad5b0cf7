"""Picket, Protector: Redshirt and Intercept. What is aimed at an ally who has such a die: `battle.dodging`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.icons import BONES, icon
from boneyard.games.too_many_bones.content.records import ALLY, COUNTER
from boneyard.games.too_many_bones.content.sheets import Profession
from boneyard.games.too_many_bones.model.ids import PICKET

PROTECTOR: Final = Profession(PICKET, Words("Protector", "Protecteur"))

INTERCEPT: Final = icon(
    "intercept",
    Words("Intercept", "Interceptank"),
    Words(
        "X time(s), what is aimed at this ally hits Picket instead.",
        "X fois, ce qui vise cet allié touche Capitank à sa place.",
    ),
    ALLY | COUNTER,
)

PROTECTOR.die(
    3,
    "redshirt",
    Words("Redshirt", "Vigilance"),
    Words(
        "Lies with an ally: the next X times it is targeted, Picket takes it all in its place.",
        "Chez un allié : les X prochaines fois qu’il est visé, Capitank encaisse tout à sa place.",
    ),
    (BONES.of(1), BONES.of(1), INTERCEPT.of(1), INTERCEPT.of(1), INTERCEPT.of(1), INTERCEPT.of(2)),
    star=True,
)

PROTECTOR.die(
    7,
    "intercept",
    Words("Intercept", "Interceptank"),
    Words(
        "Lies with an ally: the next X times it is targeted, Picket takes it all in its place.",
        "Chez un allié : les X prochaines fois qu’il est visé, Capitank encaisse tout à sa place.",
    ),
    (BONES.of(1), INTERCEPT.of(1), INTERCEPT.of(1), INTERCEPT.of(2), INTERCEPT.of(2), INTERCEPT.of(3)),
)
