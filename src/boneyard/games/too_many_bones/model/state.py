"""Everything on the table: the party with its dice, the baddies on the mat, the queue, the meter and the turn."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import State, Task, copied
from boneyard.core.rng import Rng
from boneyard.games.too_many_bones.model.adventure import Adventure
from boneyard.games.too_many_bones.model.ids import (
    ALLY,
    FIRST_BADDIE,
    FIRST_PILE,
    NOBODY,
    ORB,
    UNITS,
    Cell,
    ChipId,
    RolledDie,
    UnitRef,
)
from boneyard.games.too_many_bones.model.mat import LANES, NOWHERE
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit
from boneyard.games.too_many_bones.model.who import (
    CHIP_NAMES,
    MOHLNOR_NAME,
    NO_UNIT,
    ORB_NAME,
    PILE_NAME,
    THRONE_NAME,
    named,
)

# Random streams.
DICE: Final = 0
STACKS: Final = 1
SET_UP: Final = 2
CARDS: Final = 3
STREAMS: Final = ("dice", "stacks", "set-up", "cards")

# Modes (TMB-024, TMB-025).
MODES: Final = ("adventure", "heroic", "legendary")

# A chip in the queue or a stack: its number, and whether it is face up or has risen (Undead).
CHIP: Final = 0xFF
FACE_UP: Final = 0x100
RISEN: Final = 0x200


# Bits of `Turn.used`: things done this turn that count until its end.
AXE_THROWN: Final = 1
CONSTANT_ADDED: Final = 2
SWITCHED: Final = 4  # a Switch that pairs with the next one (TMB-293)
RUSHED: Final = 8  # the same for Rush
IN_USED: Final = -1  # in a save of earlier commits, where what loot gave this turn was bits of `Turn.used`


class Turn:
    """The turn of one unit so far."""

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
        "enraged",
        "face",
        "free_attack",
        "free_defense",
        "missed",
        "planned",
        "roll",
        "steps",
        "struck",
        "swords_seen",
        "target",
        "targets",
        "trophies_counted",
        "unrolled_attack",
        "unrolled_defense",
        "used",
        "white",
    )

    def __init__(
        self,
        actor: int,
        target: int,
        dex: int,
        steps: int,
        chosen: list[RolledDie],
        roll: list[RolledDie],
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
        white: list[RolledDie],
        free_attack: int = IN_USED,
        free_defense: int = 0,
        trophies_counted: bool = False,
        enraged: bool = False,
        swords_seen: int = 0,
        unrolled_attack: int = 0,
        unrolled_defense: int = 0,
    ) -> None:
        if free_attack == IN_USED:
            free_attack = used >> 20 & 63
            free_defense = used >> 26 & 1
            trophies_counted = used >> 27 & 1 == 1
            enraged = used >> 28 & 1 == 1
            swords_seen = (used >> 32 & 3) << 1
            unrolled_attack = used >> 36 & 63
            unrolled_defense = used >> 42 & 63
            used &= 15
        self.actor = actor
        self.target = target  # the single target of a gearloc's turn, or NOBODY (TMB-130)
        self.dex = dex  # Dexterity left
        self.steps = steps  # free steps left (Constant Move)
        self.chosen = chosen  # dice to be rolled, each with the position it is aimed at
        self.roll = roll  # dice rolled and not used yet
        self.planned = planned  # whether the backup plan was used this turn
        self.used = used  # things done that count until the end of the turn, one bit each
        self.boost = boost  # damage added by Bigger Boom
        self.declined = declined  # allies who decline any more dice this turn, one bit each
        self.targets = targets  # a baddie's targets, in the order they are attacked
        self.covered = covered  # targets protected by Picket, one bit each
        self.missed = missed  # targets not affected by its attack and skills, one bit each (Smoke, Riposte)
        self.bones = bones  # bones a baddie has rolled
        self.face = face  # which of its six faces the tyrant die shows, or NOBODY
        self.dealt = dealt  # damage a baddie rolled against each of its targets, eight bits each
        self.attacked = attacked  # units that were attacked this turn, one bit each
        self.damaged = damaged  # units that lost HP to the actor this turn, one bit each
        self.struck = struck  # units that lost HP or Buff HP to the actor from an adjacent position, one bit each
        self.white = white  # white dice of the roll, as rolled
        self.free_attack = free_attack  # attack dice of the roll given by loot
        self.free_defense = free_defense  # defense dice of the roll given by loot
        self.trophies_counted = trophies_counted  # whether the Necklace has given its dice
        self.enraged = enraged  # whether an attack of this turn has enraged Tantrum
        self.swords_seen = swords_seen  # values of attack dice that have left the roll, one bit each
        self.unrolled_attack = unrolled_attack  # attack dice of the stat that were not rolled
        self.unrolled_defense = unrolled_defense  # defense dice of the stat that were not rolled

    def clone(self) -> Turn:
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
            self.free_attack,
            self.free_defense,
            self.trophies_counted,
            self.enraged,
            self.swords_seen,
            self.unrolled_attack,
            self.unrolled_defense,
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
        free_attack=0,
    )


class Rulebook:
    """The options agreed for this table. They never change, so clones share them."""

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
        self.leader = leader  # the seat that answers for the party (TMB-004)
        self.box_dice = box_dice  # whether dice are limited to those in the box (TMB-010)
        self.breakdown_keeps_tier = breakdown_keeps_tier  # the French sheet's reading of a breakdown (TMB-292)
        self.types = types  # creature types of the active stacks
        self.hide_next = hide_next  # whether the top encounter of the deck is face down (TMB-003)

    def led_by(self, leader: int) -> Rulebook:
        return Rulebook(
            self.seats, self.mode, leader, self.box_dice, self.breakdown_keeps_tier, self.types, self.hide_next
        )


def is_gearloc(unit: int) -> bool:
    """Whether a unit number belongs to a gearloc."""
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
        "last_roll",
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
        challenged_tyrant: ChipId,
        order: list[int],
        ending: str,
        special_rules: list[int],
        maybe_adventure: Adventure | None,
        agenda: list[Task],
        rng: Rng,
        revealed: int,
        answers: int,
        last_roll: tuple[int, ...] = (),
    ) -> None:
        super().__init__(agenda, rng, revealed, answers)
        self.book = book
        self.party = party  # by seat
        self.baddies = baddies  # by unit number from FIRST_BADDIE on
        self.grid = grid  # the unit on each position, or NOBODY. The Throne is under its king
        self.meter = meter  # unit numbers, next to act first
        self.acted = acted  # units that have acted this round, one bit each
        self.notes = notes  # meter changes due at the end of the round: unit << 8 | places + 64 (TMB-115)
        self.round = round
        self.turn = turn
        self.queue = queue  # chips still to come, next first
        self.stacks = stacks  # the active stacks of 1, 5 and 20 points, next chip first
        self.defeated = defeated  # the defeated pile
        self.fallen = fallen  # baddies defeated in this battle
        self.challenged_tyrant = challenged_tyrant  # the tyrant whose defeat wins the battle, or NOBODY (TMB-045)
        self.order = order  # seats waiting for the party's one place on the mat, next first (TMB-058)
        self.ending = ending  # "won" or "lost" once the battle is over
        self.special_rules = special_rules  # special rules of the encounter in this battle: rule << 8 | argument
        self.maybe_adventure = maybe_adventure  # the adventure around the battle, or None for a single battle
        self.last_roll = last_roll  # of this day: who rolled, a unit with its name, and the dice; () before any roll

    def clone(self) -> TooManyBones:
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
            self.last_roll,
        )
        other.open = self.open
        return other

    @property
    def adventure(self) -> Adventure:
        """The adventure. Asking for it in a single battle is a bug and raises."""
        assert self.maybe_adventure is not None, "there is no adventure around this battle"
        return self.maybe_adventure

    def baddie(self, unit: int) -> Baddie:
        """The baddie with that number. A wrong number is a bug and raises."""
        found = self.baddies[unit - FIRST_BADDIE]
        assert found is not None, f"no baddie {unit}"
        return found

    def unit(self, unit: int) -> Unit:
        return self.party[unit] if unit < FIRST_BADDIE else self.baddie(unit)

    def stands(self, unit: int) -> bool:
        """Whether a unit is on the mat."""
        if unit < 0:
            return False
        if unit < FIRST_BADDIE:
            return unit < len(self.party) and self.party[unit].cell != NOWHERE
        return self.baddies[unit - FIRST_BADDIE] is not None

    def who(self, unit: int) -> UnitRef:
        """The unit together with its name, for events."""
        if unit == NOBODY:
            return NO_UNIT
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
        """The unit for use in an event, or NOBODY if it has fallen in the meantime."""
        return unit if is_gearloc(unit) or self.stands(unit) else NOBODY

    def cell_of(self, unit: int) -> Cell:
        return self.unit(unit).cell if self.stands(unit) else NOWHERE

    def player_of(self, unit: int) -> int:
        """The seat that decides for a unit: its own for a gearloc, the leader's for a baddie (TMB-004, TMB-005)."""
        return unit if unit < FIRST_BADDIE else self.book.leader

    def baddies_standing(self) -> list[Baddie]:
        """The baddies on the mat by lane, without objects that only cards call enemies."""
        return [baddie for baddie in self.baddies[:LANES] if baddie is not None]

    def enemies_standing(self) -> list[Baddie]:
        """Everything on the mat that the party may fight."""
        return [baddie for baddie in self.baddies[: ALLY - FIRST_BADDIE] if baddie is not None]

    def allies_standing(self) -> list[Baddie]:
        """The units on the party's side that are not gearlocs."""
        return [baddie for baddie in self.baddies[ALLY - FIRST_BADDIE :] if baddie is not None]

    def gearlocs_standing(self) -> list[Gearloc]:
        """The gearlocs on the mat, in party order."""
        return [gearloc for gearloc in self.party if gearloc.cell != NOWHERE]


BY_PLACES: Final = 64  # added to the places of a note, so that it is never negative


def note(unit: int, places: int) -> int:
    """A meter change for the end of the round. Positive places move down, negative ones up."""
    return unit << 8 | places + BY_PLACES


def noted_unit(noted: int) -> int:
    """The unit a meter change is about."""
    return noted >> 8


def noted_places(noted: int) -> int:
    """How many places down a meter change moves, or up if negative."""
    return (noted & 0xFF) - BY_PLACES


ENEMIES_MOST: Final = UNITS - FIRST_BADDIE
