"""Boomer, Grenadier: Frag, Big Boom, Stunner and Napalm.

What a grenade costs is in `gearlocs.abilities`; the Boom Counter is in `scavenger`. Napalm burns as the turn of its
baddie starts: `turns.start_and_end`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.slots import exhaust, find, owner_of
from boneyard.games.too_many_bones.battle.stats import is_worth_at_most
from boneyard.games.too_many_bones.battle.targeting import neighbours
from boneyard.games.too_many_bones.battle.verbs import (
    any_baddie_but_objects,
    any_position,
    baddie_at,
    is_baddie_at,
    nobody_in_particular,
)
from boneyard.games.too_many_bones.content.icons import MANDATORY_BONES, icon
from boneyard.games.too_many_bones.content.records import AT_ONCE, COUNTER, NO_ICON, ON_BADDIE
from boneyard.games.too_many_bones.content.sheets import FACES, Profession
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import DiePlaced
from boneyard.games.too_many_bones.model.dice import cell_aimed, die_of, face_of, token, turned, value_of
from boneyard.games.too_many_bones.model.ids import (
    BOOMER,
    NAPALM_ICON,
    STUN,
    THRONE,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

GRENADIER: Final = Profession(BOOMER, Words("Grenadier", "Poseuse de bombes"))
NAPALM_DAMAGE: Final = 2

# Frag.


def explosion(s: TooManyBones, gearloc: Gearloc, cell: int, amount: int) -> None:
    """Deal full damage to the unit on a position, and half to all adjacent units, friends included (TMB-190)."""
    found = [Damage(s.grid[cell], amount, PLAIN, gearloc.id)] if s.grid[cell] >= 0 else []
    found += [Damage(unit, amount // 2, PLAIN, gearloc.id) for unit in neighbours(s, cell)]
    deal(s, *found)


def explode(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Frag, including Bigger Boom."""
    explosion(s, gearloc, cell_aimed(rolled_die), value_of(rolled_die) + s.turn.boost)


SMALL_EXPLOSION: Final = icon(
    "small_explosion",
    Words("Small explosion", "Petite explosion"),
    Words(
        "X damage on the position, and half of it, rounded down, on every adjacent one.",
        "X dégât(s) sur la position, et la moitié, arrondie à l’entier inférieur, sur chaque position adjacente.",
    ),
    AT_ONCE,
    must=True,
    verb=Verb(nobody_in_particular, explode),
)

GRENADIER.die(
    5,
    "frag",
    Words("Frag", "Grenade à fragmentation"),
    Words(
        "A grenade that tears up one position and does half as much around it, to friends too.",
        "Une grenade qui ravage une position et fait moitié moins autour, amis compris.",
    ),
    (
        MANDATORY_BONES.of(1),
        SMALL_EXPLOSION.of(3),
        SMALL_EXPLOSION.of(3),
        SMALL_EXPLOSION.of(3),
        SMALL_EXPLOSION.of(3),
        SMALL_EXPLOSION.of(4),
    ),
    star=True,
    grenade=True,
    thrown_at=any_position,
)


# Big Boom.


def blast(s: TooManyBones, gearloc: Gearloc, amount: int, backlash: int) -> None:
    """Damage every enemy, and with some faces the whole party."""
    found = [Damage(baddie.id, amount, PLAIN, gearloc.id) for baddie in s.enemies_standing() if baddie.id != THRONE]
    found += [Damage(ally.id, backlash, PLAIN, gearloc.id) for ally in s.gearlocs_standing() if backlash]
    deal(s, *found)


