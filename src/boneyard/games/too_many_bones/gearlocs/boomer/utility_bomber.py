"""Boomer, Utility Bomber: Smoke Screen, Sonic Cleanse and Flashbang.

A baddie that targets a gearloc with a Smoke die misses it: `battle.dodging`. Whether the party is cleansed is asked in
`battle.stats`. Flashbang's face is in `gearlocs.shared_icons`. What a grenade costs is in `gearlocs.abilities`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import NO_AIM
from boneyard.games.too_many_bones.battle.effect_dice import cleanse
from boneyard.games.too_many_bones.battle.slots import has_free_active
from boneyard.games.too_many_bones.battle.verbs import any_baddie_but_objects
from boneyard.games.too_many_bones.content.icons import MANDATORY_BONES, icon
from boneyard.games.too_many_bones.content.records import ACTIVE, ALLY, AT_ONCE, COUNTER
from boneyard.games.too_many_bones.content.sheets import Profession
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.gearlocs.shared_icons import DISABLING
from boneyard.games.too_many_bones.model.dice import cell_aimed
from boneyard.games.too_many_bones.model.ids import BOOMER, FIRST_BADDIE, RolledDie
from boneyard.games.too_many_bones.model.mat import NOWHERE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

UTILITY_BOMBER: Final = Profession(BOOMER, Words("Utility Bomber", "Neutralisatrice"))

# Smoke Screen.


def any_gearloc_standing(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """The position of any gearloc on the mat."""
    return [gearloc.cell for gearloc in s.gearlocs_standing()]


def without_a_slot(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if no slot is free. Smoke and Cleanse must be used, so they are then used up at once."""
    holder = gearloc.id if cell_aimed(rolled_die) == NOWHERE else s.grid[cell_aimed(rolled_die)]
    if 0 <= holder < FIRST_BADDIE and has_free_active(s.party[holder]):
        return []
    return [NO_AIM]


def disperse(_s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Use up Smoke that has no slot."""


SMOKE: Final = icon(
    "smoke",
    Words("Smoke", "Fumée"),
    Words(
        "Baddies that target this gearloc miss it, X time(s).",
        "Les vilains qui visent ce gearloc le manquent, X fois.",
    ),
    ACTIVE | ALLY | COUNTER,
    must=True,
    verb=Verb(without_a_slot, disperse),
)

UTILITY_BOMBER.die(
    7,
    "smoke-screen",
    Words("Smoke Screen", "Écran de fumée"),
    Words(
        "A grenade that wraps her or an ally in smoke, so that baddies miss.",
        "Une grenade qui l’enveloppe de fumée, elle ou un allié, et les vilains manquent leur coup.",
    ),
    (MANDATORY_BONES.of(1), SMOKE.of(1), SMOKE.of(1), SMOKE.of(1), SMOKE.of(2), SMOKE.of(2)),
    star=True,
    grenade=True,
    thrown_at=any_gearloc_standing,
)


# Sonic Cleanse.


def cleanse_once(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Remove the negative effect dice, without preventing new ones."""
    cleanse(s)


def start_cleanse(s: TooManyBones, _owner: Gearloc, _holder: Gearloc, _rolled_die: RolledDie) -> None:
    """Sonic Cleanse: while it stays in its slot, no negative effect die stays on the party."""
    cleanse(s)


CLEANSE: Final = icon(
    "cleanse",
    Words("Cleanse", "Ultrasons"),
    Words(
        "The party loses all negative effects, and gets no new ones for X round(s).",
        "Le groupe perd tous ses effets négatifs, et n’en reçoit aucun pendant X manche(s).",
    ),
    AT_ONCE | ACTIVE | COUNTER,
    must=True,
    verb=Verb(without_a_slot, cleanse_once),
    settles=start_cleanse,
)

UTILITY_BOMBER.die(
    8,
    "sonic-cleanse",
    Words("Sonic Cleanse", "Nettoyage à ultrasons"),
    Words(
        "A grenade that rids the party of negative effects and keeps them off for a while.",
        "Une grenade qui débarrasse le groupe des effets négatifs et les tient à distance un moment.",
    ),
    (CLEANSE.of(1), CLEANSE.of(1), CLEANSE.of(1), CLEANSE.of(2), CLEANSE.of(2), CLEANSE.of(2)),
    star=True,
    grenade=True,
)

# Flashbang.

UTILITY_BOMBER.die(
    11,
    "flashbang",
    Words("Flashbang", "Bombe lacrymo"),
    Words(
        "A grenade that robs the baddie it is aimed at of its skills, if its points are few enough.",
        "Une grenade qui prive le vilain visé de ses capacités, si ses points sont assez bas.",
    ),
    (DISABLING.of(1), DISABLING.of(1), DISABLING.of(1), DISABLING.of(5), DISABLING.of(5), DISABLING.of(5)),
    star=True,
    grenade=True,
    thrown_at=any_baddie_but_objects,
)
