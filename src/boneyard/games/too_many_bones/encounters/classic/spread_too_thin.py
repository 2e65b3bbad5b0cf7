"""Spread Too Thin (classic-15)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.damage import lose_hp
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import Battle, BySize, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddChips, AddRule, CountPoints
from boneyard.games.too_many_bones.model.adventure import EVERY_OPTION
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie

PIT: Final = 2  # HP


class Pits(SpecialRule):
    """Every baddie loses 2 HP as it enters the mat."""

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        s.then(FallIntoPit(baddie.id))


PITS: Final = special_rule(33, Pits())


class FallIntoPit(Step):
    """The baddie loses HP, not by damage, which may defeat it."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        lose_hp(s, s.baddie(self.unit), PIT, "encounter")


def earn_a_rest(s: TooManyBones) -> None:
    """In today's recovery each gearloc may take every option."""
    s.adventure.marks |= EVERY_OPTION


encounter(
    "classic-15",
    title=Words("Spread Too Thin", "Être partout à la fois"),
    premise=Words(
        "A caravan, a valley, and raiders at both ends of it. The merchants ask whether the party could be in two "
        "places.",
        "Une caravane, une vallée, des pillards aux deux bouts. Les marchands demandent si le groupe peut se "
        "dédoubler.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Dig pits for the bigger band", "Creuser des fosses pour la plus grosse bande"),
            text=Words(
                "Baddie points of the day, and on top of the battle queue two more baddies: 1-pt ones with one or "
                "two gearlocs, 5-pt ones with three or four. Every baddie loses 2 HP as it enters the mat; that "
                "may defeat it.",
                "Points de vilains du jour et, en haut de la file d’attente, deux vilains de plus : à 1 pt avec "
                "un ou deux gearlocs, à 5 pts avec trois ou quatre. Chaque vilain perd 2 PV en entrant sur le "
                "tapis ; cela peut le vaincre.",
            ),
            battle=Battle(CountPoints(0), BySize(AddChips(1, 2, top=True), AddChips(5, 2, top=True)), AddRule(PITS)),
        ),
        EncounterChoice(
            label=Words("Be in two places", "Se dédoubler"),
            text=Words(
                "Baddie points of the day, and on top of the battle queue three more baddies: with one or two "
                "gearlocs one 5-pt above two 1-pt ones, with three or four three 5-pt ones.",
                "Points de vilains du jour et, en haut de la file d’attente, trois vilains de plus : avec un ou "
                "deux gearlocs, un à 5 pts au-dessus de deux à 1 pt ; avec trois ou quatre, trois à 5 pts.",
            ),
            battle=Battle(
                CountPoints(0),
                BySize(AddChips(1, 2, top=True), AddChips(1, 0, top=True)),
                BySize(AddChips(5, 1, top=True), AddChips(5, 3, top=True)),
            ),
            rewards=Rewards(trove_each=1),
            gives=Words(
                "In today’s recovery nobody has to choose: every gearloc may take each individual option once.",
                "À la récupération du jour, personne n’a à choisir : chaque gearloc peut prendre une fois chaque "
                "option individuelle.",
            ),
            wins=earn_a_rest,
        ),
    ),
)
