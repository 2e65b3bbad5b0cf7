"""The options of a question as they are shown: what lights up, and what each does in a few words.

What comes of an option is in `effects`: it takes forecasts, and is worked out when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.core.agenda import asking
from boneyard.core.decision import Action, Argument, Decision, Offer, Phrase
from boneyard.games.bad_bones.march.walk import TOWER
from boneyard.games.bad_bones.march.weapons import ChooseTurn
from boneyard.games.bad_bones.model.answers import (
    FIGHT_ON,
    ITEMS,
    Buy,
    Exit,
    GoTo,
    Pick,
    PlaceIt,
    TakeIt,
    Target,
    Use,
    slot_name,
)
from boneyard.games.bad_bones.model.board import CELLS, EDGE, NEXT, NOWHERE, SIDES, SQUARES
from boneyard.games.bad_bones.model.names import banner, chief_name, described, turn_of
from boneyard.games.bad_bones.model.pieces import (
    BATTLE_AXE,
    COLOUR_OF,
    COLOURS,
    CROSSBOW,
    DEATH_STAFF,
    ICE_STAFF,
    MORNING_STAR,
    RAPIER,
    SIDE_OF,
    TELEPORT_STAFF,
    TRAPS,
    facing_of,
    kind_of,
    place_of,
    trap_kind,
)
from boneyard.games.bad_bones.model.state import BANNERS, BadBones
from boneyard.games.bad_bones.shown.answer_data import (
    BuyAnswer,
    ChargeAnswer,
    ChaseAnswer,
    DriveOffAnswer,
    EnterAnswer,
    FightOnAnswer,
    FreezeAnswer,
    GoAnswer,
    NothingAnswer,
    ParryAnswer,
    PassAnswer,
    PlaceAnswer,
    RestAnswer,
    SendAnswer,
    SheatheAnswer,
    ShiftAnswer,
    ShootAnswer,
    SkeletonFields,
    StartAnswer,
    StopAnswer,
    SwingAnswer,
    TakeAnswer,
    TeleportAnswer,
    TurnAnswer,
    WalkAnswer,
    Way,
)
from boneyard.games.bad_bones.shown.view import trip_of


def offer(s: BadBones, decision: Decision, option: Action) -> Offer:
    """One option; it lights the squares, forest slots, players or wares it is about."""
    return OFFERED[decision.kind](s, decision.seat, option)


def does(what: str, **args: Argument) -> Phrase:
    """What an option does, in the words of a button."""
    return Phrase(f"bad-bones-does-{what}", args)


def offer_ware(s: BadBones, seat: int, option: Action) -> Offer:
    """Something on the market; to pass with coins left loses them."""
    if not isinstance(option, Buy):
        return Offer((), does("pass"), PassAnswer(verb="pass"), risky=s.kingdoms[seat].coins > 0)
    item = ITEMS[option.item]
    if option.hero == NOWHERE:
        return Offer((item,), does("buy", item=item), BuyAnswer(verb="buy", item=item, carrier=""))
    carrier = BANNERS[option.hero]
    bought = BuyAnswer(verb="buy", item=item, carrier=carrier)
    return Offer((item, carrier), does("buy-for", item=item, target=banner(option.hero)), bought)


def offer_start(_s: BadBones, _seat: int, option: Action) -> Offer:
    """Where the hero starts."""
    assert isinstance(option, GoTo)
    square = SQUARES[option.cell]
    return Offer((square,), does("start", square=square), StartAnswer(verb="start", square=square))


def offer_move(_s: BadBones, _seat: int, option: Action) -> Offer:
    """Where the hero goes."""
    assert isinstance(option, GoTo)
    square = SQUARES[option.cell]
    return Offer((square,), does("go", square=square), GoAnswer(verb="go", square=square))


def offer_trap(s: BadBones, seat: int, option: Action) -> Offer:
    """A trap to put down, one to take back, or nothing."""
    if isinstance(option, PlaceIt):
        square, kind = SQUARES[option.cell], trap_kind(option.trap)
        name, turn = TRAPS[kind - 1].name, turn_of(option.trap)
        placed = PlaceAnswer(verb="place", item=name, turn=turn, square=square)
        return Offer((square,), does("place", item=name, turn=turn, square=square), placed)
    if isinstance(option, TakeIt):
        square = SQUARES[option.cell]
        name = TRAPS[trap_kind(s.kingdoms[seat].traps[option.cell]) - 1].name
        return Offer(
            (square,), does("take", item=name, square=square), TakeAnswer(verb="take", item=name, square=square)
        )
    return Offer((), does("nothing"), NothingAnswer(verb="nothing"))


def offer_weapon(s: BadBones, seat: int, option: Action) -> Offer:
    """One way to use the weapon, or to keep it."""
    if not isinstance(option, Use):
        return Offer((), does("sheathe"), SheatheAnswer(verb="sheathe"))
    weapon = s.kingdoms[seat].weapon
    if weapon == CROSSBOW:
        square, facing, kind = SQUARES[option.cell], way(option.bone), kind_of(option.bone)
        shot = ShootAnswer(verb="shoot", square=square, **skeleton(kind), facing=facing)
        return Offer((square,), does("shoot", square=square, **described(kind), facing=facing), shot)
    if weapon == DEATH_STAFF:
        return offer_player_of(option.other)
    if weapon == BATTLE_AXE:
        colour = COLOURS[option.other]
        return Offer((), does("swing", colour=colour), SwingAnswer(verb="swing", colour=colour))
    if option.cell == NOWHERE:
        return Offer((), does("freeze-all"), FreezeAnswer(verb="freeze", square=""))
    return offer_stroke(weapon, SQUARES[option.cell], SQUARES[option.other] if weapon == MORNING_STAR else "")


def offer_stroke(weapon: int, square: str, to: str) -> Offer:
    """A weapon aimed at a square."""
    if weapon == ICE_STAFF:
        return Offer((square,), does("freeze", square=square), FreezeAnswer(verb="freeze", square=square))
    if weapon == TELEPORT_STAFF:
        return Offer((square,), does("teleport", square=square), TeleportAnswer(verb="teleport", square=square))
    if weapon == MORNING_STAR:
        shifted = ShiftAnswer(verb="shift", square=square, to=to)
        return Offer((square, to), does("shift", square=square, to=to), shifted)
    if weapon == RAPIER:
        return Offer((square,), does("parry", square=square), ParryAnswer(verb="parry", square=square))
    return Offer((square,), does("charge", square=square), ChargeAnswer(verb="charge", square=square))


def offer_turn(s: BadBones, seat: int, option: Action) -> Offer:
    """Which way the rapier turns a skeleton."""
    asked = asking(s, seat)
    assert isinstance(asked, ChooseTurn)
    assert isinstance(option, Exit)
    square, there = SQUARES[place_of(asked.waiting[0])], direction(option.direction)
    return Offer((square,), does("turn", way=there), TurnAnswer(verb="turn", square=square, way=there))


def offer_exit(s: BadBones, seat: int, option: Action) -> Offer:
    """Which way a dragon chases: its square, and the next one if there is one."""
    assert isinstance(option, Exit)
    trip = trip_of(asking(s, seat))
    assert trip is not None
    dragon = trip.path[-1]
    to, there = NEXT[dragon * 4 + option.direction], direction(option.direction)
    lit = (SQUARES[dragon], SQUARES[to]) if to < EDGE else (SQUARES[dragon],)
    return Offer(lit, does("chase", way=there), ChaseAnswer(verb="chase", square=SQUARES[dragon], way=there))


def offer_player(_s: BadBones, _seat: int, option: Action) -> Offer:
    """A player to send skeletons to."""
    assert isinstance(option, Target)
    return offer_player_of(option.seat)


def offer_player_of(to: int) -> Offer:
    """The player on a seat."""
    return Offer((BANNERS[to],), does("send", target=banner(to)), SendAnswer(verb="send", banner=BANNERS[to]))


def offer_next(s: BadBones, _seat: int, option: Action) -> Offer:
    """Who moves next, or the rest as they stand."""
    if not isinstance(option, Pick):
        return Offer((), does("rest"), RestAnswer(verb="rest"))
    at, facing, kind = place_of(option.bone), way(option.bone), kind_of(option.bone)
    slot = slot_name(at, s.book.coop) if at >= CELLS else ""
    place = slot.split()[0] if slot else SQUARES[at]
    walk = WalkAnswer(verb="walk", place=place, slot=slot, **skeleton(kind), facing=facing)
    return Offer((slot or place,), does("walk", place=place, **described(kind), facing=facing), walk)


def offer_entrant(s: BadBones, seat: int, option: Action) -> Offer:
    """Who of a group enters first; a tower lights up, what lies beyond an edge does not."""
    assert isinstance(option, Pick)
    trip = trip_of(asking(s, seat))
    assert trip is not None
    kind = kind_of(option.bone)
    lit = (SQUARES[trip.path[-1]],) if trip.ending == TOWER else ()
    return Offer(lit, does("enter", **described(kind)), EnterAnswer(verb="enter", **skeleton(kind)))


def offer_chased(s: BadBones, seat: int, option: Action) -> Offer:
    """Whom a landing dragon chases first."""
    assert isinstance(option, Pick)
    facing, kind = way(option.bone), kind_of(option.bone)
    chased = DriveOffAnswer(verb="drive_off", **skeleton(kind), facing=facing)
    square = SQUARES[s.kingdoms[seat].landing]
    return Offer((square,), does("drive-off", **described(kind), facing=facing), chased)


def offer_heroic(_s: BadBones, _seat: int, option: Action) -> Offer:
    """Fight on, or stop."""
    if option == FIGHT_ON:
        return Offer((), does("fight-on"), FightOnAnswer(verb="fight_on"))
    return Offer((), does("stop"), StopAnswer(verb="stop"))


def skeleton(kind: int) -> SkeletonFields:
    """A skeleton by its colour, the side of its drawing and its rank."""
    return {"colour": COLOURS[COLOUR_OF[kind]], "side": SIDES[SIDE_OF[kind]], "chief": chief_name(kind)}


def way(bone: int) -> Way:
    """Which way a skeleton faces."""
    return direction(facing_of(bone))


def direction(number: int) -> Way:
    """A way by its name."""
    ways: tuple[Way, ...] = ("up", "right", "down", "left")
    return ways[number]


OFFERED: Final[dict[str, Callable[[BadBones, int, Action], Offer]]] = {
    "buy": offer_ware,
    "choose_tower": offer_start,
    "move_hero": offer_move,
    "choose_trap": offer_trap,
    "use_weapon": offer_weapon,
    "turn_bone": offer_turn,
    "choose_exit": offer_exit,
    "choose_chased": offer_chased,
    "choose_aim": offer_player,
    "choose_target": offer_player,
    "choose_hearse": offer_player,
    "choose_next": offer_next,
    "choose_entrant": offer_entrant,
    "offer_heroic": offer_heroic,
}
