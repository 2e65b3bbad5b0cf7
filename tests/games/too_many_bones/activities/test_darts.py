"""Deadly Darts (TMB-214 to TMB-219).

A game is told turn by turn: `a_game("attack, attack, defense 2")` are the gearloc's dice, in hand or as they lie, and
`turn(...)` plays the next turn with dice that fall as told. Even turns are the gearloc's.
"""

from __future__ import annotations

import json

import pytest

from boneyard.core import agenda
from boneyard.core.agenda import Ask, Task
from boneyard.core.codec import pack, records_in, unpack
from boneyard.core.event import Event
from boneyard.core.rng import Loaded, seeded
from boneyard.games.too_many_bones.activities.darts import play as darts
from boneyard.games.too_many_bones.activities.darts import state as darts_state
from boneyard.games.too_many_bones.activities.darts.play import DartsTurn, PlayDarts
from boneyard.games.too_many_bones.activities.darts.state import KINDS, SHOWN, STATUS, Darts, read_status
from boneyard.games.too_many_bones.content.chips import NOM
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.events.contests import DartsEnded, DartsHurt, DartsThrown, DartsTurnBegan
from boneyard.games.too_many_bones.loot.decks import set_up_adventure
from boneyard.games.too_many_bones.model.ids import EFFECTS, Dart
from boneyard.games.too_many_bones.model.state import STREAMS
from boneyard.games.too_many_bones.notation import positions
from tests.games.too_many_bones.stories import battle, face_told
from tests.rulings import ruling

PICTURE = "Boomer 2/3 at d1 [plan: 1] | Wild Boar 3 at a4"
OPPONENT = "attack, attack, status"
FACES: list[str] = FACTS["effect_dice.status"]


def read_die(text: str) -> int:
    """A die in hand, such as `attack`, or as it lies: `defense 2`, `poison 1`, `stun`."""
    name, _, value = text.partition(" ")
    if name not in KINDS:
        return STATUS << 12 | read_status(text)
    return KINDS.index(name) << 12 | int(value or 0)


def write_die(die: int) -> str:
    """The same the other way."""
    shown = die & SHOWN
    if not shown:
        return KINDS[die >> 12]
    if die >> 12 != STATUS:
        return f"{KINDS[die >> 12]} {shown}"
    effect = EFFECTS[(shown >> 8) - 1]
    return effect if effect == "stun" else f"{effect} {shown & 255}"


class Match:
    """A game that stands still between turns."""

    def __init__(self, first: Task) -> None:
        self.s = positions.table(PICTURE)
        set_up_adventure(self.s, NOM)
        self.s.agenda = [first]
        self.events: list[Event] = []

    def turn(self, *told: str) -> Match:
        """The next turn begins, with these dice."""
        self._tell(told)
        self._step()
        return self._run()

    def does(self, answer: str, *told: str) -> Match:
        """The player answers, and then these dice fall."""
        self._tell(told)
        (decision,) = self._asked().questions(self.s)
        agenda.answer(self.s, decision.seat, decision.find(answer))
        return self._run()

    def asks(self, kind: str, *options: str) -> Match:
        """The player of the gearloc is asked, with exactly these options."""
        (decision,) = self._asked().questions(self.s)
        assert (decision.seat, decision.kind) == (0, kind)
        assert [option.text for option in decision.options] == list(options)
        return self

    def lies(self, mine: str, theirs: str = OPPONENT, hp: tuple[int, int] = (10, 10)) -> Match:
        """The turn is over, and so the dice lie and the HP stand."""
        top = self.s.agenda[-1]
        assert isinstance(top, DartsTurn), "the turn is not over"
        assert [", ".join(write_die(die) for die in dice) for dice in top.game.dice] == [mine, theirs]
        assert tuple(top.game.hp) == hp
        return self._all_fallen()

    def ends(self, *, won: bool, how: str = "hp") -> Match:
        """The game is over."""
        assert not self.s.agenda
        assert [(event.won, event.how) for event in self.events if isinstance(event, DartsEnded)] == [(won, how)]
        return self._all_fallen()

    def told(self, kind: type[Event]) -> int:
        """How often something has happened."""
        return sum(type(event) is kind for event in self.events)

    def throws(self) -> list[int]:
        """How many dice each throw had."""
        return [len(event.darts) for event in self.events if isinstance(event, DartsThrown)]

    def _tell(self, told: tuple[str, ...]) -> None:
        self.s.rng = Loaded(*[FACES.index(each) if each in FACES else face_told(each) for each in told])

    def _all_fallen(self) -> Match:
        assert isinstance(self.s.rng, Loaded)
        assert not self.s.rng.coming, "more was told than thrown"
        return self

    def _asked(self) -> Ask:
        top = self.s.agenda[-1]
        assert isinstance(top, Ask), "nobody is asked"
        return top

    def _step(self) -> None:
        task = self.s.agenda[-1]
        before = pack(task)
        assert agenda.step(self.s), "somebody is asked"
        assert pack(task) == before, "a task has changed its game"

    def _run(self) -> Match:
        while self.s.agenda and not isinstance(self.s.agenda[-1], DartsTurn | Ask):
            self._step()
        self.events += self.s.events
        self.s.events = []
        return self


