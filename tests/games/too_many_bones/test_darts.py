"""Deadly Darts (TMB-214 to TMB-219)."""

from __future__ import annotations

import json

import pytest

from boneyard.core.codec import pack, records_in, unpack
from boneyard.core.rng import Loaded
from boneyard.games.too_many_bones import darts, darts_game
from boneyard.games.too_many_bones.darts import DartsTurn, LandDarts, PlayDarts, SpendDartsBones
from boneyard.games.too_many_bones.darts_game import BONE, KINDS, Darts, read_status
from boneyard.games.too_many_bones.events_contests import DartsEnded, DartsThrown, DartsTurnBegan
from boneyard.games.too_many_bones.printed import FACTS
from tests.games.too_many_bones.stories import Story, battle, face_told
from tests.rulings import ruling

PICTURE = "Boomer 2/3 at d1 [plan: 1] | Wild Boar 3 at a4"
BONES = ("attack bones", "attack bones")


def dice(*told: str) -> Loaded:
    """Dice in the order they are thrown: `attack 1`, `defense bones`, `poison 2`, `stun`."""
    status: list[str] = FACTS["effect_dice.status"]
    return Loaded(*[status.index(each) if each in status else face_told(each) for each in told])


def played(take: str, *told: str) -> Story:
    """Boomer takes three dice; the opponent begins, and the dice fall as told."""
    return battle(PICTURE, dice=dice(*told)).happens(PlayDarts(0, 7)).does(f"take {take}")


def lying(kind: str, shown: str = "") -> int:
    """A die in hand, or as it lies: `2` for shields, `poison 2` for a status die."""
    value = 0 if not shown else int(shown) if shown.isdigit() else read_status(shown)
    return KINDS.index(kind) << 12 | value


ATTACK, DEFENSE, STATUS = lying("attack"), lying("defense"), lying("status")


def drawn(
    mine: list[int],
    *told: str,
    theirs: list[int] | None = None,
    turn: int = 2,
    hp: tuple[int, int] = (10, 10),
    stunned: bool = False,
) -> Story:
    """A game as it lies, before turn number `turn`: even ones are the gearloc's."""
    other = theirs if theirs is not None else [ATTACK, ATTACK, STATUS]
    game = Darts(0, 7, turn - 1, list(hp), [mine, other], stunned)
    return battle(PICTURE, dice=dice(*told)).happens(DartsTurn(game))


def ends(story: Story, won: bool, how: str = "hp") -> None:
    """The game is over, and every die that was told has fallen."""
    assert [(event.won, event.how) for event in story.events if isinstance(event, DartsEnded)] == [(won, how)]
    assert not story.s.open
    assert story.dice_left == 0, "more was told than thrown"


def throws(story: Story) -> list[int]:
    """How many dice each throw had."""
    return [len(event.shown) for event in story.events if isinstance(event, DartsThrown)]


# The dice


@ruling("TMB-215")
def test_the_gearloc_takes_three_dice_at_most_two_of_a_kind() -> None:
    battle(PICTURE).happens(PlayDarts(0, 7)).asks(
        "darts_dice",
        "take attack+attack+defense",
        "take attack+attack+status",
        "take attack+defense+defense",
        "take attack+defense+status",
        "take attack+status+status",
        "take defense+defense+status",
        "take defense+status+status",
    )


@ruling("TMB-215", "TMB-216")
def test_the_opponent_begins_with_two_attack_dice_and_a_status_die() -> None:
    told = ("attack 1", "attack 2", "poison 1", *BONES, "defense 1")
    story = played("attack+attack+defense", *told)
    story.tells("DartsTurnBegan", foe=True, turn=1).tells("DartsTurnBegan", foe=False, turn=2)
    story.tells("DartsHurt", foe=False, amount=3, lost=3, hp=7, true=False)
    assert throws(story) == [3, 3]


