"""Loot outside battle: before a choice is taken, before its battle, before each point and in recovery (TMB-083).

Fortunate Discovery, Mixed Berries, Spring Water and Zelfey Seeds are used in battle too: `own_turn`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Anyone, Task
from boneyard.core.decision import Argument, Seat
from boneyard.games.too_many_bones.answers.aims import aim_of
from boneyard.games.too_many_bones.answers.hidden_cards import distinct, place_of
from boneyard.games.too_many_bones.answers.picks import DONE, DROP, NO_AIM, PLAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import can_be_healed, heal
from boneyard.games.too_many_bones.battle.stat_changes import may_attempt, raise_stat
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.battle.verbs import Verb, discover, with_finds
from boneyard.games.too_many_bones.content.loot import card_named
from boneyard.games.too_many_bones.events.adventure import LootUsed
from boneyard.games.too_many_bones.loot.bags import holders, open_cards, take_one, use_card
from boneyard.games.too_many_bones.loot.decks import discard, is_known, shuffle_in
from boneyard.games.too_many_bones.loot.own_turn import (
    BERRIES,
    FLASK,
    FORTUNATE_DISCOVERY,
    SEEDS_HEAL,
    ZELFEY_SEEDS,
    drink,
    heal_aimed,
    heal_itself,
    itself_if_hurt,
)
from boneyard.games.too_many_bones.model.ids import HEALTH, NO_ROLLED_DIE, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

STEW: Final = card_named("last_battle_stew")
TREASURE_MAP: Final = card_named("treasure_trove_map")
TROLL_BREW: Final = card_named("troll_brew")
DOORWAY: Final = "special-05"
BERRIES_HEAL: Final = 5


def plays_outside(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The cards a gearloc may use now. Anybody may eat the Last Battle Stew."""
    found: list[Pick] = []
    for card in open_cards(gearloc):
        verb = OUTSIDE_VERBS.get(card)
        if verb is not None:
            found += [pick(PLAY, card, aim) for aim in verb.aims(s, gearloc, NO_ROLLED_DIE)]
    if holders(s, STEW) and can_be_healed(s, gearloc):
        found.append(pick(PLAY, STEW))
    return found


def play_outside(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Use a card outside battle."""
    if chosen.what == STEW:
        eat_stew(s, gearloc)
    else:
        use_card(s, gearloc, chosen.card)
        OUTSIDE_VERBS[chosen.what].does(s, gearloc, NO_ROLLED_DIE, chosen.aim)


def may_use(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """What a gearloc may do with its cards: use or discard them (TMB-083)."""
    return plays_outside(s, gearloc) + distinct(gearloc, DROP)


def play_or_drop(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Use or discard a card."""
    if chosen.verb == PLAY:
        play_outside(s, gearloc, chosen)
    else:
        discard(s, gearloc, place_of(gearloc, chosen.what))


class UseLoot(Question):
    """While another seat is asked, somebody may use or discard loot first. Nobody waits for it (TMB-284)."""

    __slots__ = ("again",)

    kind = "loot"

    def __init__(self, seat: Seat, again: Task) -> None:
        super().__init__(seat)
        self.again = again  # what asks the other seat once more

    def is_free(self, s: TooManyBones) -> bool:
        return True

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        gearloc = s.party[self.seat]
        return may_use(s, gearloc) if plays_outside(s, gearloc) else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        play_or_drop(s, s.party[self.seat], chosen)
        s.then(self.again)


def others_play(s: TooManyBones, asked: Seat, again: Task) -> list[UseLoot]:
    """The questions to all seats but the one asked."""
    return [UseLoot(gearloc.id, again) for gearloc in s.party if gearloc.id != asked]


class LastLoot(Anyone):
    """Loot may still be used as outside battle, after the card cost something or dice showed something (TMB-299)."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats  # who may still use loot

    def asks(self, s: TooManyBones) -> Sequence[UseLastLoot]:
        able = tuple([seat for seat in self.seats if plays_outside(s, s.party[seat])])
        return [UseLastLoot(seat, able) for seat in able]


class UseLastLoot(Question):
    """A gearloc with usable loot may use it before a battle is set up."""

    __slots__ = ("able",)

    kind = "last_loot"

    def __init__(self, seat: Seat, able: tuple[Seat, ...]) -> None:
        super().__init__(seat)
        self.able = able

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [*plays_outside(s, s.party[self.seat]), pick(DONE)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == DONE:
            s.then(LastLoot(tuple([each for each in self.able if each != self.seat])))
        else:
            play_outside(s, s.party[self.seat], chosen)
            s.then(LastLoot(self.able))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        gearloc = s.party[self.seat]
        return {"hp": gearloc.hp, "max": max_hp(gearloc)}


def eat_stew(s: TooManyBones, gearloc: Gearloc) -> None:
    """Last Battle Stew: take a chip off the card, whoever carries it, for 1 HP."""
    s.say(LootUsed(s.who(gearloc.id), STEW))
    take_one(s, holders(s, STEW)[0], STEW)
    heal(s, gearloc, 1)


def age_stew(s: TooManyBones) -> None:
    """Last Battle Stew: a new day takes a chip off the card."""
    for gearloc in holders(s, STEW):
        take_one(s, gearloc, STEW)


def any_hurt_in_party(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any gearloc that lacks HP, even all of it."""
    return [aim_of(s, other.id) for other in s.party if can_be_healed(s, other)]


def without_doorway(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, unless the Ebonite Doorway is in the deck or was already met."""
    return [] if is_known(s, DOORWAY) else [NO_AIM]


def follow_map(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Treasure Trove Map: shuffle the Ebonite Doorway into the deck."""
    shuffle_in(s, DOORWAY)


def with_health_to_gain(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the Health die is below 6 (TMB-070)."""
    return [NO_AIM] if may_attempt(gearloc, HEALTH) else []


def drink_brew(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Troll Brew: 1 Health and its HP now, for a price at the start of the next battle."""
    raise_stat(s, gearloc, HEALTH)
    s.adventure.lay(TROLL_BREW, gearloc.id)


OUTSIDE_VERBS: Final[dict[int, Verb]] = {  # the Small Spotting Scope is added where chips are scouted
    FORTUNATE_DISCOVERY: Verb(with_finds, discover),
    BERRIES: Verb(itself_if_hurt, heal_itself(BERRIES_HEAL)),
    ZELFEY_SEEDS: Verb(any_hurt_in_party, heal_aimed(SEEDS_HEAL)),
    FLASK: Verb(itself_if_hurt, drink),
    TREASURE_MAP: Verb(without_doorway, follow_map),
    TROLL_BREW: Verb(with_health_to_gain, drink_brew),
}
