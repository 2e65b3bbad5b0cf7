"""What a forecast amounts to: counted once, for what options say, the line of the terminal and the browser's panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from boneyard.core.decision import Phrase
from boneyard.core.event import Event
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
    TOWER,
)
from boneyard.games.bad_bones.model.events import (
    ChoiceAhead,
    Destroyed,
    Eliminated,
    Marched,
    Struck,
    TowerFell,
    WeaponUsed,
    Wore,
)
from boneyard.games.bad_bones.model.pieces import BATTLE_AXE, COLOUR_OF, COLOURS, CROSSBOW, ICE_STAFF, MORNING_STAR
from boneyard.games.bad_bones.model.state import NOBODY
from boneyard.games.bad_bones.shown.event_data import place, place_of_team
from boneyard.games.bad_bones.shown.view import BoneView

What = Literal[
    "kingdom",
    "floor",
    "house",
    "capital",
    "tower",
    "stolen",
    "worn-out",
    "floor-mended",
    "house-mended",
    "capital-mended",
    "thrown",
    "left",
    "loaded",
    "slain",
    "trapped",
    "home",
    "returned",
    "stopped",
    "held",
    "chased",
    "damaged",
    "asked",
]
Tone = Literal["harm", "good", "plain", "ask"]

ONCE: Final[tuple[What, ...]] = ("kingdom", "stolen")  # said without a number
HARM: Final = ("kingdom", "floor", "house", "capital", "tower", "stolen", "worn-out")
PLAIN: Final = ("returned", "stopped", "held", "chased", "damaged")
LOST: Final = ("floor", "house", "tower", "capital", "kingdom")
DONE: Final = (  # what becomes of skeletons, with the words for more and for fewer of them
    (("slain", "trapped"), "kills", "spares"),
    (("thrown", "left", "loaded", "returned"), "sends", "keeps"),
    (("stopped", "held", "home"), "holds", ""),
    (("chased",), "repels", ""),
)
BUILT: Final = {"tower": "floor", "village": "house", "capital": "capital"}
FATES: Final = {
    SLAIN: "slain",
    BOMBED: "trapped",
    STAKED: "trapped",
    LOADED: "loaded",
    SENT_HOME: "home",
    STAYS: "stopped",
    LOOPS: "stopped",
    HELD: "held",
    CHASED: "chased",
}


class ForecastSummary:
    """A forecast in numbers, by `What`; who walked into it; and where the skeletons left on the board end."""

    __slots__ = ("counts", "ends", "walkers")

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.walkers: dict[str, list[Marched]] = {}
        self.ends: list[tuple[int, ...]] = []  # start, end, facing and kind

    def add(self, what: str, count: int) -> None:
        self.counts[what] = self.counts.get(what, 0) + count

    def count(self, *whats: str) -> int:
        return sum([self.counts.get(what, 0) for what in whats])

    def walked(self, what: str) -> int:
        """How many of those counted here came by walking; the others were met where they stood."""
        return sum([len(march.kinds) for march in self.walkers.get(what, ())])

    def lost(self, what: str) -> int:
        """How many of something will be missing; fewer than none if there will be more."""
        return self.count(what) - self.count(f"{what}-mended")


@dataclass
class ForecastLine:
    """One thing that will happen: how often, whether it is good, and by whom, where skeletons walk into it."""

    what: What
    count: int
    tone: Tone
    say: Phrase
    who: list[Phrase]


@dataclass
class ForecastView:
    """What a forecast amounts to, the worst first, and the skeletons that will be elsewhere or face another way."""

    lines: list[ForecastLine]
    moved: list[BoneView]


def summary_of(events: Sequence[Event]) -> ForecastSummary:
    """The numbers of a forecast."""
    summary = ForecastSummary()
    for event in events:
        if isinstance(event, Marched):
            _count_march(summary, event)
        elif isinstance(event, Struck):
            what = BUILT[event.what]
            summary.add(what if event.change < 0 else f"{what}-mended", abs(event.change))
        elif isinstance(event, TowerFell):
            summary.add("tower", 1)
        elif isinstance(event, Eliminated):
            summary.add("kingdom", 1)
        elif isinstance(event, Destroyed):
            summary.add("trapped" if event.by == "bomb" else "slain", len(event.kinds))
        elif isinstance(event, WeaponUsed) and event.weapon in (CROSSBOW, BATTLE_AXE):
            summary.add("slain", len(event.kinds))
        elif isinstance(event, Wore):
            summary.add("stolen" if event.why == "stolen" else "damaged" if event.now else "worn-out", 1)
        elif isinstance(event, ChoiceAhead):
            summary.add("asked", 1)
    return summary


def _count_march(summary: ForecastSummary, march: Marched) -> None:
    what = _became(march)
    if what:
        summary.add(what, len(march.kinds))
        summary.walkers.setdefault(what, []).append(march)
    elif march.fate in (STANDS, ROBS):
        summary.ends += [(march.path[0], march.path[-1], march.facing, kind) for kind in march.kinds]
    else:
        for built in ("floor", "tower") if march.fate == TOWER else ("house", "capital"):
            summary.walkers.setdefault(built, []).append(march)


def _became(march: Marched) -> str:
    """What a march is counted as; one that ends on the board, in a tower or in the village is not counted."""
    if march.fate in (THROWN, LEAVES):
        if march.target == NOBODY and march.fate == LEAVES:
            return ""
        return "returned" if march.target == march.seat else "thrown" if march.fate == THROWN else "left"
    return FATES.get(march.fate, "")


def lines_of(summary: ForecastSummary, *, coop: bool) -> list[ForecastLine]:
    """What will happen in words, the worst first."""
    lines: list[ForecastLine] = []
    for what in get_args(What):
        count = summary.count(what)
        if count:
            tone: Tone = "harm" if what in HARM else "plain" if what in PLAIN else "ask" if what == "asked" else "good"
            said = Phrase(f"bad-bones-ahead-{what}", {} if what in ONCE else {"count": count})
            lines.append(ForecastLine(what, count, tone, said, _who(summary.walkers.get(what, ()), coop=coop)))
    return lines


def _who(marches: Sequence[Marched], *, coop: bool) -> list[Phrase]:
    """Who it is, by colour, and from which squares and forests."""
    name = place_of_team if coop else place
    found: dict[int, dict[str, Phrase]] = {}
    for march in marches:
        start = name(march.path[0]).split()[0]
        found.setdefault(COLOUR_OF[march.kinds[0]], {})[start] = Phrase("bad-bones-place", {"place": start})
    return [
        Phrase("bad-bones-ahead-from", {"colour": COLOURS[colour], "places": tuple(starts.values())})
        for colour, starts in found.items()
    ]


def kills_at_once(summary: ForecastSummary) -> int:
    """How many die at once, by the hero's step, a bomb or a weapon."""
    return sum([summary.count(what) - summary.walked(what) for what in ("slain", "trapped")])


