"""Phase 4: skeletons come out of bag and cemetery into the forests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boneyard.core.agenda import Do
from boneyard.games.bad_bones.model.events import Arrived
from boneyard.games.bad_bones.model.facts import FACTS
from boneyard.games.bad_bones.model.pieces import NECROMANCER, RANK_OF, bone, facing_in, home_of
from boneyard.games.bad_bones.model.state import BAG, BadBones

if TYPE_CHECKING:
    from mypy_extensions import i64

NEW_SKELETONS: Final[int] = FACTS["setup.base.new_skeletons_per_round"]
NECROMANCER_CALLS: Final = 3  # how many a necromancer brings (BAD-092)


class Arrivals(Do):
    """Phase 4: draw three each, then everything in the cemeteries enters the forests (BAD-049, BAD-050).

    Whoever fights on for the heroic win draws nothing more (BAD-101).
    """

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        drawn: list[list[int]] = [[] for _ in s.kingdoms]
        if not s.heroic:
            draw_for_all(s, drawn)
        face = s.moved()
        g = s.book.ground
        for k in s.kingdoms:
            mine = drawn[k.seat]
            if mine or k.cemetery:
                s.say(Arrived(k.seat, tuple(mine), tuple(k.cemetery)))
            for kind in k.cemetery + mine:
                home = home_of(g, kind)
                k.bones.append(bone(kind, home, facing_in(g, home), face))
            k.cemetery = []


def draw_for_all(s: BadBones, drawn: list[list[int]]) -> None:
    """Seat by seat while the bag has enough for everybody; then one at a time in turn (BAD-050, BAD-092)."""
    seats = s.book.seats
    due = [NEW_SKELETONS] * seats
    left = sum(s.bag)
    if left >= NEW_SKELETONS * seats:
        for seat in range(seats):
            while due[seat] and left:
                draw_one(s, drawn, due, seat, left)
                left -= 1
        return
    while left and any(due):
        for seat in range(seats):
            if due[seat] and left:
                draw_one(s, drawn, due, seat, left)
                left -= 1


def draw_one(s: BadBones, drawn: list[list[int]], due: list[int], seat: int, left: int) -> None:
    """Draw one token; a necromancer brings three more, and so does any among those (BAD-092)."""
    number: i64 = s.rng.below(BAG, left)
    kind: i64 = -1
    while number >= 0:
        kind += 1
        number -= s.bag[kind]
    s.bag[kind] -= 1
    drawn[seat].append(kind)
    due[seat] += NECROMANCER_CALLS - 1 if RANK_OF[kind] == NECROMANCER else -1


ARRIVALS: Final = Arrivals()
