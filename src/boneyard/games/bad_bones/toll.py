"""What a forecast comes to: what is lost, and what becomes of the skeletons. Shown beside the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Phrase
from boneyard.core.event import Event
from boneyard.games.bad_bones.events import Destroyed, Eliminated, Marched, Struck, TowerFell, WeaponUsed
from boneyard.games.bad_bones.pieces import BATTLE_AXE, CROSSBOW, ICE_STAFF, MORNING_STAR
from boneyard.games.bad_bones.state import NOBODY
from boneyard.games.bad_bones.walk import (
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
)

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
NO_EFFECT: Final = Phrase("bad-bones-no-effect", {})


class Toll:
    """What a forecast comes to: counts by what is lost and done, and where those end who are still on the board."""

    __slots__ = ("counts", "ends")

    def __init__(self, counts: list[int], ends: list[tuple[int, ...]]) -> None:
        self.counts = counts
        self.ends = ends  # start, end and facing


def toll(events: Sequence[Event]) -> Toll:
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
    return Toll(counts, ends)


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


def losses(all_told: Toll, how: str = "losses") -> Phrase:
    """What will be lost; nothing is said where that is nothing."""
    lost = [_item("loss", what, count) for what, count in zip(LOST, all_told.counts, strict=False) if count > 0]
    return Phrase(f"bad-bones-{how}", {"losses": tuple(lost)}) if lost else NO_EFFECT


def effects(usual: Toll, now: Toll, stroke: Phrase | None = None) -> Phrase:
    """What is saved, what is lost, and what becomes of the skeletons, against what would have been.

    The stroke of a weapon is said first, and then the dead are not counted again.
    """
    parts: list[Phrase] = [] if stroke is None else [stroke]
    changes = [new - old for old, new in zip(usual.counts, now.counts, strict=True)]
    for what, change in zip(LOST, changes, strict=False):
        if change:
            parts.append(_item("saved" if change < 0 else "cost", what, abs(change)))
    for number, more, fewer in DONE if stroke is None else DONE[1:]:
        if changes[number] > 0:
            parts.append(Phrase(f"bad-bones-effect-{more}", {"count": changes[number]}))
        elif changes[number] < 0 and fewer:
            parts.append(Phrase(f"bad-bones-effect-{fewer}", {"count": -changes[number]}))
    spared = sum([-change for what, change in enumerate(changes) if change < 0 and what != KINGDOM])
    elsewhere = astray(usual.ends, now.ends) - spared  # who was saved from something has been told
    if elsewhere > 0:
        parts.append(Phrase("bad-bones-effect-turns", {"count": elsewhere}))
    return Phrase("bad-bones-effects", {"effects": tuple(parts)}) if parts else NO_EFFECT


def said_in_turn(parts: Sequence[Phrase]) -> Phrase:
    """Several remarks, one after another; those that say nothing are left out."""
    spoken = [part for part in parts if part != NO_EFFECT]
    said = spoken[0] if spoken else NO_EFFECT
    for part in spoken[1:]:
        said = Phrase("list-next", {"before": said, "item": part})
    return said


def astray(usual: Sequence[tuple[int, ...]], now: Sequence[tuple[int, ...]]) -> int:
    """How many end elsewhere on the board, or facing another way, than they would have."""
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
