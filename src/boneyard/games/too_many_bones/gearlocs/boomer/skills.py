"""Boomer: making grenades from components, and throwing them, other finds, and her backup plan.

Which of her dice may be rolled, such as Body Search after a baddie has fallen, is in `gearlocs.abilities`. A baddie
that targets a gearloc with a Smoke die misses it: `battle.dodging`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.answers.picks import ACT, AT, MAKE_GRENADE, NO, NO_AIM, REROLL, YES, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import name_of, place_words, yes_or_no
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.effect_dice import cleanse, put_effect
from boneyard.games.too_many_bones.battle.moving import move
from boneyard.games.too_many_bones.battle.rolling import like, roll_again
from boneyard.games.too_many_bones.battle.slots import (
    drop_locked,
    exhaust,
    find,
    has_free_active,
    holds,
    owner_of,
    set_counter,
    total,
    turn_down_locked,
)
from boneyard.games.too_many_bones.battle.stats import is_worth_at_most
from boneyard.games.too_many_bones.battle.targeting import is_enthroned, neighbours
from boneyard.games.too_many_bones.battle.verbs import (
    any_adjacent_baddie,
    any_position,
    baddie_at,
    damage_target,
    disable_aimed,
    is_baddie_at,
    nobody_in_particular,
    the_target,
)
from boneyard.games.too_many_bones.content.records import NO_ICON
from boneyard.games.too_many_bones.content.sheets import FACES, face_with, icon_of
from boneyard.games.too_many_bones.content.verbs import Settles, Verb
from boneyard.games.too_many_bones.events.battle import DiePlaced
from boneyard.games.too_many_bones.model.dice import cell_aimed, die_of, face_of, token, turned, value_of
from boneyard.games.too_many_bones.model.ids import (
    BIG_BOOM,
    BIGGER_BOOM_ICON,
    BONES_ICON,
    BOOM_COUNTER,
    CASING_ICON,
    CLEANSE_ICON,
    CONTROLLED_BLAST_ICON,
    DISABLE_ICON,
    ELEMENT_325_ICON,
    ELEMENT_DIE,
    ELEMENT_ICON,
    FIRST_BADDIE,
    FRAG,
    FUSE_DIE,
    FUSE_ICON,
    HOLY_HAND_GRENADE_DIE,
    HOLY_HAND_GRENADE_FOUND_ICON,
    HOLY_HAND_GRENADE_ICON,
    INTACT_GRENADE_ICON,
    MULTI_USE_PARTS_ICON,
    NAPALM_ICON,
    NO_ROLLED_DIE,
    NOBODY,
    ORB,
    READY,
    SMALL_EXPLOSION_ICON,
    SMOKE_ICON,
    SMOKE_SCREEN,
    SONIC_CLEANSE,
    STUN,
    STUNNER_ICON,
    THRONE,
    TRAY,
    UNTARGETABLE,
    Cell,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import ADJACENT, NOWHERE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

MOST: Final = 3  # grenades on the Boom Counter, and components on one die
NAPALM_DAMAGE: Final = 2
COMPONENTS: Final = (ELEMENT_ICON, CASING_ICON, FUSE_ICON)  # by die, from Element on


# Making grenades.


def has_grenade(gearloc: Gearloc) -> bool:
    """Whether the Boom Counter holds a grenade."""
    return gearloc.counts(BOOM_COUNTER) > 0


def set_grenades(s: TooManyBones, gearloc: Gearloc, count: int) -> None:
    """Set the Boom Counter."""
    set_counter(s, gearloc, BOOM_COUNTER, min(MOST, count))


def spend_grenade(s: TooManyBones, gearloc: Gearloc) -> None:
    """Spend a grenade, which every grenade die costs when it is aimed."""
    set_grenades(s, gearloc, gearloc.counts(BOOM_COUNTER) - 1)


def acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """One of each component makes a grenade, at any time in her turn, as often as possible."""
    room = gearloc.counts(BOOM_COUNTER) < MOST
    return [pick(ACT, MAKE_GRENADE)] if room and has_components(s, gearloc) else []


def has_components(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether each component is there, on its own die, locked or just rolled, or else as Multi-Use Parts."""
    missing = 0
    for icon in COMPONENTS:
        if find(gearloc.locked, icon) < 0 and find(s.turn.roll, icon) < 0:
            missing += 1
    return missing <= total(gearloc.locked, MULTI_USE_PARTS_ICON) + total(s.turn.roll, MULTI_USE_PARTS_ICON)


