"""Dice that are told in words, and events as they are spoken of."""

from __future__ import annotations

from typing import Any

from boneyard.core.event import Event
from boneyard.core.fields import fields
from boneyard.core.rng import Loaded
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.names import unit_words
from boneyard.games.too_many_bones.content.sheets import SHEETS, VALUE_AT
from boneyard.games.too_many_bones.model.dice import die_of, face_of, value_of
from boneyard.games.too_many_bones.model.ids import BADDIE_SKILL_NAMES, EFFECTS, NOBODY, STATS, TYRANT_FACES, UnitRef
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.notation.dice import (
    CHIP_NAMED,
    GEARLOC_NAMED,
    chip_name,
    die_name,
    plain,
    read_rolled_die,
    write_rolled_die,
)

NAMES_UNITS = ("who", "target", "by", "to", "on")

# Dice


def rolls(*told: str | int) -> Loaded:
    """Loaded dice: `attack 1`, `defense bones`, `element 2`, `boomer initiative 4`, `nom thunderclub`, or a number."""
    return Loaded(*[each if isinstance(each, int) else face_told(each) for each in told])


def face_told(text: str) -> int:
    """The first face of that die which shows it."""
    name, _, value = plain(text).partition(" initiative ")
    if value:
        return SHEETS[GEARLOC_NAMED[name]].initiative.index(int(value))
    for words in range(1, 4):
        tyrant = " ".join(plain(text).split()[:words])
        if tyrant in CHIP_NAMED and CHIPS[CHIP_NAMED[tyrant]].is_tyrant:
            return tyrant_face_told(CHIP_NAMED[tyrant], " ".join(plain(text).split()[words:]))
    shown = read_rolled_die(text)
    assert value_of(shown) == VALUE_AT[die_of(shown) * 6 + face_of(shown)], f"no face shows {text!r}"
    return face_of(shown)


def tyrant_face_told(chip: int, what: str) -> int:
    """The first face of a tyrant's die that shows it; a number after it is the lane of an Orb."""
    faces = [(plain(TYRANT_FACES[face]), number) for face, number in CHIPS[chip].faces]
    for place, (name, number) in enumerate(faces):
        if what in (name, f"{name} {number}"):
            return place
    raise AssertionError(f"the die of {chip_name(chip)} does not show {what!r}; it shows {faces}")


# Events


def spoken(event: Event) -> dict[str, Any]:
    """The fields of an event, with names for numbers."""
    return {field: _spoken(field, getattr(event, field)) for field in fields(type(event))}


def _spoken(field: str, value: Any) -> Any:
    if field in NAMES_UNITS:
        return unit_spoken(value)
    if field in ("cell", "origin"):
        return SQUARES[value]
    if field == "chip":
        return chip_name(value) if value >= 0 else "face down"
    if field in ("trait", "effect", "face", "stat"):
        names = {"trait": BADDIE_SKILL_NAMES, "effect": EFFECTS, "face": TYRANT_FACES, "stat": STATS}[field]
        return plain(names[value])
    if field == "die":
        return die_name(value)
    if field == "rolled_die":
        return write_rolled_die(value)
    if field == "dice":
        return ", ".join(write_rolled_die(shown & 0xFFFFFF) for shown in value)
    return value


def unit_spoken(who: UnitRef) -> str:
    """What a unit is called."""
    if who == NOBODY:
        return "nobody"
    return unit_words(who).en
