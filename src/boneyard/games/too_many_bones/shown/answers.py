"""Answers taken apart: what the browser reads instead of notation. Every dictionary has its `verb`."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypedDict

from boneyard.core.decision import Phrase

Act = Literal[
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
]
Stat = Literal["health", "dex", "attack", "defense"]
DartKind = Literal["attack", "defense", "status"]

Fields = dict[str, object]


class Meaning(NamedTuple):
    """What an answer is about: the places that light up, what it does, and its fields without the verb."""

    places: list[str]
    does: Phrase
    data: Fields


# An aim is a position (`c3`), a gearloc (`boomer`), or "".


class PlainAnswer(TypedDict):
    """An answer that says everything by its verb."""

    verb: Literal["stay", "no_target", "roll", "done", "yes", "no", "draw", "challenge", "sleep", "scout", "bottom"]


class MoveAnswer(TypedDict):
    """Move to a position."""

    verb: Literal["move"]
    square: str
    dex: int  # what it costs


class TargetAnswer(TypedDict):
    """Target whoever stands on a position."""

    verb: Literal["target"]
    square: str
    throne: bool  # the Throne, which shares its position with its king


class AimAnswer(TypedDict):
    """Aim a grenade at a position."""

    verb: Literal["aim"]
    square: str


class DieAnswer(TypedDict):
    """Do something with a die."""

    verb: Literal["add", "use", "place", "lock", "put", "gain", "learn"]
    die: str
    aim: str


class RolledAnswer(TypedDict):
    """Do something with a die by what it shows."""

    verb: Literal["keep", "clear", "unlock", "reroll", "remove", "turn"]
    die: str  # "" for clearing a slot that is asked about next
    value: int
    bones: bool  # whether it shows bones, of a die that is rolled again
    aim: str


class HitAnswer(TypedDict):
    """Strike the target with swords. What comes off the damage is listed in its order."""

    verb: Literal["hit"]
    ones: int
    twos: int
    swords: int  # with what a locked die adds
    flat: int
    blocked: int
    buffed: int
    capped: int
    damage: int  # the HP it takes
    hp: int  # the HP the target has left


class ShieldAnswer(TypedDict):
    """Take a shield into an active or a locked slot."""

    verb: Literal["shield", "lock_shield"]
    value: int


class PlanAnswer(TypedDict):
    """Use an ability of the backup plan."""

    verb: Literal["plan"]
    bones: int
    aim: str


class ActAnswer(TypedDict):
    """Do something that may be done at any time in a turn."""

    verb: Literal["act"]
    act: Act
    aim: str


class AtAnswer(TypedDict):
    """Choose a unit or a position."""

    verb: Literal["at"]
    aim: str


class FirstAnswer(TypedDict):
    """Say who is first, or who leads; nobody in particular without an aim."""

    verb: Literal["first"]
    aim: str


class NextAnswer(TypedDict):
    """Choose the next effect at the start of a turn, or the next skill of a baddie."""

    verb: Literal["next"]
    start: str


class SoakAnswer(TypedDict):
    """Say what the defense dice show after a hit."""

    verb: Literal["soak"]
    values: list[int]


class StatAnswer(TypedDict):
    """Train a stat, or lose a die of it."""

    verb: Literal["lose", "train"]
    stat: Stat
    aim: str


class ChooseAnswer(TypedDict):
    """Take a choice of the encounter."""

    verb: Literal["choose"]
    choice: int
    letter: str  # "A"


class CardAnswer(TypedDict):
    """Do something with a card of loot or trove."""

    verb: Literal["card", "give", "drop", "play", "search", "pick"]
    card: str  # "" while it is locked
    locks: list[str]  # of a locked card: "L3"
    which: int  # of several cards with the same locks in a bag, counted from 0
    aim: str


class StackAnswer(TypedDict):
    """Choose a stack of chips."""

    verb: Literal["stack"]
    points: int


class SayAnswer(TypedDict):
    """Say a number, or what it stands for."""

    verb: Literal["say"]
    value: int
    encounter: str  # a card of the encounter deck, or ""
    chip: str  # a chip, or ""
    aim: str


# Locks and darts. Dice are named by their places in the lists of the view.


class LockPlainAnswer(TypedDict):
    """Use no intuition, or leave the lock closed."""

    verb: Literal["lock_nothing", "lock_leave"]


class LockDieAnswer(TypedDict):
    """Do something with one action die."""

    verb: Literal["lock_reroll", "lock_convert", "lock_save", "lock_raise"]
    die: str  # "grey"
    place: int


class LockOpenAnswer(TypedDict):
    """Open a lock with some dice."""

    verb: Literal["lock_open"]
    places: list[int]
    total: int


class DartsPlainAnswer(TypedDict):
    """Spend bones on the opponent, or stop."""

    verb: Literal["darts_done", "darts_stun", "darts_knock_out"]


class DartsDiceAnswer(TypedDict):
    """Take dice by their kinds, or leave some out."""

    verb: Literal["darts_choose", "darts_without"]
    kinds: list[DartKind]
    places: list[int]  # in the hand of the side to play; none while dice are chosen


class DartsRemoveAnswer(TypedDict):
    """Take a die off a stack."""

    verb: Literal["darts_remove"]
    own: bool  # off the gearloc's stack
    kind: DartKind
    effect: str  # of a status die, or ""
    value: int


class DartsSoakAnswer(TypedDict):
    """Say what the shields show after a hit."""

    verb: Literal["darts_soak"]
    values: list[int]
