"""When a battle ends, dice may be taken out of locked slots (TMB-139, TMB-277)."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import NOM
from boneyard.games.too_many_bones.model.dice import die_of
from boneyard.games.too_many_bones.model.ids import IN_PLAY, READY
from boneyard.games.too_many_bones.notation.dice import read_rolled_die
from tests.games.too_many_bones.roads import RoadStory, encounter, named, rolls
from tests.games.too_many_bones.stories import battle
from tests.rulings import ruling

ELEMENT = die_of(read_rolled_die("element 2"))
INITIATIVE = rolls("picket initiative 3", "boomer initiative 4", "defense bones", "defense bones")


def after(how: str, mode: str = "legendary", *dice: str) -> RoadStory:
    """A battle on the adventure is over, and Boomer has these dice locked."""
    story = encounter("special-02", mode=mode, dice=INITIATIVE).does("choose b").sets_up()
    boomer = named(story.s, "Boomer")
    for die in dice:
        boomer.locked.append(read_rolled_die(die))
        boomer.put(ELEMENT, IN_PLAY)
    return story.wins() if how == "won" else story.loses()


@ruling("TMB-139", "TMB-277")
def test_after_a_won_battle_a_locked_die_may_be_taken_out_and_is_ready_again() -> None:
    story = after("won", "legendary", "element 2").offers("unlock element 2", "done").does("unlock element 2")
    boomer = named(story.s, "Boomer")
    assert (boomer.locked, boomer.where_is(ELEMENT)) == ([], READY)


@ruling("TMB-277")
def test_who_takes_none_out_keeps_it_locked() -> None:
    story = after("won", "legendary", "element 2").does("Boomer: done")
    boomer = named(story.s, "Boomer")
    assert (len(boomer.locked), boomer.where_is(ELEMENT)) == (1, IN_PLAY)
    assert story.s.open[0].kind != "unlocked"


@ruling("TMB-277")
def test_several_dice_are_taken_out_one_after_another() -> None:
    story = after("won", "legendary", "element 2", "defense 1").does("unlock defense 1").offers("unlock element 2")
    story.does("unlock element 2")
    assert named(story.s, "Boomer").locked == []


@ruling("TMB-277")
def test_nobody_is_asked_whose_locked_slots_are_empty_or_emptied() -> None:
    assert after("won").s.open[0].kind != "unlocked"
    assert after("lost", "heroic", "element 2").s.open[0].kind != "unlocked"


@ruling("TMB-027", "TMB-277")
def test_after_a_loss_in_adventure_mode_dice_may_be_taken_out_too() -> None:
    after("lost", "adventure", "element 2").offers("unlock element 2")


@ruling("TMB-277")
def test_once_the_tyrant_has_fallen_nobody_is_asked() -> None:
    story = encounter("special-02", dice=INITIATIVE).does("choose b").sets_up()
    named(story.s, "Boomer").locked.append(read_rolled_die("element 2"))
    story.s.challenged_tyrant = NOM
    story.wins()
    assert story.s.open[0].kind != "unlocked"


@ruling("TMB-277")
def test_a_battle_on_its_own_just_ends() -> None:
    story = battle("Boomer 3/3 at c1 [locked: element 2] | Bog Frog 1 at c3", rolls("attack 1"))
    story.does("stay", "target c3", "add attack", "roll", "hit 1")
    assert story.over
