"""The tyrants' dice: when they are rolled and what they show (TMB-049, TMB-050). Each face is in its tyrant's file.

Om Nom and Skull Crack Axe apply before and during the damage: `turns.attack`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boneyard.core.decision import Argument
from boneyard.games.too_many_bones.answers.picks import AT, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.content.chips import CHIPS, GENDRICKS
from boneyard.games.too_many_bones.model.ids import (
    BLANK_FACE,
    NOBODY,
    ORB,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

Shows = Callable[[TooManyBones, Baddie, int], None]
Befalls = Callable[[TooManyBones, int, int], None]  # (table, tyrant, unit affected)

SHOWS: Final[dict[int, Shows]] = {}  # by face: what it does
BEFALLS: Final[dict[int, Befalls]] = {}  # by face: what it does to the baddie chosen


def rolls_die(s: TooManyBones, baddie: Baddie) -> bool:
    """Whether a tyrant rolls its die: every turn, but Gendricks only while no Orb is on the mat (TMB-049, TMB-054)."""
    if not CHIPS[baddie.chip].faces:
        return False
    return baddie.chip != GENDRICKS or not s.stands(ORB)


def face_shown(s: TooManyBones, baddie: Baddie) -> int:
    """The face of the tyrant die this turn. Without a roll it counts as blank (TMB-050)."""
    return BLANK_FACE if s.turn.face == NOBODY else CHIPS[baddie.chip].faces[s.turn.face][0]


def show_face(s: TooManyBones, baddie: Baddie) -> None:
    """Apply the face, last of all, unless it has a moment of its own (TMB-049)."""
    if s.turn.face != NOBODY:
        face, number = CHIPS[baddie.chip].faces[s.turn.face]
        if face in SHOWS:
            SHOWS[face](s, baddie, number)


def choose_baddie(s: TooManyBones, tyrant: Baddie, tied: list[int]) -> None:
    """Let the party choose among tied baddies."""
    if len(tied) > 1:
        s.then(ChooseBaddie(tyrant.id, tuple(tied)))
    elif tied:
        befall(s, tyrant.id, tied[0])


class ChooseBaddie(PartyQuestion):
    """The party chooses which tied baddie a tyrant's die affects."""

    __slots__ = ("tied", "unit")

    kind = "tyrant_die"

    def __init__(self, unit: int, tied: tuple[int, ...]) -> None:
        self.unit = unit
        self.tied = tied

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(AT, 0, s.cell_of(unit)) for unit in self.tied]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        befall(s, self.unit, s.grid[chosen.aim])

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}


def befall(s: TooManyBones, tyrant: int, unit: int) -> None:
    """Apply the face to this baddie."""
    BEFALLS[face_shown(s, s.baddie(tyrant))](s, tyrant, unit)
