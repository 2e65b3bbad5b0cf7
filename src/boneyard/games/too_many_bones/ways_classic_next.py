"""How the classic encounters 8 to 15, except 13, are met, card by card."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import SAY, Pick, pick
from boneyard.games.too_many_bones.choices import Way, ways
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.damage import lose_hp
from boneyard.games.too_many_bones.ending import AfterBattle
from boneyard.games.too_many_bones.events import DiceSpent, Rolled
from boneyard.games.too_many_bones.figures import attack
from boneyard.games.too_many_bones.ids import ATTACK, ATTACK_DIE, DAMAGE_ICON, DEFENSE_DIE, NOBODY
from boneyard.games.too_many_bones.journey import EVERY_OPTION
from boneyard.games.too_many_bones.queue import add_to_queue
from boneyard.games.too_many_bones.rewards import ShareCard
from boneyard.games.too_many_bones.rolling import roll_d6, rolled
from boneyard.games.too_many_bones.setup import MEET
from boneyard.games.too_many_bones.sheets import SHEETS, icon_of
from boneyard.games.too_many_bones.state import TooManyBones
from boneyard.games.too_many_bones.steps import Question, Step
from boneyard.games.too_many_bones.terms import Term, term
from boneyard.games.too_many_bones.tokens import token, value_of
from boneyard.games.too_many_bones.tyrants import by_size
from boneyard.games.too_many_bones.units import KO, Baddie, Gearloc
from boneyard.games.too_many_bones.ways import (
    BADDIES_SURPRISED,
    SURPRISED,
    AddChips,
    CountPoints,
    Done,
    GetReady,
    Impose,
    TakeWay,
    fight,
    fight_with,
)
from boneyard.games.too_many_bones.ways_attempts import ChooseVolunteer, send

# classic-08, Go Big or Go Home.


def greet_large(s: TooManyBones) -> None:
    """With more of them in front."""
    fight(s, CountPoints(0), AddChips(5, by_size(s, 1, 2), top=True))


ways("classic-08", Way(greet_large), Way(fight_with(-2)))


# classic-09, Objects May Appear Farther…

SILENCED: Final = 2  # damage the lookout takes


class ChooseShooter(ChooseVolunteer):
    """Who takes the shot."""

    __slots__ = ()

    def kind(self) -> str:
        """The lookout."""
        return "shooter"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        """With some of its dice."""
        s.then(MaybeVolley(gearloc.id))


class MaybeVolley(Step):
    """Without any Attack there is nothing to shoot with."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Else its player says with how many dice."""
        s.then(ChooseVolley(self.unit) if attack(s.party[self.unit]) else Shoot(self.unit, 0))


