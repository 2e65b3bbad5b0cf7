"""Zelfey Root."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.turns.rounds import StartRound
from tests.games.too_many_bones.loots import FROG, fight
from tests.rulings import ruling


@ruling("TMB-117")
def test_zelfey_root_heals_at_the_start_of_each_following_round_of_this_battle() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "zelfey_root"})
    story.does("play zelfey_root").shows("Picket 1/5").has("Picket", "nothing").special_rules("Rooted")
    story.s.agenda = [AfterBattle()]
    story.happens(StartRound()).shows("Picket 2/5")


def test_a_root_is_started_once_and_ends_with_the_battle() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "zelfey_root, zelfey_root"})
    story.does("play zelfey_root").does_not_offer("play zelfey_root").has("Picket", "zelfey_root")
    story.happens(AfterBattle())
    assert story.s.special_rules == []
