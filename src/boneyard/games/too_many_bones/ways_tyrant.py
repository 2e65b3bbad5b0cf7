"""How the encounters of Nom, Mulmesh, Drellen and Gendricks are met, and chips of one type."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import CHOOSE, STACK, Pick, pick
from boneyard.games.too_many_bones.choices import Way, ways
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import NOM, chips_of
from boneyard.games.too_many_bones.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.ending import AfterBattle, CheckBattle, remove_baddie
from boneyard.games.too_many_bones.entering import free_in_row
from boneyard.games.too_many_bones.events import Left
from boneyard.games.too_many_bones.events_journey import ChipStored
from boneyard.games.too_many_bones.ids import (
    FIRST_BADDIE,
    NOBODY,
    ORB,
    TYPES,
)
from boneyard.games.too_many_bones.initiative import RollInitiative
from boneyard.games.too_many_bones.journey import ANTIDOTE, CRACKED_ORB
from boneyard.games.too_many_bones.mat import (
    BADDIE_MELEE,
    BADDIE_RANGED,
    are_adjacent,
)
from boneyard.games.too_many_bones.queue import draw, find_chip, trophies
from boneyard.games.too_many_bones.setup import PlaceBaddies, PlaceGearlocs, StartBattle
from boneyard.games.too_many_bones.state import CHIP, FACE_UP, TooManyBones
from boneyard.games.too_many_bones.steps import Step
from boneyard.games.too_many_bones.terms import Term, term
from boneyard.games.too_many_bones.tyrants import by_size, raise_orb
from boneyard.games.too_many_bones.units import Baddie, Gearloc
from boneyard.games.too_many_bones.ways import (
    AddByValue,
    CountPoints,
    Done,
    DrawAnother,
    GetReady,
    Impose,
    JudgeBattle,
    TakeWay,
    fight,
    lose_outside,
    shuffles_in,
)

BOG: Final = TYPES.index("bog")
BEAST: Final = TYPES.index("beast")


# Chips of a type.


def take_of_type(s: TooManyBones, points: int, kind: int) -> int:
    """A chip of that value and type from its active stack, else from the defeated pile, else NOBODY (TMB-105)."""
    return find_chip(s, chips_of(points, (kind,)))


class TypeFirst(Term):
    """The queue is drawn in chips of one type, the number, as far as they go; others fill what is missing (TMB-105)."""

    def draws(self, s: TooManyBones, points: int, number: int) -> bool:
        """The largest values first."""
        for value in (20, 5, 1):
            while points >= value:
                chip = take_of_type(s, value, number)
                s.queue += draw(s, value) if chip == NOBODY else [chip]
                points -= value
        return True


class TypeOnly(Term):
    """The queue is drawn in chips of one type, the number, and of no other."""

    def draws(self, s: TooManyBones, points: int, number: int) -> bool:
        """A value that ran out is drawn in lower ones; when those are gone too, the total stays short (TMB-022)."""
        for value in (20, 5, 1):
            while points >= value:
                chip = take_of_type(s, value, number)
                if chip == NOBODY:
                    break
                s.queue.append(chip)
                points -= value
        return True


TYPE_FIRST: Final = term(TypeFirst())
TYPE_ONLY: Final = term(TypeOnly())


class AddOfType(Do):
    """Chips of one value and type on top of the queue."""

    __slots__ = ("count", "kind", "points")

    def __init__(self, points: int, kind: int, count: int) -> None:
        self.points = points
        self.kind = kind
        self.count = count

    def run(self, s: TooManyBones) -> None:
        """As many as there are."""
        for _ in range(self.count):
            chip = take_of_type(s, self.points, self.kind)
            if chip != NOBODY:
                s.queue.insert(0, chip)


# Tyrant-nom-1: the problem with thick skin.


FULL: Final = 5  # HP at which Nom has had enough
LAST_ROUND: Final = 3  # at the end of which he has, too
DITCH: Final = 2  # HP


class NomLeaves(Term):
    """Nom does not stay to the end."""

    def hurt(self, s: TooManyBones, unit: int, number: int) -> None:
        """He goes as soon as he is down to a few HP."""
        if unit >= FIRST_BADDIE and s.baddie(unit).chip == NOM and s.baddie(unit).hp <= FULL:
            s.then(SeeNomOff(unit))

    def round_ends(self, s: TooManyBones, number: int) -> None:
        """He goes when the third round does."""
        if s.round == LAST_ROUND:
            for baddie in s.baddies_standing():
                if baddie.chip == NOM:
                    s.then(SeeNomOff(baddie.id))

    def falls(self, s: TooManyBones, baddie: Baddie, number: int) -> bool:
        """Defeated, he still waits at the end of the adventure (TMB-047)."""
        return baddie.chip == NOM


NOM_LEAVES: Final = term(NomLeaves())


class SeeNomOff(Step):
    """Nom leaves the mat; the others stay."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """If he is still there."""
        if s.stands(self.unit) and s.baddie(self.unit).chip == NOM:
            s.say(Left(s.who(self.unit), queue=False))
            remove_baddie(s, s.baddie(self.unit))
            s.then(CheckBattle())


class CallNom(Do):
    """Nom goes on top of the queue."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """He is just a unit here (TMB-047)."""
        s.queue.insert(0, NOM | FACE_UP)


def walk_up_to_nom(s: TooManyBones) -> None:
    """Baddie points, two baddies more, and Nom."""
    fight(s, CountPoints(0), AddByValue(by_size(s, 1, 5), 2), CallNom(), Impose(NOM_LEAVES))


def leave_by_the_ditch(s: TooManyBones) -> None:
    """Everybody is scratched, and nothing is won."""
    for gearloc in s.party:
        lose_outside(s, gearloc, DITCH)
    s.then(Done(success=False))


ways("tyrant-nom-1", Way(walk_up_to_nom), Way(leave_by_the_ditch, after=shuffles_in("tyrant-nom-1")))


# Tyrant-mulmesh-1: the scent of a gearloc.


class StoreBeast(Do):
    """A Beast goes on the tyrant card, to be on top of the queue against Mulmesh."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """If there is one."""
        chip = take_of_type(s, by_size(s, 1, 5), BEAST)
        if chip != NOBODY:
            s.road().stored.append(chip & CHIP)
            s.reveal(ChipStored(chip & CHIP))


def walk_on(s: TooManyBones) -> None:
    """Another encounter for today; then this card is shuffled in."""
    s.then(StoreBeast(), DrawAnother())


ways("tyrant-mulmesh-1", Way(walk_on))


# Tyrant-drellen-1: in pursuit of an antidote.

HUNTS: Final = ((5, 3), (1, 6))  # value and number of chips
INGREDIENTS: Final = (("clay_golem",), ("bog_pole", "bog_frog"))
MORE_INGREDIENTS: Final = (("stone_golem",), ("bog_lurk",))  # for a large party


class ChooseHunt(Ask):
    """The party prefers a few strong baddies or many weak ones."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """By their value."""
        return (Decision(s.book.leader, "hunt", tuple([pick(STACK, points) for points, _ in HUNTS])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """They are the whole queue."""
        assert isinstance(chosen, Pick)
        s.then(FillQueue(chosen.what, dict(HUNTS)[chosen.what]))


class FillQueue(Do):
    """So many chips of one value join the queue at its bottom."""

    __slots__ = ("count", "points")

    def __init__(self, points: int, count: int) -> None:
        self.points = points
        self.count = count

    def run(self, s: TooManyBones) -> None:
        """From the active stack."""
        for _ in range(self.count):
            s.queue += draw(s, self.points)


def get_bitten(s: TooManyBones) -> None:
    """A battle without baddie points."""
    fight(s, ChooseHunt())


def has_ingredients(s: TooManyBones) -> bool:
    """Whether the defeated pile holds one of each kind that is needed."""
    needed = INGREDIENTS + (MORE_INGREDIENTS if by_size(s, 0, 1) else ())
    return all(any(CHIP_KEYS[key].chip in s.defeated + trophies(s) for key in either) for either in needed)


def light_the_fire(s: TooManyBones) -> None:
    """With everything at hand it succeeds; else the party has to hunt."""
    s.then(Done(success=True) if has_ingredients(s) else TakeWay(0, instead=True))


def brew(s: TooManyBones) -> None:
    """From now on the party has the antidote."""
    s.road().marks |= ANTIDOTE


ways(
    "tyrant-drellen-1",
    Way(get_bitten, after=shuffles_in("tyrant-drellen-1")),
    Way(light_the_fire, wins=brew),
)


# Tyrant-gendricks-1: the hall and the orb.

HUM_HP: Final = 3  # of the Orb, for every gearloc


class Hum(Term):
    """The Orb hurts who is not near it, and has to be destroyed."""

    def round_ends(self, s: TooManyBones, number: int) -> None:
        """Damage to every gearloc that is not adjacent to it."""
        if s.stands(ORB):
            cell = s.cell_of(ORB)
            far = [gearloc for gearloc in s.gearlocs_standing() if not are_adjacent(gearloc.cell, cell)]
            deal(s, *[Damage(gearloc.id, 1, PLAIN, ORB) for gearloc in far])

    def is_won(self, s: TooManyBones, won: bool, number: int) -> bool:
        """Not while it hums."""
        return won and not s.stands(ORB)


HUM: Final = term(Hum())


class MaybePlaceOrb(Do):
    """Once the baddies are placed, the Orb goes on a free ranged baddie position."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """With all four taken, on a melee one."""
        cells = free_in_row(s, BADDIE_RANGED) or free_in_row(s, BADDIE_MELEE)
        if len(cells) > 1:
            s.then(PlaceOrb(tuple(cells)))
        else:
            raise_orb(s, cells[0], HUM_HP * len(s.party))


class PlaceOrb(Ask):
    """The party says where the Orb hums."""

    __slots__ = ("cells",)

    def __init__(self, cells: tuple[int, ...]) -> None:
        self.cells = cells

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """The free ones."""
        return (Decision(s.book.leader, "orb", tuple([pick(CHOOSE, 0, cell) for cell in self.cells])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """There."""
        assert isinstance(chosen, Pick)
        raise_orb(s, chosen.aim, HUM_HP * len(s.party))


def silence_the_hum(s: TooManyBones) -> None:
    """Baddie points, and the Orb among them."""
    s.then(GetReady(), CountPoints(0), Impose(HUM), PlaceBaddies(), MaybePlaceOrb(), RollInitiative())
    s.then(PlaceGearlocs(0), StartBattle(), AfterBattle(), JudgeBattle())


def crack_orbs(s: TooManyBones) -> None:
    """Orbs are weaker in the battle against Gendricks."""
    s.road().marks |= CRACKED_ORB


ways("tyrant-gendricks-1", Way(silence_the_hum, wins=crack_orbs))


# Tyrant-gendricks-2: the language of the orb.


class NoIdeas(Term):
    """Bones are kept, but not spent."""

    def may_plan(self, s: TooManyBones, gearloc: Gearloc, number: int) -> bool:
        """Nobody has a backup plan here."""
        return False


class PainfulIdeas(Term):
    """Every bones hurts who rolls it."""

    def bones_rolled(self, s: TooManyBones, gearloc: Gearloc, bones: int, number: int) -> None:
        """One damage each."""
        deal(s, Damage(gearloc.id, bones, PLAIN, NOBODY))


NO_IDEAS: Final = term(NoIdeas())
PAINFUL_IDEAS: Final = term(PainfulIdeas())


def stop_having_ideas(s: TooManyBones) -> None:
    """Baddie points, and no backup plans."""
    fight(s, CountPoints(0), Impose(NO_IDEAS))


def think_through_pain(s: TooManyBones) -> None:
    """Baddie points, and bones that hurt."""
    fight(s, CountPoints(0), Impose(PAINFUL_IDEAS))


ways("tyrant-gendricks-2", Way(stop_having_ideas), Way(think_through_pain))
