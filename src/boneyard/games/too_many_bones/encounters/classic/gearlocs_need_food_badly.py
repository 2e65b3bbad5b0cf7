"""Gearlocs Need Food Badly! (classic-28): critters and gearlocs take turns until no critter is left."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase, Seat, Words
from boneyard.games.too_many_bones.answers.picks import AT, MOVE, NO_AIM, NO_TARGET, STAY, TARGET, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion, Question
from boneyard.games.too_many_bones.battle.moving import move
from boneyard.games.too_many_bones.battle.rolling import roll_d6, rolled, say_roll
from boneyard.games.too_many_bones.battle.slots import total
from boneyard.games.too_many_bones.battle.stats import attack, dex
from boneyard.games.too_many_bones.content.encounters import EncounterChoice, encounter
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.encounters.steps import Done
from boneyard.games.too_many_bones.events.battle import Rolled
from boneyard.games.too_many_bones.events.minigames import CrittersCaught, CrittersGone, CrittersJoined
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, DAMAGE_ICON, NOBODY, Cell
from boneyard.games.too_many_bones.model.mat import ADJACENT, ALL_CELLS, CELLS, LANES, NOWHERE, SQUARES, lane_of
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import WAITING, Gearloc
from boneyard.games.too_many_bones.turns.setup import ChooseStartingPosition

Critters = tuple[int, ...]  # HP of the stack on each position, 0 for none


def hunt(s: TooManyBones) -> None:
    """Place the gearlocs on their usual starting positions, then the critters."""
    for gearloc in s.party:
        s.then(ChooseStartingPosition(gearloc.id))
    s.then(ReleaseCritters())


class ReleaseCritters(Do):
    """Place a critter of 1 HP on every free position. The critters begin."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.then(CritterTurn(tuple([int(s.grid[cell] == NOBODY) for cell in range(CELLS)])))


class CritterTurn(Do):
    """A D6 names a lane, 5 counting as 1 and 6 as 2: all stacks of that lane run.

    If the lane holds none, the smallest stack of the mat is lost; without any the hunt is over.
    """

    __slots__ = ("critters",)

    def __init__(self, critters: Critters) -> None:
        self.critters = critters

    def run(self, s: TooManyBones) -> None:
        if not any(self.critters):
            s.then(PackUp())
            return
        lane = (roll_d6(s) - 1) % LANES
        stacks = [cell for cell in ALL_CELLS if self.critters[cell] and lane_of(cell) == lane]
        if stacks:
            s.then(RunCritters(self.critters, tuple(stacks), ()))
        elif len(smallest(self.critters)) > 1:
            s.then(ChooseStray(self.critters))
        else:
            stray(s, self.critters, smallest(self.critters)[0])


def smallest(critters: Critters) -> list[Cell]:
    """The positions of the stacks with the fewest HP."""
    least = min([hp for hp in critters if hp])
    return [cell for cell in ALL_CELLS if critters[cell] == least]


def stray(s: TooManyBones, critters: Critters, cell: Cell) -> None:
    """Lose a stack, then it is the party's turn."""
    s.then(HunterTurn(without(s, critters, cell), 0))


def without(s: TooManyBones, critters: Critters, cell: Cell) -> Critters:
    """The critters without a stack, which is lost."""
    s.say(CrittersGone(cell, critters[cell]))
    return (*critters[:cell], 0, *critters[cell + 1 :])


class ChooseStray(PartyQuestion):
    """The party chooses which of the smallest stacks is lost."""

    __slots__ = ("critters",)

    kind = "stray"

    def __init__(self, critters: Critters) -> None:
        self.critters = critters

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(AT, 0, cell) for cell in smallest(self.critters)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        stray(s, self.critters, chosen.cell)

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-stack-there", hp=self.critters[chosen.aim])


class RunCritters(Do):
    """Each stack of the lane joins an adjacent one, all at the same time. One without an adjacent stack is removed."""

    __slots__ = ("critters", "left", "routes")

    def __init__(self, critters: Critters, left: tuple[Cell, ...], routes: tuple[int, ...]) -> None:
        self.critters = critters  # as they were before any ran
        self.left = left  # positions whose stacks have no route yet
        self.routes = routes  # start << 4 | end of those that have

    def run(self, s: TooManyBones) -> None:
        if not self.left:
            s.then(HunterTurn(run_all(s, self.critters, self.routes), 0))
            return
        start = self.left[0]
        ends = others_beside(self.critters, start)
        if len(ends) > 1:
            s.then(ChooseRun(self.critters, self.left, self.routes))
        else:
            route = start << 4 | (ends[0] if ends else start)
            s.then(RunCritters(self.critters, self.left[1:], (*self.routes, route)))


