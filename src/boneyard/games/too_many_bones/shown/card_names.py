"""What cards, locks and darts are called, and what cards give; locked trove shows only its locks (TMB-003)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from boneyard.core.decision import Argument, Phrase, Words
from boneyard.core.event import Event
from boneyard.games.too_many_bones.activities.darts.state import (
    BONE,
    KINDS,
    SHOWN,
    STATUS,
    effect_of,
    kind_of,
    number_on,
)
from boneyard.games.too_many_bones.activities.lockpicking.locks import (
    SAVED,
    VALUE,
    letter_of,
    lock,
    lock_name,
    number_of,
)
from boneyard.games.too_many_bones.answers.hidden_cards import place_of
from boneyard.games.too_many_bones.answers.picks import UNSEEN, Locks, locks_of
from boneyard.games.too_many_bones.content.cards import Encounter
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import ACTION_DICE, INTUITION, LOCKS
from boneyard.games.too_many_bones.content.held_cards import card_of, is_locked, open_locks
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.sheets import key_of
from boneyard.games.too_many_bones.events import adventure as adventure_events
from boneyard.games.too_many_bones.events import contests as contest_events
from boneyard.games.too_many_bones.events import loot as loot_events
from boneyard.games.too_many_bones.model.ids import EFFECTS
from boneyard.games.too_many_bones.model.rewards import amounts
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.shown.names import effect_phrase, phrase

REWARDS: Final = ("progress", "training", "loot-each", "loot-shared", "trove-each", "trove-shared")


def encounter_words(card: int) -> Words:
    """What an encounter is called."""
    return ENCOUNTERS[card].title


def rewards_words(card: Encounter, choice: int) -> tuple[Phrase, ...]:
    """What the card and one of its choices give together."""
    both = zip(amounts(card.rewards), amounts(card.choices[choice].rewards), strict=True)
    return tuple(
        [
            phrase(f"reward-{name}", count=one + other)
            for name, (one, other) in zip(REWARDS, both, strict=True)
            if one + other
        ]
    )


# Cards of loot and trove.


def locks_words(shut: Locks) -> Phrase:
    """A trove card by the locks that are still shut."""
    return phrase("trove", locks=tuple([lock_words(lock(letter, value)) for letter, value in shut]))


def held_words(held: int) -> Words | Phrase:
    """A card in a bag by its name, or by its locks while it is locked."""
    return locks_words(CARDS[card_of(held)].locks[open_locks(held) :]) if is_locked(held) else CARDS[card_of(held)].name


def drawn_words(seen: int) -> Words | Phrase:
    """A card as everybody sees it: by its name, locked trove by its locks."""
    return locks_words(locks_of(seen)) if seen >= UNSEEN else CARDS[seen].name


def in_bag(gearloc: Gearloc, named: int) -> int:
    """The card of a bag that an answer names."""
    return gearloc.bag[place_of(gearloc, named)]


# Locks.


def lock_words(lock: int) -> Phrase:
    """A lock, or what an action die shows."""
    return phrase("lock", lock=LOCKS[letter_of(lock)], value=lock & VALUE)


def lock_die_words(shown: int) -> Phrase:
    """An action die by its colour with what it shows."""
    return phrase("lock-die", die=ACTION_DICE[number_of(shown)], shows=lock_words(shown & ~SAVED))


def lock_dice_words(dice: Sequence[int]) -> tuple[Phrase, ...]:
    """Several action dice."""
    return tuple([lock_die_words(die) for die in dice])


# Darts.


def dart_words(die: int) -> Phrase:
    """A die of Deadly Darts with what it shows."""
    kind, shown = kind_of(die), die & SHOWN
    if shown == BONE:
        return phrase("dart", kind="bones", value=0)
    if kind == STATUS:
        return effect_phrase(effect_of(die), number_on(die))
    return phrase("dart", kind=KINDS[kind], value=shown)


def darts_words(kinds: Sequence[int]) -> tuple[Phrase, ...]:
    """Kinds of dice, equal ones counted."""
    found: list[Phrase] = []
    for kind in range(len(KINDS)):
        count = list(kinds).count(kind)
        if count:
            found.append(phrase("darts-dice", kind=KINDS[kind], count=count))
    return tuple(found)


# The same as plain data, to draw events by.


def encounter_key(card: int) -> str:
    """An encounter."""
    return ENCOUNTERS[card].key


def loot_key(card: int) -> str:
    """A card everybody sees."""
    return CARDS[card].key


def drawn_key(seen: int) -> str:
    """A card as everybody sees it; locked trove lies face down."""
    return "" if seen >= UNSEEN else CARDS[seen].key


def lock_die_name(die: int) -> str:
    """An action die with what it shows: grey L3."""
    return f"{ACTION_DICE[number_of(die)]} {lock_name(die)}"


def lock_dice_names(shown: int | tuple[int, ...]) -> list[str]:
    """One action die, or several."""
    return [lock_die_name(die) for die in (shown if isinstance(shown, tuple) else (shown,))]


def intuition_name(face: int) -> str:
    """What the intuition die shows."""
    return INTUITION[face]


def dart_name(die: int) -> str:
    """A die of Deadly Darts: attack 2, defense bones, poison 1."""
    kind, shown = kind_of(die), die & SHOWN
    if shown == BONE:
        return f"{KINDS[kind]} bones"
    return f"{EFFECTS[effect_of(die)] if kind == STATUS else KINDS[kind]} {number_on(die)}"


def dart_names(shown: int | tuple[int, ...]) -> list[str]:
    """One die, or several."""
    return [dart_name(die) for die in (shown if isinstance(shown, tuple) else (shown,))]


def kind_names(kinds: tuple[int, ...]) -> list[str]:
    """Kinds of dice."""
    return [KINDS[kind] for kind in kinds]


Named = dict[str, Callable[[Any], Any]]

ENCOUNTER_EVENTS: Final = (
    adventure_events.EncounterDrawn,
    adventure_events.ChoiceTaken,
    adventure_events.EncounterEnded,
    adventure_events.EncounterShuffledIn,
    loot_events.EncounterPutUnder,
)
HIDDEN_EVENTS: Final = (adventure_events.LootGained, adventure_events.LootDiscarded, adventure_events.LootGiven)
OPEN_EVENTS: Final = (
    adventure_events.TroveOpened,
    adventure_events.LootUsed,
    loot_events.ChipLaid,
    loot_events.ChipsLeft,
)
DIE_EVENTS: Final = (adventure_events.SkillTrained, loot_events.DieRestored)
LOCK_EVENTS: Final = (
    contest_events.LockRolled,
    contest_events.LockRerolled,
    contest_events.LockDieConverted,
    contest_events.LockDieSaved,
    contest_events.LockOpened,
    contest_events.LockHeld,
    loot_events.LockDieRaised,
    loot_events.LockDieRerolled,
)
DARTS_EVENTS: Final = (contest_events.DartsChosen, contest_events.DartsThrown, contest_events.DartsDieRemoved)
OF_LOCKS: Final[Named] = {
    "lock": lock_name,
    "shown": lock_dice_names,
    "die": lock_die_name,
    "intuition": intuition_name,
}
OF_DARTS: Final[Named] = {"shown": dart_names, "kinds": kind_names}


def named_in(event: type[Event]) -> Named:
    """What the numbers of an adventure event stand for, where they differ from those of a battle."""
    if event in ENCOUNTER_EVENTS:
        return {"card": encounter_key}
    if event in HIDDEN_EVENTS:
        return {"card": drawn_key}
    if event in OPEN_EVENTS:
        return {"card": loot_key}
    if event in DIE_EVENTS:
        return {"die": key_of}
    if event in LOCK_EVENTS:
        return OF_LOCKS
    return OF_DARTS if event in DARTS_EVENTS else {}


def with_card(card: int) -> dict[str, Argument]:
    """A card with its text, how heavy it is and how often it may be used."""
    loot = CARDS[card]
    heavy = "yes" if loot.heavy else "no"
    return {"card": loot.name, "text": phrase("card-text", text=loot.text, heavy=heavy, uses=max(0, loot.uses))}
