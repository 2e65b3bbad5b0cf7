"""Classic encounters from It's a Trap! to Finally, Open Sky: what each choice starts, changes and brings."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import CHOOSE, Pick, pick
from boneyard.games.too_many_bones.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.choices import Way, ways
from boneyard.games.too_many_bones.ids import DEFENSE_DIE, SKILL_DICE
from boneyard.games.too_many_bones.locks import lock
from boneyard.games.too_many_bones.rolling import roll_d6
from boneyard.games.too_many_bones.scouting import ChooseStack, hidden
from boneyard.games.too_many_bones.state import CHIP, RISEN, TooManyBones
from boneyard.games.too_many_bones.terms import Term, repeal, term
from boneyard.games.too_many_bones.tyrants import by_size
from boneyard.games.too_many_bones.units import ENTERING, Gearloc
from boneyard.games.too_many_bones.ways import (
    PARTY_SURPRISED,
    SURPRISED,
    AddChips,
    CountPoints,
    Done,
    Impose,
    ImposeOnFirst,
    TakeWay,
    back_on_top,
    fight,
    lose_outside,
    plain_fight,
)
from boneyard.games.too_many_bones.ways_attempts import ChooseVolunteer, SendAlone, attempt, send

# classic-16: It's a Trap!

TRAP_LOCKS: Final = (lock("L", 4), lock("T", 3))
TRAP_LOSS: Final = 3
LIFT_THE_BOOT: Final = 1  # the other choice


class ChooseTinkerer(ChooseVolunteer):
    """Who works on the trap."""

    __slots__ = ()

    def kind(self) -> str:
        """The trap."""
        return "tinkerer"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        """One attempt."""
        s.then(attempt(s, gearloc, s.road().card, TRAP_LOCKS, 0), SeeTrap())


class SeeTrap(Do):
    """Opened or not the party is Surprised; a trap still armed goes off."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """The reward of this choice is lost with it (TMB-032)."""
        if s.road().opened == len(TRAP_LOCKS):
            fight(s, CountPoints(0), Impose(SURPRISED, PARTY_SURPRISED))
        else:
            s.then(Impose(SURPRISED, PARTY_SURPRISED), TakeWay(LIFT_THE_BOOT, instead=True))


def tinker(s: TooManyBones) -> None:
    """One gearloc of the party's choice."""
    send(s, ChooseTinkerer())


def spring_trap(s: TooManyBones) -> None:
    """A D6, and whose HP are nearest to it loses 3."""
    shown = roll_d6(s)
    nearest = nearest_to(s, shown)
    if len(nearest) == 1:
        lose_outside(s, nearest[0], TRAP_LOSS)
    else:
        s.then(ChooseBlasted(shown))
    plain_fight(s)


def nearest_to(s: TooManyBones, shown: int) -> list[Gearloc]:
    """The gearlocs whose HP are nearest to a number."""
    least = min([abs(gearloc.hp - shown) for gearloc in s.party])
    return [gearloc for gearloc in s.party if abs(gearloc.hp - shown) == least]


class ChooseBlasted(Ask):
    """Among equals the party picks whom the trap catches."""

    __slots__ = ("shown",)

    def __init__(self, shown: int) -> None:
        self.shown = shown

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Those nearest."""
        aims = [pick(CHOOSE, 0, aim_of(s, gearloc.id)) for gearloc in nearest_to(s, self.shown)]
        return (Decision(s.book.leader, "blasted", tuple(aims)),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """That one."""
        assert isinstance(chosen, Pick)
        lose_outside(s, gearloc_aimed(s, chosen.aim), TRAP_LOSS)


ways("classic-16", Way(tinker), Way(spring_trap))


# classic-17: A Bold Challenge

DUEL_ROUNDS: Final = 3


class Duel(Term):
    """One against one, until somebody falls or round 3 is over; everybody else comes in at the end of that round."""

    def is_lane_open(self, s: TooManyBones, lane: int, number: int) -> bool:
        """Only the top chip of the queue comes, in set-up."""
        return s.round == 0 and not s.baddies_standing()

    def round_ends(self, s: TooManyBones, number: int) -> None:
        """The duel is over: whoever waits enters now."""
        if s.round < DUEL_ROUNDS and s.baddies_standing() and s.gearlocs_standing():
            return
        for seat in s.order:
            s.party[seat].where = ENTERING
        s.order = []
        repeal(s, DUEL, number)


DUEL: Final = term(Duel())


class ChooseDuellist(ChooseVolunteer):
    """Who fights the duel."""

    __slots__ = ()

    def kind(self) -> str:
        """The duel."""
        return "duellist"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        """The others wait beside the mat."""
        fight(s, CountPoints(0), SendAlone(gearloc.id), Impose(DUEL))


def send_champion(s: TooManyBones) -> None:
    """One gearloc of the party's choice."""
    send(s, ChooseDuellist())


