"""Step 4 of a gearloc's turn: choosing dice, up to the Dex left, and rolling them all at once (TMB-132, TMB-133)."""

from __future__ import annotations

from boneyard.core.agenda import Ask
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.abilities import act, acts, grenade_aims, may_roll, pay_to_roll
from boneyard.games.too_many_bones.actions import ACT, AIM, CLEAR, ROLL, TAKE, Pick, pick
from boneyard.games.too_many_bones.box import dice_left
from boneyard.games.too_many_bones.events import Rolled
from boneyard.games.too_many_bones.figures import attack, defense, in_range
from boneyard.games.too_many_bones.ids import (
    ATTACK_DIE,
    DEFENSE_DIE,
    IN_PLAY,
    READY,
    SKILL_DICE,
    TANTRUM,
)
from boneyard.games.too_many_bones.mat import NOWHERE
from boneyard.games.too_many_bones.rage import gain_rage
from boneyard.games.too_many_bones.records import ROLLED
from boneyard.games.too_many_bones.resolving import ChooseSlot, Resolve
from boneyard.games.too_many_bones.rolling import bones_shown, rolled
from boneyard.games.too_many_bones.sheets import SKILLS
from boneyard.games.too_many_bones.slots import defense_dice, who
from boneyard.games.too_many_bones.state import Gearloc, TooManyBones, aimed, die_of
from boneyard.games.too_many_bones.steps import Question, Step
from boneyard.games.too_many_bones.terms import attack_allowed, is_allowed
from boneyard.games.too_many_bones.tyrants import orb_pain


class MaybeDice(Step):
    """Step 4, if there is any die to take or anything to do first."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Ask as long as there is a choice; then the dice are rolled."""
        if not s.stands(self.unit):
            return
        choice = len(choices(s, s.party[self.unit])) > 1
        s.then(ChooseDice(self.unit) if choice else RollDice(self.unit))


def choices(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The dice that may be taken as well, and to roll those that were (TMB-132)."""
    found = [pick(ROLL)]
    if s.turn.dex > 0:
        found += [pick(TAKE, die) for die in dice_on_offer(s, gearloc)]
    found += acts(s, gearloc)
    if gearloc.active or gearloc.locked:
        found.append(pick(CLEAR))
    return found


def dice_on_offer(s: TooManyBones, gearloc: Gearloc) -> list[int]:
    """Attack dice up to the stat with a target in range, defense dice not lying in slots, usable skill dice."""
    found: list[int] = []
    taken = count(s.turn.chosen, ATTACK_DIE)
    within = in_range(s, gearloc, s.turn.target)  # TMB-131
    if within and taken < attack_allowed(s, gearloc, attack(gearloc)) and dice_left(s, ATTACK_DIE):
        found.append(ATTACK_DIE)
    taken = count(s.turn.chosen, DEFENSE_DIE) + defense_dice(gearloc.active)  # TMB-186
    if taken < defense(gearloc) and dice_left(s, DEFENSE_DIE):
        found.append(DEFENSE_DIE)
    first = gearloc.gearloc * 16
    for place in range(16):
        die = first + place
        if gearloc.skills[place] == READY and SKILLS[die].kind == ROLLED and may_roll(s, gearloc, die):
            found.append(die)
    return [die for die in found if is_allowed(s, gearloc, die)] if s.terms else found


def count(dice: list[int], die: int) -> int:
    """How often a die is among those chosen."""
    found = 0
    for chosen in dice:
        if die_of(chosen) == die:
            found += 1
    return found


class ChooseDice(Question):
    """Up to the Dex left: attack dice, defense dice and skill dice; then roll (TMB-132)."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Another die, or roll."""
        return (Decision(self.seat, "dice", tuple(choices(s, s.party[self.seat]))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """Take the die; a grenade is aimed before it is rolled."""
        assert isinstance(chosen, Pick)
        gearloc = s.party[seat]
        if chosen.verb == ROLL:
            s.then(RollDice(seat))
        elif chosen.verb == ACT:
            act(s, gearloc, chosen)
            s.then(MaybeDice(seat))
        elif chosen.verb == CLEAR:
            s.then(ChooseSlot(seat), MaybeDice(seat))
        elif len(grenade_aims(s, gearloc, chosen.what)) > 1:
            s.then(AimGrenade(seat, chosen.what), MaybeDice(seat))
        else:
            aims = grenade_aims(s, gearloc, chosen.what)
            take(s, gearloc, chosen.what, aims[0] if aims else NOWHERE)
            s.then(MaybeDice(seat))


def take(s: TooManyBones, gearloc: Gearloc, die: int, cell: int) -> None:
    """A die costs 1 Dex; some cost a grenade or a cell as well."""
    s.turn.dex -= 1
    s.turn.chosen.append(aimed(die, cell))
    if die < SKILL_DICE:
        gearloc.skills[die % 16] = IN_PLAY
        pay_to_roll(s, gearloc, die)


class AimGrenade(Ask):
    """For each grenade she declares what it is aimed at before rolling."""

    __slots__ = ("die", "seat")

    def __init__(self, seat: Seat, die: int) -> None:
        self.seat = seat
        self.die = die

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Every position it may be thrown at."""
        aims = grenade_aims(s, s.party[self.seat], self.die)
        return (Decision(self.seat, "aim", tuple([pick(AIM, 0, cell) for cell in aims])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """There."""
        assert isinstance(chosen, Pick)
        take(s, s.party[seat], self.die, chosen.aim)


class RollDice(Step):
    """All chosen dice are rolled together, once per turn (TMB-133)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """An attack makes Tantrum angrier; an Orb makes bones hurt (TMB-054)."""
        turn, gearloc = s.turn, s.party[self.unit]
        turn.dex = 0
        if not in_range(s, gearloc, turn.target):  # it may be gone or out of reach by now (TMB-131, TMB-140)
            turn.chosen = [chosen for chosen in turn.chosen if die_of(chosen) != ATTACK_DIE]
        turn.roll = [rolled(s, chosen) for chosen in turn.chosen]
        turn.thrown = count(turn.chosen, ATTACK_DIE)
        turn.chosen = []
        if turn.roll:
            s.say(Rolled(who(s, self.unit), tuple(turn.roll)))
        if turn.thrown and gearloc.gearloc == TANTRUM:
            gain_rage(s, gearloc, 1)
        orb_pain(s, self.unit, bones_shown(turn.roll))
        s.then(Resolve(self.unit))
