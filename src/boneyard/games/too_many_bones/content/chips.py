"""The chips: 54 baddies and seven tyrants, each with its names; what they print are facts."""

from __future__ import annotations

from typing import Any, Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.facts import DICE, FACTS
from boneyard.games.too_many_bones.content.records import Chip
from boneyard.games.too_many_bones.model.ids import (
    ACTIVE_ORB_FACE,
    BADDIE_SKILL_NAMES,
    CARELESS_BOMB_FACE,
    TYPES,
    TYRANT_FACES,
    ChipId,
    Trait,
    TyrantFace,
)

TYPE_NAMES: Final = (
    Words("Bog", "Marais"),
    Words("Goblin", "Gobelin"),
    Words("Orc", "Orc"),
    Words("Scale", "Écailles"),
    Words("Beast", "Bête"),
    Words("Troll", "Troll"),
    Words("Gearloc", "Gearloc"),
)

BADDIE_NAMES: Final = (
    ("bog_frog", Words("Bog Frog", "Crapaud des marais")),
    ("bog_worm", Words("Bog Worm", "Ver des marais")),
    ("bog_pole", Words("Bog Pole", "Têtard des marais")),
    ("clay_golem", Words("Clay Golem", "Golem d’argile")),
    ("bog_lurk", Words("Bog Lurk", "Rôdeur des marais")),
    ("stone_golem", Words("Stone Golem", "Golem de pierre")),
    ("drowned_walker", Words("Drowned Walker", "Noyé errant")),
    ("golden_golem", Words("Golden Golem", "Golem d’or")),
    ("mire_devourer", Words("Mire Devourer", "Dévoreur des bourbiers")),
    ("goblin_cheat", Words("Goblin Cheat", "Tricheur gobelin")),
    ("goblin_bomb_thrower", Words("Goblin Bomb Thrower", "Gobelin lanceur de bombes")),
    ("goblin_lookout", Words("Goblin Lookout", "Guetteur gobelin")),
    ("goblin_sneak", Words("Goblin Sneak", "Gobelin furtif")),
    ("goblin_fire_slinger", Words("Goblin Fire Slinger", "Gobelin cracheur de feu")),
    ("goblin_horn_blower", Words("Goblin Horn Blower", "Sonneur de cor gobelin")),
    ("goblin_gang_boss", Words("Goblin Gang Boss", "Chef de bande gobelin")),
    ("goblin_war_chief", Words("Goblin War Chief", "Chef de guerre gobelin")),
    ("goblin_siege_crew", Words("Goblin Siege Crew", "Artilleurs gobelins")),
    ("orc_recruit", Words("Orc Recruit", "Recrue orque")),
    ("orc_bow_scout", Words("Orc Bow Scout", "Éclaireur orc à l’arc")),
    ("orc_shield_bearer", Words("Orc Shield Bearer", "Porte-bouclier orc")),
    ("orc_brawler", Words("Orc Brawler", "Bagarreur orc")),
    ("orc_raider", Words("Orc Raider", "Pillard orc")),
    ("orc_axe_fighter", Words("Orc Axe Fighter", "Guerrier orc à la hache")),
    ("orc_drummer", Words("Orc Drummer", "Tambour orc")),
    ("orc_warlord", Words("Orc Warlord", "Seigneur de guerre orc")),
    ("orc_pit_champion", Words("Orc Pit Champion", "Champion orc des fosses")),
    ("kobold", Words("Kobold", "Kobold")),
    ("kobold_slinger", Words("Kobold Slinger", "Kobold à la fronde")),
    ("winged_hatchling", Words("Winged Hatchling", "Dragonnet ailé")),
    ("acid_lizard", Words("Acid Lizard", "Lézard acide")),
    ("dragon_5", Words("Dragon (5-pt)", "Dragon (5 pts)")),
    ("wyrm", Words("Wyrm", "Wyrm")),
    ("kobold_guard", Words("Kobold Guard", "Garde kobold")),
    ("dragon_20", Words("Dragon (20-pt)", "Dragon (20 pts)")),
    ("kobold_high_guard", Words("Kobold High Guard", "Haut garde kobold")),
    ("wolf", Words("Wolf (1-pt)", "Loup (1 pt)")),
    ("wild_boar", Words("Wild Boar", "Sanglier")),
    ("carrion_bird", Words("Carrion Bird", "Charognard ailé")),
    ("cave_spider", Words("Cave Spider", "Araignée des cavernes")),
    ("dire_wolf", Words("Dire Wolf", "Sombreloup")),
    ("cave_bear", Words("Cave Bear", "Ours des cavernes")),
    ("horned_stalker", Words("Horned Stalker", "Traqueur cornu")),
    ("pack_leader", Words("Pack Leader", "Chef de meute")),
    ("great_horned_bull", Words("Great Horned Bull", "Grand taureau cornu")),
    ("troll_runt", Words("Troll Runt", "Avorton troll")),
    ("tough_hided_troll_youth", Words("Tough-Hided Troll Youth", "Jeune troll au cuir dur")),
    ("stone_tossing_troll", Words("Stone Tossing Troll", "Troll lanceur de pierres")),
    ("club_troll", Words("Club Troll", "Troll au gourdin")),
    ("river_troll", Words("River Troll", "Troll des rivières")),
    ("waking_stone_troll", Words("Waking Stone Troll", "Troll de pierre qui s’éveille")),
    ("boulder_troll", Words("Boulder Troll", "Troll aux rochers")),
    ("hill_troll_brute", Words("Hill Troll Brute", "Brute troll des collines")),
    ("armored_troll", Words("Armored Troll", "Troll en armure")),
)