def a_game(
    mine: str, theirs: str = OPPONENT, turn: int = 2, hp: tuple[int, int] = (10, 10), *, stunned: bool = False
) -> Match:
    """A game as it lies, before turn number `turn`."""
    dice = [[Dart(read_die(die)) for die in side.split(", ")] for side in (mine, theirs)]
    return Match(DartsTurn(Darts(0, turn - 1, list(hp), dice, stunned)))


THEIRS = 3  # a turn of the opponent
BONES = ("attack bones", "attack bones")


# The dice


@ruling("TMB-215")
def test_the_gearloc_takes_three_dice_at_most_two_of_a_kind() -> None:
    Match(PlayDarts(0)).asks(
        "darts_dice",
        "choose attack+attack+defense",
        "choose attack+attack+status",
        "choose attack+defense+defense",
        "choose attack+defense+status",
        "choose attack+status+status",
        "choose defense+defense+status",
        "choose defense+status+status",
    )


@ruling("TMB-214", "TMB-215", "TMB-216")
def test_both_have_10_hp_and_the_opponent_begins_with_two_attack_dice_and_a_status_die() -> None:
    match = Match(PlayDarts(0)).does("choose attack+defense+status")
    match.lies("attack, defense, status", hp=(10, 10))
    match.turn("attack 1", "attack 2", "poison 1").lies("attack, defense, status", "attack, attack, poison 1", (7, 10))
    assert [event.foe for event in match.events if isinstance(event, DartsTurnBegan)] == [True]


@ruling("TMB-214", "TMB-042")
def test_what_a_gearloc_is_and_has_in_the_adventure_plays_no_part_and_does_not_change() -> None:
    story = battle(PICTURE, dice=seeded(0, STREAMS))
    set_up_adventure(story.s, NOM)
    story.s.rng = Loaded(*[face_told("attack 2"), face_told("attack 2"), FACES.index("stun")] * 3)
    story.happens(PlayDarts(0)).does("choose attack+attack+defense")
    story.tells("DartsEnded", won=False).shows("Boomer 2/3 [plan: 1]")


# A throw


@ruling("TMB-216", "TMB-219")
def test_swords_hurt_and_the_first_to_lose_all_hp_loses() -> None:
    match = a_game("attack, attack, defense", hp=(1, 4))
    match.turn("attack 1", "attack 2", "defense 1").lies("attack, attack, defense 1", hp=(1, 1))
    match.turn("attack 2", "attack bones", "stun").ends(won=False)  # a shield of 1 against 2
    a_game("attack, attack, defense", hp=(1, 3)).turn("attack 1", "attack 2", "defense bones").ends(won=True)


@ruling("TMB-216")
def test_dice_that_lie_on_a_stack_are_not_thrown() -> None:
    match = a_game("defense 1, attack, stun", "attack, attack, poison 3")
    match.turn("attack 1").lies("defense 1, attack, stun", "attack, attack, poison 2", (7, 9))
    assert match.throws() == [1]


@ruling("TMB-216", "TMB-217")
def test_swords_use_up_shields_first_and_the_die_returns_to_its_owner() -> None:
    match = a_game("attack, attack, defense 1", turn=THEIRS).turn("attack 2", "attack 1", "weaken 1")
    match.lies("attack, attack, defense", "attack, attack, weaken 1", (8, 10))


@ruling("TMB-216", "TMB-274")
def test_a_shield_that_is_not_used_up_is_turned_down() -> None:
    match = a_game("attack, attack, defense 2", turn=THEIRS).turn("attack 1", "attack bones", "stun")
    match.lies("attack, attack, defense 1", "attack, attack, stun")


@ruling("TMB-185", "TMB-274")
@pytest.mark.parametrize(("answer", "left"), [("soak 2", "defense, defense 2"), ("soak 1+1", "defense 1, defense 1")])
def test_the_owner_says_which_shields_are_left_where_it_matters(answer: str, left: str) -> None:
    match = a_game("attack, defense 1, defense 2", turn=THEIRS).turn("attack 1", "attack bones", "stun")
    match.asks("darts_shields", "soak 1+1", "soak 2").does(answer).lies(f"attack, {left}", "attack, attack, stun")


