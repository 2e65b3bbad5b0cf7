"""Stories that begin with a throw: nobody moves, the dice named are taken and rolled, and fall as told."""

from __future__ import annotations

from boneyard.games.too_many_bones.answers.picks import ADD, VERBS
from boneyard.games.too_many_bones.content.sheets import key_of
from boneyard.games.too_many_bones.model.dice import die_of
from boneyard.games.too_many_bones.notation.dice import read_rolled_die
from tests.games.too_many_bones.stories import Story, battle, rolls


def thrown(picture: str, *told: str, target: str = "", then: tuple[str, ...] = ()) -> Story:
    """The first on the meter stays, takes the dice told and rolls them; `then` is what falls later."""
    story = battle(picture, dice=rolls(*told, *then)).begins()
    if story.asked.startswith("move:"):
        story.does("stay")
    if story.asked.startswith("target:"):
        story.does(f"target {target}" if target else "no target")
    for shown in told:
        story.does(f"{VERBS[ADD]} {key_of(die_of(read_rolled_die(shown)))}")
    return story.does("roll") if story.asked.startswith("dice:") else story
