"""Everything on the table: the party with its dice, the baddies on the mat, the queue, the meter and the turn."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import State, Task, copied
from boneyard.core.rng import Rng
from boneyard.games.too_many_bones.model.adventure import Adventure
from boneyard.games.too_many_bones.model.ids import ALLY, FIRST_BADDIE, FIRST_PILE, NOBODY, ORB, UNITS
from boneyard.games.too_many_bones.model.mat import LANES, NOWHERE
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit
from boneyard.games.too_many_bones.model.who import CHIP_NAMES, MOHLNOR_NAME, ORB_NAME, PILE_NAME, THRONE_NAME, named

# Streams of chance.
DICE: Final = 0
STACKS: Final = 1
SET_UP: Final = 2
CARDS: Final = 3
STREAMS: Final = ("dice", "stacks", "set-up", "cards")

# Modes (TMB-024, TMB-025).
MODES: Final = ("adventure", "heroic", "legendary")

# A chip in the queue or a stack: its number, and whether it lies face up, or has risen from the dead.
CHIP: Final = 0xFF
FACE_UP: Final = 0x100
RISEN: Final = 0x200


# Bits of `Turn.used`: what was done in this turn and counts for the rest of it.
AXE_THROWN: Final = 1
CONSTANT_ADDED: Final = 2
SWITCHED: Final = 4  # a Switch that makes a pair with the next (TMB-293)
RUSHED: Final = 8  # the same for Rush


class Turn:
    """What the unit whose turn it is has done with it so far."""

    __slots__ = (
        "actor",
        "attacked",
        "bones",
        "boost",
        "chosen",
        "covered",
        "damaged",
        "dealt",
        "declined",
        "dex",
        "face",
        "missed",
        "planned",
        "roll",
        "steps",
        "struck",
        "target",
        "targets",
        "used",
        "white",
    )

    def __init__(
        self,
        actor: int,
        target: int,
        dex: int,
        steps: int,
        chosen: list[int],
        roll: list[int],
        planned: bool,
        used: int,
        boost: int,
        declined: int,
        targets: list[int],
        covered: int,
        missed: int,
        bones: int,
        face: int,
        dealt: int,
        attacked: int,
        damaged: int,
        struck: int,
        white: list[int],
    ) -> None:
        self.actor = actor
        self.target = target  # the one target of a gearloc's turn, or NOBODY (TMB-130)
        self.dex = dex  # what is left of it
        self.steps = steps  # free steps left (Constant Move)
        self.chosen = chosen  # dice that will be rolled, each with the position it is aimed at
        self.roll = roll  # dice that were rolled and are not used yet
        self.planned = planned  # whether the backup plan was used
        self.used = used  # what was done and counts for the rest of the turn, one bit each
        self.boost = boost  # what Bigger Boom adds
        self.declined = declined  # allies who want no die this turn, one bit each
        self.targets = targets  # of a baddie, in the order they are attacked
        self.covered = covered  # targets that Picket stands in for, one bit each
        self.missed = missed  # targets its attack and skills do not reach, one bit each (Smoke, Riposte)
        self.bones = bones  # bones a baddie has rolled
        self.face = face  # which of its six faces the tyrant die shows, or NOBODY
        self.dealt = dealt  # damage a baddie rolled against each of its targets, eight bits each
        self.attacked = attacked  # units that were attacked this turn, one bit each
        self.damaged = damaged  # units that lost HP to the actor this turn, one bit each
        self.struck = struck  # units that lost HP or Buff HP to the actor from next door, one bit each
        self.white = white  # white dice of the roll, as they fell

    def clone(self) -> Turn:
        """Another turn like this one."""
        return Turn(
            self.actor,
            self.target,
            self.dex,
            self.steps,
            self.chosen[:],
            self.roll[:],
            self.planned,
            self.used,
            self.boost,
            self.declined,
            self.targets[:],
            self.covered,
            self.missed,
            self.bones,
            self.face,
            self.dealt,
            self.attacked,
            self.damaged,
            self.struck,
            self.white[:],
        )


def new_turn(actor: int) -> Turn:
    """A turn in which nothing has happened yet."""
    return Turn(
        actor,
        NOBODY,
        0,
        0,
        [],
        [],
        planned=False,
        used=0,
        boost=0,
        declined=0,
        targets=[],
        covered=0,
        missed=0,
        bones=0,
        face=NOBODY,
        dealt=0,
        attacked=0,
        damaged=0,
        struck=0,
        white=[],
    )


class Rulebook:
    """What was agreed for this table; it never changes, so clones share it."""

    __slots__ = ("box_dice", "breakdown_keeps_tier", "hide_next", "leader", "mode", "seats", "types")

    def __init__(
        self,
        seats: int,
        mode: int,
        leader: int,
        box_dice: bool,
        breakdown_keeps_tier: bool,
        types: tuple[int, ...],
        hide_next: bool,
    ) -> None:
        self.seats = seats
        self.mode = mode
        self.leader = leader  # who answers for the party (TMB-004)
        self.box_dice = box_dice  # whether the dice of the box are all there are (TMB-010)
        self.breakdown_keeps_tier = breakdown_keeps_tier  # the French sheet's reading of a breakdown (TMB-292)
        self.types = types  # creature types of the active stacks
        self.hide_next = hide_next  # whether the encounter on top of the deck lies face down (TMB-003)

    def led_by(self, leader: int) -> Rulebook:
        """The same with another leader."""
        return Rulebook(
            self.seats, self.mode, leader, self.box_dice, self.breakdown_keeps_tier, self.types, self.hide_next
        )


def is_gearloc(unit: int) -> bool:
    """Whether a number is that of a gearloc, and not of a baddie or nobody."""
    return 0 <= unit < FIRST_BADDIE


class TooManyBones(State):
    """Everything on the table."""

    __slots__ = (
        "acted",
        "baddies",
        "book",
        "challenged_tyrant",
        "defeated",
        "ending",
        "fallen",
        "grid",
        "maybe_adventure",
        "meter",
        "notes",
        "order",
        "party",
        "queue",
        "round",
        "special_rules",
        "stacks",
        "turn",
    )

    def __init__(
        self,
        book: Rulebook,
        party: list[Gearloc],
        baddies: list[Baddie | None],
        grid: list[int],
        meter: list[int],
        acted: int,
        notes: list[int],
        round: int,
        turn: Turn,
        queue: list[int],
        stacks: list[list[int]],
        defeated: list[int],
        fallen: int,
        challenged_tyrant: int,
        order: list[int],
        ending: str,
        special_rules: list[int],
        maybe_adventure: Adventure | None,
        agenda: list[Task],
        rng: Rng,
        revealed: int,
        answers: int,
    ) -> None:
        super().__init__(agenda, rng, revealed, answers)
        self.book = book
        self.party = party  # by seat
        self.baddies = baddies  # by unit number from FIRST_BADDIE on
        self.grid = grid  # who is on each position, or NOBODY; the Throne is under its king
        self.meter = meter  # unit numbers, the next to act on top
        self.acted = acted  # units that have taken their turn this round, one bit each
        self.notes = notes  # changes of the meter for the end of the round: unit << 8 | places + 64 (TMB-115)
        self.round = round
        self.turn = turn
        self.queue = queue  # chips still to come, the next first
        self.stacks = stacks  # the active stacks of 1, 5 and 20 points, the next first
        self.defeated = defeated  # the defeated pile
        self.fallen = fallen  # baddies defeated in this battle
        self.challenged_tyrant = challenged_tyrant  # the tyrant whose defeat wins the battle, or NOBODY (TMB-045)
        self.order = order  # seats that wait for their one place on the mat, the next first (TMB-058)
        self.ending = ending  # "won" or "lost" once the battle is over
        self.special_rules = special_rules  # what an encounter changes in this battle: rule << 8 | argument
        self.maybe_adventure = maybe_adventure  # the adventure around the battle, or nothing for a battle on its own

    def clone(self) -> TooManyBones:
        """Another table like this one."""
        other = TooManyBones(
            self.book,
            [gearloc.clone() for gearloc in self.party],
            [None if baddie is None else baddie.clone() for baddie in self.baddies],
            self.grid[:],
            self.meter[:],
            self.acted,
            self.notes[:],
            self.round,
            self.turn.clone(),
            self.queue[:],
            [stack[:] for stack in self.stacks],
            self.defeated[:],
            self.fallen,
            self.challenged_tyrant,
            self.order[:],
            self.ending,
            self.special_rules[:],
            None if self.maybe_adventure is None else self.maybe_adventure.clone(),
            copied(self.agenda),
            self.rng.clone(),
            self.revealed,
            self.answers,
        )
        other.open = self.open
        return other

    @property
    def adventure(self) -> Adventure:
        """The adventure; asking for it in a battle on its own is a bug, and it shouts."""
        assert self.maybe_adventure is not None, "there is no adventure around this battle"
        return self.maybe_adventure

    def baddie(self, unit: int) -> Baddie:
        """The baddie of that number; a wrong one is a bug, and it shouts."""
        found = self.baddies[unit - FIRST_BADDIE]
        assert found is not None, f"no baddie {unit}"
        return found

    def unit(self, unit: int) -> Unit:
        """Whoever has that number."""
        return self.party[unit] if unit < FIRST_BADDIE else self.baddie(unit)

    def stands(self, unit: int) -> bool:
        """Whether a unit is on the mat."""
        if unit < 0:
            return False
        if unit < FIRST_BADDIE:
            return unit < len(self.party) and self.party[unit].cell != NOWHERE
        return self.baddies[unit - FIRST_BADDIE] is not None

    def who(self, unit: int) -> int:
        """A unit with its name, for events."""
        if unit == NOBODY:
            return NOBODY
        if unit < FIRST_BADDIE:
            return named(self.party[unit].gearloc, unit)
        if unit < ORB:
            return named(CHIP_NAMES + self.baddie(unit).chip, unit)
        if unit == ALLY:
            chip = self.baddie(unit).chip
            return named(MOHLNOR_NAME if chip == NOBODY else CHIP_NAMES + chip, unit)
        if unit >= FIRST_PILE:
            return named(PILE_NAME, unit)
        return named(ORB_NAME if unit == ORB else THRONE_NAME, unit)

    def known(self, unit: int) -> int:
        """A unit that events may name, or NOBODY for one that has fallen meanwhile."""
        return unit if is_gearloc(unit) or self.stands(unit) else NOBODY

    def cell_of(self, unit: int) -> int:
        """Where a unit stands."""
        return self.unit(unit).cell if self.stands(unit) else NOWHERE

    def player_of(self, unit: int) -> int:
        """Who decides for a unit: a gearloc's own seat, the leader's for a baddie (TMB-004, TMB-005)."""
        return unit if unit < FIRST_BADDIE else self.book.leader

    def baddies_standing(self) -> list[Baddie]:
        """The baddies on the mat by lane, without the objects that only cards call enemies."""
        return [baddie for baddie in self.baddies[:LANES] if baddie is not None]

    def enemies_standing(self) -> list[Baddie]:
        """All that the party may fight."""
        return [baddie for baddie in self.baddies[: ALLY - FIRST_BADDIE] if baddie is not None]

    def allies_standing(self) -> list[Baddie]:
        """Who fights at the party's side without being of it."""
        return [baddie for baddie in self.baddies[ALLY - FIRST_BADDIE :] if baddie is not None]

    def gearlocs_standing(self) -> list[Gearloc]:
        """The gearlocs on the mat, in party order."""
        return [gearloc for gearloc in self.party if gearloc.cell != NOWHERE]


BY_PLACES: Final = 64  # what a note adds to its places, so that it is never negative


def note(unit: int, places: int) -> int:
    """A change of the meter for the end of the round: so many places down, or up with a negative number."""
    return unit << 8 | places + BY_PLACES


def noted_unit(noted: int) -> int:
    """Whom a note is about."""
    return noted >> 8


def noted_places(noted: int) -> int:
    """How many places down, or up with a negative number."""
    return (noted & 0xFF) - BY_PLACES


ENEMIES_MOST: Final = UNITS - FIRST_BADDIE
