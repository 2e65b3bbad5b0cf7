"""Who sits where, and what lies beyond the edges of a board."""

from __future__ import annotations

from boneyard.games.bad_bones.model.board import LEFT, RIGHT
from boneyard.games.bad_bones.model.state import BadBones


def opponents(s: BadBones, seat: int) -> list[int]:
    """The players a catapult or a hearse may send to; alone, oneself (BAD-043, BAD-071, BAD-100, BAD-102)."""
    seats = s.book.seats
    return [(seat + i) % seats for i in range(1, seats)] if seats > 1 else [seat]


def beyond(s: BadBones, seat: int, edge: int) -> list[int]:
    """The players whose cemetery may lie beyond an edge; none at the village or the capital (BAD-026, BAD-102)."""
    seats = s.book.seats
    if edge == LEFT:
        return [(seat + 1) % seats]  # the next clockwise (BAD-006)
    if edge == RIGHT:
        return [(seat - 1) % seats]
    if edge == s.book.ground.home:
        return []
    return opponents(s, seat)