def stroke_of(events: Sequence[Event], summary: ForecastSummary) -> Phrase | None:
    """What a weapon does at once: it kills, freezes or moves some, or nobody."""
    count = kills_at_once(summary)
    if count:
        return Phrase("bad-bones-effect-kills", {"count": count})
    for event in events:
        if isinstance(event, WeaponUsed) and event.weapon in (ICE_STAFF, MORNING_STAR):
            what = "freezes" if event.weapon == ICE_STAFF else "shifts"
            return Phrase(f"bad-bones-effect-{what}", {"count": len(event.kinds)})
    return None


def losses(summary: ForecastSummary) -> Phrase | None:
    """What will be lost, or nothing."""
    lost = [_item("loss", what, summary.lost(what)) for what in LOST if summary.lost(what) > 0]
    return Phrase("bad-bones-losses", {"losses": tuple(lost)}) if lost else None


def changes(usual: ForecastSummary, now: ForecastSummary, stroke: Phrase | None = None) -> Phrase | None:
    """What is saved, what is lost, and what becomes of the skeletons, against what would have been.

    The stroke of a weapon is said first, and then the dead are not counted again.
    """
    parts: list[Phrase] = [] if stroke is None else [stroke]
    spared = 0  # who was saved from something has been told
    for what in LOST:
        change = now.lost(what) - usual.lost(what)
        if change:
            parts.append(_item("saved" if change < 0 else "cost", what, abs(change)))
        spared += max(0, -change) if what != "kingdom" else 0
    for whats, more, fewer in DONE:
        change = now.count(*whats) - usual.count(*whats)
        word = more if change > 0 else fewer if change else ""
        if word and (stroke is None or more != "kills"):
            parts.append(Phrase(f"bad-bones-effect-{word}", {"count": abs(change)}))
        spared += max(0, -change)
    elsewhere = astray(usual.ends, now.ends) - spared
    if elsewhere > 0:
        parts.append(Phrase("bad-bones-effect-turns", {"count": elsewhere}))
    return Phrase("bad-bones-effects", {"effects": tuple(parts)}) if parts else None


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
