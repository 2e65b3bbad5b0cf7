"""Bots that play Too Many Bones: what the greedy one sees on the mat, and how strong they are."""

from __future__ import annotations

from typing import Any

import pytest

from boneyard.bots import Seen, bot
from boneyard.bots.too_many_bones.evaluate import EVALUATOR
from boneyard.bots.too_many_bones.field import Field
from boneyard.core.codec import save
from boneyard.core.decision import Decision
from boneyard.core.game import game
from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.content.sheets import SKILLS
from boneyard.games.too_many_bones.model.battle_order import Recruit
from boneyard.games.too_many_bones.model.ids import GEARLOCS, STATS
from boneyard.games.too_many_bones.model.state import STREAMS, TooManyBones
from boneyard.games.too_many_bones.notation.orders import train_something
from tests.games.too_many_bones.stories import Story, battle

GAME: Any = game("too-many-bones")
PAIRS = [(one, other) for one in range(4) for other in range(one + 1, 4)]
POINTS = 8  # where `greedy` wins about as often as not


def recruit(gearloc: int, seed: int) -> str:
    """A gearloc with two trainings that it may have."""
    rng = seeded(seed, STREAMS)
    new = Recruit(gearloc, [0, 0, 0, 0], [], innate_plus=False)
    train_something(new, rng)
    train_something(new, rng)
    lessons = [STATS[stat] for stat in range(4) for _ in range(new.trained[stat])]
    return " + ".join([GEARLOCS[gearloc], *lessons, *[SKILLS[die].key for die in new.dice]])


def order(seed: int) -> str:
    """All pairs of gearlocs in turn, each with two trainings, against the same points."""
    one, other = PAIRS[seed % len(PAIRS)]
    return f"{recruit(one, 2 * seed)}, {recruit(other, 2 * seed + 1)} vs {POINTS} points"


def fought(name: str, seats: int, seed: int, options: dict[str, Any]) -> TooManyBones:
    """A battle that a bot of that name fights to the end in all seats."""
    s: TooManyBones = GAME.new(seats, seed, options)
    player, luck = bot(name), seeded(seed, ["bot"])
    while s.open:
        assert s.answers < 3000, "a bot goes round in circles"
        GAME.apply(s, s.open[0].seat, player.choose(Seen(GAME, s, s.open[0].seat, luck), s.open[0]))
    return s


def won(name: str, battles: int) -> float:
    """How large a part of its battles a bot wins."""
    endings = [fought(name, 2, seed, {"battle": order(seed)}).ending for seed in range(battles)]
    return endings.count("won") / battles


def asked(picture: str, *answers: str) -> tuple[Story, Decision]:
    """A battle as drawn, answered up to a question."""
    story = battle(picture)
    story.begins()
    story.does(*answers)
    return story, story.s.open[0]


def favourite(story: Story, decision: Decision) -> str:
    """The answer that promises most."""
    return str(max(EVALUATOR.weigh(GAME, story.s, decision), key=lambda one: one.score).option)


def test_whoever_can_be_finished_off_is_the_target() -> None:
    story, decision = asked("Tantrum 4/4 at c2 | Bog Frog 1 at c3, Clay Golem 3 at b2", "stay")
    assert (decision.kind, favourite(story, decision)) == ("target", "target c3")


def test_who_has_nobody_left_beside_him_walks_on_to_the_next() -> None:
    raging = "Tantrum 4/4 at b2 [dex+1; active: rage 1.8] | Kobold 2 at b3, Clay Golem 1 at d3"
    story, decision = asked(raging, "stay", "act execute b3")
    assert (decision.kind, favourite(story, decision)) in [("target", "move d2"), ("target", "move c3")]


def test_a_baddie_that_enters_together_with_a_gearloc_is_to_act_after_it() -> None:
    late = (
        "Picket 5/5 at c2, Boomer 2/3 entering | Clay Golem 3 at c3\nqueue: Great Horned Bull\nstack 5:\nturn: nobody"
    )
    story, decision = asked(late, "at b1")
    assert (decision.kind, favourite(story, decision)) == ("initiative", "first")


def test_a_second_rush_goes_where_he_stands_well_and_is_used() -> None:
    story, decision = asked("Picket 5/5 at a1 [active: rush rush, riposte rush] | Kobold 2 at c4, Cave Bear 6 at b3")
    assert favourite(story, decision).startswith("act double-rush")


def test_somebody_who_fights_hand_to_hand_walks_up_to_a_baddie() -> None:
    story, decision = asked("Tantrum 4/4 at a1 | Clay Golem 1 at a3")
    assert (decision.kind, favourite(story, decision)) == ("move", "move a2")


