"""What happens in Bad Bones, in the past tense. Squares and kinds are numbers, as in the state."""

from __future__ import annotations

from boneyard.core.event import Event
from boneyard.games.bad_bones.model.board import NOWHERE
from boneyard.games.bad_bones.model.pieces import NO_COLOUR
from boneyard.games.bad_bones.model.state import NOBODY


class RoundBegan(Event):
    """Every four phases the round counter moves on."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


class Arrived(Event):
    """Phase 4: skeletons come out of the cemetery into the forests; some were drawn, some were sent by others."""

    __slots__ = ("drawn", "seat", "sent")

    def __init__(self, seat: int, drawn: tuple[int, ...], sent: tuple[int, ...]) -> None:
        self.seat = seat
        self.drawn = drawn  # kinds out of the bag
        self.sent = sent  # kinds that others, or traps, have sent


class HeroMoved(Event):
    """Phase 1, or the two-handed sword: the hero goes to another square."""

    __slots__ = ("cell", "origin", "seat")

    def __init__(self, seat: int, origin: int, cell: int) -> None:
        self.seat = seat
        self.origin = origin  # NOWHERE when he is put on the board
        self.cell = cell


class Destroyed(Event):
    """Skeletons die on a square."""

    __slots__ = ("by", "cell", "kinds", "seat")

    def __init__(self, seat: int, cell: int, kinds: tuple[int, ...], by: str) -> None:
        self.seat = seat
        self.cell = cell
        self.kinds = kinds
        self.by = by  # "hero", "bomb" or the name of a weapon


class TrapPlaced(Event):
    """Phase 2: a trap is put on a square."""

    __slots__ = ("cell", "seat", "trap")

    def __init__(self, seat: int, cell: int, trap: int) -> None:
        self.seat = seat
        self.cell = cell
        self.trap = trap


class TrapTaken(Event):
    """Phase 2: a trap goes back to the supply."""

    __slots__ = ("cell", "seat", "trap")

    def __init__(self, seat: int, cell: int, trap: int) -> None:
        self.seat = seat
        self.cell = cell
        self.trap = trap


class NothingPlaced(Event):
    """Phase 2: neither placed nor taken back."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Lured(Event):
    """A treasure was laid down and those beside it turn to it."""

    __slots__ = ("cell", "count", "seat")

    def __init__(self, seat: int, cell: int, count: int) -> None:
        self.seat = seat
        self.cell = cell
        self.count = count


class Marched(Event):
    """Phase 3: a skeleton, or an instructor with his group, has made its move."""

    __slots__ = ("facing", "fate", "kinds", "path", "seat", "target")

    def __init__(
        self, seat: int, kinds: tuple[int, ...], path: tuple[int, ...], fate: int, facing: int, target: int
    ) -> None:
        self.seat = seat
        self.kinds = kinds  # the leader first
        self.path = path  # where it started, what it touched, where it ended; last an edge, if it left
        self.fate = fate  # see walk.py
        self.facing = facing  # the way it faces in the end
        self.target = target  # the seat it was sent to, or NOBODY


class Struck(Event):
    """A tower, a village or the capital lost floors or houses, or got one back."""

    __slots__ = ("change", "left", "seat", "what")

    def __init__(self, seat: int, what: str, change: int, left: int) -> None:
        self.seat = seat
        self.what = what  # "tower", "village" or "capital"
        self.change = change  # how many more there are now
        self.left = left


class TowerFell(Event):
    """Co-op: a tower has stopped its one skeleton."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell


class Wore(Event):
    """A trap was used: it is damaged now, or out of the game."""

    __slots__ = ("cell", "now", "seat", "trap", "why")

    def __init__(self, seat: int, cell: int, trap: int, now: int, why: str) -> None:
        self.seat = seat
        self.cell = cell
        self.trap = trap  # as it was
        self.now = now  # as it is; NO_TRAP when it left the game
        self.why = why  # "used", "stolen" or "sabotaged"


class HearseLeft(Event):
    """A loaded hearse drove to another kingdom."""

    __slots__ = ("cell", "kinds", "seat", "target")

    def __init__(self, seat: int, cell: int, kinds: tuple[int, ...], target: int) -> None:
        self.seat = seat
        self.cell = cell
        self.kinds = kinds
        self.target = target  # the seat it drove to


class WeaponUsed(Event):
    """The hero used his weapon."""

    __slots__ = ("cell", "colour", "kinds", "landing", "seat", "target", "weapon")

    def __init__(
        self,
        seat: int,
        weapon: int,
        cell: int,
        kinds: tuple[int, ...],
        landing: int = NOWHERE,
        colour: int = NO_COLOUR,
        target: int = NOBODY,
    ) -> None:
        self.seat = seat
        self.weapon = weapon
        self.cell = cell  # where, or NOWHERE
        self.kinds = kinds  # whom it hit
        self.landing = landing  # where a morning star puts them, or NOWHERE
        self.colour = colour  # which colour a battle axe hits, or NO_COLOUR
        self.target = target  # the seat a death staff sends them to, or NOBODY


class HeroFell(Event):
    """The emperor and the hero left the game together."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class SaboteurLeft(Event):
    """A saboteur who triggered a trap goes to the bag."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat  # where he was
        self.kind = kind


class Bought(Event):
    """Market: something was bought."""

    __slots__ = ("cost", "hero", "item", "seat")

    def __init__(self, seat: int, item: str, cost: int, hero: int) -> None:
        self.seat = seat  # who pays
        self.item = item
        self.cost = cost
        self.hero = hero  # who carries it


class Passed(Event):
    """Market: somebody stops buying."""

    __slots__ = ("coins", "seat")

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins  # that are lost


class Eliminated(Event):
    """Somebody has lost the last floor or house, or met the emperor."""

    __slots__ = ("how", "seat")

    def __init__(self, seat: int, how: str) -> None:
        self.seat = seat
        self.how = how  # "tower", "village", "emperor" or "capital"


class FoughtOn(Event):
    """Alone: the rounds are over, and the fight for the heroic win begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class HeldOut(Event):
    """In co-op: the rounds are over and won, and the team plays on."""

    __slots__ = ("rounds",)

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds


class GameEnded(Event):
    """It is over."""

    __slots__ = ("ending",)

    def __init__(self, ending: str) -> None:
        self.ending = ending  # a key of the catalogues


class ChoiceAhead(Event):
    """In a forecast: here the owner will be asked."""

    __slots__ = ("cell", "seat", "what")

    def __init__(self, seat: int, what: str, cell: int) -> None:
        self.seat = seat
        self.what = what  # "exit", "aim", "target", "entrant", "hearse", "order" or "weapon"
        self.cell = cell  # the square or forest slot, or NOWHERE


class PointsAhead(Event):
    """In a forecast: the points a kingdom has once everybody has walked."""

    __slots__ = ("points", "seat")

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points
