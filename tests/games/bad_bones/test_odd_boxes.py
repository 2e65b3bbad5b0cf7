"""Boxes that are not like ours: what an owner's file may say, and what it may not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ODD = """
[bad-bones.setup.base]
floors = 20
houses = 20
[bad-bones.setup.coop]
houses_per_player = 20
[bad-bones.traps.wall]
cost = 0
[bad-bones.weapons.rapier]
cost = 0
"""
PLAYED = """
import boneyard
from boneyard.bots import Seen, bot
from boneyard.core.rng import seeded
game = boneyard.game("bad-bones")
for options in ({"advanced": True}, {"coop": True}):
    s = game.new(2, 3, options)
    assert s.book.coop or game.write(game.new(2, 3)) == game.write(game.read(game.write(game.new(2, 3))))
    luck, player = seeded(1, ["odd"]), bot("greedy")
    for _ in range(40):
        for decision in game.pending(s)[:1]:
            game.apply(s, decision.seat, player.choose(Seen(game, s, decision.seat, luck), decision))
print("played")
"""


def run(file: Path, content: str, program: str) -> subprocess.CompletedProcess[str]:
    file.write_text(content)
    paths = ":".join(path for path in sys.path if path)
    return subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        env={"BONEYARD_FACTS": str(file), "PYTHONPATH": paths},
    )


def test_bots_and_pictures_cope_with_every_number_that_is_allowed(tmp_path: Path) -> None:
    done = run(tmp_path / "odd.toml", ODD, PLAYED)
    assert done.stdout == "played\n", done.stderr


@pytest.mark.parametrize("ways", ["up right", "right up"])
def test_a_board_on_which_nobody_ever_comes_home_is_refused_with_its_line(tmp_path: Path, ways: str) -> None:
    back = {"up": "down", "right": "left", "down": "up", "left": "right"}
    arrows = [
        f'{{ square = "{column}{row}", moving = "{moving}", becomes = "{back[moving]}" }}'
        for column in "abcde"
        for row in "12345"
        for moving in (*ways.split(), "down", "left")
        if column + row != "c3"
    ]
    content = f"[bad-bones.board.base]\narrows = [\n  {', '.join(arrows[:50])},\n  {', '.join(arrows[50:])},\n]\n"
    done = run(tmp_path / "back.toml", content, "import boneyard; boneyard.game('bad-bones')")
    assert "back.toml, line 2: bad-bones.board.base.arrows does not fit: left alone, nobody ever comes" in done.stderr
