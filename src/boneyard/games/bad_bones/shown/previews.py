"""What the next skeleton phase will do to one board if nothing else is decided; without chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from boneyard.core.agenda import apart, asking, left_for_later
from boneyard.core.decision import Action, Phrase
from boneyard.core.event import Event
from boneyard.games.bad_bones.march.burial import bury
from boneyard.games.bad_bones.march.endings import end_move, kinds_of, let_in, put_down
from boneyard.games.bad_bones.march.groups import is_mover
from boneyard.games.bad_bones.march.march import lift_and_walk
from boneyard.games.bad_bones.march.order_of_moves import order_matters
from boneyard.games.bad_bones.march.walk import (
    BOMBED,
    CHASED,
    HELD,
    LEAVES,
    LOADED,
    LOOPS,
    ROBS,
    SENT_HOME,
    SLAIN,
    STAKED,
    STANDS,
    STAYS,
    THROWN,
    Trip,
)
from boneyard.games.bad_bones.march.weapons import may_use_weapon, pieces_on
from boneyard.games.bad_bones.march.wear import expel, note_use, wear_traps
from boneyard.games.bad_bones.model.board import NOWHERE
from boneyard.games.bad_bones.model.events import (
    ChoiceAhead,
    Destroyed,
    Eliminated,
    HearseLeft,
    Marched,
    PointsAhead,
    Struck,
    TowerFell,
    TrapPlaced,
    WeaponUsed,
)
from boneyard.games.bad_bones.model.neighbours import opponents
from boneyard.games.bad_bones.model.pieces import (
    BATTLE_AXE,
    BOMB,
    CROSSBOW,
    DRAGON,
    ICE_STAFF,
    MORNING_STAR,
    NO_TRAP,
    trap_kind,
    where_to,
)
from boneyard.games.bad_bones.model.state import ANYBODY, NOBODY, WEAPON_READY, BadBones, Kingdom
from boneyard.games.bad_bones.phases.laying_traps import lift_from_under
from boneyard.games.bad_bones.phases.scoring import score
from boneyard.games.bad_bones.shown.view import BadBonesView, last_stop, view


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


LOST: Final = ("floor", "house", "tower", "capital", "kingdom")
FLOORS: Final = 0
HOUSES: Final = 1
TOWERS: Final = 2
CAPITAL: Final = 3
KINGDOM: Final = 4
KILLED: Final = 5
SENT: Final = 6
HELD_UP: Final = 7
REPELLED: Final = 8
DONE: Final = ((KILLED, "kills", "spares"), (SENT, "sends", "keeps"), (HELD_UP, "holds", ""), (REPELLED, "repels", ""))


class ForecastSummary:
    """A forecast in numbers: what is lost and done, and where the skeletons left on the board end."""

    __slots__ = ("counts", "ends")

    def __init__(self, counts: list[int], ends: list[tuple[int, ...]]) -> None:
        self.counts = counts
        self.ends = ends  # start, end and facing


def summary_of(events: Sequence[Event]) -> ForecastSummary:
    """Floors, houses, towers, houses of the capital, a kingdom; killed, sent away, held up, met by dragons."""
    counts = [0] * 9
    ends: list[tuple[int, ...]] = []
    for event in events:
        if isinstance(event, Marched):
            what = _became(event)
            if what >= 0:
                counts[what] += len(event.kinds)
            elif event.fate in (STANDS, ROBS):
                ends += [(event.path[0], event.path[-1], event.facing, kind) for kind in event.kinds]
        elif isinstance(event, Struck):
            what = FLOORS if event.what == "tower" else HOUSES if event.what == "village" else CAPITAL
            counts[what] -= event.change
        elif isinstance(event, TowerFell):
            counts[TOWERS] += 1
        elif isinstance(event, Eliminated):
            counts[KINGDOM] += 1
    counts[KILLED] += kills(events)
    return ForecastSummary(counts, ends)


def _became(event: Marched) -> int:
    if event.fate in (SLAIN, BOMBED, STAKED):
        return KILLED
    if event.fate in (THROWN, LOADED) or (event.fate == LEAVES and event.target != NOBODY):
        return SENT
    if event.fate in (STAYS, HELD, LOOPS, SENT_HOME):
        return HELD_UP
    return REPELLED if event.fate == CHASED else -1


def kills(events: Sequence[Event]) -> int:
    """How many die at once, by the hero's step, a bomb or a weapon."""
    count = 0
    for event in events:
        if isinstance(event, Destroyed) or (isinstance(event, WeaponUsed) and event.weapon in (CROSSBOW, BATTLE_AXE)):
            count += len(event.kinds)
    return count


