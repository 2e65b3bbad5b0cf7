"""The Orb and the Throne (TMB-054, TMB-056)."""

from __future__ import annotations

from boneyard.games.too_many_bones.baddies.tyrants.goblin_king import raise_throne
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage
from boneyard.games.too_many_bones.battle.rolling import tell_bones
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, ORB, THRONE
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

# Gendricks


@ruling("TMB-054")
def test_the_orb_hurts_gearlocs_for_every_bones_they_roll() -> None:
    story = battle("Boomer 3/3 at a1 | Gendricks 6 at a4, Orb 4 at c4", rolls("attack bones"))
    story.does("stay", "target c4", "add attack", "roll").shows("Boomer 2/3").tells("Hurt", who="Boomer", by="Orb")


@ruling("TMB-054")
def test_without_an_orb_bones_do_not_hurt() -> None:
    story = battle("Boomer 3/3 at a1 | Gendricks 6 at a4")
    tell_bones(story.s, 0, 2)
    story.shows("Boomer 3/3")
    assert not story.s.stands(ORB)


# The Goblin King


@ruling("TMB-056")
def test_on_his_throne_the_king_loses_no_hp_and_without_it_he_does() -> None:
    story = battle("Picket 5/5 at a3 | The Goblin King 10 at a4, Throne 3 at a4")
    story.happens(Damage(FIRST_BADDIE, 4, PLAIN, 0)).shows("The Goblin King 10", "Throne 3")
    story.happens(Damage(THRONE, 4, PLAIN, 0)).misses("Throne").shows("The Goblin King 10 at a4")
    story.happens(Damage(FIRST_BADDIE, 4, PLAIN, 0)).shows("The Goblin King 6")


@ruling("TMB-056")
def test_the_throne_shares_the_kings_position_and_only_neighbours_may_target_it() -> None:
    story = battle("Picket 5/5 at a1 | The Goblin King 10 at a4")
    raise_throne(story.s, story.s.baddie(FIRST_BADDIE).cell)
    story.shows("Throne 3 at a4", "The Goblin King 10 at a4")
    assert THRONE not in story.s.meter