@ruling("TMB-214", "TMB-042")
def test_what_a_gearloc_is_and_has_in_the_adventure_plays_no_part_and_does_not_change() -> None:
    told = ("attack 2", "attack 2", "stun") * 3
    story = played("attack+attack+defense", *told)
    ends(story, won=False)
    story.shows("Boomer 2/3 [plan: 1]")


# A throw


@ruling("TMB-216")
def test_swords_hurt_and_the_first_to_lose_all_hp_loses() -> None:
    ends(drawn([ATTACK, ATTACK, DEFENSE], "attack 1", "attack 2", "defense 1", hp=(1, 3)), won=True)


@ruling("TMB-216")
def test_shields_lie_on_the_own_stack_and_are_not_thrown_while_they_do() -> None:
    story = drawn(
        [DEFENSE, DEFENSE, STATUS],
        *("defense 1", "defense 2", "weaken 2"),
        *("attack bones",),
    )
    story.tells("DartsShielded", value=1).tells("DartsShielded", value=2)
    story.asks("darts_weaken", "without attack+attack", "without attack+status").does("without attack+status")
    assert throws(story)[:2] == [3, 1]


@ruling("TMB-216", "TMB-217")
def test_swords_use_up_shields_first_and_the_dice_return_to_their_owner() -> None:
    story = drawn(
        [lying("defense", "1"), ATTACK, ATTACK],
        *("attack 2", "attack 1", "stun"),
        turn=3,
    )
    story.tells("DartsHurt", foe=False, amount=3, blocked=1, lost=2, hp=8).tells("DartsTurnLost", foe=False)


@ruling("TMB-306", "TMB-185")
def test_the_owner_says_which_shields_are_left_where_it_matters() -> None:
    mine = [lying("defense", "1"), lying("defense", "2"), ATTACK]
    story = drawn(mine, "attack 1", "attack bones", "poison 1", "attack 1", turn=3, hp=(10, 1))
    story.asks("darts_shields", "soak 2", "soak 1+1").does("soak 1+1")
    ends(story, won=True)
    story = drawn(mine, "attack 1", "attack bones", "poison 1", "attack 1", "defense 1", turn=3, hp=(10, 1))
    story.does("soak 2")
    story.tells("DartsHurt", blocked=1, lost=0, hp=10)
    assert throws(story) == [3, 1]  # the die that lies on the stack with a 2 is not thrown, nor is the other


@ruling("TMB-216")
def test_an_effect_lies_on_the_other_side_in_place_of_the_same_effect() -> None:
    mine = [ATTACK, lying("status", "poison 3"), STATUS]
    story = drawn(mine, "attack 1", "poison 1", *BONES, "stun")
    story.tells("DartsEffectPut", foe=True, effect="poison", value=1)
    story.tells("DartsHurt", foe=True, amount=1, lost=1, hp=8, true=True)


@ruling("TMB-305")
@pytest.mark.parametrize("two", [("poison 1", "poison 3"), ("poison 3", "poison 1"), ("poison 3", "poison 3")])
def test_of_two_alike_effects_in_one_throw_the_higher_counts_and_the_other_die_stays(two: tuple[str, str]) -> None:
    story = drawn([ATTACK, STATUS, STATUS], "attack 1", *two, *BONES, "stun")
    assert story.told("DartsEffectPut", effect="poison") == 1
    story.tells("DartsHurt", foe=True, amount=3, hp=6, true=True)


@ruling("TMB-304")
def test_every_result_counts_even_one_that_puts_a_lower_poison_in_place() -> None:
    story = drawn([ATTACK, lying("status", "poison 3"), STATUS], "attack bones", "poison 2", *BONES, "stun")
    story.does("done")
    story.tells("DartsHurt", foe=True, amount=2, true=True)


# Effects


@ruling("TMB-216", "TMB-217", "TMB-194")
def test_poison_hurts_at_the_start_of_the_turn_through_shields_then_drops_and_goes_back() -> None:
    theirs = [ATTACK, ATTACK, lying("status", "poison 2")]
    story = drawn([lying("defense", "2"), ATTACK, ATTACK], "attack 1", "attack 1", *BONES, theirs=theirs)
    story.tells("DartsHurt", foe=False, amount=2, blocked=0, lost=2, hp=8, true=True)
    assert throws(story)[:2] == [2, 2]  # the opponent's status die still lies on the gearloc
    ends_at_once = drawn([ATTACK, ATTACK, DEFENSE], theirs=theirs, hp=(2, 10))
    ends(ends_at_once, won=False)