def forget_honour(s: TooManyBones) -> None:
    """4 points more, or 8."""
    fight(s, CountPoints(by_size(s, 4, 8)))


ways("classic-17", Way(send_champion), Way(forget_honour))


# classic-18: The Mystery in the Mountain

SPIED: Final = 2  # chips


def dig(s: TooManyBones) -> None:
    """A 5-pt baddie for each gearloc, at the bottom."""
    fight(s, CountPoints(0), AddChips(5, len(s.party), top=False))


def fight_sentries(s: TooManyBones) -> None:
    """6 points more, and a 1-pt baddie for each gearloc, at the bottom."""
    fight(s, CountPoints(6), AddChips(1, len(s.party), top=False))


def spy(s: TooManyBones) -> None:
    """No success, and no reward."""
    for _ in range(SPIED):
        s.then(SpyOut())
    s.then(Done(success=False))


class SpyOut(Do):
    """A chip of any stack is turned up, and may go to the bottom, as in scouting (TMB-077)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """If there is one left that lies face down."""
        stacks = [stack for stack in range(len(s.stacks)) if hidden(s, stack) >= 0]
        if stacks:
            s.then(ChooseStack(s.book.leader, tuple(stacks)))


ways("classic-18", Way(dig), Way(fight_sentries), Way(spy, fails=back_on_top))


# classic-19: Sticks and Stones


class Sticks(Term):
    """No skill dice, but bones count double in the backup plan."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """White dice only."""
        return die >= SKILL_DICE

    def may_use(self, s: TooManyBones, gearloc: Gearloc, number: int) -> bool:
        """Nor those rolled earlier."""
        return False

    def bones(self, s: TooManyBones, gearloc: Gearloc, bones: int, number: int) -> int:
        """Each is worth 2."""
        return bones * 2


class Thief(Term):
    """No skill dice until the baddie that lane 1 was first given is defeated; its chip is the number."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """White dice only."""
        return die >= SKILL_DICE or is_caught(s, number)

    def may_use(self, s: TooManyBones, gearloc: Gearloc, number: int) -> bool:
        """Nor those rolled earlier."""
        return is_caught(s, number)


def is_caught(s: TooManyBones, thief: int) -> bool:
    """Whether a chip was defeated: who has risen was, who only went back to the queue was not."""
    here = [baddie.chip for baddie in s.baddies_standing() if not baddie.risen]
    coming = [chip & CHIP for chip in s.queue if not chip & RISEN]
    return thief not in here + coming


STICKS: Final = term(Sticks())
THIEF: Final = term(Thief())


def break_branches(s: TooManyBones) -> None:
    """With sticks and stones."""
    fight(s, CountPoints(0), Impose(STICKS))


def chase_thief(s: TooManyBones) -> None:
    """After the packs."""
    fight(s, CountPoints(0), ImposeOnFirst(THIEF))


ways("classic-19", Way(break_branches), Way(chase_thief))


# classic-20: Finally, Open Sky

COVER_ROUNDS: Final = 2


class OpenGround(Term):
    """No defense dice."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """Anything else."""
        return die != DEFENSE_DIE


class BehindRocks(Term):
    """Nothing but defense dice in the first two rounds."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """Then anything."""
        return die == DEFENSE_DIE or s.round > COVER_ROUNDS


OPEN_GROUND: Final = term(OpenGround())
BEHIND_ROCKS: Final = term(BehindRocks())


def stand_tall(s: TooManyBones) -> None:
    """In the open."""
    fight(s, CountPoints(0), Impose(OPEN_GROUND))


def take_cover(s: TooManyBones) -> None:
    """Behind a rock."""
    fight(s, CountPoints(0), Impose(BEHIND_ROCKS))


ways("classic-20", Way(stand_tall), Way(take_cover))
