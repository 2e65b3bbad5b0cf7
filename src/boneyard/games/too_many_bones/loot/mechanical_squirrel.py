"""Baddies are placed in set-up, lane by lane. A Mechanical Squirrel may delay one (TMB-106, TMB-108)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.answers.picks import NO, SAY, Pick, pick
from boneyard.games.too_many_bones.battle.entering import enter_baddie, entry_position, free_lane
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.loot import card_named
from boneyard.games.too_many_bones.events.loot import BaddieDelayed
from boneyard.games.too_many_bones.loot.bags import use_card
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.mat import LANES, NOWHERE
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.tasks import Question

SQUIRREL: Final = card_named("mechanical_squirrel")


class SendSquirrel(Question):
    """A player may delay the baddie of one lane by a round, once per battle."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        lanes = [pick(SAY, lane + 1) for lane in range(LANES)]
        return (Decision(self.seat, "squirrel", (*lanes, pick(NO))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, Pick)
        if chosen.verb == SAY:
            use_card(s, s.party[seat], SQUIRREL)
        s.then(PlaceOneByOne(chosen.what - 1 if chosen.verb == SAY else NOWHERE, NOBODY))


class LaneKept(SpecialRule):
    """A lane stays empty while baddies are placed. The argument is the lane."""

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        return lane != argument


LANE_KEPT: Final = special_rule(3, LaneKept())


class PlaceOneByOne(Do):
    """The top chip of the queue goes to lane 1, the next to lane 2, up to four (TMB-106, TMB-108).

    Melee baddies start on row 2, ranged ones on row 1.
    """

    __slots__ = ("delayed", "held")

    def __init__(self, delayed: int, held: int) -> None:
        self.delayed = delayed  # the lane of the squirrel, or NOWHERE
        self.held = held  # the delayed chip, or NOBODY

    def run(self, s: TooManyBones) -> None:
        lane = free_lane(s)
        if not s.queue or lane < 0:
            self.let_go(s)
            return
        chip = s.queue.pop(0)
        if lane == self.delayed and CHIPS[chip & CHIP].points:
            add_rule(s, LANE_KEPT, lane)
            s.then(PlaceOneByOne(lane, chip))
            return
        enter_baddie(s, chip, lane, entry_position(s, lane, ranged=CHIPS[chip & CHIP].ranged))
        s.then(PlaceOneByOne(self.delayed, self.held))

    def let_go(self, s: TooManyBones) -> None:
        """Once all are placed, put the delayed chip on top of the queue."""
        if self.held != NOBODY:
            s.special_rules.remove(LANE_KEPT << 8 | self.delayed)
            s.queue.insert(0, self.held | FACE_UP)
            s.reveal(BaddieDelayed(self.held & CHIP, self.delayed))
