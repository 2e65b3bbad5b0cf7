"""Phase 1: the heroes move (BAD-011 to BAD-014)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do, SeatQuestion, together
from boneyard.games.bad_bones.march.burial import bury
from boneyard.games.bad_bones.march.harm import destroy_on
from boneyard.games.bad_bones.march.secrets import shown
from boneyard.games.bad_bones.march.weapons import OfferWeapon, may_use_weapon
from boneyard.games.bad_bones.model.answers import HERO_MOVES, GoTo
from boneyard.games.bad_bones.model.board import CELLS, NOWHERE
from boneyard.games.bad_bones.model.events import HeroMoved
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.end_of_game import maybe_heroic_win


class HeroPhase(Do):
    """Phase 1: every hero still alive moves; the choices are shown together (BAD-004, BAD-011, BAD-014)."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        lanes = [(k.seat, CHOOSE_MOVE[k.seat]) for k in s.kingdoms if k.hero != NOWHERE]
        s.then(together(*lanes), HERO_WEAPONS)


class ChooseMove(SeatQuestion):
    """The hero must move exactly one square, straight or diagonal (BAD-011)."""

    __slots__ = ()

    kind = "move_hero"
    answers = GoTo

    def options(self, s: BadBones) -> Sequence[GoTo]:
        return HERO_MOVES[s.kingdoms[self.seat].hero]

    def picked(self, s: BadBones, pick: GoTo) -> None:
        s.later(MOVE_HERO[self.seat * CELLS + pick.cell])


class MoveHero(Do):
    """He destroys every skeleton on the square he enters, and triggers no trap (BAD-012, BAD-013)."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def run(self, s: BadBones) -> None:
        k = s.kingdoms[self.seat]
        shown(s, HeroMoved(self.seat, k.hero, self.cell))
        k.hero = self.cell
        destroy_on(s, k, self.cell)


class HeroWeapons(Do):
    """A hero who destroyed three or more may use his weapon, before the traps (BAD-004, BAD-078)."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        if s.book.advanced:
            lanes = [(k.seat, OfferWeapon(k.seat)) for k in s.kingdoms if may_use_weapon(s, k)]
            if lanes:
                s.then(together(*lanes))
        s.then(CLOSE_HEROES)


class CloseHeroes(Do):
    """Phase 1 is over: bury the dead, and on to the traps."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        for k in s.kingdoms:
            bury(s, k)
        maybe_heroic_win(s)


# Tasks are never changed, so those of every round are made once.
HERO_PHASE: Final = HeroPhase()
CHOOSE_MOVE: Final = tuple(ChooseMove(seat) for seat in range(6))
MOVE_HERO: Final = tuple(MoveHero(seat, cell) for seat in range(6) for cell in range(CELLS))
HERO_WEAPONS: Final = HeroWeapons()
CLOSE_HEROES: Final = CloseHeroes()