def others_beside(critters: Critters, cell: Cell) -> list[Cell]:
    """The adjacent stacks."""
    return [near for near in ADJACENT[cell] if critters[near]]


def run_all(s: TooManyBones, critters: Critters, runs: tuple[int, ...]) -> Critters:
    """All stacks leave their positions, then all arrive. Those with nowhere to run are lost."""
    after = list(critters)
    for run in runs:
        after[run >> 4] = 0
    for run in runs:
        start, end = Cell(run >> 4), Cell(run & 15)
        if start == end:
            s.say(CrittersGone(start, critters[start]))
        else:
            after[end] += critters[start]
            s.say(CrittersJoined(start, end, after[end]))
    return tuple(after)


class ChooseRun(PartyQuestion):
    """The party chooses which adjacent stack a stack joins."""

    __slots__ = ("critters", "left", "routes")

    kind = "critters"

    def __init__(self, critters: Critters, left: tuple[Cell, ...], routes: tuple[int, ...]) -> None:
        self.critters = critters
        self.left = left
        self.routes = routes

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        start = self.left[0]
        return [pick(MOVE, start, end) for end in others_beside(self.critters, start)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        route = self.left[0] << 4 | chosen.aim
        s.then(RunCritters(self.critters, self.left[1:], (*self.routes, route)))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        start = self.left[0]
        return {"square": SQUARES[start], "hp": self.critters[start]}


# The party.


class HunterTurn(Do):
    """Each gearloc in party order may move, then hunt, while there is anything to hunt; then the critters run again."""

    __slots__ = ("critters", "unit")

    def __init__(self, critters: Critters, unit: int) -> None:
        self.critters = critters
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        if self.unit == len(s.party) or not any(self.critters):
            s.then(CritterTurn(self.critters))
            return
        gearloc = s.party[self.unit]
        if len(stalks(s, gearloc, self.critters)) > 1:
            s.then(ChooseStalk(self.critters, self.unit))
        else:
            aim_or_pass(s, self.critters, gearloc, dex(gearloc))


def stalks(s: TooManyBones, gearloc: Gearloc, critters: Critters) -> list[Pick]:
    """Where its Dex may take it, through positions without units and critters (TMB-128), or to stay."""
    far = [-1] * CELLS
    far[gearloc.cell] = 0
    edge = [gearloc.cell]
    for distance in range(1, dex(gearloc) + 1):
        following: list[Cell] = []
        for cell in edge:
            for near in ADJACENT[cell]:
                if far[near] < 0 and s.grid[near] == NOBODY and not critters[near]:
                    far[near] = distance
                    following.append(near)
        edge = following
    return [pick(STAY), *[pick(MOVE, far[cell], cell) for cell in range(CELLS) if far[cell] > 0]]


class ChooseStalk(Question):
    """Choose where a gearloc goes before it hunts. The Dex left is for dice."""

    __slots__ = ("critters",)

    kind = "stalk"

    def __init__(self, critters: Critters, seat: Seat) -> None:
        self.critters = critters
        super().__init__(seat)

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return stalks(s, s.party[self.seat], self.critters)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = s.party[self.seat]
        if chosen.verb == MOVE:
            move(s, self.seat, chosen.cell, "walk")
        left = dex(gearloc) - (chosen.what if chosen.verb == MOVE else 0)
        aim_or_pass(s, self.critters, gearloc, left)

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        cell = s.party[self.seat].cell if chosen.aim == NO_AIM else chosen.aim
        near = len([beside for beside in ADJACENT[cell] if self.critters[beside]])
        return phrase("opt-stalk", dex=chosen.what, count=near)


def prey(gearloc: Gearloc, critters: Critters) -> list[int]:
    """The stacks in range: anywhere for ranged, adjacent for melee (TMB-129)."""
    cells = range(CELLS) if SHEETS[gearloc.gearloc].ranged else ADJACENT[gearloc.cell]
    return [cell for cell in cells if critters[cell]]


def aim_or_pass(s: TooManyBones, critters: Critters, gearloc: Gearloc, left: int) -> None:
    """Ask for a stack if it has dice to roll and one in range, otherwise go on."""
    if min(left, attack(gearloc)) > 0 and prey(gearloc, critters):
        s.then(ChooseCritter(critters, gearloc.id, left))
    else:
        s.then(HunterTurn(critters, gearloc.id + 1))


class ChooseCritter(Question):
    """Choose one stack in range to hunt, or none."""

    __slots__ = ("critters", "dex")

    kind = "prey"

    def __init__(self, critters: Critters, seat: Seat, dex: int) -> None:
        self.critters = critters
        super().__init__(seat)
        self.dex = dex  # Dex left

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        cells = [pick(TARGET, 0, cell) for cell in prey(s.party[self.seat], self.critters)]
        return [*cells, pick(NO_TARGET)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == NO_TARGET:
            s.then(HunterTurn(self.critters, self.seat + 1))
        else:
            s.then(Pounce(self.critters, self.seat, self.dex, chosen.cell))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-stack-there", hp=self.critters[chosen.aim]) if chosen.verb == TARGET else None


class Pounce(Do):
    """Roll all attack dice its Attack and the Dex left allow, once: fewer never help.

    A killed stack gives its HP chips to the gearloc for its next battle. Otherwise it is removed.
    """

    __slots__ = ("cell", "critters", "dex", "unit")

    def __init__(self, critters: Critters, unit: int, dex: int, cell: Cell) -> None:
        self.critters = critters
        self.unit = unit
        self.dex = dex
        self.cell = cell

    def run(self, s: TooManyBones) -> None:
        gearloc, hp = s.party[self.unit], self.critters[self.cell]
        dice = [rolled(s, token(ATTACK_DIE, 0, 0)) for _ in range(min(self.dex, attack(gearloc)))]
        say_roll(s, Rolled(s.who(self.unit), tuple(dice)))
        if total(dice, DAMAGE_ICON) >= hp:
            gearloc.feast += hp
            s.say(CrittersCaught(s.who(self.unit), self.cell, hp))
            left = (*self.critters[: self.cell], 0, *self.critters[self.cell + 1 :])
        else:
            left = without(s, self.critters, self.cell)
        s.then(HunterTurn(left, self.unit + 1))


class PackUp(Do):
    """No critter is left: the gearlocs leave the mat."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for gearloc in s.party:
            gearloc.cell = NOWHERE
            gearloc.where = WAITING
            gearloc.effects = 0
        s.grid = [NOBODY] * CELLS
        s.then(Done(success=True))


encounter(
    "classic-28",
    title=Words("Gearlocs Need Food Badly!", "Les gearlocs ont vraiment faim !"),
    premise=Words(
        "The last biscuit was two days ago and is still discussed. In the grass, something small is chewing.",
        "Le dernier biscuit remonte à deux jours, et on en parle encore. Dans l’herbe, quelque chose de petit mâche.",
    ),
    rewards=Rewards(),
    choices=(
        EncounterChoice(
            label=Words("Chase after supper", "Courir après le souper"),
            text=Words(
                "The gearlocs take their usual starting positions; a critter of 1 HP stands on every other "
                "position. The critters and the party take turns, critters first, until no critter is left. "
                "Critters: a D6 names a lane, 5 counting as 1 and 6 as 2. All stacks of that lane join, at the "
                "same time, an adjacent stack of the party’s choice; one with none adjacent is removed. If the "
                "lane holds none, the stack with the fewest HP on the mat is removed. Party: each gearloc in "
                "party order may move with its Dex, then roll attack dice, and no others, once at one stack in "
                "range. If that kills it, its HP chips are the gearloc’s; if not, it is removed.",
                "Les gearlocs prennent leurs positions de départ habituelles ; une bestiole de 1 PV occupe chaque "
                "autre position. Bestioles et groupe jouent à tour de rôle, les bestioles d’abord, jusqu’à ce "
                "qu’il n’en reste aucune. Bestioles : un D6 désigne une piste, 5 comptant pour 1 et 6 pour 2. "
                "Tous les tas de cette piste rejoignent en même temps un tas adjacent au choix du groupe ; celui "
                "qui n’en a pas est retiré. Si la piste est vide de bestioles, le tas du tapis qui a le moins de "
                "PV est retiré. Groupe : chaque gearloc, dans l’ordre du groupe, peut se déplacer avec sa "
                "dextérité, puis lancer une fois des dés d’attaque, et eux seuls, contre un tas à portée. S’il en "
                "meurt, ses jetons PV sont au gearloc ; sinon, il est retiré.",
            ),
            starts=hunt,
            rewards=Rewards(progress=1, training=1),
            gives=Words(
                "The HP chips gathered are their gearloc’s Buff HP in its next battle, and only there.",
                "Les jetons PV récoltés sont des PV bonus pour leur gearloc au prochain combat, et pas au-delà.",
            ),
        ),
    ),
)
