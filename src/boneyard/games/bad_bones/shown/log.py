"""The sentences of the log, as keys of the catalogues. An event is told without the table at hand."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Argument, Phrase
from boneyard.core.event import Event
from boneyard.games.bad_bones.march.walk import CHASED, ENDINGS, HELD, LEAVES, LOOPS, STANDS, STAYS, THROWN
from boneyard.games.bad_bones.model.board import CELLS, DIRECTIONS, DOWN, EDGE, NOWHERE
from boneyard.games.bad_bones.model.events import (
    Arrived,
    Bought,
    ChoiceAhead,
    Destroyed,
    Eliminated,
    FoughtOn,
    GameEnded,
    HearseLeft,
    HeldOut,
    HeroFell,
    HeroMoved,
    Lured,
    Marched,
    NothingPlaced,
    Passed,
    PointsAhead,
    RoundBegan,
    SaboteurLeft,
    Struck,
    TowerFell,
    TrapPlaced,
    TrapTaken,
    WeaponUsed,
    Wore,
)
from boneyard.games.bad_bones.model.pieces import (
    BATTLE_AXE,
    BOMB,
    COLOURS,
    CROSSBOW,
    DAMAGED,
    DEATH_STAFF,
    ICE_STAFF,
    MORNING_STAR,
    NO_TRAP,
    RAPIER,
    TELEPORT_STAFF,
    TRAPS,
    TWO_HANDED_SWORD,
    WEAPONS,
    trap_kind,
)
from boneyard.games.bad_bones.model.state import ANYBODY, BANNERS, NOBODY
from boneyard.games.bad_bones.shown.names import (
    NO_WORD,
    banner,
    came_from,
    direction_of,
    item_words,
    skeletons,
    square,
    squares,
    tokens,
    trap_words,
)

AHEAD: Final = ("exit", "aim", "target", "entrant", "hearse")  # choices that are made about a square


def tell(event: Event) -> Phrase:
    """The sentence for an event."""
    if isinstance(event, Marched):
        return tell_march(event)
    if isinstance(event, HeroMoved):
        where = {**of(event.seat), "square": square(event.cell)}
        if event.origin == NOWHERE:
            return Phrase("bad-bones-hero-placed", where)
        return Phrase("bad-bones-hero-moved", {**where, "from": square(event.origin)})
    if isinstance(event, Destroyed):
        args = {**on(event.seat, event.cell), "who": skeletons(event.kinds)}
        return Phrase(f"bad-bones-destroyed-{event.by.replace('_', '-')}", args)
    if isinstance(event, TrapPlaced):
        return Phrase("bad-bones-trap-placed", {**on(event.seat, event.cell), **trap_words(event.trap)})
    if isinstance(event, TrapTaken):
        name = TRAPS[trap_kind(event.trap) - 1].name
        return Phrase("bad-bones-trap-taken", {**on(event.seat, event.cell), **item_words(name)})
    if isinstance(event, NothingPlaced):
        return Phrase("bad-bones-nothing-placed", of(event.seat))
    if isinstance(event, Lured):
        return Phrase("bad-bones-lured", {**on(event.seat, event.cell), "count": event.count})
    if isinstance(event, Wore):
        return tell_wear(event)
    if isinstance(event, Struck):
        args = {**of(event.seat), "count": abs(event.change), "left": event.left}
        return Phrase(f"bad-bones-{event.what}-{'mended' if event.change > 0 else 'struck'}", args)
    if isinstance(event, TowerFell):
        return Phrase("bad-bones-tower-fell", on(event.seat, event.cell))
    return tell_rarer(event)


def tell_rarer(event: Event) -> Phrase:
    """Events that do not happen in every round."""
    if isinstance(event, WeaponUsed):
        return tell_weapon(event)
    if isinstance(event, HearseLeft):
        args = {**on(event.seat, event.cell), "who": skeletons(event.kinds)}
        if event.to == event.seat:
            return Phrase("bad-bones-hearse-stayed", args)
        return Phrase("bad-bones-hearse-left", {**args, "target": banner(event.to)})
    if isinstance(event, HeroFell):
        return Phrase("bad-bones-hero-fell", of(event.seat))
    if isinstance(event, SaboteurLeft):
        return Phrase("bad-bones-saboteur-left", {**of(event.seat), "who": skeletons((event.kind,))})
    if isinstance(event, Bought):
        return tell_purchase(event)
    if isinstance(event, Passed):
        return Phrase("bad-bones-passed", {**of(event.seat), "coins": event.coins})
    if isinstance(event, Eliminated):
        return Phrase(f"bad-bones-eliminated-{event.how}", of(event.seat))
    return tell_course(event)


def tell_course(event: Event) -> Phrase:
    """The course of the game, and what a forecast cannot know."""
    if isinstance(event, RoundBegan):
        return Phrase("bad-bones-round-began", {"round": event.round})
    if isinstance(event, Arrived):
        return tell_arrival(event)
    if isinstance(event, FoughtOn):
        return Phrase("bad-bones-fought-on", of(event.seat))
    if isinstance(event, HeldOut):
        return Phrase("bad-bones-held-out", {"rounds": event.rounds})
    if isinstance(event, GameEnded):
        return Phrase(f"bad-bones-ended-{event.ending}", {})
    if isinstance(event, PointsAhead):
        return Phrase("bad-bones-ahead-points", {**of(event.seat), "count": event.points})
    assert isinstance(event, ChoiceAhead), type(event)
    if event.what in AHEAD:
        return Phrase(f"bad-bones-ahead-{event.what}", {**of(event.seat), "square": square(event.cell)})
    return Phrase(f"bad-bones-ahead-{event.what}", of(event.seat))


def of(seat: int) -> dict[str, Argument]:
    """Whose kingdom it is about."""
    return {"banner": BANNERS[seat]}


def on(seat: int, cell: int) -> dict[str, Argument]:
    """Whose kingdom, and which square."""
    return {"banner": BANNERS[seat], "square": square(cell)}


def tell_arrival(event: Arrived) -> Phrase:
    """Some were drawn, some had been sent; at least one of either."""
    drawn, sent = tokens(event.drawn), tokens(event.sent)
    if not sent:
        return Phrase("bad-bones-drew", {**of(event.seat), "drawn": drawn})
    if not drawn:
        return Phrase("bad-bones-received", {**of(event.seat), "sent": sent})
    return Phrase("bad-bones-drew-and-received", {**of(event.seat), "drawn": drawn, "sent": sent})


def tell_march(event: Marched) -> Phrase:
    """One sentence for each way a move can end."""
    path, fate = event.path, event.fate
    args: dict[str, Argument] = {**of(event.seat), "who": skeletons(event.kinds), "count": len(event.kinds)}
    if len(path) == 1:  # in a forecast: under a dragon that has landed
        return Phrase("bad-bones-march-under-dragon", {**args, "square": square(path[0])})
    if fate == HELD and len(path) == 2 and path[0] == path[1]:
        return Phrase("bad-bones-march-kept", {**args, "square": square(path[0])})
    args["from"] = came_from(path)
    if fate == STAYS:
        return Phrase("bad-bones-march-stays", {**args, "square": square(path[-1])})
    if fate == LOOPS:
        return Phrase("bad-bones-march-loops", args)
    args |= {"bends": len(path) - 2, "via": squares(path[1:-1])}
    if fate == LEAVES:
        return tell_leaving(event, args)
    args["square"] = square(path[-1])
    if fate == THROWN:
        return tell_sending(event, "thrown", args)
    if fate == STANDS:
        args |= {"turn": turn_made(event), "way": way_of(event)}
    return Phrase(f"bad-bones-march-{'dragon' if fate == CHASED else ENDINGS[fate]}", args)


def turn_made(event: Marched) -> str:
    """The new facing, if an arrow or the treasure has turned the skeleton; otherwise nothing."""
    return NO_WORD if event.facing == direction_of(event.path) else DIRECTIONS[event.facing]


def way_of(event: Marched) -> str:
    """Out of a forest, away and back again, or across the board."""
    if event.path[0] >= CELLS:
        return "forest"
    return "back" if event.path[0] == event.path[-1] else "board"


def tell_leaving(event: Marched, args: dict[str, Argument]) -> Phrase:
    """Over an edge: to somebody's cemetery, or into the village or the capital."""
    edge = event.path[-1] - EDGE
    if event.target == NOBODY:
        return Phrase(f"bad-bones-march-{'village' if edge == DOWN else 'capital'}", args)
    return tell_sending(event, "leaves", {**args, "edge": DIRECTIONS[edge]})


