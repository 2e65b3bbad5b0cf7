"""Loot outside battle: before a choice is taken, before its battle, before each point and in recovery (TMB-083)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Anyone, Task
from boneyard.core.decision import Argument, Seat
from boneyard.games.too_many_bones.answers.hidden_cards import distinct, place_of
from boneyard.games.too_many_bones.answers.picks import DONE, DROP, PLAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import can_be_healed
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.loot.bags import holders, open_cards, use_card
from boneyard.games.too_many_bones.loot.cards.last_battle_stew import STEW, eat_stew
from boneyard.games.too_many_bones.loot.decks import discard
from boneyard.games.too_many_bones.loot.every_card import CARDS
from boneyard.games.too_many_bones.loot.uses import offered
from boneyard.games.too_many_bones.model.ids import NO_ROLLED_DIE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def plays_outside(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The cards a gearloc may use now. Anybody may eat the Last Battle Stew."""
    found = [option for card in open_cards(gearloc) for option in offered(s, gearloc, card, CARDS[card].outside)]
    if holders(s, STEW) and can_be_healed(s, gearloc):
        found.append(pick(PLAY, STEW))
    return found


def play_outside(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Use a card outside battle."""
    if chosen.what == STEW:
        eat_stew(s, gearloc)
    else:
        use_card(s, gearloc, chosen.card)
        verb = CARDS[chosen.what].outside
        assert verb is not None, f"{CARDS[chosen.what].key} is of no use outside battle"
        verb.does(s, gearloc, NO_ROLLED_DIE, chosen.aim)


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
