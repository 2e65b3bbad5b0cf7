"""The faces of the tyrants' dice (TMB-049 to TMB-061).

The Orb that a face places and its HP are in `objects`, the damage that bones cost beside it in
`battle.rolling.maybe_orb_pain`. Om Nom and Skull Crack Axe apply before and during the damage: `turns.attack`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument
from boneyard.games.too_many_bones.answers.aims import gearlocs_as_picks, unit_aimed
from boneyard.games.too_many_bones.answers.picks import AT, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.baddies.tyrants.objects import KOBOLDS, called_points, orb_hp, raise_orb
from boneyard.games.too_many_bones.battle.damage import PLAIN, TRUE, Damage, deal, heal
from boneyard.games.too_many_bones.battle.dodging import bearers
from boneyard.games.too_many_bones.battle.effect_dice import end_effect
from boneyard.games.too_many_bones.battle.ending import take_off
from boneyard.games.too_many_bones.battle.moving import Push, move, walk
from boneyard.games.too_many_bones.battle.queue import add_to_queue
from boneyard.games.too_many_bones.battle.targeting import (
    MOVES,
    free_cells,
    nearest,
    neighbours,
    preferred,
    route_ends,
    route_ends_to,
)
from boneyard.games.too_many_bones.content.chips import CHIPS, GENDRICKS
from boneyard.games.too_many_bones.events.battle import Left, MeterMoved
from boneyard.games.too_many_bones.loot.cards.spirits_of_ebon import afflict
from boneyard.games.too_many_bones.model.adventure import ANTIDOTE
from boneyard.games.too_many_bones.model.ids import (
    ACTIVE_ORB_FACE,
    ALL_EFFECTS,
    BLANK_FACE,
    BLEED,
    BLOOD_RAGE_FACE,
    CALL_FOR_HELP_FACE,
    CARELESS_BOMB_FACE,
    CHARRED_MANDER_FACE,
    CLOAK_AND_DAGGER_FACE,
    DUSTERS_DAGGER_FACE,
    FIRST_BADDIE,
    HOWL_FACE,
    NOBODY,
    ORB,
    POISON,
    POISON_2_FACE,
    POISON_ENHANCER_FACE,
    SILVER_HIDE_FACE,
    THUNDERCLUB_FACE,
)
from boneyard.games.too_many_bones.model.mat import BADDIE_RANGED, CELLS, NOWHERE, ROWS, are_adjacent, cell_at
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import WAITING, Baddie, Gearloc, effect

BURN: Final = 1
MANDER: Final = 2
CLUB: Final = 1
ENHANCED: Final = 3
BLOOD_HEALING: Final = 3
DEN: Final = cell_at(2, BADDIE_RANGED)  # the goal of Blood Rage: the ranged position of lane 3

Shows = Callable[[TooManyBones, Baddie, int], None]


def rolls_die(s: TooManyBones, baddie: Baddie) -> bool:
    """Whether a tyrant rolls its die: every turn, but Gendricks only while no Orb is on the mat (TMB-049, TMB-054)."""
    if not CHIPS[baddie.chip].faces:
        return False
    return baddie.chip != GENDRICKS or not s.stands(ORB)


def face_shown(s: TooManyBones, baddie: Baddie) -> int:
    """The face of the tyrant die this turn. Without a roll it counts as blank (TMB-050)."""
    return BLANK_FACE if s.turn.face == NOBODY else CHIPS[baddie.chip].faces[s.turn.face][0]


def show_face(s: TooManyBones, baddie: Baddie) -> None:
    """Apply the face, last of all, unless it has a moment of its own (TMB-049)."""
    if s.turn.face != NOBODY:
        face, number = CHIPS[baddie.chip].faces[s.turn.face]
        if face in SHOWS:
            SHOWS[face](s, baddie, number)


# Nom.


def thunderclub(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Push the target as far from him as possible and deal it true damage."""
    for unit in bearers(s, baddie):
        s.then(Push(unit, baddie.id))
        deal(s, Damage(unit, CLUB, TRUE, baddie.id))


# Mulmesh.