def act(s: TooManyBones, gearloc: Gearloc, _chosen: Pick) -> None:
    """Lower each component by 1. A die used directly from the roll is exhausted (TMB-226)."""
    missing = 0
    for icon in COMPONENTS:
        locked, rolled = find(gearloc.locked, icon), find(s.turn.roll, icon)
        if locked >= 0:
            turn_down_locked(s, gearloc, locked)
        elif rolled >= 0:
            exhaust(s, s.turn.roll.pop(rolled))
        else:
            missing += 1
    while missing > 0 and find(gearloc.locked, MULTI_USE_PARTS_ICON) >= 0:
        turn_down_locked(s, gearloc, find(gearloc.locked, MULTI_USE_PARTS_ICON))
        missing -= 1
    while missing > 0:
        rolled_die = s.turn.roll.pop(find(s.turn.roll, MULTI_USE_PARTS_ICON))
        missing -= value_of(rolled_die)
        exhaust(s, rolled_die)
    set_grenades(s, gearloc, gearloc.counts(BOOM_COUNTER) + 1)


def is_component_die(die: Die) -> bool:
    """Whether it is Element, Casing or Fuse."""
    return ELEMENT_DIE <= die <= FUSE_DIE


def as_locked(gearloc: Gearloc, rolled_die: RolledDie) -> RolledDie:
    """The value once locked: Resourceful Scavenger adds 1 to a component, and turns bones into 1."""
    die = die_of(rolled_die)
    if not gearloc.innate_plus or not is_component_die(die):
        return rolled_die
    if icon_of(rolled_die) == BONES_ICON:
        return token(die, face_with(die, COMPONENTS[die - ELEMENT_DIE]), 1)
    return token(die, face_of(rolled_die), min(MOST, value_of(rolled_die) + 1))


# Throwing grenades.


def grenade_aims(s: TooManyBones, _gearloc: Gearloc, die: Die) -> list[int]:
    """What a grenade may be aimed at before it is rolled: a position, a baddie, a gearloc, or nothing."""
    if die in (FRAG, HOLY_HAND_GRENADE_DIE):
        return any_position(s, _gearloc, NO_ROLLED_DIE)
    if die in (BIG_BOOM, SONIC_CLEANSE):
        return []
    if die == SMOKE_SCREEN:
        return [gearloc.cell for gearloc in s.gearlocs_standing()]
    return [baddie.cell for baddie in s.baddies_standing()]


def has_aim(s: TooManyBones, gearloc: Gearloc, die: Die) -> bool:
    """Whether there is anything to throw it at. Big Boom and Sonic Cleanse need nothing."""
    return die in (BIG_BOOM, SONIC_CLEANSE) or len(grenade_aims(s, gearloc, die)) > 0


