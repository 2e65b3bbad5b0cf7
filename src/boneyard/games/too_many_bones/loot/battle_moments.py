"""Loot used at a particular moment of a battle: the queue, set-up, the round, a baddie's turn (TMB-083)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Seat
from boneyard.games.too_many_bones.answers.picks import NO, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.baddies.tyrants.objects import maybe_orb_pain
from boneyard.games.too_many_bones.battle.damage import SWORDS, Damage, deal, lose_hp
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.queue import build_queue
from boneyard.games.too_many_bones.battle.rolling import rolled, say_roll
from boneyard.games.too_many_bones.battle.stats import is_cleansed
from boneyard.games.too_many_bones.content.chips import NOM
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.content.loot import card_named
from boneyard.games.too_many_bones.content.names import effect_phrase
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.events.battle import Rolled
from boneyard.games.too_many_bones.events.loot import EffectAvoided, PointsLowered
from boneyard.games.too_many_bones.loot.bags import holders, use_card, use_or_not
from boneyard.games.too_many_bones.loot.outside import TROLL_BREW
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, BONES_ICON, FIRST_BADDIE, NEGATIVE, Effect
from boneyard.games.too_many_bones.model.mat import are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones, note
from boneyard.games.too_many_bones.model.tasks import Step

FLARE: Final = card_named("flare_distraction")
OPTICS: Final = card_named("rusty_optics")
SPIRITS: Final = card_named("spirits_of_ebon")
SLINGER: Final = card_named("shoulder_mounted_rock_slinger")

FLARE_POINTS: Final = 3
OPTICS_PLACES: Final = 3
BREW_COSTS: Final = 3


# While the queue is counted.


class MaybeFlare(Do):
    """A holder of a Flare Distraction may use it before chips are drawn, if there are points to lower (TMB-101)."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, s: TooManyBones) -> None:
        found = holders(s, FLARE)
        s.then(OfferFlare(found[0].id, self.points) if found and self.points else DrawQueue(self.points))


class OfferFlare(Question):
    """A player may use a Flare Distraction: three points fewer, but never below 0. Then the chips are drawn."""

    __slots__ = ("points",)

    kind = "flare"

    def __init__(self, seat: Seat, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return use_or_not(FLARE)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        points = self.points
        if chosen != pick(NO):
            points = max(0, points - FLARE_POINTS)
            use_card(s, s.party[self.seat], FLARE)
            s.say(PointsLowered(s.who(self.seat), points))
        s.then(DrawQueue(points))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"points": self.points}


class DrawQueue(Do):
    """Draw the queue, the largest values first (TMB-102)."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, s: TooManyBones) -> None:
        build_queue(s, self.points)


# The start of a battle.


def pay_for_brew(s: TooManyBones) -> None:
    """A gearloc that drank Troll Brew loses HP in the start-of-battle step, possibly its last (TMB-041)."""
    adventure = s.maybe_adventure
    if adventure is None:
        return
    for seat in adventure.laid_on(TROLL_BREW):
        gearloc = s.party[seat]
        if s.stands(seat):
            adventure.lift(TROLL_BREW, seat)
            lose_hp(s, gearloc, BREW_COSTS, "brew")
        elif s.challenged_tyrant == NOM:  # in line, not on the mat yet (TMB-285)
            adventure.lift(TROLL_BREW, seat)
            lose_hp(s, gearloc, min(BREW_COSTS, gearloc.hp - 1), "brew")


# The end of a round.


def offer_optics(s: TooManyBones) -> None:
    """Rusty Optics: offer one more meter change, before anybody enters (TMB-118)."""
    for gearloc in s.gearlocs_standing():
        if carries(gearloc, OPTICS) and gearloc.id in s.meter[1:]:
            s.then(OfferOptics(gearloc.id))


class OfferOptics(Question):
    """A player may use Rusty Optics to move up three places, together with the other meter changes (TMB-115)."""

    __slots__ = ()

    kind = "optics"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return use_or_not(OPTICS)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen != pick(NO):
            use_card(s, s.party[self.seat], OPTICS)
            s.notes.append(note(self.seat, -OPTICS_PLACES))


# A baddie's turn.


def afflict(s: TooManyBones, unit: int, kind: Effect, value: int = 1) -> None:
    """A baddie puts an effect die on a unit, which may avoid it with Spirits of Ebon."""
    blocked = kind < NEGATIVE and is_cleansed(s)
    if unit < FIRST_BADDIE and s.stands(unit) and not blocked and carries(s.party[unit], SPIRITS):
        s.then(OfferSpirits(unit, kind, value))
    else:
        put_effect(s, unit, kind, value)


class OfferSpirits(Question):
    """A player may use Spirits of Ebon to avoid an effect die."""

    __slots__ = ("effect", "value")

    kind = "spirits"

    def __init__(self, seat: Seat, effect: Effect, value: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.value = value

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return use_or_not(SPIRITS)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen == pick(NO):
            put_effect(s, self.seat, self.effect, self.value)
        else:
            use_card(s, s.party[self.seat], SPIRITS)
            s.say(EffectAvoided(s.who(self.seat), self.effect, self.value))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"effect": effect_phrase(self.effect, self.value)}


class OfferSling(Question):
    """Shoulder-Mounted Rock Slinger: a gearloc attacked from a distance may roll one attack die at the attacker.

    The card is permanent.
    """

    __slots__ = ("unit",)

    kind = "slinger"

    def __init__(self, unit: int, seat: Seat) -> None:
        self.unit = unit
        super().__init__(seat)

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        if not (s.stands(self.unit) and s.stands(self.seat) and carries(s.party[self.seat], SLINGER)):
            return []
        return [] if are_adjacent(s.cell_of(self.unit), s.cell_of(self.seat)) else use_or_not(SLINGER)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen != pick(NO):
            use_card(s, s.party[self.seat], SLINGER)
            s.then(Sling(self.seat, self.unit))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}


class Sling(Step):
    """Roll the attack die. It is not an attack of anybody's turn, and its bones are not kept (TMB-154)."""

    __slots__ = ("target",)

    def __init__(self, unit: int, target: int) -> None:
        super().__init__(unit)
        self.target = target

    def run(self, s: TooManyBones) -> None:
        rolled_die = rolled(s, token(ATTACK_DIE, 0, 0))
        say_roll(s, Rolled(s.who(self.unit), (rolled_die,)))
        if icon_of(rolled_die) == BONES_ICON:
            maybe_orb_pain(s, self.unit, value_of(rolled_die))
        else:
            deal(s, Damage(self.target, value_of(rolled_die), SWORDS, self.unit))
