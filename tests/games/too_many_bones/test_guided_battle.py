"""The first battle that the rulebook tells, step by step: Picket and Boomer against four baddies of one point.

What the preparation gives them is their training: with the bonus of the mode Picket has Health 8 and Dex 3, Boomer
Health 5, Attack 2 and Frag. Two things in it come from cards, which no battle by itself has: the guards, who deal 1
true damage to every baddie at the start of a round, and the incense, two attack dice more for one turn at no Dex. The
test deals the damage, and for that turn it raises Picket's stat dice.
"""

from __future__ import annotations

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.battle.targeting import BESIDE, distance, free_cells
from boneyard.games.too_many_bones.model.ids import ATTACK, DEX, NOBODY
from boneyard.games.too_many_bones.model.state import TooManyBones
from tests.games.too_many_bones.stories import Story, battle, rolls, set_up
from tests.rulings import ruling

ORDER = "Picket + health + dex, Boomer + attack + Frag vs Bog Frog, Bog Worm, Clay Golem, Goblin Cheat"


class Guards(Do):
    """The guards of the card strike every baddie."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """One true damage each, at the same moment."""
        deal(s, *[Damage(baddie.id, 1, TRUE, NOBODY) for baddie in s.baddies_standing()])


def set_up_battle(*dice: str) -> Story:
    """Steps 7 to 11: the battle is set up, and round 1 has begun."""
    fallen = rolls("picket initiative 2", "boomer initiative 4", "defense 1", "defense bones", *dice)
    story = set_up(ORDER, fallen, mode="adventure")
    story.shows("Bog Frog 4 at a3", "Bog Worm 3 at b3", "Clay Golem 3 at c3", "Goblin Cheat 2 at d4", "queue: nothing")
    story.does("first c3", "first a3")  # with the same initiative both gearlocs go first
    story.does("Picket: at d2", "Boomer: at d1")
    story.does("Picket: yes")  # he raises his shields
    return story.happens(Guards())


@ruling("TMB-100", "TMB-106", "TMB-109", "TMB-112", "TMB-024", "TMB-026")
def test_the_battle_is_set_up() -> None:
    story = set_up_battle()
    story.shows("meter: Goblin Cheat, Boomer, Bog Frog, Bog Worm, Picket, Clay Golem", "round 1")
    story.shows("Picket 8/8 at d2 [dex+1; active: defense 1; plan: nothing]", "Boomer 5/5 at d1 [attack+1, frag]")
    story.shows("Bog Frog 3 at a3", "Bog Worm 2 at b3", "Clay Golem 2 at c3", "Goblin Cheat 1 at d4")


def after_the_cheat(*dice: str) -> Story:
    """Step 12: the Goblin Cheat has acted."""
    return set_up_battle("defense 1", "attack bones", *dice).plays_turn()


@ruling("TMB-169", "TMB-176", "TMB-178")
def test_the_goblin_cheat_finds_nothing_to_steal() -> None:
    story = after_the_cheat()
    story.shows("Goblin Cheat 1 at d4 [shields 1]", "Boomer 5/5")
    story.tells("Targeted", who="Goblin Cheat", target="Boomer")


def after_boomer(*dice: str) -> Story:
    """Steps 13 and 14: Boomer has beaten the Bog Worm."""
    story = after_the_cheat("attack 1", "defense bones", "element 2", *dice)
    story.does("stay", "target b3")
    story.asks("dice", "roll", "add attack", "add defense", "add element", "add casing", "add fuse")
    story.does("add attack", "add defense", "add element")
    story.does("hit 1").shows("Bog Worm 1")
    story.does("keep defense", "plan 1")
    return story.plays_turn("lock element", "done")


@ruling("TMB-131", "TMB-132", "TMB-157", "TMB-162", "TMB-207")
def test_boomer_beats_the_bog_worm_with_a_sword_and_a_bone() -> None:
    story = after_boomer()
    story.misses("Bog Worm").shows("defeated: Bog Worm")
    story.shows("Boomer 5/5 [plan: nothing; locked: element 2; active: nothing]").lacks("Boomer", "boom counter")


def test_before_rolling_boomer_has_seven_dice_to_choose_from() -> None:
    story = after_the_cheat().does("stay", "target b3", "add attack", "add defense")
    story.asks("dice", "roll", "add attack", "add defense", "add element", "add casing", "add fuse")


def after_the_frog(*dice: str) -> Story:
    """Step 15: the Bog Frog stands beside Picket and has poisoned him."""
    return after_boomer(*dice).plays_turn()


@ruling("TMB-164", "TMB-165", "TMB-167", "TMB-170", "TMB-179", "TMB-221")
def test_the_bog_frog_leaps_at_picket() -> None:
    story = after_boomer()
    free = free_cells(story.s.grid) | 1 << story.s.baddie(4).cell
    far = [distance(free, story.s.baddie(4).cell, BESIDE[gearloc.cell] & free, False) for gearloc in story.s.party]
    assert far == [3, 4]
    story.plays_turn()
    story.shows("Bog Frog 3 at c2", "Picket 8/8 [poison 2; active: defense 1]")
    story.tells("Targeted", who="Bog Frog", target="Picket")


def after_picket(*dice: str) -> Story:
    """Steps 16 to 18: Picket suffers, burns incense and strikes back."""
    story = after_the_frog("attack 1", "attack 1", "attack bones", "defense 1", *dice)
    for which in (ATTACK, DEX):
        story.s.party[0].trained[which] += 2
    story.begins().shows("Picket 6/8 [poison 1; active: defense 1]")
    story.does("stay", "target c2", "add attack", "add attack", "add attack", "add defense")
    story.does_not_offer("add defense").does("roll", "hit 1+1", "keep attack 1", "shield 1")
    for which in (ATTACK, DEX):
        story.s.party[0].trained[which] -= 2
    return story.plays_turn("done")


@ruling("TMB-127", "TMB-138", "TMB-182", "TMB-186", "TMB-194")
def test_picket_is_poisoned_and_strikes_back() -> None:
    story = after_picket()
    story.shows("Bog Frog 1", "Picket 6/8 [poison 1; active: defense 1, defense 1; plan: 1]")


def after_the_golem(*dice: str) -> Story:
    """Steps 19 and 20: the Clay Golem has come closer, and the round is over."""
    story = after_picket("attack bones", *dice).plays_turn()
    story.shows("Clay Golem 2 at d3", "Picket 6/8")
    return story


@ruling("TMB-113", "TMB-115", "TMB-122")
def test_the_guards_end_it_for_two_and_the_gearlocs_open_round_2() -> None:
    story = after_the_golem().begins()
    story.shows("round 2", "queue: nothing").happens(Guards())
    story.shows("defeated: Bog Worm, Bog Frog, Goblin Cheat", "Clay Golem 1 at d3")
    story.shows("meter: Boomer, Picket, Clay Golem", "Boomer 5/5 at d1", "Picket 6/8 at d2 [poison 1]", "turn: Boomer")


# More checks of the same script


@ruling("TMB-007", "TMB-127")
def test_poison_before_recovery_may_defeat_a_baddie() -> None:
    story = battle("Picket 5/5 at a2 | Troll Runt 1 at d3 [poison 1], Kobold 2 at c3\nturn: Troll Runt")
    story.asks("start", "next poison", "next skill-recover").plays_turn("next poison")
    story.shows("defeated: Troll Runt")


@ruling("TMB-007", "TMB-127")
def test_recovery_before_poison_saves_it() -> None:
    story = battle("Picket 5/5 at a2 | Troll Runt 1 at d3 [poison 1], Kobold 2 at c3\nturn: Troll Runt")
    story.does("next skill-recover").shows("Troll Runt 1")


@ruling("TMB-156", "TMB-157")
def test_a_die_with_two_bones_is_spent_whole() -> None:
    story = battle("Picket 5/5 at c2 [plan: 1, bravado 2, 1; active: defense 2] | Clay Golem 3 at c3, Kobold 2 at a3")
    story.does("stay", "target c3", "roll", "plan 2").lies("Picket", plan="1", exhausted="bravado")


@ruling("TMB-159", "TMB-160")
def test_a_sixth_bone_may_buy_the_better_innate() -> None:
    story = battle("Picket 5/5 at c2 [plan: 1 1 1 1 1] | Clay Golem 3 at c3", dice=rolls("attack bones"))
    story.does("stay", "target c3", "add attack", "roll", "keep attack", "plan 6")
    story.shows("Picket 5/5 [innate +1; plan: nothing]")


@ruling("TMB-159", "TMB-160")
def test_without_buying_it_the_sixth_bone_is_lost() -> None:
    story = battle("Picket 5/5 at c2 [plan: 1 1 1 1 1] | Clay Golem 3 at c3", dice=rolls("attack bones"))
    story.plays_turn("stay", "target c3", "add attack", "roll", "keep attack", "done")
    story.lies("Picket", plan="1 1 1 1 1").tells("BonesLost", who="Picket", bones=1)


@ruling("TMB-182", "TMB-183", "TMB-187")
def test_thick_skin_and_a_shield_against_two_hits_and_against_true_damage() -> None:
    picture = "Picket 5/5 at c2 | Golden Golem 9 at c3 [shields 1]"
    story = battle(picture).deals(4, "Golden Golem").shows("Golden Golem 8").lacks("Golden Golem", "shields")
    story.deals(3, "Golden Golem").shows("Golden Golem 5")
    battle(picture).deals(3, "Golden Golem", true=True).shows("Golden Golem 6 [shields 1]")


@ruling("TMB-119", "TMB-188")
def test_the_hardy_lose_one_hp_in_a_turn_and_one_more_to_fatigue() -> None:
    story = battle("Picket 5/5 at c2 | Kobold Guard 3 at c3\nround 5\nturn: nobody")
    story.deals(3, "Kobold Guard").deals(2, "Kobold Guard", true=True).shows("Kobold Guard 2")
    story.begins().shows("round 6", "Kobold Guard 1", "Picket 4/5")


@ruling("TMB-106", "TMB-122")
def test_the_fifth_baddie_enters_at_the_end_of_the_round_in_which_one_falls() -> None:
    story = set_up(
        "Tantrum vs Bog Frog, Bog Worm, Clay Golem, Goblin Cheat, Kobold",
        rolls("tantrum initiative 4", "defense bones", "attack bones", "attack bones"),
    )
    story.does("first a3", "at a2").shows("queue: Kobold", "Bog Worm 3 at b3")
    story.plays_turn()  # the Goblin Cheat's, from whom Mischief steals the Rage die
    story.deals(3, "Bog Worm", true=True).shows("queue: Kobold", "defeated: Bog Worm")
    story.idles().idles().idles().shows("queue: Kobold", "round 1")
    story.begins().shows("round 2", "queue: nothing", "Kobold 2 at b3")
    story.shows("meter: Goblin Cheat, Tantrum, Bog Frog, Clay Golem, Kobold")
