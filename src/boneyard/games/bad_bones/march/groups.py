"""Who belongs to an instructor's group, who leads it, and who moves by himself (BAD-094, BAD-109, BAD-124).

A group is led and walks as one in `march`; `endings.put_down` gives it the facing of its leader.
"""

from __future__ import annotations

from boneyard.games.bad_bones.model.board import CELLS
from boneyard.games.bad_bones.model.pieces import (
    FACE,
    FROZEN,
    INSTRUCTOR,
    INSTRUCTORS,
    face_of,
    is_frozen,
    kind_of,
    led_by,
    place_of,
    rank_of,
)
from boneyard.games.bad_bones.model.state import Kingdom

assert FROZEN == FACE + 1  # so that face and frozen are looked at together


def is_mover(bone: int, k: Kingdom, unmoved: int) -> bool:
    """Whether it still has to move by itself; an instructor's group waits until he moves (BAD-109)."""
    if bone >> FACE & 3 != unmoved:  # moved or frozen (BAD-082, BAD-083)
        return False
    if led_by(bone) == 0:
        return True
    leader = leader_of(k, bone)
    return leader is None or leader >> FACE & 3 != unmoved


def leader_of(k: Kingdom, bone: int) -> int | None:
    """The instructor a skeleton walks with, if he is in the same place and follows nobody himself (BAD-124)."""
    if led_by(bone):
        kind = INSTRUCTORS[led_by(bone) - 1]
        for other in k.bones:
            if kind_of(other) == kind and place_of(other) == place_of(bone) and led_by(other) == 0:
                return other
    return None


def group_of(k: Kingdom, leader: int, unmoved: int) -> tuple[int, ...]:
    """The skeletons that move with an instructor: all unmoved ones on his square, in the forest his own (BAD-094)."""
    place = place_of(leader)
    mark = 1 + INSTRUCTORS.index(kind_of(leader))
    group = [leader]
    for bone in k.bones:
        if bone == leader or place_of(bone) != place or face_of(bone) != unmoved or is_frozen(bone):
            continue
        if place < CELLS or led_by(bone) == mark:
            group.append(bone)
    return tuple(group)


def party_of(k: Kingdom, bone: int, unmoved: int) -> tuple[int, ...]:
    """The skeletons that move when this one does."""
    return group_of(k, bone, unmoved) if rank_of(bone) == INSTRUCTOR else (bone,)
