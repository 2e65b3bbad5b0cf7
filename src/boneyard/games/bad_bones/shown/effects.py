"""What comes of an option, in a few words: worked out for one option, when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boneyard.core.agenda import apart, asking
from boneyard.core.decision import Action, Decision, Phrase
from boneyard.core.event import Event
from boneyard.games.bad_bones.march.groups import is_mover
from boneyard.games.bad_bones.march.march import lift_and_walk
from boneyard.games.bad_bones.march.weapons import ChooseTurn
from boneyard.games.bad_bones.march.words import outcome_of
from boneyard.games.bad_bones.model.answers import (
    Exit,
    PlaceIt,
    TakeIt,
    Use,
)
from boneyard.games.bad_bones.model.board import CELLS, CROSS
from boneyard.games.bad_bones.model.events import Marched
from boneyard.games.bad_bones.model.pieces import (
    DEATH_STAFF,
    RAPIER,
    TREASURE,
    place_of,
    trap_kind,
    turned,
)
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.shown.previews import forecast
from boneyard.games.bad_bones.shown.summary import changes, kills_at_once, losses, stroke_of, summary_of


def effect(s: BadBones, decision: Decision, option: Action) -> Phrase | None:
    """What comes of an option: as its question says, or as a forecast shows."""
    foreseen = FORESEEN.get(decision.kind)
    return asking(s, decision.seat).effect_of(s, option) if foreseen is None else foreseen(s, decision.seat, option)


def effect_of_move(s: BadBones, seat: int, option: Action) -> Phrase | None:
    """Whom the hero destroys, whom he will stop, and what is lost if nothing else is done."""
    summary = summary_of(forecast(s, seat, option))
    counts = (("kills", kills_at_once(summary)), ("stops", summary.walked("slain")))
    parts = [Phrase(f"bad-bones-hero-{what}", {"count": count}) for what, count in counts if count]
    return said_in_turn([*parts, losses(summary)])


def said_in_turn(parts: Sequence[Phrase | None]) -> Phrase | None:
    """Several remarks, one after another; those that say nothing are left out."""
    said: Phrase | None = None
    for part in parts:
        if part is not None:
            said = part if said is None else Phrase("list-next", {"before": said, "item": part})
    return said


def effect_of_trap(s: BadBones, seat: int, option: Action) -> Phrase | None:
    """What a trap choice changes, compared with doing nothing: no change where no skeleton comes by."""
    events = forecast(s, seat, None)
    usual = summary_of(events)
    if isinstance(option, PlaceIt):
        cell, kind = option.cell, trap_kind(option.trap)
    elif isinstance(option, TakeIt):
        cell, kind = option.cell, trap_kind(s.kingdoms[seat].traps[option.cell])
    else:
        return losses(usual)
    walked = _walked(s, seat, events)
    near = walked.union(*[CROSS[passed] for passed in walked]) if kind == TREASURE else walked
    return changes(usual, summary_of(forecast(s, seat, option))) if cell in near else None


def _walked(s: BadBones, seat: int, events: Sequence[Event]) -> frozenset[int]:
    """Every square a skeleton stands on or will come to."""
    standing = [place_of(bone) for bone in s.kingdoms[seat].bones]
    passed = [place for event in events if isinstance(event, Marched) for place in event.path]
    return frozenset([place for place in standing + passed if place < CELLS])


def effect_of_weapon(s: BadBones, seat: int, option: Action) -> Phrase | None:
    """What the stroke does, and what it changes in what is still to come."""
    k = s.kingdoms[seat]
    if not isinstance(option, Use):
        return Phrase("bad-bones-sheathe", {})
    if k.weapon == DEATH_STAFF:
        return Phrase("bad-bones-effect-sends", {"count": len(k.slain)})
    if k.weapon == RAPIER:
        count = len([bone for bone in k.bones if place_of(bone) == option.cell])
        return Phrase("bad-bones-turn-all", {"count": count})
    events = forecast(s, seat, option)
    now = summary_of(events)
    return changes(summary_of(forecast(s, seat, None)), now, stroke_of(events, now))


def effect_of_turn(s: BadBones, seat: int, option: Action) -> Phrase:
    """The rapier: where the skeleton would go then."""
    asked = asking(s, seat)
    assert isinstance(asked, ChooseTurn)
    assert isinstance(option, Exit)
    bone = asked.waiting[0]
    other = apart(s)
    k = other.kingdoms[seat]
    if not is_mover(bone, k, other.unmoved()):
        return Phrase("bad-bones-will-face", {})
    index = k.bones.index(bone)
    k.bones[index] = turned(bone, option.direction)
    return outcome_of(other, seat, lift_and_walk(other, k, index))


FORESEEN: Final[dict[str, Callable[[BadBones, int, Action], Phrase | None]]] = {
    "move_hero": effect_of_move,
    "choose_trap": effect_of_trap,
    "use_weapon": effect_of_weapon,
    "turn_bone": effect_of_turn,
}
