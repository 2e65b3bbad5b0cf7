"""Views of lock picking and darts while they are played."""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.core.agenda import Ask, asking
from boneyard.games.too_many_bones.activities.darts.play import DartsQuestion
from boneyard.games.too_many_bones.activities.darts.state import (
    BONE,
    GEARLOC,
    KINDS,
    SHOWN,
    STATUS,
    effect_of,
    kind_of,
    number_on,
)
from boneyard.games.too_many_bones.activities.lockpicking.attempt import LockQuestion, UseIntuition
from boneyard.games.too_many_bones.activities.lockpicking.locks import (
    OF_BAG,
    SAVED,
    VALUE,
    letter_of,
    lock_name,
    number_of,
)
from boneyard.games.too_many_bones.content.facts import ACTION_DICE, INTUITION, LOCKS
from boneyard.games.too_many_bones.model.ids import EFFECTS
from boneyard.games.too_many_bones.model.state import TooManyBones


@dataclass
class LockDieView:
    """An action die of an attempt."""

    die: str  # "grey", "brown", "yellow"
    letter: str
    value: int
    saved: bool


@dataclass
class PickingView:
    """An attempt at a row of locks."""

    unit: int  # who picks
    trove: bool  # a trove of a bag, not locks of an encounter
    locks: list[str]  # from left to right: "L3"
    opened: int
    easier: int  # what loot takes off every lock
    dice: list[LockDieView]  # those still in the attempt
    intuition: str  # what the intuition die offers now, or ""
    again: bool  # whether this lock may be rolled for once more


@dataclass
class DartDieView:
    """A die of a game of darts: in hand, or lying with what it shows."""

    kind: str  # "attack", "defense", "status"
    lies: bool
    bones: bool
    effect: str  # of a status die that lies, or ""
    value: int


@dataclass
class DartsView:
    """A game of Deadly Darts: the gearloc, then the opponent."""

    unit: int
    turn: int
    own: bool  # whether it is the gearloc's turn
    hp: list[int]
    dice: list[list[DartDieView]]
    stunned: bool  # whether the opponent is


def picking_view(s: TooManyBones) -> PickingView | None:
    """The attempt the open question is about."""
    asked = asked_by(s)
    if not isinstance(asked, LockQuestion):
        return None
    picking = asked.picking
    return PickingView(
        unit=picking.seat,
        trove=picking.purpose == OF_BAG,
        locks=[lock_name(one) for one in picking.locks],
        opened=picking.opened,
        easier=picking.easier,
        dice=[lock_die_view(die) for die in picking.dice],
        intuition=INTUITION[asked.face] if isinstance(asked, UseIntuition) else "",
        again=picking.again,
    )


def asked_by(s: TooManyBones) -> Ask | None:
    """The task that asks, if any does."""
    return asking(s, s.open[0].seat) if s.open else None


def lock_die_view(die: int) -> LockDieView:
    """An action die; in hand it shows nothing yet."""
    return LockDieView(ACTION_DICE[number_of(die)], LOCKS[letter_of(die)], die & VALUE, bool(die & SAVED))


def darts_view(s: TooManyBones) -> DartsView | None:
    """The game the open question is about."""
    asked = asked_by(s)
    if not isinstance(asked, DartsQuestion):
        return None
    game = asked.game
    return DartsView(
        unit=game.seat,
        turn=game.turn,
        own=game.side() == GEARLOC,
        hp=list(game.hp),
        dice=[[dart_die_view(die) for die in dice] for dice in game.dice],
        stunned=game.stunned,
    )


def dart_die_view(die: int) -> DartDieView:
    """A die of either side."""
    kind = kind_of(die)
    shows = die & SHOWN
    bones = bool(shows & BONE)
    effect = EFFECTS[effect_of(die)] if kind == STATUS and shows and not bones else ""
    return DartDieView(KINDS[kind], shows != 0, bones, effect, 0 if bones else number_on(die))
