"""How a move ends and who goes there, as keys of the catalogues."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.bad_bones.march.walk import CHASED, ENDINGS, LEAVES, LOOPS, THROWN, TOWER, Trip, chased
from boneyard.games.bad_bones.model.board import DOWN, EDGE
from boneyard.games.bad_bones.model.names import banner, came_from, skeletons, square
from boneyard.games.bad_bones.model.neighbours import beyond, opponents
from boneyard.games.bad_bones.model.pieces import AIM, kind_of
from boneyard.games.bad_bones.model.state import BadBones


def group_name(trip: Trip) -> tuple[Phrase, ...]:
    """Who is on the way."""
    return skeletons([kind_of(bone) for bone in trip.group])


def last_square(trip: Trip) -> str:
    """The last square of a path that may lead off the board."""
    return square([place for place in trip.path if place < EDGE][-1])


def goal_of(trip: Trip) -> str:
    """What a group enters."""
    return "tower" if trip.ending == TOWER else "village" if trip.path[-1] - EDGE == DOWN else "capital"


def outcome_of(s: BadBones, seat: Seat, trip: Trip) -> Phrase:
    """How a move ends, in a few words."""
    if trip.ending == LEAVES:
        edge = trip.path[-1] - EDGE
        targets = beyond(s, seat, edge)
        if not targets:
            return Phrase(f"bad-bones-goes-{'village' if edge == DOWN else 'capital'}", {})
        return _sent("leaves", seat, targets)
    if trip.ending == THROWN:
        aim = s.kingdoms[seat].traps[trip.path[-1]] >> AIM
        return _sent("thrown", seat, [aim - 1] if aim else opponents(s, seat))
    if trip.ending == LOOPS:
        return Phrase("bad-bones-goes-loops", {})
    name = "dragon" if trip.ending == CHASED else ENDINGS[trip.ending]
    return Phrase(f"bad-bones-goes-{name}", {"square": square(trip.path[-1])})


def _sent(how: str, seat: Seat, targets: Sequence[int]) -> Phrase:
    if len(targets) > 1:
        return Phrase(f"bad-bones-goes-{how}-somewhere", {})
    if targets[0] == seat:
        return Phrase(f"bad-bones-goes-{how}-home", {})
    return Phrase(f"bad-bones-goes-{how}", {"target": banner(targets[0])})


def about_chase(trip: Trip) -> dict[str, Argument]:
    """What a dragon chases, and where that came from."""
    way = "walked" if len(trip.path) > 1 else "landed"
    return {"who": group_name(trip), "square": square(trip.path[-1]), "from": came_from(trip.path), "way": way}


def outcome_of_chase(s: BadBones, seat: Seat, trip: Trip, direction: int) -> Phrase:
    """What comes of a dragon chasing that way."""
    further = trip.clone()
    chased(s.kingdoms[seat], further, direction)
    return outcome_of(s, seat, further)


def kingdom_words(s: BadBones, seat: Seat) -> Phrase:
    """How a player stands who may be sent skeletons."""
    k = s.kingdoms[seat]
    sent = [traveller for other in s.kingdoms for traveller in other.sent if traveller >> 8 == seat]
    args: dict[str, Argument] = {"coming": len(k.cemetery) + len(sent)}
    if s.book.coop:
        return Phrase("bad-bones-mate-stands", {**args, "towers": k.towers.bit_count()})
    return Phrase("bad-bones-rival-stands", {**args, "floors": k.floors, "houses": k.houses})
