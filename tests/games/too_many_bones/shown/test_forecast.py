"""What an answer leads to, up to the next dice."""

from __future__ import annotations

from boneyard.games.too_many_bones.shown.forecast import forecast
from tests.games.too_many_bones.stories import battle, open_question, rolls
from tests.rulings import ruling


@ruling("TMB-003")
def test_a_forecast_does_not_name_a_chip_that_lies_face_down() -> None:
    story = battle(
        "Picket 5/5 at c2 | Cave Bear 6 at c3\nqueue: Goblin Cheat\nmeter: Cave Bear, Picket\nturn: Picket",
        dice=rolls("attack bones"),
    )
    story.does("stay", "target c3", "add attack", "roll")
    done = open_question(story).options[-1]
    assert "Entered" not in [type(event).__name__ for event in forecast(story.s, 0, done)]