@ruling("TMB-216", "TMB-217")
def test_the_last_poison_goes_back_to_its_owner_who_throws_it_again() -> None:
    theirs = [ATTACK, ATTACK, lying("status", "poison 1")]
    story = drawn([ATTACK, ATTACK, DEFENSE], "attack 1", "attack 1", "defense 1", *BONES, "stun", theirs=theirs)
    assert throws(story)[:2] == [3, 3]


@ruling("TMB-219")
def test_poison_may_win_the_game() -> None:
    ends(drawn([lying("status", "poison 2"), ATTACK, ATTACK], turn=3, hp=(1, 2)), won=True)


@ruling("TMB-217")
def test_a_stunned_side_loses_its_turn_and_the_die_goes_back() -> None:
    story = drawn([lying("status", "stun"), ATTACK, ATTACK], "attack 2", "attack 2", "poison 1", turn=3, hp=(1, 3))
    story.tells("DartsTurnLost", foe=True)
    ends_with_three_dice = throws(story)
    assert ends_with_three_dice == [3]


@ruling("TMB-217")
def test_a_weakened_side_throws_fewer_dice_and_the_player_says_which_for_either_side() -> None:
    theirs = [ATTACK, ATTACK, lying("status", "weaken 1")]
    story = drawn([ATTACK, ATTACK, DEFENSE], "attack 1", "attack 1", *BONES, "stun", theirs=theirs)
    story.asks("darts_weaken", "without attack", "without defense").does("without defense")
    assert throws(story)[:2] == [2, 3]
    other = drawn([ATTACK, ATTACK, lying("status", "weaken 1")], "attack bones", "stun", turn=3)
    other.asks("darts_weaken", "without attack", "without status").asks_whom("Boomer").does("without attack")
    assert throws(other)[0] == 2


@ruling("TMB-217")
def test_a_side_weakened_by_more_than_it_has_throws_nothing_and_nobody_is_asked() -> None:
    theirs = [ATTACK, ATTACK, lying("status", "weaken 2")]
    mine = [lying("defense", "1"), lying("defense", "1"), ATTACK]
    assert throws(drawn(mine, *BONES, "stun", theirs=theirs))[:2] == [0, 3]


@ruling("TMB-217")
def test_weaken_is_over_after_one_turn_and_its_die_goes_back() -> None:
    story = drawn(
        [ATTACK, ATTACK, lying("status", "weaken 1")],
        *("attack bones", "attack bones"),
        *("attack 1", "attack 1", "poison 1"),
        *("attack bones", "attack bones", "stun"),
        turn=3,
    )
    story.does("without status")
    assert throws(story)[:3] == [2, 3, 3]


# Bones


@ruling("TMB-218")
def test_the_opponent_never_uses_bones() -> None:
    story = drawn([lying("status", "poison 2"), ATTACK, ATTACK], *BONES, "weaken 2", turn=3)
    story.asks("darts_weaken")


@ruling("TMB-218")
def test_one_bone_takes_a_die_off_either_stack() -> None:
    mine = [lying("defense", "2"), ATTACK, lying("status", "weaken 2")]
    theirs = [ATTACK, ATTACK, lying("status", "poison 3")]
    story = drawn(mine, "attack bones", theirs=theirs)
    story.asks("darts_bones", "done", "remove own shield 2", "remove own poison 2", "remove other weaken 2")