class ChooseVolley(Question):
    """How many attack dice are risked on the lookout."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Up to its Attack."""
        most = attack(s.party[self.seat])
        return (Decision(self.seat, "volley", tuple([pick(SAY, dice) for dice in range(1, most + 1)])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """So many."""
        assert isinstance(chosen, Pick)
        s.then(Shoot(seat, chosen.what))


class Shoot(Do):
    """The dice are rolled once, and are missing in the battle, whatever comes."""

    __slots__ = ("dice", "unit")

    def __init__(self, unit: int, dice: int) -> None:
        self.unit = unit
        self.dice = dice

    def run(self, s: TooManyBones) -> None:
        """Two damage silence the lookout."""
        thrown = [rolled(s, token(ATTACK_DIE, 0, 0)) for _ in range(self.dice)]
        s.say(Rolled(s.who(self.unit), tuple(thrown)))
        s.party[self.unit].spent_attack += self.dice
        s.say(DiceSpent(s.who(self.unit), ATTACK, self.dice))
        if sum([value_of(shown) for shown in thrown if icon_of(shown) == DAMAGE_ICON]) >= SILENCED:
            fight(s, CountPoints(-2))
        else:
            s.then(TakeWay(1, instead=True))


def take_shot(s: TooManyBones) -> None:
    """Somebody has to."""
    send(s, ChooseShooter())


class HornCall(Term):
    """In rounds 2 to 5 one more comes."""

    def round_starts(self, s: TooManyBones, number: int) -> None:
        """At the bottom of the queue."""
        if 2 <= s.round <= 5:
            add_to_queue(s, 1, top=False)


HORN_CALL: Final = term(HornCall())


def let_horn_sound(s: TooManyBones) -> None:
    """They know where the party is."""
    fight(s, CountPoints(0), Impose(HORN_CALL))


ways("classic-09", Way(take_shot), Way(let_horn_sound))


# classic-10, A Stump in the Road.


def reach_in(s: TooManyBones) -> None:
    """How deep?"""
    s.then(ChooseDepth())


class ChooseDepth(Ask):
    """The party names a number before it rolls."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """From 1 to 6."""
        return (Decision(s.book.leader, "stump", tuple([pick(SAY, number) for number in range(1, 7)])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """Now roll."""
        assert isinstance(chosen, Pick)
        s.then(ReachIntoStump(chosen.what))


class ReachIntoStump(Do):
    """A D6 higher than the number brings loot, any other the bell."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: TooManyBones) -> None:
        """There is a battle either way."""
        if roll_d6(s) > self.number:
            fight(s, CountPoints(0))
            s.then(EmptyStump(self.number))
        else:
            fight(s, CountPoints(self.number))


class EmptyStump(Do):
    """What was in the stump is shared out, if the battle is won."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: TooManyBones) -> None:
        """As many cards as the number named."""
        if s.road().success:
            for _ in range(self.number):
                s.then(ShareCard(trove=False))


ways("classic-10", Way(reach_in))


# classic-11, Why Can't We All Just Get Along?

BEHIND_SHIELDS: Final = 2  # rounds


class FrontLine(Term):
    """As long as a melee baddie stands on the mat, no ranged one can lose its last HP."""

    def may_fall(self, s: TooManyBones, baddie: Baddie, number: int) -> bool:
        """Those in the queue do not matter."""
        if baddie.chip == NOBODY or not CHIPS[baddie.chip].ranged:
            return True
        return all(CHIPS[other.chip].ranged for other in s.baddies_standing())


FRONT_LINE: Final = term(FrontLine())


def cut_through(s: TooManyBones) -> None:
    """The front first."""
    fight(s, CountPoints(0), Impose(FRONT_LINE))


class BehindShields(Term):
    """In rounds 1 and 2 melee gearlocs roll defense dice only."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """No attack, no skill."""
        return s.round > BEHIND_SHIELDS or SHEETS[gearloc.gearloc].ranged or die == DEFENSE_DIE


BEHIND_THEM: Final = term(BehindShields())


def raise_shields(s: TooManyBones) -> None:
    """And wait."""
    fight(s, CountPoints(0), Impose(BEHIND_THEM))


ways("classic-11", Way(cut_through), Way(raise_shields))


# classic-12, Cavern or Cake?


def climb_down(s: TooManyBones) -> None:
    """There are more of them in the dark."""
    fight(s, CountPoints(by_size(s, 6, 12)))


def go_to_dinner(s: TooManyBones) -> None:
    """Nobody expects guests."""
    fight(s, CountPoints(0), Impose(SURPRISED, BADDIES_SURPRISED))


ways("classic-12", Way(climb_down), Way(go_to_dinner))


# classic-14, Something Shiny This Way Cometh.


def take_lights(s: TooManyBones) -> None:
    """The first of two battles."""
    s.then(GetReady(), AddChips(5, 2, top=True), *MEET, AfterBattle(), FollowLights())


class FollowLights(Do):
    """The second battle, if the first is won; HP and locked slots stay as they are."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Losing either gives nothing."""
        if s.ending == "won":
            fight(s, LeaveBehind(), CountPoints(-8), Impose(STILL_DOWN))
        else:
            s.then(Done(success=False))


class LeaveBehind(Do):
    """Who is KO is not set up again."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """HP stay as they are."""
        s.order = [gearloc.id for gearloc in s.party if not gearloc.hp]


class StillDown(Term):
    """Who was KO in the first battle is KO in the second, and may be revived."""

    def battle_starts(self, s: TooManyBones, number: int) -> None:
        """Nobody waits for a place."""
        s.order = []
        for gearloc in s.party:
            if not gearloc.hp:
                gearloc.where = KO


STILL_DOWN: Final = term(StillDown())


def storm_glow(s: TooManyBones) -> None:
    """Nobody knows how many there are."""
    fight(s, CountPoints(roll_d6(s) + roll_d6(s)), Impose(SURPRISED, BADDIES_SURPRISED))


ways("classic-14", Way(take_lights), Way(storm_glow))


# classic-15, Spread Too Thin.

PIT: Final = 2  # HP


class Pits(Term):
    """Every baddie loses 2 HP as it enters the mat."""

    def enters(self, s: TooManyBones, baddie: Baddie, number: int) -> None:
        """Once it has its place."""
        s.then(FallIntoPit(baddie.id))


PITS: Final = term(Pits())


class FallIntoPit(Step):
    """That may defeat it."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """No damage, and no dice against it."""
        lose_hp(s, s.baddie(self.unit), PIT, "encounter")


def dig_pits(s: TooManyBones) -> None:
    """The bigger band comes first."""
    fight(s, CountPoints(0), AddChips(by_size(s, 1, 5), 2, top=True), Impose(PITS))


def be_in_two_places(s: TooManyBones) -> None:
    """Both bands: the 5s above the 1s."""
    large = by_size(s, 1, 3)
    fight(s, CountPoints(0), AddChips(1, 3 - large, top=True), AddChips(5, large, top=True))


def earn_a_rest(s: TooManyBones) -> None:
    """In today's recovery nobody has to choose."""
    s.road().marks |= EVERY_OPTION


ways("classic-15", Way(dig_pits), Way(be_in_two_places, wins=earn_a_rest))
