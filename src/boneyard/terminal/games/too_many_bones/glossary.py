"""The glossary of Too Many Bones: what dice, skills, effects and backup plans do."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.core.decision import Argument, Words
from boneyard.games.too_many_bones.content.baddie_skills import BADDIE_SKILLS, EFFECT_WORDS, FACES
from boneyard.games.too_many_bones.content.names import faces_of
from boneyard.games.too_many_bones.content.records import Sheet
from boneyard.games.too_many_bones.gearlocs.every_die import ICONS, SHEETS
from boneyard.words import Voice


def glossary(voice: Voice) -> list[tuple[str, str]]:
    """Everything that has a name and a text: `Frag, die of Boomer`, and what it does."""
    entries = [(_title(voice, "trait", one.name), voice.of(one.text)) for one in BADDIE_SKILLS]
    entries += [(_title(voice, "face", one.name), voice.of(one.text)) for one in FACES]
    entries += [(_title(voice, "effect", name), voice.of(text)) for name, text in EFFECT_WORDS]
    for sheet in SHEETS:
        entries += _of_gearloc(voice, sheet)
    return entries + [(_title(voice, "icon", one.name), voice.of(one.text)) for one in ICONS]


def _of_gearloc(voice: Voice, sheet: Sheet) -> Iterator[tuple[str, str]]:
    for innate in (sheet.innate, sheet.innate_plus):
        yield _title(voice, "innate", innate.name, of=sheet.name), voice.of(innate.text)
    for ability in sheet.plan:
        yield _title(voice, "plan", ability.name, of=sheet.name, bones=ability.bones), voice.of(ability.text)
    for skill in sheet.skills:
        faces = voice.listed([voice.say(face) for face in faces_of(skill.die)])
        text = voice.text("too-many-bones-ui-die-faces", text=skill.text, faces=faces)
        yield _title(voice, "die", skill.name, of=sheet.name), text


def _title(voice: Voice, kind: str, name: Words, **args: Argument) -> str:
    return voice.text("too-many-bones-ui-entry", kind=kind, name=name, **{"of": "", "bones": 0, **args})