TYRANT_NAMES: Final = (
    ("nom", Words("Nom", "Miâm")),
    ("mulmesh", Words("Mulmesh", "Mulmesh")),
    ("drellen", Words("Drellen", "Drellen le pâle")),
    ("gendricks", Words("Gendricks", "Gendricks")),
    ("goblin_king", Words("The Goblin King", "Le roi des gobelins")),
    ("marrow", Words("Marrow", "Marrow")),
    ("duster", Words("Duster", "Chiffon")),
)


def _chip(
    chip: ChipId, key: str, name: Words, where: str, points: int, faces: tuple[tuple[TyrantFace, int], ...] = ()
) -> Chip:
    """A chip as the facts below `where` have it."""
    skills: dict[str, int] = FACTS[f"{where}.skills"]
    for_bones: list[dict[str, Any]] = FACTS[f"{where}.bones_skills"]
    targets: int = FACTS[f"{where}.targets"]
    return Chip(
        chip,
        key,
        name,
        points,
        TYPES.index(FACTS[f"{where}.type"]),
        hp=FACTS[f"{where}.hp"],
        initiative=FACTS[f"{where}.initiative"],
        attack=FACTS[f"{where}.attack"],
        defense=FACTS[f"{where}.defense"],
        ranged=FACTS[f"{where}.range"] == "ranged",
        strongest=targets == 1 and FACTS[f"{where}.target"] == "strongest",  # several: the weakest (TMB-172)
        targets=targets,
        diagonal=FACTS[f"{where}.diagonal"],
        adds=FACTS[f"{where}.adds_5pt"],
        skills=tuple([(Trait(BADDIE_SKILL_NAMES.index(skill)), number) for skill, number in skills.items()]),
        bones=tuple(
            [(one["bones"], Trait(BADDIE_SKILL_NAMES.index(one["skill"])), one["number"]) for one in for_bones]
        ),
        faces=faces,
    )


def _faces(tyrant: str) -> tuple[tuple[TyrantFace, int], ...]:
    """The six faces of a tyrant's die, each with its number: the lane of an Orb, the damage of a bomb."""
    faces: list[tuple[TyrantFace, int]] = []
    for name in DICE[tyrant]:
        face = TyrantFace(TYRANT_FACES.index(name))
        for which in range(FACTS[f"tyrants.{tyrant}.die.{name}"]):
            number = 0
            if face == ACTIVE_ORB_FACE:
                number = FACTS["tyrants.gendricks.orb_lanes"][which]
            elif face == CARELESS_BOMB_FACE:
                number = FACTS["tyrants.goblin_king.bomb"]
            faces.append((face, number))
    return tuple(faces)


BADDIES: Final[tuple[Chip, ...]] = tuple(
    [
        _chip(ChipId(chip), key, name, f"chips.{key}", FACTS[f"chips.{key}.points"])
        for chip, (key, name) in enumerate(BADDIE_NAMES)
    ]
)
TYRANTS: Final[tuple[Chip, ...]] = tuple(
    [
        _chip(ChipId(chip), key, name, f"tyrants.{key}", 0, _faces(key))
        for chip, (key, name) in enumerate(TYRANT_NAMES, start=len(BADDIES))
    ]
)
CHIPS: Final[tuple[Chip, ...]] = BADDIES + TYRANTS
BY_KEY: Final[dict[str, Chip]] = {chip.key: chip for chip in CHIPS}

# Tyrants the rules speak of by name.
NOM: Final[ChipId] = BY_KEY["nom"].chip
DRELLEN: Final[ChipId] = BY_KEY["drellen"].chip
GENDRICKS: Final[ChipId] = BY_KEY["gendricks"].chip


def chips_of(points: int, types: tuple[int, ...]) -> tuple[int, ...]:
    """The baddies of one value and some types, in the order of their ids."""
    return tuple([chip.chip for chip in BADDIES if chip.points == points and chip.type in types])


def types_of(tyrant: Chip) -> tuple[int, ...]:
    """The types of the baddies that a tyrant brings."""
    return tuple([TYPES.index(name) for name in FACTS[f"tyrants.{tyrant.key}.types"]])
