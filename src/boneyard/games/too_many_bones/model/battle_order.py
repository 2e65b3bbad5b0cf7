"""A battle ordered by notation: who fights, and against what."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import ChipId, Die


class Recruit:
    """A gearloc and what it has trained."""

    __slots__ = ("dice", "gearloc", "innate_plus", "trained")

    def __init__(self, gearloc: int, trained: list[int], dice: list[Die], innate_plus: bool) -> None:
        self.gearloc = gearloc
        self.trained = trained  # the four stat dice
        self.dice = dice  # skill dice beyond those it starts with
        self.innate_plus = innate_plus


class Order:
    """A battle as it was ordered."""

    __slots__ = ("chips", "party", "points", "types", "tyrant")

    def __init__(
        self, party: list[Recruit], points: int, chips: tuple[int, ...], tyrant: ChipId, types: tuple[int, ...]
    ) -> None:
        self.party = party
        self.points = points
        self.chips = chips  # by name, on top of the queue in this order
        self.tyrant = tyrant  # challenged, or -1
        self.types = types
