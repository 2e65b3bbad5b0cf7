"""How the two cards are met on which a gearloc has somebody at its side."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import CHOOSE, MOVE, NO_TARGET, STAY, TARGET, Pick, pick
from boneyard.games.too_many_bones.choices import Way, ways
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.damage import SWORDS, Damage, deal, lose_hp
from boneyard.games.too_many_bones.ending import AfterBattle
from boneyard.games.too_many_bones.entering import free_in_row
from boneyard.games.too_many_bones.events import Entered, Rolled, Targeted
from boneyard.games.too_many_bones.ids import (
    ALLY,
    ATTACK_DIE,
    DAMAGE_ICON,
    FIRST_BADDIE,
    NOBODY,
    TAUNT,
    WEAKEN,
)
from boneyard.games.too_many_bones.initiative import RollInitiative
from boneyard.games.too_many_bones.mat import GEARLOC_MELEE, LANES, are_adjacent
from boneyard.games.too_many_bones.moving import move, reachable
from boneyard.games.too_many_bones.onslaught import sum_of, throw
from boneyard.games.too_many_bones.queue import add_to_queue, search, search_defeated, search_unused
from boneyard.games.too_many_bones.reactions import AnswerAttack
from boneyard.games.too_many_bones.rounds import FATIGUE_FROM, FATIGUE_LOSS
from boneyard.games.too_many_bones.setup import PlaceBaddies, PlaceGearlocs, StartBattle
from boneyard.games.too_many_bones.state import TooManyBones, note, noted_places, noted_unit
from boneyard.games.too_many_bones.terms import Term, term
from boneyard.games.too_many_bones.turns import EndOfTurn, StartOfTurn, maybe_lose_turn
from boneyard.games.too_many_bones.units import ENTERING, Baddie, Gearloc, effect
from boneyard.games.too_many_bones.walking import may_be_seen
from boneyard.games.too_many_bones.ways import (
    AddByValue,
    AddChips,
    CallChip,
    CountPoints,
    Done,
    GetReady,
    Impose,
    JudgeBattle,
    fight,
    shuffles_in,
)


class PlaceAlly(Ask):
    """The player says on which melee gearloc position an ally stands."""

    __slots__ = ("chip", "hp")

    def __init__(self, chip: int, hp: int) -> None:
        self.chip = chip  # NOBODY for who has none
        self.hp = hp

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """The free ones."""
        cells = free_in_row(s, GEARLOC_MELEE)
        return (Decision(s.book.leader, "place_ally", tuple([pick(CHOOSE, 0, cell) for cell in cells])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It has no lane marker."""
        assert isinstance(chosen, Pick)
        ally = Baddie(ALLY, chosen.aim, self.hp, 0, 0, 0, self.chip, self.hp, [], [], 0, 0, risen=False, silver=False)
        s.baddies[ALLY - FIRST_BADDIE] = ally
        s.grid[chosen.aim] = ALLY
        s.say(Entered(s.who(ALLY), chosen.aim))


# Solo-03: between a rock and a hard place.

STONE_GOLEM: Final = CHIP_KEYS["stone_golem"].chip
GOLDEN_GOLEM: Final = CHIP_KEYS["golden_golem"].chip
LURED: Final = 3  # rounds
GOLEM_LANE: Final = LANES - 1  # whose marker is kept for the golem (TMB-108)


def chip_at_the_stone(s: TooManyBones) -> None:
    """One golem, nothing else."""
    fight(s, CallChip(STONE_GOLEM, top=False))


class LeadGolem(Do):
    """The golem is found, and the gearloc waits; without a golem it has to fight itself."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """From the unused chips, else from the active stacks or wherever it lies."""
        for place in (search_unused, search, search_defeated):
            if place(s, (GOLDEN_GOLEM,)) != NOBODY:
                s.order = [0]
                return


class MaybePlaceGolem(Do):
    """The golem is set up in place of the gearloc."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Baddies it brings go to the bottom of the queue."""
        if s.order:
            for _ in range(CHIPS[GOLDEN_GOLEM].adds):
                add_to_queue(s, 5, top=False)
            s.then(PlaceAlly(GOLDEN_GOLEM, CHIPS[GOLDEN_GOLEM].hp), GolemJoinsMeter())


class GolemJoinsMeter(Do):
    """The golem has its printed initiative, below baddies with the same (TMB-112)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Among the baddies."""
        mine = CHIPS[GOLDEN_GOLEM].initiative
        above = [unit for unit in s.meter if CHIPS[s.baddie(unit).chip].initiative >= mine]
        s.meter.insert(len(above), ALLY)


class GolemLed(Term):
    """For a few rounds the golem fights for the gearloc."""

    def is_lane_open(self, s: TooManyBones, lane: int, number: int) -> bool:
        """One marker is kept for the golem until it turns."""
        return lane != GOLEM_LANE or not s.order

    def round_ends(self, s: TooManyBones, number: int) -> None:
        """Then, or once the golem has fallen, the gearloc enters, and the golem is an enemy like the others."""
        if not s.order or (s.stands(ALLY) and s.round < LURED):
            return
        s.order = []
        s.party[0].where = ENTERING
        if s.stands(ALLY):
            turn_golem(s, s.baddie(ALLY))


GOLEM_LED: Final = term(GolemLed())


def turn_golem(s: TooManyBones, golem: Baddie) -> None:
    """It takes its marker and keeps its place, on the mat and on the meter."""
    golem.id = FIRST_BADDIE + GOLEM_LANE
    s.baddies[ALLY - FIRST_BADDIE] = None
    s.baddies[GOLEM_LANE] = golem
    s.grid[golem.cell] = golem.id
    s.meter[s.meter.index(ALLY)] = golem.id
    s.notes = [note(golem.id, noted_places(noted)) if noted_unit(noted) == ALLY else noted for noted in s.notes]
    s.say(Entered(s.who(golem.id), golem.cell))


