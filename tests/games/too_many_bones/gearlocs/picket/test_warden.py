"""The warden's symbols, alone and in pairs."""

from __future__ import annotations

from tests.games.too_many_bones.gearlocs.picket.positions import picket
from tests.games.too_many_bones.stories import battle, rolls
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling


def test_switch_swaps_picket_with_an_ally_at_once() -> None:
    story = thrown(picket("switch"), "switch switch").does("use switch boomer")
    story.shows("Picket 5/5 at c2", "Boomer 1/3 at b2").lies("Picket", exhausted="switch")


def test_switch_swaps_picket_with_a_baddie() -> None:
    thrown(picket("switch"), "switch switch").does("use switch b3").shows("Picket 5/5 at b3", "Cave Bear 6 at b2")


@ruling("TMB-249")
def test_an_orb_and_who_sits_on_a_throne_stay_where_they_are() -> None:
    picture = "Picket 5/5 at b3 [switch] | The Goblin King 10 at b4, Throne 3 at b4, Kobold 2 at c3"
    thrown(picture, "switch switch").offers("use switch c3").does_not_offer("use switch b4")
    thrown("Picket 5/5 at b3 [switch] | Gendricks 6 at d4, Orb 1 at b4", "switch switch").does_not_offer("use switch")


def test_a_switch_may_be_kept_and_used_later() -> None:
    thrown(picket("switch"), "switch switch").does("place switch").lies("Picket", active="switch switch")
    story = battle(picket(more="; active: switch switch")).does("act switch boomer")
    story.shows("Picket 5/5 at c2", "Boomer 1/3 at b2").asks("move").lies(
        "Picket", active="nothing", exhausted="switch"
    )


@ruling("TMB-252")
def test_two_switches_also_heal_the_ally_by_3() -> None:
    story = thrown(picket("switch", "riposte"), "switch switch", "riposte switch").does("act double-switch boomer")
    story.shows("Picket 5/5 at c2", "Boomer 3/3 at b2").lies("Picket", exhausted="switch, riposte")


def test_two_switches_also_hurt_the_baddie_by_3() -> None:
    story = thrown(picket("riposte", more="; active: switch switch"), "riposte switch").does("act double-switch b3")
    story.shows("Picket 5/5 at b3", "Cave Bear 3 at b2").lies("Picket", active="nothing", exhausted="switch, riposte")


@ruling("TMB-293")
def test_a_second_switch_later_in_the_turn_heals_the_ally_he_then_swaps_with() -> None:
    story = battle(picket("riposte", more="; active: switch switch"), dice=rolls("riposte switch"))
    story.does("act switch boomer", "stay", "add riposte", "roll")
    story.shows("Picket 5/5 at c2", "Boomer 1/3 at b2").does("act double-switch boomer")
    story.shows("Picket 5/5 at b2", "Boomer 3/3 at c2").lies("Picket", active="nothing", exhausted="switch, riposte")


@ruling("TMB-293")
def test_a_second_switch_of_the_same_roll_hurts_the_baddie_he_then_swaps_with() -> None:
    story = thrown(picket("switch", "riposte"), "switch switch", "riposte switch")
    story.does("use switch b3").shows("Picket 5/5 at b3", "Cave Bear 6 at b2").does("act double-switch b2")
    story.shows("Picket 5/5 at b2", "Cave Bear 3 at b3").lies("Picket", exhausted="switch, riposte")


@ruling("TMB-293")
def test_a_second_switch_may_be_used_for_the_swap_alone() -> None:
    story = battle(picket("riposte", more="; active: switch switch"), dice=rolls("riposte switch"))
    story.does("act switch boomer", "stay", "add riposte", "roll")
    story.does("use riposte boomer").shows("Picket 5/5 at b2", "Boomer 1/3 at c2")


@ruling("TMB-293")
def test_a_third_switch_is_the_first_of_another_pair() -> None:
    story = battle(picket(more="; active: switch switch, riposte switch, rush switch"))
    story.does("act double-switch boomer").shows("Boomer 3/3 at b2").offers("act switch boomer")
    story.does_not_offer("act double-switch")


@ruling("TMB-293")
def test_a_switch_of_an_earlier_turn_makes_no_pair() -> None:
    story = battle(picket(more="; active: switch switch, riposte switch")).does("act switch boomer")
    story.offers("act double-switch boomer").idles().turn_of("Picket").offers("act switch boomer")
    story.does_not_offer("act double-switch")


