"""Answers: a verb, its object and its aim. Each distinct answer is one shared `Pick`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Action
from boneyard.games.too_many_bones.content.facts import LOCKS
from boneyard.games.too_many_bones.content.loot import CARDS, TROVE_KEYS, Locks, locks_printed
from boneyard.games.too_many_bones.content.sheets import icon_of, key_of
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import (
    BADDIE_SKILL_NAMES,
    BLEED,
    BONES_ICON,
    EFFECTS,
    GEARLOCS,
    POISON,
    STATS,
    Card,
    Cell,
    Die,
    RolledDie,
    SeenCard,
    Stat,
    TurnStart,
)
from boneyard.games.too_many_bones.model.mat import SQUARES

# Aims: a position by number, or a gearloc by name since it may be off the mat, or none.
GEARLOC_AIM: Final = 16
NO_AIM: Final = 20

# Verbs.
MOVE: Final = 0
STAY: Final = 1
TARGET: Final = 2
NO_TARGET: Final = 3
ADD: Final = 4  # a die to roll
AIM: Final = 5  # a grenade
ROLL: Final = 6
HIT: Final = 7  # with a number of ones and twos
KEEP: Final = 8  # bones for the backup plan
SHIELD: Final = 9  # in an active slot
LOCK_SHIELD: Final = 10  # in a locked slot (Gearloc Wall)
USE: Final = 11  # a face, at once
PLACE: Final = 12  # in an active slot, one's own or an ally's
LOCK: Final = 13  # in a locked slot
PUT: Final = 14  # on a baddie
PLAN: Final = 15  # an ability of the backup plan, by its cost in bones
CLEAR: Final = 16  # an active slot
UNLOCK: Final = 17  # a locked slot
ACT: Final = 18  # something a gearloc may do at any time in its turn
DONE: Final = 19
AT: Final = 20  # a unit or a position
NEXT: Final = 21  # the next effect at the start of a turn, or the next skill
YES: Final = 22
NO: Final = 23
SOAK: Final = 24  # the values of the defense dice afterwards
REROLL: Final = 25  # a die of the roll
REMOVE: Final = 26  # a die from an active slot (Mischief)
LOSE: Final = 27  # a stat die (Limit)
GAIN: Final = 28  # a consumable, or a component
FIRST: Final = 29  # who goes first on the meter
TURN: Final = 30  # the Rage die, to a value

# Outside battles.
DRAW: Final = 31  # today's encounter
CHALLENGE: Final = 32  # the tyrant
CHOOSE: Final = 33  # one of the choices of a card
TRAIN: Final = 34  # for a stat
LEARN: Final = 35  # a skill die
CARD: Final = 36  # take this card
GIVE: Final = 37  # a card, to somebody
DROP: Final = 38  # a card, permanently
PLAY: Final = 39  # a card, possibly at a unit
SLEEP: Final = 40
SEARCH: Final = 41  # for better loot, by discarding a card
SCOUT: Final = 42
STACK: Final = 43  # by its points
BOTTOM: Final = 44  # of the stack, face down
PICK: Final = 45  # of a card
SAY: Final = 46  # a number

VERBS: Final = (
    "move",
    "stay",
    "target",
    "no target",
    "add",
    "aim",
    "roll",
    "hit",
    "keep",
    "shield",
    "lock shield",
    "use",
    "place",
    "lock",
    "put",
    "plan",
    "clear",
    "unlock",
    "act",
    "done",
    "at",
    "next",
    "yes",
    "no",
    "soak",
    "reroll",
    "remove",
    "lose",
    "gain",
    "first",
    "turn",
    "draw",
    "challenge",
    "choose",
    "train",
    "learn",
    "card",
    "give",
    "drop",
    "play",
    "sleep",
    "search",
    "scout",
    "stack",
    "bottom",
    "pick",
    "say",
)
ABOUT_DICE: Final = (ADD, USE, PLACE, LOCK, PUT, GAIN, LEARN)  # their object is a die
ABOUT_SHOWN: Final = (KEEP, CLEAR, UNLOCK, REROLL, REMOVE, TURN)  # their object is a rolled die
ABOUT_NUMBERS: Final = (SHIELD, LOCK_SHIELD, PLAN, STACK, SAY)
ABOUT_CARDS: Final = (CARD, GIVE, DROP, PLAY, SEARCH, PICK)  # their object is a loot card

# What a gearloc may do at any time in its turn, besides clearing slots.
MAKE_GRENADE: Final = 0
THROW_AXE: Final = 1
CASH_BODIES: Final = 2
USE_RAGE: Final = 3
ADVANCE_RAGE: Final = 4
EXECUTE_BADDIE: Final = 5
SWITCH_PLACES: Final = 6
RUSH_AHEAD: Final = 7
STEP_FREELY: Final = 8
DOUBLE_SWITCH: Final = 9
DOUBLE_RUSH: Final = 10
ASSIST_HEAL: Final = 11
REROLL_HEAL: Final = 12
REROLL_BUFF: Final = 13
ACTS: Final = (
    "make-grenade",
    "axe",
    "body-count",
    "rage",
    "advance",
    "execute",
    "switch",
    "rush",
    "step",
    "double-switch",
    "double-rush",
    "heal-assist",
    "reroll-heal",
    "reroll-buff",
)

# Effects at the start of a turn besides effect dice, and skills: the objects of NEXT.
STARTS: Final = (
    *EFFECTS,
    "napalm",
    "skill-recover",
    "signal",
    "retreat",
    "recovery",
    "regen",
    "recover",
    "booster",
    "countdown",
)
POISON_START: Final = TurnStart(POISON)
BLEED_START: Final = TurnStart(BLEED)
NAPALM_START: Final = TurnStart(9)
RECOVER_START: Final = TurnStart(10)
SIGNAL_START: Final = TurnStart(11)
RETREAT_START: Final = TurnStart(12)
RECOVERY_START: Final = TurnStart(13)
REGEN_START: Final = TurnStart(14)
RECOVER_DIE_START: Final = TurnStart(15)
BOOSTER_START: Final = TurnStart(16)
COUNTDOWN_START: Final = TurnStart(17)
SKILL_NEXT: Final = 32  # from here on: a baddie's skill


LOCK_WORDS: Final = ("lever", "trip", "force")  # the letters L, T and F (TMB-098)
ORDINALS: Final = ("", "second", "third", "fourth", "fifth", "sixth")


class Pick(Action):
    """One answer."""

    __slots__ = ("aim", "verb", "what")

    def __init__(self, verb: int, what: int, aim: int) -> None:
        super().__init__(spelled(verb, what, aim))
        self.verb = verb
        self.what = what
        self.aim = aim

    # What an answer is about, as its verb says (`ABOUT_DICE` and so on).

    @property
    def die(self) -> Die:
        return Die(self.what)

    @property
    def rolled_die(self) -> RolledDie:
        return RolledDie(self.what)

    @property
    def stat(self) -> Stat:
        return Stat(self.what)

    @property
    def card(self) -> Card:
        return Card(self.what)

    @property
    def seen_card(self) -> SeenCard:
        return SeenCard(self.what)

    @property
    def cell(self) -> Cell:
        return Cell(self.aim)


def spelled(verb: int, what: int, aim: int) -> str:
    """An answer in notation: `use med-kit tantrum`, `hit 1+2`, `move c3`."""
    words = [VERBS[verb]]
    if verb in ABOUT_DICE:
        words.append(key_of(Die(what)))
    elif verb in ABOUT_SHOWN and what:
        rolled_die = RolledDie(what)
        number = "bones" if verb == REROLL and icon_of(rolled_die) == BONES_ICON else str(value_of(rolled_die))
        words.append(f"{key_of(die_of(rolled_die))} {number}")
    elif verb in ABOUT_NUMBERS:
        words.append(str(what))
    elif verb == HIT:
        words.append("+".join(["1"] * (what & 15) + ["2"] * (what >> 4)))
    elif verb == ACT:
        words.append(ACTS[what])
    elif verb == NEXT:
        words.append(STARTS[what] if what < SKILL_NEXT else BADDIE_SKILL_NAMES[what - SKILL_NEXT].replace("_", "-"))
    elif verb == SOAK:
        words.append("+".join([str(value) for value in unpack_values(what)]))
    elif verb in (LOSE, TRAIN):
        words.append(STATS[what])
    elif verb == CHOOSE:
        words.append("abcdef"[what])
    elif verb in ABOUT_CARDS:
        words.append(CARDS[what].key.replace("_", "-") if what < UNSEEN else spelled_locks(what))
    elif verb == TARGET and what:
        words.append("throne")  # it shares its position with its king
    if aim < NO_AIM:
        words.append(SQUARES[aim] if aim < GEARLOC_AIM else GEARLOCS[aim - GEARLOC_AIM])
    return " ".join(words)


# A locked trove card is named by its locks, and numbered if the bag holds several like it (TMB-003).
UNSEEN: Final = 1 << 12
LOCK_PATTERNS: Final[tuple[Locks, ...]] = tuple({locks_printed(key): None for key in TROVE_KEYS})


def as_seen(card: Card, among: Sequence[Card] = ()) -> SeenCard:
    """A drawn card as everybody sees it: trove by its locks, with its number among equal ones."""
    locks = CARDS[card].locks
    if not locks:
        return SeenCard(card)
    alike = len([other for other in among if CARDS[other].locks == locks])
    return SeenCard(UNSEEN | LOCK_PATTERNS.index(locks) << 4 | alike)


def locks_of(what: int) -> Locks:
    """The locks of an unopened card."""
    return LOCK_PATTERNS[(what & ~UNSEEN) >> 4]


def spelled_locks(what: int) -> str:
    """The locks in notation: `lever 2 trip 2 force 3`, with an ordinal for another such card in the same bag."""
    locks = " ".join([f"{LOCK_WORDS[LOCKS.index(letter)]} {value}" for letter, value in locks_of(what)])
    return f"{locks} {ORDINALS[what & 15]}".rstrip()


def pack_values(values: Sequence[int]) -> int:
    """The values of several dice as one number."""
    packed = 1
    for value in values:
        packed = packed * 8 + value
    return packed


def unpack_values(packed: int) -> list[int]:
    """The values of several dice from one number."""
    values: list[int] = []
    while packed > 1:
        values.insert(0, packed % 8)
        packed //= 8
    return values


_PICKS: Final[dict[int, Pick]] = {}


def pick(verb: int, what: int = 0, aim: int = NO_AIM) -> Pick:
    """The shared `Pick` with this meaning."""
    key = (what * 32 + aim) * 64 + verb
    found = _PICKS.get(key)
    if found is None:
        found = Pick(verb, what, aim)
        _PICKS[key] = found
    return found
