"""How the cards for a gearloc on its own are met."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.bags import open_at, open_cards
from boneyard.games.too_many_bones.choices import Way, ways
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.damage import TRUE, Damage, deal, lose_hp
from boneyard.games.too_many_bones.decks import discard
from boneyard.games.too_many_bones.ending import return_chips
from boneyard.games.too_many_bones.events import Rolled
from boneyard.games.too_many_bones.events_journey import ChipScouted, StatLowered
from boneyard.games.too_many_bones.figures import PRINTED, max_hp
from boneyard.games.too_many_bones.ids import (
    ATTACK_DIE,
    DAMAGE_ICON,
    FIRST_BADDIE,
    NOBODY,
    SKILL_DICE,
)
from boneyard.games.too_many_bones.journey import HALF_REST
from boneyard.games.too_many_bones.locks import lock
from boneyard.games.too_many_bones.mat import CELLS, CLOSED, lane_of, row_of
from boneyard.games.too_many_bones.onslaught import sum_of, throw
from boneyard.games.too_many_bones.rolling import roll_d6
from boneyard.games.too_many_bones.state import CHIP, FACE_UP, TooManyBones
from boneyard.games.too_many_bones.terms import Term, impose, repeal, term
from boneyard.games.too_many_bones.units import Baddie, Gearloc
from boneyard.games.too_many_bones.ways import (
    BADDIES_SURPRISED,
    SURPRISED,
    AddChips,
    CallChip,
    CountPoints,
    Done,
    Impose,
    TakeWay,
    fight,
    lose_outside,
)
from boneyard.games.too_many_bones.ways_attempts import attempt


def lower_stat(s: TooManyBones, gearloc: Gearloc, stat: int, by: int) -> None:
    """A stat die goes down for good, at most to 0; HP above the new maximum are lost."""
    lowered = min(by, gearloc.trained[stat])
    if lowered:
        gearloc.trained[stat] -= lowered
        gearloc.hp = min(gearloc.hp, max_hp(gearloc))
        s.say(StatLowered(s.who(gearloc.id), stat, PRINTED[gearloc.gearloc][stat] + gearloc.trained[stat]))


class NoSkillDice(Term):
    """In the first rounds skill dice are out of reach; the number says how many."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """White dice are at hand."""
        return s.round > number or die >= SKILL_DICE

    def may_use(self, s: TooManyBones, gearloc: Gearloc, number: int) -> bool:
        """Nor those rolled earlier."""
        return s.round > number


NO_SKILL_DICE: Final = term(NoSkillDice())


# Solo-01: the sky bridge.

PLANKS: Final = 2  # points more
ARROWS: Final = 2  # attack dice for each ranged baddie


class OneAtATime(Term):
    """A single baddie is on the mat."""

    def is_lane_open(self, s: TooManyBones, lane: int, number: int) -> bool:
        """Only the first lane marker is used."""
        return lane == 0


ONE_AT_A_TIME: Final = term(OneAtATime())


class NarrowBridge(Do):
    """All units keep to lane 1."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """There is nothing to stand on elsewhere."""
        for cell in range(CELLS):
            if lane_of(cell):
                s.grid[cell] = CLOSED


def stand_on_planks(s: TooManyBones) -> None:
    """Baddie points, one by one."""
    fight(s, CountPoints(PLANKS), NarrowBridge(), Impose(ONE_AT_A_TIME))


class RunUnderFire(Do):
    """The queue is only revealed: for each ranged baddie attack dice are rolled, and their swords cost HP."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Nothing defends; the last HP may go (TMB-040)."""
        gearloc = s.party[0]
        for chip in s.queue:
            if chip & FACE_UP:
                s.say(ChipScouted(s.who(gearloc.id), chip & CHIP, bottom=False))
            else:
                s.reveal(ChipScouted(s.who(gearloc.id), chip & CHIP, bottom=False))
        lost = 0
        for _ in [chip for chip in s.queue if CHIPS[chip & CHIP].ranged]:
            dice = throw(s, ATTACK_DIE, ARROWS)
            s.say(Rolled(NOBODY, dice))
            lost += sum_of(dice, DAMAGE_ICON)
        return_chips(s)
        lose_hp(s, gearloc, lost, "encounter")
        s.then(Done(success=gearloc.hp > 0))


def run_for_the_far_side(s: TooManyBones) -> None:
    """Baddie points, but no battle."""
    s.then(CountPoints(0), RunUnderFire())


ways("solo-01", Way(stand_on_planks), Way(run_for_the_far_side))


# Solo-02: just out of reach.

ROCKS: Final = 2  # points more


class ArchersFirst(Term):
    """Ranged baddies go to the top of the meter before round 1."""

    def battle_starts(self, s: TooManyBones, number: int) -> None:
        """In their order."""
        archers = [unit for unit in s.meter if unit >= FIRST_BADDIE and CHIPS[s.baddie(unit).chip].ranged]
        s.meter = archers + [unit for unit in s.meter if unit not in archers]


class Rooted(Term):
    """No baddie moves in round 1."""

    def may_move(self, s: TooManyBones, unit: int, number: int) -> bool:
        """Gearlocs do."""
        return unit < FIRST_BADDIE or s.round > 1


ARCHERS_FIRST: Final = term(ArchersFirst())
ROOTED: Final = term(Rooted())


