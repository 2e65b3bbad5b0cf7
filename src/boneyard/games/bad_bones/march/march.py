"""One board's skeletons, one after another: each that has not yet moved moves once (BAD-022)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from boneyard.core.agenda import Do, SeatQuestion, apart
from boneyard.core.decision import Action, Argument, Phrase
from boneyard.games.bad_bones.march.endings import ALONE, STAMP, end_move, finish, let_in
from boneyard.games.bad_bones.march.groups import group_of, is_mover
from boneyard.games.bad_bones.march.harm import set_free
from boneyard.games.bad_bones.march.order_of_moves import order_matters
from boneyard.games.bad_bones.march.walk import STANDS, TOWER, Trip, chased, exits, set_out, step_off, towards_treasure
from boneyard.games.bad_bones.march.weapons import OfferWeapon, may_use_weapon
from boneyard.games.bad_bones.march.words import (
    about_chase,
    goal_of,
    group_name,
    kingdom_words,
    last_square,
    outcome_of,
    outcome_of_chase,
)
from boneyard.games.bad_bones.model.answers import EXITS, REST, TARGETS, Exit, Pick, Target, bone_name, kind_name
from boneyard.games.bad_bones.model.board import CELLS, EDGE, NEXT
from boneyard.games.bad_bones.model.events import Marched
from boneyard.games.bad_bones.model.names import chief_name
from boneyard.games.bad_bones.model.neighbours import opponents
from boneyard.games.bad_bones.model.pieces import (
    AIM,
    FACE,
    INSTRUCTOR,
    KIND,
    NO_WEAPON,
    PLACE,
    RANK_OF,
    kind_of,
    place_of,
)
from boneyard.games.bad_bones.model.state import NOBODY, WEAPON_READY, BadBones, Kingdom

if TYPE_CHECKING:
    from mypy_extensions import i64


class March(Do):
    """The skeletons of one board move one after another, in an order the owner chooses where it matters."""

    __slots__ = ("in_order", "seat")

    def __init__(self, seat: int, in_order: bool) -> None:
        self.seat = seat
        self.in_order = in_order  # the owner has been asked, and lets the rest go as they stand

    def run(self, s: BadBones) -> None:
        advance(s, s.kingdoms[self.seat], self)


MARCH: Final = tuple(March(seat, in_order=False) for seat in range(6))
MARCH_ON: Final = tuple(March(seat, in_order=True) for seat in range(6))


def advance(s: BadBones, k: Kingdom, task: March) -> None:
    """Move those who have not moved; when something is asked, the task goes on after the answer."""
    unmoved = s.unmoved()
    may_ask = not task.in_order and (s.book.chiefs or s.book.coop or k.weapon != NO_WEAPON)
    index: i64 = 0
    while index < len(k.bones):
        if not is_mover(k.bones[index], k, unmoved):
            index += 1
            continue
        if may_ask and order_matters(s, k):
            s.then(ChooseNext(k.seat))
            return
        if not (stroll(s, k, index) or move(s, k, index)) or maybe_offer_weapon(s, k):
            s.then(task)
            return
        if s.book.chiefs:
            index = 0  # an instructor may have taken some of those before him with him


def stroll(s: BadBones, k: Kingdom, index: int) -> bool:
    """The commonest move, made at once: one step onto a bare square. Whether it was such a move.

    It ends just as `move` would end it; this is for speed, since most moves are like that.
    """
    bone: i64 = k.bones[index]
    start: i64 = bone >> PLACE & 63
    to: i64 = 0
    if start >= CELLS:
        to = s.book.ground.entries[start - CELLS]
    elif k.traps[start]:
        return False
    else:
        to = NEXT[start * 4 + (bone & 3)]
    kind: i64 = bone >> KIND
    if to >= EDGE or k.traps[to] or k.towers >> to & 1 or to == k.hero or RANK_OF[kind] == INSTRUCTOR:
        return False
    facing: i64 = towards_treasure(k, to, s.book.ground.turns[to * 4 + (bone & 3)])
    k.bones[index] = facing | to << PLACE | s.moved() << FACE | bone & STAMP
    s.say(Marched(k.seat, ALONE[kind], (start, to), STANDS, facing, NOBODY))
    return True


def maybe_offer_weapon(s: BadBones, k: Kingdom) -> bool:
    """When the hero has destroyed three, his weapon is offered at once (BAD-079)."""
    if k.weapon_state != WEAPON_READY or not may_use_weapon(s, k):
        return False
    s.then(OfferWeapon(k.seat))
    return True


class ChooseNext(SeatQuestion):
    """The owner picks who moves next, by square, facing and kind, or lets the rest go as they stand (BAD-022)."""

    __slots__ = ()

    kind = "choose_next"

    def options(self, s: BadBones) -> Sequence[Action]:
        k = s.kingdoms[self.seat]
        unmoved = s.unmoved()
        picks: list[Action] = []
        for bone in sorted(k.bones, key=in_marching_order):
            if is_mover(bone, k, unmoved):
                pick = Pick(bone_name(bone, s.book.coop), bone)
                if pick not in picks:
                    picks.append(pick)
        return [*picks, REST]

    def picked(self, s: BadBones, pick: Action) -> None:
        k = s.kingdoms[self.seat]
        if not isinstance(pick, Pick):
            k.bones.sort(key=in_marching_order)
            s.then(MARCH_ON[self.seat])
            return
        if move(s, k, k.bones.index(pick.bone)):
            maybe_offer_weapon(s, k)
        s.then(MARCH[self.seat])

    def effect_of(self, s: BadBones, pick: Action) -> Phrase:
        if not isinstance(pick, Pick):
            return Phrase("bad-bones-rest-go", {})
        other = apart(s)
        k = other.kingdoms[self.seat]
        trip = lift_and_walk(other, k, k.bones.index(pick.bone))
        goes = outcome_of(other, self.seat, trip)
        if len(trip.group) > 1:
            return Phrase("bad-bones-as-group", {"count": len(trip.group) - 1, "goes": goes})
        return goes


def in_marching_order(bone: int) -> tuple[int, bool, int]:
    """As they stand: in reading order, and on a square the instructors first (BAD-122)."""
    return place_of(bone), RANK_OF[bone >> KIND] != INSTRUCTOR, bone


def move(s: BadBones, k: Kingdom, index: int) -> bool:
    """One skeleton moves; whether the move is over."""
    return resolve(s, k, lift_and_walk(s, k, index))


def lift_and_walk(s: BadBones, k: Kingdom, index: int) -> Trip:
    """Take a skeleton off the board, an instructor with his group (BAD-094), and follow it until something is asked."""
    bone = k.bones.pop(index)
    group: tuple[int, ...] = (bone,)
    if RANK_OF[bone >> KIND] == INSTRUCTOR:
        group = group_of(k, bone, s.unmoved())
        for other in group[1:]:
            k.bones.remove(other)
        for one in group:
            set_free(k, one >> KIND)  # those they led who stay behind (BAD-109, BAD-124)
    start = place_of(bone)
    trip = set_out(group, start, bone & 3)
    step_off(k, s.book.ground, trip)
    return trip


def resolve(s: BadBones, k: Kingdom, trip: Trip) -> bool:
    """Let a move end, or ask what its owner has to choose first; whether it is over."""
    what, rest = end_move(s, k, trip)
    if what == "exit":
        s.then(ChooseExit(k.seat, rest))
    elif what == "aim":
        s.then(ChooseAim(k.seat, rest))
    elif what == "target":
        s.then(ChooseTarget(k.seat, rest))
    elif what == "entrant":
        s.then(ChooseEntrant(k.seat, rest))
    return what == ""


class ChooseExit(SeatQuestion):
    """The owner of a dragon says which way it chases a skeleton, among those where the move can end (BAD-039)."""

    __slots__ = ("trip",)

    kind = "choose_exit"
    answers = Exit

    def __init__(self, seat: int, trip: Trip) -> None:
        super().__init__(seat)
        self.trip = trip

    def options(self, s: BadBones) -> Sequence[Exit]:
        ways = exits(s.kingdoms[self.seat], self.trip)
        return [EXITS[way] for way in ways]

    def picked(self, s: BadBones, pick: Exit) -> None:
        k = s.kingdoms[self.seat]
        trip = self.trip.clone()
        chased(k, trip, pick.direction)
        if resolve(s, k, trip):
            maybe_offer_weapon(s, k)

    def about(self, s: BadBones) -> dict[str, Argument]:
        return about_chase(self.trip)

    def effect_of(self, s: BadBones, pick: Exit) -> Phrase:
        return outcome_of_chase(s, self.seat, self.trip, pick.direction)


class ChooseAim(SeatQuestion):
    """The owner of a catapult chooses the opponent who gets all that it throws this round (BAD-043)."""

    __slots__ = ("trip",)

    kind = "choose_aim"
    answers = Target

    def __init__(self, seat: int, trip: Trip) -> None:
        super().__init__(seat)
        self.trip = trip

    def options(self, s: BadBones) -> Sequence[Target]:
        return [TARGETS[seat] for seat in opponents(s, self.seat)]

    def picked(self, s: BadBones, pick: Target) -> None:
        k = s.kingdoms[self.seat]
        k.traps[self.trip.path[-1]] |= pick.seat + 1 << AIM
        finish(s, k, self.trip, NOBODY)

    def about(self, s: BadBones) -> dict[str, Argument]:
        return {"who": group_name(self.trip), "square": last_square(self.trip)}

    def effect_of(self, s: BadBones, pick: Target) -> Phrase:
        return kingdom_words(s, pick.seat)


class ChooseTarget(SeatQuestion):
    """Each skeleton or group that leaves by the far forest goes to any opponent or team-mate (BAD-026)."""

    __slots__ = ("trip",)

    kind = "choose_target"
    answers = Target

    def __init__(self, seat: int, trip: Trip) -> None:
        super().__init__(seat)
        self.trip = trip

    def options(self, s: BadBones) -> Sequence[Target]:
        return [TARGETS[seat] for seat in opponents(s, self.seat)]

    def picked(self, s: BadBones, pick: Target) -> None:
        finish(s, s.kingdoms[self.seat], self.trip, pick.seat)

    def about(self, s: BadBones) -> dict[str, Argument]:
        count = len(self.trip.group)
        return {"who": group_name(self.trip), "square": last_square(self.trip), "count": count}

    def effect_of(self, s: BadBones, pick: Target) -> Phrase:
        return kingdom_words(s, pick.seat)


class ChooseEntrant(SeatQuestion):
    """The owner says who of a group enters a tower or the village first (BAD-095)."""

    __slots__ = ("trip",)

    kind = "choose_entrant"
    answers = Pick

    def __init__(self, seat: int, trip: Trip) -> None:
        super().__init__(seat)
        self.trip = trip

    def options(self, s: BadBones) -> Sequence[Pick]:
        kinds = sorted({kind_of(bone): bone for bone in self.trip.group}.items())
        return [Pick(kind_name(kind), bone) for kind, bone in kinds]

    def picked(self, s: BadBones, pick: Pick) -> None:
        k = s.kingdoms[self.seat]
        resolve(s, k, let_in(s, k, self.trip, pick.bone))
        maybe_offer_weapon(s, k)

    def about(self, s: BadBones) -> dict[str, Argument]:
        return {"who": group_name(self.trip), "goal": goal_of(self.trip)}

    def effect_of(self, s: BadBones, pick: Pick) -> Phrase:
        stops = self.trip.ending == TOWER and s.book.coop
        key = f"bad-bones-enters-{'ruin' if stops else goal_of(self.trip)}"
        return Phrase(key, {"chief": chief_name(kind_of(pick.bone))})
