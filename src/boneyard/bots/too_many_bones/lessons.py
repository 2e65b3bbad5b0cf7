"""What each Too Many Bones gearloc learns first: a path that has proved good."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.answers.picks import TRAIN, Pick
from boneyard.games.too_many_bones.content.sheets import key_of
from boneyard.games.too_many_bones.gearlocs.every_die import SHEETS
from boneyard.games.too_many_bones.model.ids import GEARLOCS, STATS, TRAY
from boneyard.games.too_many_bones.model.units import Gearloc

# Stats and skill dice in the order they are wanted. A stat is listed as often as it is to be raised.
_PATHS: Final = {
    "boomer": (
        "dex attack attack dex health attack dex health attack dex health frag attack dex stunner attack health dex "
        "defense health big-boom defense"
    ),
    "patches": (
        "med-kit attack health dex fast-hands attack health dex toxins attack health defense nutrients dex attack "
        "health bone-saw stim-kit defense"
    ),
    "picket": (
        "stand-ground attack dex attack dex shield-form attack dex sword-advance attack health dex attack health "
        "defense confidence health"
    ),
    "tantrum": (
        "dex health dex attack defense dex attack health dex like-a-kobold attack health attack dex raaage health "
        "defense attack cripple strengthen"
    ),
}


def _lessons(path: str, sheet: int) -> list[tuple[int, int]]:
    """A path as pairs of a lesson and its level: a stat by its number, a skill die above those."""
    names = [key_of(skill.die) for skill in SHEETS[sheet].skills]
    found: list[tuple[int, int]] = []
    heights = [0] * len(STATS)
    for name in path.split():
        if name in STATS:
            which = STATS.index(name)
            heights[which] += 1
            found.append((which, heights[which]))
        else:
            found.append((len(STATS) + names.index(name), 1))
    return found


PATHS: Final[list[list[tuple[int, int]]]] = [_lessons(_PATHS[key], sheet) for sheet, key in enumerate(GEARLOCS)]


def lesson_worth(gearloc: Gearloc, chosen: Pick) -> float:
    """How early a lesson comes on the path. Lessons not on it come last."""
    skills = SHEETS[gearloc.gearloc].skills
    which = chosen.what if chosen.verb == TRAIN else len(STATS) + chosen.what - skills[0].die
    path = PATHS[gearloc.gearloc]
    for place in range(len(path)):
        lesson, height = path[place]
        if lesson == which and height > learnt(gearloc, lesson):
            return 1.0 - place / len(path)
    return 0.0


def learnt(gearloc: Gearloc, lesson: int) -> int:
    """The level a gearloc has in a lesson."""
    if lesson < len(STATS):
        return gearloc.trained[lesson]
    return int(gearloc.skills[lesson - len(STATS)] != TRAY)


def lessons_learnt(gearloc: Gearloc) -> int:
    """The training points spent on a gearloc."""
    skills = SHEETS[gearloc.gearloc].skills
    own = [skill for skill in skills if not skill.starting and not skill.consumable]
    return sum(gearloc.trained) + len([skill for skill in own if gearloc.where_is(skill.die) != TRAY])
