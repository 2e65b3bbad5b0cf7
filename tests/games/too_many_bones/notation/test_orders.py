"""Battles as they are ordered."""

from __future__ import annotations

import pytest

from boneyard.core.decision import BadOptions
from boneyard.games.too_many_bones.notation.orders import read_order
from tests.rulings import ruling


@ruling("TMB-071")
def test_nobody_trains_the_same_skill_twice() -> None:
    with pytest.raises(BadOptions):
        read_order("Boomer + Frag + Frag vs 4 points")
