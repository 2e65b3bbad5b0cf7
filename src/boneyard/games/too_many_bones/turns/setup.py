"""Setting up a battle, in order: queue, baddies, initiative, gearlocs, start of battle (TMB-100 to TMB-112)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.rng import Rng
from boneyard.games.too_many_bones.answers.picks import AT, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.baddies.tyrants.every_tyrant import CHALLENGES
from boneyard.games.too_many_bones.battle.ending import AfterBattle, CheckBattle, end_battle, nobody_to_fight
from boneyard.games.too_many_bones.battle.entering import PlaceOneByOne, place_gearloc, starting_positions
from boneyard.games.too_many_bones.battle.initiative import RollInitiative, present, surprise
from boneyard.games.too_many_bones.battle.queue import VALUES, DrawQueue
from boneyard.games.too_many_bones.battle.special_rules import (
    BATTLE_STARTS,
    BEFORE_START,
    COUNTS_POINTS,
    LINES_UP,
    PLACES,
    SETS_UP,
    in_force,
)
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.content.chips import CHIPS, chips_of, types_of
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.sheets import SHEETS, VALUE_AT
from boneyard.games.too_many_bones.gearlocs.picket.shield_wall import ShieldWall
from boneyard.games.too_many_bones.model.battle_order import Order, Recruit
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import (
    E_CELLS,
    HEALTH,
    IN_PLAY,
    NOBODY,
    PATCHES,
    PICKET,
    READY,
    STATS,
    TRAY,
    TYPES,
)
from boneyard.games.too_many_bones.model.mat import CELLS, NO_LANE, NOWHERE
from boneyard.games.too_many_bones.model.state import (
    ENEMIES_MOST,
    FACE_UP,
    MODES,
    SET_UP,
    STACKS,
    Rulebook,
    TooManyBones,
    new_turn,
)
from boneyard.games.too_many_bones.model.units import STAT_MAX, WAITING, Gearloc
from boneyard.games.too_many_bones.turns.rounds import StartRound

HEALTH_BONUS: Final[tuple[int, ...]] = tuple([FACTS[f"modes.{mode}.health"] for mode in MODES])


def gathered(book: Rulebook, order: Order, rng: Rng) -> TooManyBones:
    """A table with the party and the stacks, before anything is set up (TMB-020, TMB-023)."""
    s = TooManyBones(
        book=book,
        party=[recruited(seat, recruit, book.mode) for seat, recruit in enumerate(order.party)],
        baddies=[None] * ENEMIES_MOST,
        grid=[NOBODY] * CELLS,
        meter=[],
        acted=0,
        notes=[],
        round=0,
        turn=new_turn(NOBODY),
        queue=[],
        stacks=[[], [], []],
        defeated=[],
        fallen=0,
        challenged_tyrant=order.tyrant,
        order=[],
        ending="",
        special_rules=[],
        maybe_adventure=None,
        agenda=[],
        rng=rng,
        revealed=0,
        answers=0,
    )
    for gearloc in s.party:
        lock_cells(s, gearloc)
    shuffle_stacks(s, order.chips)
    s.agenda = [AfterBattle(), SetUpBattle(order.points, order.chips)]
    return s


def shuffle_stacks(s: TooManyBones, but: tuple[int, ...] = ()) -> None:
    """Form three stacks by value from chips of the agreed types, shuffled face down (TMB-020)."""
    for stack, points in enumerate(VALUES):
        chips = [chip for chip in chips_of(points, s.book.types) if chip not in but]
        s.rng.shuffle(STACKS, chips)
        s.stacks[stack] = chips


def lock_cells(s: TooManyBones, gearloc: Gearloc) -> None:
    """Roll and lock the E-Cells a gearloc has found, as whenever they are gained."""
    if gearloc.gearloc == PATCHES and gearloc.where_is(E_CELLS) == READY:
        face = s.rng.below(SET_UP, 6)
        gearloc.locked.append(token(E_CELLS, face, VALUE_AT[E_CELLS * 6 + face]))
        gearloc.put(E_CELLS, IN_PLAY)


def types_for(order: Order, rng: Rng) -> tuple[int, ...]:
    """The types named in the order, else the tyrant's, else those of the chips, else random ones."""
    if order.types:
        return order.types
    if order.tyrant >= 0:
        return types_of(CHIPS[order.tyrant])
    if order.chips:
        return tuple(sorted({CHIPS[chip].type for chip in order.chips}))
    return random_types(rng)


def recruited(seat: int, recruit: Recruit, mode: int) -> Gearloc:
    """A gearloc with printed stats, its training and the bonus of the mode, at full HP (TMB-023 to TMB-026)."""
    trained = recruit.trained[:]
    recovered = int(recruit.gearloc == PATCHES and recruit.innate_plus)  # Major Recovery gave 1 Health
    trained[HEALTH] = min(STAT_MAX, trained[HEALTH] + HEALTH_BONUS[mode] + recovered)
    gearloc = Gearloc(
        id=seat,
        cell=NOWHERE,
        hp=0,
        effects=0,
        reduced_this_turn=0,
        hurt=0,
        gearloc=recruit.gearloc,
        where=WAITING,
        trained=trained,
        aside=0,
        skills=owned(recruit),
        shows=[0] * len(SHEETS[recruit.gearloc].skills),
        active=[],
        locked=[],
        plan=[],
        buff=0,
        spent_attack=0,
        spent_defense=0,
        innate_plus=recruit.innate_plus,
        place=NOWHERE,
        bag=[],
        points=0,
        chores=0,
        feast=0,
    )
    assert len(trained) == len(STATS)
    gearloc.hp = max_hp(gearloc)
    return gearloc


