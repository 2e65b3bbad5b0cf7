"""The number of lines of play to each depth is what it was when it was last reviewed."""

from __future__ import annotations

import pytest

from tests.games.baby_boom import oracle
from tests.games.baby_boom.perft import FILE, Count, read

COUNTS = read(FILE.read_text(encoding="utf-8"))
MOVING = [count for count in COUNTS if not any(line.startswith("hands") for line in count.picture)]


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.name)
def test_every_line_of_play_is_counted(count: Count) -> None:
    now = count.counted()
    for old, new in zip(count.rows, now, strict=True):
        assert new == old, f"{count.name}: run `make playthroughs` and review the difference"


def lines(floor: oracle.Floor, depth: int) -> int:
    """The same count by the oracle."""
    if depth == 0:
        return 1
    found = 0
    for after in oracle.turns(floor).values():
        end = oracle.ending(after)
        if end.next is not None:
            after.turn = end.next
            found += lines(after, depth - 1)
        elif depth == 1:
            found += 1
    return found


@pytest.mark.parametrize("count", MOVING, ids=lambda count: count.name)
def test_the_oracle_counts_the_same(count: Count) -> None:
    players = max("rgyb".index(token[0]) + 1 for token in " ".join(count.picture[:5]).split() if token[0] in "rgyb")
    floor = oracle.parse("\n".join([*count.picture, f"scores: {', '.join('0' * players)}"]))
    assert [lines(floor, depth) for depth in (1, 2)] == [int(row.split()[1]) for row in count.rows[:2]]


@pytest.mark.parametrize(
    ("name", "by_hand"),
    [
        ("two players, the start", [15, 225]),
        ("three players, the start", [8, 40]),
        ("four players, the start", [5, 24]),
        ("laying the last two tiles", [105, 3840]),
        ("placing the last dice", [13, 156]),
    ],
)
def test_what_was_counted_by_hand_stands_in_the_file(name: str, by_hand: list[int]) -> None:
    (count,) = [count for count in COUNTS if count.name == name]
    assert [int(row.split()[1]) for row in count.rows[:2]] == by_hand
