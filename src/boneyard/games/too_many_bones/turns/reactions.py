"""Reactions to a turn: of baddies to a gearloc, of gearlocs to a baddie (TMB-141, TMB-180)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.answers.picks import NO, YES, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import name_of, yes_or_no
from boneyard.games.too_many_bones.baddies.moments import answers_attack, answers_damage
from boneyard.games.too_many_bones.baddies.skills import tell
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.slots import drop_active, holds
from boneyard.games.too_many_bones.content.names import shown_words
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.events.battle import DieUsed
from boneyard.games.too_many_bones.loot.cards.shoulder_mounted_rock_slinger import OfferSling
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import (
    LASHBACK_ICON,
    LASHBACK_SKILL,
    POISON,
    POISON_ARMOR_ICON,
    TERRIFY,
    TERRIFY_SKILL,
    Die,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.turns.start_and_end import FRESH

ANSWERS: Final = (LASHBACK_ICON, POISON_ARMOR_ICON)


class AnswerAttack(Step):
    """Step 6 of a gearloc's turn: baddies on the mat react once each, by lane; then Terrify (TMB-141)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for baddie in s.baddies_standing():
            if answers_damage(s, baddie):
                s.then(LashBack(baddie.id, self.unit))
        for baddie in s.baddies_standing():
            if answers_attack(s, baddie):
                s.then(Frighten(baddie.id, self.unit))


class LashBack(Do):
    """Lashback: a baddie deals damage that can be blocked."""

    __slots__ = ("attacker", "unit")

    def __init__(self, unit: int, attacker: int) -> None:
        self.unit = unit
        self.attacker = attacker

    def run(self, s: TooManyBones) -> None:
        if s.stands(self.unit) and s.stands(self.attacker):
            baddie = s.baddie(self.unit)
            tell(s, baddie, LASHBACK_SKILL)
            deal(s, Damage(self.attacker, answers_damage(s, baddie), PLAIN, self.unit))


class Frighten(Do):
    """The attacker gets a Terrify die for its next turn, not the current one (TMB-199)."""

    __slots__ = ("attacker", "unit")

    def __init__(self, unit: int, attacker: int) -> None:
        self.unit = unit
        self.attacker = attacker

    def run(self, s: TooManyBones) -> None:
        if s.stands(self.unit) and s.stands(self.attacker):
            tell(s, s.baddie(self.unit), TERRIFY_SKILL)
            put_effect(s, self.attacker, TERRIFY, FRESH)


class AnswerHits(Step):
    """Step 7 of a baddie's turn: gearlocs it hit from an adjacent position may react with their dice (TMB-180).

    They react in party order, die by die. Loot reacts at a distance.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for gearloc in s.gearlocs_standing():
            if s.turn.attacked >> gearloc.id & 1 and gearloc.bag:
                s.then(OfferSling(self.unit, gearloc.id))
            if s.turn.struck >> gearloc.id & 1:
                for rolled_die in gearloc.active:
                    if icon_of(rolled_die) in ANSWERS:
                        s.then(OfferAnswer(self.unit, gearloc.id, die_of(rolled_die)))


class OfferAnswer(Question):
    """Lashback deals damage, Poison Armor puts a Poison die on the baddie; then the die is used up."""

    __slots__ = ("die", "unit")

    kind = "answer_hit"

    def __init__(self, unit: int, seat: Seat, die: Die) -> None:
        self.unit = unit
        super().__init__(seat)
        self.die = die

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        both_stand = s.stands(self.unit) and s.stands(self.seat)
        return [pick(YES), pick(NO)] if both_stand and holds(s.party[self.seat].active, self.die) >= 0 else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen != pick(YES):
            return
        gearloc = s.party[self.seat]
        place = holds(gearloc.active, self.die)
        rolled_die = gearloc.active[place]
        s.say(DieUsed(s.who(self.seat), rolled_die))
        drop_active(s, gearloc, place)
        if icon_of(rolled_die) == LASHBACK_ICON:
            deal(s, Damage(self.unit, value_of(rolled_die), PLAIN, self.seat))
        else:
            put_effect(s, self.unit, POISON, value_of(rolled_die))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return yes_or_no(self.kind, chosen)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        active = s.party[self.seat].active
        return {"unit": name_of(s, self.unit), "die": shown_words(active[holds(active, self.die)])}
