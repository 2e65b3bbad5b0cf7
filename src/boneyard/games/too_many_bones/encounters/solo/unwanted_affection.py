"""Unwanted Affection (solo-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Phrase, Seat, Words
from boneyard.games.too_many_bones.answers.picks import ADD, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.slots import exhaust
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, special_rule
from boneyard.games.too_many_bones.battle.stat_changes import lower_stat
from boneyard.games.too_many_bones.content.encounters import EncounterChoice, encounter
from boneyard.games.too_many_bones.content.names import faces_of, phrase
from boneyard.games.too_many_bones.content.records import ROLLED
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.encounters.steps import Done, succeed
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import HEALTH, READY
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

TOADS: Final = 3  # skill dice


class ToadsInThePack(SpecialRule):
    """At the start of the next battle, the gearloc exhausts some skill dice of its choice."""

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        s.then(ChooseLostDie(0, TOADS))


TOADS_IN_THE_PACK: Final = special_rule(52, ToadsInThePack())


def dice_at_hand(gearloc: Gearloc) -> list[int]:
    """Its skill dice on the mat, except counters."""
    skills = SHEETS[gearloc.gearloc].skills
    return [skill.die for skill in skills if skill.kind == ROLLED and gearloc.where_is(skill.die) == READY]


class ChooseLostDie(Question):
    """Choose skill dice to lose, as long as there are any. A consumable goes back to the tray (TMB-150)."""

    __slots__ = ("left",)

    kind = "toads"

    def __init__(self, seat: Seat, left: int = 1) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(ADD, die) for die in dice_at_hand(s.party[self.seat])] if self.left else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        exhaust(s, token(chosen.die, 0, 0))
        s.then(ChooseLostDie(self.seat, self.left - 1))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase:
        return phrase("opt-faces", faces=faces_of(chosen.die))


def walk_faster(s: TooManyBones) -> None:
    """Choice that costs 1 Health and succeeds."""
    lower_stat(s, s.party[0], HEALTH, 1)
    s.then(Done(success=True))


def make_room(s: TooManyBones) -> None:
    """Put the rule in force. Special rules last until the next battle is over, so it waits for that."""
    add_rule(s, TOADS_IN_THE_PACK)


encounter(
    "solo-12",
    title=Words("Unwanted Affection", "Une affection encombrante"),
    premise=Words(
        "The child has packed a spoon and three toads. The village waves goodbye with suspicious speed.",
        "L’enfant a emporté une cuillère et trois crapauds. Le village fait au revoir avec un empressement suspect.",
    ),
    rewards=Rewards(progress=1, training=1),
    choices=(
        EncounterChoice(
            label=Words("Walk faster", "Presser le pas"),
            text=Words(
                "The Health stat die goes down by 1; at 0 it stays.",
                "Le dé de caractéristique Santé baisse de 1 ; à 0, il y reste.",
            ),
            starts=walk_faster,
        ),
        EncounterChoice(
            label=Words("Make room for the toads", "Faire une place aux crapauds"),
            text=Words(
                "The card is kept as a reminder: as the next battle starts the gearloc chooses 3 of its skill dice"
                " and exhausts them.",
                "La carte est gardée pour mémoire : au début du prochain combat, le gearloc choisit 3 de ses dés "
                "de capacité et les défausse.",
            ),
            starts=succeed,
            wins=make_room,
        ),
    ),
)
