"""What bots let gearlocs learn."""

from __future__ import annotations

from boneyard.bots.too_many_bones.lessons import PATHS
from boneyard.games.too_many_bones.adventure.rewards import SpendPoints
from boneyard.games.too_many_bones.content.sheets import SHEETS, may_train
from boneyard.games.too_many_bones.model.ids import GEARLOCS, READY, STATS, TRAY
from boneyard.games.too_many_bones.model.units import STAT_MAX
from tests.bots.too_many_bones.asking import asked, favourite
from tests.games.too_many_bones.roads import named, table


def test_every_path_can_be_walked_in_its_order() -> None:
    for gearloc, path in enumerate(PATHS):
        skills = [READY if skill.starting else TRAY for skill in SHEETS[gearloc].skills]
        for lesson, height in path:
            if lesson < len(STATS):
                assert height <= STAT_MAX
            else:
                skill = SHEETS[gearloc].skills[lesson - len(STATS)]
                assert may_train(skills, skill.die), f"{GEARLOCS[gearloc]} cannot learn {skill.key} yet"
                skills[skill.number - 1] = READY


def test_a_point_is_spent_on_the_first_lesson_of_the_path() -> None:
    s = table("Picket, Boomer")
    named(s, "Picket").points = 1
    assert favourite(asked(s, SpendPoints())) == "learn stand-ground"
