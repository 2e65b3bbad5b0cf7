"""Every loot and trove card: its words, what it prints and what it does. Each card has a module of its name.

The modules of `loot/cards/` register the cards when they are imported. What runs before that knows a card by its key.
What a card prints are facts (TMB-081 to TMB-089).
"""

from __future__ import annotations

from typing import Any, Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.model.ids import NO_START, Card, TurnStart

Locks = tuple[tuple[str, int], ...]  # letters and values from left to right

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

# Saves hold the number of a card: its place in this list, with those of trove and the gifts after it.
LOOT_KEYS: Final = (
    "flare_distraction",
    "fortunate_discovery",
    "fresh_bog_meat",
    "gadget_arm",
    "infused_incense",
    "last_battle_stew",
    "mechanical_assistance",
    "mech_pick",
    "mixed_berries",
    "multi_tool",
    "oggot_herbs",
    "prying_iron",
    "red_minotaur",
    "reflex_powder",
    "reinforced_buckler",
    "rusty_optics",
    "skinning_knife",
    "sparring_weapon",
    "spirits_of_ebon",
    "stone_hammer",
    "tattered_map",
    "tewaren_gem",
    "throwing_axe",
    "treasure_trove_map",
    "troll_brew",
    "utility_parts",
    "zelfey_root",
    "zelfey_seeds",
    "raider_armor",
)
TROVE_KEYS: Final = (
    "dex_infuser",
    "exploding_shrooms",
    "flash_arrows",
    "grappling_gun",
    "hunters_body_count_necklace",
    "laser_pointer",
    "lightning_on_a_stick",
    "locksmith_manual",
    "maximizer_stim",
    "mechanical_boomerang",
    "mechanical_squirrel",
    "micro_neural_implant",
    "minor_patch_kit",
    "pip_loc_2000",
    "poison_vial_kit",
    "reflex_powder_tin",
    "shock_inducer",
    "shoulder_mounted_rock_slinger",
    "small_spotting_scope",
    "utility_belt",
)
GIFT_KEYS: Final = ("spring_flask", "defused_parcel")  # what encounters turn into loot; never in a deck
KEYS: Final = (*LOOT_KEYS, *TROVE_KEYS, *GIFT_KEYS)
NUMBERS: Final[dict[str, Card]] = {key: Card(number) for number, key in enumerate(KEYS)}
GIVEN_BY_ENCOUNTERS: Final = "encounter cards, fan translation"

# Uses that are not counted, as the facts call them.
_LASTING: Final = {"permanent": PERMANENT, "until empty": UNTIL_EMPTY, "one battle": ONE_BATTLE}
_PRINTED: Final[dict[str, Any]] = {fact.name: fact.value for fact in FACTS.all}  # for what only some cards have
_SOURCES: Final = {fact.name: fact.source for fact in FACTS.all}


class Loot:
    """A card of loot or, with locks, of trove."""

    __slots__ = (
        "before_roll",
        "card",
        "chips",
        "copies",
        "extends",
        "extension",
        "heals",
        "heavy",
        "hurts_at_once",
        "in_battle",
        "key",
        "locks",
        "name",
        "once",
        "outside",
        "raises",
        "source",
        "text",
        "uses",
        "when",
    )

    def __init__(self, key: str, name: Words, text: Words, when: str, source: str, uses: int, chips: int) -> None:
        self.card = NUMBERS[key]
        self.key = key
        self.name = name
        self.text = text
        self.when = when
        self.source = source
        self.uses = uses
        self.chips = chips  # HP chips that lie on it at first
        self.heavy = False  # takes three spaces (TMB-081)
        self.copies = 0
        self.locks: Locks = ()  # none for loot
        self.extension = 0  # bones it costs as one more ability of the backup plan (TMB-085)
        self.once = ""  # "battle" or "day" where it may be used only once in each
        self.in_battle: Verb | None = None  # at any point of the owner's turn
        self.before_roll: Verb | None = None  # on the owner's turn, while dice are chosen
        self.outside: Verb | None = None  # any time outside battle
        self.extends: Verb | None = None  # as one more ability of the backup plan
        self.heals = 0  # HP for one use or chip, outside battle if that differs
        self.raises = 0  # how much more a lockpicking die counts
        self.hurts_at_once = NO_START  # effect of the start of a turn that it adds if used before them


BY_KEY: Final[dict[str, Loot]] = {}
CARDS: Final[list[Loot]] = []  # by number, once all are registered
LOOT: Final[list[Loot]] = []
TROVE: Final[list[Loot]] = []
GIFTS: Final[list[Loot]] = []


def card_named(key: str) -> Card:
    """The number of a card, by its key."""
    return NUMBERS[key]


def locks_printed(key: str) -> Locks:
    """The locks of a card, by its key: none for loot."""
    locks: list[str] = _PRINTED.get(f"trove.{key}.locks", [])
    return tuple([(lock[1], int(lock[0])) for lock in locks])


def loot(
    key: str,
    *,
    name: Words,
    text: Words,
    in_battle: Verb | None = None,
    before_roll: Verb | None = None,
    outside: Verb | None = None,
    extends: Verb | None = None,
    heals: int = 0,
    raises: int = 0,
    hurts_at_once: TurnStart = NO_START,
) -> Card:
    """Register a card with what the facts of its deck say of it, and return its number."""
    where = f"loot.{key}" if key in LOOT_KEYS else f"trove.{key}"
    uses = FACTS[f"{where}.uses"]
    lasting: int = _LASTING[uses] if isinstance(uses, str) else uses
    card = Loot(
        key, name, text, FACTS[f"{where}.when"], _SOURCES[f"{where}.when"], lasting, _PRINTED.get(f"{where}.chips", 0)
    )
    card.heavy = FACTS[f"{where}.heavy"]
    card.copies = FACTS[f"{where}.copies"]
    card.locks = locks_printed(key)
    card.extension = _PRINTED.get(f"{where}.extension", 0)
    card.once = _PRINTED.get(f"{where}.once", "")
    card.in_battle = in_battle
    card.before_roll = before_roll
    card.outside = outside
    card.extends = extends
    card.heals = heals
    card.raises = raises
    card.hurts_at_once = hurts_at_once
    return _registered(card)


def gift(
    key: str,
    *,
    name: Words,
    text: Words,
    when: str,
    uses: int,
    chips: int = 0,
    in_battle: Verb | None = None,
    outside: Verb | None = None,
    heals: int = 0,
) -> Card:
    """Register a card that encounters turn into loot, and return its number."""
    card = Loot(key, name, text, when, GIVEN_BY_ENCOUNTERS, uses, chips)
    card.in_battle = in_battle
    card.outside = outside
    card.heals = heals
    return _registered(card)


def _registered(card: Loot) -> Card:
    """Register a card, and fill the lists with the last one."""
    assert card.key not in BY_KEY, card.key
    BY_KEY[card.key] = card
    if len(BY_KEY) == len(KEYS):
        LOOT.extend([BY_KEY[key] for key in LOOT_KEYS])
        TROVE.extend([BY_KEY[key] for key in TROVE_KEYS])
        GIFTS.extend([BY_KEY[key] for key in GIFT_KEYS])
        CARDS.extend(LOOT + TROVE + GIFTS)
    return card.card
