"""Numbers worked out before anything happens."""

from __future__ import annotations

from boneyard.games.too_many_bones.answers.picks import Pick
from boneyard.games.too_many_bones.shown.offers import offer
from tests.games.too_many_bones.stories import battle, open_question, rolls
from tests.rulings import ruling


@ruling("TMB-261")
def test_the_worked_out_damage_counts_constant_damage_once() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: defense 1; locked: sword advance constant damage 1; plan: 1, 1] | Cave Bear 6 at c3",
        dice=rolls("attack 1"),
    )
    story.does("stay", "target c3", "add attack", "roll", "plan 2")
    question = open_question(story)
    hit = question.options[0]
    assert isinstance(hit, Pick)
    foretold = offer(story.s, question, hit).data["hp"]
    story.does("hit 1")
    story.shows(f"Cave Bear {foretold}")
