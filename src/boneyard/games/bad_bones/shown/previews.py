"""What the next skeleton phase will do to one board if nothing else is decided; without chance."""

from __future__ import annotations

from dataclasses import replace

from boneyard.core.agenda import apart, asking, left_for_later
from boneyard.core.decision import Action
from boneyard.core.event import Event
from boneyard.games.bad_bones.march.burial import bury
from boneyard.games.bad_bones.march.endings import end_move, kinds_of, let_in, put_down
from boneyard.games.bad_bones.march.groups import is_mover
from boneyard.games.bad_bones.march.march import lift_and_walk
from boneyard.games.bad_bones.march.order_of_moves import order_matters
from boneyard.games.bad_bones.march.walk import CHASED, Trip
from boneyard.games.bad_bones.march.weapons import may_use_weapon, pieces_on
from boneyard.games.bad_bones.march.wear import expel, note_use, wear_traps
from boneyard.games.bad_bones.model.board import NOWHERE
from boneyard.games.bad_bones.model.events import ChoiceAhead, HearseLeft, Marched, PointsAhead, TrapPlaced
from boneyard.games.bad_bones.model.neighbours import opponents
from boneyard.games.bad_bones.model.pieces import (
    BOMB,
    DRAGON,
    NO_TRAP,
    facing_of,
    kind_of,
    place_of,
    trap_kind,
    where_to,
)
from boneyard.games.bad_bones.model.state import ANYBODY, NOBODY, WEAPON_READY, BadBones, Kingdom
from boneyard.games.bad_bones.phases.laying_traps import lift_from_under
from boneyard.games.bad_bones.phases.scoring import score
from boneyard.games.bad_bones.shown.summary import ForecastView, lines_of, summary_of
from boneyard.games.bad_bones.shown.view import BadBonesView, bone_views, last_stop, view


def forecast(s: BadBones, seat: int, pick: Action | None) -> tuple[Event, ...]:
    """For everybody who still has to move on a board: the way, and what comes of it; first what the pick itself does.

    Where the owner will have to choose, a `ChoiceAhead` says so, and the way ends there.
    """
    return tuple(walked(s, seat, pick).events)


def forecast_with_points(s: BadBones, seat: int, pick: Action | None) -> tuple[Event, ...]:
    """The same, with the kingdom's points where they are certain."""
    other = walked(s, seat, pick)
    if other.events and counts_points(s, seat) and not is_uncertain(other, other.kingdoms[seat]):
        other.say(PointsAhead(seat, score(other.kingdoms[seat])))
    return tuple(other.events)


def walked(s: BadBones, seat: int, pick: Action | None) -> BadBones:
    """A copy of the table on which one board's skeletons have walked, perhaps after a pick."""
    other = apart(s)
    if pick is not None:
        try_out(s, other, seat, pick)
    foresee(other, other.kingdoms[seat])
    return other


def view_ahead(s: BadBones, seat: int, pick: Action | None) -> BadBonesView:
    """The table with one board as it will be: who waits at a dragon stands there, and a loaded hearse is on its way."""
    other = walked(s, seat, pick)
    other.round += 1  # whoever has moved is about to move again
    k = other.kingdoms[seat]
    for cell in [where_to(traveller) for traveller in k.loaded]:
        k.traps[cell] = NO_TRAP
    now, then = view(s), view(other)
    kingdoms = list(now.kingdoms)
    kingdoms[seat] = replace(then.kingdoms[seat], deciding=now.kingdoms[seat].deciding)
    return replace(now, kingdoms=kingdoms, capital=then.capital, supply=then.supply, resting=then.resting)


def forecast_view(s: BadBones, seat: int, pick: Action | None) -> ForecastView:
    """The forecast summed up."""
    other = walked(s, seat, pick)
    lines = lines_of(summary_of(other.events), coop=s.book.coop)
    left = [_stand(bone) for bone in s.kingdoms[seat].bones]
    moved: list[int] = []
    for bone in other.kingdoms[seat].bones:
        if _stand(bone) in left:
            left.remove(_stand(bone))
        else:
            moved.append(bone)
    return ForecastView(lines, bone_views(other, moved))


