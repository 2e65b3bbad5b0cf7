"""The client has words for every refusal and every question that undo goes back to, in English.

Its own tests compare the languages.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import boneyard
from boneyard.table.protocol import Why

ROOT = Path(__file__).parent.parent.parent
GAMES = [
    ROOT / "src" / "boneyard" / "games" / name.replace("-", "_")
    for name in boneyard.games()
    if name != "too-many-bones"
]
RULES = [path.read_text(encoding="utf-8") for game in GAMES for path in game.rglob("*.py")]
KINDS = sorted({kind for rules in RULES for kind in re.findall(r'Decision\([^"\n]*"(\w+)"', rules)})
OFTEN = (  # in Too Many Bones, where a hundred other questions of one card or die are "your last choice"
    *("place", "enter", "initiative", "start", "move", "target", "dice", "aim", "result", "slot", "shields", "agree"),
    *("baddie_target", "baddie_walk", "way", "road", "train", "camp", "share", "drop", "find", "stack", "scouted"),
    *("intuition", "lock_dice"),
)


def words(area: str) -> str:
    return (ROOT / "web" / "src" / "words" / "en" / f"{area}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("why", get_args(Why))
def test_every_refusal_has_words(why: str) -> None:
    assert f"\nweb-shell-problem-{why} =" in words("shell")


@pytest.mark.parametrize("kind", sorted({*KINDS, *OFTEN}))
def test_undo_says_to_which_question_it_goes_back(kind: str) -> None:
    assert f"\nweb-table-undo-{kind.replace('_', '-')} =" in words("table")
