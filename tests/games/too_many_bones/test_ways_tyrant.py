"""The encounters that belong to tyrants: what each choice sets up, changes, brings, and leaves for later."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from boneyard.games.too_many_bones.adventure.days import MeetTyrant
from boneyard.games.too_many_bones.battle.ending import fall
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.encounters.steps import CountPoints
from boneyard.games.too_many_bones.model.adventure import ANTIDOTE, CRACKED_ORB, GOBLIN_TRAIL
from boneyard.games.too_many_bones.model.ids import GEARLOCS, HEALTH, NOBODY, READY, TYPES
from boneyard.games.too_many_bones.model.mat import GEARLOC_RANGED, row_of
from boneyard.games.too_many_bones.model.state import CHIP
from tests.games.too_many_bones import roads
from tests.games.too_many_bones.loots import camp
from tests.games.too_many_bones.roads import RoadStory, encounter, play_out, rolls
from tests.rulings import ruling

DICE = 60  # numbers told where they do not matter


def met(key: str, choice: str, *dice: int, **more: Any) -> RoadStory:
    """Picket and Boomer meet a card of a tyrant on day 2."""
    card = BY_KEY[key]
    return encounter(key, tyrant=card.tyrant, dice=rolls(*dice), **more).does(f"choose {choice}")


def defeated(story: RoadStory, *keys: str) -> None:
    """These chips lie in the defeated pile."""
    chips = [CHIP_KEYS[key].chip for key in keys]
    story.s.stacks = [[chip for chip in stack if chip & CHIP not in chips] for stack in story.s.stacks]
    story.s.defeated += chips


def challenged(story: RoadStory) -> RoadStory:
    """The party goes to meet the tyrant now."""
    story.s.agenda = [MeetTyrant()]
    story.s.open = ()
    return story.goes_on()


# Nom


@ruling("TMB-047", "TMB-104")
def test_nom_comes_first_with_two_baddies_more() -> None:
    story = met("tyrant-nom-1", "a", 0, 0).sets_up().queues(0, 1, 1, 1, 1, 1, 1).special_rules("NomLeaves")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)


@ruling("TMB-047")
def test_nom_leaves_as_soon_as_he_is_down_to_5_hp() -> None:
    story = met("tyrant-nom-1", "a", 0, 0).sets_up()
    story.deals(CHIP_KEYS["nom"].hp - 6, "Nom", true=True).shows("Nom 6")
    story.deals(1, "Nom", true=True).misses("Nom").tells("Left", who="Nom").never_tells("Defeated", who="Nom")


@ruling("TMB-047")
def test_nom_leaves_when_round_3_ends_and_the_others_stay() -> None:
    story = met("tyrant-nom-1", "a", 0, 0, *[0] * 400).sets_up()
    story.s.round = 3
    for gearloc in story.s.party:
        gearloc.hp = 60
    story.plays_round().misses("Nom")
    assert story.s.round == 4
    assert story.s.baddies_standing()


@ruling("TMB-047")
def test_nom_defeated_early_wins_nothing_and_comes_back() -> None:
    story = met("tyrant-nom-1", "a", 0, 0).sets_up()
    story.deals(40, "Nom", true=True).shows("over: nothing")
    assert CHIP_KEYS["nom"].chip not in story.s.defeated


@ruling("TMB-040", "TMB-034")
def test_the_ditch_costs_hp_and_the_card_comes_again() -> None:
    story = met("tyrant-nom-1", "b", hp={"Boomer": 2}).camps()
    story.has_hp("Picket", 3).has_hp("Boomer", 1).has_progress(0).gained("Picket", training=0)
    story.deck_holds("tyrant-nom-1")


# Mulmesh


@ruling("TMB-039", "TMB-078")
def test_a_beast_gathers_on_the_card_of_mulmesh_and_another_card_is_drawn() -> None:
    stacks = ("kobold, wolf, wild boar", "cave bear", "")
    story = met("tyrant-mulmesh-1", "a", stacks=stacks, deck="special-01").asks("way")
    assert story.s.adventure.stored == [CHIP_KEYS["wolf"].chip]
    story.deck_holds("tyrant-mulmesh-1").does("choose a").through_rewards().has_progress(1)


@ruling("TMB-105")
def test_without_a_beast_in_the_stack_one_comes_from_the_defeated_pile() -> None:
    story = encounter("tyrant-mulmesh-1", tyrant="mulmesh", stacks=("kobold", "", ""), deck="special-01")
    story.s.defeated = [CHIP_KEYS["wolf"].chip]
    story.does("choose a")
    assert story.s.adventure.stored == [CHIP_KEYS["wolf"].chip]
    assert story.s.defeated == []


@ruling("TMB-044")
def test_the_beasts_on_the_card_are_on_top_of_the_queue_against_mulmesh() -> None:
    story = encounter("special-01", tyrant="mulmesh", dice=rolls(*[0] * DICE))
    story.s.adventure.stored = [CHIP_KEYS["wolf"].chip]
    challenged(story)
    assert story.s.baddies_standing()[0].chip == CHIP_KEYS["wolf"].chip
    assert story.s.adventure.stored == []


# Drellen


@ruling("TMB-043")
def test_the_hunt_is_for_three_strong_or_six_weak_baddies() -> None:
    story = met("tyrant-drellen-1", "a", 0, 0).asks("hunt", "stack 5", "stack 1").does("stack 5").sets_up()
    story.queues(5, 5, 5).wins().through_rewards().gained("Boomer", training=2).has_progress(0)
    story.deck_holds("tyrant-drellen-1")
    story = met("tyrant-drellen-1", "a", 0, 0).does("stack 1").sets_up().queues(1, 1, 1, 1, 1, 1)
    story.loses().camps().deck_holds("tyrant-drellen-1")


@ruling("TMB-032")
def test_without_the_ingredients_the_party_has_to_hunt() -> None:
    story = encounter("tyrant-drellen-1", tyrant="drellen")
    defeated(story, "bog_pole")
    story.does("choose b").tells("ChoiceTaken", choice=0, instead=True).asks("hunt")


@ruling("TMB-006")
def test_a_large_party_needs_more_ingredients() -> None:
    story = encounter("tyrant-drellen-1", party="Picket, Boomer, Patches", tyrant="drellen")
    defeated(story, "clay_golem", "bog_pole")
    story.does("choose b").asks("hunt")
    story = encounter("tyrant-drellen-1", party="Picket, Boomer, Patches", tyrant="drellen")
    defeated(story, "clay_golem", "bog_pole", "stone_golem", "bog_lurk")
    story.does("choose b").asks("train")


@ruling("TMB-049")
def test_with_every_ingredient_the_antidote_is_brewed() -> None:
    story = encounter("tyrant-drellen-1", tyrant="drellen", dice=rolls(*[0] * DICE))
    defeated(story, "clay_golem", "bog_frog")
    story.does("choose b").through_rewards().has_progress(1).gained("Picket", training=1)
    assert story.s.adventure.marks & ANTIDOTE


# Gendricks


@ruling("TMB-110")
def test_the_orb_in_the_hall_hums_until_it_is_destroyed() -> None:
    story = met("tyrant-gendricks-1", "a", 0, 0, stacks=("kobold, kobold slinger", "", ""), day=1).asks("orb")
    story.does("at d4").sets_up("a2", "a1").special_rules("Hum").shows("Orb 6 at d4")
    for baddie in story.s.baddies_standing():
        fall(story.s, baddie, NOBODY)
    story.shows("over: nothing").deals(6, "Orb", true=True).through_rewards()
    story.has_progress(1).gained("Picket", training=1).carries("Picket", 1)
    assert story.s.adventure.marks & CRACKED_ORB


@ruling("TMB-118")
def test_the_hum_hurts_who_is_not_beside_the_orb_as_a_round_ends() -> None:
    story = met("tyrant-gendricks-1", "a", 0, 0, *[0] * DICE, stacks=("orc recruit", "", ""), day=1).does("at d4")
    story.sets_up("d2", "a1").turn_of("Picket", "move d3", "no target", "roll").forgets()
    story.s.acted = -1  # everybody has taken a turn
    story.begins().tells("Hurt", by="Orb", who="Boomer", amount=1).never_tells("Hurt", who="Picket")


@ruling("TMB-158")
def test_without_ideas_nobody_uses_a_backup_plan() -> None:
    stacks = ("orc recruit, kobold, club troll, troll runt", "", "")
    story = met("tyrant-gendricks-2", "a", 0, 0, stacks=stacks).sets_up("a2", "d1").special_rules("NoIdeas")
    story.s.rng = roads.RoadDice(rolls("attack bones"))
    story.turn_of("Boomer", "stay", "target a3", "add attack", "roll", "keep").lies("Boomer", plan="1")
    assert story.between_turns  # there was nothing left to do with the bones
    story.s.special_rules = []
    story.turn_of("Boomer", "stay", "target a3", "roll").offers("plan 1").does("done")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=1).carries("Boomer", 1)


@ruling("TMB-154")
def test_painful_ideas_hurt_for_every_bones() -> None:
    story = met("tyrant-gendricks-2", "b", 0, 0, stacks=("orc recruit, kobold, club troll", "", "")).sets_up()
    story.special_rules("PainfulIdeas").turn_of("Boomer", "stay")
    story.does(next(option for option in story.options if option.startswith("target")))
    story.s.rng = roads.RoadDice(rolls("attack bones"))
    story.does("add attack", "roll").tells("Hurt", who="Boomer", amount=1)
    story.wins().through_rewards().gained("Boomer", training=2)


# The Goblin King


@ruling("TMB-033")
def test_socks_are_a_plain_battle() -> None:
    story = met("tyrant-goblin-king-1", "a", 0, 0).sets_up().queues(1, 1, 1, 1).special_rules()
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)


@ruling("TMB-092", "TMB-300")
def test_the_ticking_stops_when_everybody_reaches_3_and_the_party_says_who_carries_the_parcel() -> None:
    force, trip = (2, 0, 0, 0), (4, 5, 0, 0)
    story = met("tyrant-goblin-king-1", "b", *force, *trip, 0, 0).asks("ticking", "say 1", "say 2", "say 3")
    story.asks_whom("Picket").does("say 3", "nothing", "open with grey").asks("ticking").asks_whom("Boomer")
    story.does("say 2", "nothing", "open with grey").asks("share").does("give defused_parcel boomer")
    story.sets_up().queues(1, 1, 1, 1).loses().camps().has("Boomer", "defused_parcel")
    story.has_hp("Picket", 5).has_progress(0)


@ruling("TMB-082", "TMB-086", "TMB-300")
def test_the_parcel_is_loot_it_takes_room_changes_hands_and_is_gone_for_good_when_it_is_searched_away() -> None:
    force = (2, 0, 0, 0)
    more = {"party": "Picket", "bags": {"Picket": "oggot_herbs, multi_tool, rusty_optics, prying_iron"}}
    story = met("tyrant-goblin-king-1", "b", *force, 0, 0, **more).does("say 3", "nothing", "done", "open with grey")
    story.asks("drop").does("drop rusty_optics").sets_up().loses().camps()
    story.has("Picket", "oggot_herbs, multi_tool, prying_iron, defused_parcel")
    camp({"Picket": "defused_parcel"}).does("Picket: give defused_parcel boomer").has("Boomer", "defused_parcel")
    gone = camp({"Picket": "defused_parcel"}, "Picket", *["attack 1"] * 6).does("search defused_parcel")
    gone.has("Picket", "nothing")
    assert not gone.s.adventure.loot_gone


@ruling("TMB-040")
def test_otherwise_everybody_is_hurt_before_the_battle() -> None:
    story = met("tyrant-goblin-king-1", "b", *[0] * 10, party="Picket")
    story.does("say 3", "nothing", "nothing").has_hp("Picket", 3).sets_up().queues(1, 1).has("Picket", "nothing")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)


@ruling("TMB-281")
def test_goblins_join_and_then_follow_the_party() -> None:
    stacks = ("kobold, goblin sneak, troll runt, club troll, wolf, goblin cheat", "", "")
    story = met("tyrant-goblin-king-2", "a", 0, 0, *[0] * DICE, stacks=stacks).sets_up().queues(1, 1, 1, 1, 1)
    assert story.s.baddies_standing()[0].chip == CHIP_KEYS["goblin_cheat"].chip
    story.deals(2, "Goblin Cheat", true=True).loses().camps().has_progress(0)
    assert story.s.adventure.marks & GOBLIN_TRAIL
    story.s.agenda = []
    story.happens(CountPoints(0))
    assert story.s.queue[0] & CHIP == CHIP_KEYS["goblin_cheat"].chip
    assert len(story.s.queue) == 5
    assert story.s.defeated == []


@ruling("TMB-104", "TMB-281")
def test_a_large_party_counts_a_stronger_goblin_and_is_paid_for_it() -> None:
    stacks = ("troll runt, club troll, wolf, wild boar", "goblin gang boss, cave bear", "")
    story = met("tyrant-goblin-king-2", "a", 0, 0, 0, party="Picket, Boomer, Patches", day=1, stacks=stacks)
    story.sets_up().queues(5, 1, 1, 1).shows("Goblin Gang Boss 5")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)
    assert story.s.adventure.marks & GOBLIN_TRAIL


# Marrow


@ruling("TMB-105")
def test_as_many_orcs_as_possible_come_and_come_back() -> None:
    stacks = ("kobold, orc recruit, orc bow scout, bog frog, bog worm", "", "")
    story = met("tyrant-marrow-1", "a", 0, 0, stacks=stacks).sets_up().special_rules("TypeFirst", "OrcsReturn")
    keys = [CHIPS[baddie.chip].key for baddie in story.s.baddies_standing()]
    assert keys == ["orc_recruit", "orc_bow_scout", "kobold", "bog_frog"]
    orc, _, kobold, _ = story.s.baddies_standing()
    fall(story.s, orc, NOBODY)
    fall(story.s, kobold, NOBODY)
    story.shows("queue: orc recruit", "defeated: kobold")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@pytest.mark.parametrize(("choice", "kind"), [("a", "bog"), ("b", "scale")])
def test_the_side_that_is_beaten_never_comes_again(choice: str, kind: str) -> None:
    story = met("tyrant-marrow-2", choice, 0, 0, day=3).sets_up()
    types = {CHIPS[baddie.chip].type for baddie in story.s.baddies_standing()}
    assert types == {TYPES.index(kind)}
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2)
    left = [chip & CHIP for stack in story.s.stacks for chip in stack] + story.s.defeated
    assert not any(CHIPS[chip].type == TYPES.index(kind) for chip in left)
    assert story.s.adventure.gone == 1 << TYPES.index(kind)


@ruling("TMB-043", "TMB-022")
def test_a_side_too_small_for_the_points_stays_short() -> None:
    story = met("tyrant-marrow-2", "a", 0, 0, stacks=("kobold, bog frog, orc recruit", "", "")).sets_up().queues(1)
    story.shows("Bog Frog 4")


# Duster


@ruling("TMB-104")
def test_the_pack_comes_on_top() -> None:
    stacks = ("kobold, wolf, bog frog, troll runt", "wyrm, dire wolf, cave bear", "")
    story = met("tyrant-duster-1", "a", 0, 0, stacks=stacks).sets_up().queues(5, 1, 1, 1, 1).shows("Dire Wolf 5")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)


@ruling("TMB-008")
def test_an_open_hand_may_cost_health() -> None:
    story = met("tyrant-duster-1", "b", 1, mode="adventure").asks("hand", "at picket", "at boomer").does("at picket")
    assert story.s.party[0].trained[HEALTH] == 0
    story.has_hp("Picket", 5).through_rewards().has_progress(1).gained("Picket", training=2)
    story = met("tyrant-duster-1", "b", 2, mode="adventure").does("at picket")
    assert story.s.party[0].trained[HEALTH] == 2


@ruling("TMB-111")
def test_in_the_fog_baddies_stand_behind_a_surprised_party() -> None:
    stacks = ("kobold, wolf, bog frog, wild boar, troll runt", "", "")
    story = met("tyrant-duster-2", "a", 0, 0, stacks=stacks).asks("place", "at a2", "at b2", "at c2", "at d2")
    story.does("at a2").asks("place", "at b2", "at c2", "at d2").does("at d2").sets_up()
    assert all(row_of(baddie.cell) == GEARLOC_RANGED for baddie in story.s.baddies_standing())
    assert [CHIPS[baddie.chip].key for baddie in story.s.baddies_standing()][:2] == ["wolf", "wild_boar"]
    assert sorted(story.s.meter[-2:]) == [0, 1]
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2).carries("Boomer", 1)


@ruling("TMB-043")
def test_duster_is_healed_with_loot_and_skill_dice() -> None:
    bags = {"Picket": "oggot_herbs, mixed_berries"}
    story = encounter("tyrant-duster-3", party="Picket, Patches", tyrant="duster", dice=rolls(1), bags=bags)
    story.s.party[1].skills[0] = READY
    story.does("choose a")
    story.asks("tend", "play oggot_herbs picket", "play mixed_berries picket", "use med-kit", "done")
    story.does("play oggot_herbs picket").asks("tend").does("use med-kit").tells("Healed", amount=2)
    story.does("play oggot_herbs picket").through_rewards().has_progress(1).gained("Picket", training=2)
    assert story.s.party[1].skills[0] == READY
    assert len(story.s.party[0].bag) == 3  # the herbs are not used up yet


@ruling("TMB-032")
def test_too_little_for_duster_leads_into_the_trees() -> None:
    story = met("tyrant-duster-3", "a", 0, 0, bags={"Picket": "zelfey_seeds"})
    story.does("play zelfey_seeds picket").tells("ChoiceTaken", choice=1, instead=True)
    story.sets_up().has("Picket", "nothing").wins().through_rewards().gained("Picket", training=1)
    story = met("tyrant-duster-3", "b", 0, 0).sets_up().queues(1, 1, 1, 1)
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)


# Whatever happens


@pytest.mark.parametrize("key", [card.key for card in ENCOUNTERS if card.deck == "tyrant"])
def test_days_with_this_card_come_to_an_end(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roads, "table", partial(roads.table, tyrant=BY_KEY[key].tyrant))
    for choice in range(len(BY_KEY[key].choices)):
        for seats in range(1, len(GEARLOCS) + 1):
            play_out(key, choice, seats, seed=choice * 4 + seats)
