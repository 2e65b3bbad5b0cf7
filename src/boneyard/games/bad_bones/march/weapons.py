"""Weapons: used when the hero has destroyed three or more skeletons in one phase (BAD-078 to BAD-089)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boneyard.core.agenda import SeatQuestion
from boneyard.core.decision import Action, Argument
from boneyard.games.bad_bones.march.groups import is_mover, leader_of
from boneyard.games.bad_bones.march.harm import clear_square, execute, standing_on
from boneyard.games.bad_bones.model.answers import EXITS, SHEATHE, Exit, Use, bone_name
from boneyard.games.bad_bones.model.board import AROUND, CELLS, CROSS, DIRECTIONS, NOWHERE, SQUARES
from boneyard.games.bad_bones.model.events import Destroyed, HeroMoved, WeaponUsed
from boneyard.games.bad_bones.model.names import skeletons, square
from boneyard.games.bad_bones.model.neighbours import opponents
from boneyard.games.bad_bones.model.pieces import (
    BATTLE_AXE,
    COLOUR_OF,
    COLOURS,
    CROSSBOW,
    DEATH_STAFF,
    ENOUGH_KILLS,
    FACE,
    FROZEN,
    ICE_STAFF,
    MORNING_STAR,
    NO_TRAP,
    NO_WEAPON,
    RAPIER,
    RUBBLE,
    TELEPORT_STAFF,
    TWO_HANDED_SWORD,
    WEAPONS,
    face_of,
    facing_of,
    is_frozen,
    kind_of,
    led_by,
    place_of,
    put_at,
    turned,
)
from boneyard.games.bad_bones.model.state import BANNERS, WEAPON_DECLINED, WEAPON_USED, BadBones, Kingdom


def may_use_weapon(s: BadBones, k: Kingdom) -> bool:
    """Whether the hero has destroyed enough in this phase, lives, is armed, and has something to aim at (BAD-078)."""
    if k.kills < ENOUGH_KILLS or k.weapon == NO_WEAPON or k.hero == NOWHERE:
        return False
    return len(uses(s, k)) > 0


def uses(s: BadBones, k: Kingdom) -> list[Use]:
    """Every way to use the weapon now; only on the own board's squares, never in the forests (BAD-080)."""
    return USES[k.weapon - 1](s, k)


class OfferWeapon(SeatQuestion):
    """The hero may use his weapon now, once in a phase, or keep it for later (BAD-078, BAD-079)."""

    __slots__ = ()

    kind = "use_weapon"

    def options(self, s: BadBones) -> Sequence[Action]:
        return [*uses(s, s.kingdoms[self.seat]), SHEATHE]

    def picked(self, s: BadBones, pick: Action) -> None:
        k = s.kingdoms[self.seat]
        if not isinstance(pick, Use):
            still_to_move = [bone for bone in k.bones if is_mover(bone, k, s.unmoved())]
            k.weapon_state = (
                WEAPON_DECLINED if still_to_move else WEAPON_USED
            )  # asked once more when they have moved (BAD-123)
            return
        k.weapon_state = WEAPON_USED
        STROKES[k.weapon - 1](s, k, pick)

    def about(self, s: BadBones) -> dict[str, Argument]:
        k = s.kingdoms[self.seat]
        return {"kills": k.kills, "item": WEAPONS[k.weapon - 1].name}


def shots(s: BadBones, k: Kingdom) -> list[Use]:
    """Crossbow: one skeleton anywhere on the board (BAD-081)."""
    targets: list[int] = []
    for bone in k.bones:
        if place_of(bone) < CELLS and bone not in targets:
            targets.append(bone)
    return [Use(f"shoot {bone_name(bone, s.book.coop)}{_state(bone)}", place_of(bone), bone=bone) for bone in targets]


def _state(bone: int) -> str:
    """What distinguishes two skeletons that stand and face alike."""
    led = f" led {led_by(bone)}" if led_by(bone) else ""
    return f" {('white', 'black')[face_of(bone)]}{' frozen' if is_frozen(bone) else ''}{led}"


def shoot(s: BadBones, k: Kingdom, use: Use) -> None:
    """It dies; of a group any one, and an instructor's death frees the rest (BAD-095)."""
    k.bones.remove(use.bone)
    s.say(WeaponUsed(k.seat, CROSSBOW, use.cell, (kind_of(use.bone),)))
    execute(s, k, (kind_of(use.bone),))


