"""Events as plain data to draw them by: units, positions, dice and effects by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from boneyard.core.event import Event
from boneyard.core.game import event_as_data
from boneyard.games.too_many_bones.answers.picks import STARTS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import key_of
from boneyard.games.too_many_bones.events.battle import Avoided, DieExhausted, Moved, StartWorked
from boneyard.games.too_many_bones.events.minigames import CrittersJoined
from boneyard.games.too_many_bones.model.ids import BADDIE_SKILL_NAMES, EFFECTS, GEARLOCS, NOBODY, STATS, TYRANT_FACES
from boneyard.games.too_many_bones.model.mat import NOWHERE, SQUARES
from boneyard.games.too_many_bones.model.who import (
    CHIP_NAMES,
    MOHLNOR_NAME,
    ORB_NAME,
    PILE_NAME,
    THRONE_NAME,
    name_of,
    unit_of,
)
from boneyard.games.too_many_bones.shown.card_names import named_in
from boneyard.games.too_many_bones.shown.view_units import ShownDieView, die_view


@dataclass
class WhoView:
    """A unit in an event: its number on the mat and what it is."""

    unit: int
    key: str  # "boomer", "bog_frog", "orb"; "" for nobody


def who_view(who: int) -> WhoView:
    """A unit, or nobody."""
    if who == NOBODY:
        return WhoView(NOBODY, "")
    name = name_of(who)
    if name < CHIP_NAMES:
        return WhoView(unit_of(who), GEARLOCS[name])
    if name == MOHLNOR_NAME:
        return WhoView(unit_of(who), "mohlnor")
    if name == PILE_NAME:
        return WhoView(unit_of(who), "pile")
    if name in (ORB_NAME, THRONE_NAME):
        return WhoView(unit_of(who), "orb" if name == ORB_NAME else "throne")
    return WhoView(unit_of(who), CHIPS[name - CHIP_NAMES].key)


def place(cell: int) -> str:
    """A position, or none."""
    return "" if cell == NOWHERE else SQUARES[cell]


def chip_key(chip: int) -> str:
    """A chip, or nothing while it lies face down."""
    return "" if chip == NOBODY else CHIPS[chip].key


def dice_views(dice: Sequence[int]) -> list[ShownDieView]:
    """Dice with what they show."""
    return [die_view(die) for die in dice]


def effect_key(effect: int) -> str:
    """An effect die."""
    return EFFECTS[effect]


def baddie_skill_key(trait: int) -> str:
    """A skill of baddies."""
    return BADDIE_SKILL_NAMES[trait]


def face_key(face: int) -> str:
    """A face of a tyrant's die."""
    return TYRANT_FACES[face]


def stat_key(stat: int) -> str:
    """A stat."""
    return STATS[stat]


NAMED: Final[dict[str, Callable[[Any], Any]]] = {  # what the numbers of an event stand for, by field
    "who": who_view,
    "target": who_view,
    "by": who_view,
    "on": who_view,
    "cell": place,
    "start": place,
    "chip": chip_key,
    "dice": dice_views,
    "die": die_view,
    "effect": effect_key,
    "trait": baddie_skill_key,
    "face": face_key,
    "stat": stat_key,
}


MOVES: Final = (Moved, CrittersJoined)  # their `to` is a position


def start_key(start: int) -> str:
    """What works at the start of a turn."""
    return STARTS[start]


def named_of(event: type[Event]) -> dict[str, Callable[[Any], Any]]:
    """What the numbers of one kind of event stand for: `to` may be a position or a unit, a die may show nothing."""
    named = {**NAMED, "to": place if event in MOVES else who_view, **named_in(event)}
    if event is StartWorked:
        named["start"] = start_key
    if event in (Avoided, DieExhausted):
        named["die"] = key_of
    return named


def show(event: Event) -> dict[str, Any]:
    """An event by its names."""
    return event_as_data(event, named_of(type(event)))
