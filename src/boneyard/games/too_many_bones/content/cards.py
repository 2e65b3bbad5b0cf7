"""The shape of a card of loot or trove, with its words."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.model.ids import Card

# When a card of loot may be used, by the words of the rulebook (TMB-083).
OWN_TURN: Final = "own turn"  # in battle, at any point of the owner's turn
ANY_TIME: Final = "any time"  # on the owner's turn in battle, or any time outside
OUTSIDE: Final = "outside"  # any time outside battle
ROUND_START: Final = "round start"
ROUND_END: Final = "round end"
BADDIE_TURN: Final = "baddie turn"
ATTACKED: Final = "attacked"
BEFORE_BATTLE: Final = "before battle"
BATTLE_START: Final = "battle start"
QUEUE: Final = "queue"  # while the battle queue is counted
ALWAYS: Final = "always"
TRAINING: Final = "training"
OWN_LOCKPICK: Final = "own lockpick"
ANY_LOCKPICK: Final = "any lockpick"
RECOVERY: Final = "recovery"
NEW_DAY: Final = "new day"
BEFORE_ENCOUNTER: Final = "before encounter"

# Uses of a card that are not counted.
PERMANENT: Final = 0
UNTIL_EMPTY: Final = -1  # discarded when its chips are gone
ONE_BATTLE: Final = -2  # until the end of the battle it is started in


class Loot:
    """A card of loot or, with locks, of trove."""

    __slots__ = (
        "card",
        "chips",
        "copies",
        "extension",
        "heavy",
        "key",
        "locks",
        "name",
        "once",
        "source",
        "text",
        "uses",
        "when",
    )

    def __init__(
        self,
        key: str,
        name: Words,
        text: Words,
        when: str,
        source: str,
        uses: int = 1,
        heavy: bool = False,
        copies: int = 1,
        locks: tuple[tuple[str, int], ...] = (),
        extension: int = 0,
        once: str = "",
        chips: int = 0,
    ) -> None:
        self.card = Card(-1)  # its number, set when the deck is made
        self.key = key
        self.name = name
        self.text = text
        self.when = when
        self.source = source
        self.uses = uses
        self.heavy = heavy  # takes three spaces (TMB-081)
        self.copies = copies
        self.locks = locks  # letters and values from left to right; none for loot
        self.extension = extension  # bones it costs as one more ability of the backup plan (TMB-085)
        self.once = once  # "battle" or "day" where it may be used only once in each
        self.chips = chips  # HP chips that lie on it at first
