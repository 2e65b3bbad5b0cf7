"""Taking dice out of slots, at any time in a gearloc's turn and when a battle ends (TMB-139)."""

from __future__ import annotations

from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import CLEAR, DONE, UNLOCK, Pick, pick
from boneyard.games.too_many_bones.slots import drop_active, drop_locked
from boneyard.games.too_many_bones.state import TooManyBones
from boneyard.games.too_many_bones.steps import Question
from boneyard.games.too_many_bones.tokens import numbered
from boneyard.games.too_many_bones.units import Gearloc


def clear_slot(s: TooManyBones, gearloc: Gearloc) -> None:
    """A die goes; if there are several to choose from, its player says which."""
    found = dice_in_slots(gearloc)
    if len(found) > 1:
        s.then(ChooseSlot(gearloc.id))
    else:
        drop(s, gearloc, found[0])


def dice_in_slots(gearloc: Gearloc) -> list[Pick]:
    """The dice in its slots, those that are alike once."""
    return lying_in(CLEAR, gearloc.active) + lying_in(UNLOCK, gearloc.locked)


def lying_in(verb: int, slots: list[int]) -> list[Pick]:
    """The dice of some slots, those that are alike once."""
    found: list[Pick] = []
    for shown in slots:
        option = pick(verb, numbered(shown))
        if option not in found:
            found.append(option)
    return found


def drop(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """It leaves its slot."""
    if chosen.verb == CLEAR:
        drop_active(s, gearloc, _lying(gearloc.active, chosen.what))
    else:
        drop_locked(s, gearloc, _lying(gearloc.locked, chosen.what))


def _lying(slots: list[int], what: int) -> int:
    return [numbered(shown) for shown in slots].index(what)


class ChooseSlot(Question):
    """Which die a gearloc takes out of its slots."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any of them."""
        return (Decision(self.seat, "slot", tuple(dice_in_slots(s.party[self.seat]))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It goes."""
        assert isinstance(chosen, Pick)
        drop(s, s.party[seat], chosen)


class ChooseUnlocked(Question):
    """Once a battle is over, dice may leave locked slots, to be ready for the next one (TMB-139, TMB-277)."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any of them, or no more."""
        return (Decision(self.seat, "unlocked", (*lying_in(UNLOCK, s.party[self.seat].locked), pick(DONE))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """Another one, as long as there are any."""
        assert isinstance(chosen, Pick)
        if chosen.verb == UNLOCK:
            drop(s, s.party[seat], chosen)
            if s.party[seat].locked:
                s.then(ChooseUnlocked(seat))
