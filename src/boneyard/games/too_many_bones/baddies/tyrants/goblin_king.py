"""The Goblin King: his Throne, his bombs, and the parcel that may destroy the Throne (TMB-056, TMB-057).

On his Throne he is immune and out of reach: `battle.targeting`. Boom is in `turns.attack`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.games.too_many_bones.answers.picks import PLAY, Pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.baddies.tyrants.challenges import CHALLENGES, Challenge
from boneyard.games.too_many_bones.baddies.tyrants.dice import BEFALLS, SHOWS, choose_baddie
from boneyard.games.too_many_bones.baddies.tyrants.objects import called_points, new_object
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.ending import defeat
from boneyard.games.too_many_bones.battle.entering import enter_baddie
from boneyard.games.too_many_bones.battle.moving import Push
from boneyard.games.too_many_bones.battle.queue import add_to_queue
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, special_rule
from boneyard.games.too_many_bones.battle.targeting import neighbours
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.events.battle import Entered
from boneyard.games.too_many_bones.loot.bags import holders, use_card, use_or_not
from boneyard.games.too_many_bones.loot.cards.defused_parcel import PARCEL
from boneyard.games.too_many_bones.model.ids import (
    CALL_FOR_HELP_FACE,
    CARELESS_BOMB_FACE,
    FIRST_BADDIE,
    NOBODY,
    THRONE,
    Cell,
)
from boneyard.games.too_many_bones.model.mat import BADDIE_RANGED, cell_at
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

THRONE_HP: Final[int] = FACTS["tyrants.goblin_king.throne_hp"]


def raise_throne(s: TooManyBones, cell: Cell) -> None:
    """Place the Throne under the king, on his position (TMB-056)."""
    s.baddies[THRONE - FIRST_BADDIE] = new_object(THRONE, cell, THRONE_HP)
    s.say(Entered(s.who(THRONE), cell))


def call_for_help(s: TooManyBones, _baddie: Baddie, _number: int) -> None:
    """Add a baddie to the bottom of the queue."""
    add_to_queue(s, called_points(s), top=False)


def careless_bomb(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Bomb the strongest other baddie."""
    others = [other for other in s.baddies_standing() if other.id != baddie.id]
    strongest = max([other.hp for other in others], default=0)
    choose_baddie(s, baddie, [other.id for other in others if other.hp == strongest])


def bomb(s: TooManyBones, tyrant: int, unit: int) -> None:
    """Damage that baddie and all units adjacent to it, but never the king."""
    number = CHIPS[s.baddie(tyrant).chip].faces[s.turn.face][1]
    hit = [unit, *[near for near in neighbours(s, s.cell_of(unit)) if near != tyrant]]
    deal(s, *[Damage(each, number, PLAIN, tyrant) for each in hit])


def kaboom(s: TooManyBones, baddie: Baddie) -> None:
    """Push every gearloc, in the order of the meter, as far from him as possible (TMB-057)."""
    for unit in s.meter:
        if unit < FIRST_BADDIE:
            s.then(Push(unit, baddie.id))


def goblin_king(s: TooManyBones) -> None:
    """Place the Throne at the back of lane 1, with the king on it."""
    enter_baddie(s, s.challenged_tyrant, 0, cell_at(0, BADDIE_RANGED))
    raise_throne(s, cell_at(0, BADDIE_RANGED))
    add_rule(s, TICKING_PARCEL)


class TickingParcel(SpecialRule):
    """The holder may use the parcel that stopped ticking at the start of the battle (tyrant-goblin-king-1, TMB-300)."""

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        found = holders(s, PARCEL)
        if found:
            s.then(OfferParcel(found[0].id))


TICKING_PARCEL: Final = special_rule(1, TickingParcel())


class OfferParcel(Question):
    """A player may use the parcel to destroy the Throne at once. The king stays on his position (TMB-056)."""

    __slots__ = ()

    kind = "parcel"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return use_or_not(PARCEL)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == PLAY:
            use_card(s, s.party[self.seat], PARCEL)
            defeat(s, s.baddie(THRONE), NOBODY)


SHOWS[CALL_FOR_HELP_FACE] = call_for_help
SHOWS[CARELESS_BOMB_FACE] = careless_bomb
BEFALLS[CARELESS_BOMB_FACE] = bomb
CHALLENGES["goblin_king"] = Challenge(before=goblin_king)
