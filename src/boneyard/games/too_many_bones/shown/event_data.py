"""Events as plain data to draw them by: units, positions, dice and effects by name."""

from __future__ import annotations

from collections.abc import Sequence
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
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import ACTION_DICE
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.sheets import key_of
from boneyard.games.too_many_bones.model.ids import (
    BADDIE_SKILL_NAMES,
    EFFECTS,
    GEARLOCS,
    NOBODY,
    STATS,
    TYRANT_FACES,
    Card,
    Cell,
    ChipId,
    Dart,
    DartKind,
    Effect,
    EncounterId,
    LockDie,
    RolledDie,
    SeenCard,
    Stat,
    Trait,
    TurnStart,
    TyrantFace,
    UnitRef,
)
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
from boneyard.games.too_many_bones.shown.event_words import intuition_name
from boneyard.games.too_many_bones.shown.view_units import ShownDieView, die_view


@dataclass
class WhoView:
    """A unit in an event: its number on the mat and what it is."""

    unit: int
    key: str  # "boomer", "bog_frog", "orb"; "" for nobody


def who_view(who: UnitRef) -> WhoView:
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


def place(cell: Cell) -> str:
    """A position, or none."""
    return "" if cell == NOWHERE else SQUARES[cell]


def places(cells: Sequence[Cell]) -> list[str]:
    """Several positions."""
    return [place(cell) for cell in cells]


def chip_key(chip: ChipId) -> str:
    """A chip, or nothing while it lies face down."""
    return "" if chip == NOBODY else CHIPS[chip].key


def dice_views(dice: Sequence[RolledDie]) -> list[ShownDieView]:
    """Dice with what they show."""
    return [die_view(die) for die in dice]


def effect_key(effect: Effect) -> str:
    """An effect die."""
    return EFFECTS[effect]


def baddie_skill_key(trait: Trait) -> str:
    """A skill of baddies."""
    return BADDIE_SKILL_NAMES[trait]


def face_key(face: TyrantFace) -> str:
    """A face of a tyrant's die."""
    return TYRANT_FACES[face]


def stat_key(stat: Stat) -> str:
    """A stat."""
    return STATS[stat]


def start_key(start: TurnStart) -> str:
    """What works at the start of a turn."""
    return STARTS[start]


def encounter_key(encounter: EncounterId) -> str:
    """An encounter."""
    return ENCOUNTERS[encounter].key


def loot_key(card: Card) -> str:
    """A card everybody sees."""
    return CARDS[card].key


def drawn_key(seen_card: SeenCard) -> str:
    """A card as everybody sees it; locked trove lies face down."""
    return "" if seen_card >= UNSEEN else CARDS[seen_card].key


def lock_die_name(lock_die: LockDie) -> str:
    """An action die with what it shows: grey L3."""
    return f"{ACTION_DICE[number_of(lock_die)]} {lock_name(lock_die)}"


def lock_dice_names(lock_dice: Sequence[LockDie]) -> list[str]:
    """Action dice."""
    return [lock_die_name(lock_die) for lock_die in lock_dice]


def dart_name(dart: Dart) -> str:
    """A die of Deadly Darts: attack 2, defense bones, poison 1."""
    kind, shown = kind_of(dart), dart & SHOWN
    if shown == BONE:
        return f"{KINDS[kind]} bones"
    return f"{EFFECTS[effect_of(dart)] if kind == STATUS else KINDS[kind]} {number_on(dart)}"


def dart_names(darts: Sequence[Dart]) -> list[str]:
    """Dice of Deadly Darts."""
    return [dart_name(dart) for dart in darts]


def kind_names(kinds: Sequence[DartKind]) -> list[str]:
    """Kinds of dice."""
    return [KINDS[kind] for kind in kinds]


DATA: Final[Shown] = {  # what the numbers of an event stand for, by field
    "who": who_view,
    "target": who_view,
    "by": who_view,
    "on": who_view,
    "to": who_view,
    "cell": place,
    "origin": place,
    "path": places,
    "chip": chip_key,
    "stat": stat_key,
    "start": start_key,
    "effect": effect_key,
    "trait": baddie_skill_key,
    "face": face_key,
    "die": key_of,
    "rolled_die": die_view,
    "dice": dice_views,
    "encounter": encounter_key,
    "card": loot_key,
    "seen_card": drawn_key,
    "lock": lock_name,
    "lock_die": lock_die_name,
    "lock_dice": lock_dice_names,
    "intuition": intuition_name,
    "kinds": kind_names,
    "dart": dart_name,
    "darts": dart_names,
}


def show(event: Event) -> dict[str, Any]:
    """An event by its names."""
    return event_as_data(event, DATA)
