"""What the README shows is true, and the examples run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import boneyard

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def ran(*command: str) -> str:
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, check=True, cwd=ROOT).stdout


def test_the_picture_is_a_position() -> None:
    picture = BLOCKS[0][1]
    s = boneyard.game("baby-boom").read(picture)
    assert "c4-d4" in [str(option) for option in s.open[0].options], "the push the README speaks of"


def test_the_kingdom_is_one() -> None:
    s = boneyard.game("bad-bones").read(f"{BLOCKS[1][1]}\n{BLOCKS[1][1].replace('raven', 'stag')}")
    assert BLOCKS[1][1].split()[:6] == boneyard.game("bad-bones").write(s).split()[4:10]


def test_the_drawing_shows_the_same_position(tmp_path: Path) -> None:
    ran("tools/picture.py", str(tmp_path / "drawn.svg"))
    assert (tmp_path / "drawn.svg").read_bytes() == (ROOT / "docs" / "baby-boom.svg").read_bytes()


def test_the_library_example_prints_what_it_says() -> None:
    program, printed = BLOCKS[2][1], BLOCKS[3][1]
    assert BLOCKS[2][0] == "python"
    assert ran("-c", program) == printed


def test_the_battle_that_is_ordered_there_is_fought() -> None:
    assert BLOCKS[4][0] == "python"
    assert ran("-c", BLOCKS[4][1]).startswith("Picket 7/7 waiting, Boomer 5/5 waiting | ")


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_the_examples_run(path: Path) -> None:
    assert ran(str(path)).strip()


@pytest.mark.parametrize("path", [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")], ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target
