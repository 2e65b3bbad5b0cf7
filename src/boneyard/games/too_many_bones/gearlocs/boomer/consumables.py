"""Boomer's consumables: Bag'a Booms and the Holy Hand Grenade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Phrase, Seat, Words
from boneyard.games.too_many_bones.answers.picks import NO, NO_AIM, YES, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import yes_or_no
from boneyard.games.too_many_bones.battle.slots import drop_locked, find
from boneyard.games.too_many_bones.battle.verbs import any_position, nobody_in_particular
from boneyard.games.too_many_bones.content.icons import icon
from boneyard.games.too_many_bones.content.records import AT_ONCE
from boneyard.games.too_many_bones.content.sheets import FACES, Profession
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.gearlocs.boomer.grenadier import CONTROLLED_BLAST, SMALL_EXPLOSION, blast, explosion
from boneyard.games.too_many_bones.gearlocs.boomer.scavenger import MOST, MULTI_USE_PARTS, set_grenades
from boneyard.games.too_many_bones.model.dice import cell_aimed, die_of, face_of, value_of
from boneyard.games.too_many_bones.model.ids import (
    BOOM_COUNTER,
    BOOMER,
    ELEMENT_325_ICON,
    SMALL_EXPLOSION_ICON,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

CONSUMABLES: Final = Profession(BOOMER, Words("Consumables", "Consommables"))

# Bag'a Booms.


def room_for_grenades(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the Boom Counter is below three."""
    return [NO_AIM] if gearloc.counts(BOOM_COUNTER) < MOST else []


def find_grenade(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Add intact grenades to the Boom Counter."""
    set_grenades(s, gearloc, gearloc.counts(BOOM_COUNTER) + value_of(rolled_die))


INTACT_GRENADE: Final = icon(
    "intact_grenade",
    Words("Intact grenade", "Grenade intacte"),
    Words("X more on the boom counter, which holds three at most.", "X de plus au Compte-boum, qui s’arrête à trois."),
    AT_ONCE,
    verb=Verb(room_for_grenades, find_grenade),
)

CONSUMABLES.die(
    12,
    "bag-a-booms",
    Words("Bag’a Booms", "Badaboum"),
    Words(
        "Once only: a finished grenade, or some parts as she likes.",
        "Une seule fois : une grenade toute faite, ou quelques pièces de son choix.",
    ),
    (
        INTACT_GRENADE.of(1),
        MULTI_USE_PARTS.of(1),
        MULTI_USE_PARTS.of(1),
        MULTI_USE_PARTS.of(2),
        MULTI_USE_PARTS.of(2),
        MULTI_USE_PARTS.of(3),
    ),
    consumable=True,
)


# The Holy Hand Grenade.


def throw_holy(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Throw the Holy Hand Grenade. Element 325 may be applied just before."""
    if find(gearloc.locked, ELEMENT_325_ICON) >= 0:
        s.then(OfferElement(gearloc.id, rolled_die))
    else:
        holy_boom(s, gearloc, rolled_die, FACES[die_of(rolled_die)][face_of(rolled_die)].value)


def holy_boom(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, amount: int) -> None:
    """Deal the damage of the Holy Hand Grenade, with the white or the teal number."""
    if FACES[die_of(rolled_die)][face_of(rolled_die)].also == SMALL_EXPLOSION_ICON:
        explosion(s, gearloc, cell_aimed(rolled_die), amount)
    else:
        blast(s, gearloc, amount, 0)


class OfferElement(Question):
    """Boomer may apply Element 325, so that the teal numbers count."""

    __slots__ = ("rolled_die",)

    kind = "element_325"

    def __init__(self, seat: Seat, rolled_die: RolledDie) -> None:
        super().__init__(seat)
        self.rolled_die = rolled_die

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(YES), pick(NO)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = s.party[self.seat]
        face = FACES[die_of(self.rolled_die)][face_of(self.rolled_die)]
        if chosen.verb == YES:
            drop_locked(s, gearloc, find(gearloc.locked, ELEMENT_325_ICON))
            holy_boom(s, gearloc, self.rolled_die, face.also_value)
        else:
            holy_boom(s, gearloc, self.rolled_die, face.value)

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return yes_or_no(self.kind, chosen)


HOLY_HAND_GRENADE: Final = icon(
    "holy_hand_grenade",
    Words("Holy Hand Grenade", "Sainte Grenade"),
    Words(
        "The blast shown goes off with the white number X, or with the teal one if Element 325 is applied.",
        "L’explosion montrée éclate avec le nombre blanc X, ou le turquoise grâce à l’Élément 325.",
    ),
    AT_ONCE,
    must=True,
    verb=Verb(nobody_in_particular, throw_holy),
)

CONSUMABLES.die(
    16,
    "holy-hand-grenade",
    Words("Holy Hand Grenade", "Sainte Grenade"),
    Words(
        "Once only: a blast that takes nothing off the Boom Counter, and is far worse with Element 325.",
        "Une seule fois : une explosion qui ne coûte rien au Compte-boum, bien pire avec l’Élément 325.",
    ),
    (
        HOLY_HAND_GRENADE.of(1, also=CONTROLLED_BLAST, also_value=2),
        HOLY_HAND_GRENADE.of(1, also=CONTROLLED_BLAST, also_value=2),
        HOLY_HAND_GRENADE.of(2, also=CONTROLLED_BLAST, also_value=4),
        HOLY_HAND_GRENADE.of(2, also=SMALL_EXPLOSION, also_value=5),
        HOLY_HAND_GRENADE.of(3, also=SMALL_EXPLOSION, also_value=6),
        HOLY_HAND_GRENADE.of(3, also=SMALL_EXPLOSION, also_value=6),
    ),
    consumable=True,
    thrown_at=any_position,
)
