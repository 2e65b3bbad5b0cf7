"""What several cards need: one gearloc of the party's choice, and attempts at locks."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.too_many_bones.activities.lockpicking.attempt import PickLocks, attempt_at
from boneyard.games.too_many_bones.activities.lockpicking.locks import OF_CARD, locks_on
from boneyard.games.too_many_bones.answers.aims import gearloc_aimed, gearlocs_as_picks
from boneyard.games.too_many_bones.answers.picks import AT, Pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.battle.rolling import rolled, say_roll
from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.events.adventure import TroveOpened
from boneyard.games.too_many_bones.events.battle import Rolled
from boneyard.games.too_many_bones.loot.decks import gain, put_away
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, Card, EncounterId, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Gearloc


class ChooseVolunteer(PartyQuestion):
    """The party chooses one of its gearlocs (TMB-004). Subclasses say what for, and what the chosen one does."""

    __slots__ = ()

    forced = True

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        raise NotImplementedError(type(self).__name__)

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return gearlocs_as_picks(s, AT, [gearloc.id for gearloc in s.party])

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        self.goes(s, gearloc_aimed(s, chosen.aim))


class SendAlone(Step):
    """One gearloc is set up. The others wait beside the mat, in party order."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.order = [gearloc.id for gearloc in s.party if gearloc.id != self.unit]


def attempt(
    s: TooManyBones, gearloc: Gearloc, card: Card | EncounterId, locks: tuple[int, ...], opened: int
) -> PickLocks:
    """An attempt that a card orders. It does not use up the daily one (TMB-090)."""
    return attempt_at(s, gearloc, OF_CARD, card, locks, opened)


# Trove cards turned over for an attempt.


def locks_of(card: Card) -> tuple[int, ...]:
    """The locks of a trove card, by its number."""
    return locks_on(LOOT_CARDS[card])


class SeeTrove(Step):
    """If all locks of a trove card are open, the gearloc gains it at once; otherwise it is discarded."""

    __slots__ = ("card",)

    def __init__(self, unit: int, card: Card) -> None:
        super().__init__(unit)
        self.card = card

    def run(self, s: TooManyBones) -> None:
        if s.adventure.opened == len(LOOT_CARDS[self.card].locks):
            gain_opened(s, s.party[self.unit], self.card)
        else:
            put_away(s, self.unit, carried(self.card))


def gain_opened(s: TooManyBones, gearloc: Gearloc, card: Card) -> None:
    """Put a trove card into a bag with all its locks open (TMB-088)."""
    gain(s, gearloc, card)
    gearloc.bag[-1] |= len(LOOT_CARDS[card].locks) << 8
    s.reveal(TroveOpened(s.who(gearloc.id), card))


def throw_attack_dice(s: TooManyBones, gearloc: Gearloc, count: int) -> list[RolledDie]:
    """Roll attack dice outside a battle. Their bones have no use (TMB-042)."""
    dice = [rolled(s, token(ATTACK_DIE, 0, 0)) for _ in range(count)]
    say_roll(s, Rolled(s.who(gearloc.id), tuple(dice)))
    return dice
