"""Locks and darts as they are seen while they are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boneyard.core.agenda import asking
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.darts_game import BONE, GEARLOC, KINDS, SHOWN, STATUS, Darts
from boneyard.games.too_many_bones.ids import EFFECTS
from boneyard.games.too_many_bones.locks import OF_BAG, SAVED, VALUE, Picking, letter_of, number_of
from boneyard.games.too_many_bones.printed import ACTION_DICE, INTUITION, LOCKS
from boneyard.games.too_many_bones.state import TooManyBones


@dataclass
class LockDieView:
    """An action die of an attempt as it lies."""

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
    task = asked_by(s)
    picking: Picking | None = getattr(task, "picking", None)
    if picking is None:
        return None
    face = getattr(task, "face", None)
    printed = CARDS[picking.card].locks if picking.purpose == OF_BAG else None
    locks = [f"{letter}{value}" for letter, value in printed] if printed else [lock_text(one) for one in picking.locks]
    return PickingView(
        unit=picking.seat,
        trove=picking.purpose == OF_BAG,
        locks=locks,
        opened=picking.opened,
        easier=picking.easier,
        dice=[lock_die_view(die) for die in picking.dice],
        intuition="" if face is None else INTUITION[face],
        again=picking.again,
    )


def asked_by(s: TooManyBones) -> Any:
    """The task that asks, if any does."""
    return asking(s, s.open[0].seat) if s.open else None


def lock_text(lock: int) -> str:
    """A lock as it is printed."""
    return f"{LOCKS[letter_of(lock)]}{lock & VALUE}"


def lock_die_view(die: int) -> LockDieView:
    """An action die; in hand it shows nothing yet."""
    return LockDieView(ACTION_DICE[number_of(die)], LOCKS[letter_of(die)], die & VALUE, bool(die & SAVED))


def darts_view(s: TooManyBones) -> DartsView | None:
    """The game the open question is about."""
    game: Darts | None = getattr(asked_by(s), "game", None)
    if game is None:
        return None
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
    kind = die >> 12
    shows = die & SHOWN
    bones = bool(shows & BONE)
    effect = EFFECTS[(die >> 8 & 15) - 1] if kind == STATUS and shows and not bones else ""
    return DartDieView(KINDS[kind], shows != 0, bones, effect, 0 if bones else die & 255)
