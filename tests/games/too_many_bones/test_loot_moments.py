"""Cards with a moment of their own in battle: rounds, baddies' turns, set-up (TMB-083)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY as ENCOUNTER_KEYS
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.days import Morning
from boneyard.games.too_many_bones.ending import AfterBattle
from boneyard.games.too_many_bones.notation_dice import chip_name
from boneyard.games.too_many_bones.rounds import EndRound
from boneyard.games.too_many_bones.setup import SetUpBattle
from tests.games.too_many_bones.loots import (
    FROG,
    PICKET,
    camp,
    fight,
    left,
    pack,
    sets_out,
)
from tests.games.too_many_bones.roads import RoadDice, RoadStory, rolls, table
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
    wanted = CARDS[story.s.road().loot[0]].key
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


def test_a_mechanical_squirrel_holds_up_who_would_start_in_a_lane() -> None:
    story = sets_out({"Picket": "mechanical_squirrel"}, 3, "picket initiative 2").asks("squirrel").does("say 2")
    story.shows("queue: Bog Worm", "Bog Frog 4 at a3").misses("Bog Worm").has("Picket", "mechanical_squirrel")
    assert [chip_name(each.chip) for each in story.s.baddies_standing()] == ["Bog Frog", "Goblin Cheat"]
    assert [each.id for each in story.s.baddies_standing()] == [4, 6]


def test_reflex_powder_rolls_the_initiative_die_again() -> None:
    dice = ("picket initiative 5", "picket initiative 2")
    story = sets_out({"Picket": "reflex_powder"}, 1, *dice).asks("initiative_again").does("play reflex_powder", "no")
    assert story.told("InitiativeSet", who="Picket") == 2


@ruling("TMB-111")
def test_a_skinning_knife_surprises_a_type_in_the_next_battle() -> None:
    s = table("Picket", day=2)
    pack(s, {"Picket": "skinning_knife"})
    s.defeated = [CHIP_KEYS["bog_worm"].chip]
    s.stacks[0] = [CHIP_KEYS[key].chip for key in ("bog_frog", "goblin_cheat")]
    s.rng = RoadDice(rolls("picket initiative 2"))
    s.agenda = [AfterBattle(), SetUpBattle(2, ()), Morning()]
    s.road().deck.insert(0, ENCOUNTER_KEYS["special-01"].card)
    story = RoadStory(s)
    story.goes_on().asks("knife").does(f"say {CHIP_KEYS['bog_worm'].chip}").shows("defeated: nothing").asks("way")
    story.s.agenda = [AfterBattle(), SetUpBattle(2, ())]
    story.goes_on()
    story.sets_up()
    assert story.s.meter[-1] == story._unit("Bog Frog")
    assert left(story, "Picket") == 2


@ruling("TMB-041")
def test_troll_brew_raises_health_and_costs_3_hp_at_the_start_of_the_next_battle() -> None:
    story = camp({"Picket": "troll_brew"}, "Picket").does("play troll_brew").has_hp("Picket", 6)
    story.s.rng = RoadDice(rolls("picket initiative 2"))
    story.s.agenda = [AfterBattle(), SetUpBattle(1, ())]
    story.goes_on()
    story.sets_up()
    story.has_hp("Picket", 3).tells("LostHp", amount=3)
    assert not story.s.road().laid
