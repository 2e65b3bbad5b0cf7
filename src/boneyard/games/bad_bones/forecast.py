"""What the next skeleton phase will do to one board if nothing else is decided; chance is left out."""

from __future__ import annotations

from boneyard.core.agenda import apart, asking, left_for_later
from boneyard.core.decision import Action
from boneyard.core.event import Event
from boneyard.games.bad_bones.board import EDGE, NOWHERE
from boneyard.games.bad_bones.burial import bury
from boneyard.games.bad_bones.events import ChoiceAhead, HearseLeft, Marched, PointsAhead, TrapPlaced
from boneyard.games.bad_bones.fates import end_move, kinds_of, let_in, note_use
from boneyard.games.bad_bones.march import lift_and_walk
from boneyard.games.bad_bones.neighbours import opponents
from boneyard.games.bad_bones.order import is_mover, order_matters
from boneyard.games.bad_bones.pieces import BOMB, DRAGON, trap_kind, where_to
from boneyard.games.bad_bones.scoring import score
from boneyard.games.bad_bones.skeletons import expel, wear_traps
from boneyard.games.bad_bones.state import ANYBODY, NOBODY, SHEATHED, BadBones, Kingdom
from boneyard.games.bad_bones.traps import lift_from_under
from boneyard.games.bad_bones.walk import CHASED, Trip
from boneyard.games.bad_bones.weapons import may_use_weapon, pieces_on


def forecast(s: BadBones, seat: int, pick: Action | None) -> tuple[Event, ...]:
    """For everybody who still has to move on a board: the way, and what comes of it; first what the pick itself does.

    Where the owner will have to choose, a `ChoiceAhead` says so, and the way ends there.
    """
    return tuple(walked(s, seat, pick).events)


def forecast_with_points(s: BadBones, seat: int, pick: Action | None) -> tuple[Event, ...]:
    """The same, and where it is certain what a kingdom is worth then, its points."""
    other = walked(s, seat, pick)
    if other.events and counts_points(s, seat) and not is_uncertain(other, other.kingdoms[seat]):
        other.say(PointsAhead(seat, score(other.kingdoms[seat])))
    return tuple(other.events)


def walked(s: BadBones, seat: int, pick: Action | None) -> BadBones:
    """A table apart on which everybody of one board has walked, perhaps after a pick."""
    other = apart(s)
    if pick is not None:
        try_out(s, other, seat, pick)
    foresee(other, other.kingdoms[seat])
    return other


def counts_points(s: BadBones, seat: int) -> bool:
    """Points are for those who play against others and are not out (BAD-054)."""
    return not s.book.coop and len(s.kingdoms) > 1 and not s.kingdoms[seat].doomed


def is_uncertain(s: BadBones, k: Kingdom) -> bool:
    """Whether the owner will choose, a hearse leaves, or a trap may work as it is laid down."""
    return bool(k.loaded) or any(leaves_open(event) for event in s.events)


def leaves_open(event: Event) -> bool:
    """Whether more than what is foretold may come of it."""
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
    """Everybody moves as they stand, up to where somebody has to choose."""
    if k.landing != NOWHERE:
        chase_off(s, k)
    unmoved = s.unmoved()
    if order_matters(s, k):
        s.say(ChoiceAhead(k.seat, "order", NOWHERE))
    for bone in k.bones[:]:
        if bone in k.bones and is_mover(bone, k, unmoved):
            foresee_end(s, k, lift_and_walk(s, k, k.bones.index(bone)))
    if k.weapon_state == SHEATHED and may_use_weapon(s, k):
        s.say(ChoiceAhead(k.seat, "weapon", NOWHERE))
    for task in s.late or []:
        task.run(s)  # houses of the capital
    for cell in sorted({where_to(parcel) for parcel in k.loaded}):
        if len(opponents(s, k.seat)) > 1:
            s.say(ChoiceAhead(k.seat, "hearse", cell))
    wear_traps(s, k)
    expel(s, k, [k])


def chase_off(s: BadBones, k: Kingdom) -> None:
    """A dragon has landed: which way it chases whom is for its owner to say."""
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
        s.say(ChoiceAhead(k.seat, what, last_place(rest)))
        foresee_end(s, k, let_in(s, k, rest, rest.group[0]))
    elif what:
        tell_choice(s, k, rest, what)


def tell_choice(s: BadBones, k: Kingdom, trip: Trip, what: str) -> None:
    """The way is known so far; what comes then, the owner will be asked."""
    note_use(k, trip)
    target = NOBODY if trip.fate == CHASED else ANYBODY
    s.say(Marched(k.seat, kinds_of(trip.group), trip.path, trip.fate, trip.direction, target))
    s.say(ChoiceAhead(k.seat, what, last_place(trip)))


def last_place(trip: Trip) -> int:
    """Where a trip has got to on the board."""
    return [place for place in trip.path if place < EDGE][-1]
