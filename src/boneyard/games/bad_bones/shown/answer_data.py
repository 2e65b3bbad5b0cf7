"""The answers taken apart, as the browser reads them: each has a `verb` that says which fields there are."""

from __future__ import annotations

from typing import Literal, TypedDict

from boneyard.games.bad_bones.model.names import Turn

Way = Literal["up", "right", "down", "left"]


class SkeletonFields(TypedDict):
    """A part of the answers about one skeleton. They repeat it: compiled, they would not inherit its fields."""

    colour: str
    side: str  # of its drawing
    chief: str  # its rank, or "none"


class BuyAnswer(TypedDict):
    """Buy something on the market."""

    verb: Literal["buy"]
    item: str
    carrier: str  # the banner of the hero who will carry it, where a team chooses; else ""


class PassAnswer(TypedDict):
    """Buy nothing more."""

    verb: Literal["pass"]


class StartAnswer(TypedDict):
    """The hero starts on a tower."""

    verb: Literal["start"]
    square: str


class GoAnswer(TypedDict):
    """The hero goes to a square."""

    verb: Literal["go"]
    square: str


class PlaceAnswer(TypedDict):
    """Put a trap from the supply on a square."""

    verb: Literal["place"]
    item: str
    turn: Turn
    square: str


class TakeAnswer(TypedDict):
    """Take the trap on a square back."""

    verb: Literal["take"]
    item: str
    square: str


class NothingAnswer(TypedDict):
    """Leave the traps as they are."""

    verb: Literal["nothing"]


class ShootAnswer(TypedDict):
    """Crossbow: this skeleton dies."""

    verb: Literal["shoot"]
    square: str
    facing: Way
    colour: str
    side: str
    chief: str


class FreezeAnswer(TypedDict):
    """Ice staff: all on a square miss their next move."""

    verb: Literal["freeze"]
    square: str  # "" for the whole board


class TeleportAnswer(TypedDict):
    """Teleport staff: the hero is there at once."""

    verb: Literal["teleport"]
    square: str


class ChargeAnswer(TypedDict):
    """Two-handed sword: the hero moves once more."""

    verb: Literal["charge"]
    square: str


class SwingAnswer(TypedDict):
    """Battle axe: a colour dies on the squares beside the hero."""

    verb: Literal["swing"]
    colour: str


class ShiftAnswer(TypedDict):
    """Morning star: a stack goes to another square."""

    verb: Literal["shift"]
    square: str
    to: str


class ParryAnswer(TypedDict):
    """Rapier: those on a square are turned, one by one."""

    verb: Literal["parry"]
    square: str


class SheatheAnswer(TypedDict):
    """Keep the weapon for later."""

    verb: Literal["sheathe"]


class TurnAnswer(TypedDict):
    """The rapier turns a skeleton this way."""

    verb: Literal["turn"]
    square: str
    way: Way


class ChaseAnswer(TypedDict):
    """A dragon chases this way."""

    verb: Literal["chase"]
    square: str  # the dragon's
    way: Way


class SendAnswer(TypedDict):
    """Send skeletons to a player: by catapult, by hearse, over the edge or with the death staff."""

    verb: Literal["send"]
    banner: str


class WalkAnswer(TypedDict):
    """This skeleton moves next."""

    verb: Literal["walk"]
    place: str  # a square, or the side of a forest
    slot: str  # of the forest, or ""
    facing: Way
    colour: str
    side: str
    chief: str


class RestAnswer(TypedDict):
    """The rest move as they stand."""

    verb: Literal["rest"]


class EnterAnswer(TypedDict):
    """This skeleton of a group enters first."""

    verb: Literal["enter"]
    colour: str
    side: str
    chief: str


class DriveOffAnswer(TypedDict):
    """A dragon that landed chases this skeleton first."""

    verb: Literal["drive_off"]
    facing: Way
    colour: str
    side: str
    chief: str


class FightOnAnswer(TypedDict):
    """Go on for a heroic win."""

    verb: Literal["fight_on"]


class StopAnswer(TypedDict):
    """Keep the plain win."""

    verb: Literal["stop"]