def blast_all(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Big Boom, including Bigger Boom. Two of its faces damage the party too."""
    blast(s, gearloc, value_of(rolled_die) + s.turn.boost, FACES[die_of(rolled_die)][face_of(rolled_die)].also_value)


CONTROLLED_BLAST: Final = icon(
    "controlled_blast",
    Words("Controlled blast", "Détonation contrôlée"),
    Words("Every baddie takes X damage.", "Chaque vilain subit X dégât(s)."),
    AT_ONCE,
    must=True,
    verb=Verb(nobody_in_particular, blast_all),
)

PARTY_BACKLASH: Final = icon(
    "party_backlash",
    Words("Party backlash", "Retour de flamme groupé"),
    Words("Every gearloc takes X damage, Boomer too.", "Chaque gearloc subit X dégât(s), Atomik comprise."),
    AT_ONCE,
)

GRENADIER.die(
    6,
    "big-boom",
    Words("Big Boom", "Gros boum"),
    Words(
        "A grenade that hurts all baddies, and on two faces the whole party.",
        "Une grenade qui blesse tous les vilains et, sur deux faces, tout le groupe.",
    ),
    (
        CONTROLLED_BLAST.of(1, also=PARTY_BACKLASH, also_value=1),
        CONTROLLED_BLAST.of(1),
        CONTROLLED_BLAST.of(1),
        CONTROLLED_BLAST.of(2, also=PARTY_BACKLASH, also_value=2),
        CONTROLLED_BLAST.of(2),
        CONTROLLED_BLAST.of(2),
    ),
    grenade=True,
)


# Stunner.


def stun_aimed(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Stunner: stun the baddie aimed at, if its points are low enough (TMB-048)."""
    cell = cell_aimed(rolled_die)
    if is_baddie_at(s, cell) and is_worth_at_most(baddie_at(s, cell), value_of(rolled_die)):
        put_effect(s, s.grid[cell], STUN)


STUNNER: Final = icon(
    "stunner",
    Words("Stunner", "Grenade assourdissante"),
    Words(
        "The baddie aimed at is stunned if it has up to X point(s).",
        "Le vilain visé reçoit Confusion s’il vaut X point(s) au plus.",
    ),
    AT_ONCE,
    must=True,
    verb=Verb(nobody_in_particular, stun_aimed),
)

GRENADIER.die(
    9,
    "stunner",
    Words("Stunner", "Grenade assourdissante"),
    Words(
        "A grenade that stuns the baddie it is aimed at, unless it is a big one.",
        "Une grenade qui inflige Confusion au vilain visé, sauf aux plus gros.",
    ),
    (MANDATORY_BONES.of(1), STUNNER.of(5), STUNNER.of(5), STUNNER.of(5), STUNNER.of(5), STUNNER.of(5)),
    star=True,
    grenade=True,
    thrown_at=any_baddie_but_objects,
)


# Napalm.


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


NAPALM: Final = icon(
    "napalm",
    Words("Napalm", "Napalm"),
    Words(
        "For X round(s) this baddie takes 2 damage at the start of its turn.",
        "Pendant X manche(s), ce vilain subit 2 dégâts au début de son tour.",
    ),
    ON_BADDIE | COUNTER,
    must=True,
    verb=Verb(nobody_in_particular, burn_aimed, keeps=True),
)

BACKLASH: Final = icon(
    "backlash",
    Words("Backlash", "Retour de flamme"),
    Words("Boomer takes X damage.", "Atomik subit X dégât(s)."),
    AT_ONCE,
)

GRENADIER.die(
    10,
    "napalm",
    Words("Napalm", "Napalm"),
    Words(
        "A grenade that sticks to a baddie and burns it turn after turn; one face burns Boomer as well.",
        "Une grenade qui colle à un vilain et le brûle tour après tour ; une face brûle aussi Atomik.",
    ),
    (
        MANDATORY_BONES.of(1),
        NAPALM.of(1, also=BACKLASH, also_value=1),
        NAPALM.of(1),
        NAPALM.of(2),
        NAPALM.of(2),
        NAPALM.of(3),
    ),
    grenade=True,
    thrown_at=any_baddie_but_objects,
)


def burn(s: TooManyBones, baddie: Baddie) -> None:
    """Napalm burns again as the baddie's turn starts (`turns.start_and_end`), until its die is exhausted."""
    place = find(baddie.dice, NAPALM_ICON)
    owner = owner_of(s, die_of(baddie.dice[place]))
    baddie.dice[place] = turned(baddie.dice[place], -1)
    if value_of(baddie.dice[place]) == 0:
        exhaust(s, baddie.dice.pop(place))
    deal(s, Damage(baddie.id, NAPALM_DAMAGE, PLAIN, owner.id))  # the die's owner (TMB-191)
