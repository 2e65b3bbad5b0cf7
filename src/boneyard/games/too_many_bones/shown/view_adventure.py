"""Views of the adventure: days, progress, the card of the day, and bags; trove shows only locks (TMB-003)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.activities.lockpicking.locks import lock_name, locks_on
from boneyard.games.too_many_bones.activities.scouting import ChooseFate
from boneyard.games.too_many_bones.adventure.days import EncounterOver, NewDay
from boneyard.games.too_many_bones.adventure.recovery import (
    FINISHED,
    PICKED,
    RESTED,
    SCOUTED,
    SEARCHED,
    Camp,
    MaybeRecover,
    Recover,
)
from boneyard.games.too_many_bones.adventure.rewards import SpendPoints
from boneyard.games.too_many_bones.battle.queue import VALUES
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import ENCOUNTERS, EncounterChoice
from boneyard.games.too_many_bones.content.held_cards import card_of, is_locked, left_on, open_locks, spaces
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.encounters.classic.caution_blasting_ahead import ChooseRubble, ThrowGrenade
from boneyard.games.too_many_bones.encounters.classic.gearlocs_need_food_badly import (
    ChooseCritter,
    ChooseRun,
    ChooseStalk,
    ChooseStray,
)
from boneyard.games.too_many_bones.model.adventure import NO_CHOICE, NO_ENCOUNTER
from boneyard.games.too_many_bones.model.ids import TYPES, EncounterId
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.shown.catalogue import RewardsView, rewards_view
from boneyard.games.too_many_bones.shown.expected_baddies import FacedView, faced_view
from boneyard.games.too_many_bones.shown.view_contests import DartsView, PickingView, asked_by, darts_view, picking_view

CHORES: Final = ((RESTED, "rest"), (SEARCHED, "search"), (SCOUTED, "scout"), (PICKED, "locks"), (FINISHED, "done"))


@dataclass
class ChoiceView:
    """One choice of the card of the day."""

    key: str  # "A"
    label: Words
    text: Words
    battle: bool
    rewards: RewardsView  # of this choice alone
    gives: Words | None
    fruitless: bool  # it never succeeds, so that no reward of the card is for it
    open: bool  # whether the party may take it
    faces: FacedView | None  # the battle, where no die decides it


@dataclass
class EncounterView:
    """A card of the encounter deck."""

    key: str
    deck: str
    title: Words
    premise: Words
    ways: list[ChoiceView]
    rewards: RewardsView  # for whichever choice succeeds
    taken: str  # the choice that was taken, or ""
    proposed: bool


@dataclass
class StackView:
    """A stack of chips; what was scouted lies face up."""

    points: int
    count: int
    top: str  # "" when it lies face down


@dataclass
class HeldView:
    """A card in a bag."""

    key: str  # "" while it is locked
    name: Words | None
    text: Words | None
    locks: list[str]  # those still shut, from the left: "L3"
    row: list[str]  # all of them, by which a card nobody has seen is named
    left: int  # uses or chips
    spaces: int


@dataclass
class BagView:
    """What a gearloc carries, and its training points."""

    unit: int
    cards: list[HeldView]
    points: int
    chores: list[str]  # of today's recovery: "rest", "search", "scout", "locks", "done"


@dataclass
class AdventureView:
    """An adventure beside the mat."""

    tyrant: str
    name: Words  # of the tyrant
    phase: str  # "setting out", "morning", "encounter", "battle", "reward", "recovery", "over"
    leader: int  # the seat that decides for the party
    day: int
    days: int
    progress: int
    needed: int
    deck: int  # how many encounters are left in it
    next: str  # the key of the card on top; "" when it is hidden or there is none
    ahead: Words | None  # what the front of that card tells
    today: EncounterView | None
    kept: list[str]
    bags: list[BagView]
    piles: dict[str, int]  # critters or rubble of an encounter, by position
    stacks: list[StackView]
    scouted: str  # the chip that a question is about, or ""
    types: list[str]  # which creatures the tyrant brings
    picking: PickingView | None
    darts: DartsView | None


def road_view(s: TooManyBones) -> AdventureView | None:
    """The adventure around the mat; none for a battle on its own."""
    adventure = s.maybe_adventure
    if adventure is None:
        return None
    card = tyrant_card(s)
    return AdventureView(
        tyrant=CHIPS[adventure.tyrant].key,
        name=CHIPS[adventure.tyrant].name,
        phase=phase(s),
        leader=s.book.leader,
        day=adventure.day,
        days=card.days,
        progress=adventure.progress,
        needed=card.progress,
        deck=len(adventure.deck),
        next="" if s.book.hide_next or not adventure.deck else ENCOUNTERS[adventure.deck[0]].key,
        ahead=ENCOUNTERS[adventure.deck[0]].premise if adventure.deck and not s.book.hide_next else None,
        today=None if adventure.card == NO_ENCOUNTER else encounter_view(s, adventure.card),
        kept=[ENCOUNTERS[kept].key for kept in adventure.kept],
        bags=[bag_view(gearloc) for gearloc in s.party],
        piles=piles(s),
        stacks=[stack_view(points, stack) for points, stack in zip(VALUES, s.stacks, strict=True)],
        scouted=scouted(s),
        types=[TYPES[kind] for kind in s.book.types],
        picking=picking_view(s),
        darts=darts_view(s),
    )


def phase(s: TooManyBones) -> str:
    """Which part of the day it is, as the agenda shows."""
    if not s.agenda:
        return "over"
    if s.meter or s.baddies_standing():
        return "battle"
    for task in reversed(s.agenda):
        if isinstance(task, SpendPoints):
            return "reward" if any(isinstance(below, MaybeRecover | Recover) for below in s.agenda) else "setting out"
        if isinstance(task, MaybeRecover):
            return "recovery"
        if isinstance(task, EncounterOver):
            return "encounter"
    return "recovery" if any(isinstance(task, Camp | NewDay) for task in s.agenda) else "morning"


def encounter_view(s: TooManyBones, card: EncounterId) -> EncounterView:
    """The card of the day, with its choices."""
    found = ENCOUNTERS[card]
    return EncounterView(
        key=found.key,
        deck=found.deck,
        title=found.title,
        premise=found.premise,
        ways=[choice_view(s, choice) for choice in found.choices],
        rewards=rewards_view(found.rewards),
        taken=found.choices[s.adventure.choice].key if s.adventure.choice != NO_CHOICE else "",
        proposed=found.proposed,
    )


def choice_view(s: TooManyBones, choice: EncounterChoice) -> ChoiceView:
    """A choice with its cost and rewards; its battle is shown only while it may still be taken."""
    return ChoiceView(
        key=choice.key,
        label=choice.label,
        text=choice.text,
        battle=choice.battle is not None and choice.battle.fought,
        rewards=rewards_view(choice.rewards),
        gives=choice.gives,
        fruitless=choice.fruitless,
        open=choice.needs(s),
        faces=faced_view(s, choice) if s.adventure.choice == NO_CHOICE else None,
    )


def stack_view(points: int, stack: list[int]) -> StackView:
    """A stack with its top chip, if somebody has scouted it."""
    known = bool(stack) and stack[0] & FACE_UP != 0
    return StackView(points, len(stack), CHIPS[stack[0] & CHIP].key if known else "")


def scouted(s: TooManyBones) -> str:
    """The chip that was turned up just now."""
    asked = asked_by(s)
    return CHIPS[s.stacks[asked.stack][asked.place] & CHIP].key if isinstance(asked, ChooseFate) else ""


def bag_view(gearloc: Gearloc) -> BagView:
    """What a gearloc carries and has done today."""
    chores = [name for bit, name in CHORES if gearloc.chores & bit]
    return BagView(gearloc.id, [held_view(held) for held in gearloc.bag], gearloc.points, chores)


def held_view(held: int) -> HeldView:
    """A card in a bag, or the locks of one."""
    card = CARDS[card_of(held)]
    if is_locked(held):
        row = [lock_name(one) for one in locks_on(card)]
        return HeldView("", None, None, row[open_locks(held) :], row, 0, spaces(held))
    return HeldView(card.key, card.name, card.text, [], [], left_on(held), spaces(held))


def piles(s: TooManyBones) -> dict[str, int]:
    """Critters or rubble, as the open question knows them."""
    asked = asked_by(s)
    found: tuple[int, ...] = ()
    if isinstance(asked, ChooseStray | ChooseRun | ChooseStalk | ChooseCritter):
        found = asked.critters
    elif isinstance(asked, ChooseRubble | ThrowGrenade):
        found = asked.rubble
    return {SQUARES[cell]: hp for cell, hp in enumerate(found) if hp}