def march_to_the_water(s: TooManyBones) -> None:
    """Into an ambush."""
    fight(s, CountPoints(ROCKS), Impose(ARCHERS_FIRST))


def scramble_over_rocks(s: TooManyBones) -> None:
    """Behind the ambush."""
    fight(s, CountPoints(ROCKS), Impose(SURPRISED, BADDIES_SURPRISED), Impose(ROOTED))


ways("solo-02", Way(march_to_the_water), Way(scramble_over_rocks))


# Solo-04: a dire situation.

DARK_ROUNDS: Final = 2
WOLVES: Final = tuple([CallChip(CHIP_KEYS[key].chip, top=False) for key in ("dire_wolf", "wolf")])  # by strength


class OnlySkillDice(Term):
    """In the first rounds there is nothing but skill dice; the number says how many."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """White dice are out of reach."""
        return s.round > number or die < SKILL_DICE


ONLY_SKILL_DICE: Final = term(OnlySkillDice())


def feel_for_a_blade(s: TooManyBones) -> None:
    """Two wolves, and white dice only at first."""
    fight(s, *WOLVES, Impose(NO_SKILL_DICE, DARK_ROUNDS))


def empty_the_pack(s: TooManyBones) -> None:
    """Two wolves, and skill dice only at first."""
    fight(s, *WOLVES, Impose(ONLY_SKILL_DICE, DARK_ROUNDS))


ways("solo-04", Way(feel_for_a_blade), Way(empty_the_pack))


# Solo-05: invited for dinner.

KNOTS: Final = (lock("F", 3), lock("L", 2))
TIGHT: Final = 2  # HP for knots that hold
STEW: Final = 3  # HP


class Untied(Do):
    """Whether the rope came off."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """If not, the recipe has to be debated."""
        if s.road().opened == len(KNOTS):
            s.then(Done(success=True))
        else:
            lose_outside(s, s.party[0], TIGHT)
            s.then(TakeWay(1, instead=True))


def wriggle_out(s: TooManyBones) -> None:
    """One attempt at two locks."""
    s.then(attempt(s, s.party[0], s.road().card, KNOTS, 0), Untied())


def leave_everything(s: TooManyBones) -> None:
    """All loot stays with the cooks; locked trove does not (TMB-088)."""
    for card in open_cards(s.party[0]):
        while card in open_cards(s.party[0]):
            discard(s, s.party[0], open_at(s.party[0], card))


def debate_the_recipe(s: TooManyBones) -> None:
    """A debate above the pot."""
    lose_outside(s, s.party[0], STEW)
    s.road().marks |= HALF_REST
    s.then(Done(success=True))


ways("solo-05", Way(wriggle_out, wins=leave_everything), Way(debate_the_recipe))


# Solo-06: a trap of my own making.

PITS: Final = 2  # baddies
MISSED: Final = 2  # a D6 up to this and the pit is empty
STUCK_ROUNDS: Final = 2


class Pits(Term):
    """A baddie that is caught as it enters has no turn in the first rounds; the number has a bit for each lane."""

    def enters(self, s: TooManyBones, baddie: Baddie, number: int) -> None:
        """A D6 for each."""
        bit = 1 << baddie.id - FIRST_BADDIE
        stuck = number | bit if roll_d6(s, baddie.id) > MISSED else number & ~bit
        repeal(s, PITFALLS, number)
        impose(s, PITFALLS, stuck)

    def may_act(self, s: TooManyBones, unit: int, number: int) -> bool:
        """Later it has climbed out."""
        return unit < FIRST_BADDIE or s.round > STUCK_ROUNDS or not number >> unit - FIRST_BADDIE & 1


class Spikes(Term):
    """Each new position hurts a baddie."""

    def enters(self, s: TooManyBones, baddie: Baddie, number: int) -> None:
        """The one it enters on included; before the battle has started it cannot be over."""
        if s.round:
            deal(s, Damage(baddie.id, 1, TRUE, NOBODY))
        else:
            s.then(Damage(baddie.id, 1, TRUE, NOBODY))

    def arrives(self, s: TooManyBones, unit: int, start: int, how: str, number: int) -> None:
        """Those it walks over too; it walks two at most (TMB-167)."""
        if unit >= FIRST_BADDIE:
            far = how == "walk" and not is_one_step(s.baddie(unit), start)
            deal(s, *[Damage(unit, 1, TRUE, NOBODY)] * (2 if far else 1))


def is_one_step(baddie: Baddie, start: int) -> bool:
    """Whether a baddie has come from the next position, diagonally if it can (TMB-170)."""
    lanes, rows = abs(lane_of(start) - lane_of(baddie.cell)), abs(row_of(start) - row_of(baddie.cell))
    return max(lanes, rows) == 1 if CHIPS[baddie.chip].diagonal else lanes + rows == 1


PITFALLS: Final = term(Pits())
SPIKES: Final = term(Spikes())


def wave_from_behind(s: TooManyBones) -> None:
    """Two strong baddies and some pits."""
    fight(s, Impose(PITFALLS), AddChips(5, PITS, top=False))


def dance_between(s: TooManyBones) -> None:
    """Two strong baddies among the pits."""
    fight(s, Impose(SPIKES), Impose(SURPRISED, BADDIES_SURPRISED), AddChips(5, PITS, top=False))


ways("solo-06", Way(wave_from_behind), Way(dance_between))
