"""The evaluation of Bad Bones positions and answers: the own board is played out and looked at."""

from __future__ import annotations

from math import tanh
from typing import Final

from boneyard.bots.bad_bones.outlook import SAFE, favour, outlook
from boneyard.bots.bad_bones.trial import all_but, attempt, march_on, next_squares, reached
from boneyard.bots.base import Evaluator, Weighed
from boneyard.core.agenda import Together, apart
from boneyard.core.decision import Action, Decision, Seat
from boneyard.core.game import Game
from boneyard.core.rng import Rng
from boneyard.games.bad_bones.model.answers import ITEMS, LAST_TRAP, REST_NOW, Buy, PlaceIt, TakeIt, Target
from boneyard.games.bad_bones.model.board import CELLS, CROSS, NOWHERE
from boneyard.games.bad_bones.model.pieces import HEARSE, NO_TRAP, TREASURE, place_of
from boneyard.games.bad_bones.model.state import BadBones, Kingdom
from boneyard.games.bad_bones.phases.market import COSTS

# The value of owning each item of the market. The second of a kind counts half.
WISHES: Final = {
    "wall": 3.0,
    "catapult": 5.0,
    "dragon": 5.0,
    "barricade": 2.5,
    "bomb": 3.5,
    "hearse": 3.0,
    "labyrinth": 2.0,
    "portal": 4.0,
    "spring": 2.0,
    "crossbow": 2.8,
    "ice_staff": 2.65,
    "death_staff": 4.6,
    "teleport_staff": 0.8,
    "two_handed_sword": 4.6,
    "battle_axe": 3.6,
    "morning_star": 2.0,
    "rapier": 3.6,
}
WISHED: Final = [WISHES.get(name, 0.0) for name in ITEMS]
USELESS_ALONE: Final = (HEARSE, ITEMS.index("death_staff"))


class BadBonesEvaluator(Evaluator):
    """Looks at which skeletons approach tower and village, how soon, and which of them the hero can still meet."""

    def __init__(self) -> None:
        super().__init__(depth=2, guides=True, exploration=0.15, widening=1.0)
        self.lead = 30.0  # points; a lead of this size is almost a win

    def worth(self, game: Game, s: BadBones) -> list[float]:
        """How safe each kingdom is and how far ahead. Once the game is over, who has won."""
        outcome = game.outcome(s)
        seats = s.book.seats
        if s.book.solo or s.book.coop:
            if outcome is not None:
                return [1.0 if outcome.winners else 0.0] * seats
            outlooks = [outlook(s, k, marches_left(s) + 1) for k in s.kingdoms]
            team = sum(outlooks) / seats
            return [0.5 + 0.5 * tanh((0.7 * own + 0.3 * team - SAFE) / 30.0) for own in outlooks]
        if outcome is not None:
            return [outcome.share(seat) for seat in range(seats)]
        points = [outlook(s, k, marches_left(s) + 1) for k in s.kingdoms]
        values: list[float] = []
        for seat in range(seats):
            best = max([points[other] for other in range(seats) if other != seat])
            values.append(0.0 if s.kingdoms[seat].doomed else 0.5 + 0.5 * tanh((points[seat] - best) / self.lead))
        return values

    def weigh(self, game: Game, s: BadBones, decision: Decision) -> list[Weighed]:
        """Score each answer by the own board after this round's skeletons have marched."""
        kind = decision.kind
        seat = decision.seat
        if kind == "choose_trap":
            return weigh_traps(s, s.kingdoms[seat], decision)
        if kind == "buy":
            return [best_of([Weighed(option, wish(s, seat, option)) for option in decision.options])]
        if kind == "offer_heroic":
            return [Weighed(REST_NOW, 1.0)]
        if kind in ("choose_aim", "choose_target", "choose_hearse"):
            return [Weighed(option, favour(s, seat, target(option))) for option in decision.options]
        idle = apart(s)  # clones faster without an agenda
        return [Weighed(option, score_after(s, idle, seat, option)) for option in decision.options]

    def reply(self, game: Game, s: BadBones, decision: Decision, seat: Seat, rng: Rng) -> Action:
        """The searching seat answers by its best score, the others do little."""
        options = decision.options
        if decision.seat != seat or len(options) == 1:
            return options[-1]
        return best_of(self.weigh(game, s, decision)).option

    def simplify(self, s: BadBones, seat: Seat) -> None:
        """Keep the other boards still: boards hardly influence each other."""
        for k in s.kingdoms:
            if k.seat != seat:
                k.bones = []
                k.cemetery = []
                k.hero = NOWHERE
        top = s.agenda[-1]
        if isinstance(top, Together):
            top.lanes = [lane for lane in top.lanes if lane.seat == seat]
            s.open = tuple([decision for decision in s.open if decision.seat == seat])


