"""Positions that were kept by version 1 of the rules can still be opened and played to their end.

The files were written by the code of that time. Whoever changes what a state holds finds out here.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import boneyard
from boneyard.core.codec import load, save
from boneyard.games.too_many_bones.model.state import TooManyBones

KEPT = sorted((Path(__file__).parent / "kept_by_rules_1").glob("*.json"))
LONGEST = 5000


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_position_kept_by_earlier_rules_is_played_to_its_end(path: Path) -> None:
    game = boneyard.game(path.stem.removesuffix("-battle").removesuffix("-team"))
    s = load(game, path.read_text(encoding="utf-8"), any_version=True)
    assert load(game, save(game, s)).agenda
    rng = Random(3)
    for _ in range(LONGEST):
        asked = [decision for decision in game.pending(s) if not decision.free]
        if not asked:
            break
        decision = rng.choice(asked)
        game.apply(s, decision.seat, rng.choice(decision.options))
    assert game.outcome(s) is not None


def test_a_table_that_chose_the_french_breakdown_keeps_it() -> None:
    game = boneyard.game("too-many-bones")
    text = (Path(__file__).parent / "kept_by_rules_1" / "too-many-bones.json").read_text(encoding="utf-8")
    s = load(game, text, any_version=True)
    assert isinstance(s, TooManyBones)
    assert s.book.breakdown_keeps_tier
