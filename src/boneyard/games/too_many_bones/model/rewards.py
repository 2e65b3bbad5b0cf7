"""The rewards of an encounter."""

from __future__ import annotations

from typing import Final


class Rewards:
    """The rewards of an encounter. Training is for each gearloc (TMB-036)."""

    __slots__ = ("loot_each", "loot_shared", "progress", "training", "trove_each", "trove_shared")

    def __init__(
        self,
        progress: int = 0,
        training: int = 0,
        loot_each: int = 0,
        loot_shared: int = 0,
        trove_each: int = 0,
        trove_shared: int = 0,
    ) -> None:
        self.progress = progress
        self.training = training
        self.loot_each = loot_each
        self.loot_shared = loot_shared
        self.trove_each = trove_each
        self.trove_shared = trove_shared

    def plus(self, other: Rewards) -> Rewards:
        return Rewards(*[one + more for one, more in zip(amounts(self), amounts(other), strict=True)])


NO_REWARDS: Final = Rewards()


def amounts(rewards: Rewards) -> list[int]:
    """Progress, training, loot each and shared, trove each and shared."""
    loot = [rewards.loot_each, rewards.loot_shared, rewards.trove_each, rewards.trove_shared]
    return [rewards.progress, rewards.training, *loot]
