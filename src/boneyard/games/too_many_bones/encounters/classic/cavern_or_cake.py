"""Cavern or Cake? (classic-12)."""

from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.encounters import Battle, BySize, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import BADDIES_SURPRISED, SURPRISED, AddRule, CountPoints
from boneyard.games.too_many_bones.model.rewards import Rewards

encounter(
    "classic-12",
    title=Words("Cavern or Cake?", "Grotte ou gâteau ?"),
    premise=Words(
        "One hour of daylight left. The cave is deep and smells of gold; the camp is near and smells of dinner.",
        "Encore une heure de jour. La grotte est profonde et sent l’or ; le camp est proche et sent le dîner.",
    ),
    rewards=Rewards(progress=1, training=2),
    choices=(
        EncounterChoice(
            label=Words("Climb down into the dark", "Descendre dans le noir"),
            text=Words(
                "Baddie points of the day, +6 with one or two gearlocs, +12 with three or four.",
                "Points de vilains du jour, +6 à un ou deux gearlocs, +12 à trois ou quatre.",
            ),
            battle=Battle(BySize(CountPoints(6), CountPoints(12))),
            rewards=Rewards(trove_shared=2),
        ),
        EncounterChoice(
            label=Words("Invite yourselves to dinner", "S’inviter à dîner"),
            text=Words(
                "Baddie points of the day. The baddies set up are Surprised: they start at the bottom of the meter.",
                "Points de vilains du jour. Les vilains placés au départ sont Surpris : ils commencent en bas de "
                "la jauge.",
            ),
            battle=Battle(CountPoints(0), AddRule(SURPRISED, BADDIES_SURPRISED)),
        ),
    ),
)