@ruling("TMB-274")
def test_shields_that_can_be_left_in_one_way_only_are_not_asked_about() -> None:
    match = a_game("attack, defense 2, defense 2", turn=THEIRS).turn("attack 1", "attack bones", "stun")
    match.lies("attack, defense 2, defense 1", "attack, attack, stun")


@ruling("TMB-216", "TMB-272")
def test_an_effect_lies_on_the_other_side_in_place_of_the_same_effect_even_a_higher_one() -> None:
    match = a_game("attack, poison 3, status").turn("attack 1", "poison 1")
    match.lies("attack, status, poison 1", hp=(10, 9))
    a_game("attack, poison 3, status").turn("attack 1", "weaken 1").lies("attack, poison 3, weaken 1", hp=(10, 9))


@ruling("TMB-273")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("poison 1", "poison 3", "status, poison 3"),
        ("poison 3", "poison 1", "poison 3, status"),
        ("poison 2", "poison 2", "poison 2, status"),
        ("poison 2", "weaken 2", "poison 2, weaken 2"),
    ],
)
def test_of_two_alike_effects_in_one_throw_the_higher_counts_and_the_other_die_stays(
    first: str, second: str, left: str
) -> None:
    a_game("attack, status, status").turn("attack 1", first, second).lies(f"attack, {left}", hp=(10, 9))


# Effects


@ruling("TMB-194", "TMB-216")
def test_poison_hurts_at_the_start_of_the_turn_through_shields_and_drops_by_1() -> None:
    match = a_game("attack, attack, defense 2", "attack, attack, poison 2").turn("attack 1", "attack 1")
    match.lies("attack, attack, defense 2", "attack, attack, poison 1", (8, 8))
    hurt = next(event for event in match.events if isinstance(event, DartsHurt))
    assert (hurt.foe, hurt.amount, hurt.blocked, hurt.lost, hurt.true) == (False, 2, 0, 2, True)


@ruling("TMB-217")
def test_the_last_poison_goes_back_to_its_owner() -> None:
    match = a_game("attack, attack, defense", "attack, attack, poison 1").turn("attack 1", "attack 1", "defense 1")
    match.lies("attack, attack, defense 1", OPPONENT, (9, 8))


@ruling("TMB-216", "TMB-219")
def test_poison_may_end_the_game_before_anything_is_thrown() -> None:
    a_game("attack, attack, poison 2", turn=THEIRS, hp=(1, 2)).turn().ends(won=True)
    a_game("attack, attack, defense", "attack, attack, poison 3", hp=(2, 1)).turn().ends(won=False)


@ruling("TMB-217")
def test_a_stunned_side_loses_its_turn_and_the_die_goes_back() -> None:
    a_game("attack, attack, stun", turn=THEIRS).turn().lies("attack, attack, status")
    a_game("attack, attack, defense", "attack, attack, stun").turn().lies("attack, attack, defense")


@ruling("TMB-217")
def test_poison_hurts_a_stunned_side_too_and_weaken_is_over_with_the_lost_turn() -> None:
    a_game("poison 2, stun, weaken 1", turn=THEIRS).turn().lies("poison 1, status, status", hp=(10, 8))


@ruling("TMB-217")
def test_a_weakened_side_throws_fewer_dice_and_the_player_says_which() -> None:
    match = a_game("attack, attack, defense", "attack, attack, weaken 1").turn()
    match.asks("darts_weaken", "without attack", "without defense").does("without defense", "attack 1", "attack 1")
    match.lies("attack, attack, defense", hp=(10, 8))
    match = a_game("attack, attack, defense", "attack, attack, weaken 2").turn()
    match.asks("darts_weaken", "without attack+attack", "without attack+defense")
    match.does("without attack+attack", "defense 2").lies("attack, attack, defense 2")


@ruling("TMB-217")
def test_the_player_also_says_which_dice_a_weakened_opponent_leaves_out() -> None:
    match = a_game("attack, attack, weaken 1", turn=THEIRS).turn()
    match.asks("darts_weaken", "without attack", "without status").does("without attack", "attack 1", "stun")
    match.lies("attack, attack, status", "attack, attack, stun", (9, 10))


@ruling("TMB-217")
def test_a_side_weakened_by_as_many_dice_as_it_has_throws_nothing_and_nobody_is_asked() -> None:
    match = a_game("attack, defense 1, defense 1", "attack, attack, weaken 2").turn()
    match.lies("attack, defense 1, defense 1")
    assert match.throws() == [0]


# Bones