def stroke_of(events: Sequence[Event]) -> Phrase | None:
    """What a weapon does at once: it kills, freezes or moves some, or nobody."""
    count = kills(events)
    if count:
        return Phrase("bad-bones-effect-kills", {"count": count})
    for event in events:
        if isinstance(event, WeaponUsed) and event.weapon in (ICE_STAFF, MORNING_STAR):
            what = "freezes" if event.weapon == ICE_STAFF else "shifts"
            return Phrase(f"bad-bones-effect-{what}", {"count": len(event.kinds)})
    return None


def slain_on_march(events: Sequence[Event]) -> int:
    """How many walk into the hero and die."""
    return sum([len(event.kinds) for event in events if isinstance(event, Marched) and event.fate == SLAIN])


def losses(all_told: ForecastSummary) -> Phrase | None:
    """What will be lost, or nothing."""
    lost = [_item("loss", what, count) for what, count in zip(LOST, all_told.counts, strict=False) if count > 0]
    return Phrase("bad-bones-losses", {"losses": tuple(lost)}) if lost else None


def changes(usual: ForecastSummary, now: ForecastSummary, stroke: Phrase | None = None) -> Phrase | None:
    """What is saved, what is lost, and what becomes of the skeletons, against what would have been.

    The stroke of a weapon is said first, and then the dead are not counted again.
    """
    parts: list[Phrase] = [] if stroke is None else [stroke]
    more_now = [new - old for old, new in zip(usual.counts, now.counts, strict=True)]
    for what, change in zip(LOST, more_now, strict=False):
        if change:
            parts.append(_item("saved" if change < 0 else "cost", what, abs(change)))
    for number, more, fewer in DONE if stroke is None else DONE[1:]:
        if more_now[number] > 0:
            parts.append(Phrase(f"bad-bones-effect-{more}", {"count": more_now[number]}))
        elif more_now[number] < 0 and fewer:
            parts.append(Phrase(f"bad-bones-effect-{fewer}", {"count": -more_now[number]}))
    spared = sum([-change for what, change in enumerate(more_now) if change < 0 and what != KINGDOM])
    elsewhere = astray(usual.ends, now.ends) - spared  # who was saved from something has been told
    if elsewhere > 0:
        parts.append(Phrase("bad-bones-effect-turns", {"count": elsewhere}))
    return Phrase("bad-bones-effects", {"effects": tuple(parts)}) if parts else None


def said_in_turn(parts: Sequence[Phrase | None]) -> Phrase | None:
    """Several remarks, one after another; those that say nothing are left out."""
    said: Phrase | None = None
    for part in parts:
        if part is not None:
            said = part if said is None else Phrase("list-next", {"before": said, "item": part})
    return said


def astray(usual: Sequence[tuple[int, ...]], now: Sequence[tuple[int, ...]]) -> int:
    """How many end elsewhere, or facing another way, than they would have."""
    left = list(usual)
    count = 0
    for end in now:
        if end in left:
            left.remove(end)
        else:
            count += 1
    return count


def _item(how: str, what: str, count: int) -> Phrase:
    return Phrase(f"bad-bones-{how}", {"what": what, "count": count})
