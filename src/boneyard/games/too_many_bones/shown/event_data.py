"""Events as plain data to draw them by: units, positions, dice and effects by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from boneyard.core.event import Event, Shown, event_as_data
from boneyard.games.too_many_bones.activities.darts.state import (
    BONE,
    KINDS,
    SHOWN,
    STATUS,
    effect_of,
    kind_of,
    number_on,
)
from boneyard.games.too_many_bones.activities.lockpicking.locks import lock_name, number_of
from boneyard.games.too_many_bones.answers.picks import STARTS, UNSEEN
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import ACTION_DICE, INTUITION
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.loot import KEYS as LOOT_KEYS
from boneyard.games.too_many_bones.content.names import square, unit_key
from boneyard.games.too_many_bones.content.sheets import key_of
from boneyard.games.too_many_bones.model.ids import (
    BADDIE_SKILL_NAMES,
    EFFECTS,
    NOBODY,
    STATS,
    TYRANT_FACES,
    ChipId,
    Dart,
    LockDie,
    RolledDie,
    SeenCard,
    UnitRef,
)
from boneyard.games.too_many_bones.model.who import (
    unit_of,
)
from boneyard.games.too_many_bones.shown.view_units import ShownDieView, die_view


@dataclass
class WhoView:
    """A unit in an event: its number on the mat and what it is."""

    unit: int
    key: str  # "boomer", "bog_frog", "orb"; "" for nobody


def who_view(who: UnitRef) -> WhoView:
    """A unit, or nobody."""
    return WhoView(NOBODY, "") if who == NOBODY else WhoView(unit_of(who), unit_key(who))


def by_number(names: Sequence[str]) -> Callable[[int], str]:
    """What a number stands for, out of a list of names."""

    def key(number: int) -> str:
        return names[number]

    return key


def encounter_key(encounter: int) -> str:
    """The key of a card; all are registered by the time somebody is told of one."""
    return ENCOUNTERS[encounter].key


def each(name: Callable[[Any], str]) -> Callable[[Sequence[int]], list[str]]:
    """Several of the same kind."""

    def keys(numbers: Sequence[int]) -> list[str]:
        return [name(number) for number in numbers]

    return keys


def chip_key(chip: ChipId) -> str:
    """A chip, or nothing while it lies face down."""
    return "" if chip == NOBODY else CHIPS[chip].key


def dice_views(dice: Sequence[RolledDie]) -> list[ShownDieView]:
    """Dice with what they show."""
    return [die_view(die) for die in dice]


def drawn_key(seen_card: SeenCard) -> str:
    """A card as everybody sees it; locked trove lies face down."""
    return "" if seen_card >= UNSEEN else CARDS[seen_card].key


def lock_die_name(lock_die: LockDie) -> str:
    """An action die with what it shows: grey L3."""
    return f"{ACTION_DICE[number_of(lock_die)]} {lock_name(lock_die)}"


def dart_name(dart: Dart) -> str:
    """A die of Deadly Darts: attack 2, defense bones, poison 1."""
    kind, shown = kind_of(dart), dart & SHOWN
    if shown == BONE:
        return f"{KINDS[kind]} bones"
    return f"{EFFECTS[effect_of(dart)] if kind == STATUS else KINDS[kind]} {number_on(dart)}"


DATA: Final[Shown] = {  # what the numbers of an event stand for, by field
    "who": who_view,
    "target": who_view,
    "by": who_view,
    "on": who_view,
    "to": who_view,
    "cell": square,
    "origin": square,
    "path": each(square),
    "chip": chip_key,
    "stat": by_number(STATS),
    "start": by_number(STARTS),
    "effect": by_number(EFFECTS),
    "trait": by_number(BADDIE_SKILL_NAMES),
    "face": by_number(TYRANT_FACES),
    "die": key_of,
    "rolled_die": die_view,
    "dice": dice_views,
    "encounter": encounter_key,
    "card": by_number(LOOT_KEYS),
    "seen_card": drawn_key,
    "lock": lock_name,
    "lock_die": lock_die_name,
    "lock_dice": each(lock_die_name),
    "intuition": by_number(INTUITION),
    "kinds": each(by_number(KINDS)),
    "dart": dart_name,
    "darts": each(dart_name),
}


def show(event: Event) -> dict[str, Any]:
    """An event by its names."""
    return event_as_data(event, DATA)