def test_dex_is_not_left_over_while_there_are_dice_worth_taking() -> None:
    story, decision = asked("Tantrum 4/4 at c2 | Clay Golem 3 at c3", "stay", "target c3")
    while decision.kind == "dice" and len(decision.options) > 1:
        assert favourite(story, decision) == "add attack"
        story.does("add attack")
        if not story.s.turn.dex:
            break
        decision = story.s.open[0]
    assert len(story.s.turn.chosen) == 3


def test_bodies_are_cashed_before_poison_kills_and_poison_comes_first_when_it_does_not() -> None:
    picture = "Tantrum {}/4 at c2 [poison 1, body count 3], Boomer 3/3 at d1 | Cave Bear 6 at c3"
    dying, decision = asked(picture.format(1))
    assert favourite(dying, decision) == "act body-count"
    hurt, decision = asked(picture.format(3))
    assert favourite(hurt, decision) == "next poison"


def test_slots_are_hardly_ever_cleared() -> None:
    story, decision = asked("Picket 5/5 at c1 [active: defense 1] | Clay Golem 3 at c4", "stay")
    scores = {str(one.option): one.score for one in EVALUATOR.weigh(GAME, story.s, decision)}
    assert scores.pop("clear") < min(scores.values())


def test_a_wound_is_worth_less_than_a_defeat_and_shields_take_their_part() -> None:
    story = battle("Tantrum 4/4 at c2 | Clay Golem 3 at c3, Orc Recruit 3 at b3 [shields 2]")
    field = Field(story.s)
    shielded, bare = field.foes
    assert 0 < field.blow(bare, 2) < field.blow(bare, 3)
    assert field.blow(shielded, 3) < field.blow(bare, 3)
    assert field.blow(shielded, 3, true=True) > field.blow(shielded, 3)


def test_a_party_shares_what_a_battle_is_worth() -> None:
    strong = battle("Picket 5/5 at c2, Tantrum 4/4 at b2 | Bog Frog 1 at c3").s
    weak = battle("Picket 1/5 at c2, Tantrum 1/4 at b2 | Golden Golem 9 at c3, Wyrm 5 at b3").s
    for s in (strong, weak):
        assert EVALUATOR.worth(GAME, s)[0] == EVALUATOR.worth(GAME, s)[1]
    assert EVALUATOR.worth(GAME, weak)[0] < 0.2
    assert EVALUATOR.worth(GAME, strong)[0] > 0.8


def test_only_the_end_is_worth_everything_or_nothing() -> None:
    for seed in range(6):
        s = fought("greedy", 2, seed, {"battle": order(seed)})
        assert EVALUATOR.worth(GAME, s) == [1.0 if s.ending == "won" else 0.0] * 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_weighing_leaves_the_table_as_it_was(seats: int) -> None:
    s: TooManyBones = GAME.new(seats, seats, {"battle": "any"})
    luck = seeded(seats, ["bot"])
    while s.open:
        before = save(GAME, s)
        assert EVALUATOR.weigh(GAME, s, s.open[0])
        assert save(GAME, s) == before
        GAME.apply(s, s.open[0].seat, luck.pick(s.open[0].options))


@pytest.mark.parametrize(
    "foes",
    ["Nom", "Mulmesh", "Drellen, 5 points", "Gendricks, 5 points", "Goblin King", "Marrow", "Duster", "21 points"],
)
def test_greedy_fights_anybody_to_the_end(foes: str) -> None:
    party = "Boomer + frag + stunner, Patches + med kit + toxins, Picket + redshirt + rush, Tantrum + raaage + cripple"
    assert fought("greedy", 4, 1, {"battle": f"{party} vs {foes}"}).ending


def test_greedy_wins_where_random_does_not() -> None:
    assert won("greedy", 24) >= won("random", 24) + 0.2


def test_mcts_answers_from_what_is_offered() -> None:
    s = GAME.new(2, 3, {"battle": order(3)})
    while len(s.open[0].options) == 1:
        GAME.apply(s, s.open[0].seat, s.open[0].options[0])
    assert bot("mcts:20").choose(Seen(GAME, s, s.open[0].seat, seeded(3, ["bot"])), s.open[0]) in s.open[0].options


@pytest.mark.slow
def test_greedy_wins_40_to_60_of_100_battles_and_random_25_fewer() -> None:
    greedy = won("greedy", 300)
    assert 0.4 <= greedy <= 0.6
    assert won("random", 300) <= greedy - 0.25


@pytest.mark.slow
def test_mcts_wins_15_of_100_battles_more_than_greedy() -> None:
    assert won("mcts:300", 150) >= won("greedy", 150) + 0.15
