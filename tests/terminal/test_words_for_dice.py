from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.shown.view_units import ShownDieView
from boneyard.terminal.games.too_many_bones.pieces import die_said
from boneyard.words import Voice


def test_an_aimed_die_says_where() -> None:
    die = ShownDieView("frag", Words("Frag", "Frag"), "damage", Words("Damage", "Dégâts"), 2, "", 0, "c3")
    assert die_said(die, Voice("en")).startswith("Frag (")
    assert die_said(die, Voice("en")).endswith(") on c3")
