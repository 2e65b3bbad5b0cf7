"""Steps 2 and 3 of a baddie's turn: its target, its movement, and further targets (TMB-163 to TMB-173)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument
from boneyard.games.too_many_bones.answers.aims import gearlocs_as_picks, unit_aimed
from boneyard.games.too_many_bones.answers.picks import AT, Pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.battle.moving import walk
from boneyard.games.too_many_bones.battle.special_rules import may_move
from boneyard.games.too_many_bones.battle.targeting import (
    ends_for,
    is_diving,
    opponents,
    preferred,
    reaches,
    targets_of,
    taunters,
)
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.events.battle import NoTarget, OutOfReach, Targeted
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step


class FindTarget(Step):
    """Step 2: target the nearest, or by its icon, or who taunts it.

    The party breaks a tie (TMB-164, TMB-169, TMB-173).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit):
            return
        found = targets_of(s, s.baddie(self.unit))
        if not found:
            s.say(NoTarget(s.who(self.unit)))
        elif len(found) == 1:
            take_aim(s, self.unit, found[0])
        else:
            s.then(ChooseVictim(self.unit, tuple(found)))


class ChooseVictim(PartyQuestion):
    """The party chooses which of the tied units a baddie targets."""

    __slots__ = ("tied", "unit")

    kind = "baddie_target"

    def __init__(self, unit: int, tied: tuple[int, ...]) -> None:
        self.unit = unit
        self.tied = tied

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return gearlocs_as_picks(s, AT, self.tied)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        take_aim(s, self.unit, unit_aimed(s, chosen.aim))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}


def take_aim(s: TooManyBones, unit: int, target: int) -> None:
    """Set the target of a baddie's turn."""
    s.turn.target = target
    s.say(Targeted(s.who(unit), s.who(target)))


class Approach(Step):
    """Step 3: walk up to 2 positions along a shortest path, or dive. The party chooses among several ends (TMB-167)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.turn.target == NOBODY or not s.stands(self.unit) or not may_move(s, self.unit):
            return
        baddie = s.baddie(self.unit)
        walk(s, self.unit, ends_for(s, baddie, s.turn.target), "dive" if is_diving(baddie) else "walk")


class CheckTaunt(Step):
    """After its move, an adjacent unit that taunts it becomes its target (TMB-173). The party breaks a tie."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.turn.target == NOBODY or not s.stands(self.unit):
            return
        baddie = s.baddie(self.unit)
        forced = taunters(baddie, opponents(s, baddie))
        if not forced or s.turn.target in [gearloc.id for gearloc in forced]:
            return
        tied = preferred(baddie, forced)
        if len(tied) > 1:
            s.then(ChooseVictim(self.unit, tuple(tied)))
        else:
            take_aim(s, self.unit, tied[0])


class SettleTargets(Step):
    """After its move, the units in range it attacks. A taunt draws every attack (TMB-172, TMB-173).

    A target out of range is not attacked (TMB-176).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.turn.target == NOBODY or not s.stands(self.unit):
            return
        baddie = s.baddie(self.unit)
        target = s.turn.target
        if not reaches(s, baddie, target):
            s.say(OutOfReach(s.who(self.unit), s.who(target)))
            return
        if taunters(baddie, opponents(s, baddie)):
            s.turn.targets = [target] * CHIPS[baddie.chip].targets
        else:
            s.then(GatherTargets(self.unit, (target,)))


class GatherTargets(Do):
    """Take up to its number of targets: the first one, then the weakest others in range (TMB-172).

    The party chooses only if not all tied units can be taken.
    """

    __slots__ = ("found", "unit")

    def __init__(self, unit: int, found: tuple[int, ...]) -> None:
        self.unit = unit
        self.found = found

    def run(self, s: TooManyBones) -> None:
        baddie = s.baddie(self.unit)
        room = CHIPS[baddie.chip].targets - len(self.found)
        others = [g for g in opponents(s, baddie) if g.id not in self.found and reaches(s, baddie, g.id)]
        if room == 0 or not others:
            s.then(LineUp(self.unit, self.found))
            return
        tied = preferred(baddie, others)
        if len(tied) > room:
            s.then(ChooseFurther(self.unit, self.found, tuple(tied)))
        else:
            for unit in tied:
                s.say(Targeted(s.who(self.unit), s.who(unit)))
            s.then(GatherTargets(self.unit, self.found + tuple(tied)))


class ChooseFurther(PartyQuestion):
    """The party chooses which of the tied units is attacked as well."""

    __slots__ = ("found", "tied", "unit")

    kind = "baddie_target"

    def __init__(self, unit: int, found: tuple[int, ...], tied: tuple[int, ...]) -> None:
        self.unit = unit
        self.found = found
        self.tied = tied

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return gearlocs_as_picks(s, AT, self.tied)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        unit = unit_aimed(s, chosen.aim)
        s.say(Targeted(s.who(self.unit), s.who(unit)))
        s.then(GatherTargets(self.unit, (*self.found, unit)))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}


class LineUp(Do):
    """Targets are attacked weakest first. The party chooses the order of those tied (TMB-172)."""

    __slots__ = ("left", "unit")

    def __init__(self, unit: int, left: tuple[int, ...]) -> None:
        self.unit = unit
        self.left = left

    def run(self, s: TooManyBones) -> None:
        if not self.left:
            return
        weakest = min([s.unit(unit).hp for unit in self.left])
        tied = tuple([unit for unit in self.left if s.unit(unit).hp == weakest])
        if len(tied) > 1:
            s.then(OrderTargets(self.unit, self.left, tied))
        else:
            line_up(s, self.unit, self.left, tied[0])


class OrderTargets(PartyQuestion):
    """The party chooses who of the tied targets is attacked next."""

    __slots__ = ("left", "tied", "unit")

    kind = "target_order"

    def __init__(self, unit: int, left: tuple[int, ...], tied: tuple[int, ...]) -> None:
        self.unit = unit
        self.left = left
        self.tied = tied

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return gearlocs_as_picks(s, AT, self.tied)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        line_up(s, self.unit, self.left, unit_aimed(s, chosen.aim))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}


def line_up(s: TooManyBones, unit: int, left: tuple[int, ...], target: int) -> None:
    """Add one target to the order of attack, then the rest."""
    s.turn.targets.append(target)
    s.then(LineUp(unit, tuple([other for other in left if other != target])))
