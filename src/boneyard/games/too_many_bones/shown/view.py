"""What a seat sees: everything but chips that lie face down and the order of the stacks (TMB-003)."""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, NOBODY, RolledDie, UnitRef
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, MODES, TooManyBones, Turn
from boneyard.games.too_many_bones.model.who import unit_of
from boneyard.games.too_many_bones.shown.view_adventure import AdventureView, phase, road_view
from boneyard.games.too_many_bones.shown.view_units import (
    BaddieView,
    GearlocView,
    ShownDieView,
    baddie_view,
    die_view,
    gearloc_view,
)


@dataclass
class QueuedView:
    """A chip in the queue; face down it shows only its points."""

    key: str  # "" when it lies face down
    name: Words | None
    points: int


@dataclass
class MeterView:
    """A place on the initiative meter."""

    unit: int
    acted: bool
    initiative: int  # a baddie's is printed, a gearloc's was rolled


@dataclass
class TurnView:
    """Whose turn it is and what was done in it."""

    unit: int  # NOBODY between turns
    target: int
    dex: int
    chosen: list[ShownDieView]
    roll: list[ShownDieView]
    planned: bool


@dataclass
class RollView:
    """The last roll of the day: who rolled, and what the dice showed."""

    unit: int
    dice: list[ShownDieView]


@dataclass
class TooManyBonesView:
    """The table."""

    fighting: bool  # whether the battle mat is what counts now
    round: int
    fatigue_from: int
    mode: str
    mat: dict[str, int]  # who stands where
    party: list[GearlocView]
    baddies: list[BaddieView]
    meter: list[MeterView]
    queue: list[QueuedView]
    stacks: list[int]  # how many chips are left of 1, 5 and 20 points
    defeated: list[str]
    turn: TurnView
    last_roll: RollView | None
    ending: str
    adventure: AdventureView | None


def view(s: TooManyBones) -> TooManyBonesView:
    """Everything is public except chips that lie face down."""
    asked = {decision.seat for decision in s.open}
    return TooManyBonesView(
        fighting=s.maybe_adventure is None or s.turn.actor != NOBODY or phase(s) == "battle",
        round=s.round,
        fatigue_from=FACTS["rounds.fatigue_from"],
        mode=MODES[s.book.mode],
        mat={SQUARES[cell]: unit for cell, unit in enumerate(s.grid) if unit >= 0},
        party=[gearloc_view(s, gearloc, deciding=gearloc.id in asked) for gearloc in s.party],
        baddies=[baddie_view(s, baddie) for baddie in [*s.enemies_standing(), *s.allies_standing()]],
        meter=[MeterView(unit, s.acted >> unit & 1 == 1, initiative(s, unit)) for unit in s.meter],
        queue=[queued_view(chip) for chip in s.queue],
        stacks=[len(stack) for stack in s.stacks],
        defeated=[CHIPS[chip].key for chip in s.defeated],
        turn=turn_view(s.turn),
        last_roll=last_roll_view(s),
        ending=s.ending,
        adventure=road_view(s),
    )


def initiative(s: TooManyBones, unit: int) -> int:
    """What a unit took its place on the meter with; an ally has no number of its own."""
    if unit < FIRST_BADDIE:
        return s.party[unit].initiative
    found = s.baddie(unit)
    return CHIPS[found.chip].initiative if found.chip != NOBODY else 0


def turn_view(turn: Turn) -> TurnView:
    """What the running turn has used, rolled and targeted so far."""
    return TurnView(
        unit=turn.actor,
        target=turn.target,
        dex=turn.dex,
        chosen=[die_view(chosen) for chosen in turn.chosen],
        roll=[die_view(shown) for shown in turn.roll],
        planned=turn.planned,
    )


def last_roll_view(s: TooManyBones) -> RollView | None:
    """The last roll, also when its dice are used or its turn is over; nothing before the first of the day."""
    if not s.last_roll:
        return None
    who, *dice = s.last_roll
    unit = NOBODY if who == NOBODY else unit_of(UnitRef(who))
    return RollView(unit, [die_view(RolledDie(shown)) for shown in dice])


def queued_view(chip: int) -> QueuedView:
    """A chip of the queue, with its name where it lies face up."""
    found = CHIPS[chip & CHIP]
    if chip & FACE_UP:
        return QueuedView(found.key, found.name, found.points)
    return QueuedView("", None, found.points)
