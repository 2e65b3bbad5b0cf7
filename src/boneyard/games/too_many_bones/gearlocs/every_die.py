"""Importing this module registers every skill die, every icon and every backup plan.

Whoever reads the tables while being imported, or outside the rules, takes them from here.
"""

from __future__ import annotations

from boneyard.games.too_many_bones.content.icons import ICONS
from boneyard.games.too_many_bones.content.sheets import SHEETS, SKILLS, draw_arrows
from boneyard.games.too_many_bones.gearlocs.boomer import backup_plan as _boomer  # noqa: F401
from boneyard.games.too_many_bones.gearlocs.boomer import (  # noqa: F401
    consumables,
    grenadier,
    keen_eye,
    scavenger,
    utility_bomber,
)
from boneyard.games.too_many_bones.gearlocs.patches import backup_plan as _patches  # noqa: F401
from boneyard.games.too_many_bones.gearlocs.patches import combat_medic, forester, stim_stacker  # noqa: F401
from boneyard.games.too_many_bones.gearlocs.patches import consumables as _patches_consumables  # noqa: F401
from boneyard.games.too_many_bones.gearlocs.picket import backup_plan as _picket  # noqa: F401
from boneyard.games.too_many_bones.gearlocs.picket import captain, hero, protector, warden  # noqa: F401
from boneyard.games.too_many_bones.gearlocs.picket import consumables as _picket_consumables  # noqa: F401
from boneyard.games.too_many_bones.gearlocs.tantrum import backup_plan as _tantrum  # noqa: F401
from boneyard.games.too_many_bones.gearlocs.tantrum import consumables as _tantrum_consumables  # noqa: F401
from boneyard.games.too_many_bones.gearlocs.tantrum import mimic, skirmisher, zerker  # noqa: F401
from boneyard.games.too_many_bones.model.ids import ICON_NAMES, SKILL_DICE

__all__ = ["ICONS", "SHEETS", "SKILLS"]

assert len(SKILLS) == SKILL_DICE, "every skill die of the box is here"
assert len(ICONS) == len(ICON_NAMES), "every icon is on a die"

draw_arrows()
