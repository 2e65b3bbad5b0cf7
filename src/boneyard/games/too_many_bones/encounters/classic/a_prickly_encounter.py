"""A Prickly Encounter (classic-22)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import (
    BIG,
    HUNTERS,
    AddChips,
    AddRule,
    CountPoints,
    shuffles_in,
)
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones

FIRE_DAMAGE: Final = 2


class BurningBush(SpecialRule):
    """Every round ends with 2 true damage to each baddie on the mat at the same time."""

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        deal(s, *[Damage(baddie.id, FIRE_DAMAGE, TRUE, NOBODY) for baddie in s.baddies_standing()])


BURNING_BUSH: Final = special_rule(41, BurningBush())

encounter(
    "classic-22",
    title=Words("A Prickly Encounter", "Une rencontre épineuse"),
    premise=Words(
        "The scout has been dead a while; the map in its hand has not. The cross is in the middle of the brambles.",
        "L’éclaireur est mort depuis un moment, pas la carte dans sa main. La croix est au milieu des ronces.",
    ),
    rewards=Rewards(progress=2, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Crawl to the cross", "Ramper jusqu’à la croix"),
            text=Words(
                "Baddie points of the day, and a 20-pt baddie on top of the battle queue.",
                "Points de vilains du jour, et un vilain à 20 pts en haut de la file d’attente.",
            ),
            battle=Battle(CountPoints(0), AddChips(BIG, 1, top=True)),
            rewards=Rewards(training=1, trove_each=1),
            gives=Words(
                "Hunting the Hunters is shuffled into the encounter deck.",
                "La carte « Chasseurs chassés » est mélangée au paquet de rencontres.",
            ),
            wins=shuffles_in(HUNTERS),
        ),
        EncounterChoice(
            label=Words("Strike a match", "Craquer une allumette"),
            text=Words(
                "Baddie points of the day, and a 20-pt baddie on top of the battle queue. Every round ends with 2 "
                "true damage for each baddie on the mat.",
                "Points de vilains du jour, et un vilain à 20 pts en haut de la file d’attente. Chaque manche "
                "finit par 2 coups critiques pour chaque vilain sur le tapis.",
            ),
            battle=Battle(CountPoints(0), AddChips(BIG, 1, top=True), AddRule(BURNING_BUSH)),
            rewards=Rewards(training=1),
            gives=Words(
                "Hunting the Hunters is shuffled into the encounter deck.",
                "La carte « Chasseurs chassés » est mélangée au paquet de rencontres.",
            ),
            wins=shuffles_in(HUNTERS),
        ),
    ),
)
