"""A gearloc's turn up to the roll: moving, the target, choosing dice (TMB-126 to TMB-133)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.answers.picks import ACT, MOVE, NO_TARGET, PLAY, STAY, TARGET, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import place_words
from boneyard.games.too_many_bones.battle.moving import move, reachable
from boneyard.games.too_many_bones.battle.slots import total
from boneyard.games.too_many_bones.battle.special_rules import STEP_COST, TURN_STARTS, dex_allowed, in_force, may_move
from boneyard.games.too_many_bones.battle.stats import dex
from boneyard.games.too_many_bones.battle.targeting import may_target_now
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.events.battle import Targeted
from boneyard.games.too_many_bones.gearlocs.abilities import act, acts
from boneyard.games.too_many_bones.model.ids import CONSTANT_MOVE_ICON, THRONE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.turns.choosing_dice import ChooseDice
from boneyard.games.too_many_bones.turns.reactions import AnswerAttack
from boneyard.games.too_many_bones.turns.start_and_end import EndOfTurn, StartOfTurn, maybe_lose_turn


class GearlocTurn(Step):
    """The turn of a gearloc, in its seven steps (TMB-126)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.then(StartOfTurn(self.unit), Act(self.unit), AnswerAttack(self.unit), EndOfTurn(self.unit))


class Act(Step):
    """A gearloc that has not fallen and is not stunned acts. Its Dex is counted once, then spent (TMB-133)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit) or maybe_lose_turn(s, self.unit):
            return
        gearloc = s.party[self.unit]
        for rule, argument in in_force(s, TURN_STARTS):
            rule.turn_starts(s, gearloc, argument)
        s.turn.dex = dex_allowed(s, gearloc, dex(gearloc))
        s.turn.steps = total(gearloc.locked, CONSTANT_MOVE_ICON)
        s.then(ChooseMove(self.unit))


def moves(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """Where its Dex may take it, or to stay, or what may be done first."""
    return [pick(STAY), *walks(s, gearloc), *acts(s, gearloc)]


def walks(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """Where its Dex may take it, one answer for each position, through free positions only (TMB-128)."""
    if not may_move(s, gearloc.id):
        return []
    cost = step_cost(s)
    near = reachable(s, gearloc.cell, s.turn.dex // cost)
    return [pick(MOVE, steps * cost, cell) for cell, steps in near if steps]


def step_cost(s: TooManyBones) -> int:
    """The Dex cost of one position."""
    cost = 1
    for rule, argument in in_force(s, STEP_COST):
        cost = rule.step_cost(s, cost, argument)
    return cost


class ChooseMove(Question):
    """Choose a position, each step costs 1 Dex. What may be done at any time may come first (TMB-128, TMB-143)."""

    __slots__ = ()

    kind = "move"
    forced = True

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return moves(s, s.party[self.seat]) if s.stands(self.seat) else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb in (ACT, PLAY):
            act(s, s.party[self.seat], chosen)
            s.then(ChooseMove(self.seat))
            return
        if chosen.verb == MOVE:
            spend_steps(s, self.seat, chosen)
        s.then(ChooseTarget(self.seat))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return dex_left(s, self.seat, chosen)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"dex": s.turn.dex}


def dex_left(s: TooManyBones, seat: Seat, chosen: Pick) -> Phrase | None:
    """What a walk costs and leaves for dice, and which units are adjacent then."""
    if chosen.verb == MOVE:
        beside = place_words(s, chosen.aim, seat)
        return phrase("opt-move", dex=chosen.what, left=s.turn.dex - chosen.what, beside=beside)
    if chosen.verb == STAY:
        return phrase("opt-stay", left=s.turn.dex, beside=place_words(s, s.party[seat].cell, seat))
    return None


def spend_steps(s: TooManyBones, seat: Seat, chosen: Pick) -> None:
    """Move the gearloc and spend the Dex."""
    s.turn.dex -= chosen.what
    move(s, seat, chosen.cell, "walk")


def targets(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The units it may choose as its one target, or nobody (TMB-129)."""
    found = [pick(TARGET, int(baddie.id == THRONE), baddie.cell) for baddie in may_target_now(s, gearloc)]
    return [*found, pick(NO_TARGET), *acts(s, gearloc)]


class ChooseTarget(Question):
    """Choose at most one opposing unit in range, for the whole turn (TMB-129, TMB-130).

    Something done first may interrupt the walk, which may then continue.
    """

    __slots__ = ()

    kind = "target"
    forced = True

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return targets(s, s.party[self.seat]) if s.stands(self.seat) else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb in (ACT, PLAY):
            act(s, s.party[self.seat], chosen)
            s.then(ChooseTargetOrWalkOn(self.seat))
            return
        if chosen.verb == TARGET:
            s.turn.target = THRONE if chosen.what else s.grid[chosen.aim]
            s.say(Targeted(s.who(self.seat), s.who(s.turn.target)))
        s.then(ChooseDice(self.seat))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"walk": "over", "dex": s.turn.dex}


class ChooseTargetOrWalkOn(ChooseTarget):
    """After an interruption the walk may continue while no target is chosen (TMB-296)."""

    __slots__ = ()

    kind = "target"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [*super().options(s), *walks(s, s.party[self.seat])] if s.stands(self.seat) else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == MOVE:
            spend_steps(s, self.seat, chosen)
            s.then(ChooseTarget(self.seat))
        else:
            super().picked(s, chosen)

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return dex_left(s, self.seat, chosen)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"walk": "on" if walks(s, s.party[self.seat]) else "over", "dex": s.turn.dex}
