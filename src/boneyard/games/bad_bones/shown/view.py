"""What a seat sees: everything on the table but the order of the bag and what others have chosen in secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boneyard.core.agenda import Ask, asking
from boneyard.games.bad_bones.march.march import ChooseAim, ChooseEntrant, ChooseExit, ChooseTarget
from boneyard.games.bad_bones.march.walk import Trip
from boneyard.games.bad_bones.march.weapons import ChooseTurn
from boneyard.games.bad_bones.model.answers import ITEMS, LAST_TRAP, slot_name, turns_of
from boneyard.games.bad_bones.model.board import CELLS, DIRECTIONS, EDGE, NOWHERE, SIDES, SQUARES, UP
from boneyard.games.bad_bones.model.pieces import (
    AIM,
    CHIEFS,
    COLOUR_OF,
    COLOURS,
    DAMAGED,
    RANK_OF,
    SIDE_OF,
    TRAP_NAMES,
    TRAPS,
    WEAPONS,
    face_of,
    facing_of,
    is_frozen,
    kind_in,
    kind_of,
    led_by,
    place_of,
    trap_kind,
    trap_turn,
    where_to,
)
from boneyard.games.bad_bones.model.state import BANNERS, BadBones, Kingdom
from boneyard.games.bad_bones.phases.laying_traps import ChooseChased, ChooseLandingExit
from boneyard.games.bad_bones.phases.market import COSTS, buyers_ahead
from boneyard.games.bad_bones.phases.rounds import phase_of
from boneyard.games.bad_bones.phases.scoring import score, stars_of
from boneyard.games.bad_bones.phases.skeletons import ChooseHearse

FACES: Final = ("white", "black")


@dataclass
class TokenView:
    """A skeleton token: colour, the side its drawing enters from, and its rank if it is a chief."""

    colour: str
    side: str  # "left", "top", "right"
    chief: str  # "" or "demolition", …


@dataclass
class BoneView:
    """Skeletons in one place that are all alike."""

    place: str  # "c3", or a forest slot: "left 4", "top c", in co-op "bottom c"
    token: TokenView
    facing: str  # "up", "right", "down", "left"
    face: str  # "white" or "black"
    moved: bool  # shows the face of skeletons that have moved
    frozen: bool
    led: bool  # walks with an instructor
    count: int


@dataclass
class TrapView:
    """A trap on the board."""

    square: str
    kind: str  # "wall", …, "destroyed zone"
    turn: str  # "/" or "\\" for a wall, "white" or "black" for a labyrinth, else ""
    damaged: bool
    used: bool  # triggered this round: it will wear when all have moved
    aim: str  # the banner a catapult throws at this round
    load: list[TokenView]  # the skeletons a hearse carries


@dataclass
class WaitingView:
    """Where the march on a board waits for its owner's answer."""

    square: str
    tokens: list[TokenView]  # lifted off the board, on their way or turned on the spot; of a load or a landing none
    facing: str


@dataclass
class KingdomView:
    """One player's board and what belongs to it."""

    banner: str
    hero: str | None  # his square
    floors: int
    towers: list[str]  # standing
    ruins: list[str]  # in co-op
    houses: int
    bones: list[BoneView]
    traps: list[TrapView]
    supply: dict[str, int]
    cemetery: list[TokenView]  # skeletons that will arrive, also those on their way
    slain: list[TokenView]  # the hero's victims, as long as the death staff may send them on
    weapon: str
    coins: int
    bought: list[str]
    stars: int
    score: int
    doomed: bool
    deciding: bool
    waiting: WaitingView | None


@dataclass
class StallView:
    """Something on the market."""

    item: str
    weapon: bool
    cost: int
    left: int


@dataclass
class BadBonesView:
    """The table."""

    round: int
    rounds: int  # to survive, alone or together; 0 in competition
    phase: str  # "buy", "choose tower", "hero", "trap", or what else is asked; "over"
    tracking: str  # the face of those who still have to move this round
    kingdoms: list[KingdomView]
    capital: int
    supply: dict[str, int]  # the shared one, in co-op
    resting: list[str]  # traps taken back this round in co-op
    market: list[StallView]
    order: list[str]  # who buys now and next, while the market is open
    bag: int
    gone: list[TokenView]
    advanced: bool
    chiefs: bool
    coop: bool
    play_on: bool  # the team goes on after these rounds
    heroic: bool
    ending: str


