"""What a forecast amounts to: counted once, in the order of harm, with those who walk into it."""

from __future__ import annotations

from typing import get_args

import pytest

from boneyard.games.bad_bones.march.walk import LEAVES, THROWN
from boneyard.games.bad_bones.model.events import Destroyed, Eliminated, Marched, Struck, WeaponUsed
from boneyard.games.bad_bones.model.pieces import CROSSBOW
from boneyard.games.bad_bones.model.state import ANYBODY, NOBODY, BadBones
from boneyard.games.bad_bones.shown.summary import ForecastSummary, ForecastView, What, lines_of, losses, summary_of
from boneyard.words import Voice
from tests.games.bad_bones.pictures import GAME, table
from tests.rulings import ruling

TWO_TRAPS = """
          .    .    .    .    .
     .    .    .    .    .    .    .
     .    .    yl>  D    .    .    .
     .    .    .    T4H  .    .    .
     .    .    #    g^   .    .    .
     .    bl>  .    .    2yl< .    .
"""


def summed_up(s: BadBones) -> ForecastView:
    """What is ahead of the first kingdom."""
    return GAME.sum_up(s, 0)


def said(view: ForecastView, language: str = "en") -> list[str]:
    """The lines, and who walks into each."""
    voice = Voice(language)
    return [" · ".join(voice.say(phrase) for phrase in (line.say, *line.who)) for line in view.lines]


def test_what_will_happen_is_said_with_where_it_comes_from() -> None:
    view = summed_up(table(TWO_TRAPS))
    assert said(view) == [
        "1 floor falls · green, from c2",
        "1 chased by a dragon · yellow, from b4",
        "1 trap damaged",
        "1 choice to make",
    ]
    assert [line.tone for line in view.lines] == ["harm", "plain", "plain", "ask"]
    assert said(view, "fr")[0] == "1 étage s’écroule · vert, depuis c2"


def test_only_those_who_move_are_drawn_as_they_will_lie() -> None:
    view = summed_up(table(TWO_TRAPS))
    assert [(bone.place, bone.token.colour, bone.facing, bone.count) for bone in view.moved] == [
        ("c4", "yellow", "right", 1),
        ("b1", "blue", "right", 1),
        ("c1", "yellow", "left", 2),
    ]


def test_those_in_a_forest_come_from_the_forest() -> None:
    view = summed_up(
        table("""
                  .    .    .    .    .
             .    .    .    .    .    .    .
             .    .    .    .    .    .    .
             r>   #    .    T4H  .    .    .
             .    .    .    .    .    .    .
             .    .    .    .    .    .    .
        """)
    )
    assert said(view) == ["1 stopped · red, from the left forest", "1 trap damaged"]
    assert view.moved == []


@pytest.mark.parametrize(
    ("fate", "target", "what"),
    [
        (THROWN, 1, "thrown"),
        (THROWN, ANYBODY, "thrown"),
        (THROWN, 0, "returned"),
        (LEAVES, 1, "left"),
        (LEAVES, ANYBODY, "left"),
        (LEAVES, 0, "returned"),
        (LEAVES, NOBODY, ""),  # into the village
    ],
)
@ruling("BAD-117")
def test_alone_whoever_is_sent_away_comes_back(fate: int, target: int, what: str) -> None:
    counts = summary_of([Marched(0, (0, 0), (7, 12), fate, 0, target)]).counts
    assert counts == ({what: 2} if what else {})


def test_the_hero_and_his_weapons_kill_and_so_do_bombs() -> None:
    events = [Destroyed(0, 7, (0,), "hero"), Destroyed(0, 7, (0, 1), "bomb"), WeaponUsed(0, CROSSBOW, 7, (2,))]
    assert summary_of(events).counts == {"slain": 2, "trapped": 2}


def test_what_is_mended_makes_up_for_what_is_lost() -> None:
    summary = summary_of([Struck(0, "village", -1, 4), Struck(0, "village", 1, 5), Eliminated(0, "tower")])
    lost = losses(summary)
    assert lost is not None
    assert Voice("en").say(lost) == "loses the kingdom"
    lines = [Voice("en").say(line.say) for line in lines_of(summary, coop=False)]
    assert lines == ["your kingdom falls", "1 house burns", "1 house mended"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("count", [1, 2])
def test_everything_counted_has_words(language: str, count: int) -> None:
    summary = ForecastSummary()
    for what in get_args(What):
        summary.add(what, count)
    lines = [Voice(language).say(line.say) for line in lines_of(summary, coop=True)]
    assert len(set(lines)) == len(get_args(What))