@ruling("TMB-218")
def test_the_opponent_never_uses_bones() -> None:
    match = a_game("attack, attack, poison 2", turn=THEIRS).turn(*BONES, "stun")
    match.lies("attack, attack, poison 1", "attack, attack, stun", (10, 8))


@ruling("TMB-217", "TMB-218")
@pytest.mark.parametrize(
    ("answer", "mine", "theirs"),
    [
        ("done", "attack, defense 2, weaken 2", "attack, attack, poison 2"),
        ("remove own shield 2", "attack, defense, weaken 2", "attack, attack, poison 2"),
        ("remove own poison 2", "attack, defense 2, weaken 2", "attack, attack, status"),
        ("remove other weaken 2", "attack, defense 2, status", "attack, attack, poison 2"),
    ],
)
def test_one_bone_takes_a_die_off_either_stack_and_it_goes_back_to_its_owner(
    answer: str, mine: str, theirs: str
) -> None:
    match = a_game("attack, defense 2, weaken 2", "attack, attack, poison 3").turn("attack bones")
    match.asks("darts_bones", "done", "remove own shield 2", "remove own poison 2", "remove other weaken 2")
    match.does(answer).lies(mine, theirs, (7, 10))


@ruling("TMB-218")
def test_dice_that_lie_alike_are_one_answer() -> None:
    match = a_game("attack, defense 1, defense 1").turn("attack bones")
    match.asks("darts_bones", "done", "remove own shield 1").does("remove own shield 1")
    match.lies("attack, defense, defense 1")


@ruling("TMB-218")
def test_two_bones_stun_the_opponent_until_the_gearlocs_next_turn() -> None:
    match = a_game("attack, attack, defense").turn(*BONES, "defense 1")
    match.asks("darts_bones", "done", "stun").does("stun").lies("attack, attack, defense 1")
    match.turn().lies("attack, attack, defense 1")
    match.turn("attack 1", "attack 1").lies("attack, attack, defense 1", hp=(10, 8))
    match.turn("attack bones", "attack bones", "stun").lies(
        "attack, attack, defense 1", "attack, attack, stun", (10, 8)
    )


@ruling("TMB-218")
def test_three_bones_win() -> None:
    match = a_game("attack, attack, defense").turn(*BONES, "defense bones")
    match.asks("darts_bones", "done", "stun", "knock out").does("knock out").ends(won=True, how="knock out")


@ruling("TMB-218")
def test_several_things_may_be_bought_in_one_turn() -> None:
    match = a_game("attack, attack, defense", "attack, attack, poison 3").turn(*BONES, "defense bones")
    match.does("remove own poison 2").asks("darts_bones", "done", "stun").does("stun")
    match.lies("attack, attack, defense", OPPONENT, (7, 10))
    match.turn().lies("attack, attack, defense", OPPONENT, (7, 10))


@ruling("TMB-218")
def test_a_stun_is_not_offered_twice() -> None:
    match = a_game("attack, attack, defense").turn(*BONES, "defense bones").does("stun")
    match.lies("attack, attack, defense")


@ruling("TMB-218", "TMB-271")
def test_bones_are_spent_before_the_rest_of_the_throw_counts() -> None:
    match = a_game("attack, attack, stun", hp=(10, 2)).turn("attack bones", "attack 2")
    match.asks("darts_bones", "done", "remove other stun 1")
    assert match.told(DartsHurt) == 0
    match.does("done").ends(won=True)


@ruling("TMB-218")
def test_bones_are_not_kept_and_a_bone_that_can_buy_nothing_is_not_asked_about() -> None:
    match = a_game("attack, attack, defense").turn("attack bones", "attack 1", "defense 1")
    match.lies("attack, attack, defense 1", hp=(10, 9))
    match.turn(*BONES, "poison 1").turn("attack bones", "attack 1").asks("darts_bones", "done", "remove own shield 1")


# The end


@ruling("TMB-219")
def test_a_game_of_100_turns_is_lost() -> None:
    match = a_game("attack, attack, defense", turn=1)
    for _ in range(50):
        match.turn(*BONES, "stun").turn()
    match.lies("attack, attack, defense")
    match.turn().ends(won=False, how="time")
    assert match.told(DartsTurnBegan) == 100


def test_a_game_can_be_saved_in_the_middle() -> None:
    match = a_game("attack, attack, defense 2", stunned=True).turn(*BONES)
    classes = {cls.__name__: cls for cls in records_in(darts, darts_state)}
    task = match.s.agenda[-1]
    assert isinstance(task, Ask)
    again = unpack(json.loads(json.dumps(pack(task))), classes)
    assert pack(again) == pack(task)
    assert again.questions(match.s)[0].options == task.questions(match.s)[0].options
