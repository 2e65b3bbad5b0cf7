"""The reward phase: loot, trove, training, progress (TMB-035 to TMB-038, TMB-063, TMB-067, TMB-070 to TMB-072).

How an attempt succeeds or fails is in `activities.training`.
"""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Anyone, Do
from boneyard.core.decision import Argument, Seat
from boneyard.games.too_many_bones.activities.training import Attempt
from boneyard.games.too_many_bones.answers.picks import LEARN, TRAIN, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.stat_changes import may_attempt
from boneyard.games.too_many_bones.content.encounters import ENCOUNTERS
from boneyard.games.too_many_bones.content.sheets import SHEETS, may_train
from boneyard.games.too_many_bones.events.adventure import PointsGained, ProgressMade, SkillTrained
from boneyard.games.too_many_bones.loot.bags import DrawLoot, DrawTrove, ShareCard
from boneyard.games.too_many_bones.loot.decks import discard_encounter
from boneyard.games.too_many_bones.loot.outside import may_use, others_play, play_or_drop
from boneyard.games.too_many_bones.model.adventure import SURE_TRAINING
from boneyard.games.too_many_bones.model.ids import ALL_STATS, READY, TRAY, Stat
from boneyard.games.too_many_bones.model.rewards import NO_REWARDS, Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


class GiveRewards(Do):
    """Rewards of the choice, the card and its dice, in order: loot, trove, training, progress (TMB-035).

    Everybody is rewarded, KO or not (TMB-036).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        rewards = rewards_of_today(s)
        s.adventure.earned = NO_REWARDS
        for gearloc in s.party:
            for _ in range(rewards.loot_each):
                s.then(DrawLoot(gearloc.id))
        for _ in range(rewards.loot_shared):
            s.then(ShareCard(trove=False))
        for gearloc in s.party:
            for _ in range(rewards.trove_each):
                s.then(DrawTrove(gearloc.id))
        for _ in range(rewards.trove_shared):
            s.then(ShareCard(trove=True))
        s.then(GivePoints(rewards.training), SpendPoints(), MakeProgress(rewards.progress))


def rewards_of_today(s: TooManyBones) -> Rewards:
    """The rewards of a success, without cards that a choice draws itself."""
    adventure = s.adventure
    card = ENCOUNTERS[adventure.card]
    own = card.choices[adventure.choice].rewards
    if card.choices[adventure.choice].draws:
        own = Rewards(own.progress, own.training)
    return card.rewards.plus(own).plus(adventure.earned)


class GivePoints(Do):
    """Training points for every gearloc (TMB-036)."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, s: TooManyBones) -> None:
        for gearloc in s.party:
            gain_points(s, gearloc, self.points)


def gain_points(s: TooManyBones, gearloc: Gearloc, points: int) -> None:
    """Give training points to a gearloc."""
    if points:
        gearloc.points += points
        s.say(PointsGained(s.who(gearloc.id), points))


class SpendPoints(Do):
    """Points are spent one by one, in party order (TMB-063). A point without any use is lost (TMB-072)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for gearloc in s.party:
            if gearloc.points:
                s.then(SpendPoint(gearloc.id, 0), SpendPoints())
                return


class SpendPoint(Do):
    """Spend one point on what is still possible, or lose it."""

    __slots__ = ("failed", "unit")

    def __init__(self, unit: int, failed: int) -> None:
        self.unit = unit
        self.failed = failed  # stats already tried with this point, one bit each (TMB-067)

    def run(self, s: TooManyBones) -> None:
        gearloc = s.party[self.unit]
        if lessons(gearloc, self.failed):
            s.then(ChooseLesson(self.unit, self.failed))
        else:
            gearloc.points -= 1


def lessons(gearloc: Gearloc, failed: int) -> list[Pick]:
    """Stats below +6 that did not fail with this point, and skill dice within reach (TMB-070, TMB-071)."""
    found = [pick(TRAIN, stat) for stat in ALL_STATS if may_attempt(gearloc, stat) and not failed >> stat & 1]
    for skill in SHEETS[gearloc.gearloc].skills:
        waiting = gearloc.skills[skill.number - 1] == TRAY and not skill.consumable
        if waiting and may_train(gearloc.skills, skill.die):
            found.append(pick(LEARN, skill.die))
    return found


class ChooseLesson(Anyone):
    """Choose a stat attempt or a skill die for one point (TMB-063). Anybody's loot may be used first (TMB-083)."""

    __slots__ = ("failed", "seat")

    def __init__(self, seat: Seat, failed: int) -> None:
        self.seat = seat
        self.failed = failed

    def asks(self, s: TooManyBones) -> Sequence[Question]:
        return [LearnLesson(self.seat, self.failed), *others_play(s, self.seat, SpendPoint(self.seat, self.failed))]


class LearnLesson(Question):
    """A gearloc's player chooses what to learn. A failed attempt does not cost the point (TMB-067)."""

    __slots__ = ("failed",)

    kind = "train"

    def __init__(self, seat: Seat, failed: int) -> None:
        super().__init__(seat)
        self.failed = failed

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        gearloc = s.party[self.seat]
        return lessons(gearloc, self.failed) + may_use(s, gearloc)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = s.party[self.seat]
        if chosen.verb == TRAIN:
            before = gearloc.trained[chosen.what]
            s.then(Attempt(self.seat, chosen.stat), CountAttempt(self.seat, chosen.stat, before, self.failed))
        elif chosen.verb == LEARN:
            gearloc.points -= 1
            gearloc.put(chosen.die, READY)
            s.say(SkillTrained(s.who(self.seat), chosen.die))
        else:
            play_or_drop(s, gearloc, chosen)
            s.then(SpendPoint(self.seat, self.failed))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"points": s.party[self.seat].points}


class CountAttempt(Do):
    """A raised stat costs the point. Otherwise it may be used for something else."""

    __slots__ = ("before", "failed", "stat", "unit")

    def __init__(self, unit: int, stat: Stat, before: int, failed: int) -> None:
        self.unit = unit
        self.stat = stat
        self.before = before  # the stat die's value before
        self.failed = failed

    def run(self, s: TooManyBones) -> None:
        gearloc = s.party[self.unit]
        if gearloc.trained[self.stat] > self.before:
            gearloc.points -= 1
        else:
            s.then(SpendPoint(self.unit, self.failed | 1 << self.stat))


class MakeProgress(Do):
    """A successful card with progress goes under the tyrant card and counts there, others are discarded (TMB-038)."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, s: TooManyBones) -> None:
        adventure = s.adventure
        adventure.marks &= ~SURE_TRAINING
        adventure.progress += self.points
        if self.points:
            adventure.kept.append(adventure.card)
            s.say(ProgressMade(self.points, adventure.progress))
        else:
            discard_encounter(s)
