"""The scores of answers between the battles of Too Many Bones: what to learn, to carry and to do in recovery."""

from __future__ import annotations

from typing import Final

from boneyard.bots.base import Weighed
from boneyard.bots.too_many_bones.bag import (
    FIND,
    bag_worth,
    held_worth,
    outside_worth,
    room_in,
    worth_for,
    worth_per_space,
)
from boneyard.bots.too_many_bones.field import SKILLED
from boneyard.bots.too_many_bones.lessons import lesson_worth, lessons_learnt
from boneyard.core.agenda import Ask, asking
from boneyard.core.decision import Decision
from boneyard.games.too_many_bones.activities.scouting import ChooseFate
from boneyard.games.too_many_bones.activities.training import OfferTrainingLoot
from boneyard.games.too_many_bones.adventure.rewards import rewards_of_today
from boneyard.games.too_many_bones.answers.aims import gearloc_aimed
from boneyard.games.too_many_bones.answers.hidden_cards import place_of
from boneyard.games.too_many_bones.answers.picks import (
    BOTTOM,
    DONE,
    DROP,
    GIVE,
    LEARN,
    NO_AIM,
    PICK,
    PLAY,
    SCOUT,
    SEARCH,
    SLEEP,
    TRAIN,
    Pick,
)
from boneyard.games.too_many_bones.battle.odds import AVERAGE_SWORDS
from boneyard.games.too_many_bones.battle.queue import VALUES, stack_of
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.held_cards import spaces
from boneyard.games.too_many_bones.content.records import Chip
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.encounters.classic.lost_and_found import ChooseOffering
from boneyard.games.too_many_bones.loot.cards.reflex_powder import REFLEX_POWDER
from boneyard.games.too_many_bones.model.adventure import ANTIDOTE, CRACKED_ORB, HALF_REST, NO_ENCOUNTER
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

SHARED: Final = 1.0  # for a card that does not fit, to a gearloc with room for it
LAST: Final = 100.0  # finishing comes after everything else there is to do
LOSSES: Final = ("drop", "price", "part_with", "bribe", "forfeit")  # a card is lost

# Weights of the results of a day, in training points of one gearloc.
PROGRESS: Final = 2.0
HURRY: Final = 2.0  # added for each progress, more with fewer days left for what is missing
TOO_MUCH: Final = 0.2  # for progress beyond what the tyrant requires
HP: Final = 0.08
LOOT: Final = 0.4
TROVE: Final = 0.3
SECRETS: Final = ((ANTIDOTE, 0.7), (CRACKED_ORB, 0.7), (HALF_REST, -0.4))


def weigh_adventure(s: TooManyBones, decision: Decision) -> list[Weighed]:
    """The score of each answer, or nothing for a question that has to be tried out."""
    kind = decision.kind
    gearloc = s.party[decision.seat]
    weighed: list[Weighed] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        if kind == "camp":
            score = recovery_score(s, gearloc, option)
        elif kind in ("train", "loot"):
            score = lesson_score(s, gearloc, option)
        elif kind == "last_loot":
            score = outside_worth(s, gearloc, option, resting=False) if option.verb == PLAY else 0.0
        elif kind in LOSSES:
            score = -worth_per_space(loser(s, gearloc, option), option.what)
        elif kind in ("find", "keep_one"):
            score = worth_for(gearloc, option.what)
        elif kind == "share":
            score = -1.0 if option.verb == DROP else worth_for(gearloc_aimed(s, option.aim), option.what)
        elif kind == "unlocked":
            score = float(option.verb == DONE)
        elif kind == "stack":
            score = float(option.what if option.what <= s.adventure.day * len(s.party) else -option.what)
        elif kind in ASKED:
            score = asked_score(s, asking(s, decision.seat), option)
        else:
            return []
        weighed.append(Weighed(option, score))
    return weighed


ASKED: Final = ("offering", "scouted", "training_loot")


