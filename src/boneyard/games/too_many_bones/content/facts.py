"""What the pieces of Too Many Bones say, and what else somebody's box might say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from boneyard.core.game import Facts
from boneyard.games.facts.in_force import facts_in_force
from boneyard.games.facts.kinds import Both, Fixed, Kind, ListOf, TableOf, one_of, whole
from boneyard.games.too_many_bones.model.ids import BADDIE_SKILL_NAMES, GEARLOCS, RETREAT_SKILL, TYPES

# The skills of each gearloc by number, as the facts call them.
SKILLS: Final[dict[str, tuple[str, ...]]] = {
    "boomer": (
        "element",
        "casing",
        "fuse",
        "boom_counter",
        "frag",
        "big_boom",
        "smoke_screen",
        "sonic_cleanse",
        "stunner",
        "napalm",
        "flashbang",
        "bag_a_booms",
        "body_search",
        "bigger_boom",
        "search_for_325",
        "holy_hand_grenade",
    ),
    "patches": (
        "med_kit",
        "fast_hands",
        "bone_saw",
        "liquid_life",
        "nutrients",
        "toxins",
        "med_pack",
        "poison_dart",
        "stim_kit",
        "chem_kit",
        "zappack",
        "e_cells",
        "distiller",
        "stim_belt",
        "chain_reactor",
        "stim_lethal",
    ),
    "picket": (
        "stand_ground",
        "shield_form",
        "redshirt",
        "orcish_ale",
        "sword_advance",
        "lockdown",
        "intercept",
        "gobby_jerky",
        "switch",
        "rush",
        "confidence",
        "tenacity",
        "riposte",
        "situational_awareness",
        "bravado",
        "renown",
    ),
    "tantrum": (
        "rage",
        "raaage",
        "raaaaage",
        "anger_management",
        "like_a_wyrm",
        "like_a_wolf",
        "like_a_kobold",
        "axe_collector",
        "intimidate",
        "cripple",
        "way_of_the_wild",
        "horn_o_the_zerker",
        "innervate",
        "strengthen",
        "way_of_the_ebon",
        "body_count",
    ),
}
# Those an arrow must lead to; the others have a star, are there from the start, or are never trained (TMB-071).
TRAINED_AFTER: Final[dict[str, tuple[str, ...]]] = {
    "boomer": ("big_boom", "napalm", "bigger_boom", "search_for_325"),
    "patches": (
        "fast_hands",
        "bone_saw",
        "med_pack",
        "chem_kit",
        "zappack",
        "distiller",
        "stim_belt",
        "chain_reactor",
        "stim_lethal",
    ),
    "picket": ("shield_form", "sword_advance", "lockdown", "intercept", "tenacity", "bravado", "renown"),
    "tantrum": ("raaage", "raaaaage", "innervate", "strengthen", "way_of_the_ebon"),
}
CONSUMABLES: Final[dict[str, tuple[str, ...]]] = {
    "boomer": ("bag_a_booms", "holy_hand_grenade"),
    "patches": ("liquid_life", "poison_dart", "e_cells"),
    "picket": ("orcish_ale", "gobby_jerky"),
    "tantrum": ("horn_o_the_zerker",),
}
# The faces that each tyrant's die may show.
DICE: Final[dict[str, tuple[str, ...]]] = {
    "nom": ("om_nom", "thunderclub", "blank"),
    "mulmesh": ("silver_hide", "howl", "blank"),
    "drellen": ("poison_enhancer", "poison_2", "blank"),
    "gendricks": ("active_orb", "charred_mander"),
    "goblin_king": ("call_for_help", "careless_bomb", "blank"),
    "marrow": ("skull_crack_axe", "blood_rage", "blank"),
    "duster": ("cloak_and_dagger", "dusters_dagger", "blank"),
}
POINTS: Final = (1, 5, 20)
NUMBERED: Final = (  # the skills that take a number
    "careless",
    "frenzy",
    "inspire",
    "lashback",
    "mischief",
    "poison",
    "rage",
    "recover",
    "signal",
    "thick_skin",
    "weaken",
)
FOR_BONES: Final = (  # what bones can set off: skills without a moment of their own, and Engulf
    "bleed",
    "careless",
    "engulf",
    "mischief",
    "poison",
    "stun",
    "taunt",
    "untargetable",
    "weaken",
)
TYRANTS_FOR_BONES: Final = ("limit", "kaboom", "hide")
LOCKS: Final = ("L", "T", "F")  # Lever, Trip, Force (TMB-098)
ACTION_DICE: Final = ("grey", "brown", "yellow")
INTUITION: Final = ("reroll", "convert", "save")
STATUS: Final = ("poison 1", "poison 2", "poison 3", "weaken 1", "weaken 2", "weaken 3", "stun")
LOOT_CARDS: Final = 40
UNCOUNTED: Final = ("last_battle_stew", "reinforced_buckler", "sparring_weapon", "zelfey_root", "raider_armor")
SOUGHT_LOCK: Final = 5  # a card looks for a trove with such a lock

NUMBER: Final = whole(0, 9)
YES_OR_NO: Final = Kind("true or false", lambda value: isinstance(value, bool))
FACES: Final = ListOf("a list of six faces", one_of(("bones", "1", "2")), 6)
VALUE_AND_LETTER: Final = Kind(
    "a value from 1 to 9 with one of L, T, F after it",
    lambda value: isinstance(value, str) and len(value) == 2 and value[0] in "123456789" and value[1] in LOCKS,
)


def different(values: list[Any]) -> bool:
    """Whether nothing comes twice."""
    return all(value not in values[:place] for place, value in enumerate(values))


def is_number_of(skill: str, number: Any) -> bool:
    """Whether a skill may have this number; a skill without a number has 1 (TMB-181)."""
    return type(number) is int and 1 <= number <= (9 if skill in NUMBERED else 1)


def skills_among(names: tuple[str, ...]) -> Kind:
    """Plain skills, each with its number."""
    table = Kind(
        f"a table of skills and their numbers, of {', '.join(names)}",
        lambda value: isinstance(value, dict) and all(skill in names for skill in value),
    )
    numbers = Kind(
        "a table in which every skill has a number from 1 to 9, or 1 if it takes none",
        lambda value: all(is_number_of(skill, number) for skill, number in value.items()),
    )
    return Both(table, numbers)


def bones_skills_among(names: tuple[str, ...]) -> Kind:
    """What some bones set off."""
    part = TableOf(
        "a table { bones, skill, number }", {"bones": whole(1, 9), "skill": one_of(names), "number": whole(1, 9)}
    )
    numbers = Kind(
        "a list in which a skill that takes no number has the number 1",
        lambda value: all(is_number_of(entry["skill"], entry["number"]) for entry in value),
    )
    return Both(ListOf("a list of { bones, skill, number }", part), numbers)


def arrows_among(gearloc: str, skill: str) -> Kind:
    """The skills that lead to this one: of the same gearloc, and trainable before it."""
    if skill not in TRAINED_AFTER[gearloc]:
        return Kind("an empty list, since no arrow has to lead to it", lambda value: value == [])
    names = [name for name in SKILLS[gearloc] if name != skill and name not in CONSUMABLES[gearloc]]
    return Both(
        ListOf("a list of skills", one_of(names)),
        Kind("a list of one or more different skills", lambda value: len(value) > 0 and different(value)),
    )


SKILL: Final = skills_among(BADDIE_SKILL_NAMES[:RETREAT_SKILL])
BONES_SKILL: Final = bones_skills_among(FOR_BONES)
TYRANT_SKILL: Final = skills_among(tuple([name for name in BADDIE_SKILL_NAMES if name not in TYRANTS_FOR_BONES]))
TYRANT_BONES_SKILL: Final = bones_skills_among((*FOR_BONES, *TYRANTS_FOR_BONES))
CHIP: Final[dict[str, Kind]] = {
    "points": Kind("1, 5 or 20", lambda value: type(value) is int and value in POINTS),
    "type": one_of(TYPES),
    "hp": whole(1, 40),
    "initiative": whole(1, 6),
    "attack": NUMBER,
    "defense": NUMBER,
    "range": one_of(("melee", "ranged")),
    "target": one_of(("weakest", "strongest")),
    "targets": whole(1, 4),
    "diagonal": YES_OR_NO,
    "adds_5pt": whole(0, 2),
}

# The first pattern that a fact's name matches says its kind.
KINDS: Final[dict[str, Kind]] = {
    "mat.baddie_moves": whole(1, 6),
    "gearloc_mat.active_slots": whole(1, 12),
    "gearloc_mat.locked_slots": whole(1, 12),
    "gearloc_mat.loot_spaces": whole(1, 12),
    "gearloc_mat.heavy_spaces": whole(1, 12),
    "rounds.numbered": whole(1, 20),
    "rounds.fatigue_from": whole(2, 21),
    "rounds.fatigue_loss": whole(1, 9),
    "rounds.limit": whole(10, 200),
    "modes.*.keep_locked_on_ko": YES_OR_NO,
    "modes.*": whole(0, 6),
    "box.attack_dice": whole(1, 99),
    "box.defense_dice": whole(1, 99),
    "dice.attack": FACES,
    "dice.defense": FACES,
    **{
        f"gearlocs.{gearloc}.requires.{skill}": arrows_among(gearloc, skill)
        for gearloc in GEARLOCS
        for skill in SKILLS[gearloc]
    },
    "gearlocs.*.health": whole(1, 12),
    "gearlocs.*.initiative": ListOf("a list of six whole numbers from 1 to 9", whole(1, 9), 6),
    "gearlocs.*.attack_type": one_of(("melee", "ranged")),
    "gearlocs.*.difficulty*": whole(1, 4),
    "gearlocs.*": NUMBER,
    "chips.*.skills": SKILL,
    "chips.*.bones_skills": BONES_SKILL,
    **{f"chips.*.{field}": kind for field, kind in CHIP.items()},
    "tyrants.*.die.*": whole(0, 6),
    "tyrants.*.skills": TYRANT_SKILL,
    "tyrants.*.bones_skills": TYRANT_BONES_SKILL,
    "tyrants.*.types": Both(
        ListOf("a list of types", one_of(TYPES[:-1])),
        Kind("a list of one or more different types", lambda value: len(value) > 0 and different(value)),
    ),
    "tyrants.*.days": whole(4, 40),
    "tyrants.*.progress": whole(0, 40),
    "tyrants.*.orb_lanes": ListOf("a list of lanes", whole(1, 4)),
    "tyrants.*.orb_hp": whole(1, 40),
    "tyrants.*.throne_hp": whole(1, 40),
    "tyrants.*.bomb": whole(1, 9),
    **{f"tyrants.*.{field}": kind for field, kind in CHIP.items()},
    **{f"loot.{card}.uses": Fixed() for card in UNCOUNTED},
    "loot.*.uses": whole(1, 9),
    "loot.*.chips": whole(1, 20),
    "loot.*.copies": whole(0, 9),
    "trove.*.copies": Fixed(),  # once each: an attempt knows a locked card by its title
    "loot.*.heavy": YES_OR_NO,
    "trove.*.heavy": YES_OR_NO,
    "trove.*.locks": ListOf("a list of three locks", VALUE_AND_LETTER, 3),
    "trove.*.extension": whole(1, 5),
    **{f"lockpicking.{die}": ListOf("a list of six faces", VALUE_AND_LETTER, 6) for die in ACTION_DICE},
    "lockpicking.intuition": ListOf("a list of six faces", one_of(INTUITION), 6),
    "effect_dice.status": ListOf("a list of six faces", one_of(STATUS), 6),
    "darts.hp": whole(1, 40),
    "darts.*_bones": whole(1, 3),
    "darts.turns": whole(10, 1000),
    "*": Fixed(),
}


def conflicts(facts: Facts) -> list[tuple[tuple[str, ...], str]]:
    """All conflicts between facts: of rounds, skills, baddies, dice and decks."""
    return [
        *clashes_of_table(facts),
        *clashes_of_decks(facts),
        *[clash for gearloc in GEARLOCS for clash in clashes_of_arrows(facts, gearloc)],
        *[clash for tyrant in DICE for clash in clashes_of_dice(facts, tyrant)],
    ]


def clashes_of_table(facts: Facts) -> Iterator[tuple[tuple[str, ...], str]]:
    """Conflicts among the rounds, the loot spaces, the white dice and the stacks."""
    numbered, first = facts["rounds.numbered"], facts["rounds.fatigue_from"]
    if first != numbered + 1:
        yield ("rounds.numbered", "rounds.fatigue_from"), "fatigue begins in the round after the numbered ones"
    if facts["gearloc_mat.heavy_spaces"] > facts["gearloc_mat.loot_spaces"]:
        yield ("gearloc_mat.heavy_spaces", "gearloc_mat.loot_spaces"), "something heavy has room on the mat"
    if "bones" not in facts["dice.attack"]:
        yield ("dice.attack",), "an attack die shows bones somewhere"
    if all(face == "bones" for face in facts["dice.defense"]):
        yield ("dice.defense",), "a defense die shows a shield somewhere"
    names = facts_like(facts, "chips", ".points")
    for points in POINTS:
        if all(facts[name] != points for name in names):
            yield names, f"some baddie is worth {points}"


def clashes_of_decks(facts: Facts) -> Iterator[tuple[tuple[str, ...], str]]:
    """Conflicts in the decks: loot has 40 cards, and a card that looks for a lock of 5 must find one."""
    copies = facts_like(facts, "loot", ".copies")
    cards = sum([facts[name] for name in copies])
    if cards != LOOT_CARDS:
        yield copies, f"the deck has {LOOT_CARDS} cards, not {cards}"
    locks = facts_like(facts, "trove", ".locks")
    if all(int(lock[0]) != SOUGHT_LOCK for name in locks for lock in facts[name]):
        yield locks, f"some trove has a lock of {SOUGHT_LOCK}"


def facts_like(facts: Facts, above: str, field: str) -> tuple[str, ...]:
    """The names of one field of everything of a kind."""
    return tuple([fact.name for fact in facts.all if fact.name.startswith(f"{above}.") and fact.name.endswith(field)])


def clashes_of_arrows(facts: Facts, gearloc: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Arrows in a circle, by which some skills could never be trained."""
    waiting = list(TRAINED_AFTER[gearloc])
    names = tuple([f"gearlocs.{gearloc}.requires.{skill}" for skill in waiting])
    reached = True
    while waiting and reached:  # each time, skills whose arrows all come from skills within reach
        reached = False
        for skill in list(waiting):
            if all(before not in waiting for before in facts[f"gearlocs.{gearloc}.requires.{skill}"]):
                waiting.remove(skill)
                reached = True
    if waiting:
        yield names, f"the arrows run in a circle, so that these cannot be had: {', '.join(waiting)}"


def clashes_of_dice(facts: Facts, tyrant: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Conflicts on tyrants' dice: six faces, and every Orb shows a lane."""
    names = tuple([f"tyrants.{tyrant}.die.{face}" for face in DICE[tyrant]])
    faces = sum([facts[name] for name in names])
    if faces != 6:
        yield names, f"the die has six faces, not {faces}"
    if tyrant == "gendricks":
        orbs, lanes = "tyrants.gendricks.die.active_orb", "tyrants.gendricks.orb_lanes"
        if len(facts[lanes]) != facts[orbs]:
            yield (lanes, orbs), "every face with an Orb shows a lane"


FILES: Final = ("table", "gearlocs", "chips", "tyrants", "loot", "lockpicking")

FACTS: Final = facts_in_force(
    "too-many-bones",
    "\n".join([(Path(__file__).with_name("facts") / f"{name}.toml").read_text(encoding="utf-8") for name in FILES]),
    KINDS,
    conflicts,
)
