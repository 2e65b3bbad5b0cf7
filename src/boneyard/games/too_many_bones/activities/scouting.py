"""Scouting: turning up the topmost face-down chip of a stack, by scouting or a Spotting Scope (TMB-077)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.answers.picks import BOTTOM, NO_AIM, STACK, STAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.queue import VALUES
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.held_cards import left_on
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.adventure import ChipScouted
from boneyard.games.too_many_bones.loot.bags import USED_TODAY, open_at
from boneyard.games.too_many_bones.loot.cards.small_spotting_scope import SCOPE
from boneyard.games.too_many_bones.loot.every_card import CARDS
from boneyard.games.too_many_bones.model.ids import ChipId, RolledDie
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Gearloc


class ScoutAhead(Step):
    """A D6 says which stacks may be looked at (TMB-077)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        rolled = roll_d6(s, self.unit)
        stacks = [stack for stack in within(rolled) if hidden(s, stack) >= 0]
        if len(stacks) > 1:
            s.then(ChooseStack(self.unit, tuple(stacks)))
        elif stacks:
            s.then(TurnChip(self.unit, stacks[0]))


def within(rolled: int) -> tuple[int, ...]:
    """The stacks a roll allows: 1 to 3 the smallest, 4 and 5 the two smaller, 6 all."""
    return (0,) if rolled <= 3 else (0, 1) if rolled <= 5 else (0, 1, 2)


def hidden(s: TooManyBones, stack: int) -> int:
    """The index of the topmost face-down chip of a stack, or -1."""
    for place, chip in enumerate(s.stacks[stack]):
        if not chip & FACE_UP:
            return place
    return -1


class ChooseStack(Question):
    """Choose which stack to look at."""

    __slots__ = ("stacks",)

    kind = "stack"

    def __init__(self, seat: Seat, stacks: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.stacks = stacks

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(STACK, VALUES[stack]) for stack in self.stacks]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(TurnChip(self.seat, VALUES.index(chosen.what)))


class TurnChip(Do):
    """Turn up the topmost face-down chip. It then stays or goes to the bottom."""

    __slots__ = ("stack", "unit")

    def __init__(self, unit: int, stack: int) -> None:
        self.unit = unit
        self.stack = stack

    def run(self, s: TooManyBones) -> None:
        place = hidden(s, self.stack)
        s.stacks[self.stack][place] |= FACE_UP
        s.reveal(ChipScouted(s.who(self.unit), ChipId(s.stacks[self.stack][place] & CHIP), bottom=False))
        s.then(ChooseFate(self.unit, self.stack, place))


class ChooseFate(Question):
    """A scouted chip stays where it is, face up, or goes face down to the bottom (TMB-077)."""

    __slots__ = ("place", "stack")

    kind = "scouted"

    def __init__(self, seat: Seat, stack: int, place: int) -> None:
        super().__init__(seat)
        self.stack = stack
        self.place = place

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(STAY), pick(BOTTOM)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == BOTTOM:
            chip = ChipId(s.stacks[self.stack].pop(self.place) & CHIP)
            s.stacks[self.stack].append(chip)
            s.say(ChipScouted(s.who(self.seat), chip, bottom=True))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"chip": CHIPS[s.stacks[self.stack][self.place] & CHIP].name}

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-stay-scouted") if chosen.verb == STAY else None


def with_scope(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Small Spotting Scope: usable without an aim, if a chip is left to see. Once per day."""
    unused = not left_on(gearloc.bag[open_at(gearloc, SCOPE)]) & USED_TODAY
    return [NO_AIM] if unused and any(hidden(s, stack) >= 0 for stack in range(len(VALUES))) else []


def look_through_scope(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Look at any stack."""
    gearloc.bag[open_at(gearloc, SCOPE)] |= USED_TODAY
    s.then(ChooseStack(gearloc.id, tuple([stack for stack in range(len(VALUES)) if hidden(s, stack) >= 0])))


CARDS[SCOPE].outside = Verb(with_scope, look_through_scope)
