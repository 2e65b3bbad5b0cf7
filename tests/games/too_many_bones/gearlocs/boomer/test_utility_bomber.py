"""Boomer, Utility Bomber: Smoke Screen, Sonic Cleanse and Flashbang."""

from __future__ import annotations

import pytest

from tests.games.too_many_bones.gearlocs.boomer.positions import PASSING, rolling, throwing
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@pytest.mark.parametrize("aim", ["d1", "b2"])
def test_smoke_hides_her_or_an_ally_from_as_many_baddies(aim: str) -> None:
    picture = "Boomer 3/3 at d1 [smoke screen, boom counter 1], Picket 5/5 at b2 | Cave Bear 6 at b3"
    story = throwing(picture, "smoke screen", aim, "2")
    if aim == "d1":
        story.asks("result", "place smoke screen").does("place smoke screen").lies("Boomer", active="smoke screen 2")
    else:
        story.does("place smoke screen picket").asks_whom("Picket").does("yes")
        story.lies("Picket", active="smoke screen 2")


def test_who_targets_somebody_in_smoke_misses_and_the_smoke_thins() -> None:
    picture = "Boomer 3/3 at d1 [active: smoke screen 2] | Bog Pole 2 at b4\nturn: Bog Pole"
    story = battle(picture, dice=rolls("attack 2")).begins()
    story.shows("Boomer 3/3 [active: smoke screen 1]").lacks("Boomer", "poison")


@ruling("TMB-256")
def test_smoke_without_a_free_slot_or_anybody_to_hide_disperses() -> None:
    full = ", ".join(["defense 1"] * 6)
    picture = f"Boomer 3/3 at d1 [smoke screen, boom counter 1; active: {full}] | Cave Bear 6 at b3"
    story = battle(picture, dice=rolls("smoke screen 2"), passing=PASSING).does("add smoke screen", "roll")
    story.does_not_offer("place smoke screen", "done").does("use smoke screen")
    story.lies("Boomer", active=full, exhausted="smoke screen")
    picture = "Boomer 3/3 at d1 [frag, smoke screen, boom counter 2], Picket 1/5 at b2 | Cave Bear 6 at b3"
    story = battle(picture, dice=rolls("frag 3", "smoke screen 2"), passing=PASSING)
    story.does("add frag", "aim b3", "add smoke screen", "aim b2", "roll", "use frag").shows("Picket 0/5 ko")
    story.does("use smoke screen").lies("Boomer", exhausted="frag, smoke screen")


@ruling("TMB-147", "TMB-228")
def test_an_ally_who_wants_no_smoke_gets_none() -> None:
    picture = "Boomer 3/3 at d1 [smoke screen, boom counter 1], Picket 5/5 at b2 | Cave Bear 6 at b3"
    story = throwing(picture, "smoke screen", "b2", "2").does("place smoke screen picket", "Picket: no")
    story.lies("Picket", active="nothing").lies("Boomer", exhausted="smoke screen")


@ruling("TMB-193")
def test_sonic_cleanse_clears_the_party_and_keeps_it_clear() -> None:
    picture = "Boomer 3/3 at d1 [sonic cleanse, boom counter 1], Picket 5/5 at b2 [poison 2, weaken 1, bleed] | {}"
    story = rolling(picture.format("Bog Frog 4 at b3"), "sonic cleanse", "2").does_not_offer("done")
    story.does("place sonic cleanse").shows("Picket 5/5 [bleed]").lacks("Picket", "poison", "weaken")
    story.does("done").turn_of("Bog Frog").lacks("Picket", "poison")


@ruling("TMB-149")
def test_sonic_cleanse_counts_down_at_the_start_of_her_turn() -> None:
    story = battle("Boomer 3/3 at d1 [active: sonic cleanse 2] | Bog Frog 4 at b3").begins()
    story.lies("Boomer", active="sonic cleanse 1")
    story = battle("Boomer 3/3 at d1 [active: sonic cleanse 1] | Bog Frog 4 at b3").begins()
    story.lies("Boomer", active="nothing", exhausted="sonic cleanse")


@pytest.mark.parametrize(
    ("aim", "shows", "name", "disabled"),
    [("b3", "1", "Wild Boar 3", True), ("d4", "1", "Cave Bear 6", False), ("d4", "5", "Cave Bear 6", True)],
)
def test_flashbang_disables_the_baddie_aimed_at_if_it_is_worth_little_enough(
    aim: str, shows: str, name: str, disabled: bool
) -> None:
    picture = "Boomer 3/3 at d1 [flashbang, boom counter 1] | Wild Boar 3 at b3, Cave Bear 6 at d4"
    story = throwing(picture, "flashbang", aim, shows).does_not_offer("done").does("use flashbang")
    if disabled:
        story.shows(f"{name} [disable]")
    else:
        story.lacks(name[:-2], "disable")
    story.lies("Boomer", exhausted="flashbang")


@ruling("TMB-267")
def test_cleanse_works_only_while_boomer_is_on_the_mat() -> None:
    picture = "Picket 5/5 at c2, Boomer 3/3 {} [active: sonic cleanse 2] | Bog Frog 4 at c3"
    near = battle(picture.format("at a1"))
    near.turn_of("Bog Frog")
    near.lacks("Picket", "poison")
    away = battle(picture.format("waiting"))
    away.turn_of("Bog Frog")
    away.shows("Picket 5/5 [poison 2]")