def _stand(bone: int) -> tuple[int, int, int]:
    """What can be seen of a skeleton that has walked: who it is, where, and which way it faces."""
    return kind_of(bone), place_of(bone), facing_of(bone)


def counts_points(s: BadBones, seat: int) -> bool:
    """Points are for those who play against others and are not out (BAD-054)."""
    return not s.book.coop and len(s.kingdoms) > 1 and not s.kingdoms[seat].doomed


def is_uncertain(s: BadBones, k: Kingdom) -> bool:
    """Whether the owner will choose, a hearse leaves, or a trap may work as it is laid down."""
    return bool(k.loaded) or any(leaves_open(event) for event in s.events)


def leaves_open(event: Event) -> bool:
    """Whether more may happen than the forecast shows."""
    if isinstance(event, TrapPlaced):
        return trap_kind(event.trap) in (BOMB, DRAGON)
    return isinstance(event, ChoiceAhead | HearseLeft)


def try_out(s: BadBones, other: BadBones, seat: int, pick: Action) -> None:
    """Give an answer as if all had chosen."""
    sealed = left_for_later(other, asking(s, seat), seat, pick)
    for task in sealed:
        task.run(other)
    other.agenda = []
    if sealed:
        k = other.kingdoms[seat]
        if may_use_weapon(other, k):
            other.say(ChoiceAhead(seat, "weapon", NOWHERE))
        bury(other, k)


def foresee(s: BadBones, k: Kingdom) -> None:
    """Move all skeletons as they stand, up to where somebody has to choose."""
    if k.landing != NOWHERE:
        chase_off(s, k)
    unmoved = s.unmoved()
    if order_matters(s, k):
        s.say(ChoiceAhead(k.seat, "order", NOWHERE))
    for bone in k.bones[:]:
        if bone in k.bones and is_mover(bone, k, unmoved):
            foresee_end(s, k, lift_and_walk(s, k, k.bones.index(bone)))
    if k.weapon_state == WEAPON_READY and may_use_weapon(s, k):
        s.say(ChoiceAhead(k.seat, "weapon", NOWHERE))
    for task in s.late or []:
        task.run(s)  # houses of the capital
    for cell in sorted({where_to(traveller) for traveller in k.loaded}):
        if len(opponents(s, k.seat)) > 1:
            s.say(ChoiceAhead(k.seat, "hearse", cell))
    wear_traps(s, k)
    expel(s, k, [k])


def chase_off(s: BadBones, k: Kingdom) -> None:
    """A dragon has landed: its owner will choose which way it chases whom."""
    landing = k.landing
    for bone in pieces_on(k, landing):
        trip = lift_from_under(s, k, bone)
        if trip is not None:
            tell_choice(s, k, trip, "exit")
    k.landing = NOWHERE


def foresee_end(s: BadBones, k: Kingdom, trip: Trip) -> None:
    """How one move ends, as far as that can be told now."""
    what, rest = end_move(s, k, trip)
    if what == "entrant":  # somebody enters anyway: the first, if nobody says otherwise
        s.say(ChoiceAhead(k.seat, what, last_stop(rest)))
        foresee_end(s, k, let_in(s, k, rest, rest.group[0]))
    elif what:
        tell_choice(s, k, rest, what)


def tell_choice(s: BadBones, k: Kingdom, trip: Trip, what: str) -> None:
    """Log the way so far; the owner will choose what comes then."""
    note_use(k, trip)
    target = NOBODY if trip.ending == CHASED else ANYBODY
    s.say(Marched(k.seat, kinds_of(trip.group), trip.path, trip.ending, trip.direction, target))
    if trip.ending == CHASED:
        put_down(s, k, trip, trip.path[-1], trip.direction)
    s.say(ChoiceAhead(k.seat, what, last_stop(trip)))
