"""Where the dead go when a phase is over."""

from __future__ import annotations

from boneyard.games.bad_bones.model.pieces import kind_in, where_to
from boneyard.games.bad_bones.model.state import NOBODY, WEAPON_READY, BadBones, Kingdom


def bury(s: BadBones, k: Kingdom) -> None:
    """The hero's victims go to the bag, or where the death staff sends them; the weapon is sheathed (BAD-084)."""
    for kind in k.slain:
        if k.death_staff_target == NOBODY:
            s.bag[kind] += 1
        else:
            s.kingdoms[k.death_staff_target].cemetery.append(kind)
    k.slain = ()
    k.death_staff_target = NOBODY
    k.kills = 0
    k.weapon_state = WEAPON_READY


def deliver(s: BadBones, k: Kingdom) -> None:
    """Skeletons that were sent away reach the other cemeteries (BAD-005)."""
    for traveller in k.sent:
        s.kingdoms[where_to(traveller)].cemetery.append(kind_in(traveller))
    k.sent = ()
