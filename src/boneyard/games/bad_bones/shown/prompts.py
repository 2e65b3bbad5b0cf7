"""What is asked and what each option says, as keys of the catalogues."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boneyard.core.agenda import Ask, apart, asking
from boneyard.core.decision import Action, Argument, Decision, Offer, Phrase, Prompt
from boneyard.core.event import Event
from boneyard.games.bad_bones.march.groups import is_mover
from boneyard.games.bad_bones.march.march import ChooseAim, ChooseEntrant, ChooseExit, ChooseTarget, lift_and_walk
from boneyard.games.bad_bones.march.walk import CHASED, ENDINGS, LEAVES, LOOPS, THROWN, TOWER, Trip, chased
from boneyard.games.bad_bones.march.weapons import ChooseTurn
from boneyard.games.bad_bones.model.answers import (
    FIGHT_ON,
    ITEMS,
    LAST_TRAP,
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
from boneyard.games.bad_bones.model.board import CELLS, CROSS, DIRECTIONS, DOWN, EDGE, NEXT, NOWHERE, SQUARES
from boneyard.games.bad_bones.model.events import Marched
from boneyard.games.bad_bones.model.neighbours import beyond, opponents
from boneyard.games.bad_bones.model.pieces import (
    AIM,
    DEATH_STAFF,
    RAPIER,
    TRAPS,
    TREASURE,
    WEAPONS,
    facing_of,
    kind_of,
    place_of,
    trap_kind,
    turned,
)
from boneyard.games.bad_bones.model.state import BANNERS, BadBones
from boneyard.games.bad_bones.phases.laying_traps import ChooseLandingExit
from boneyard.games.bad_bones.phases.market import COSTS
from boneyard.games.bad_bones.phases.skeletons import ChooseHearse
from boneyard.games.bad_bones.shown.names import banner, came_from, chief_name, item_words, skeletons, square
from boneyard.games.bad_bones.shown.previews import (
    NO_EFFECT,
    ForecastSummary,
    effects,
    forecast,
    kills,
    losses,
    said_in_turn,
    slain_on_march,
    stroke_of,
    summary_of,
)

Asked = tuple[Phrase, list[Offer]]


def prompt(s: BadBones, decision: Decision) -> Prompt:
    """The question and its options; an option's anchor is the square, the forest slot or the player it is about."""
    ask, offers = ASKED[decision.kind](s, decision)
    return Prompt(decision.kind, ask, tuple(offers), decision.number)


def question(decision: Decision, **more: Argument) -> Phrase:
    """The question by its kind, and who is asked."""
    key = f"bad-bones-ask-{decision.kind.replace('_', '-')}"
    return Phrase(key, {"banner": BANNERS[decision.seat], **more})


def prompt_buy(s: BadBones, decision: Decision) -> Asked:
    """The market: what it costs, how many there are, what it is good for."""
    coins = s.kingdoms[decision.seat].coins
    return question(decision, coins=coins), [_ware(s, option, coins) for option in decision.options]


def _ware(s: BadBones, option: Action, coins: int) -> Offer:
    if not isinstance(option, Buy):
        return Offer("", Phrase("bad-bones-buy-nothing", {"coins": coins}))
    item, left = ITEMS[option.item], s.stock[option.item]
    use = Phrase("bad-bones-use", {"item": item})
    anchor = BANNERS[option.hero] if option.hero != NOWHERE else ""
    if option.item > LAST_TRAP:
        return Offer(anchor, Phrase("bad-bones-buy-weapon", {"cost": COSTS[option.item], "use": use}))
    return Offer(anchor, Phrase("bad-bones-buy-trap", {"cost": COSTS[option.item], "left": left, "use": use}))


def prompt_tower(_s: BadBones, decision: Decision) -> Asked:
    """Co-op: where the hero starts."""
    return question(decision), [
        Offer(option.text, Phrase("bad-bones-start-there", {"square": option.text})) for option in decision.options
    ]


def prompt_hero(s: BadBones, decision: Decision) -> Asked:
    """Each move: what he destroys, what he will stop, and what is lost if nothing else is done."""
    offers: list[Offer] = []
    for option in decision.options:
        assert isinstance(option, GoTo)
        events = forecast(s, decision.seat, option)
        counts = (("kills", kills(events)), ("stops", slain_on_march(events)))
        parts = [Phrase(f"bad-bones-hero-{what}", {"count": count}) for what, count in counts if count]
        offers.append(Offer(SQUARES[option.cell], said_in_turn([*parts, losses(summary_of(events))])))
    return question(decision), offers