def tell_sending(event: Marched, how: str, args: dict[str, Argument]) -> Phrase:
    """To a cemetery: another's, one's own, or one that is still to be chosen."""
    if event.target == ANYBODY:
        return Phrase(f"bad-bones-march-{how}-somewhere", args)
    if event.target == event.seat:
        return Phrase(f"bad-bones-march-{how}-home", args)
    return Phrase(f"bad-bones-march-{how}", {**args, "target": banner(event.target)})


def tell_wear(event: Wore) -> Phrase:
    """What became of a trap."""
    kind = trap_kind(event.trap)
    where = on(event.seat, event.cell)
    if kind == BOMB:
        return Phrase("bad-bones-bomb-spent", where)
    if event.why == "stolen":
        return Phrase("bad-bones-stolen", where)
    how = "sabotaged" if event.why == "sabotaged" else "worn-out" if event.now == NO_TRAP else "damaged"
    assert event.now == NO_TRAP or event.now & DAMAGED
    return Phrase(f"bad-bones-{how}", {**where, **item_words(TRAPS[kind - 1].name)})


def tell_weapon(event: WeaponUsed) -> Phrase:
    """Every weapon has its own sentence."""
    weapon = event.weapon
    key = f"bad-bones-used-{WEAPONS[weapon - 1].name.replace('_', '-')}"
    args: dict[str, Argument] = of(event.seat)
    if weapon == TWO_HANDED_SWORD:
        return Phrase(key, args)
    if weapon == TELEPORT_STAFF:
        return Phrase(key, {**args, "square": square(event.cell)})
    args["who"] = skeletons(event.kinds)
    if weapon == ICE_STAFF and event.cell == NOWHERE:
        return Phrase("bad-bones-used-ice-staff-on-all", args)
    if weapon == DEATH_STAFF:
        return Phrase(key, {**args, "target": banner(event.other)})
    if weapon == BATTLE_AXE:
        return Phrase(key, {**args, "colour": COLOURS[event.other]})
    args["square"] = square(event.cell)
    if weapon == MORNING_STAR:
        args["to"] = square(event.other)
    assert weapon in (CROSSBOW, ICE_STAFF, MORNING_STAR, RAPIER)
    return Phrase(key, args)


def tell_purchase(event: Bought) -> Phrase:
    """For oneself, or for somebody of the team."""
    args: dict[str, Argument] = {**of(event.seat), **item_words(event.item), "cost": event.cost}
    if event.hero == event.seat:
        return Phrase("bad-bones-bought", args)
    return Phrase("bad-bones-bought-for", {**args, "hero": banner(event.hero)})
