"""What happens in the golden playthroughs of Too Many Bones."""

from __future__ import annotations

from boneyard.games.too_many_bones.events import battle
from tests.playthroughs import all_told, kinds_of

RARE = ["Unharmed", "BonesLost", "StatSetAside"]  # at random; stories show them


def test_everything_that_is_not_rare_happens_in_one_of_them() -> None:
    told, kinds = all_told("too-many-bones"), kinds_of(battle)
    assert len(kinds) >= 40
    assert [name for name in kinds if f"\n  {name} " not in told] == RARE
