"""Between a Rock and a Hard Place (solo-03)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.battle.initiative import RollInitiative
from boneyard.games.too_many_bones.battle.queue import add_to_queue, search, search_defeated, search_unused
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import (
    AddRule,
    CallChip,
    CountPoints,
    GetReady,
    JudgeBattle,
    PlaceAlly,
    fight,
)
from boneyard.games.too_many_bones.events.battle import Entered
from boneyard.games.too_many_bones.model.ids import ALLY, FIRST_BADDIE, NOBODY
from boneyard.games.too_many_bones.model.mat import LANES
from boneyard.games.too_many_bones.model.state import TooManyBones, note, noted_places, noted_unit
from boneyard.games.too_many_bones.model.units import ENTERING, Baddie
from boneyard.games.too_many_bones.turns.setup import PlaceBaddies, PlaceGearlocs, StartBattle

STONE_GOLEM: Final = CHIP_KEYS["stone_golem"].chip
GOLDEN_GOLEM: Final = CHIP_KEYS["golden_golem"].chip
LURED: Final = 3  # rounds
GOLEM_LANE: Final = LANES - 1  # the lane marker kept for the golem (TMB-108)


def chip_at_the_stone(s: TooManyBones) -> None:
    """Fight a single golem."""
    fight(s, CallChip(STONE_GOLEM, top=False))


class LeadGolem(Do):
    """Find the golem, and let the gearloc wait. Without a golem it has to fight itself.

    It comes from the unused chips, else from the active stacks or wherever it is.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for place in (search_unused, search, search_defeated):
            if place(s, (GOLDEN_GOLEM,)) != NOBODY:
                s.order = [0]
                return


class MaybePlaceGolem(Do):
    """Place the golem instead of the gearloc. Baddies it brings go to the bottom of the queue."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.order:
            for _ in range(CHIPS[GOLDEN_GOLEM].adds):
                add_to_queue(s, 5, top=False)
            s.then(PlaceAlly(GOLDEN_GOLEM, CHIPS[GOLDEN_GOLEM].hp), GolemJoinsMeter())


class GolemJoinsMeter(Do):
    """The golem joins the meter with its printed initiative, below equal baddies (TMB-112)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        mine = CHIPS[GOLDEN_GOLEM].initiative
        above = [unit for unit in s.meter if CHIPS[s.baddie(unit).chip].initiative >= mine]
        s.meter.insert(len(above), ALLY)


class GolemLed(SpecialRule):
    """The golem fights for the gearloc for a few rounds.

    One lane marker is kept for it. Afterwards, or once it has fallen, the gearloc enters and the golem becomes an
    enemy.
    """

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        return lane != GOLEM_LANE or not s.order

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        if not s.order or (s.stands(ALLY) and s.round < LURED):
            return
        s.order = []
        s.party[0].where = ENTERING
        if s.stands(ALLY):
            turn_golem(s, s.baddie(ALLY))


GOLEM_LED: Final = special_rule(19, GolemLed())


def turn_golem(s: TooManyBones, golem: Baddie) -> None:
    """Give the golem its marker. It keeps its position on the mat and on the meter."""
    golem.id = FIRST_BADDIE + GOLEM_LANE
    s.baddies[ALLY - FIRST_BADDIE] = None
    s.baddies[GOLEM_LANE] = golem
    s.grid[golem.cell] = golem.id
    s.meter[s.meter.index(ALLY)] = golem.id
    s.notes = [note(golem.id, noted_places(noted)) if noted_unit(noted) == ALLY else noted for noted in s.notes]
    s.say(Entered(s.who(golem.id), golem.cell))


def walk_it_to_the_torches(s: TooManyBones) -> None:
    """Fight for baddie points with the golem, then alone against everybody."""
    s.then(GetReady(), LeadGolem(), CountPoints(0), AddRule(GOLEM_LED), PlaceBaddies(), RollInitiative())
    s.then(MaybePlaceGolem(), PlaceGearlocs(0), StartBattle(), AfterBattle(), JudgeBattle())


encounter_choices("solo-03", EncounterChoice(chip_at_the_stone), EncounterChoice(walk_it_to_the_torches))