def prompt_trap(s: BadBones, decision: Decision) -> Asked:
    """Each trap choice: what it changes, compared with doing nothing."""
    seat = decision.seat
    events = forecast(s, seat, None)
    usual = summary_of(events)
    walked = _walked(s, seat, events)
    near = walked.union(*[CROSS[cell] for cell in walked])
    offers: list[Offer] = []
    for option in decision.options:
        if isinstance(option, PlaceIt):
            matters = near if trap_kind(option.trap) == TREASURE else walked
            offers.append(Offer(SQUARES[option.cell], _change(s, seat, option, usual, option.cell in matters)))
        elif isinstance(option, TakeIt):
            kind = trap_kind(s.kingdoms[seat].traps[option.cell])
            matters = near if kind == TREASURE else walked
            effect = _change(s, seat, option, usual, option.cell in matters)
            back = Phrase("bad-bones-take-back", item_words(TRAPS[kind - 1].name))
            offers.append(Offer(SQUARES[option.cell], said_in_turn((back, effect))))
        else:
            offers.append(Offer("", losses(usual, "doing-nothing")))
    return question(decision), offers


def _walked(s: BadBones, seat: int, events: Sequence[Event]) -> frozenset[int]:
    """Every square a skeleton stands on or will come to."""
    standing = [place_of(bone) for bone in s.kingdoms[seat].bones]
    passed = [place for event in events if isinstance(event, Marched) for place in event.path]
    return frozenset([place for place in standing + passed if place < CELLS])


def _change(s: BadBones, seat: int, option: Action, usual: ForecastSummary, matters: bool) -> Phrase:
    """What an option changes; nothing where no skeleton comes by."""
    return effects(usual, summary_of(forecast(s, seat, option))) if matters else NO_EFFECT


def prompt_weapon(s: BadBones, decision: Decision) -> Asked:
    """What the stroke does, and what it changes in what is still to come."""
    seat = decision.seat
    k = s.kingdoms[seat]
    usual = summary_of(forecast(s, seat, None))
    offers: list[Offer] = []
    for option in decision.options:
        if not isinstance(option, Use):
            label = Phrase("bad-bones-sheathe", {})
        elif k.weapon == DEATH_STAFF:
            label = Phrase("bad-bones-send-dead", {"count": len(k.slain), "target": banner(option.other)})
        elif k.weapon == RAPIER:
            count = len([bone for bone in k.bones if place_of(bone) == option.cell])
            label = Phrase("bad-bones-turn-all", {"count": count})
        else:
            events = forecast(s, seat, option)
            label = effects(usual, summary_of(events), stroke_of(events))
        offers.append(Offer(_aimed_at(option, k.weapon), label))
    return question(decision, kills=k.kills, words=WEAPONS[k.weapon - 1].words), offers


def _aimed_at(option: Action, weapon: int) -> str:
    if not isinstance(option, Use):
        return ""
    if weapon == DEATH_STAFF:
        return BANNERS[option.other]
    return SQUARES[option.cell] if option.cell != NOWHERE else ""


