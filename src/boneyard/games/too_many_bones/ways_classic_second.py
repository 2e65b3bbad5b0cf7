"""Classic encounters from It's a Trap! to A Prickly Encounter: what each choice starts, changes and brings."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import CHOOSE, DONE, GEARLOC_AIM, LOSE, Pick, pick
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.effect_dice import put_effect
from boneyard.games.too_many_bones.effects import gearloc_aimed
from boneyard.games.too_many_bones.events import DiceSpent
from boneyard.games.too_many_bones.figures import stat
from boneyard.games.too_many_bones.ids import ATTACK, DEFENSE, DEFENSE_DIE, FIRST_BADDIE, NOBODY, SKILL_DICE, STUN
from boneyard.games.too_many_bones.lockpicking import OF_CARD, RETRIED, PickLocks, lock
from boneyard.games.too_many_bones.recovery import ChooseStack, easier, hidden
from boneyard.games.too_many_bones.slots import who
from boneyard.games.too_many_bones.state import CHIP, ENTERING, RISEN, Baddie, Gearloc, TooManyBones
from boneyard.games.too_many_bones.terms import Term, impose, term
from boneyard.games.too_many_bones.ways import (
    AddChips,
    CountPoints,
    Done,
    Impose,
    TakeWay,
    Way,
    by_size,
    fight,
    lose_outside,
    plain_fight,
    roll_d6,
    shuffles_in,
    ways,
)

HUNTERS: Final = "special-04"
BIG: Final = 20  # points


class ChooseVolunteer(Ask):
    """The party sends one of its gearlocs (TMB-004)."""

    __slots__ = ()

    def kind(self) -> str:
        """What for."""
        raise NotImplementedError(type(self).__name__)

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        """That one goes."""
        raise NotImplementedError(type(self).__name__)

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any of them."""
        aims = [pick(CHOOSE, 0, GEARLOC_AIM + gearloc.gearloc) for gearloc in s.party]
        return (Decision(s.book.leader, self.kind(), tuple(aims)),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """Who was named."""
        assert isinstance(chosen, Pick)
        self.goes(s, gearloc_aimed(s, chosen.aim))


def send(s: TooManyBones, volunteer: ChooseVolunteer) -> None:
    """Alone there is nobody to ask."""
    if len(s.party) == 1:
        volunteer.goes(s, s.party[0])
    else:
        s.then(volunteer)


def attempt(s: TooManyBones, gearloc: Gearloc, card: int, locks: tuple[int, ...], opened: int) -> PickLocks:
    """A lockpicking attempt that an encounter orders; it does not use up the daily one (TMB-090)."""
    again = not gearloc.chores & RETRIED
    return PickLocks(gearloc.id, OF_CARD, card, locks, opened, easier(s), again)


# classic-16: It's a Trap!

TRAP_LOCKS: Final = (lock("L", 4), lock("T", 3))
TRAP_LOSS: Final = 3
LIFT_THE_BOOT: Final = 1  # the other choice


class PartySurprised(Term):
    """All gearlocs start at the bottom of the meter, in their order (TMB-111)."""

    def battle_starts(self, s: TooManyBones, number: int) -> None:
        """Under all baddies."""
        s.meter = [unit for unit in s.meter if unit >= FIRST_BADDIE] + [unit for unit in s.meter if unit < FIRST_BADDIE]


PARTY_SURPRISED: Final = term(PartySurprised())


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
            fight(s, CountPoints(0), Impose(PARTY_SURPRISED))
        else:
            s.then(Impose(PARTY_SURPRISED), TakeWay(LIFT_THE_BOOT, instead=True))


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
        aims = [pick(CHOOSE, 0, GEARLOC_AIM + gearloc.gearloc) for gearloc in nearest_to(s, self.shown)]
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

    def may_enter(self, s: TooManyBones, number: int) -> bool:
        """Only the top chip of the queue, in set-up."""
        return s.round == 0 and not s.baddies_standing()

    def round_ends(self, s: TooManyBones, number: int) -> None:
        """The duel is over: whoever waits enters now."""
        if s.round < DUEL_ROUNDS and s.baddies_standing() and s.gearlocs_standing():
            return
        for seat in s.order:
            s.party[seat].where = ENTERING
        s.order = []
        s.terms.remove(DUEL << 8 | number)


DUEL: Final = term(Duel())


class ChooseChampion(ChooseVolunteer):
    """Who fights the duel."""

    __slots__ = ()

    def kind(self) -> str:
        """The duel."""
        return "champion"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        """The others wait beside the mat."""
        fight(s, CountPoints(0), StandBack(gearloc.id), Impose(DUEL))


class StandBack(Do):
    """Everybody but the champion waits."""

    __slots__ = ("champion",)

    def __init__(self, champion: int) -> None:
        self.champion = champion

    def run(self, s: TooManyBones) -> None:
        """In party order; a champion who falls is followed by the first of them."""
        s.order = [gearloc.id for gearloc in s.party if gearloc.id != self.champion]


def send_champion(s: TooManyBones) -> None:
    """One gearloc of the party's choice."""
    send(s, ChooseChampion())


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


def put_back(s: TooManyBones) -> None:
    """The card returns to the top of the deck."""
    road = s.road()
    road.deck.insert(0, road.card)


ways("classic-18", Way(dig), Way(fight_sentries), Way(spy, fails=put_back))


# classic-19: Sticks and Stones


class Sticks(Term):
    """No skill dice, but bones count double in the backup plan."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """White dice only."""
        return die >= SKILL_DICE

    def bones(self, s: TooManyBones, gearloc: Gearloc, bones: int, number: int) -> int:
        """Each is worth 2."""
        return bones * 2


class Thief(Term):
    """No skill dice until the baddie that lane 1 was first given is defeated; its chip is the number."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """White dice only, as long as it is about; who has risen was defeated, who went back to the queue was not."""
        here = [baddie.chip for baddie in s.baddies_standing() if not baddie.risen]
        coming = [chip & CHIP for chip in s.queue if not chip & RISEN]
        return die >= SKILL_DICE or number not in here + coming


STICKS: Final = term(Sticks())
THIEF: Final = term(Thief())


class MarkThief(Do):
    """The top chip of the queue is the first in lane 1 (TMB-106)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """If anybody comes at all."""
        if s.queue:
            impose(s, THIEF, s.queue[0] & CHIP)


def break_branches(s: TooManyBones) -> None:
    """With sticks and stones."""
    fight(s, CountPoints(0), Impose(STICKS))


def chase_thief(s: TooManyBones) -> None:
    """After the packs."""
    fight(s, CountPoints(0), MarkThief())


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


# classic-21: A Bed of Bones

MOST_EXHAUSTED: Final = 6
EXIT_LOSS: Final = 2


class LairOwner(Term):
    """Which chip lives here: the number. Of itself this changes nothing."""


class Scattered(Term):
    """As many dice as the number were exhausted to confuse the owner of the lair."""

    def round_starts(self, s: TooManyBones, number: int) -> None:
        """A D6 up to that number stuns it for the round."""
        owner = owner_here(s)
        if owner is not None and roll_d6(s) <= number:
            put_effect(s, owner.id, STUN)


LAIR_OWNER: Final = term(LairOwner())
SCATTERED: Final = term(Scattered())


def owner_here(s: TooManyBones) -> Baddie | None:
    """The owner of the lair, if it is on the mat."""
    for baddie in s.baddies_standing():
        if LAIR_OWNER << 8 | baddie.chip in s.terms:
            return baddie
    return None


class MarkOwner(Do):
    """The 20-pt baddie on top of the queue lives here."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Without any left others have come for its points (TMB-022)."""
        if s.queue and CHIPS[s.queue[0] & CHIP].points == BIG:
            impose(s, LAIR_OWNER, s.queue[0] & CHIP)


class Scatter(Do):
    """The party exhausts 1 to 6 attack and defense dice, no gearloc more of either than its stat."""

    __slots__ = ("exhausted",)

    def __init__(self, exhausted: int) -> None:
        self.exhausted = exhausted

    def run(self, s: TooManyBones) -> None:
        """One by one."""
        if self.exhausted < MOST_EXHAUSTED and dice_to_exhaust(s):
            s.then(ChooseExhausted(self.exhausted))
        else:
            impose(s, SCATTERED, self.exhausted)


def dice_to_exhaust(s: TooManyBones) -> list[Pick]:
    """Whose dice are left."""
    found: list[Pick] = []
    for gearloc in s.party:
        if gearloc.spent_attack < stat(gearloc, ATTACK):
            found.append(pick(LOSE, ATTACK, GEARLOC_AIM + gearloc.gearloc))
        if gearloc.spent_defense < stat(gearloc, DEFENSE):
            found.append(pick(LOSE, DEFENSE, GEARLOC_AIM + gearloc.gearloc))
    return found


class ChooseExhausted(Ask):
    """Another die, shared out freely, or enough."""

    __slots__ = ("exhausted",)

    def __init__(self, exhausted: int) -> None:
        self.exhausted = exhausted

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """At least one."""
        enough = [pick(DONE)] if self.exhausted else []
        return (Decision(s.book.leader, "exhausted", tuple(dice_to_exhaust(s) + enough)),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """For this battle (TMB-134)."""
        assert isinstance(chosen, Pick)
        if chosen.verb == DONE:
            s.then(Impose(SCATTERED, self.exhausted))
            return
        gearloc = gearloc_aimed(s, chosen.aim)
        if chosen.what == ATTACK:
            gearloc.spent_attack += 1
        else:
            gearloc.spent_defense += 1
        s.say(DiceSpent(who(s, gearloc.id), chosen.what, 1))
        s.then(Scatter(self.exhausted + 1))


def run_everywhere(s: TooManyBones) -> None:
    """A 20-pt baddie on top, and dice for noise."""
    fight(s, CountPoints(0), AddChips(BIG, 1, top=True), MarkOwner(), Scatter(0))


def bolt(s: TooManyBones) -> None:
    """Not without a scratch (TMB-040)."""
    for gearloc in s.party:
        lose_outside(s, gearloc, EXIT_LOSS)
    plain_fight(s)


ways("classic-21", Way(run_everywhere, wins=shuffles_in(HUNTERS)), Way(bolt))


# classic-22: A Prickly Encounter

FIRE_DAMAGE: Final = 2


class BurningBush(Term):
    """Every round ends with 2 true damage for each baddie on the mat."""

    def round_ends(self, s: TooManyBones, number: int) -> None:
        """All at the same moment."""
        deal(s, *[Damage(baddie.id, FIRE_DAMAGE, TRUE, NOBODY) for baddie in s.baddies_standing()])


BURNING_BUSH: Final = term(BurningBush())


def crawl(s: TooManyBones) -> None:
    """A 20-pt baddie on top."""
    fight(s, CountPoints(0), AddChips(BIG, 1, top=True))


def strike_match(s: TooManyBones) -> None:
    """The same, on fire."""
    fight(s, CountPoints(0), AddChips(BIG, 1, top=True), Impose(BURNING_BUSH))


ways("classic-22", Way(crawl, wins=shuffles_in(HUNTERS)), Way(strike_match, wins=shuffles_in(HUNTERS)))
