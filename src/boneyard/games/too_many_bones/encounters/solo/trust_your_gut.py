"""Trust Your Gut (solo-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Phrase, Words
from boneyard.games.too_many_bones.answers.picks import MOVE, STAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import place_words
from boneyard.games.too_many_bones.battle.moving import move, reachable
from boneyard.games.too_many_bones.battle.queue import draw, find_chip
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, remove_rule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS, chips_of
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

SINGING: Final = 3  # the last round in which a defeated baddie comes back
VETERANS: Final = 2
RETREAT: Final = 3  # positions


class OnlyRecruits(SpecialRule):
    """The queue is drawn in 1-pt chips only."""

    def draws(self, s: TooManyBones, points: int, argument: int) -> bool:
        for _ in range(points):
            s.queue += draw(s, 1)
        return True


ONLY_RECRUITS: Final = special_rule(48, OnlyRecruits())


class RecruitsReturn(SpecialRule):
    """Recruits defeated in the first rounds go to the bottom of the queue."""

    def falls(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        if s.round > SINGING:
            return False
        s.queue.append(baddie.chip | FACE_UP)
        return True


RECRUITS_RETURN: Final = special_rule(49, RecruitsReturn())


class CallVeterans(Do):
    """Add the first two 5-pt melee baddies to the queue."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        melee = tuple([chip for chip in chips_of(5, s.book.types) if not CHIPS[chip].ranged])
        for _ in range(VETERANS):
            chip = find_chip(s, melee)
            if chip != NOBODY:
                s.queue.append(chip)


class HitAndRun(SpecialRule):
    """Every turn of a gearloc may end with a free move, unless it was lost to a Stun (TMB-197)."""

    def turn_starts(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        add_rule(s, READY_TO_RUN)


class ReadyToRun(SpecialRule):
    """The gearloc whose turn it is may move at its end."""

    def turn_ends(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        remove_rule(s, READY_TO_RUN)
        s.then(ChooseRetreat(gearloc.id))


HIT_AND_RUN: Final = special_rule(50, HitAndRun())
READY_TO_RUN: Final = special_rule(51, ReadyToRun())


def retreats(s: TooManyBones, gearloc: Gearloc) -> list[int]:
    """The positions within reach of the free move."""
    return [cell for cell, steps in reachable(s, gearloc.cell, RETREAT) if steps]


class ChooseRetreat(Question):
    """Choose a move of up to three positions at the end of a turn, without Dex, if there is anywhere to go."""

    __slots__ = ()

    kind = "hit_and_run"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        cells = [pick(MOVE, 0, cell) for cell in retreats(s, s.party[self.seat])]
        return [pick(STAY), *cells] if cells else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == MOVE:
            move(s, self.seat, chosen.cell, "walk")

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return None if chosen.verb == STAY else place_words(s, chosen.aim, self.seat)


encounter(
    "solo-11",
    title=Words("Trust Your Gut", "Se fier à son flair"),
    premise=Words(
        "On the left a great many fires, and singing. On the right two fires, and a whetstone.",
        "À gauche, une foule de feux, et l’on chante. À droite, deux feux, et une pierre à aiguiser.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Spoil the singing", "Gâcher la chanson"),
            text=Words(
                "Baddie points of the day, all in 1-pt baddies. A baddie defeated in rounds 1 to 3 returns to the"
                " bottom of the battle queue, not to the defeated pile.",
                "Points de vilains du jour, tous en vilains à 1 pt. Un vilain vaincu pendant les manches 1 à 3"
                " retourne en bas de la file d’attente, et non au cimetière.",
            ),
            battle=Battle(AddRule(ONLY_RECRUITS), CountPoints(0), AddRule(RECRUITS_RETURN)),
        ),
        EncounterChoice(
            label=Words("Sting the whetters and run", "Piquer les aiguiseurs et courir"),
            text=Words(
                "Battle queue: two melee 5-pt baddies. Each turn of the gearloc may end with a move of up to 3"
                " positions that costs no Dex.",
                "File d’attente : deux vilains à 5 pts au corps à corps. Chaque tour du gearloc peut finir par un"
                " déplacement de 3 positions au plus, qui ne coûte aucune dextérité.",
            ),
            battle=Battle(CallVeterans(), AddRule(HIT_AND_RUN)),
        ),
    ),
)
