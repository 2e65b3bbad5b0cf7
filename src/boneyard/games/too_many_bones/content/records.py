"""The shape of what is in the box: icons, dice, sheets of gearlocs, chips and their skills, each with its words."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.verbs import Aims, MayRoll, Pays, Settles, Verb
from boneyard.games.too_many_bones.model.ids import (
    BADDIE_SKILL_NAMES,
    SKILLS_EACH,
    ChipId,
    Die,
    Trait,
    TyrantFace,
)

# Where a die may go once it is rolled (TMB-145), as bits.
AT_ONCE: Final = 1  # I
ACTIVE: Final = 2  # A
ALLY: Final = 4  # AA
ON_BADDIE: Final = 8  # VA
LOCKED: Final = 16  # B
COUNTER: Final = 32  # C
PLAN: Final = 64  # PB


NO_ICON: Final = -1


class Face:
    """One face of a die: an icon with its number, and perhaps a second icon that comes with it."""

    __slots__ = ("also", "also_value", "icon", "value")

    def __init__(self, icon: int, value: int = 0, also: int = NO_ICON, also_value: int = 0) -> None:
        self.icon = icon
        self.value = value
        self.also = also
        self.also_value = also_value


class Icon:
    """What a picture on a die means, whichever die it is on; `must` be used, or may be left (TMB-135)."""

    __slots__ = ("icon", "must", "name", "places", "settles", "text", "verb")

    def __init__(
        self,
        icon: int,
        name: Words,
        text: Words,
        places: int,
        must: bool,
        verb: Verb | None,
        settles: Settles | None,
    ) -> None:
        self.icon = icon
        self.name = name
        self.text = text
        self.places = places
        self.must = must
        self.verb = verb  # what it does when used at once
        self.settles = settles  # what it does when its die goes into a slot

    def of(self, value: int = 0, also: Icon | None = None, also_value: int = 0) -> Face:
        """A face that shows this icon with a number, perhaps beside a second icon."""
        return Face(self.icon, value, NO_ICON if also is None else also.icon, also_value)


# What kind of die a skill is.
ROLLED: Final = 0
COUNTING: Final = 1  # a counter that is never rolled
CELLS: Final = 2  # a counter that is rolled once, when it is acquired


class SkillDie:
    """A skill die: its words, its six faces, what it takes to roll it, and what has to be trained before it."""

    __slots__ = (
        "arrows",
        "consumable",
        "die",
        "faces",
        "grenade",
        "key",
        "kind",
        "line",
        "may_roll",
        "name",
        "number",
        "pay",
        "source",
        "star",
        "starting",
        "text",
        "thrown_at",
    )

    def __init__(
        self,
        die: Die,
        key: str,
        name: Words,
        text: Words,
        line: Words,
        faces: tuple[Face, ...],
        source: str,
        kind: int,
        star: bool,
        starting: bool,
        consumable: bool,
        grenade: bool,
        thrown_at: Aims | None,
        may_roll: MayRoll | None,
        pay: Pays | None,
    ) -> None:
        self.die = die
        self.number = die % SKILLS_EACH + 1
        self.key = key
        self.name = name
        self.text = text
        self.line = line  # the profession
        self.faces = faces
        self.source = source
        self.kind = kind
        self.star = star
        self.starting = starting
        self.consumable = consumable
        self.grenade = grenade
        self.thrown_at = thrown_at  # what it is aimed at before it is rolled
        self.may_roll = may_roll  # what it needs to be rolled
        self.pay = pay  # what rolling it costs
        self.arrows: tuple[int, ...] = ()  # numbers of the skills that lead to it; one is enough (TMB-071)


class Ability:
    """One line of a backup plan: what it costs in bones, its words, and what it does."""

    __slots__ = ("bones", "key", "name", "source", "text", "verb")

    def __init__(self, bones: int, key: str, name: Words, text: Words, source: str, verb: Verb) -> None:
        self.bones = bones
        self.key = key
        self.name = name
        self.text = text
        self.source = source
        self.verb = verb


class Innate:
    """What a gearloc is born with."""

    __slots__ = ("name", "source", "text")

    def __init__(self, name: Words, text: Words, source: str) -> None:
        self.name = name
        self.text = text
        self.source = source


class Sheet:
    """The reference sheet of a gearloc. Its backup plan and its dice are added when their modules are imported."""

    __slots__ = (
        "attack",
        "defense",
        "dex",
        "gearloc",
        "health",
        "initiative",
        "innate",
        "innate_plus",
        "key",
        "name",
        "plan",
        "ranged",
        "role",
        "skills",
    )

    def __init__(
        self,
        gearloc: int,
        key: str,
        name: Words,
        role: Words,
        ranged: bool,
        stats: tuple[int, int, int, int],
        initiative: tuple[int, ...],
        innate: Innate,
        innate_plus: Innate,
    ) -> None:
        self.gearloc = gearloc
        self.key = key
        self.name = name
        self.role = role
        self.ranged = ranged
        self.health, self.dex, self.attack, self.defense = stats
        self.initiative = initiative
        self.innate = innate
        self.innate_plus = innate_plus
        self.plan: list[Ability] = []  # only costs that show an ability (TMB-158); six bones always flip the innate
        self.skills: list[SkillDie] = []  # by number


# When a skill of a baddie works.
START_OF_TURN: Final = "start of turn"
SKILLS_STEP: Final = "skills step"
ATTACK_ROLL: Final = "attack roll"
DAMAGE_DEALT: Final = "damage dealt"
END_OF_TURN: Final = "end of turn"
REACTION: Final = "reaction"
DAMAGE_INTAKE: Final = "damage intake"
CONTINUOUS: Final = "continuous"
ON_DEFEAT: Final = "on defeat"
BONES: Final = "bones"
TYRANT_DIE: Final = "tyrant die"


class BaddieSkill:
    """A skill of baddies or tyrants, or a face of a tyrant's die: its words, and the moment it works at."""

    __slots__ = ("key", "moment", "name", "needs_target", "source", "text", "trait", "valued")

    def __init__(
        self,
        trait: Trait | TyrantFace,
        key: str,
        name: Words,
        text: Words,
        source: str,
        moment: str,
        valued: bool = False,
        needs_target: bool = False,
    ) -> None:
        self.trait = trait
        self.key = key
        self.name = name
        self.text = text
        self.source = source
        self.moment = moment
        self.valued = valued  # whether it takes a number; printed without one it counts as 1 (TMB-181)
        self.needs_target = needs_target


