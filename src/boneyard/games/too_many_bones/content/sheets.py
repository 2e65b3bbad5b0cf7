"""The sheets of the four gearlocs, and every die of the game by its number.

Skill dice and backup plans are in `gearlocs/`, one module for each profession; they register themselves when they are
imported.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.icons import BONES, DAMAGE, SHIELD
from boneyard.games.too_many_bones.content.records import NO_ICON, ROLLED, Ability, Face, Icon, Innate, Sheet, SkillDie
from boneyard.games.too_many_bones.content.verbs import Aims, MayRoll, Pays, Verb
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    BONES_ICON,
    BOOMER,
    DEFENSE_DIE,
    MANDATORY_BONES_ICON,
    PATCHES,
    PICKET,
    REUSABLE_BONES_ICON,
    SKILL_DICE,
    SKILLS_EACH,
    TANTRUM,
    TRAY,
    Die,
    RolledDie,
)


def sheet(gearloc: int, key: str, name: Words, role: Words, innate: Innate, innate_plus: Innate) -> Sheet:
    """A sheet with the numbers that the facts name."""
    where = f"gearlocs.{key}"
    return Sheet(
        gearloc=gearloc,
        key=key,
        name=name,
        role=role,
        ranged=FACTS[f"{where}.attack_type"] == "ranged",
        stats=(
            FACTS[f"{where}.health"],
            FACTS[f"{where}.dex"],
            FACTS[f"{where}.attack"],
            FACTS[f"{where}.defense"],
        ),
        initiative=tuple(FACTS[f"{where}.initiative"]),
        innate=innate,
        innate_plus=innate_plus,
    )


SHEETS: Final[tuple[Sheet, ...]] = (
    sheet(
        BOOMER,
        "boomer",
        Words("Boomer", "Atomik"),
        Words("bomber", "artificière"),
        innate=Innate(
            Words("Scavenger", "Farfouilleuse"),
            Words(
                "She owns Element, Casing, Fuse and the Boom Counter from the first day.",
                "Elle possède Élément, Boîtier, Mèche et Compte-boum dès le premier jour.",
            ),
            "gearloc sheet; rulebook FR; guide to the gearlocs",
        ),
        innate_plus=Innate(
            Words("Resourceful Scavenger", "Farfouilleuse débrouillarde"),
            Words(
                "Scavenger, and every part she finds may count 1 more before it is locked; bones may be turned into "
                "1 part.",
                "Farfouilleuse, et chaque pièce trouvée peut compter 1 de plus avant d’être bloquée ; "
                "des os peuvent devenir 1 pièce.",
            ),
            "gearloc sheet; guide to the gearlocs",
        ),
    ),
    sheet(
        PATCHES,
        "patches",
        Words("Patches", "Sparadoc"),
        Words("medic", "médecin"),
        innate=Innate(
            Words("Recovery", "Guérison"),
            Words("When his turn starts, Patches regains 1 HP.", "Quand son tour commence, Sparadoc regagne 1 PV."),
            "gearloc sheet; guide to the gearlocs; fan summary",
        ),
        innate_plus=Innate(
            Words("Major Recovery", "Grande guérison"),
            Words(
                "His Health grows by 1 for good, once, with the HP. From then on the HP of Recovery may go to any "
                "gearloc.",
                "Sa santé augmente de 1 pour de bon, une seule fois, PV compris. Le PV de Guérison peut ensuite "
                "aller à n’importe quel gearloc.",
            ),
            "gearloc sheet; guide to the gearlocs; fan summary",
        ),
    ),
    sheet(
        PICKET,
        "picket",
        Words("Picket", "Capitank"),
        Words("tank", "tank"),
        innate=Innate(
            Words("Shield Wall", "Mur de boucliers"),
            Words(
                "As the battle starts he may roll all his defense dice for nothing and keep the shields; the bones "
                "are lost.",
                "Au début du combat, il peut lancer tous ses dés de défense gratuitement et garder les boucliers ; "
                "les os sont perdus.",
            ),
            "gearloc sheet; rulebook FR",
        ),
        innate_plus=Innate(
            Words("Gearloc Wall", "Mur gearloc"),
            Words(
                "Shield Wall, and the shields he rolls may be locked as well; locked ones leave him all his defense "
                "dice.",
                "Mur de boucliers, et les boucliers lancés peuvent aussi être bloqués ; bloqués, ils lui laissent "
                "tous ses dés de défense.",
            ),
            "gearloc sheet",
        ),
    ),
    sheet(
        TANTRUM,
        "tantrum",
        Words("Tantrum", "Furax"),
        Words("berserker", "berzerker"),
        innate=Innate(
            Words("Rage", "Rage !"),
            Words(
                "Tantrum owns RAGE! from the first day; it is active at 1.0 when a battle is about to start.",
                "Furax possède RAGE ! dès le premier jour ; avant chaque combat, elle est active à 1,0.",
            ),
            "gearloc sheet; rulebook FR",
        ),
        innate_plus=Innate(
            Words("Fearless Rage", "Rage sans peur"),
            Words(
                "Rage with all it gives, and no breakdown ever.",
                "La rage avec tout ce qu’elle donne, et plus jamais de crise de nerfs.",
            ),
            "gearloc sheet",
        ),
    ),
)

SOURCE: Final = "gearloc sheet; rulebook FR"  # of every skill die
SIDES: Final = 6


def white_die(icon: Icon, printed: list[str]) -> tuple[Face, ...]:
    """The faces of an attack or defense die: bones, or the icon with a number."""
    return tuple([BONES.of(1) if face == "bones" else icon.of(int(face)) for face in printed])


# By die. Skill dice are added when their modules in `gearlocs/` are imported; the white ones are always there.
SKILLS: Final[list[SkillDie]] = []
FACES: Final[list[tuple[Face, ...]]] = [
    *[() for _ in range(SKILL_DICE)],
    white_die(DAMAGE, FACTS["dice.attack"]),
    white_die(SHIELD, FACTS["dice.defense"]),
]
CONSUMABLE: Final[list[bool]] = [False] * len(FACES)
GRENADE: Final[list[bool]] = [False] * len(FACES)

# By die * 6 + face; a lowered stat has its number without the sign.
ICON_AT: Final[list[int]] = [NO_ICON] * (len(FACES) * SIDES)
VALUE_AT: Final[list[int]] = [0] * (len(FACES) * SIDES)


def _print_faces(die: Die, faces: tuple[Face, ...]) -> None:
    FACES[die] = faces
    for place in range(SIDES):
        ICON_AT[die * SIDES + place] = faces[place].icon
        VALUE_AT[die * SIDES + place] = abs(faces[place].value)


_print_faces(ATTACK_DIE, FACES[ATTACK_DIE])
_print_faces(DEFENSE_DIE, FACES[DEFENSE_DIE])


class Profession:
    """A profession of a gearloc, or its consumables: a line of its mat with skill dice, which it registers."""

    __slots__ = ("gearloc", "name")

    def __init__(self, gearloc: int, name: Words) -> None:
        self.gearloc = gearloc
        self.name = name

    def die(
        self,
        number: int,
        key: str,
        name: Words,
        text: Words,
        faces: tuple[Face, ...],
        *,
        kind: int = ROLLED,
        star: bool = False,
        starting: bool = False,
        consumable: bool = False,
        grenade: bool = False,
        thrown_at: Aims | None = None,
        may_roll: MayRoll | None = None,
        pay: Pays | None = None,
    ) -> Die:
        """Register a skill die by its number on the sheet, which saves hold."""
        die = Die(self.gearloc * SKILLS_EACH + number - 1)
        skill = SkillDie(
            die,
            key,
            name,
            text,
            self.name,
            faces,
            SOURCE,
            kind,
            star,
            starting,
            consumable,
            grenade,
            thrown_at,
            may_roll,
            pay,
        )
        for skills in (SKILLS, SHEETS[self.gearloc].skills):
            skills.append(skill)
            skills.sort(key=die_number)
        _print_faces(die, faces)
        CONSUMABLE[die] = consumable
        GRENADE[die] = grenade
        return die


def die_number(skill: SkillDie) -> int:
    """The number of a skill die among all dice."""
    return skill.die


def ability(gearloc: int, bones: int, key: str, name: Words, text: Words, source: str, *, verb: Verb) -> None:
    """Register an ability of a backup plan, by its cost."""
    SHEETS[gearloc].plan.append(Ability(bones, key, name, text, source, verb))


def draw_arrows() -> None:
    """Give each skill the numbers of those that lead to it, which the facts name (TMB-071)."""
    for sheet in SHEETS:
        numbers = {skill.key.replace("-", "_"): skill.number for skill in sheet.skills}
        for skill in sheet.skills:
            required = FACTS[f"gearlocs.{sheet.key}.requires.{skill.key.replace('-', '_')}"]
            skill.arrows = tuple([numbers[key] for key in required])


BONES_ICONS: Final = (BONES_ICON, MANDATORY_BONES_ICON, REUSABLE_BONES_ICON)  # all that count as bones


def icon_of(shown: RolledDie) -> int:
    """The icon that a die shows."""
    return ICON_AT[(shown >> 16 & 255) * 6 + (shown >> 8 & 255)]


def face_with(die: Die, icon: int) -> int:
    """The first face of a die that shows an icon; a die without it is a bug."""
    return ICON_AT.index(icon, die * 6, die * 6 + 6) - die * 6


def may_train(skills: list[int], die: Die) -> bool:
    """A skill with a star may be trained, or one with an arrow from a trained skill (TMB-071)."""
    skill = SKILLS[die]
    if skills[die % SKILLS_EACH] != TRAY or skill.starting or skill.consumable:
        return False
    return skill.star or any(skills[number - 1] != TRAY for number in skill.arrows)


def key_of(die: Die) -> str:
    """What a die is called in notation."""
    if die == ATTACK_DIE:
        return "attack"
    if die == DEFENSE_DIE:
        return "defense"
    return SKILLS[die].key.replace("_", "-")
