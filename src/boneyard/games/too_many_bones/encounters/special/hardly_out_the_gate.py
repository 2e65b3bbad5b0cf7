"""Hardly Out the Gate (special-02)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import CARDS_AND_RULES, Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, back_on_top
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones


class Guards(SpecialRule):
    """Each round starts with true damage to every baddie on the mat, by the guards."""

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        deal(s, *[Damage(baddie.id, 1, TRUE, NOBODY) for baddie in s.baddies_standing()])


GUARDS: Final = special_rule(53, Guards())

encounter(
    "special-02",
    title=Words("Hardly Out the Gate", "À l’aventure, compagnons !"),
    premise=Words(
        "The gate is still creaking shut. Up on the wall somebody puts down a hand of cards to watch.",
        "La porte grince encore sur ses gonds. Sur le rempart, quelqu’un pose ses cartes pour regarder.",
    ),
    rewards=Rewards(progress=1, training=1, loot_each=1),
    source=CARDS_AND_RULES,
    choices=(
        EncounterChoice(
            label=Words("Shout up to the wall", "Appeler le rempart"),
            text=Words(
                "Baddie points of the day. Every round, the first included, starts with 1 true damage for each"
                " baddie on the mat. If the battle is lost, the card lies on top of the encounter deck again.",
                "Points de vilains du jour. Chaque manche, la première comprise, commence par 1 coup critique pour"
                " chaque vilain sur le tapis. Si le combat est perdu, la carte retourne en haut du paquet de"
                " rencontres.",
            ),
            battle=Battle(CountPoints(0), AddRule(GUARDS)),
            fails=back_on_top,
        ),
        EncounterChoice(
            label=Words("Let the wall play its cards", "Laisser le rempart à ses cartes"),
            text=Words(
                "Baddie points of the day. If the battle is lost, the card lies on top of the encounter deck again.",
                "Points de vilains du jour. Si le combat est perdu, la carte retourne en haut du paquet de rencontres.",
            ),
            battle=Battle(CountPoints(0)),
            rewards=Rewards(training=1),
            fails=back_on_top,
        ),
    ),
)
