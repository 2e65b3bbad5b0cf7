"""Cards with a moment of their own in battle: rounds, baddies' turns, set-up (TMB-083)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.adventure.days import Morning
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.loot.every_card import BY_KEY, CARDS
from boneyard.games.too_many_bones.model.ids import HEALTH
from boneyard.games.too_many_bones.model.units import STAT_MAX
from boneyard.games.too_many_bones.turns.rounds import EndRound
from boneyard.games.too_many_bones.turns.setup import SetUpBattle
from tests.games.too_many_bones.encounters.usual import MIXED, PICKET_AND_BOOMER, who_came
from tests.games.too_many_bones.loots import FROG, PICKET, camp, fight, left, on_the_road, pack, sets_out
from tests.games.too_many_bones.roads import RoadDice, encounter, named, rolls, table
from tests.rulings import ruling

# Rounds and the turns of baddies.


@ruling("TMB-115", "TMB-118")
def test_rusty_optics_lift_their_owner_three_places_at_the_end_of_a_round() -> None:
    foes = "Bog Frog 4 at a3, Bog Worm 3 at b3, Goblin Cheat 2 at a4"
    picture = f"{PICKET} | {foes}\nmeter: Bog Frog, Bog Worm, Goblin Cheat, Picket"
    story = fight(picture, {"Picket": "rusty_optics"})
    story.s.agenda = [AfterBattle()]
    story.happens(EndRound()).asks("optics").does("play rusty_optics")
    story.shows("meter: Picket, Bog Frog, Bog Worm, Goblin Cheat")
    assert left(story, "Picket") == 1


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


@ruling("TMB-180")
def test_a_rock_slinger_answers_an_attack_from_afar() -> None:
    slinger = {"Picket": "shoulder_mounted_rock_slinger"}
    story = fight(f"{PICKET} | Goblin Cheat 2 at a4", slinger, "defense 1", "attack 1", "attack 2")
    story.turn_of("Goblin Cheat").asks("slinger").does("play shoulder").shows("Goblin Cheat 1")
    story = fight(f"{PICKET} | Goblin Cheat 2 at c3", slinger, "defense 1", "attack 1")
    story.turn_of("Goblin Cheat").never_tells("LootUsed")


@ruling("TMB-089", "TMB-225")
def test_a_loot_face_draws_loot_on_the_road() -> None:
    story = fight(f"Patches 5/5 at c1 [nutrients] | {FROG}", {}, "nutrients loot 1")
    wanted = CARDS[story.s.adventure.loot[0]].key
    story.does("stay", "add nutrients", "roll", "use nutrients").has("Patches", wanted)


@ruling("TMB-081", "TMB-089")
def test_over_four_spaces_the_owner_discards_at_once_in_battle_too() -> None:
    bag = {"Patches": "raider_armor, oggot_herbs"}
    story = fight(f"Patches 5/5 at c1 [nutrients] | {FROG}", bag, "nutrients loot 1")
    story.does("stay", "add nutrients", "roll", "use nutrients").asks("drop").does("drop raider_armor")
    story.carries("Patches", 2)


# Before a battle.


@ruling("TMB-101")
@pytest.mark.parametrize(("points", "after"), [(4, (1,)), (2, ())])
def test_a_flare_distraction_takes_3_points_off_but_not_below_0(points: int, after: tuple[int, ...]) -> None:
    story = sets_out({"Picket": "flare_distraction"}, points, "picket initiative 2").asks("flare")
    story.does("play flare_distraction").queues(*after).tells("PointsLowered", points=max(0, points - 3))


def test_reflex_powder_rolls_the_initiative_die_again() -> None:
    dice = ("picket initiative 5", "picket initiative 2")
    story = sets_out({"Picket": "reflex_powder"}, 1, *dice).asks("initiative_again").does("play reflex_powder", "no")
    assert story.told("InitiativeSet", who="Picket") == 2


@ruling("TMB-041")
def test_troll_brew_raises_health_and_costs_3_hp_at_the_start_of_the_next_battle() -> None:
    story = camp({"Picket": "troll_brew"}, "Picket").does("play troll_brew").has_hp("Picket", 6)
    story.s.rng = RoadDice(rolls("picket initiative 2"))
    story.s.agenda = [AfterBattle(), SetUpBattle(1, ())]
    story.goes_on()
    story.sets_up()
    story.has_hp("Picket", 3).tells("LostHp", amount=3)
    assert not story.s.adventure.laid


# Limits.


@ruling("TMB-082", "TMB-101")
def test_a_flare_is_gone_after_its_use_kept_without_it_and_not_asked_for_without_points() -> None:
    sets_out({"Picket": "flare_distraction"}, 4, "picket initiative 2").does("play flare").has("Picket", "nothing")
    story = sets_out({"Picket": "flare_distraction"}, 4, "picket initiative 2").does("no").queues(1, 1, 1, 1)
    story.has("Picket", "flare_distraction")
    sets_out({"Picket": "flare_distraction"}, 0).tells("BattleWon").has("Picket", "flare_distraction")


@ruling("TMB-110")
@pytest.mark.parametrize(("card", "tyrant"), [("special-02", "nom"), ("tyrant-duster-2", "duster")])
def test_a_flare_that_leaves_no_baddie_wins_the_battle_before_it_begins(card: str, tyrant: str) -> None:
    story = encounter(card, party="Picket", day=1, tyrant=tyrant, bags={"Picket": "flare_distraction"})
    story.does("choose a", "play flare_distraction").tells("BattleWon", round=0).never_tells("InitiativeSet")
    story.never_tells("Entered").through_rewards().has_progress(1)


@ruling("TMB-044", "TMB-101")
def test_a_flare_works_against_the_baddies_of_a_tyrant_too() -> None:
    s = table("Picket, Boomer", day=2)
    pack(s, {"Boomer": "flare_distraction"})
    s.adventure.progress = 6
    story = on_the_road(s, Morning(), dice=rolls("picket initiative 2")).does("challenge")
    story.asks("flare").asks_whom("Boomer").does("play flare").tells("PointsLowered", points=1)


@ruling("TMB-041")
def test_troll_brew_may_knock_its_owner_out_and_nothing_prevents_the_loss() -> None:
    story = camp({"Picket": "troll_brew"}, "Picket, Boomer").does("Picket: play troll_brew").has("Picket", "nothing")
    named(story.s, "Picket").hp = 3
    story = on_the_road(story.s, SetUpBattle(1, ()), AfterBattle(), dice=rolls(*["picket initiative 2"] * 2))
    while story.s.open and story.s.open[0].kind in ("place", "initiative"):
        story.does(story.options[0])
    story.tells("KnockedOut", who="Picket").tells("LostHp", amount=3)


@ruling("TMB-070")
def test_troll_brew_is_no_drink_for_who_has_6_more_health() -> None:
    story = camp({"Picket": "troll_brew"}, "Picket")
    named(story.s, "Picket").trained[HEALTH] = STAT_MAX
    story.goes_on().does_not_offer("play troll_brew")


@ruling("TMB-058", "TMB-285")
def test_who_waits_in_line_for_nom_pays_for_brew_too_but_keeps_the_last_hp() -> None:
    s = table("Picket, Boomer", day=2)
    s.adventure.progress = 6
    s.adventure.lay(BY_KEY["troll_brew"].card, 1)
    story = on_the_road(s, Morning(), dice=rolls("picket initiative 2")).does("challenge", "first picket")
    story.sets_up("c2").has_hp("Boomer", 1).never_tells("KnockedOut")
    assert story.s.adventure.laid == []


@ruling("TMB-118")
def test_optics_are_not_asked_for_on_top_of_the_meter_and_may_be_kept() -> None:
    for order, asked in (("Picket, Bog Frog", False), ("Bog Frog, Picket", True)):
        story = fight(f"{PICKET} | {FROG}\nmeter: {order}", {"Picket": "rusty_optics"})
        story.s.agenda = [AfterBattle()]
        story.happens(EndRound())
        if asked:
            story.asks("optics").does("no").shows(f"meter: {order}").has("Picket", "rusty_optics")
        assert left(story, "Picket") == 2


@ruling("TMB-082")
def test_spirits_are_gone_after_one_die_and_only_save_their_owner() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "spirits_of_ebon"}).turn_of("Bog Frog", "play spirits")
    story.has("Picket", "nothing")
    story = fight(f"{PICKET}, Boomer 3/3 at a1 | {FROG}", {"Boomer": "spirits_of_ebon"}).turn_of("Bog Frog")
    story.shows("Picket 5/5 [poison 2]").has("Boomer", "spirits_of_ebon")


@ruling("TMB-084", "TMB-154")
def test_a_slinger_keeps_no_bones_and_who_is_ko_slings_nothing() -> None:
    slinger = {"Picket": "shoulder_mounted_rock_slinger"}
    story = fight(f"{PICKET} | Goblin Cheat 2 at a4", slinger, "defense 1", "attack 1", "attack bones")
    story.turn_of("Goblin Cheat", "play shoulder").shows("Goblin Cheat 2", "Picket 4/5 [plan: nothing]")
    story = fight("Picket 1/5 at c2 | Goblin Cheat 2 at a4", slinger, "defense 1", "attack 1")
    story.turn_of("Goblin Cheat").tells("KnockedOut", who="Picket").never_tells("LootUsed")


def test_powder_is_used_up_by_the_second_initiative_die_and_the_last_one_stands() -> None:
    dice = ("picket initiative 5", "picket initiative 2", "picket initiative 5")
    story = sets_out({"Picket": "reflex_powder"}, 1, *dice).does("play reflex_powder", "play reflex_powder")
    story.has("Picket", "nothing").asks("place")
    assert story.told("InitiativeSet", who="Picket") == 3


@pytest.mark.parametrize(
    ("key", "choice", "tyrant", "left"),
    [
        ("classic-01", "a", "marrow", 4),  # 2 x 2 and 3 more, 3 fewer
        ("tyrant-marrow-1", "a", "marrow", 1),
        ("tyrant-marrow-2", "a", "marrow", 1),
        ("tyrant-duster-2", "a", "duster", 1),
    ],
)
@ruling("TMB-101", "TMB-105")
def test_a_flare_lowers_the_points_whatever_chips_they_are_drawn_in(
    key: str, choice: str, tyrant: str, left: int
) -> None:
    bags = {"Boomer": "flare_distraction"}
    story = encounter(key, tyrant=tyrant, dice=rolls(*PICKET_AND_BOOMER), stacks=MIXED, bags=bags)
    story.does(f"choose {choice}").asks("flare").asks_whom("Boomer").does("play flare_distraction").sets_up()
    assert len(who_came(story)) == left
    story.has("Boomer", "nothing")