def walk_it_to_the_torches(s: TooManyBones) -> None:
    """Baddie points against the golem, and then everybody against the gearloc."""
    s.then(GetReady(), LeadGolem(), CountPoints(0), Impose(GOLEM_LED), PlaceBaddies(), RollInitiative())
    s.then(MaybePlaceGolem(), PlaceGearlocs(0), StartBattle(), AfterBattle(), JudgeBattle())


ways("solo-03", Way(chip_at_the_stone), Way(walk_it_to_the_torches))


# Solo-09: what goes around.

SHORT: Final = 2  # HP
MOHLNOR_HP: Final = 4
MOHLNOR_MOVES: Final = 2
MOHLNOR_ATTACK: Final = 2


class TiredRobbers(Term):
    """Baddies enter short of some HP."""

    def enters(self, s: TooManyBones, baddie: Baddie, number: int) -> None:
        """But with at least 1."""
        baddie.hp = max(1, baddie.hp - SHORT)


class MohlnorAtSide(Term):
    """The Mohlnor acts right after the gearloc, and tires like everybody."""

    def round_starts(self, s: TooManyBones, number: int) -> None:
        """Fatigue (TMB-119)."""
        if s.stands(ALLY) and s.round >= FATIGUE_FROM:
            lose_hp(s, s.baddie(ALLY), FATIGUE_LOSS, "fatigue")

    def turn_ends(self, s: TooManyBones, gearloc: Gearloc, number: int) -> None:
        """If he still stands."""
        if s.stands(ALLY):
            s.then(MohlnorTurn())


TIRED_ROBBERS: Final = term(TiredRobbers())
MOHLNOR_AT_SIDE: Final = term(MohlnorAtSide())


class MohlnorTurn(Do):
    """A turn of the Mohlnor: a move, a target, two attack dice."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """With the start and the end every turn has."""
        s.then(StartOfTurn(ALLY), MohlnorActs(), AnswerAttack(ALLY), EndOfTurn(ALLY))


class MohlnorActs(Do):
    """The player moves him, and names his target."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Unless he is stunned."""
        if s.stands(ALLY) and not maybe_lose_turn(s, ALLY):
            s.then(MoveMohlnor(), MaybeStrike())


class MoveMohlnor(Ask):
    """Up to two positions, on free ones."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Every position within reach, or none."""
        cells = [cell for cell, steps in reachable(s, s.cell_of(ALLY), MOHLNOR_MOVES) if steps]
        return (Decision(s.book.leader, "ally_move", (pick(STAY), *[pick(MOVE, 0, cell) for cell in cells])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """Go there."""
        assert isinstance(chosen, Pick)
        if chosen.verb == MOVE:
            move(s, ALLY, chosen.aim, "walk")


def within_his_reach(s: TooManyBones) -> list[Baddie]:
    """The enemies next to him; one that taunts leaves no choice (TMB-173)."""
    ally = s.baddie(ALLY)
    found = [foe for foe in s.enemies_standing() if are_adjacent(ally.cell, foe.cell) and may_be_seen(ally, foe)]
    return [foe for foe in found if effect(foe, TAUNT)] or found


class MaybeStrike(Do):
    """Whom he strikes, if anybody is near."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Ask."""
        if s.stands(ALLY) and within_his_reach(s):
            s.then(ChooseHisTarget())


class ChooseHisTarget(Ask):
    """At most one enemy next to him."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Or nobody."""
        found = [pick(TARGET, 0, foe.cell) for foe in within_his_reach(s)]
        return (Decision(s.book.leader, "ally_target", (*found, pick(NO_TARGET))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """That one."""
        assert isinstance(chosen, Pick)
        if chosen.verb == TARGET:
            s.turn.target = s.grid[chosen.aim]
            s.say(Targeted(s.who(ALLY), s.who(s.turn.target)))
            s.then(MohlnorStrikes())


class MohlnorStrikes(Do):
    """Two attack dice, fewer when he is weakened."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """The swords are one hit."""
        target = s.turn.target
        dice = throw(s, ATTACK_DIE, max(0, MOHLNOR_ATTACK - effect(s.baddie(ALLY), WEAKEN)))
        s.say(Rolled(s.who(ALLY), dice))
        s.turn.attacked |= 1 << target
        deal(s, Damage(target, sum_of(dice, DAMAGE_ICON), SWORDS, ALLY))


class JudgeRescue(Do):
    """It succeeds when the battle is won and the Mohlnor has seen it."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """He goes home, or does not."""
        alive = s.stands(ALLY)
        s.baddies[ALLY - FIRST_BADDIE] = None
        s.then(Done(success=alive and s.ending == "won"))


def wait_a_little(s: TooManyBones) -> None:
    """Baddie points and one strong baddie more, all of them tired."""
    fight(s, CountPoints(0), AddByValue(5, 1), Impose(TIRED_ROBBERS))


def jump_onto_the_cart(s: TooManyBones) -> None:
    """Baddie points and one strong baddie more on top, with the Mohlnor at one's side."""
    s.then(GetReady(), CountPoints(0), AddChips(5, 1, top=True), Impose(MOHLNOR_AT_SIDE), PlaceBaddies())
    s.then(RollInitiative(), PlaceGearlocs(0), PlaceAlly(NOBODY, MOHLNOR_HP), StartBattle(), AfterBattle())
    s.then(JudgeRescue())


ways("solo-09", Way(wait_a_little), Way(jump_onto_the_cart, wins=shuffles_in("special-06")))
