"""An adventure: its tyrant, the days left, the decks, and what happened so far."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.model.ids import Card, ChipId, EncounterId
from boneyard.games.too_many_bones.model.rewards import Rewards

# What an adventure remembers beyond its cards, one bit each.
ANTIDOTE: Final = 1  # Drellen's Poison Enhancer does nothing (tyrant-drellen-1)
CRACKED_ORB: Final = 2  # Gendricks' Orbs have 3 HP (tyrant-gendricks-1)
GOBLIN_TRAIL: Final = 8  # the last Goblin defeated comes back in later battles (tyrant-goblin-king-2)
HALF_REST: Final = 16  # resting gives only half of what is missing today (solo-05)
EVERY_OPTION: Final = 32  # each gearloc may take every option of this recovery (classic-15)
SURE_TRAINING: Final = 64  # attempts with the points of this card always succeed (special-05)

NO_CARD: Final = Card(-1)
NO_ENCOUNTER: Final = EncounterId(-1)
NO_CHOICE: Final = -1


class Adventure:
    """The part of the table beside the battle mat."""

    __slots__ = (
        "box",
        "card",
        "choice",
        "day",
        "deck",
        "discards",
        "earned",
        "gone",
        "kept",
        "laid",
        "loot",
        "loot_gone",
        "marks",
        "opened",
        "progress",
        "stored",
        "success",
        "trove",
        "trove_gone",
        "tyrant",
        "unused",
        "wiped",
        "won_darts",
    )

    def __init__(
        self,
        tyrant: ChipId,
        day: int,
        progress: int,
        deck: list[EncounterId],
        box: list[EncounterId],
        discards: list[EncounterId],
        kept: list[EncounterId],
        card: EncounterId,
        choice: int,
        loot: list[Card],
        loot_gone: list[Card],
        trove: list[Card],
        trove_gone: list[Card],
        unused: list[int],
        stored: list[int],
        gone: int,
        marks: int,
        opened: int,
        laid: list[int],
        earned: Rewards,
        wiped: bool,
        won_darts: bool,
        success: bool,
    ) -> None:
        self.tyrant = tyrant  # its chip
        self.day = day
        self.progress = progress
        self.deck = deck  # encounter cards, next card first (TMB-015)
        self.box = box  # general cards left in the box (TMB-018)
        self.discards = discards
        self.kept = kept  # cards under the tyrant card (TMB-038)
        self.card = card  # today's encounter, or NO_ENCOUNTER
        self.choice = choice  # which of its choices was taken, or NO_CHOICE
        self.loot = loot  # the loot deck, next card first
        self.loot_gone = loot_gone
        self.trove = trove
        self.trove_gone = trove_gone
        self.unused = unused  # chips of types the tyrant does not bring (TMB-020)
        self.stored = stored  # chips on the tyrant card (tyrant-mulmesh-1)
        self.gone = gone  # creature types removed from the adventure, one bit each (tyrant-marrow-2)
        self.marks = marks
        self.opened = opened  # how many locks were open after the last attempt
        self.earned = earned  # rewards decided by dice, in addition to those of the card and the choice
        self.laid = laid  # things on loot cards or owed to one: card << 16 | number of a chip or seat
        self.wiped = wiped  # whether the last battle was a party wipe (TMB-079)
        self.won_darts = won_darts  # whether the last game of Deadly Darts was won
        self.success = success  # whether today's encounter was a success

    def lay(self, card: Card, number: int) -> None:
        self.laid.append(card << 16 | number)

    def laid_on(self, card: Card) -> list[int]:
        """What lies on a card, or is owed to it."""
        return [each & 0xFFFF for each in self.laid if each >> 16 == card]

    def lift(self, card: Card, number: int) -> None:
        self.laid.remove(card << 16 | number)

    def clone(self) -> Adventure:
        return Adventure(
            self.tyrant,
            self.day,
            self.progress,
            self.deck[:],
            self.box[:],
            self.discards[:],
            self.kept[:],
            self.card,
            self.choice,
            self.loot[:],
            self.loot_gone[:],
            self.trove[:],
            self.trove_gone[:],
            self.unused[:],
            self.stored[:],
            self.gone,
            self.marks,
            self.opened,
            self.laid[:],
            self.earned,
            self.wiped,
            self.won_darts,
            self.success,
        )
