"""All words of sheets, chips, icons and skills are set as their language has it."""

from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.baddie_skills import BADDIE_SKILLS, EFFECT_WORDS, FACES
from boneyard.games.too_many_bones.content.chips import CHIPS, TYPE_NAMES
from boneyard.games.too_many_bones.gearlocs.every_die import ICONS, SHEETS
from tests.games.too_many_bones.content.given import well_set


def all_words() -> list[Words]:
    """Every word of the chips, the skills and the sheets."""
    found = [*TYPE_NAMES, *[chip.name for chip in CHIPS], *[words for pair in EFFECT_WORDS for words in pair]]
    for trait in BADDIE_SKILLS + FACES:
        found += [trait.name, trait.text]
    for icon in ICONS:
        found += [icon.name, icon.text]
    for sheet in SHEETS:
        found += [sheet.name, sheet.role]
        for innate in (sheet.innate, sheet.innate_plus):
            found += [innate.name, innate.text]
        for ability in sheet.plan:
            found += [ability.name, ability.text]
        for skill in sheet.skills:
            found += [skill.name, skill.text, skill.line]
    return found


def test_all_words_are_set_with_the_signs_of_their_language() -> None:
    for words in all_words():
        assert well_set(words), words
