"""Fire in the Sky (classic-02)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.encounters import Battle, BySize, EncounterChoice, encounter
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.encounters.steps import AddRule, CallChip, CountPoints, hurt_party
from boneyard.games.too_many_bones.loot.decks import shuffle_in
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

SMALL_DRAGON: Final = CHIP_KEYS["dragon_5"].chip
BIG_DRAGON: Final = CHIP_KEYS["dragon_20"].chip


class DragonAbove(SpecialRule):
    """In round 1 only ranged gearlocs act. A defeated big dragon shuffles special-04 into the deck."""

    def may_act(self, s: TooManyBones, unit: int, argument: int) -> bool:
        return s.round > 1 or (unit < FIRST_BADDIE and SHEETS[s.party[unit].gearloc].ranged)

    def falls(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        if baddie.chip == BIG_DRAGON:
            shuffle_in(s, "special-04")
        return False


DRAGON_ABOVE: Final = special_rule(24, DragonAbove())


class FireFromAbove(SpecialRule):
    """Every round starts with 1 true damage to each gearloc on the mat."""

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        hurt_party(s)


FIRE_FROM_ABOVE: Final = special_rule(25, FireFromAbove())

encounter(
    "classic-02",
    title=Words("Fire in the Sky", "Le ciel en feu"),
    premise=Words(
        "The tents burn first. Whoever is coming up the hill seems to have ordered them well done.",
        "Les tentes brûlent en premier. Ceux qui montent la colline les avaient, semble-t-il, demandées bien cuites.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Aim at the dragon", "Viser le dragon"),
            text=Words(
                "Baddie points of the day, and on top of the battle queue a dragon: Dragon (5-pt) with one or two "
                "gearlocs, Dragon (20-pt) with three or four. In round 1 only ranged and mixed gearlocs take "
                "their turn; all others and all baddies skip theirs. If Dragon (20-pt) is defeated, in a battle "
                "won or lost, Hunting the Hunters is shuffled into the encounter deck.",
                "Points de vilains du jour et, en haut de la file d’attente, un dragon : Dragon (5 pts) à un ou "
                "deux gearlocs, Dragon (20 pts) à trois ou quatre. À la manche 1, seuls les gearlocs à distance "
                "ou mixtes jouent leur tour ; les autres et tous les vilains passent le leur. Si Dragon (20 pts) "
                "est vaincu, combat gagné ou perdu, la carte « Chasseurs chassés » est mélangée au paquet de "
                "rencontres.",
            ),
            battle=Battle(
                # Before points are counted, or the dragon might be drawn as one of them.
                BySize(CallChip(SMALL_DRAGON, top=True), CallChip(BIG_DRAGON, top=True)),
                CountPoints(0),
                AddRule(DRAGON_ABOVE),
            ),
            rewards=Rewards(training=1),
        ),
        EncounterChoice(
            label=Words("Meet those on foot", "Recevoir ceux qui viennent à pied"),
            text=Words(
                "Baddie points of the day. Every round opens with 1 true damage for each gearloc on the mat.",
                "Points de vilains du jour. Chaque manche s’ouvre par 1 coup critique pour chaque gearloc sur le "
                "tapis.",
            ),
            battle=Battle(CountPoints(0), AddRule(FIRE_FROM_ABOVE)),
        ),
    ),
)
