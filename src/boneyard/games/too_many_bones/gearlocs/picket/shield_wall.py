"""Picket's Shield Wall: free shields at the start of a battle."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.answers.picks import LOCK_SHIELD, NO, SHIELD, YES, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import yes_or_no
from boneyard.games.too_many_bones.battle.dice_supply import dice_left
from boneyard.games.too_many_bones.battle.rolling import rolled, say_roll
from boneyard.games.too_many_bones.battle.slots import defense_dice, has_free_active, has_free_locked
from boneyard.games.too_many_bones.battle.special_rules import is_allowed
from boneyard.games.too_many_bones.battle.stats import defense
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.events.battle import Rolled, Shielded
from boneyard.games.too_many_bones.loot.cards.raider_armor import RAIDER_ARMOR, armored
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE, SHIELD_ICON, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Gearloc


class ShieldWall(Step):
    """At the start of a battle Picket may roll all his white defense dice for free, if there is a die to roll."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if wall_dice(s, s.party[self.unit]) > 0:
            s.then(OfferShieldWall(self.unit))


def wall_dice(s: TooManyBones, picket: Gearloc) -> int:
    """How many dice he may roll: his Defense, within the box, without those in slots (TMB-186), unless forbidden."""
    if not is_allowed(s, picket, DEFENSE_DIE):
        return 0
    return min(defense(picket) - defense_dice(picket.active), dice_left(s, DEFENSE_DIE))


class OfferShieldWall(Question):
    """Picket may roll his defense dice for the Shield Wall."""

    __slots__ = ()

    kind = "shield_wall"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(YES), pick(NO)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == YES:
            s.then(RaiseWall(self.seat))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return yes_or_no(self.kind, chosen)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"count": defense(s.party[self.seat])}


class RaiseWall(Step):
    """Roll the defense dice.

    Shields are kept, bones are not (TMB-154); the best shields first, since slots may run out (TMB-253).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        thrown = [rolled(s, token(DEFENSE_DIE, 0, 0)) for _ in range(wall_dice(s, s.party[self.unit]))]
        say_roll(s, Rolled(s.who(self.unit), tuple(thrown)))
        if carries(s.party[self.unit], RAIDER_ARMOR):  # these bones are not kept, so turning all of them is best
            thrown = [armored(rolled_die) or rolled_die for rolled_die in thrown]
        shields = sorted([die for die in thrown if icon_of(die) == SHIELD_ICON], key=value_of, reverse=True)
        s.then(KeepWall(self.unit, tuple(shields)))


class KeepWall(Do):
    """Put the shields into slots one by one, while there is room (TMB-138). Gearloc Wall allows a choice of slots."""

    __slots__ = ("seat", "shields")

    def __init__(self, seat: Seat, shields: tuple[RolledDie, ...]) -> None:
        self.seat = seat
        self.shields = shields

    def run(self, s: TooManyBones) -> None:
        if not self.shields:
            return
        first, rest = self.shields[0], KeepWall(self.seat, self.shields[1:])
        choices = slot_choices(s.party[self.seat], first)
        if len(choices) > 1:
            s.then(ChooseWallSlot(self.seat, first), rest)
        elif choices:
            keep(s, s.party[self.seat], first, locked=choices[0].verb == LOCK_SHIELD)
            s.then(rest)


def slot_choices(picket: Gearloc, rolled_die: RolledDie) -> list[Pick]:
    """The slots a shield may go into: active ones, and with Gearloc Wall locked ones too."""
    found: list[Pick] = []
    if has_free_active(picket):
        found.append(pick(SHIELD, value_of(rolled_die)))
    if picket.innate_plus and has_free_locked(picket):
        found.append(pick(LOCK_SHIELD, value_of(rolled_die)))
    return found


def keep(s: TooManyBones, picket: Gearloc, rolled_die: RolledDie, *, locked: bool) -> None:
    """Put a white defense die into a slot."""
    (picket.locked if locked else picket.active).append(rolled_die)
    s.say(Shielded(s.who(picket.id), value_of(rolled_die), locked))


class ChooseWallSlot(Question):
    """Gearloc Wall: choose between active and locked slots."""

    __slots__ = ("rolled_die",)

    kind = "wall_slot"

    def __init__(self, seat: Seat, rolled_die: RolledDie) -> None:
        super().__init__(seat)
        self.rolled_die = rolled_die

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return slot_choices(s.party[self.seat], self.rolled_die)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        keep(s, s.party[self.seat], self.rolled_die, locked=chosen.verb == LOCK_SHIELD)
