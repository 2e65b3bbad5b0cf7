"""Boomer's consumables: Bag’a Booms and the Holy Hand Grenade."""

from __future__ import annotations

import pytest

from tests.games.too_many_bones.gearlocs.boomer.positions import rolling, throwing
from tests.rulings import ruling


@ruling("TMB-150")
def test_a_bag_a_booms_may_hold_an_intact_grenade() -> None:
    story = rolling("Boomer 3/3 at d1 [bag a booms] | Wild Boar 3 at b3", "bag a booms", "intact grenade")
    story.does("use bag a booms").shows("Boomer 3/3 [boom counter 1]")
    story.lacks("Boomer", "bag a booms").lies("Boomer", exhausted="nothing")


def test_a_bag_a_booms_may_hold_everything_a_grenade_is_made_of() -> None:
    story = rolling("Boomer 3/3 at d1 [bag a booms] | Wild Boar 3 at b3", "bag a booms", "multi use parts 3")
    story.does("act make grenade").shows("Boomer 3/3 [boom counter 1]").lacks("Boomer", "bag a booms")
    story = rolling("Boomer 3/3 at d1 [bag a booms] | Wild Boar 3 at b3", "bag a booms", "multi use parts 3")
    story.does("lock bag a booms").lies("Boomer", locked="bag a booms 3")


@pytest.mark.parametrize(("face", "bear", "wyrm"), [(0, 5, 4), (2, 4, 3), (3, 4, 4), (5, 3, 4)])
def test_the_holy_hand_grenade_is_a_blast_or_an_explosion_and_takes_no_grenade(face: int, bear: int, wyrm: int) -> None:
    picture = "Boomer 3/3 at d1 [holy hand grenade] | Cave Bear 6 at b3, Wyrm 5 at c3"
    story = throwing(picture, "holy hand grenade", "b3", face).does_not_offer("done").does("use holy hand grenade")
    story.shows(f"Cave Bear {bear}", f"Wyrm {wyrm}").lacks("Boomer", "holy hand grenade")


@pytest.mark.parametrize(("face", "bear", "wyrm"), [(0, 4, 3), (2, 2, 1), (3, 1, 3), (5, None, 2)])
def test_element_325_makes_its_teal_number_count(face: int, bear: int | None, wyrm: int) -> None:
    picture = (
        "Boomer 3/3 at d1 [holy hand grenade; locked: search for 325 element 325] | Cave Bear 6 at b3, Wyrm 5 at c3"
    )
    story = throwing(picture, "holy hand grenade", "b3", face).does("use holy hand grenade").asks("element_325")
    story.does("yes").shows(f"Wyrm {wyrm}").lies("Boomer", locked="nothing", exhausted="search for 325")
    if bear is None:
        story.misses("Cave Bear")
    else:
        story.shows(f"Cave Bear {bear}")


def test_element_325_may_be_saved_for_another_time() -> None:
    picture = "Boomer 3/3 at d1 [holy hand grenade; locked: search for 325 element 325] | Cave Bear 6 at b3"
    story = throwing(picture, "holy hand grenade", "b3", 5).does("use holy hand grenade", "no")
    story.shows("Cave Bear 3").lies("Boomer", locked="search for 325 element 325")