def target(option: Action) -> int:
    """The seat that an answer names."""
    assert isinstance(option, Target)
    return option.seat


def best_of(weighed: list[Weighed]) -> Weighed:
    """The first of those with the highest score."""
    best = weighed[0]
    for one in weighed:
        if one.score > best.score:
            best = one
    return best


def marches_left(s: BadBones) -> int:
    """The number of skeleton phases after this round's, if known."""
    counted = (s.book.solo or s.book.coop) and not s.heroic and not s.book.play_on
    return s.book.rounds - s.round if counted else 99


def score_after(s: BadBones, before: BadBones, seat: int, option: Action) -> float:
    """The score of the own board after an answer and the march of its skeletons; some may have marched before."""
    other = apart(before)
    k = other.kingdoms[seat]
    attempt(s, other, k, option)
    march_on(other, k)
    return outlook(other, k, marches_left(s))


def weigh_traps(s: BadBones, k: Kingdom, decision: Decision) -> list[Weighed]:
    """Try out traps on a skeleton's route this round, estimate those on the next round's, and leave out the others."""
    idle = apart(s)  # clones faster without an agenda
    quiet = apart(idle)
    later = quiet.kingdoms[k.seat]
    march_on(quiet, later)
    near = reached(s, k)
    far = next_squares(quiet, later)
    taken = 0
    for bone in k.bones:
        if place_of(bone) < CELLS:
            taken |= 1 << place_of(bone)
    prepared: list[BadBones | None] = [None] * CELLS
    weighed: list[Weighed] = []
    for option in decision.options:
        if isinstance(option, PlaceIt):
            cell = option.cell
            if option.trap & 15 == TREASURE:
                if any_of(CROSS[cell], near | taken):
                    weighed.append(Weighed(option, score_after(s, idle, k.seat, option)))
            elif taken >> cell & 1:
                weighed.append(Weighed(option, score_after(s, idle, k.seat, option)))
            elif near >> cell & 1:
                before = prepared[cell]
                if before is None:
                    before = idle if s.book.chiefs or s.book.coop else all_but(idle, k.seat, cell)
                    prepared[cell] = before
                weighed.append(Weighed(option, score_after(s, before, k.seat, option)))
            elif far >> cell & 1 and not later.traps[cell]:
                weighed.append(Weighed(option, unreached_trap_score(quiet, later, option)))
        elif isinstance(option, TakeIt):
            weighed.append(Weighed(option, score_after(s, idle, k.seat, option)))
        else:
            weighed.append(Weighed(option, outlook(quiet, later, marches_left(s))))
    return weighed


def any_of(cells: tuple[int, ...], mask: int) -> bool:
    """Whether one of these squares is among those of a mask."""
    return any([mask >> cell & 1 for cell in cells])  # noqa: C419  (compiled, a list is faster than a generator)


def unreached_trap_score(s: BadBones, k: Kingdom, option: PlaceIt) -> float:
    """The score of a trap that no skeleton reaches this round."""
    supply = s.supply if s.book.coop else k.supply
    kind = option.trap & 15
    k.traps[option.cell] = option.trap
    supply[kind] -= 1
    value = outlook(s, k, marches_left(s))
    k.traps[option.cell] = NO_TRAP
    supply[kind] += 1
    return value


def wish(s: BadBones, seat: int, option: Action) -> float:
    """The value of owning something minus its price. Passing is worth nothing."""
    if not isinstance(option, Buy):
        return 0.0
    if s.book.solo and option.item in USELESS_ALONE:
        return -1.0
    owned = 0
    if option.item <= LAST_TRAP:
        owned = s.supply[option.item] // s.book.seats if s.book.coop else s.kingdoms[seat].supply[option.item]
    return WISHED[option.item] / (1.0 + owned) / max(COSTS[option.item], 1)


EVALUATOR: Final = BadBonesEvaluator()
