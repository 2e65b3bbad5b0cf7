"""Small Spotting Scope."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.adventure.days import Morning, NewDay
from boneyard.games.too_many_bones.adventure.recovery import Recover
from boneyard.games.too_many_bones.adventure.rewards import SpendPoints
from tests.games.too_many_bones.loots import camp, on_the_road, pack
from tests.games.too_many_bones.roads import table


def test_a_small_spotting_scope_reveals_a_chip_once_per_day() -> None:
    story = camp({"Picket": "small_spotting_scope"}, "Picket").does("play small_spotting_scope").asks("stack")
    story.does("stack 5").asks("scouted").does("bottom").does_not_offer("play").tells("ChipScouted")
    story.happens(NewDay()).offers("play small_spotting_scope")


@pytest.mark.parametrize("phase", ["way", "train", "camp"])
def test_a_scope_may_be_used_in_any_phase_outside_battle(phase: str) -> None:
    s = table("Picket", day=2)
    pack(s, {"Picket": "small_spotting_scope"})
    s.party[0].points = 1
    task = {"way": Morning(), "train": SpendPoints(), "camp": Recover()}[phase]
    story = on_the_road(s, task).asks(phase).does("play small_spotting_scope", "stack 20", "stay").asks(phase)
    story.does_not_offer("play").tells("ChipScouted").has("Picket", "small_spotting_scope")