@ruling("TMB-217", "TMB-218")
@pytest.mark.parametrize(
    ("answer", "mine", "theirs"), [("own shield 2", 0, 4), ("own poison 2", 2, 0), ("other weaken 2", 2, 4)]
)
def test_a_die_that_is_removed_goes_back_to_its_owner(answer: str, mine: int, theirs: int) -> None:
    game = Darts(
        0,
        7,
        2,
        [10, 10],
        [[lying("defense", "2"), ATTACK, lying("status", "weaken 2")], [ATTACK, ATTACK, lying("status", "poison 2")]],
        stunned=False,
    )
    story = battle(PICTURE).happens(SpendDartsBones(game, (0, BONE, 0), 1))
    story.s.agenda.insert(-1, PlayDarts(0, 8))
    story.s.agenda.pop()
    ask = SpendDartsBones(game, (0, BONE, 0), 1)
    story.s.mark = len(story.s.agenda)
    ask.answer(story.s, 0, ask.questions(story.s)[0].find(f"remove {answer}"))
    landing = story.s.agenda[-1]
    assert isinstance(landing, LandDarts)
    back = {"own shield 2": (0, 0), "own poison 2": (1, 2), "other weaken 2": (0, 2)}[answer]
    assert landing.game.dice[back[0]][back[1]] & 0xFFF == 0
    assert game.dice[back[0]][back[1]] & 0xFFF != 0, "the game of another task was changed"


@ruling("TMB-218")
def test_two_bones_stun_the_opponent_until_the_gearlocs_next_turn() -> None:
    story = drawn([ATTACK, ATTACK, DEFENSE], *BONES, "defense 1", "attack 1", "attack 1", *BONES, "stun")
    story.asks("darts_bones", "done", "stun").does("stun")
    assert story.told("DartsTurnLost", foe=True) == 1
    assert throws(story)[:3] == [3, 2, 3]


@ruling("TMB-218")
def test_three_bones_win() -> None:
    story = drawn([ATTACK, ATTACK, DEFENSE], *BONES, "defense bones").asks("darts_bones", "done", "stun", "knock out")
    ends(story.does("knock out"), won=True, how="knock out")


@ruling("TMB-218")
def test_several_things_may_be_bought_in_one_turn() -> None:
    theirs = [ATTACK, ATTACK, lying("status", "poison 3")]
    story = drawn([ATTACK, ATTACK, DEFENSE], *BONES, "defense bones", *BONES, "defense 1", theirs=theirs)
    story.does("remove own poison 2").asks("darts_bones", "done", "stun").does("stun")
    story.tells("DartsDieRemoved", foe=False).tells("DartsStunned")
    assert story.told("DartsTurnLost", foe=True) == 1
    story.asks("darts_bones", "done", "stun")


@ruling("TMB-218", "TMB-303")
def test_bones_are_spent_before_the_rest_of_the_throw_counts_and_are_not_kept() -> None:
    story = drawn([ATTACK, ATTACK, lying("status", "stun")], "attack bones", "attack 2", "poison 1", hp=(10, 2))
    story.asks("darts_bones", "done", "remove other stun 1").never_tells("DartsHurt")
    ends_now = story.does("done")
    assert [event.won for event in ends_now.events if isinstance(event, DartsEnded)] == [True]


@ruling("TMB-218")
def test_a_bone_that_can_buy_nothing_is_not_asked_about() -> None:
    ends(drawn([ATTACK, ATTACK, DEFENSE], "attack bones", "attack 1", "defense 1", hp=(10, 1)), won=True)


# The end


@ruling("TMB-219")
def test_a_game_of_100_turns_is_lost() -> None:
    story = played("attack+attack+defense", *[*BONES, "stun"] * 50)
    ends(story, won=False, how="time")
    assert len([event for event in story.events if isinstance(event, DartsTurnBegan)]) == 100


def test_a_game_can_be_saved_in_the_middle() -> None:
    story = drawn([ATTACK, ATTACK, DEFENSE], *BONES, "defense bones")
    classes = {cls.__name__: cls for cls in records_in(darts, darts_game)}
    task = story.s.agenda[-1]
    again = unpack(json.loads(json.dumps(pack(task))), classes)
    assert pack(again) == pack(task)
    assert again.questions(story.s)[0].options == story.s.open[0].options