def freezes(s: BadBones, k: Kingdom) -> list[Use]:
    """Ice staff: all skeletons of one square; in the German edition of the whole board (BAD-082)."""
    cells = sorted({place_of(bone) for bone in k.bones if place_of(bone) < CELLS and not is_frozen(bone)})
    if s.book.german_ice_staff:
        return [Use("freeze all")] if cells else []
    return [Use(f"freeze {SQUARES[cell]}", cell) for cell in cells]


def freeze(s: BadBones, k: Kingdom, use: Use) -> None:
    """They lose their next move (BAD-082): `groups.is_mover` leaves them out, `phases.skeletons.thaw` ends it.

    A treasure still turns them (`phases.laying_traps.lure`), and a labyrinth asks for their colour at their next move
    (`walk.step_off`; BAD-083).
    """
    frozen: list[int] = []
    for i in range(len(k.bones)):
        bone = k.bones[i]
        place = place_of(bone)
        if place < CELLS and (use.cell in (place, NOWHERE)) and not is_frozen(bone):
            k.bones[i] = (bone ^ 1 << FACE) | 1 << FROZEN
            frozen.append(kind_of(bone))
    s.say(WeaponUsed(k.seat, ICE_STAFF, use.cell, tuple(frozen)))


def curses(s: BadBones, k: Kingdom) -> list[Use]:
    """Death staff: one other player; of no use alone (BAD-084)."""
    others = [] if s.book.solo or not k.slain else opponents(s, k.seat)
    return [Use(f"send {BANNERS[other]}", other=other) for other in others]


def curse(s: BadBones, k: Kingdom, use: Use) -> None:
    """This phase's victims, also those still to come, go to that cemetery (BAD-084).

    `harm.slay` keeps them together for it, and `burial.bury` sends them at the end of the phase.
    """
    k.death_staff_target = use.other
    s.say(WeaponUsed(k.seat, DEATH_STAFF, NOWHERE, k.slain, target=use.other))


def teleports(s: BadBones, k: Kingdom) -> list[Use]:
    """Teleport staff: to the tower, in co-op to any standing one (BAD-085, BAD-108)."""
    cells = [tower for tower in s.book.ground.towers if k.towers >> tower & 1]
    if s.book.german_teleport_staff:
        taken = {place_of(bone) for bone in k.bones}
        cells += [cell for cell in range(CELLS) if cell not in taken and not k.towers >> cell & 1]
    return [Use(f"teleport {SQUARES[cell]}", cell) for cell in sorted(cells) if cell != k.hero]


def teleport(s: BadBones, k: Kingdom, use: Use) -> None:
    """The hero is there at once, killing nobody (BAD-085)."""
    k.hero = use.cell
    s.say(WeaponUsed(k.seat, TELEPORT_STAFF, use.cell, ()))


def charges(_s: BadBones, k: Kingdom) -> list[Use]:
    """Two-handed sword: a second hero move (BAD-086)."""
    return [Use(f"charge {SQUARES[cell]}", cell) for cell in AROUND[k.hero]]


def charge(s: BadBones, k: Kingdom, use: Use) -> None:
    """He destroys what he lands on (BAD-086)."""
    s.say(WeaponUsed(k.seat, TWO_HANDED_SWORD, use.cell, ()))
    s.say(HeroMoved(k.seat, k.hero, use.cell))
    k.hero = use.cell
    kinds = clear_square(k, use.cell)
    if kinds:
        s.say(Destroyed(k.seat, use.cell, kinds, "two_handed_sword"))
        execute(s, k, kinds)


def swings(_s: BadBones, k: Kingdom) -> list[Use]:
    """Battle axe: a colour on the four neighbours (BAD-087)."""
    near = {COLOUR_OF[kind_of(bone)] for cell in CROSS[k.hero] for bone in standing_on(k, cell)}
    return [Use(f"axe {COLOURS[colour]}", other=colour) for colour in sorted(near)]


