"""The Skinning Knife (TMB-111)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.adventure.days import Morning
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.battle.special_rules import ENTERS_SURPRISED, add_rule, in_force
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS, TYRANTS
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY as ENCOUNTER_KEYS
from boneyard.games.too_many_bones.encounters.steps import PARTY_SURPRISED, SURPRISED, GetReady
from boneyard.games.too_many_bones.loot.cards.skinning_knife import SKINNED, MaybeKnife
from boneyard.games.too_many_bones.turns.rounds import EndRound
from boneyard.games.too_many_bones.turns.setup import SetUpBattle, StartBattle
from tests.games.too_many_bones.loots import PICKET, fight, left, on_the_road, pack
from tests.games.too_many_bones.roads import RoadDice, RoadStory, rolls, table
from tests.rulings import ruling


@ruling("TMB-111")
def test_a_skinning_knife_surprises_a_type_in_the_next_battle() -> None:
    s = table("Picket", day=2)
    pack(s, {"Picket": "skinning_knife"})
    s.defeated = [CHIP_KEYS["bog_worm"].chip]
    s.stacks[0] = [CHIP_KEYS[key].chip for key in ("bog_frog", "goblin_cheat")]
    s.rng = RoadDice(rolls("picket initiative 2"))
    s.agenda = [AfterBattle(), SetUpBattle(2, ()), Morning()]
    s.adventure.deck.insert(0, ENCOUNTER_KEYS["special-01"].card)
    story = RoadStory(s)
    story.goes_on().asks("knife").does(f"say {CHIP_KEYS['bog_worm'].chip}").shows("defeated: nothing").asks("way")
    story.s.agenda = [AfterBattle(), SetUpBattle(2, ())]
    story.goes_on()
    story.sets_up()
    assert story.s.meter[-1] == story._unit("Bog Frog")
    assert left(story, "Picket") == 2


@ruling("TMB-111")
@pytest.mark.parametrize("points", [1, 20])
def test_a_knife_surprises_who_enters_later_too_but_no_tyrant(points: int) -> None:
    chip = next(chip for chip in CHIPS if chip.points == points and chip.type == CHIP_KEYS["troll_runt"].type)
    story = fight(f"{PICKET} | Kobold 2 at a3\nmeter: Kobold, Picket", {})
    add_rule(story.s, SKINNED, chip.type)
    story.s.queue = [chip.chip]
    story.s.agenda = [AfterBattle()]
    story.happens(EndRound())
    entered = next(baddie.id for baddie in story.s.baddies_standing() if baddie.chip == chip.chip)
    assert story.s.meter.index(entered) > story.s.meter.index(0)
    tyrant = next(each.chip for each in TYRANTS if each.type == chip.type or each.is_tyrant)
    assert not any(rule.enters_surprised(story.s, tyrant, which) for rule, which in in_force(story.s, ENTERS_SURPRISED))


@ruling("TMB-111")
def test_surprised_by_the_knife_and_by_a_card_units_keep_their_usual_order() -> None:
    order = "meter: Troll Runt, Boomer, Kobold, Club Troll, Patches"
    foes = "Troll Runt 3 at a3, Kobold 2 at b3, Club Troll 3 at c3"
    story = fight(f"Boomer 3/3 at a1, Patches 5/5 at b1 | {foes}\n{order}", {})
    add_rule(story.s, SKINNED, CHIP_KEYS["troll_runt"].type)
    add_rule(story.s, SURPRISED, PARTY_SURPRISED)
    story.s.agenda = [AfterBattle()]
    story.happens(StartBattle()).shows("meter: Kobold, Troll Runt, Boomer, Club Troll, Patches")


def test_the_chip_on_a_knife_goes_back_after_one_battle_and_the_knife_counts_in_no_other() -> None:
    worm = CHIP_KEYS["bog_worm"].chip
    s = table("Picket", day=2)
    pack(s, {"Picket": "skinning_knife"})
    s.defeated = [worm]
    knife = on_the_road(s, MaybeKnife()).does(f"say {worm}").shows("defeated: nothing")
    story = on_the_road(knife.s, GetReady(), AfterBattle(), GetReady())
    story.shows("defeated: Bog Worm").special_rules()
    assert story.s.adventure.laid == []


@ruling("TMB-082")
def test_a_knife_that_is_used_up_still_counts_in_the_next_battle() -> None:
    worm = CHIP_KEYS["bog_worm"].chip
    s = table("Picket", day=2)
    pack(s, {"Picket": "skinning_knife"})
    s.party[0].bag[0] -= 2
    s.defeated = [worm]
    on_the_road(s, MaybeKnife(), GetReady()).does(f"say {worm}").has("Picket", "nothing").special_rules("Skinned")


def test_one_chip_at_a_time_lies_on_a_knife_and_nobody_has_to_use_it() -> None:
    worm = CHIP_KEYS["bog_worm"].chip
    s = table("Picket", day=2)
    pack(s, {"Picket": "skinning_knife"})
    s.defeated = [worm, CHIP_KEYS["bog_frog"].chip]
    story = on_the_road(s, MaybeKnife(), MaybeKnife()).asks("knife", f"say {worm}", "done").does("done").asks("knife")
    story.does(f"say {worm}").happens(MaybeKnife())
    assert story.over
