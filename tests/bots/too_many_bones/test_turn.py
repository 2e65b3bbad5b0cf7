"""What a bot answers on a gearloc's own turn."""

from __future__ import annotations

from boneyard.bots.too_many_bones.evaluate import EVALUATOR
from boneyard.core.decision import Decision
from tests.bots.too_many_bones.battles import GAME
from tests.games.too_many_bones.stories import Story, battle


def asked(picture: str, *answers: str) -> tuple[Story, Decision]:
    """A battle as drawn, answered up to a question."""
    story = battle(picture)
    story.begins()
    story.does(*answers)
    return story, story.s.open[0]


def favourite(story: Story, decision: Decision) -> str:
    """The answer that scores most."""
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