class SetUpBattle(Do):
    """Set up the battle in the order of the rulebook (TMB-100).

    Tantrum's Rage die, the queue, the baddies, initiative, the gearlocs, and start-of-battle effects.
    """

    __slots__ = ("chips", "points")

    def __init__(self, points: int, chips: tuple[int, ...]) -> None:
        self.points = points
        self.chips = chips

    def run(self, s: TooManyBones) -> None:
        get_ready(s)
        s.queue = [chip | FACE_UP for chip in self.chips]
        challenge = None if s.challenged_tyrant == NOBODY else CHALLENGES[CHIPS[s.challenged_tyrant].key]
        if challenge is not None:
            challenge.before(s)
        if challenge is None or (len(s.party) > 1 and challenge.brings_points):
            s.then(BuildQueue(self.points))
        s.then(FinishQueue(), *MEET)


class FinishQueue(Do):
    """Apply what a challenged tyrant adds once the queue is drawn."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.challenged_tyrant != NOBODY:
            CHALLENGES[CHIPS[s.challenged_tyrant].key].after(s)


class BuildQueue(Do):
    """Draw the queue for a number of points (TMB-102). A card may lower them first (TMB-101)."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, s: TooManyBones) -> None:
        if not any(rule.counts_points(s, self.points, argument) for rule, argument in in_force(s, COUNTS_POINTS)):
            s.then(DrawQueue(self.points))


def get_ready(s: TooManyBones) -> None:
    """Clear what another battle left, then apply what comes before the set-up (TMB-100)."""
    s.round = 0
    s.fallen = 0
    s.ending = ""
    s.order = []
    for gearloc in s.party:
        gearloc.where = WAITING
        gearloc.place = NOWHERE
        gearloc.buff = gearloc.feast
    for rule, argument in in_force(s, SETS_UP):
        rule.sets_up(s, argument)


class PlaceBaddies(Do):
    """Place the baddies (TMB-106). A card may ask something first."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not any(rule.places(s, argument) for rule, argument in in_force(s, PLACES)):
            s.then(PlaceOneByOne(NO_LANE, NOBODY))


class MaybeNobodyCame(Do):
    """With nobody to fight, the battle is won before it begins, without rolls or placement (TMB-110).

    Enemies are on the mat or in the queue by now.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if nobody_to_fight(s):
            end_battle(s, "won")


class PlaceGearlocs(Do):
    """Gearlocs are placed last, in party order (TMB-109)."""

    __slots__ = ("placed",)

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def run(self, s: TooManyBones) -> None:
        seats = present(s)
        if self.placed == len(seats):
            return
        seat = seats[self.placed]
        cells = starting_positions(s, s.party[seat])
        if len(cells) > 1:
            s.then(ChooseStartingPosition(seat))
        else:
            place_gearloc(s, s.party[seat], cells[0])
        s.then(PlaceGearlocs(self.placed + 1))


class ChooseStartingPosition(Question):
    """Choose a free starting position: row 3 for melee, row 4 for ranged, in any lane (TMB-109)."""

    __slots__ = ()

    kind = "place"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        cells = starting_positions(s, s.party[self.seat])
        return [pick(AT, 0, cell) for cell in cells]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        place_gearloc(s, s.party[self.seat], chosen.cell)


class FormLine(Do):
    """Apply the rules about which gearlocs start on the mat."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for rule, argument in in_force(s, LINES_UP):
            rule.lines_up(s, argument)


class StartBattle(Do):
    """Start-of-battle effects, Picket's Shield Wall included, then round 1 (TMB-100)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        surprise(s)
        for rule, argument in in_force(s, BEFORE_START):
            rule.before_start(s, argument)
        s.then(CheckBattle())
        for gearloc in s.gearlocs_standing():
            if gearloc.gearloc == PICKET:
                s.then(ShieldWall(gearloc.id))  # before damage by the card: the party chooses the order (TMB-007)
        for rule, argument in in_force(s, BATTLE_STARTS):
            rule.battle_starts(s, argument)
        s.then(StartRound())


# Baddies, initiative, gearlocs, then start-of-battle effects (TMB-100).
MEET: Final = (
    PlaceBaddies(),
    MaybeNobodyCame(),
    FormLine(),
    RollInitiative(),
    PlaceGearlocs(0),
    StartBattle(),
)
PARTY_TYPES: Final = 3  # creature types of a battle for which none are named


def owned(recruit: Recruit) -> list[int]:
    """Where its skill dice are, with those it starts with."""
    skills = SHEETS[recruit.gearloc].skills
    return [READY if skill.starting or skill.die in recruit.dice else TRAY for skill in skills]


def random_types(rng: Rng) -> tuple[int, ...]:
    """Some of the six creature types."""
    types = list(range(len(TYPES) - 1))
    rng.shuffle(SET_UP, types)
    return tuple(sorted(types[:PARTY_TYPES]))
