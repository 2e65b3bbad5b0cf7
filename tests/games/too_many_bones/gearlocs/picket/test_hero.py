"""Picket, Hero: Confidence, Tenacity, Bravado and Renown."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage
from boneyard.games.too_many_bones.battle.ending import CheckBattle
from boneyard.games.too_many_bones.model.ids import NOBODY
from tests.games.too_many_bones.gearlocs.picket.positions import picket
from tests.games.too_many_bones.stories import battle
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling


@ruling("TMB-147")
def test_confidence_shields_picket_or_an_ally() -> None:
    thrown(picket("confidence"), "confidence 2").does("place confidence").lies("Picket", active="confidence 2")
    story = thrown(picket("confidence"), "confidence 2").does("place confidence boomer", "Boomer: yes")
    story.lies("Boomer", active="confidence 2")


@ruling("TMB-185")
def test_tenacity_is_turned_down_by_what_it_stops() -> None:
    story = battle("Picket 5/5 at b2 [active: tenacity 3] | Cave Bear 6 at b3").begins()
    story.happens(Damage(0, 2, PLAIN, NOBODY), CheckBattle()).shows("Picket 5/5 [active: tenacity 1]")
    story.happens(Damage(0, 2, PLAIN, NOBODY), CheckBattle()).shows("Picket 4/5 [active: nothing; exhausted: tenacity]")


def test_tenacity_is_rolled_and_placed() -> None:
    thrown(picket("tenacity"), "tenacity 3").does("place tenacity").lies("Picket", active="tenacity 3")


def test_renown_is_a_shield_of_up_to_4() -> None:
    thrown(picket("renown"), "renown 4").does("place renown").lies("Picket", active="renown 4")


@ruling("TMB-156")
def test_bravado_is_worth_up_to_four_bones() -> None:
    story = thrown(picket("bravado"), "bravado 4").does("keep bravado 4").tells("BonesKept", bones=4, total=4)
    story.lies("Picket", plan="bravado 4")


def test_bravado_may_be_locked_for_training() -> None:
    story = thrown(picket("bravado"), "bravado improved def training").does("lock bravado")
    story.lies("Picket", locked="bravado improved def training")
