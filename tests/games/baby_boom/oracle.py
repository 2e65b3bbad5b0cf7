"""The rules of Baby Boom a second time: naive, slow, and written from the rulings without a look at the engine.

It reads and draws pictures and knows squares by name, so that it shares neither numbers nor tables with the engine.
"""

from __future__ import annotations

from dataclasses import dataclass, field

COLUMNS = "abcde"
ROWS = "54321"
COLOURS = ("red", "green", "yellow", "blue")
COMPASS = {"up": (0, 1), "right": (1, 0), "down": (0, -1), "left": (-1, 0)}
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}
ARROW = {"^": "up", ">": "right", "v": "down", "<": "left"}
CLOSED_SIDE = {"¯": "up", "]": "right", "_": "down", "[": "left"}
BUMPER = {
    "/": {"right": "up", "up": "right", "left": "down", "down": "left"},
    "\\": {"right": "down", "down": "right", "left": "up", "up": "left"},
}
CARRIERS = (*ARROW, *BUMPER)


@dataclass(frozen=True)
class Die:
    """Whose it is and what it shows; Boom! is 0."""

    colour: str
    face: int


@dataclass
class Floor:
    """A board as two dictionaries from the names of squares, and whose turn it is."""

    dice: dict[str, Die]
    tiles: dict[str, str]
    players: tuple[str, ...]
    turn: str


@dataclass
class Ending:
    """What a turn comes to: the board, and the next player or the end of the round with its points."""

    floor: Floor
    next: str | None
    points: dict[str, int]
    first: str | None  # of the next round


@dataclass
class Turn:
    """One turn in progress: where each die of the turn went, in the order mover, first pushed, second pushed."""

    floor: Floor
    taken: dict[str, Die]  # the squares that are occupied while dice ride
    came: list[tuple[Die, str, bool]] = field(
        default_factory=list
    )  # die, where it arrived, and whether it walked there


def all_squares() -> list[str]:
    """Row by row from the top, as they are drawn."""
    return [column + row for row in ROWS for column in COLUMNS]


def beside(square: str, way: str) -> str | None:
    """The next square in a direction, if there is one."""
    across, up = COMPASS[way]
    column, row = COLUMNS.index(square[0]) + across, int(square[1]) + up
    return COLUMNS[column] + str(row) if 0 <= column < 5 and 1 <= row <= 5 else None


def parse(picture: str) -> Floor:
    """A floor from a picture of the whole position."""
    lines = [line.strip() for line in picture.strip().splitlines()]
    notes = dict(line.split(": ", 1) for line in lines[5:])
    dice: dict[str, Die] = {}
    tiles: dict[str, str] = {}
    for square, token in zip(all_squares(), " ".join(lines[:5]).split(), strict=True):
        left = token.replace(".", "")
        if left[:1] in ("r", "g", "y", "b"):
            colour = next(name for name in COLOURS if name[0] == left[0])
            dice[square] = Die(colour, 0 if left[1] == "*" else int(left[1]))
            left = left[2:]
        if left:
            tiles[square] = left
    players = COLOURS[: len(notes["scores"].split(","))]
    return Floor(dice, tiles, players, notes["turn"])


def draw(floor: Floor) -> list[str]:
    """The twenty-five tokens of its picture."""
    tokens = []
    for square in all_squares():
        token = ""
        if square in floor.dice:
            die = floor.dice[square]
            token = die.colour[0] + ("*" if die.face == 0 else str(die.face))
        tokens.append(token + floor.tiles.get(square, "") or ".")
    return tokens


def walled(floor: Floor, square: str, way: str) -> bool:
    """A wall closes its edge from either side (BOOM-048)."""
    beyond = beside(square, way)
    mine = CLOSED_SIDE.get(floor.tiles.get(square, "")) == way
    theirs = beyond is not None and CLOSED_SIDE.get(floor.tiles.get(beyond, "")) == OPPOSITE[way]
    return mine or theirs


def ride(floor: Floor, start: str, way: str) -> tuple[str, str, int] | None:
    """Where a die that leaves a square comes to rest, going which way, and over how many tiles; if it can."""
    here = start
    ridden: list[str] = []
    while True:
        there = beside(here, way)
        if there is None or walled(floor, here, way):  # BOOM-005, BOOM-048
            return None
        tile = floor.tiles.get(there, "")
        if tile not in CARRIERS:
            return there, way, len(ridden)
        if there in ridden:  # BOOM-042
            return None
        ridden.append(there)
        way = ARROW[tile] if tile in ARROW else BUMPER[tile][way]  # BOOM-039, BOOM-040
        here = there