class Chip:
    """A baddie or a tyrant as its chip prints it."""

    __slots__ = (
        "adds",
        "attack",
        "bones",
        "chip",
        "defense",
        "diagonal",
        "faces",
        "hp",
        "initiative",
        "key",
        "name",
        "points",
        "ranged",
        "skills",
        "strongest",
        "targets",
        "type",
        "values",
    )

    def __init__(
        self,
        chip: ChipId,
        key: str,
        name: Words,
        points: int,
        type: int,
        hp: int,
        initiative: int,
        attack: int,
        defense: int,
        ranged: bool,
        strongest: bool,
        targets: int,
        diagonal: bool,
        adds: int,
        skills: tuple[tuple[Trait, int], ...],
        bones: tuple[tuple[int, Trait, int], ...],
        faces: tuple[tuple[TyrantFace, int], ...] = (),
    ) -> None:
        self.chip = chip
        self.key = key
        self.name = name
        self.points = points  # 0 for a tyrant (TMB-048)
        self.type = type
        self.hp = hp
        self.initiative = initiative
        self.attack = attack
        self.defense = defense
        self.ranged = ranged
        self.strongest = strongest  # whom it prefers; otherwise the weakest, as does whoever attacks several
        self.targets = targets
        self.diagonal = diagonal
        self.adds = adds  # how many 5-pt baddies it brings (TMB-107)
        self.skills = skills  # pairs of a skill and its number
        self.bones = bones  # how many bones are needed, the skill, its number
        self.faces = faces  # of a tyrant: the six faces of its die, each with its number
        self.values = [0] * len(BADDIE_SKILL_NAMES)  # the number of each plain skill it has, 1 where none is printed
        for trait, value in skills:
            self.values[trait] = value

    @property
    def is_tyrant(self) -> bool:
        """A tyrant has no points."""
        return self.points == 0
