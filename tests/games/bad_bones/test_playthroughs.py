"""What happens in the golden playthroughs of Bad Bones."""

from __future__ import annotations

import re

from boneyard.games.bad_bones.march.walk import ENDINGS
from boneyard.games.bad_bones.model import events
from tests.playthroughs import all_told, kinds_of


def test_everything_that_can_happen_happens_in_one_of_them() -> None:
    told, kinds = all_told("bad-bones"), kinds_of(events)
    assert len(kinds) >= 20
    only_foretold = ["ChoiceAhead", "PointsAhead"]
    assert [name for name in kinds if f"\n  {name} " not in told] == only_foretold


def test_moves_end_in_nearly_every_way_in_one_of_them() -> None:
    ends = set(re.findall(r"fate ([a-z-]+),", all_told("bad-bones")))
    assert set(ENDINGS) - ends <= {"chased", "loops", "staked"}  # the first is no end, the others are rare at random
