"""Maximizer Stim."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.ending import AfterBattle
from tests.games.too_many_bones.loots import extends


def test_a_maximizer_stim_turns_health_into_hp() -> None:
    story = extends("Picket 2/6 at c2 [plan: 1]", "maximizer_stim").does("play maximizer_stim")
    story.shows("Picket 5/5").tells("StatLowered", stat="health", value=5)
    extends("Picket 2/5 at c2 [plan: 1]", "maximizer_stim").does_not_offer("play maximizer_stim")


def test_a_stim_cuts_hp_to_the_new_maximum_before_it_heals() -> None:
    story = extends("Picket 6/6 at c2 [plan: 1]", "maximizer_stim").does("play maximizer_stim").shows("Picket 5/5")
    story = extends("Picket 1/7 at c2 [plan: 1]", "maximizer_stim").does("play maximizer_stim").shows("Picket 4/6")
    story.happens(AfterBattle()).shows("Picket 4/6")
