"""The sentences of the log, as keys of the catalogues. An event is told without the table at hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boneyard.core.decision import Argument, Phrase
from boneyard.core.event import Event, Sentences, Wordings, arguments, key_of, log_line
from boneyard.games.bad_bones.march.walk import CHASED, ENDINGS, HELD, LEAVES, LOOPS, STANDS, STAYS, THROWN
from boneyard.games.bad_bones.model.board import CELLS, DIRECTIONS, DOWN, EDGE, NOWHERE
from boneyard.games.bad_bones.model.events import (
    Arrived,
    Bought,
    ChoiceAhead,
    Destroyed,
    Eliminated,
    GameEnded,
    HearseLeft,
    HeroMoved,
    Marched,
    Struck,
    TrapPlaced,
    TrapTaken,
    WeaponUsed,
    Wore,
)
from boneyard.games.bad_bones.model.names import (
    NO_WORD,
    banner,
    came_from,
    direction_of,
    skeletons,
    square,
    squares,
    tokens,
    trap_words,
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

AHEAD: Final = ("exit", "aim", "target", "entrant", "hearse")  # choices that are made about a square


def banner_key(seat: int) -> str:
    """A player, to choose between wordings."""
    return BANNERS[seat]


def colour_key(colour: int) -> str:
    """A colour, to choose between wordings."""
    return COLOURS[colour]


def skeleton(kind: int) -> tuple[Phrase, ...]:
    """A single skeleton."""
    return skeletons((kind,))


WORDS: Final[Wordings] = {  # what the numbers of an event are called, by field
    "seat": ("banner", banner_key),
    "target": ("target", banner),
    "hero": ("hero", banner),
    "cell": ("square", square),
    "origin": ("from", square),
    "landing": ("to", square),
    "kind": ("who", skeleton),
    "kinds": ("who", skeletons),
    "drawn": ("drawn", tokens),
    "sent": ("sent", tokens),
    "colour": ("colour", colour_key),
}


def tell(event: Event) -> Phrase:
    """The sentence for an event."""
    return log_line(event, "bad-bones", WORDS, SPECIAL)


def line(event: Event, key: str, *without: str, **more: Argument) -> Phrase:
    """A sentence of the fields of an event, some of them left out."""
    return Phrase(f"bad-bones-{key}", {**arguments(event, WORDS, without), **more})


def by_word(field: str) -> Callable[[Any], Phrase]:
    """A sentence that is chosen by a word of a closed list, which is one of the fields."""
    return lambda event: line(event, f"{key_of(type(event))}-{getattr(event, field).replace('_', '-')}", field)


def tell_hero(event: HeroMoved) -> Phrase:
    """From one square to another, or onto the board."""
    return line(event, "hero-placed", "origin") if event.origin == NOWHERE else line(event, "hero-moved")


def tell_trap(event: TrapPlaced) -> Phrase:
    """A trap, and how it lies."""
    return line(event, "trap-placed", "trap", **trap_words(event.trap))


def tell_removal(event: TrapTaken) -> Phrase:
    """A trap; how it lay does not matter any more."""
    return line(event, "trap-taken", "trap", item=TRAPS[trap_kind(event.trap) - 1].name)


def tell_blow(event: Struck) -> Phrase:
    """Floors or houses that are lost or come back."""
    how = "mended" if event.change > 0 else "struck"
    return line(event, f"{event.what}-{how}", "what", "change", count=abs(event.change))


def tell_hearse(event: HearseLeft) -> Phrase:
    """To another kingdom, or home."""
    return line(event, "hearse-stayed", "target") if event.target == event.seat else line(event, "hearse-left")


def tell_choice(event: ChoiceAhead) -> Phrase:
    """What will be asked, and about which square."""
    key = f"ahead-{event.what}"
    return line(event, key, "what") if event.what in AHEAD else line(event, key, "what", "cell")


def tell_arrival(event: Arrived) -> Phrase:
    """Some were drawn, some had been sent; at least one of either."""
    if not event.sent:
        return line(event, "drew", "sent")
    return line(event, "drew-and-received") if event.drawn else line(event, "received", "drawn")


def tell_march(event: Marched) -> Phrase:
    """One sentence for each way a move can end."""
    path, fate = event.path, event.fate
    args = arguments(event, WORDS, ("path", "fate", "facing", "target"))
    args["count"] = len(event.kinds)
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
    if kind == BOMB or event.why == "stolen":
        return line(event, "bomb-spent" if kind == BOMB else "stolen", "trap", "now", "why")
    how = "sabotaged" if event.why == "sabotaged" else "worn-out" if event.now == NO_TRAP else "damaged"
    assert event.now == NO_TRAP or event.now & DAMAGED
    return line(event, how, "trap", "now", "why", item=TRAPS[kind - 1].name)


def tell_weapon(event: WeaponUsed) -> Phrase:
    """Every weapon has its own sentence, about what it was aimed at."""
    if event.weapon == ICE_STAFF and event.cell == NOWHERE:
        return line(event, "used-ice-staff-on-all", "weapon", *AIMS)
    kept = AIMS_OF[event.weapon]
    name = WEAPONS[event.weapon - 1].name.replace("_", "-")
    return line(event, f"used-{name}", "weapon", *[aim for aim in (*AIMS, "kinds") if aim not in kept])


def tell_purchase(event: Bought) -> Phrase:
    """For oneself, or for somebody of the team."""
    if event.hero == event.seat:
        return line(event, "bought", "hero")
    return line(event, "bought-for")


AIMS: Final = ("cell", "landing", "colour", "target")  # of a weapon
AIMS_OF: Final[dict[int, tuple[str, ...]]] = {  # what the sentence of a weapon mentions
    CROSSBOW: ("kinds", "cell"),
    ICE_STAFF: ("kinds", "cell"),
    DEATH_STAFF: ("kinds", "target"),
    TELEPORT_STAFF: ("cell",),
    TWO_HANDED_SWORD: (),
    BATTLE_AXE: ("kinds", "colour"),
    MORNING_STAR: ("kinds", "cell", "landing"),
    RAPIER: ("kinds", "cell"),
}
SPECIAL: Final[Sentences] = {  # sentences that say more or less than the fields do
    Arrived: tell_arrival,
    HeroMoved: tell_hero,
    Destroyed: by_word("by"),
    TrapPlaced: tell_trap,
    TrapTaken: tell_removal,
    Marched: tell_march,
    Struck: tell_blow,
    Wore: tell_wear,
    HearseLeft: tell_hearse,
    WeaponUsed: tell_weapon,
    Bought: tell_purchase,
    Eliminated: by_word("how"),
    GameEnded: by_word("ending"),
    ChoiceAhead: tell_choice,
}
