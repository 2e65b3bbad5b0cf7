"""A baddie's turn in its eight steps, and its skills (TMB-163 to TMB-181)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase
from boneyard.games.too_many_bones.answers.aims import gearlocs_as_picks, unit_aimed
from boneyard.games.too_many_bones.answers.picks import AT, NEXT, SKILL_NEXT, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.baddies.moments import (
    FOR_EACH_TARGET,
    NEEDS_TARGET,
    ORDERED,
    WORKS,
    at_end_of_turn,
    for_bones,
    in_skills_step,
)
from boneyard.games.too_many_bones.baddies.tyrants.every_tyrant import show_face
from boneyard.games.too_many_bones.battle.dodging import AnswerTargeting, bearer_of, is_missed, targets_in_reach
from boneyard.games.too_many_bones.content.names import baddie_skill_text, baddie_skill_words, phrase
from boneyard.games.too_many_bones.events.battle import SkillUsed
from boneyard.games.too_many_bones.model.ids import ALLY, ENGULF_SKILL, FIRST_BADDIE, MISCHIEF_SKILL, Trait
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie
from boneyard.games.too_many_bones.turns.attack import RollDefense, engulf_for_bones
from boneyard.games.too_many_bones.turns.pursuit import Approach, CheckTaunt, FindTarget, SettleTargets
from boneyard.games.too_many_bones.turns.reactions import AnswerAttack, AnswerHits
from boneyard.games.too_many_bones.turns.start_and_end import EndOfTurn, StartOfTurn, maybe_lose_turn


class BaddieTurn(Step):
    """The turn of a baddie or a tyrant: start, attack, end (TMB-163)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.then(StartOfTurn(self.unit), GoToWar(self.unit), EndOfTurn(self.unit))


class GoToWar(Step):
    """Steps 2 to 8 of a baddie's turn. Skipped if it has fallen or is stunned (TMB-197).

    A baddie that falls in its own turn stops there (TMB-180).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit) or maybe_lose_turn(s, self.unit):
            return
        unit = self.unit
        s.then(FindTarget(unit), Approach(unit), CheckTaunt(unit), SettleTargets(unit), AnswerTargeting(unit))
        s.then(SkillsStep(unit), RollDefense(unit), BonesSkills(unit), TyrantDie(unit))
        s.then(AnswerHits(unit))
        if unit == ALLY:
            s.then(AnswerAttack(unit))
        s.then(LastThings(unit))


class SkillsStep(Step):
    """Step 4: skills without a moment of their own, even with nobody in range if they need no target (TMB-175)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.stands(self.unit):
            s.then(UseSkills(self.unit, in_skills_step(s.baddie(self.unit)), by_bones=False))


class BonesSkills(Step):
    """Bones skills, after the dice (TMB-178). Each one whose number is reached applies once."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.stands(self.unit):
            s.then(UseSkills(self.unit, for_bones(s, s.baddie(self.unit)), by_bones=True))


class UseSkills(Do):
    """Use skills one after another. The party chooses the order if it may matter (TMB-175, TMB-243)."""

    __slots__ = ("by_bones", "left", "unit")

    def __init__(self, unit: int, left: tuple[int, ...], by_bones: bool) -> None:
        self.unit = unit
        self.left = left  # skills with their numbers
        self.by_bones = by_bones

    def run(self, s: TooManyBones) -> None:
        if not self.left or not s.stands(self.unit):
            return
        if len(distinct(self.left)) > 1 and any(skill >> 8 in ORDERED for skill in self.left):
            s.then(ChooseSkill(self.unit, self.left, self.by_bones))
        else:
            use_first(s, self.unit, self.left, Trait(self.left[0] >> 8), self.by_bones)


def distinct(left: tuple[int, ...]) -> list[int]:
    """These skills, each once."""
    found: list[int] = []
    for skill in left:
        if skill >> 8 not in found:
            found.append(skill >> 8)
    return found


class ChooseSkill(PartyQuestion):
    """The party chooses which skill comes next."""

    __slots__ = ("by_bones", "left", "unit")

    kind = "skill_order"

    def __init__(self, unit: int, left: tuple[int, ...], by_bones: bool) -> None:
        self.unit = unit
        self.left = left
        self.by_bones = by_bones

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(NEXT, SKILL_NEXT + which) for which in distinct(self.left)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        use_first(s, self.unit, self.left, Trait(chosen.what - SKILL_NEXT), self.by_bones)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        skill = Trait(chosen.what - SKILL_NEXT)
        number = next(each & 255 for each in self.left if each >> 8 == skill)
        return phrase("opt-text", text=baddie_skill_text(skill, number))


def use_first(s: TooManyBones, unit: int, left: tuple[int, ...], which: Trait, by_bones: bool) -> None:
    """Use the first skill of that name, then the rest."""
    place = [skill >> 8 for skill in left].index(which)
    number = left[place] & 255
    s.then(UseSkill(unit, which, number, by_bones), UseSkills(unit, left[:place] + left[place + 1 :], by_bones))


class UseSkill(Do):
    """Use one skill: on each target in range in step 4, on one of them for bones, or on nobody (TMB-175, TMB-178).

    A skill that needs a target does nothing without one in range.
    """

    __slots__ = ("by_bones", "number", "skill", "unit")

    def __init__(self, unit: int, skill: Trait, number: int, by_bones: bool) -> None:
        self.unit = unit
        self.skill = skill
        self.number = number
        self.by_bones = by_bones

    def run(self, s: TooManyBones) -> None:
        baddie = s.baddie(self.unit)
        if not NEEDS_TARGET[self.skill]:
            s.say(SkillUsed(s.who(self.unit), self.skill, self.number))
            WORKS[self.skill](s, baddie, self.number, self.unit)
            return
        targets = targets_in_reach(s, baddie)
        if self.by_bones and self.skill not in FOR_EACH_TARGET and len(targets) > 1:
            s.then(ChooseBonesTarget(self.unit, self.skill, self.number, tuple(targets)))
        else:
            for target in targets:
                use_on(s, baddie, self.skill, self.number, target)


def use_on(s: TooManyBones, baddie: Baddie, skill: Trait, number: int, target: int) -> None:
    """Apply a skill to the target or the unit in its place; Engulf to the units around it."""
    if skill == ENGULF_SKILL:
        engulf_for_bones(s, baddie, target, number)
    elif not is_missed(s, target):
        bearer = bearer_of(s, target)
        s.say(SkillUsed(s.who(baddie.id), skill, number))
        if bearer < FIRST_BADDIE or skill != MISCHIEF_SKILL:  # an ally has no slots
            WORKS[skill](s, baddie, number, bearer)


class ChooseBonesTarget(PartyQuestion):
    """The party chooses which target in range a bones skill affects, missed or not (TMB-224, TMB-239)."""

    __slots__ = ("number", "skill", "targets", "unit")

    kind = "bones_target"

    def __init__(self, unit: int, skill: Trait, number: int, targets: tuple[int, ...]) -> None:
        self.unit = unit
        self.skill = skill
        self.number = number
        self.targets = targets

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return gearlocs_as_picks(s, AT, self.targets)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        use_on(s, s.baddie(self.unit), self.skill, self.number, unit_aimed(s, chosen.aim))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit), "skill": baddie_skill_words(self.skill, self.number)}


class TyrantDie(Step):
    """Resolve the tyrant die, last of all (TMB-049)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.stands(self.unit):
            show_face(s, s.baddie(self.unit))


class LastThings(Step):
    """Step 8: skills at the end of a turn. Skipped if the baddie has fallen."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.stands(self.unit):
            at_end_of_turn(s, s.baddie(self.unit))
