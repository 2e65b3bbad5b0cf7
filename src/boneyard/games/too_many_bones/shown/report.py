"""What a report groups adventures by: the tyrant, the mode, the party, and each gearloc's main training."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.model.ids import STATS, TRAY
from boneyard.games.too_many_bones.model.state import MODES, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

MOST: Final = 2  # stats or professions that make a path


def sorts_of(s: TooManyBones) -> tuple[tuple[str, str], ...]:
    """The groups an adventure belongs to; a battle on its own has none."""
    if s.maybe_adventure is None:
        return ()
    party = ", ".join(sorted([SHEETS[gearloc.gearloc].name.en for gearloc in s.party]))
    paths = [("training path", path_of(gearloc)) for gearloc in s.party]
    return (("tyrant", CHIPS[s.maybe_adventure.tyrant].key), ("mode", MODES[s.book.mode]), ("party", party), *paths)


def path_of(gearloc: Gearloc) -> str:
    """The gearloc, with the stats and professions that got most of its training points."""
    points: dict[str, int] = {}
    for stat, trained in enumerate(gearloc.trained):
        points[STATS[stat]] = trained
    for skill in SHEETS[gearloc.gearloc].skills:
        if not skill.starting and not skill.consumable and gearloc.where_is(skill.die) != TRAY:
            line = skill.line.en.lower()
            points[line] = points.get(line, 0) + 1
    best = sorted([name for name in points if points[name]], key=lambda name: (-points[name], name))[:MOST]
    return f"{SHEETS[gearloc.gearloc].name.en}: {', '.join(sorted(best)) or 'nothing'}"
