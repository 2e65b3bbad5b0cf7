"""Picket, Protector: Redshirt and Intercept."""

from __future__ import annotations

from tests.games.too_many_bones.gearlocs.picket.positions import picket
from tests.games.too_many_bones.stories import battle, rolls
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling


@ruling("TMB-145")
def test_redshirt_lies_with_an_ally_and_not_with_picket() -> None:
    story = thrown(picket("redshirt"), "redshirt 2").does_not_offer("use redshirt").offers("place redshirt boomer")
    story.does("place redshirt boomer", "Boomer: yes").lies("Boomer", active="redshirt 2")


@ruling("TMB-183")
def test_what_is_aimed_at_the_ally_hits_picket() -> None:
    picture = "Picket 5/5 at b2, Boomer 3/3 at c2 [active: intercept 2] | Orc Brawler 3 at c3"
    story = battle(picture, dice=rolls("attack 2")).turn_of("Orc Brawler")
    story.shows("Picket 3/5", "Boomer 3/3 [active: intercept 1]")


def test_intercept_goes_to_an_ally_too() -> None:
    story = thrown(picket("intercept"), "intercept 3").does("place intercept boomer", "yes")
    story.lies("Boomer", active="intercept 3")
