"""The road as it is seen: days, progress, the card of the day, and bags; locked trove shows only locks (TMB-003)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boneyard.core.agenda import asking
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.decks import card_of, is_locked, left_on, open_locks, spaces, tyrant_card
from boneyard.games.too_many_bones.journey import NO_CARD
from boneyard.games.too_many_bones.mat import SQUARES
from boneyard.games.too_many_bones.state import TooManyBones


@dataclass
class EncounterView:
    """A card of the encounter deck."""

    key: str
    title: Words
    premise: Words


@dataclass
class HeldView:
    """A card in a bag."""

    key: str  # "" while it is locked
    name: Words | None
    text: Words | None
    locks: list[str]  # those still shut, from the left: "L3"
    left: int  # uses or chips
    spaces: int


@dataclass
class BagView:
    """What a gearloc carries, and its training points."""

    unit: int
    cards: list[HeldView]
    points: int


@dataclass
class RoadView:
    """An adventure beside the mat."""

    tyrant: str
    name: Words  # of the tyrant
    day: int
    days: int
    progress: int
    needed: int
    deck: int  # how many encounters are left in it
    next: str  # the key of the card on top, or ""
    today: EncounterView | None
    kept: list[str]
    bags: list[BagView]
    piles: dict[str, int]  # critters or rubble of an encounter, by position


def road_view(s: TooManyBones) -> RoadView | None:
    """Nothing around a battle that stands for itself."""
    road = s.journey
    if road is None:
        return None
    card = tyrant_card(s)
    return RoadView(
        tyrant=CHIPS[road.tyrant].key,
        name=CHIPS[road.tyrant].name,
        day=road.day,
        days=card.days,
        progress=road.progress,
        needed=card.progress,
        deck=len(road.deck),
        next=ENCOUNTERS[road.deck[0]].key if road.deck else "",
        today=None if road.card == NO_CARD else encounter_view(road.card),
        kept=[ENCOUNTERS[kept].key for kept in road.kept],
        bags=[BagView(gearloc.id, [held_view(held) for held in gearloc.bag], gearloc.points) for gearloc in s.party],
        piles=piles(s),
    )


def encounter_view(card: int) -> EncounterView:
    """A card as it is read out."""
    found = ENCOUNTERS[card]
    return EncounterView(found.key, found.title, found.premise)


def held_view(held: int) -> HeldView:
    """A card of a bag, or the locks of one."""
    card = CARDS[card_of(held)]
    if is_locked(held):
        shut = [f"{letter}{value}" for letter, value in card.locks[open_locks(held) :]]
        return HeldView("", None, None, shut, 0, spaces(held))
    return HeldView(card.key, card.name, card.text, [], left_on(held), spaces(held))


def piles(s: TooManyBones) -> dict[str, int]:
    """Critters or rubble, which the open question knows."""
    if not s.open:
        return {}
    task: Any = asking(s, s.open[0].seat)
    found = getattr(task, "critters", None) or getattr(task, "rubble", None) or ()
    return {SQUARES[cell]: hp for cell, hp in enumerate(found) if hp}