def prompt_turn(s: BadBones, decision: Decision) -> Asked:
    """The rapier: which skeleton it turns, and where it would go then."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, ChooseTurn)
    bone = asked.waiting[0]
    offers: list[Offer] = []
    for option in decision.options:
        assert isinstance(option, Exit)
        offers.append(Offer(square(place_of(bone)), _turned(s, decision.seat, bone, option.direction)))
    who = skeletons((kind_of(bone),))
    facing = DIRECTIONS[facing_of(bone)]
    return question(decision, who=who, square=square(place_of(bone)), facing=facing), offers


def _turned(s: BadBones, seat: int, bone: int, direction: int) -> Phrase:
    other = apart(s)
    k = other.kingdoms[seat]
    if not is_mover(bone, k, other.unmoved()):
        return Phrase("bad-bones-will-face", {})
    index = k.bones.index(bone)
    k.bones[index] = turned(bone, direction)
    return outcome_of(other, seat, lift_and_walk(other, k, index))


def prompt_exit(s: BadBones, decision: Decision) -> Asked:
    """A dragon: what it chases, where that came from, and what comes of each way."""
    trip = trip_of(asking(s, decision.seat))
    dragon = trip.path[-1]
    offers: list[Offer] = []
    for option in decision.options:
        assert isinstance(option, Exit)
        further = trip.clone()
        chased(s.kingdoms[decision.seat], further, option.direction)
        to = NEXT[dragon * 4 + option.direction]
        offers.append(Offer(SQUARES[to] if to < EDGE else "", outcome_of(s, decision.seat, further)))
    came: dict[str, Argument] = {"from": came_from(trip.path), "way": "walked" if len(trip.path) > 1 else "landed"}
    return question(decision, who=group_name(trip), square=square(dragon), **came), offers


def trip_of(asked: Ask) -> Trip:
    """The move that waits for an answer."""
    assert isinstance(asked, ChooseExit | ChooseLandingExit | ChooseAim | ChooseTarget | ChooseEntrant), type(asked)
    return asked.trip


def group_name(trip: Trip) -> tuple[Phrase, ...]:
    """Who is on the way."""
    return skeletons([kind_of(bone) for bone in trip.group])


def outcome_of(s: BadBones, seat: int, trip: Trip) -> Phrase:
    """How a move ends, in a few words."""
    if trip.ending == LEAVES:
        edge = trip.path[-1] - EDGE
        targets = beyond(s, seat, edge)
        if not targets:
            return Phrase(f"bad-bones-goes-{'village' if edge == DOWN else 'capital'}", {})
        return _sent("leaves", seat, targets)
    if trip.ending == THROWN:
        aim = s.kingdoms[seat].traps[trip.path[-1]] >> AIM
        return _sent("thrown", seat, [aim - 1] if aim else opponents(s, seat))
    if trip.ending == LOOPS:
        return Phrase("bad-bones-goes-loops", {})
    name = "dragon" if trip.ending == CHASED else ENDINGS[trip.ending]
    return Phrase(f"bad-bones-goes-{name}", {"square": square(trip.path[-1])})


def _sent(how: str, seat: int, targets: Sequence[int]) -> Phrase:
    if len(targets) > 1:
        return Phrase(f"bad-bones-goes-{how}-somewhere", {})
    if targets[0] == seat:
        return Phrase(f"bad-bones-goes-{how}-home", {})
    return Phrase(f"bad-bones-goes-{how}", {"target": banner(targets[0])})


def prompt_player(s: BadBones, decision: Decision) -> Asked:
    """Which player: how each of them stands."""
    asked = asking(s, decision.seat)
    if isinstance(asked, ChooseHearse):
        loaded = [traveller & 255 for traveller in s.kingdoms[decision.seat].loaded if traveller >> 8 == asked.cell]
        ask = question(decision, who=skeletons(loaded), square=square(asked.cell))
    else:
        trip = trip_of(asked)
        stood = [place for place in trip.path if place < EDGE]
        counted: dict[str, Argument] = {"count": len(trip.group)} if isinstance(asked, ChooseTarget) else {}
        ask = question(decision, who=group_name(trip), square=square(stood[-1]), **counted)
    return ask, [_rival(s, option) for option in decision.options]


def _rival(s: BadBones, option: Action) -> Offer:
    assert isinstance(option, Target)
    k = s.kingdoms[option.seat]
    sent = [traveller for other in s.kingdoms for traveller in other.sent if traveller >> 8 == option.seat]
    args: dict[str, Argument] = {"coming": len(k.cemetery) + len(sent)}
    if s.book.coop:
        args["towers"] = k.towers.bit_count()
        return Offer(option.text, Phrase("bad-bones-mate-stands", args))
    return Offer(option.text, Phrase("bad-bones-rival-stands", {**args, "floors": k.floors, "houses": k.houses}))


def prompt_next(s: BadBones, decision: Decision) -> Asked:
    """Which skeleton moves next: where each would go now."""
    offers: list[Offer] = []
    for option in decision.options:
        if not isinstance(option, Pick):
            offers.append(Offer("", Phrase("bad-bones-rest-go", {})))
            continue
        other = apart(s)
        k = other.kingdoms[decision.seat]
        trip = lift_and_walk(other, k, k.bones.index(option.bone))
        place = place_of(option.bone)
        anchor = SQUARES[place] if place < CELLS else slot_name(place, s.book.coop)
        label = outcome_of(other, decision.seat, trip)
        if len(trip.group) > 1:
            label = Phrase("bad-bones-as-group", {"count": len(trip.group) - 1, "goes": label})
        offers.append(Offer(anchor, label))
    return question(decision), offers


def prompt_entrant(s: BadBones, decision: Decision) -> Asked:
    """Who of a group enters a tower, the village or the capital first, and what that does."""
    trip = trip_of(asking(s, decision.seat))
    edge = trip.path[-1] - EDGE
    stops = trip.ending == TOWER and s.book.coop
    goal = "tower" if trip.ending == TOWER else "village" if edge == DOWN else "capital"
    anchor = SQUARES[trip.path[-1]] if trip.ending == TOWER else ""
    offers: list[Offer] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        what = f"bad-bones-enters-{'ruin' if stops else goal}"
        offers.append(Offer(anchor, Phrase(what, {"chief": chief_name(kind_of(option.bone))})))
    return question(decision, who=group_name(trip), goal=goal), offers


def prompt_chased(s: BadBones, decision: Decision) -> Asked:
    """Which skeleton a landing dragon chases first."""
    cell = square(s.kingdoms[decision.seat].landing)
    offers: list[Offer] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        offers.append(Offer(cell, Phrase("bad-bones-chased-first", {"who": skeletons((kind_of(option.bone),))})))
    return question(decision, square=cell), offers


def prompt_heroic(_s: BadBones, decision: Decision) -> Asked:
    """Alone, after all rounds: fight on or stop."""
    return question(decision), [
        Offer("", Phrase("bad-bones-fight-on" if option == FIGHT_ON else "bad-bones-stop-now", {}))
        for option in decision.options
    ]


ASKED: Final[dict[str, Callable[[BadBones, Decision], Asked]]] = {
    "buy": prompt_buy,
    "choose_tower": prompt_tower,
    "move_hero": prompt_hero,
    "choose_trap": prompt_trap,
    "use_weapon": prompt_weapon,
    "turn_bone": prompt_turn,
    "choose_exit": prompt_exit,
    "choose_chased": prompt_chased,
    "choose_aim": prompt_player,
    "choose_target": prompt_player,
    "choose_hearse": prompt_player,
    "choose_next": prompt_next,
    "choose_entrant": prompt_entrant,
    "offer_heroic": prompt_heroic,
}
