"""Patches' consumables: Liquid Life, Poison Dart and the E-Cells."""

from __future__ import annotations

from tests.games.too_many_bones.gearlocs.patches.positions import patches, truly_hurt
from tests.games.too_many_bones.stories import battle
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling


@ruling("TMB-149", "TMB-150")
def test_without_cells_the_die_goes_back_to_the_tray() -> None:
    story = thrown(patches("zappack", more="; locked: e cells 1"), "zappack neg i zap 3")
    story.lies("Patches", locked="nothing", exhausted="nothing").lacks("Patches", "e cells")


@ruling("TMB-206", "TMB-150")
def test_liquid_life_revives_at_once_and_goes_back_to_the_tray() -> None:
    story = thrown("Patches 4/4 at b2 [liquid life], Boomer 0/3 ko | Cave Bear 6 at b3", "liquid life 2")
    story.does("use liquid-life boomer").shows("Boomer 2/3 entering").lacks("Patches", "liquid life")
    story.lies("Patches", exhausted="nothing")


@ruling("TMB-206")
def test_who_was_revived_comes_back_when_the_round_ends_on_top_of_the_meter() -> None:
    story = thrown("Patches 4/4 at b2 [liquid life], Boomer 0/3 ko | Clay Golem 3 at d4", "liquid life 2")
    story.does("use liquid-life boomer")
    story.plays_turn("at c3").asks("enter").does("at c1")
    story.shows("Boomer 2/3 at c1", "meter: Boomer, Patches, Clay Golem", "round 2")


@ruling("TMB-183")
def test_liquid_life_in_an_active_slot_saves_its_bearer() -> None:
    thrown(patches("liquid life"), "liquid life 3").does("place liquid-life").lies("Patches", active="liquid life 3")
    picture = "Patches 4/4 at b2, Boomer 1/3 at c1 [active: liquid life 3] | Cave Bear 6 at b3"
    story = truly_hurt(battle(picture).begins(), 1, 5)
    story.shows("Boomer 3/3 at c1 [active: nothing]").lacks("Patches", "liquid life")


def test_a_poison_dart_reaches_any_baddie() -> None:
    story = thrown(patches("poison dart"), "poison dart 2").does("use poison-dart d4")
    story.shows("Bog Frog 4 [poison 2]").lacks("Patches", "poison dart").lies("Patches", exhausted="nothing")