def view(s: BadBones) -> BadBonesView:
    """All is public (BAD-003); what is chosen in secret is not on the table yet (BAD-004)."""
    asked = {decision.seat for decision in s.open}
    return BadBonesView(
        round=s.round,
        rounds=s.book.rounds if s.book.solo or s.book.coop else 0,
        phase=phase_of(s),
        tracking=FACES[s.unmoved()],
        kingdoms=[kingdom_view(s, k, deciding=k.seat in asked) for k in s.kingdoms],
        capital=s.capital,
        supply=_supply(s.supply),
        resting=[TRAPS[kind - 1].name for kind in s.resting],
        market=[
            StallView(ITEMS[item], item > LAST_TRAP, COSTS[item], left) for item, left in enumerate(s.stock) if left
        ],
        order=[BANNERS[seat] for seat in buyers_ahead(s)],
        bag=sum(s.bag),
        gone=[token(kind) for kind in s.gone],
        advanced=s.book.advanced,
        chiefs=s.book.chiefs,
        coop=s.book.coop,
        play_on=s.book.play_on,
        heroic=s.heroic,
        ending=s.ending,
    )


def kingdom_view(s: BadBones, k: Kingdom, *, deciding: bool) -> KingdomView:
    """One kingdom."""
    towers = s.book.ground.towers
    waiting = [*k.cemetery, *[kind_in(one) for other in s.kingdoms for one in other.sent if where_to(one) == k.seat]]
    return KingdomView(
        banner=BANNERS[k.seat],
        hero=None if k.hero == NOWHERE else SQUARES[k.hero],
        floors=k.floors,
        towers=[SQUARES[cell] for cell in towers if k.towers >> cell & 1],
        ruins=[SQUARES[cell] for cell in towers if not k.towers >> cell & 1],
        houses=k.houses,
        bones=bone_views(s, k.bones),
        traps=[_trap(k, cell) for cell in range(CELLS) if k.traps[cell]],
        supply=_supply(k.supply),
        cemetery=[token(kind) for kind in sorted(waiting)],
        slain=[token(kind) for kind in k.slain],
        weapon=WEAPONS[k.weapon - 1].name if k.weapon else "",
        coins=k.coins,
        bought=list(k.bought),
        stars=stars_of(k),
        score=score(k),
        doomed=k.doomed,
        deciding=deciding,
        waiting=waiting_view(k, asking(s, k.seat)) if deciding else None,
    )


def waiting_view(k: Kingdom, asked: Ask) -> WaitingView | None:
    """Where the march waits; nothing for questions that are not about one square."""
    if isinstance(asked, ChooseTurn):
        bone = asked.waiting[0]
        return WaitingView(SQUARES[place_of(bone)], [token(kind_of(bone))], DIRECTIONS[facing_of(bone)])
    if isinstance(asked, ChooseChased | ChooseHearse):
        return WaitingView(SQUARES[k.landing if isinstance(asked, ChooseChased) else asked.cell], [], DIRECTIONS[UP])
    trip = trip_of(asked)
    if trip is None or isinstance(asked, ChooseEntrant) or last_stop(trip) >= CELLS:
        return None
    return WaitingView(SQUARES[last_stop(trip)], [token(kind_of(bone)) for bone in trip.group], DIRECTIONS[UP])


def trip_of(asked: Ask) -> Trip | None:
    """The move that waits for an answer, if one does."""
    if isinstance(asked, ChooseExit | ChooseLandingExit | ChooseAim | ChooseTarget | ChooseEntrant):
        return asked.trip
    return None


def last_stop(trip: Trip) -> int:
    """The last place of a trip on the board."""
    return [place for place in trip.path if place < EDGE][-1]


def token(kind: int) -> TokenView:
    """A kind of skeleton."""
    return TokenView(COLOURS[COLOUR_OF[kind]], SIDES[SIDE_OF[kind]], CHIEFS[RANK_OF[kind]])


def bone_views(s: BadBones, bones: list[int]) -> list[BoneView]:
    """Skeletons by their places, those alike counted."""
    return [_bone(s, one, bones.count(one)) for one in sorted(set(bones), key=lambda bone: (place_of(bone), bone))]


def _bone(s: BadBones, one: int, count: int) -> BoneView:
    place = place_of(one)
    return BoneView(
        place=SQUARES[place] if place < CELLS else slot_name(place, s.book.coop),
        token=token(kind_of(one)),
        facing=DIRECTIONS[facing_of(one)],
        face=FACES[face_of(one)],
        moved=face_of(one) != s.unmoved(),
        frozen=is_frozen(one),
        led=led_by(one) > 0,
        count=count,
    )


def _trap(k: Kingdom, cell: int) -> TrapView:
    trap = k.traps[cell]
    kind = trap_kind(trap)
    turns = turns_of(kind)
    return TrapView(
        square=SQUARES[cell],
        kind=TRAP_NAMES[kind],
        turn=turns[trap_turn(trap)],
        damaged=trap & DAMAGED > 0,
        used=k.used >> cell & 1 == 1,
        aim=BANNERS[(trap >> AIM) - 1] if trap >> AIM else "",
        load=[token(kind_in(traveller)) for traveller in k.loaded if where_to(traveller) == cell],
    )


def _supply(supply: list[int]) -> dict[str, int]:
    return {trap.name: supply[kind] for kind, trap in enumerate(TRAPS, start=1) if supply[kind]}
