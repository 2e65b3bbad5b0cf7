"""Boxes that are not like ours: white dice with their faces in another order, or without a face the rules need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.rulings import ruling

TURNED_ROUND = """
[too-many-bones.dice]
attack = ["2", "1", "1", "1", "1", "bones"]
defense = ["bones", "bones", "1", "1", "2", "2"]
"""
TOLD = """
from boneyard.games.too_many_bones.battle import odds
from boneyard.games.too_many_bones.notation.dice import write_rolled_die
from tests.games.too_many_bones.stories import battle, rolls

def bones(story):
    return [write_rolled_die(shown) for shown in story.s.party[0].plan]

resting = ("move", "target", "dice")
story = battle("Tantrum 4/4 at b2 [plan: 1; active: rage 1.6] | Cave Bear 6 at b3", passing=resting)
assert bones(story.does("act rage")) == ["attack bones 1"] * 4, bones(story)
story = battle("Picket 5/5 at c2 [plan: 1 1 1] | Cave Bear 6 at c3", dice=rolls("attack bones"))
story.does("stay", "target", "add attack", "roll", "keep attack 1")
assert bones(story) == ["attack bones 1"] * 4, bones(story)
story.does("plan 4").lies("Picket", active="defense 2")
sixths = [[round(6 * chance) for chance in odds.swords_of(1)]]
sixths += [[round(6 * chance) for chance in odds.bones_of(*dice)] for dice in ((1, 0), (0, 1))]
assert sixths == [[1, 4, 1], [5, 1], [4, 2]], sixths  # so previews and bots count these dice, too
print("told")
"""


def run(file: Path, content: str, program: str) -> subprocess.CompletedProcess[str]:
    file.write_text(content)
    paths = ":".join([str(Path(__file__).parents[3]), *[path for path in sys.path if path]])
    return subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        env={"BONEYARD_FACTS": str(file), "PYTHONPATH": paths},
    )


SEVERAL = """
[too-many-bones.chips.goblin_war_chief]
target = "strongest"
"""
WEAKEST_FIRST = """
from boneyard.games.too_many_bones.content.chips import CHIPS
from tests.games.too_many_bones.stories import battle, rolls

picture = "Picket 5/5 at a2, Boomer 3/3 at b1, Patches 2/4 at c1 | Goblin War Chief 8 at a4 [shields 1 1, weaken 2]"
story = battle(picture).turn_of("Goblin War Chief")
story.tells("Targeted", target="Patches").tells("Targeted", target="Boomer").never_tells("Targeted", target="Picket")
assert [chip.key for chip in CHIPS if chip.strongest and chip.targets > 1] == []  # so the box shows it
print("told")
"""


@ruling("TMB-172")
def test_who_attacks_several_takes_the_weakest_whatever_its_icon_says(tmp_path: Path) -> None:
    done = run(tmp_path / "odd.toml", SEVERAL, WEAKEST_FIRST)
    assert done.stdout == "told\n", done.stderr


def test_bones_and_shields_are_found_wherever_a_box_prints_them(tmp_path: Path) -> None:
    done = run(tmp_path / "odd.toml", TURNED_ROUND, TOLD)
    assert done.stdout == "told\n", done.stderr


@pytest.mark.parametrize(
    ("die", "face", "why"),
    [
        ("attack", "1", "an attack die shows bones somewhere"),
        ("defense", "bones", "a defense die shows a shield somewhere"),
    ],
)
def test_a_white_die_without_a_face_the_rules_need_is_refused(tmp_path: Path, die: str, face: str, why: str) -> None:
    faces = ", ".join([f'"{face}"'] * 6)
    content = f"[too-many-bones.dice]\n{die} = [{faces}]\n"
    done = run(tmp_path / "poor.toml", content, "import boneyard; boneyard.game('too-many-bones')")
    assert f"poor.toml, line 2: too-many-bones.dice.{die} does not fit: {why}" in done.stderr
