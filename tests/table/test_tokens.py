"""Names of tables: too many to guess, and short enough to say."""

from __future__ import annotations

import math
import re

from boneyard.table.tokens import BEASTS, GROUPS, SIGNS, TREES, new_name


def test_the_name_of_a_table_cannot_be_guessed() -> None:
    bits = math.log2(len(TREES) * len(BEASTS) * len(set(SIGNS)) ** (4 * GROUPS))
    assert bits >= 64
    assert re.fullmatch(r"[a-z]+-[a-z]+(-[0-9a-hjkmnp-tv-z]{4}){3}", new_name())
    assert len({new_name() for _ in range(1_000)}) == 1_000
