"""What a seat sees of a battle (TMB-003)."""

from __future__ import annotations

from boneyard.games.too_many_bones.shown.view import view
from tests.games.too_many_bones.stories import battle
from tests.rulings import ruling


@ruling("TMB-003")
def test_a_chip_that_lies_face_down_shows_only_its_points() -> None:
    story = battle("Picket 5/5 at c2 | Clay Golem 3 at a3\nqueue: Orc Raider, Goblin Sneak face up")
    seen = view(story.s)
    assert [(chip.key, chip.points) for chip in seen.queue] == [("", 5), ("goblin_sneak", 1)]
    assert "Orc Raider" not in str(seen)