def asked_score(s: TooManyBones, asked: Ask, option: Pick) -> float:
    """The score of an answer to a question that holds more than its options."""
    if isinstance(asked, ChooseFate):
        chip = CHIPS[s.stacks[asked.stack][asked.place] & CHIP]
        return threat(chip) - USUAL[asked.stack] if option.verb == BOTTOM else 0.0
    if isinstance(asked, OfferTrainingLoot):
        useless = option.what == REFLEX_POWDER and asked.bones > 1
        return 1.0 if option.verb == PLAY and not useless else 0.0
    assert isinstance(asked, ChooseOffering)
    if option.verb == DONE:
        return 0.0
    return (3.0, 0.6, 0.0, 0.0)[asked.given] - worth_per_space(gearloc_aimed(s, option.aim), option.what)


def loser(s: TooManyBones, gearloc: Gearloc, option: Pick) -> Gearloc:
    """The gearloc that loses a card: the one named, or the one asked."""
    return gearloc if option.aim == NO_AIM else gearloc_aimed(s, option.aim)


def lesson_score(s: TooManyBones, gearloc: Gearloc, option: Pick) -> float:
    """The next lesson of the gearloc's path, or before it a card with a use now."""
    if option.verb in (TRAIN, LEARN):
        return lesson_worth(gearloc, option)
    if option.verb != PLAY:
        return 0.0 if option.verb == DONE else -1.0
    worth = outside_worth(s, gearloc, option, resting=True)
    return 1.0 + worth if worth > 0.0 else worth


# Recovery.


def recovery_score(s: TooManyBones, gearloc: Gearloc, option: Pick) -> float:
    """Cards first, then locks, then one of the options. Cards that fit are not given or thrown away."""
    verb = option.verb
    if verb == PLAY:
        return outside_worth(s, gearloc, option, resting=True) * LAST
    if verb == PICK:
        owner = gearloc_aimed(s, option.aim)
        return 2.0 + held_worth(owner.bag[place_of(owner, option.what)])
    if verb == SLEEP:
        return 0.25 * (max_hp(gearloc) - gearloc.hp)
    if verb == SEARCH:
        return FIND - held_worth(gearloc.bag[place_of(gearloc, option.what)])
    if verb == SCOUT:
        return 0.1
    if verb == GIVE:
        held = gearloc.bag[place_of(gearloc, option.what)]
        return SHARED if room_in(gearloc) < 0 and spaces(held) <= room_in(gearloc_aimed(s, option.aim)) else -1.0
    return 0.0 if verb == DONE else -1.0


def threat(chip: Chip) -> float:
    """The danger of a baddie, in HP."""
    return chip.hp + 0.5 * chip.defense + 2.0 * (chip.attack * AVERAGE_SWORDS * chip.targets + SKILLED[chip.chip])


def _usual(stack: int) -> float:
    """The average danger of a baddie of a stack."""
    threats = [threat(chip) for chip in CHIPS if stack_of(chip.chip) == stack]
    return sum(threats) / len(threats)


USUAL: Final[list[float]] = [_usual(stack) for stack in range(len(VALUES))]


# The result of a day.


def outlook(s: TooManyBones) -> float:
    """The value of what the party has in the adventure, in training points of one gearloc."""
    adventure = s.adventure
    worth = progress_worth(s)
    for gearloc in s.party:
        own = lessons_learnt(gearloc) + gearloc.points + bag_worth(gearloc) + HP * gearloc.hp
        worth += own / len(s.party)
    for secret, more in SECRETS:
        if adventure.marks & secret:
            worth += more
    return worth


def progress_worth(s: TooManyBones) -> float:
    """The value of progress: higher near the last day, and little beyond what the tyrant requires."""
    adventure = s.adventure
    card = tyrant_card(s)
    missing = max(0, card.progress - adventure.progress)
    late = missing / (card.days - adventure.day + 1.0)
    return TOO_MUCH * max(0, adventure.progress - card.progress) - missing * (PROGRESS + HURRY * late)


def prize(s: TooManyBones) -> float:
    """The value of today's rewards."""
    adventure = s.adventure
    if adventure.card == NO_ENCOUNTER:
        return 0.0
    gives = rewards_of_today(s)
    size = len(s.party)
    before = progress_worth(s)
    adventure.progress += gives.progress
    after = progress_worth(s)
    adventure.progress -= gives.progress
    cards = LOOT * (gives.loot_each + gives.loot_shared / size) + TROVE * (gives.trove_each + gives.trove_shared / size)
    return after - before + gives.training + cards
