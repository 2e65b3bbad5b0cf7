"""Spirits of Ebon."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, PICKET, fight
from tests.rulings import ruling


@ruling("TMB-175")
def test_spirits_of_ebon_keep_an_effect_die_off() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "spirits_of_ebon"}).turn_of("Bog Frog").asks("spirits")
    story.does("play spirits_of_ebon").lacks("Picket", "poison").tells("EffectAvoided", effect="poison")
    story = fight(f"{PICKET} | {FROG}", {"Picket": "spirits_of_ebon"}).turn_of("Bog Frog", "no")
    story.shows("Picket 5/5 [poison 2]").has("Picket", "spirits_of_ebon")


@ruling("TMB-048")
def test_spirits_of_ebon_work_against_the_die_of_a_tyrant_too() -> None:
    picture = "Picket 5/5 at c2 | Drellen 10 at c3"
    dice = ("defense 1", "defense 1", "drellen poison 2", "attack 1", "attack 1")
    story = fight(picture, {"Picket": "spirits_of_ebon"}, *dice).turn_of("Drellen").asks("spirits")
    story.does("play spirits_of_ebon").lacks("Picket", "poison")


@ruling("TMB-082")
def test_spirits_are_gone_after_one_die_and_only_save_their_owner() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "spirits_of_ebon"}).turn_of("Bog Frog", "play spirits")
    story.has("Picket", "nothing")
    story = fight(f"{PICKET}, Boomer 3/3 at a1 | {FROG}", {"Boomer": "spirits_of_ebon"}).turn_of("Bog Frog")
    story.shows("Picket 5/5 [poison 2]").has("Boomer", "spirits_of_ebon")
