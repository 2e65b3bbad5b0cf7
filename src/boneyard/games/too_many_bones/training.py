"""Training attempts: a stat die goes up, if the white dice show no bones (TMB-063 to TMB-070)."""

from __future__ import annotations

from boneyard.core.agenda import Do
from boneyard.core.decision import Seat
from boneyard.games.too_many_bones.events import Rerolled, Rolled, StatRaised, TrainingFailed
from boneyard.games.too_many_bones.figures import PRINTED
from boneyard.games.too_many_bones.ids import (
    ATTACK,
    ATTACK_DIE,
    BONES_ICON,
    DEFENSE,
    DEFENSE_DIE,
    HEALTH,
    IMPROVED_DEF_TRAINING_ICON,
)
from boneyard.games.too_many_bones.journey import SURE_TRAINING
from boneyard.games.too_many_bones.rolling import rolled
from boneyard.games.too_many_bones.sheets import icon_of
from boneyard.games.too_many_bones.slots import find, who
from boneyard.games.too_many_bones.state import STAT_MAX, Gearloc, TooManyBones, token


def may_attempt(gearloc: Gearloc, stat: int) -> bool:
    """A stat die shows at most 6 (TMB-070)."""
    return gearloc.trained[stat] < STAT_MAX


class Attempt(Do):
    """One training attempt at a stat; Health and Dex always succeed (TMB-064)."""

    __slots__ = ("seat", "stat")

    def __init__(self, seat: Seat, stat: int) -> None:
        self.seat = seat
        self.stat = stat

    def run(self, s: TooManyBones) -> None:
        """Attack and Defense are tried with dice; with a stat of 0 there is nothing to fail (TMB-068)."""
        gearloc = s.party[self.seat]
        if not may_attempt(gearloc, self.stat):
            return
        sure = s.journey is not None and s.journey.marks & SURE_TRAINING
        dice = 0 if sure else dice_to_roll(gearloc, self.stat)
        if dice:
            shown = roll(s, self.stat, dice)
            s.say(Rolled(who(s, self.seat), tuple(shown)))
            s.then(Judge(self.seat, self.stat, tuple(shown)))
        else:
            raise_stat(s, gearloc, self.stat)


def dice_to_roll(gearloc: Gearloc, stat: int) -> int:
    """As many as the printed stat and its die say, whatever the battle has done to them (TMB-065, TMB-069)."""
    if stat not in (ATTACK, DEFENSE):
        return 0
    return PRINTED[gearloc.gearloc][stat] + gearloc.trained[stat]


def roll(s: TooManyBones, stat: int, dice: int) -> list[int]:
    """White dice, whose bones nobody keeps (TMB-042)."""
    die = ATTACK_DIE if stat == ATTACK else DEFENSE_DIE
    return [rolled(s, token(die, 0, 0)) for _ in range(dice)]


class Judge(Do):
    """Any bones fail the attempt; those on defense dice are rolled once more (TMB-066)."""

    __slots__ = ("seat", "shown", "stat")

    def __init__(self, seat: Seat, stat: int, shown: tuple[int, ...]) -> None:
        self.seat = seat
        self.stat = stat
        self.shown = shown

    def run(self, s: TooManyBones) -> None:
        """Rolling again never hurts, so nobody is asked."""
        gearloc = s.party[self.seat]
        bones = bones_among(self.shown)
        if self.stat == DEFENSE and not passes(gearloc, self.stat, bones):
            again = roll(s, self.stat, bones)
            s.say(Rerolled(who(s, self.seat), tuple(again)))
            bones = bones_among(tuple(again))
        if passes(gearloc, self.stat, bones):
            raise_stat(s, gearloc, self.stat)
        else:
            s.say(TrainingFailed(who(s, self.seat), self.stat))


def bones_among(shown: tuple[int, ...]) -> int:
    """How many dice show bones."""
    return sum([1 for die in shown if icon_of(die) == BONES_ICON])


def passes(gearloc: Gearloc, stat: int, bones: int) -> bool:
    """No bones, or a single one that Improved Def Training forgives."""
    forgiven = stat == DEFENSE and find(gearloc.locked, IMPROVED_DEF_TRAINING_ICON) >= 0
    return bones <= int(forgiven)


def raise_stat(s: TooManyBones, gearloc: Gearloc, stat: int) -> None:
    """A stat die goes up for good; Health brings its HP along (TMB-064, TMB-072)."""
    gearloc.trained[stat] += 1
    if stat == HEALTH:
        gearloc.hp += 1
    s.say(StatRaised(who(s, gearloc.id), stat, PRINTED[gearloc.gearloc][stat] + gearloc.trained[stat]))
