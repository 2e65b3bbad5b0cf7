"""Every encounter card: its words, its rewards, its choices and what they start. Each card has a module of its name.

The modules of `encounters/` register the cards when they are imported. What runs before that knows a card by its key.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.core.agenda import Do, Task
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.model.ids import EncounterId
from boneyard.games.too_many_bones.model.rewards import NO_REWARDS, Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Does, nothing

CARDS: Final = "encounter cards, fan translation"
CARDS_AND_FAQ: Final = "encounter cards, fan translation; publisher FAQ"
CARDS_AND_RULES: Final = "encounter cards, fan translation; rulebook FR"

Asks = Callable[[TooManyBones], bool]


def always(_s: TooManyBones) -> bool:
    """The choice is always available."""
    return True


class BattleStep(Do):
    """A step of a card that brings baddies. What it brings is known before the battle."""

    __slots__ = ()

    def more_points(self) -> int | None:
        """By how much it changes the baddie points; None if it does not count them."""
        return None

    def chips(self, s: TooManyBones) -> list[int]:
        """The values of the chips it adds."""
        return []


class BySize:
    """Steps of which the size of the party decides: for small and large parties, or for each size."""

    __slots__ = ("steps",)

    def __init__(self, *steps: Task) -> None:
        self.steps = steps  # two, for up to two gearlocs and for more; or four

    def step(self, size: int) -> Task:
        return self.steps[(size - 1) * len(self.steps) // 4]


class Battle:
    """What a choice brings to battle, in the order of the card: points, chips, special rules."""

    __slots__ = ("ends", "fought", "meets", "steps")

    def __init__(
        self,
        *steps: Task | BySize,
        meets: tuple[Task, ...] = (),
        ends: tuple[Task, ...] = (),
        fought: bool = True,
    ) -> None:
        self.steps = steps
        self.meets = meets  # how both sides are placed, where that is not the usual way
        self.ends = ends  # what follows the battle, where that is not the usual judgement
        self.fought = fought  # or the baddies are only run past

    def tasks(self, s: TooManyBones) -> list[Task]:
        """The steps for this party."""
        size = len(s.party)
        return [each.step(size) if isinstance(each, BySize) else each for each in self.steps]


SOME_BATTLE: Final = Battle()  # one that dice or players decide before it begins


class EncounterChoice:
    """One way to meet an encounter: its words, when it is available, what it starts, and its consequences."""

    __slots__ = (
        "after",
        "battle",
        "draws",
        "fails",
        "first",
        "fruitless",
        "gives",
        "key",
        "label",
        "needs",
        "rewards",
        "starts",
        "text",
        "wins",
    )

    def __init__(
        self,
        *,
        label: Words,
        text: Words,
        starts: Does | None = None,
        first: Does = nothing,
        battle: Battle | None = None,
        rewards: Rewards = NO_REWARDS,
        gives: Words | None = None,
        fruitless: bool = False,
        needs: Asks = always,
        wins: Does = nothing,
        fails: Does = nothing,
        after: Does = nothing,
        draws: bool = False,
    ) -> None:
        self.key = ""  # "A", "B" or "C", by its place on the card
        self.label = label
        self.text = text  # what it asks, changes and risks
        self.starts = starts  # ends by scheduling a battle, `Done` or another choice; without it the battle follows
        self.first = first  # before the battle
        self.battle = battle
        self.rewards = rewards  # beside those of the card
        self.gives = gives  # what it gives that no number says
        self.fruitless = fruitless  # whether it never succeeds, so that the rewards of the card are not for it
        self.needs = needs
        self.wins = wins  # on success, before the rewards
        self.fails = fails
        self.after = after  # whatever the outcome
        self.draws = draws  # whether it draws its loot and trove itself


class Encounter:
    """A card of the encounter deck."""

    __slots__ = ("card", "choices", "deck", "key", "premise", "proposed", "rewards", "source", "title", "tyrant")

    def __init__(
        self,
        key: str,
        title: Words,
        premise: Words,
        rewards: Rewards,
        choices: tuple[EncounterChoice, ...],
        tyrant: str,
        proposed: bool,
        source: str,
    ) -> None:
        self.card = NUMBERS[key]
        self.key = key  # "classic-01"
        self.deck = key.split("-", maxsplit=1)[0]  # "classic", "solo", "special", "tyrant"
        self.title = title
        self.premise = premise
        self.rewards = rewards  # general ones, for whichever choice succeeds
        self.choices = choices
        self.tyrant = tyrant  # key of the tyrant it belongs to
        self.proposed = proposed  # whether part of it had to be proposed
        self.source = source
        for choice, letter in zip(choices, "ABC", strict=False):
            choice.key = letter


# Saves hold the number of a card: its place in this list.
KEYS: Final = (
    *[f"classic-{number:02}" for number in range(1, 31)],
    *[f"solo-{number:02}" for number in range(1, 13)],
    *[f"special-{number:02}" for number in range(1, 7)],
    "tyrant-nom-1",
    "tyrant-mulmesh-1",
    "tyrant-drellen-1",
    "tyrant-gendricks-1",
    "tyrant-gendricks-2",
    "tyrant-goblin-king-1",
    "tyrant-goblin-king-2",
    "tyrant-marrow-1",
    "tyrant-marrow-2",
    "tyrant-duster-1",
    "tyrant-duster-2",
    "tyrant-duster-3",
)
NUMBERS: Final[dict[str, EncounterId]] = {key: EncounterId(number) for number, key in enumerate(KEYS)}
BY_KEY: Final[dict[str, Encounter]] = {}
ENCOUNTERS: Final[list[Encounter]] = []  # by number, once all are registered


def encounter(
    key: str,
    *,
    title: Words,
    premise: Words,
    rewards: Rewards,
    choices: tuple[EncounterChoice, ...],
    tyrant: str = "",
    proposed: bool = False,
    source: str = CARDS,
) -> None:
    """Register a card. One that is not of the box gets the next number, and is in no deck."""
    assert key not in BY_KEY, key
    NUMBERS.setdefault(key, EncounterId(len(NUMBERS)))
    BY_KEY[key] = Encounter(key, title, premise, rewards, choices, tyrant, proposed, source)
    if len(BY_KEY) > len(KEYS):
        ENCOUNTERS.append(BY_KEY[key])
    elif len(BY_KEY) == len(KEYS):
        ENCOUNTERS.extend([BY_KEY[each] for each in KEYS])
