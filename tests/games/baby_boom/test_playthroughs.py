"""What happens in the golden playthroughs of Baby Boom."""

from __future__ import annotations

from boneyard.games.baby_boom import events
from tests.playthroughs import all_told, kinds_of


def test_everything_that_can_happen_happens_in_one_of_them() -> None:
    told, kinds = all_told("baby-boom"), kinds_of(events)
    assert len(kinds) >= 13
    assert [name for name in kinds if f"\n  {name} " not in told] == []