def silver_hide(_s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Attack dice do not affect him until his next turn."""
    baddie.silver = True


def howl(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Every baddie below him moves up past one gearloc at once (TMB-115, TMB-236)."""
    for place in range(s.meter.index(baddie.id) + 2, len(s.meter)):
        unit, above = s.meter[place], s.meter[place - 1]
        if unit >= FIRST_BADDIE > above:
            s.meter[place], s.meter[place - 1] = above, unit
            s.say(MeterMoved(s.who(unit), -1))


# Drellen.


def poison_enhancer(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Turn Poison dice on his targets to 3.

    Targets without one get none; the antidote prevents it (tyrant-drellen-1).
    """
    if s.maybe_adventure is not None and s.maybe_adventure.marks & ANTIDOTE:
        return
    for unit in bearers(s, baddie):
        if effect(s.unit(unit), POISON):
            afflict(s, unit, POISON, ENHANCED)


def poison_2(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Put a Poison die on each of his targets."""
    for unit in bearers(s, baddie):
        afflict(s, unit, POISON, 2)


# Gendricks.


def active_orb(s: TooManyBones, _baddie: Baddie, lane: int) -> None:
    """Place an Orb on the ranged position of the lane shown, or the next free one of that lane (TMB-054)."""
    for row in range(ROWS):
        cell = cell_at(lane - 1, row)
        if s.grid[cell] == NOBODY:
            raise_orb(s, cell, orb_hp(s))
            return


def charred_mander(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Damage the weakest Kobold, which then runs (TMB-055)."""
    kobolds = [other for other in s.baddies_standing() if other.chip in KOBOLDS]
    weakest = min([kobold.hp for kobold in kobolds], default=0)
    choose_baddie(s, baddie, [kobold.id for kobold in kobolds if kobold.hp == weakest])


def singe(s: TooManyBones, tyrant: int, kobold: int) -> None:
    """Damage the Kobold, then let it run."""
    deal(s, Damage(kobold, BURN, PLAIN, tyrant))
    s.then(RunAmok(kobold))


class RunAmok(Step):
    """A Kobold that survives runs to its nearest enemy at any distance (TMB-055). The party breaks a tie."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit):
            return
        kobold = s.baddie(self.unit)
        tied = preferred(kobold, nearest(s, kobold, s.gearlocs_standing()))
        if len(tied) > 1:
            s.then(ChoosePrey(self.unit, tuple(tied)))
        elif tied:
            run_to(s, kobold, tied[0])


class ChoosePrey(PartyQuestion):
    """The party chooses which enemy the Kobold runs to."""

    __slots__ = ("tied", "unit")

    kind = "baddie_target"

    def __init__(self, unit: int, tied: tuple[int, ...]) -> None:
        self.unit = unit
        self.tied = tied

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return gearlocs_as_picks(s, AT, self.tied)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        run_to(s, s.baddie(self.unit), unit_aimed(s, chosen.aim))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}


def run_to(s: TooManyBones, kobold: Baddie, prey: int) -> None:
    """Move the Kobold all the way, then it deals its damage."""
    walk(s, kobold.id, route_ends_to(s, kobold, prey, CELLS), "walk")
    s.then(SetAlight(kobold.id, prey))


class SetAlight(Do):
    """The Kobold damages the enemy it has reached."""

    __slots__ = ("prey", "unit")

    def __init__(self, unit: int, prey: int) -> None:
        self.unit = unit
        self.prey = prey

    def run(self, s: TooManyBones) -> None:
        if are_adjacent(s.cell_of(self.unit), s.cell_of(self.prey)):
            deal(s, Damage(self.prey, MANDER, PLAIN, self.unit))


# The Goblin King.


def call_for_help(s: TooManyBones, _baddie: Baddie, _number: int) -> None:
    """Add a baddie to the bottom of the queue."""
    add_to_queue(s, called_points(s), top=False)


def careless_bomb(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Bomb the strongest other baddie."""
    others = [other for other in s.baddies_standing() if other.id != baddie.id]
    strongest = max([other.hp for other in others], default=0)
    choose_baddie(s, baddie, [other.id for other in others if other.hp == strongest])


def bomb(s: TooManyBones, tyrant: int, unit: int) -> None:
    """Damage that baddie and all units adjacent to it, but never the king."""
    number = CHIPS[s.baddie(tyrant).chip].faces[s.turn.face][1]
    hit = [unit, *[near for near in neighbours(s, s.cell_of(unit)) if near != tyrant]]
    deal(s, *[Damage(each, number, PLAIN, tyrant) for each in hit])


def choose_baddie(s: TooManyBones, tyrant: Baddie, tied: list[int]) -> None:
    """Let the party choose among tied baddies."""
    if len(tied) > 1:
        s.then(ChooseBaddie(tyrant.id, tuple(tied)))
    elif tied:
        befall(s, tyrant.id, tied[0])


class ChooseBaddie(PartyQuestion):
    """The party chooses which tied baddie a tyrant's die affects."""

    __slots__ = ("tied", "unit")

    kind = "tyrant_die"

    def __init__(self, unit: int, tied: tuple[int, ...]) -> None:
        self.unit = unit
        self.tied = tied

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(AT, 0, s.cell_of(unit)) for unit in self.tied]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        befall(s, self.unit, s.grid[chosen.aim])

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}


def befall(s: TooManyBones, tyrant: int, unit: int) -> None:
    """Apply the face to this baddie."""
    if face_shown(s, s.baddie(tyrant)) == CARELESS_BOMB_FACE:
        bomb(s, tyrant, unit)
    else:
        singe(s, tyrant, unit)


# Marrow.


def blood_rage(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Remove all effect dice from him. The rest follows at the end of his turn."""
    for kind in ALL_EFFECTS:
        end_effect(s, baddie.id, kind)


def go_home(s: TooManyBones, baddie: Baddie) -> None:
    """At the end of a turn with Blood Rage he moves towards the back of lane 3 and heals (TMB-060)."""
    heal(s, baddie, BLOOD_HEALING)
    free = free_cells(s.grid) | 1 << baddie.cell
    if free >> DEN & 1:
        walk(s, baddie.id, route_ends(free, baddie.cell, 1 << DEN, CHIPS[baddie.chip].diagonal, MOVES), "walk")


# Duster.


def cloak_and_dagger(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Take the next gearloc to act off the mat, and put her in its place (TMB-061).

    It enters again after the next KO: `battle.ending.call_back_cloaked`.
    """
    if len(s.gearlocs_standing()) < 2:
        return
    gearloc = next_gearloc(s)
    cell = gearloc.cell
    s.say(Left(s.who(gearloc.id), queue=False))
    take_off(s, gearloc)
    gearloc.where = WAITING
    gearloc.place = NOWHERE
    move(s, baddie.id, cell, "swap")


def next_gearloc(s: TooManyBones) -> Gearloc:
    """The next gearloc on the meter to act this round, or else the first of the next round (TMB-240)."""
    on_meter = [unit for unit in s.meter if unit < FIRST_BADDIE]
    waiting = [unit for unit in on_meter if not s.acted >> unit & 1]
    return s.party[(waiting or on_meter)[0]]


def dusters_dagger(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Put a Bleed die on each target that lost HP to her."""
    for unit in bearers(s, baddie):
        if s.turn.damaged >> unit & 1:
            afflict(s, unit, BLEED)


SHOWS: Final[dict[int, Shows]] = {
    THUNDERCLUB_FACE: thunderclub,
    SILVER_HIDE_FACE: silver_hide,
    HOWL_FACE: howl,
    POISON_ENHANCER_FACE: poison_enhancer,
    POISON_2_FACE: poison_2,
    ACTIVE_ORB_FACE: active_orb,
    CHARRED_MANDER_FACE: charred_mander,
    CALL_FOR_HELP_FACE: call_for_help,
    CARELESS_BOMB_FACE: careless_bomb,
    BLOOD_RAGE_FACE: blood_rage,
    CLOAK_AND_DAGGER_FACE: cloak_and_dagger,
    DUSTERS_DAGGER_FACE: dusters_dagger,
}
