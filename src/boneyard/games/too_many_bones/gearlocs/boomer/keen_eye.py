"""Boomer, Keen Eye: Body Search, Bigger Boom and Search for 325."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import NO_AIM
from boneyard.games.too_many_bones.battle.verbs import nobody_in_particular
from boneyard.games.too_many_bones.content.icons import BONES, icon
from boneyard.games.too_many_bones.content.records import AT_ONCE, LOCKED
from boneyard.games.too_many_bones.content.sheets import Profession
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import DiePlaced
from boneyard.games.too_many_bones.gearlocs.boomer.consumables import INTACT_GRENADE
from boneyard.games.too_many_bones.gearlocs.boomer.scavenger import MULTI_USE_PARTS
from boneyard.games.too_many_bones.gearlocs.shared_icons import BUFF_HP, LOOT
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import (
    BOOMER,
    HOLY_HAND_GRENADE_DIE,
    READY,
    TRAY,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

KEEN_EYE: Final = Profession(BOOMER, Words("Keen Eye", "Œil vif"))

# Body Search.


def after_a_body(s: TooManyBones, _gearloc: Gearloc) -> bool:
    """Whether a baddie has fallen in this battle."""
    return s.fallen > 0


KEEN_EYE.die(
    13,
    "body-search",
    Words("Body Search", "Fouille corporelle"),
    Words(
        "What a baddie leaves behind; not rolled before one has been defeated in this battle.",
        "Ce que laisse un vilain ; ne se lance pas avant qu’un vilain soit vaincu dans ce combat.",
    ),
    (BONES.of(1), BONES.of(1), BUFF_HP.of(3), LOOT.of(1), MULTI_USE_PARTS.of(1), MULTI_USE_PARTS.of(2)),
    star=True,
    may_roll=after_a_body,
)


# Bigger Boom.


def boost(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Bigger Boom: Frag and Big Boom deal more damage this turn."""
    s.turn.boost += value_of(rolled_die)


BIGGER_BOOM: Final = icon(
    "bigger_boom",
    Words("Bigger boom", "Plus gros boum"),
    Words(
        "Frag and Big Boom deal X damage more this turn.",
        "Grenade à fragmentation et Gros boum infligent X dégât(s) de plus ce tour-ci.",
    ),
    AT_ONCE,
    verb=Verb(nobody_in_particular, boost),
)

KEEN_EYE.die(
    14,
    "bigger-boom",
    Words("Bigger Boom", "Plus gros boum"),
    Words("Makes Frag and Big Boom hurt more.", "Rend Grenade à fragmentation et Gros boum plus violents."),
    (BONES.of(1), BONES.of(1), BIGGER_BOOM.of(1), BIGGER_BOOM.of(1), BIGGER_BOOM.of(1), BIGGER_BOOM.of(2)),
)


# Search for 325.


def holy_is_lost(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the Holy Hand Grenade has not been found."""
    return [NO_AIM] if gearloc.where_is(HOLY_HAND_GRENADE_DIE) == TRAY else []


def find_holy(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Put the Holy Hand Grenade into the skill area."""
    gearloc.put(HOLY_HAND_GRENADE_DIE, READY)
    s.say(DiePlaced(s.who(gearloc.id), token(HOLY_HAND_GRENADE_DIE, 0, 0), s.who(gearloc.id), "mat"))


HOLY_HAND_GRENADE_FOUND: Final = icon(
    "holy_hand_grenade_found",
    Words("Holy Hand Grenade (found)", "Sainte Grenade (trouvée)"),
    Words("The Holy Hand Grenade is hers.", "La Sainte Grenade est à elle."),
    AT_ONCE,
    verb=Verb(holy_is_lost, find_holy),
)

ELEMENT_325: Final = icon(
    "element_325",
    Words("Element 325", "Élément 325"),
    Words(
        "Makes the next Holy Hand Grenade count its teal number.",
        "La prochaine Sainte Grenade compte son nombre turquoise.",
    ),
    LOCKED,
)

KEEN_EYE.die(
    15,
    "search-for-325",
    Words("Search for 325", "À la recherche du 325"),
    Words(
        "With luck the Holy Hand Grenade, a finished grenade or Element 325 turns up.",
        "Avec de la chance : la Sainte Grenade, une grenade toute faite ou l’Élément 325.",
    ),
    (
        BONES.of(2),
        BONES.of(2),
        BONES.of(2),
        HOLY_HAND_GRENADE_FOUND.of(1),
        INTACT_GRENADE.of(1),
        ELEMENT_325.of(),
    ),
)
