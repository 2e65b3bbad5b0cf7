"""How the other cards for a gearloc on its own are met."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import DROP, MOVE, STAY, TAKE, Pick, pick
from boneyard.games.too_many_bones.bags import open_at, open_cards
from boneyard.games.too_many_bones.choices import Way, ways
from boneyard.games.too_many_bones.content.chips import CHIPS, chips_of
from boneyard.games.too_many_bones.content.loot import BY_KEY as LOOT_KEYS
from boneyard.games.too_many_bones.decks import discard, gain
from boneyard.games.too_many_bones.ids import (
    HEALTH,
    NOBODY,
    READY,
)
from boneyard.games.too_many_bones.moving import move, reachable
from boneyard.games.too_many_bones.queue import (
    add_to_queue,
    draw,
    find_chip,
)
from boneyard.games.too_many_bones.records import ROLLED
from boneyard.games.too_many_bones.rolling import roll_d6
from boneyard.games.too_many_bones.sheets import SHEETS
from boneyard.games.too_many_bones.slots import exhaust
from boneyard.games.too_many_bones.state import FACE_UP, TooManyBones
from boneyard.games.too_many_bones.steps import Question, Step
from boneyard.games.too_many_bones.terms import Term, impose, repeal, term
from boneyard.games.too_many_bones.tokens import token
from boneyard.games.too_many_bones.units import Baddie, Gearloc
from boneyard.games.too_many_bones.ways import (
    AddByValue,
    CountPoints,
    Done,
    Impose,
    ImposeOnFirst,
    MeetEncounter,
    fight,
    succeed,
)
from boneyard.games.too_many_bones.ways_solo import NO_SKILL_DICE, lower_stat

# Solo-07: risky payoff.

EBON_ROUNDS: Final = (3, 4, 5)
UNLUCKY: Final = 3  # a D6 up to this brings another baddie, or an answer that is no


class MoreEbon(Term):
    """Others hear the noise."""

    def round_ends(self, s: TooManyBones, number: int) -> None:
        """A D6 at the end of some rounds."""
        if s.round in EBON_ROUNDS and roll_d6(s) <= UNLUCKY:
            add_to_queue(s, 1, top=False)


MORE_EBON: Final = term(MoreEbon())


def keep_the_pack_shut(s: TooManyBones) -> None:
    """Baddie points, and perhaps more of them."""
    fight(s, CountPoints(0), Impose(MORE_EBON))


def has_loot(s: TooManyBones) -> bool:
    """There must be something to offer."""
    return len(open_cards(s.party[0])) > 0


class ChooseBribe(Question):
    """Which loot is held out."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any of it."""
        return (Decision(self.seat, "bribe", tuple([pick(DROP, card) for card in open_cards(s.party[self.seat])])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It is gone, whatever they say."""
        assert isinstance(chosen, Pick)
        discard(s, s.party[seat], open_at(s.party[seat], chosen.what))
        s.then(AwaitAnswer())


class AwaitAnswer(Do):
    """A D6 says what a bribe is worth."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """They leave, or everything is open again."""
        s.then(Done(success=True) if roll_d6(s) > UNLUCKY else MeetEncounter())


def hold_out_loot(s: TooManyBones) -> None:
    """One card of it."""
    s.then(ChooseBribe(0))


ways("solo-07", Way(keep_the_pack_shut), Way(hold_out_loot, needs=has_loot))


# Solo-08: not so ordinary water.

REFRESHED: Final = 5  # Buff HP
FLASK: Final = LOOT_KEYS["spring_flask"].card


class Refresh(Do):
    """Buff HP for this battle."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Before it is set up."""
        s.party[0].feast += REFRESHED


def spend_the_night(s: TooManyBones) -> None:
    """Baddie points and a strong one more, against a rested gearloc."""
    s.then(Refresh())
    fight(s, CountPoints(0), AddByValue(5, 1))


def fill_the_flask(s: TooManyBones) -> None:
    """The card is loot now, and its progress counts."""
    gain(s, s.party[0], FLASK)


ways("solo-08", Way(spend_the_night), Way(succeed, wins=fill_the_flask))


# Solo-10: an issue of lung capacity.

BORROWED: Final = 2  # Attack


class BorrowedSword(Term):
    """Who is the first in lane 1 fights without its best sword, the gearloc with one more; the number is its chip."""

    def attack(self, s: TooManyBones, gearloc: Gearloc, dice: int, number: int) -> int:
        """One more."""
        return dice + 1

    def baddie_attack(self, s: TooManyBones, baddie: Baddie, dice: int, number: int) -> int:
        """Two fewer."""
        return dice - BORROWED if baddie.chip == number else dice


BORROWED_SWORD: Final = term(BorrowedSword())


def pull_a_sword(s: TooManyBones) -> None:
    """Baddie points, a stolen sword, and no skill dice at first."""
    fight(s, CountPoints(0), ImposeOnFirst(BORROWED_SWORD), Impose(NO_SKILL_DICE, 2))


def crawl_to_the_pack(s: TooManyBones) -> None:
    """Baddie points, and no skill dice in round 1."""
    fight(s, CountPoints(0), Impose(NO_SKILL_DICE, 1))


ways("solo-10", Way(pull_a_sword), Way(crawl_to_the_pack))


# Solo-11: trust your gut.

SINGING: Final = 3  # the last round in which a defeated baddie comes back
VETERANS: Final = 2
RETREAT: Final = 3  # positions


class OnlyRecruits(Term):
    """Baddie points, all in chips of one point."""

    def draws(self, s: TooManyBones, points: int, number: int) -> bool:
        """As many as there are."""
        for _ in range(points):
            s.queue += draw(s, 1)
        return True


ONLY_RECRUITS: Final = term(OnlyRecruits())


class RecruitsReturn(Term):
    """Who is defeated early sings on."""

    def falls(self, s: TooManyBones, baddie: Baddie, number: int) -> bool:
        """At the bottom of the queue."""
        if s.round > SINGING:
            return False
        s.queue.append(baddie.chip | FACE_UP)
        return True


RECRUITS_RETURN: Final = term(RecruitsReturn())


def spoil_the_singing(s: TooManyBones) -> None:
    """Many weak baddies, again and again."""
    fight(s, Impose(ONLY_RECRUITS), CountPoints(0), Impose(RECRUITS_RETURN))


class CallVeterans(Do):
    """Two melee baddies of five points."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """The first of them in the stack."""
        melee = tuple([chip for chip in chips_of(5, s.book.types) if not CHIPS[chip].ranged])
        for _ in range(VETERANS):
            chip = find_chip(s, melee)
            if chip != NOBODY:
                s.queue.append(chip)


class HitAndRun(Term):
    """Every turn of a gearloc may end with a run, unless it was lost to a Stun (TMB-197)."""

    def turn_starts(self, s: TooManyBones, gearloc: Gearloc, number: int) -> None:
        """Who acts may run."""
        impose(s, READY_TO_RUN)


class ReadyToRun(Term):
    """The gearloc whose turn it is acts in it."""

    def turn_ends(self, s: TooManyBones, gearloc: Gearloc, number: int) -> None:
        """Without Dex."""
        repeal(s, READY_TO_RUN)
        s.then(MaybeRetreat(gearloc.id))


HIT_AND_RUN: Final = term(HitAndRun())
READY_TO_RUN: Final = term(ReadyToRun())


class MaybeRetreat(Step):
    """A run, if there is anywhere to go."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Ask."""
        if retreats(s, s.party[self.unit]):
            s.then(ChooseRetreat(self.unit))


def retreats(s: TooManyBones, gearloc: Gearloc) -> list[int]:
    """The positions within reach of a run."""
    return [cell for cell, steps in reachable(s, gearloc.cell, RETREAT) if steps]


class ChooseRetreat(Question):
    """Up to three positions at the end of a turn, for nothing."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Every position within reach, or none."""
        cells = [pick(MOVE, 0, cell) for cell in retreats(s, s.party[self.seat])]
        return (Decision(self.seat, "hit_and_run", (pick(STAY), *cells)),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """Go there."""
        assert isinstance(chosen, Pick)
        if chosen.verb == MOVE:
            move(s, seat, chosen.aim, "walk")


def sting_and_run(s: TooManyBones) -> None:
    """A few strong baddies, and room to run."""
    fight(s, CallVeterans(), Impose(HIT_AND_RUN))


ways("solo-11", Way(spoil_the_singing), Way(sting_and_run))


# Solo-12: unwanted affection.

TOADS: Final = 3  # skill dice


class ToadsInThePack(Term):
    """As the next battle starts, some skill dice cannot be found."""

    def battle_starts(self, s: TooManyBones, number: int) -> None:
        """The gearloc chooses them."""
        s.then(MaybeLoseDice(0, TOADS))


TOADS_IN_THE_PACK: Final = term(ToadsInThePack())


def dice_at_hand(gearloc: Gearloc) -> list[int]:
    """Its skill dice on the mat, counters apart."""
    skills = SHEETS[gearloc.gearloc].skills
    return [skill.die for skill in skills if skill.kind == ROLLED and gearloc.where_is(skill.die) == READY]


class MaybeLoseDice(Do):
    """So many skill dice have still to go."""

    __slots__ = ("left", "unit")

    def __init__(self, unit: int, left: int) -> None:
        self.unit = unit
        self.left = left

    def run(self, s: TooManyBones) -> None:
        """Ask as long as there are any."""
        if self.left and dice_at_hand(s.party[self.unit]):
            s.then(ChooseLostDie(self.unit), MaybeLoseDice(self.unit, self.left - 1))


class ChooseLostDie(Question):
    """Which skill die the toads sit on."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any on the mat."""
        return (Decision(self.seat, "toads", tuple([pick(TAKE, die) for die in dice_at_hand(s.party[self.seat])])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It is exhausted, a consumable back in the tray (TMB-150)."""
        assert isinstance(chosen, Pick)
        exhaust(s, token(chosen.what, 0, 0))


def walk_faster(s: TooManyBones) -> None:
    """Health goes down."""
    lower_stat(s, s.party[0], HEALTH, 1)
    s.then(Done(success=True))


def make_room(s: TooManyBones) -> None:
    """Terms stay in force until the next battle is over, so this one waits for it."""
    impose(s, TOADS_IN_THE_PACK)


ways("solo-12", Way(walk_faster), Way(succeed, wins=make_room))
