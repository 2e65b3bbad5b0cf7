"""The options of a question as they are listed."""

from __future__ import annotations

import re

from boneyard.core.decision import Action
from boneyard.terminal.listing import listed
from boneyard.terminal.menu import Choice


def numbered(*said: str) -> list[Choice]:
    """Options numbered from 1; what comes after a dash is what comes of them."""
    split = [text.partition(" – ") for text in said]
    return [Choice(at, Action(does), does, does, effect) for at, (does, _, effect) in enumerate(split, start=1)]


def test_an_option_longer_than_the_window_is_broken() -> None:
    assert listed(numbered("a1-a2 and a long story", "b1"), 16) == [" 1 a1-a2 and a", "   long story", " 2 b1"]


def test_lists_keep_together_what_begins_alike() -> None:
    assert listed(numbered("a1-a2", "a1-b1", "c3-b3"), 80) == [" 1 a1-a2  2 a1-b1", " 3 c3-b3"]
    assert listed(numbered("a1", "b1", "c1"), 13) == [" 1 a1  2 b1", " 3 c1"]


def test_options_that_begin_like_no_other_share_lines() -> None:
    among = numbered("wall", "bomb", "portal", "rapier for Raven", "rapier for Stag", "pass")
    lines = listed(among, 80)
    assert [re.findall(r"\d", line) for line in lines] == [["1", "2", "3"], ["4", "5"], ["6"]]


def test_short_options_stand_in_columns_with_what_comes_of_them() -> None:
    assert listed(numbered("b1", "b2 – loses one house", "b3", "b4 – loses one floor"), 50) == [
        " 1 b1                    2 b2 – loses one house",
        " 3 b3                    4 b4 – loses one floor",
    ]


def test_what_comes_of_long_options_has_a_column_of_its_own() -> None:
    said = ["Stay here – 3 Dex for dice, next to Troll Runt", "Go to d3 – 2 Dex, 1 left, next to nobody", "Give up"]
    assert listed(numbered(*said), 50) == [
        " 1 Stay here  3 Dex for dice, next to Troll Runt",
        " 2 Go to d3   2 Dex, 1 left, next to nobody",
        " 3 Give up",
    ]
    assert listed(numbered(*said), 44)[:2] == [
        " 1 Stay here  3 Dex for dice, next to Troll",
        "              Runt",
    ]


def test_a_name_too_long_for_its_column_has_a_line_of_its_own() -> None:
    said = ["Rest – HP is full already", "Let Tantrum decide from now on – for the whole adventure"]
    assert listed(numbered(*said), 50) == [
        " 1 Rest  HP is full already",
        " 2 Let Tantrum decide from now on",
        "         for the whole adventure",
    ]


def test_in_a_narrow_window_what_comes_of_an_option_goes_under_it() -> None:
    assert listed(numbered("Stay here – 3 Dex for dice, next to nobody", "Give up"), 30) == [
        " 1 Stay here",
        "     3 Dex for dice, next to",
        "     nobody",
        " 2 Give up",
    ]
