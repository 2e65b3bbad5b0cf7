"""The sheets of the four gearlocs, and every die of the game by its number."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.gearlocs.boomer import SHEET as BOOMER
from boneyard.games.too_many_bones.content.gearlocs.patches import SHEET as PATCHES
from boneyard.games.too_many_bones.content.gearlocs.picket import SHEET as PICKET
from boneyard.games.too_many_bones.content.gearlocs.tantrum import SHEET as TANTRUM
from boneyard.games.too_many_bones.content.icons import BONES, DAMAGE, ICONS, SHIELD
from boneyard.games.too_many_bones.content.records import Face, Icon, Sheet, SkillDie
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    BONES_ICON,
    DEFENSE_DIE,
    MANDATORY_BONES_ICON,
    REUSABLE_BONES_ICON,
    SKILLS_EACH,
    TRAY,
    Die,
    RolledDie,
)

SHEETS: Final[tuple[Sheet, ...]] = (BOOMER, PATCHES, PICKET, TANTRUM)

# By die.
SKILLS: Final[tuple[SkillDie, ...]] = tuple(
    sorted([skill for sheet in SHEETS for skill in sheet.skills], key=lambda skill: skill.die)
)


def white_die(icon: Icon, printed: list[str]) -> tuple[Face, ...]:
    """The faces of an attack or defense die: bones, or the icon with a number."""
    return tuple([BONES.of(1) if face == "bones" else icon.of(int(face)) for face in printed])


FACES: Final[tuple[tuple[Face, ...], ...]] = (
    *[skill.faces for skill in SKILLS],
    white_die(DAMAGE, FACTS["dice.attack"]),
    white_die(SHIELD, FACTS["dice.defense"]),
)

# By die * 6 + face; a lowered stat has its number without the sign.
ICON_AT: Final[list[int]] = [face.icon for faces in FACES for face in faces]
VALUE_AT: Final[list[int]] = [abs(face.value) for faces in FACES for face in faces]

BONES_ICONS: Final = (BONES_ICON, MANDATORY_BONES_ICON, REUSABLE_BONES_ICON)  # all that count as bones

# By die; the white ones are neither consumables nor grenades.
CONSUMABLE: Final[tuple[bool, ...]] = (*[skill.consumable for skill in SKILLS], False, False)
GRENADE: Final[tuple[bool, ...]] = (*[skill.grenade for skill in SKILLS], False, False)
MUST: Final[list[bool]] = [icon.must for icon in ICONS]  # by icon: whether it has to be used (TMB-135)
PLACES: Final[list[int]] = [icon.places for icon in ICONS]  # by icon: where a die that shows it may go (TMB-145)


def icon_of(shown: RolledDie) -> int:
    """The icon that a die shows."""
    return ICON_AT[(shown >> 16 & 255) * 6 + (shown >> 8 & 255)]


def face_with(die: Die, icon: int) -> int:
    """The first face of a die that shows an icon; a die without it is a bug."""
    return ICON_AT.index(icon, die * 6, die * 6 + 6) - die * 6


def may_train(skills: list[int], die: Die) -> bool:
    """A skill with a star may be trained, or one with an arrow from a trained skill (TMB-071)."""
    skill = SKILLS[die]
    if skills[die % SKILLS_EACH] != TRAY or skill.starting or skill.consumable:
        return False
    return skill.star or any(skills[number - 1] != TRAY for number in skill.arrows)


def key_of(die: Die) -> str:
    """What a die is called in notation."""
    if die == ATTACK_DIE:
        return "attack"
    if die == DEFENSE_DIE:
        return "defense"
    return SKILLS[die].key.replace("_", "-")
