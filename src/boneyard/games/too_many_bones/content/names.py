"""What things are called in a sentence: units, positions, dice and what they show, effects, numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Argument, Phrase, Words
from boneyard.games.too_many_bones.content.baddie_skills import BADDIE_SKILLS, EFFECT_WORDS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.icons import ICONS
from boneyard.games.too_many_bones.content.records import NO_ICON
from boneyard.games.too_many_bones.content.sheets import FACES, SHEETS, SKILLS
from boneyard.games.too_many_bones.model.dice import cell_aimed, die_of, face_of, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ANGER_MANAGEMENT_ICON,
    ATTACK_DIE,
    AXE_COUNTER_ICON,
    BLANK_ICON,
    BODY_COUNT_ICON,
    BREAKDOWN_ICON,
    DAMAGE_ICON,
    DEFENSE_DIE,
    GRENADES_ICON,
    POISON,
    RAGE_PROGRESS_ICON,
    SHIELD_ICON,
    SKILL_DICE,
    WEAKEN,
    Die,
    Effect,
    RolledDie,
    Trait,
    UnitRef,
)
from boneyard.games.too_many_bones.model.mat import CELLS, SQUARES
from boneyard.games.too_many_bones.model.who import CHIP_NAMES, MOHLNOR_NAME, ORB_NAME, PILE_NAME, THRONE_NAME, name_of

KEY: Final = "too-many-bones"
NUMBERED_EFFECTS: Final = (POISON, WEAKEN)
COUNTERS: Final = (AXE_COUNTER_ICON, BODY_COUNT_ICON, GRENADES_ICON)
IN_TENTHS: Final = (RAGE_PROGRESS_ICON, BREAKDOWN_ICON, ANGER_MANAGEMENT_ICON)
X: Final = re.compile(r"\bX\b")
PLURAL: Final = re.compile(r"\(s\)")
OBJECTS: Final = {  # units that are no chips, by the number events give them
    ORB_NAME: ("orb", Words("Orb", "Orbe")),
    THRONE_NAME: ("throne", Words("Throne", "Trône")),
    PILE_NAME: ("pile", Words("Pile", "Tas")),
    MOHLNOR_NAME: ("mohlnor", Words("Mohlnor", "Mohlnor")),
}


def phrase(key: str, **args: Argument) -> Phrase:
    """A phrase of this game."""
    return Phrase(f"{KEY}-{key}", args)


def unit_words(who: UnitRef) -> Words:
    """What a unit is called."""
    name = name_of(who)
    if name < CHIP_NAMES:
        return SHEETS[name].name
    return OBJECTS[name][1] if name in OBJECTS else CHIPS[name - CHIP_NAMES].name


def unit_key(who: UnitRef) -> str:
    """What a unit is, by its key: `boomer`, `bog_frog`, `orb`."""
    name = name_of(who)
    if name < CHIP_NAMES:
        return SHEETS[name].key
    return OBJECTS[name][0] if name in OBJECTS else CHIPS[name - CHIP_NAMES].key


def square(cell: int) -> str:
    """A position by its name."""
    return SQUARES[cell] if 0 <= cell < CELLS else ""


def die_words(die: Die) -> Words | Phrase:
    """A skill die by its name, a white one by its kind."""
    if die < SKILL_DICE:
        return SKILLS[die].name
    assert die in (ATTACK_DIE, DEFENSE_DIE)
    return phrase("white-die", die="attack" if die == ATTACK_DIE else "defense")


def face_words(shown: RolledDie) -> Phrase:
    """What a die shows: an icon, its number as it is now, and perhaps a second icon that comes with it."""
    face = FACES[die_of(shown)][face_of(shown)]
    sign = "less" if face.value < 0 else "plain"
    first = icon_words(face.icon, value_of(shown), sign)
    if face.also == NO_ICON:
        return first
    return phrase("both-icons", one=first, other=icon_words(face.also, face.also_value))


def icon_words(icon: int, value: int, sign: str = "plain") -> Phrase:
    """An icon with its number; rage is counted in tenths, and a counter may be at 0."""
    if icon in COUNTERS:
        return phrase("icon-counted", icon=ICONS[icon].name, value=value)
    if icon in IN_TENTHS:
        return phrase("icon-tenths", icon=ICONS[icon].name, tenths=tenths(value))
    return phrase("icon", icon=ICONS[icon].name, value=0 if icon == BLANK_ICON else value, sign=sign)


def tenths(value: int) -> Words:
    """A number of tenths, as it is written: 1.2."""
    return Words(f"{value // 10}.{value % 10}", f"{value // 10},{value % 10}")


def icon_text(icon: int, value: int) -> Words:
    """What an icon means, with its number in the place of the X."""
    number = tenths(value) if icon in IN_TENTHS else Words(str(value), str(value))
    return filled(ICONS[icon].text, value, number)


def baddie_skill_text(trait: Trait, value: int) -> Words:
    """What a skill of a baddie does, with its number in the place of the X."""
    return filled(BADDIE_SKILLS[trait].text, value, Words(str(value), str(value)))


def filled(text: Words, value: int, number: Words) -> Words:
    """A text about X with its number filled in, and its nouns in the singular or plural."""
    return Words(
        PLURAL.sub("" if value == 1 else "s", X.sub(number.en, text.en)),
        PLURAL.sub("s" if value > 1 else "", X.sub(number.fr, text.fr)),
    )


def face_text(shown: RolledDie) -> Words:
    """What a face means; on a Rage die that is what comes with it."""
    face = FACES[die_of(shown)][face_of(shown)]
    if face.icon == RAGE_PROGRESS_ICON and face.also != NO_ICON:
        return icon_text(face.also, face.also_value)
    return icon_text(face.icon, value_of(shown))


def shown_words(shown: RolledDie) -> Phrase:
    """A die with what it shows; a die named like its icon is named once."""
    die, face = die_of(shown), FACES[die_of(shown)][face_of(shown)]
    if die < SKILL_DICE and is_called_like(SKILLS[die].name, ICONS[face.icon].name):
        return face_words(shown)
    return phrase("die-shows", die=die_words(die), face=face_words(shown))


def is_called_like(one: Words, other: Words) -> bool:
    """Whether two things have the same name in both languages."""
    return one.en.lower() == other.en.lower() and one.fr.lower() == other.fr.lower()


def dice_words(dice: Sequence[RolledDie]) -> tuple[Phrase, ...]:
    """Dice with what they show, equal ones counted, in their order."""
    counts: dict[tuple[int, int, int], int] = {}
    first: dict[tuple[int, int, int], RolledDie] = {}
    for shown in dice:
        alike = (die_of(shown), FACES[die_of(shown)][face_of(shown)].icon, value_of(shown) << 8 | cell_aimed(shown) + 1)
        counts[alike] = counts.get(alike, 0) + 1
        first.setdefault(alike, shown)
    return tuple([_counted(first[alike], count) for alike, count in counts.items()])


def _counted(shown: RolledDie, count: int) -> Phrase:
    """White dice by their result, a skill die by name, and a grenade with its aim."""
    die = die_of(shown)
    if die >= SKILL_DICE:
        return phrase("white-result", what=white_result(shown), value=value_of(shown), count=count)
    if 0 <= cell_aimed(shown) < CELLS:
        return phrase("die-shows-at", die=die_words(die), face=face_words(shown), square=square(cell_aimed(shown)))
    return shown_words(shown)


def faces_of(die: Die) -> tuple[Phrase, ...]:
    """The six faces of a die, equal ones counted."""
    tokens = [token(die, face, abs(FACES[die][face].value)) for face in range(len(FACES[die]))]
    counts: dict[tuple[int, int, int, int], int] = {}
    first: dict[tuple[int, int, int, int], RolledDie] = {}
    for shown in tokens:
        face = FACES[die][face_of(shown)]
        alike = (face.icon, face.value, face.also, face.also_value)
        counts[alike] = counts.get(alike, 0) + 1
        first.setdefault(alike, shown)
    return tuple([_face_counted(first[alike], count) for alike, count in counts.items()])


def _face_counted(shown: RolledDie, count: int) -> Phrase:
    if die_of(shown) >= SKILL_DICE:
        return phrase("white-result", what=white_result(shown), value=value_of(shown), count=count)
    return phrase("face-counted", face=face_words(shown), count=count)


def white_result(shown: RolledDie) -> str:
    """What a white die shows, in one word."""
    icon = FACES[die_of(shown)][face_of(shown)].icon
    return "sword" if icon == DAMAGE_ICON else "shield" if icon == SHIELD_ICON else "bones"


def sums_of(dice: Sequence[RolledDie]) -> tuple[Phrase, ...]:
    """What the white dice of a roll come to: swords, shields and bones."""
    totals = {"sword": 0, "shield": 0, "bones": 0}
    for shown in dice:
        if die_of(shown) >= SKILL_DICE:
            totals[white_result(shown)] += value_of(shown)
    return tuple([phrase("sum", what=what, total=total) for what, total in totals.items() if total])


def effect_words(effect: Effect) -> Words:
    """What an effect die is called."""
    return EFFECT_WORDS[effect][0]


def effect_phrase(effect: Effect, value: int) -> Phrase:
    """An effect die with the number it shows, where it has one."""
    return phrase("effect", effect=effect_words(effect), value=value if effect in NUMBERED_EFFECTS else 0)


def baddie_skill_words(trait: Trait, value: int) -> Phrase:
    """A skill of a baddie with its number, where it takes one."""
    return phrase("skill", skill=BADDIE_SKILLS[trait].name, value=value if BADDIE_SKILLS[trait].valued else 0)
