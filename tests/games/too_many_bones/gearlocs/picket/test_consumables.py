"""Picket's consumables: Orcish Ale and Gobby Jerky."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, lose_hp
from boneyard.games.too_many_bones.battle.ending import CheckBattle
from boneyard.games.too_many_bones.model.ids import NOBODY
from tests.games.too_many_bones.gearlocs.picket.positions import picket
from tests.games.too_many_bones.stories import battle
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling


@ruling("TMB-149", "TMB-150")
def test_ale_takes_him_to_1_hp_which_nothing_changes_for_its_rounds() -> None:
    story = thrown(picket("orcish ale"), "orcish ale 1").does("place orcish-ale").shows("Picket 1/5")
    story.tells("LostHp", who="Picket", amount=4, why="ale")
    story.happens(Damage(0, 3, TRUE, NOBODY), CheckBattle()).shows("Picket 1/5")
    lose_hp(story.s, story.s.party[0], 1, "fatigue")
    story.shows("Picket 1/5 [active: orcish ale 1]")
    story = battle("Picket 1/5 at b2 [active: orcish ale 1] | Cave Bear 6 at b3").begins()
    story.shows("Picket 1/5 [active: nothing]").lacks("Picket", "orcish ale")


def test_ale_lets_nothing_heal_him() -> None:
    story = thrown(picket("gobby jerky", more="; active: orcish ale 2").replace("5/5", "1/5"), "gobby jerky 4")
    story.does_not_offer("use gobby-jerky")


@ruling("TMB-150")
def test_jerky_heals_picket_and_goes_back_to_the_tray() -> None:
    story = thrown(picket("gobby jerky").replace("5/5", "1/5"), "gobby jerky 3").does("use gobby-jerky")
    story.shows("Picket 4/5").lacks("Picket", "gobby jerky").lies("Picket", exhausted="nothing")
