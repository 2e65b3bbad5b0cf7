"""Training attempts: a stat die goes up if the white dice show no bones.

TMB-064 to TMB-066, TMB-068 to TMB-070, TMB-073. What a point pays for, and what becomes of it after a
failed attempt, is in `adventure.rewards` (TMB-063, TMB-067).
"""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Seat
from boneyard.games.too_many_bones.answers.picks import DONE, PLAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.rolling import bones_shown, rolled, say_roll
from boneyard.games.too_many_bones.battle.slots import find
from boneyard.games.too_many_bones.battle.stat_changes import may_attempt, raise_stat
from boneyard.games.too_many_bones.battle.stats import PRINTED
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.events.battle import Rerolled, Rolled, TrainingFailed
from boneyard.games.too_many_bones.loot.bags import use_card
from boneyard.games.too_many_bones.loot.cards.gadget_arm import GADGET_ARM
from boneyard.games.too_many_bones.loot.cards.pip_loc_2000 import PIP_LOC
from boneyard.games.too_many_bones.loot.cards.red_minotaur import RED_MINOTAUR
from boneyard.games.too_many_bones.loot.cards.reflex_powder import REFLEX_POWDER
from boneyard.games.too_many_bones.loot.cards.sparring_weapon import SPARRING_WEAPON
from boneyard.games.too_many_bones.model.adventure import SURE_TRAINING
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import (
    ATTACK,
    ATTACK_DIE,
    DEFENSE,
    DEFENSE_DIE,
    IMPROVED_DEF_TRAINING_ICON,
    STATS,
    Die,
    RolledDie,
    Stat,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


class Attempt(Do):
    """One training attempt at a stat. Health and Dex always succeed (TMB-064).

    Attack and Defense need dice; with a stat of 0 there is nothing to fail (TMB-068).
    """

    __slots__ = ("seat", "stat")

    def __init__(self, seat: Seat, stat: Stat) -> None:
        self.seat = seat
        self.stat = stat

    def run(self, s: TooManyBones) -> None:
        gearloc = s.party[self.seat]
        if not may_attempt(gearloc, self.stat):
            return
        dice = dice_to_roll(s, gearloc, self.stat)
        if dice:
            rolled_dice = roll(s, self.stat, dice)
            say_roll(s, Rolled(s.who(self.seat), tuple(rolled_dice), "training"))
            s.then(Judge(self.seat, self.stat, tuple(rolled_dice)))
        else:
            raise_stat(s, gearloc, self.stat)


def dice_to_roll(s: TooManyBones, gearloc: Gearloc, stat: Stat) -> int:
    """The number of dice: the printed stat plus its die, whatever the battle has changed (TMB-065, TMB-069)."""
    sure = s.maybe_adventure is not None and s.maybe_adventure.marks & SURE_TRAINING
    if sure or stat not in (ATTACK, DEFENSE):
        return 0
    return PRINTED[gearloc.gearloc][stat] + gearloc.trained[stat]


def roll(s: TooManyBones, stat: Stat, dice: int) -> list[RolledDie]:
    """Roll white dice. Bones are not kept (TMB-042)."""
    return [rolled(s, token(die_for(stat), 0, 0)) for _ in range(dice)]


def die_for(stat: Stat) -> Die:
    """The white die that a stat is tried with."""
    return ATTACK_DIE if stat == ATTACK else DEFENSE_DIE


class Judge(Do):
    """Any bones fail the attempt.

    Bones on defense dice are rerolled once, which never hurts, so nobody is asked (TMB-066).
    """

    __slots__ = ("rolled_dice", "seat", "stat")

    def __init__(self, seat: Seat, stat: Stat, rolled_dice: tuple[RolledDie, ...]) -> None:
        self.seat = seat
        self.stat = stat
        self.rolled_dice = rolled_dice

    def run(self, s: TooManyBones) -> None:
        gearloc = s.party[self.seat]
        bones = bones_shown(list(self.rolled_dice))
        if self.stat == DEFENSE and not passes(gearloc, self.stat, bones):
            again = roll(s, self.stat, bones)
            say_roll(s, Rerolled(s.who(self.seat), tuple(again), "training"))
            bones = bones_shown(again)
        s.then(Verdict(self.seat, self.stat, bones))


class Verdict(Do):
    """The attempt succeeds or fails by the final number of bones. A card may still help (TMB-073)."""

    __slots__ = ("bones", "seat", "stat")

    def __init__(self, seat: Seat, stat: Stat, bones: int) -> None:
        self.seat = seat
        self.stat = stat
        self.bones = bones

    def run(self, s: TooManyBones) -> None:
        gearloc = s.party[self.seat]
        if passes(gearloc, self.stat, self.bones):
            raise_stat(s, gearloc, self.stat)
        elif helping_cards(gearloc, self.bones):
            s.then(OfferTrainingLoot(self.seat, self.stat, self.bones))
        else:
            s.say(TrainingFailed(s.who(self.seat), self.stat))


def helping_cards(gearloc: Gearloc, bones: int) -> list[Pick]:
    """The cards that repeat the attempt, reroll a die, or ignore a single bones."""
    found = [pick(PLAY, card) for card in (GADGET_ARM, REFLEX_POWDER) if carries(gearloc, card)]
    if bones == 1 and carries(gearloc, RED_MINOTAUR):
        found.append(pick(PLAY, RED_MINOTAUR))
    return found


class OfferTrainingLoot(Question):
    """A player may use loot for training after seeing the dice (TMB-073)."""

    __slots__ = ("bones", "stat")

    kind = "training_loot"

    def __init__(self, seat: Seat, stat: Stat, bones: int) -> None:
        super().__init__(seat)
        self.stat = stat
        self.bones = bones

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        cards = helping_cards(s.party[self.seat], self.bones)
        return [*cards, pick(DONE)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == DONE:
            s.say(TrainingFailed(s.who(self.seat), self.stat))
            return
        use_card(s, s.party[self.seat], chosen.card)
        if chosen.what == GADGET_ARM:
            s.then(Attempt(self.seat, self.stat))
        elif chosen.what == REFLEX_POWDER:
            s.then(RollTrainingDie(self.seat, self.stat, self.bones))
        else:
            raise_stat(s, s.party[self.seat], self.stat)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"stat": STATS[self.stat], "bones": self.bones}


class RollTrainingDie(Do):
    """Reflex Powder: reroll a die with bones, keeping the others. The new result stands."""

    __slots__ = ("bones", "seat", "stat")

    def __init__(self, seat: Seat, stat: Stat, bones: int) -> None:
        self.seat = seat
        self.stat = stat
        self.bones = bones

    def run(self, s: TooManyBones) -> None:
        again = roll(s, self.stat, 1)
        say_roll(s, Rerolled(s.who(self.seat), tuple(again), "training"))
        s.then(Verdict(self.seat, self.stat, self.bones - 1 + bones_shown(again)))


def passes(gearloc: Gearloc, stat: Stat, bones: int) -> bool:
    """Whether it succeeds: no bones, or one ignored by Improved Def Training or a card; they do not add up."""
    forgiven = stat == DEFENSE and find(gearloc.locked, IMPROVED_DEF_TRAINING_ICON) >= 0
    return bones <= int(forgiven or carries(gearloc, SPARRING_WEAPON) or carries(gearloc, PIP_LOC))