def travel(turn: Turn, die: Die, start: str, way: str, *, walks: bool) -> bool:
    """Send a die one square on, with all that tiles and pushes make of it; whether that is legal."""
    rest = ride(turn.floor, start, way)
    if rest is None:
        return False
    there, way, carried = rest
    turn.came.append((die, there, walks and carried == 0))
    if turn.floor.tiles.get(there) == "o":  # BOOM-047: it never fills
        return True
    victim = turn.taken.get(there)
    turn.taken[there] = die
    if victim is None:
        return True
    if victim.colour == die.colour or victim.face == 0 or victim.face >= die.face:  # BOOM-015, BOOM-041
        return False
    behind = beside(there, way)
    if behind is None or behind in turn.taken:  # BOOM-014: never two in a row
        return False
    return travel(turn, victim, there, way, walks=False)


def reach(floor: Floor, square: str, power: int) -> list[str]:
    """The squares a blast sweeps (BOOM-049), up to a distance."""
    swept = []
    for way in COMPASS:
        here = square
        for _ in range(power):
            there = beside(here, way)
            if there is None or walled(floor, here, way) or floor.tiles.get(there) in BUMPER:
                break
            swept.append(there)
            here = there
    return swept


def explode(floor: Floor, exploding: list[tuple[str, bool]], powers: list[int]) -> None:
    """All together (BOOM-044); a trap that was sprung goes with its die (BOOM-045)."""
    gone: list[str] = []
    for square, sprung in exploding:
        power = powers.pop(0) if powers else 5
        if power == 0:  # BOOM-031: an implosion
            gone.append(square)
        else:
            gone += reach(floor, square, 5 if power >= 4 else power)
        if sprung:
            gone.append(square)
    for square, sprung in exploding:
        if sprung:
            del floor.tiles[square]
    for square in gone:
        floor.dice.pop(square, None)


def step(floor: Floor, square: str, way: str, powers: list[int] | None = None) -> Floor | None:
    """The floor after a die took a step, or nothing if it may not. Powers are the rolls of risky business."""
    mover = floor.dice[square]
    turn = Turn(floor, {where: die for where, die in floor.dice.items() if where != square})
    if not travel(turn, mover, square, way, walks=True):
        return None
    after = Floor(dict(floor.dice), dict(floor.tiles), floor.players, floor.turn)
    del after.dice[square]
    exploding: list[tuple[str, bool]] = []
    for die, there, walked in turn.came:  # each pushed die's square is taken over by its pusher, who came before it
        tile = after.tiles.get(there)
        if tile == "o":
            continue
        counted = Die(die.colour, die.face - 1)  # BOOM-004, BOOM-016, BOOM-038
        sprung = tile == "x" and not walked
        after.dice[there] = counted
        if sprung or counted.face == 0:
            exploding.append((there, sprung))
    explode(after, exploding, powers if powers is not None else [])
    return after


def tick(floor: Floor, square: str, powers: list[int] | None = None) -> Floor:
    """The floor after a blocked die counted down where it stands (BOOM-020)."""
    die = floor.dice[square]
    after = Floor(dict(floor.dice), dict(floor.tiles), floor.players, floor.turn)
    after.dice[square] = Die(die.colour, die.face - 1)
    if die.face == 1:
        explode(after, [(square, False)], powers if powers is not None else [])
    return after


def turns(floor: Floor, powers: tuple[int, ...] = ()) -> dict[str, Floor]:
    """Every legal turn by its notation, and the floor it leads to."""
    found: dict[str, Floor] = {}
    mine = [where for where, die in floor.dice.items() if die.colour == floor.turn and die.face > 0]
    for square in mine:
        for way in COMPASS:
            to = beside(square, way)
            after = step(floor, square, way, list(powers))
            if after is not None:
                found[f"{square}-{to}"] = after
    if not found:  # BOOM-020, BOOM-021
        found = {f"{square} counts down": tick(floor, square, list(powers)) for square in mine}
    return found


def ending(after: Floor) -> Ending:
    """Who is next, or how the round ended."""
    live = [player for player in after.players if any(d.colour == player and d.face > 0 for d in after.dice.values())]
    points = {
        player: sum(max(die.face, 1) for die in after.dice.values() if die.colour == player) for player in after.players
    }
    if len(live) <= 1:  # BOOM-023
        return Ending(after, None, points, live[0] if live else after.turn)  # BOOM-026, BOOM-027
    seat = after.players.index(after.turn)
    order = [after.players[(seat + ahead) % len(after.players)] for ahead in range(1, len(after.players) + 1)]
    return Ending(after, next(player for player in order if player in live), points, None)  # BOOM-003


def is_lawful(tiles: dict[str, str]) -> bool:
    """Whether a layout of tiles respects every ban (BOOM-036), whichever was laid first."""
    for square, tile in tiles.items():
        if tile in BUMPER and any(beside(square, way) is None for way in COMPASS):
            return False
        if tile in CLOSED_SIDE and beside(square, CLOSED_SIDE[tile]) is None:
            return False
        if tile in ARROW:
            pointed = beside(square, ARROW[tile])
            if pointed is None or walled(Floor({}, tiles, (), ""), square, ARROW[tile]):
                return False
            if ARROW.get(tiles.get(pointed, "")) == OPPOSITE[ARROW[tile]]:
                return False
    return True
