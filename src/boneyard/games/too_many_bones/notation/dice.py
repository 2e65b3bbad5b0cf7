"""Dice and names as text: `element 2`, `riposte switch`, `rage 1.4`, `Bog Frog`."""

from __future__ import annotations

import re
from typing import Final, TypeVar

from boneyard.core.diagram import BadPicture
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import BONES_ICONS, ICON_AT, VALUE_AT, icon_of, key_of
from boneyard.games.too_many_bones.gearlocs.every_die import SHEETS, SKILLS
from boneyard.games.too_many_bones.gearlocs.tantrum.rage import TIERS
from boneyard.games.too_many_bones.model.dice import die_of, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    BONES_ICON,
    DEFENSE_DIE,
    ICON_NAMES,
    NO_DIE,
    NOBODY,
    RAGE_DIE,
    SKILL_DICE,
    SKILLS_EACH,
    Die,
    RolledDie,
)

ANY_ICON: Final = -1
ANY_VALUE: Final = -1
MOST_SHOWN: Final = 99
Number = TypeVar("Number", bound=int)
_NUMBER: Final = re.compile(r"\d+(?:\.\d)?")


def plain(text: str) -> str:
    """A name for comparison: lower case, straight quotes, single spaces."""
    return " ".join(text.lower().replace("’", "'").replace("_", " ").replace("-", " ").split())


def _known(pairs: list[tuple[str, Number]]) -> dict[str, Number]:
    return {plain(name): number for name, number in pairs}


GEARLOC_NAMED: Final = _known([(sheet.name.en, sheet.gearloc) for sheet in SHEETS])
CHIP_NAMED: Final = _known(
    [(chip.key, chip.chip) for chip in CHIPS]
    + [(chip.name.en, chip.chip) for chip in CHIPS]
    + [(chip.name.en.removeprefix("The "), chip.chip) for chip in CHIPS]
)
DIE_NAMED: Final = _known(
    [("attack", ATTACK_DIE), ("defense", DEFENSE_DIE)]
    + [(skill.key, skill.die) for skill in SKILLS]
    + [(skill.name.en, skill.die) for skill in SKILLS]
)
ICON_NAMED: Final = _known([(name, icon) for icon, name in enumerate(ICON_NAMES)])


def die_name(die: Die) -> str:
    """The name of a die in notation."""
    return plain(key_of(die))


def icon_name(icon: int) -> str:
    """The name of an icon in notation."""
    return plain(ICON_NAMES[icon])


def chip_name(chip: int) -> str:
    """The name of a chip in notation."""
    return CHIPS[chip].name.en


def read_die(text: str) -> Die:
    """Read a die from its name alone."""
    die = DIE_NAMED.get(plain(text), NO_DIE)
    if die == NO_DIE:
        raise unknown_die(text)
    return die


def unknown_die(text: str) -> BadPicture:
    """Nothing is called that."""
    return BadPicture(f"no die is called {text.strip()!r}; there are attack, defense and the skills of the gearlocs")


def read_rolled_die(text: str) -> RolledDie:
    """Read a rolled die from its name, then the icon or the number or both."""
    words = plain(text).split()
    for count in range(len(words), 0, -1):
        die = DIE_NAMED.get(" ".join(words[:count]), NO_DIE)
        if die != NO_DIE:
            return _showing(die, " ".join(words[count:]), text)
    raise unknown_die(text)


def _showing(die: Die, what: str, text: str) -> RolledDie:
    """The first matching face of a die. Bones only if named, or if the die shows nothing else."""
    icon, number = _icon_and_number(what)
    if icon == ANY_ICON and len(_icons(die, number)) > 1:
        raise BadPicture(f"{text.strip()!r} may be several faces: {die_name(die)} shows {faces_of(die)}")
    if number and not _NUMBER.fullmatch(number):
        raise BadPicture(f"{text.strip()!r}: {die_name(die)} shows {faces_of(die)}")
    value = int(number.replace(".", "")) if number else ANY_VALUE
    for changed in (False, True):  # a counter may show less than any face, and some dice are turned up
        for bones in (False, True):
            face = _face(die, icon, value, bones=bones, changed=changed)
            if face >= 0:
                return token(die, face, VALUE_AT[die * 6 + face] if value == ANY_VALUE else value)
    raise BadPicture(f"{text.strip()!r}: {die_name(die)} shows {faces_of(die)}")


def _icons(die: Die, number: str) -> list[int]:
    """The icons, besides bones, that a die may show with a number, or at all."""
    found: list[int] = []
    for face in range(die * 6, die * 6 + 6):
        if (
            ICON_AT[face] not in BONES_ICONS
            and ICON_AT[face] not in found
            and number in ("", _number(die, VALUE_AT[face]))
        ):
            found.append(ICON_AT[face])
    return found


def _icon_and_number(what: str) -> tuple[int, str]:
    """Read an icon of several words, and return it with the rest."""
    words = what.split()
    for count in range(len(words), 0, -1):
        icon = ICON_NAMED.get(" ".join(words[:count]), NOBODY)
        if icon != NOBODY:
            return icon, " ".join(words[count:])
    return ANY_ICON, what


def _face(die: Die, icon: int, value: int, *, bones: bool, changed: bool) -> int:
    for face in range(6):
        here, printed = ICON_AT[die * 6 + face], VALUE_AT[die * 6 + face]
        if (here in BONES_ICONS) != bones or not (icon in (ANY_ICON, here) or (icon == BONES_ICON and bones)):
            continue
        if value in (ANY_VALUE, printed) or (changed and die < SKILL_DICE and printed and 0 < value <= MOST_SHOWN):
            return face
    return NOBODY


def faces_of(die: Die) -> str:
    """What a die may show, for an error message."""
    names: list[str] = []
    for face in range(6):
        name = f"{icon_name(ICON_AT[die * 6 + face])} {_number(die, VALUE_AT[die * 6 + face])}".rstrip()
        if name not in names:
            names.append(name)
    return ", ".join(names)


def _is_rage(die: Die) -> bool:
    """Whether it is a Rage die, whose faces all have their own number."""
    return RAGE_DIE <= die < RAGE_DIE + TIERS


def _number(die: Die, value: int) -> str:
    if _is_rage(die):
        return f"{value // 10}.{value % 10}"
    return str(value) if value else ""


def write_rolled_die(rolled_die: RolledDie) -> str:
    """Write a rolled die. Its icon is left out if the die has no other icon besides bones."""
    die, value = die_of(rolled_die), value_of(rolled_die)
    name, number = die_name(die), _number(die, value)
    if _is_rage(die) or _icons(die, "") == [icon_of(rolled_die)]:
        return f"{name} {number}".rstrip()
    return f"{name} {icon_name(icon_of(rolled_die))} {number}".rstrip()


def bones_die(gearloc: int, bones: int) -> RolledDie:
    """The first skill die of a gearloc with this many bones on a face, showing it."""
    for die in range(gearloc * SKILLS_EACH, (gearloc + 1) * SKILLS_EACH):
        for face in range(6):
            if ICON_AT[die * 6 + face] in BONES_ICONS and VALUE_AT[die * 6 + face] == bones:
                return token(Die(die), face, bones)
    raise BadPicture(f"{SHEETS[gearloc].name.en} has no die with {bones} bones on a face; name the die, or write 1 1")
