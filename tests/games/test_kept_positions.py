"""Positions and records that earlier commits wrote still open, and are played to their end.

The files were written by the code of their time: `kept_by_rules_1` by version 1 of the rules, `kept_by_rules_2` by
version 2. Together the positions of `kept_by_rules_2` hold every class that random games put on their agenda. Whoever
changes what a state holds, or renames one of its classes, finds out here.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import boneyard
from boneyard.core.codec import load, save
from boneyard.core.game import Game
from boneyard.core.session import replay
from boneyard.games.too_many_bones.model.state import TooManyBones

HERE = Path(__file__).parent
BY_RULES_1 = sorted((HERE / "kept_by_rules_1").glob("*.json"))
BY_RULES_2 = [
    pytest.param(path.stem, text, id=f"{path.stem}-{number}")
    for path in sorted((HERE / "kept_by_rules_2").glob("*.jsonl"))
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines())
]
RECORDS = sorted((HERE / "kept_by_rules_2").glob("*.txt"))
LONGEST = 5000


def play_on(game: Game, text: str) -> None:
    """Open a position and play it to its end, at random."""
    s = load(game, text, any_version=True)
    assert load(game, save(game, s)).agenda
    rng = Random(3)
    for _ in range(LONGEST):
        asked = [decision for decision in game.pending(s) if not decision.free]
        if not asked:
            break
        decision = rng.choice(asked)
        game.apply(s, decision.seat, rng.choice(decision.options))
    assert game.outcome(s) is not None


@pytest.mark.parametrize("path", BY_RULES_1, ids=lambda path: path.stem)
def test_a_position_kept_by_earlier_rules_is_played_to_its_end(path: Path) -> None:
    play_on(boneyard.game(path.stem.removesuffix("-battle").removesuffix("-team")), path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "text"), BY_RULES_2)
def test_a_position_with_any_task_on_its_agenda_is_played_to_its_end(name: str, text: str) -> None:
    play_on(boneyard.game(name), text)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_kept_replays_to_the_same_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replay(text).write() == text


def test_a_table_that_chose_the_french_breakdown_keeps_it() -> None:
    game = boneyard.game("too-many-bones")
    text = (HERE / "kept_by_rules_1" / "too-many-bones.json").read_text(encoding="utf-8")
    s = load(game, text, any_version=True)
    assert isinstance(s, TooManyBones)
    assert s.book.breakdown_keeps_tier