def explosion(s: TooManyBones, gearloc: Gearloc, cell: int, amount: int) -> None:
    """Deal full damage to the unit on a position, and half to all adjacent units, friends included (TMB-190)."""
    found = [Damage(s.grid[cell], amount, PLAIN, gearloc.id)] if s.grid[cell] >= 0 else []
    found += [Damage(unit, amount // 2, PLAIN, gearloc.id) for unit in neighbours(s, cell)]
    deal(s, *found)


def blast(s: TooManyBones, gearloc: Gearloc, amount: int, backlash: int) -> None:
    """Damage every enemy, and with some faces the whole party."""
    found = [Damage(baddie.id, amount, PLAIN, gearloc.id) for baddie in s.enemies_standing() if baddie.id != THRONE]
    found += [Damage(ally.id, backlash, PLAIN, gearloc.id) for ally in s.gearlocs_standing() if backlash]
    deal(s, *found)


def explode(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Frag, including Bigger Boom."""
    explosion(s, gearloc, cell_aimed(rolled_die), value_of(rolled_die) + s.turn.boost)


def blast_all(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Big Boom, including Bigger Boom. Two of its faces damage the party too."""
    blast(s, gearloc, value_of(rolled_die) + s.turn.boost, FACES[die_of(rolled_die)][face_of(rolled_die)].also_value)


def stun_aimed(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Stunner: stun the baddie aimed at, if its points are low enough (TMB-048)."""
    cell = cell_aimed(rolled_die)
    if is_baddie_at(s, cell) and is_worth_at_most(baddie_at(s, cell), value_of(rolled_die)):
        put_effect(s, s.grid[cell], STUN)


def burn_aimed(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Napalm stays on the baddie aimed at and burns. One face burns Boomer too."""
    cell = cell_aimed(rolled_die)
    if is_baddie_at(s, cell):
        baddie = baddie_at(s, cell)
        die = token(die_of(rolled_die), face_of(rolled_die), value_of(rolled_die))
        baddie.dice.append(die)
        s.say(DiePlaced(s.who(gearloc.id), die, s.who(baddie.id), "baddie"))
    else:
        exhaust(s, rolled_die)
    if FACES[die_of(rolled_die)][face_of(rolled_die)].also != NO_ICON:
        deal(s, Damage(gearloc.id, 1, PLAIN, gearloc.id))


def burn(s: TooManyBones, baddie: Baddie) -> None:
    """Napalm burns again as the baddie's turn starts (`turns.start_and_end`), until its die is exhausted."""
    place = find(baddie.dice, NAPALM_ICON)
    owner = owner_of(s, die_of(baddie.dice[place]))
    baddie.dice[place] = turned(baddie.dice[place], -1)
    if value_of(baddie.dice[place]) == 0:
        exhaust(s, baddie.dice.pop(place))
    deal(s, Damage(baddie.id, NAPALM_DAMAGE, PLAIN, owner.id))  # the die's owner (TMB-191)


def without_a_slot(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if no slot is free. Smoke and Cleanse must be used, so they are then used up at once."""
    holder = gearloc.id if cell_aimed(rolled_die) == NOWHERE else s.grid[cell_aimed(rolled_die)]
    if 0 <= holder < FIRST_BADDIE and has_free_active(s.party[holder]):
        return []
    return [NO_AIM]


def disperse(_s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Use up Smoke that has no slot."""


def cleanse_once(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Remove the negative effect dice, without preventing new ones."""
    cleanse(s)


def disable_aims(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The Flashbang was aimed before the roll. Tantrum's die needs an adjacent baddie of few enough points."""
    if cell_aimed(rolled_die) != NOWHERE:
        return [NO_AIM]
    near = any_adjacent_baddie(s, gearloc, rolled_die)
    return [cell for cell in near if is_worth_at_most(baddie_at(s, cell), value_of(rolled_die))]


def throw_holy(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Throw the Holy Hand Grenade. Element 325 may be applied just before."""
    if find(gearloc.locked, ELEMENT_325_ICON) >= 0:
        s.then(OfferElement(gearloc.id, rolled_die))
    else:
        holy_boom(s, gearloc, rolled_die, FACES[die_of(rolled_die)][face_of(rolled_die)].value)


def holy_boom(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, amount: int) -> None:
    """Deal the damage of the Holy Hand Grenade, with the white or the teal number."""
    if FACES[die_of(rolled_die)][face_of(rolled_die)].also == SMALL_EXPLOSION_ICON:
        explosion(s, gearloc, cell_aimed(rolled_die), amount)
    else:
        blast(s, gearloc, amount, 0)


class OfferElement(Question):
    """Boomer may apply Element 325, so that the teal numbers count."""

    __slots__ = ("rolled_die",)

    kind = "element_325"

    def __init__(self, seat: Seat, rolled_die: RolledDie) -> None:
        super().__init__(seat)
        self.rolled_die = rolled_die

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(YES), pick(NO)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = s.party[self.seat]
        face = FACES[die_of(self.rolled_die)][face_of(self.rolled_die)]
        if chosen.verb == YES:
            drop_locked(s, gearloc, find(gearloc.locked, ELEMENT_325_ICON))
            holy_boom(s, gearloc, self.rolled_die, face.also_value)
        else:
            holy_boom(s, gearloc, self.rolled_die, face.value)

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return yes_or_no(self.kind, chosen)


# Other finds.


def room_for_grenades(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the Boom Counter is below three."""
    return [NO_AIM] if gearloc.counts(BOOM_COUNTER) < MOST else []


def find_grenade(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Add intact grenades to the Boom Counter."""
    set_grenades(s, gearloc, gearloc.counts(BOOM_COUNTER) + value_of(rolled_die))


def holy_is_lost(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the Holy Hand Grenade has not been found."""
    return [NO_AIM] if gearloc.where_is(HOLY_HAND_GRENADE_DIE) == TRAY else []


def find_holy(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Put the Holy Hand Grenade into the skill area."""
    gearloc.put(HOLY_HAND_GRENADE_DIE, READY)
    s.say(DiePlaced(s.who(gearloc.id), token(HOLY_HAND_GRENADE_DIE, 0, 0), s.who(gearloc.id), "mat"))


def boost(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Bigger Boom: Frag and Big Boom deal more damage this turn."""
    s.turn.boost += value_of(rolled_die)


VERBS: Final[dict[int, Verb]] = {
    SMALL_EXPLOSION_ICON: Verb(nobody_in_particular, explode),
    CONTROLLED_BLAST_ICON: Verb(nobody_in_particular, blast_all),
    STUNNER_ICON: Verb(nobody_in_particular, stun_aimed),
    NAPALM_ICON: Verb(nobody_in_particular, burn_aimed, keeps=True),
    SMOKE_ICON: Verb(without_a_slot, disperse),
    CLEANSE_ICON: Verb(without_a_slot, cleanse_once),
    DISABLE_ICON: Verb(disable_aims, disable_aimed),
    HOLY_HAND_GRENADE_ICON: Verb(nobody_in_particular, throw_holy),
    INTACT_GRENADE_ICON: Verb(room_for_grenades, find_grenade),
    HOLY_HAND_GRENADE_FOUND_ICON: Verb(holy_is_lost, find_holy),
    BIGGER_BOOM_ICON: Verb(nobody_in_particular, boost),
}


def start_cleanse(s: TooManyBones, _owner: Gearloc, _holder: Gearloc, _rolled_die: RolledDie) -> None:
    """Sonic Cleanse: while it stays in its slot, no negative effect die stays on the party."""
    cleanse(s)


SETTLES: Final[dict[int, Settles]] = {CLEANSE_ICON: start_cleanse}


# The backup plan.


def scavenged(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if an unused Scavenger die is in the roll."""
    return [NO_AIM] if scavenger_dice(s) else []


def search_again(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Reroll an unused Scavenger die."""
    dice = scavenger_dice(s)
    s.then(SearchAgain(gearloc.id, dice[0]) if len(dice) == 1 else ChooseScavenged(gearloc.id))


def scavenger_dice(s: TooManyBones) -> list[Die]:
    """The indices of unused Scavenger dice in the roll."""
    return [die_of(rolled_die) for rolled_die in s.turn.roll if is_component_die(die_of(rolled_die))]


class ChooseScavenged(Question):
    """Search Again: choose an unused Scavenger die to reroll."""

    __slots__ = ()

    kind = "reroll"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        dice = [rolled_die for rolled_die in s.turn.roll if is_component_die(die_of(rolled_die))]
        return [pick(REROLL, like(rolled_die)) for rolled_die in dice]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(SearchAgain(self.seat, die_of(chosen.rolled_die)))


class SearchAgain(Do):
    """Reroll a Scavenger die."""

    __slots__ = ("die", "seat")

    def __init__(self, seat: Seat, die: Die) -> None:
        self.seat = seat
        self.die = die

    def run(self, s: TooManyBones) -> None:
        roll_again(s, self.seat, [holds(s.turn.roll, self.die)])


def movable(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Occupied positions whose unit has a free position beside it. An Orb and a king on his Throne stay."""
    return [cell for cell in range(len(s.grid)) if s.grid[cell] >= 0 and _can_be_moved(s, cell)]


def _can_be_moved(s: TooManyBones, cell: int) -> bool:
    unit = s.grid[cell]
    if unit >= ORB or (unit >= FIRST_BADDIE and is_enthroned(s, s.baddie(unit))):
        return False
    return len(free_beside(s, cell)) > 0


def bluff(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Bluff Bomb: the unit aimed at moves to an adjacent position."""
    free = free_beside(s, aim)
    if len(free) > 1:
        s.then(ChooseBluff(gearloc.id, aim))
    else:
        move(s, s.grid[aim], free[0], "bluff")


def free_beside(s: TooManyBones, cell: int) -> list[Cell]:
    """The free positions adjacent to a position."""
    return [near for near in ADJACENT[cell] if s.grid[near] == NOBODY]


class ChooseBluff(Question):
    """Bluff Bomb: choose the adjacent position the unit moves to."""

    __slots__ = ("cell",)

    kind = "bluff"

    def __init__(self, seat: Seat, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        free = free_beside(s, self.cell)
        return [pick(AT, 0, near) for near in free]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        move(s, s.grid[self.cell], chosen.cell, "bluff")

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, s.grid[self.cell])}

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return place_words(s, chosen.aim, s.grid[self.cell])


def hide(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Nobody can target her until her next turn."""
    put_effect(s, gearloc.id, UNTARGETABLE)


PLAN: Final[dict[int, Verb]] = {
    1: Verb(the_target, damage_target(1)),
    2: Verb(scavenged, search_again),
    3: Verb(movable, bluff),
    4: Verb(the_target, damage_target(3)),
    5: Verb(nobody_in_particular, hide),
}