def test_rush_goes_up_to_3_steps_at_once() -> None:
    story = thrown(picket("rush"), "rush rush").offers("use rush a4").does_not_offer("use rush d3", "use rush b3")
    story.does("use rush a4").shows("Picket 5/5 at a4").lies("Picket", exhausted="rush")


def test_a_rush_may_be_kept_and_used_later() -> None:
    thrown(picket("rush"), "rush rush").does("place rush").lies("Picket", active="rush rush")
    story = battle(picket(more="; active: rush rush")).does("act rush a4").shows("Picket 5/5 at a4").asks("move")
    story.lies("Picket", active="nothing", exhausted="rush")


@ruling("TMB-294")
def test_two_rushes_also_hurt_a_baddie_wherever_it_stands() -> None:
    story = thrown(picket("rush", "situational awareness"), "rush rush", "situational awareness rush")
    story.does("act double-rush a1", "at d4").shows("Picket 5/5 at a1", "Bog Frog 1")


@ruling("TMB-293", "TMB-294")
def test_a_second_rush_later_in_the_turn_hurts_a_baddie_too() -> None:
    story = thrown(picket("rush", "situational awareness"), "rush rush", "situational awareness rush")
    story.does("use rush a1").shows("Picket 5/5 at a1", "Cave Bear 6").does("act double-rush a2", "at b3")
    story.shows("Picket 5/5 at a2", "Cave Bear 3").lies("Picket", exhausted="rush, situational awareness")


@ruling("TMB-294")
def test_two_rushes_hurt_also_where_nobody_can_be_reached_and_nobody_moves() -> None:
    walled = (
        "Picket 5/5 at a1 [active: rush rush, riposte rush], Boomer 3/3 at b1, Patches 4/4 at a2 | Cave Bear 6 at d4"
    )
    battle(walled).does("act double-rush a1").shows("Picket 5/5 at a1", "Cave Bear 3")


def test_two_rushes_may_end_where_they_began() -> None:
    story = thrown(picket("rush", more="; active: situational awareness rush"), "rush rush")
    story.does("act double-rush b2", "at b3")
    story.shows("Picket 5/5 at b2", "Cave Bear 3").lies("Picket", exhausted="rush, situational awareness")


@ruling("TMB-252")
def test_among_several_baddies_he_chooses_whom_he_rushes() -> None:
    picture = "Picket 5/5 at a1 [active: rush rush, riposte rush] | Cave Bear 6 at b3, Wyrm 5 at d4"
    story = battle(picture).does("act double-rush b2").asks("rushed", "at b3", "at d4").does("at d4")
    story.shows("Wyrm 2", "Cave Bear 6")


@ruling("TMB-252")
def test_a_symbol_in_a_slot_is_spent_before_one_in_the_roll() -> None:
    story = thrown(picket("rush", "riposte", more="; active: situational awareness rush"), "rush rush", "riposte rush")
    story.does("act double-rush b2", "at b3").lies("Picket", active="nothing").offers("use riposte a4", "place riposte")


@ruling("TMB-184")
def test_riposte_makes_an_adjacent_baddie_miss() -> None:
    thrown(picket("riposte"), "riposte riposte").does("place riposte").lies("Picket", active="riposte riposte")
    picture = "Picket 5/5 at b2 [active: riposte riposte] | Orc Brawler 3 at b3"
    story = battle(picture, dice=rolls("attack 2")).turn_of("Orc Brawler", "yes").shows("Picket 5/5 [active: nothing]")
    story.tells("Avoided", who="Picket").lies("Picket", exhausted="riposte")


def test_two_ripostes_strike_back_for_3() -> None:
    picture = "Picket 5/5 at b2 [active: riposte riposte, rush riposte] | Wyrm 5 at b3"
    story = battle(picture, dice=rolls("defense bones", "attack 2", "attack 2"), passing=("shields",))
    story.turn_of("Wyrm", "yes", "yes").shows("Picket 5/5 [active: nothing]", "Wyrm 2").lacks("Picket", "poison")


def test_situational_awareness_shows_each_symbol() -> None:
    for symbol in ("switch", "rush", "riposte"):
        story = thrown(picket("situational awareness"), f"situational awareness {symbol}")
        story.does("place situational-awareness").lies("Picket", active=f"situational awareness {symbol}")
