"""The battle queue and the stacks it is drawn from (TMB-021, TMB-022, TMB-102 to TMB-107)."""

from __future__ import annotations

import pytest

from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.battle.queue import build_queue
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, STREAMS
from boneyard.games.too_many_bones.notation import positions
from tests.games.too_many_bones.stories import rolls, set_up
from tests.rulings import ruling


@ruling("TMB-102")
@pytest.mark.parametrize(
    ("points", "values"),
    [
        (0, []),
        (4, [1, 1, 1, 1]),
        (6, [5, 1]),
        (12, [5, 5, 1, 1]),
        (18, [5, 5, 5, 1, 1, 1]),
        (20, [20]),
        (48, [20, 20, 5, 1, 1, 1]),
    ],
)
def test_the_largest_values_are_drawn_first(points: int, values: list[int]) -> None:
    s = positions.table("Picket 5/5 at c2 |")
    build_queue(s, points)
    assert [CHIPS[chip].points for chip in s.queue] == values


@ruling("TMB-103")
def test_chips_come_from_the_top_of_their_stacks_and_stay_as_they_lie() -> None:
    s = positions.table("Picket 5/5 at c2 |\nstack 5: Orc Raider, Wyrm\nstack 1: Bog Frog face up, Bog Worm, Kobold")
    build_queue(s, 7)
    assert positions.write(s).splitlines()[2] == "queue: Orc Raider, Bog Frog face up, Bog Worm"
    assert [chip & FACE_UP != 0 for chip in s.queue] == [False, True, False]


@ruling("TMB-021", "TMB-022", "TMB-213")
def test_an_empty_stack_is_made_again_from_the_defeated_or_paid_in_smaller_chips() -> None:
    s = positions.table(
        "Picket 5/5 at c2 |\ntypes: bog\nstack 5:\nstack 1: Bog Pole\ndefeated: Bog Frog, Bog Worm, Kobold"
    )
    s.rng = seeded(1, STREAMS)
    build_queue(s, 5)
    drawn = sorted(CHIPS[chip & CHIP].key for chip in s.queue)
    assert drawn == ["bog_frog", "bog_pole", "bog_worm"]  # no fives, and only three ones of the type are left
    assert [CHIPS[chip].key for chip in s.defeated] == ["kobold"]


@ruling("TMB-107", "TMB-124")
def test_a_chip_that_brings_others_puts_them_on_top_of_the_queue_as_it_enters() -> None:
    story = set_up(
        "Boomer vs Golden Golem, Bog Frog", rolls("boomer initiative 6"), stacks=("", "Bog Lurk, Stone Golem", "")
    )
    story.shows("Golden Golem 9 at a3", "Bog Lurk 5 at b4", "Bog Frog 4 at c3", "queue: nothing")


@ruling("TMB-107")
def test_the_war_chief_brings_two() -> None:
    story = set_up(
        "Boomer vs Goblin War Chief, Bog Frog",
        rolls("boomer initiative 6"),
        stacks=("", "Goblin Horn Blower, Goblin Gang Boss", ""),
    )
    story.shows(
        "Goblin War Chief 8 at a4", "Goblin Gang Boss 5 at b3", "Goblin Horn Blower 4 at c4", "Bog Frog 4 at d3"
    )