def swing(s: BadBones, k: Kingdom, use: Use) -> None:
    """All of that colour die, chiefs included (BAD-087)."""
    near = CROSS[k.hero]
    hit = [bone for bone in k.bones if place_of(bone) in near and COLOUR_OF[kind_of(bone)] == use.other]
    k.bones = [bone for bone in k.bones if bone not in hit]
    kinds = tuple([kind_of(bone) for bone in hit])
    s.say(WeaponUsed(k.seat, BATTLE_AXE, NOWHERE, kinds, colour=use.other))
    execute(s, k, kinds)


def shifts(_s: BadBones, k: Kingdom) -> list[Use]:
    """Morning star: the stack of one neighbour to another without a trap; not the tower (BAD-088)."""
    near = AROUND[k.hero]
    stacks = [cell for cell in near if standing_on(k, cell)]
    free = [cell for cell in near if not k.towers >> cell & 1 and k.traps[cell] & 15 in (NO_TRAP, RUBBLE)]
    return [Use(f"shift {SQUARES[cell]} {SQUARES[to]}", cell, to) for cell in stacks for to in free if to != cell]


def shift(s: BadBones, k: Kingdom, use: Use) -> None:
    """No flip, no turn, so neither arrow nor treasure acts (BAD-088)."""
    kinds: list[int] = []
    for i in range(len(k.bones)):
        bone = k.bones[i]
        if place_of(bone) == use.cell:
            k.bones[i] = put_at(bone, use.other)
            kinds.append(kind_of(bone))
    s.say(WeaponUsed(k.seat, MORNING_STAR, use.cell, tuple(kinds), landing=use.other))


def parries(_s: BadBones, k: Kingdom) -> list[Use]:
    """Rapier: the stack of one neighbour, straight or diagonal (BAD-089)."""
    return [Use(f"turn {SQUARES[cell]}", cell) for cell in AROUND[k.hero] if standing_on(k, cell)]


def parry(s: BadBones, k: Kingdom, use: Use) -> None:
    """Each of them is turned freely, a group as one piece (BAD-089, BAD-095)."""
    waiting = pieces_on(k, use.cell)
    s.say(WeaponUsed(k.seat, RAPIER, use.cell, tuple([kind_of(bone) for bone in standing_on(k, use.cell)])))
    s.then(ChooseTurn(k.seat, waiting, 0))


def pieces_on(k: Kingdom, cell: int) -> tuple[int, ...]:
    """The skeletons on a square that are handled one by one; an instructor stands for his group (BAD-095)."""
    return tuple(sorted([bone for bone in standing_on(k, cell) if leader_of(k, bone) is None]))


def piece(k: Kingdom, bone: int) -> list[int]:
    """A skeleton and, if it is an instructor, those on his square that he leads."""
    return [bone, *[other for other in standing_on(k, place_of(bone)) if leader_of(k, other) == bone]]


class ChooseTurn(SeatQuestion):
    """The rapier turns the skeletons of a square one by one; twins never turn to an earlier side than their twin."""

    __slots__ = ("least", "waiting")

    kind = "turn_bone"
    answers = Exit

    def __init__(self, seat: int, waiting: tuple[int, ...], least: int) -> None:
        super().__init__(seat)
        self.waiting = waiting
        self.least = least

    def options(self, s: BadBones) -> Sequence[Exit]:
        return EXITS[self.least :]

    def picked(self, s: BadBones, pick: Exit) -> None:
        k = s.kingdoms[self.seat]
        first = self.waiting[0]
        for bone in piece(k, first):
            k.bones[k.bones.index(bone)] = turned(bone, pick.direction)
        rest = self.waiting[1:]
        if rest:
            s.then(ChooseTurn(self.seat, rest, pick.direction if rest[0] == first else 0))

    def about(self, s: BadBones) -> dict[str, Argument]:
        bone = self.waiting[0]
        facing = DIRECTIONS[facing_of(bone)]
        return {"who": skeletons((kind_of(bone),)), "square": square(place_of(bone)), "facing": facing}


USES: Final[tuple[Callable[[BadBones, Kingdom], list[Use]], ...]] = (
    shots,
    freezes,
    curses,
    teleports,
    charges,
    swings,
    shifts,
    parries,
)
STROKES: Final[tuple[Callable[[BadBones, Kingdom, Use], None], ...]] = (
    shoot,
    freeze,
    curse,
    teleport,
    charge,
    swing,
    shift,
    parry,
)
assert len(USES) == len(STROKES) == len(WEAPONS)
