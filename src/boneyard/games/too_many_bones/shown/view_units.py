"""Views of those who fight: gearlocs with their mats, baddies with their chips and what they are about to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.baddies.moments import in_skills_step
from boneyard.games.too_many_bones.baddies.tyrants.dice import rolls_die
from boneyard.games.too_many_bones.battle.damage import shields_on
from boneyard.games.too_many_bones.battle.moving import path_to
from boneyard.games.too_many_bones.battle.slots import ACTIVE_SLOTS, LOCKED_SLOTS, bones_in
from boneyard.games.too_many_bones.battle.stats import attack, baddie_attack, defense, dex, max_hp, stat
from boneyard.games.too_many_bones.battle.targeting import ends_for, targets_of
from boneyard.games.too_many_bones.content.baddie_skills import BADDIE_SKILLS
from boneyard.games.too_many_bones.content.chips import CHIPS, TYPE_NAMES
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.icons import ICONS
from boneyard.games.too_many_bones.content.names import square, unit_key, unit_words
from boneyard.games.too_many_bones.content.records import Chip
from boneyard.games.too_many_bones.content.sheets import FACES, SHEETS, SKILLS, key_of, may_train
from boneyard.games.too_many_bones.model.dice import cell_aimed, die_of, face_of, value_of
from boneyard.games.too_many_bones.model.ids import (
    ALL_EFFECTS,
    ALL_STATS,
    AXE_COLLECTOR,
    BADDIE_SKILL_NAMES,
    BODY_COUNT,
    BOOM_COUNTER,
    DISABLE,
    EFFECTS,
    FIRST_BADDIE,
    GEARLOCS,
    ICON_NAMES,
    NOBODY,
    ORB,
    SKILL_DICE,
    SKILLS_EACH,
    STATS,
    STUN,
    TYPES,
    Cell,
    RolledDie,
    Stat,
)
from boneyard.games.too_many_bones.model.mat import SQUARES, are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit, effect
from boneyard.games.too_many_bones.shown.odds import chance_of_training
from boneyard.games.too_many_bones.shown.threats import AheadView, BlowView, ahead, blows

PLAN_SLOTS: Final[int] = FACTS["gearloc_mat.plan_slots"]
FEW_WAYS: Final = 2  # that can be drawn without a tangle
WHERE: Final = ("tray", "ready", "in play", "exhausted")
COUNTERS: Final = (BOOM_COUNTER, AXE_COLLECTOR, BODY_COUNT)  # never rolled, and never in a slot
STATES: Final = ("on the mat", "KO", "entering", "waiting")
PRINTED_ON_CHIPS: Final = (
    "hp",
    "initiative",
    "attack",
    "defense",
    "range",
    "target",
    "targets",
    "diagonal",
    "adds_5pt",
    "skills",
    "bones_skills",
)
PROPOSED: Final = frozenset([fact.name for fact in FACTS.all if fact.proposed])


@dataclass
class ShownDieView:
    """A die with what it shows."""

    die: str  # "attack", "defense", or a skill: "med-kit"
    skill: Words | None  # its name, if it is no white die
    icon: str  # by the name of its glossary: "damage", "bones", "heal"
    name: Words  # of the icon
    value: int
    also: str  # a second icon that comes with it, or ""
    also_value: int
    aim: str  # the position a grenade is aimed at, or ""


@dataclass
class SkillView:
    """A skill die of a gearloc: where it is, and what it shows if it is a counter that stays on the mat."""

    die: str
    number: int
    name: Words
    text: Words
    line: Words
    where: str  # "tray", "ready", "in play", "exhausted"
    counter: bool
    shows: int
    consumable: bool
    within: bool  # whether a training point would buy it


@dataclass
class EffectView:
    """An effect die."""

    effect: str  # "poison", …
    value: int


@dataclass
class StatView:
    """A stat: printed and trained, whether its die is set aside, and what it is worth now."""

    stat: str
    printed: int
    trained: int
    aside: bool
    now: int
    chance: float  # that a training attempt raises it


@dataclass
class AbilityView:
    """A line of a backup plan."""

    bones: int
    key: str
    name: Words
    text: Words


@dataclass
class GearlocView:
    """One of the party with its mat."""

    unit: int
    key: str
    name: Words
    role: Words
    ranged: bool
    where: str  # "on the mat", "KO", "entering", "waiting"
    square: str  # "" when it is not on the mat
    hp: int
    max: int
    buff: int
    shields: int
    stats: list[StatView]
    effects: list[EffectView]
    active: list[ShownDieView]
    active_slots: int
    locked: list[ShownDieView]
    locked_slots: int
    plan: list[ShownDieView]
    bones: int
    plan_slots: int
    abilities: list[AbilityView]
    skills: list[SkillView]
    innate: Words
    innate_text: Words
    innate_plus: bool
    deciding: bool
    ahead: AheadView  # what its next turn begins with


@dataclass
class TraitView:
    """A skill of a baddie; for bones, how many it takes."""

    skill: str
    name: Words
    text: Words
    value: int
    bones: int
    moment: str


@dataclass
class IntentionView:
    """What a baddie would do if its turn began now."""

    stunned: bool
    targets: list[int]
    squares: list[str]  # where its way may end
    ways: list[list[str]]  # the positions each way leads over; none where the party has too many to choose from
    reaches: bool
    attack: int
    blows: list[BlowView]
    effects: list[EffectView]  # the effect dice it puts on whom it reaches, or on itself
    defense: int
    tyrant_die: bool
    skills: list[TraitView]
    for_bones: list[TraitView]
    tied: bool


@dataclass
class BaddieView:
    """A baddie, a tyrant, or an object that a card calls an enemy."""

    unit: int
    key: str
    name: Words
    tyrant: bool
    points: int
    type: str
    type_name: Words | None
    lane: int  # the number of its marker; 0 for what has none
    square: str
    hp: int
    max: int
    shields: list[int]
    attack: int
    defense: int
    initiative: int
    ranged: bool
    strongest: bool
    targets: int
    diagonal: bool
    traits: list[TraitView]
    effects: list[EffectView]
    dice: list[ShownDieView]
    silver: bool
    risen: bool
    proposed: list[str]  # which numbers of its chip nobody has confirmed yet
    intention: IntentionView | None  # of what takes turns


def die_view(shown: RolledDie) -> ShownDieView:
    """A die with what it shows."""
    die = die_of(shown)
    face = FACES[die][face_of(shown)]
    icon = ICONS[face.icon]
    return ShownDieView(
        die=key_of(die),
        skill=SKILLS[die].name if die < SKILL_DICE else None,
        icon=ICON_NAMES[icon.icon],
        name=icon.name,
        value=-value_of(shown) if face.value < 0 else value_of(shown),
        also=ICON_NAMES[face.also] if face.also >= 0 else "",
        also_value=face.also_value,
        aim=square(cell_aimed(shown)),
    )


def effects_view(unit: Unit) -> list[EffectView]:
    """The effect dice on a unit."""
    return [EffectView(EFFECTS[kind], effect(unit, kind)) for kind in ALL_EFFECTS if effect(unit, kind)]


def gearloc_view(s: TooManyBones, gearloc: Gearloc, *, deciding: bool) -> GearlocView:
    """One gearloc."""
    sheet = SHEETS[gearloc.gearloc]
    innate = sheet.innate_plus if gearloc.innate_plus else sheet.innate
    return GearlocView(
        unit=gearloc.id,
        key=GEARLOCS[gearloc.gearloc],
        name=sheet.name,
        role=sheet.role,
        ranged=sheet.ranged,
        where=STATES[gearloc.where],
        square=square(gearloc.cell),
        hp=gearloc.hp,
        max=max_hp(gearloc),
        buff=gearloc.buff,
        shields=shields_on(gearloc),
        stats=[stat_view(s, gearloc, which) for which in ALL_STATS],
        effects=effects_view(gearloc),
        active=[die_view(shown) for shown in gearloc.active],
        active_slots=ACTIVE_SLOTS,
        locked=[die_view(shown) for shown in gearloc.locked],
        locked_slots=LOCKED_SLOTS,
        plan=[die_view(shown) for shown in gearloc.plan],
        bones=bones_in(gearloc.plan),
        plan_slots=PLAN_SLOTS,
        abilities=[AbilityView(one.bones, one.key, one.name, one.text) for one in sheet.plan],
        skills=[skill_view(gearloc, place) for place in range(len(gearloc.skills))],
        innate=innate.name,
        innate_text=innate.text,
        innate_plus=gearloc.innate_plus,
        deciding=deciding,
        ahead=ahead(s, gearloc),
    )


def stat_view(s: TooManyBones, gearloc: Gearloc, which: Stat) -> StatView:
    """A stat with everything that changes it."""
    aside = gearloc.aside >> which & 1 == 1
    trained = gearloc.trained[which]
    now = (max_hp(gearloc), dex(gearloc), attack(gearloc), defense(gearloc))[which]
    printed = stat(gearloc, which) - (0 if aside else trained)
    return StatView(STATS[which], printed, trained, aside, now, chance_of_training(s, gearloc, which))


def skill_view(gearloc: Gearloc, place: int) -> SkillView:
    """A skill die, wherever it is."""
    skill = SKILLS[gearloc.gearloc * SKILLS_EACH + place]
    return SkillView(
        die=key_of(skill.die),
        number=skill.number,
        name=skill.name,
        text=skill.text,
        line=skill.line,
        where=WHERE[gearloc.skills[place]],
        counter=skill.die in COUNTERS,
        shows=gearloc.shows[place],
        consumable=skill.consumable,
        within=may_train(gearloc.skills, skill.die),
    )


def baddie_view(s: TooManyBones, baddie: Baddie) -> BaddieView:
    """One enemy or ally; an object has little more than HP and a position."""
    chip = CHIPS[baddie.chip] if baddie.chip != NOBODY else None
    return BaddieView(
        unit=baddie.id,
        key=unit_key(s.who(baddie.id)),
        name=unit_words(s.who(baddie.id)),
        tyrant=chip is not None and chip.is_tyrant,
        points=chip.points if chip else 0,
        type=TYPES[chip.type] if chip else "",
        type_name=TYPE_NAMES[chip.type] if chip else None,
        lane=baddie.id - FIRST_BADDIE + 1 if FIRST_BADDIE <= baddie.id < ORB else 0,
        square=SQUARES[baddie.cell],
        hp=baddie.hp,
        max=baddie.max,
        shields=list(baddie.shields),
        attack=baddie_attack(s, baddie) if chip else 0,
        defense=chip.defense if chip else 0,
        initiative=chip.initiative if chip else 0,
        ranged=chip is not None and chip.ranged,
        strongest=chip is not None and chip.strongest,
        targets=chip.targets if chip else 0,
        diagonal=chip is not None and chip.diagonal,
        traits=baddie_skills_view(chip) if chip else [],
        effects=effects_view(baddie),
        dice=[die_view(shown) for shown in baddie.dice],
        silver=baddie.silver,
        risen=baddie.risen,
        proposed=proposed_on(chip) if chip else [],
        intention=intention_view(s, baddie) if FIRST_BADDIE <= baddie.id < ORB else None,
    )


def baddie_skills_view(chip: Chip) -> list[TraitView]:
    """The skills of a chip, then what bones set off."""
    return [baddie_skill_view(trait, value, 0) for trait, value in chip.skills] + skills_for_bones(chip)


def skills_for_bones(chip: Chip) -> list[TraitView]:
    """What bones set off."""
    return [baddie_skill_view(trait, value, bones) for bones, trait, value in chip.bones]


def baddie_skill_view(which: int, value: int, bones: int) -> TraitView:
    """A skill with its words."""
    trait = BADDIE_SKILLS[which]
    return TraitView(
        BADDIE_SKILL_NAMES[which], trait.name, trait.text, value if trait.valued else 0, bones, trait.moment
    )


def proposed_on(chip: Chip) -> list[str]:
    """The numbers of a chip that are only proposed."""
    where = f"{'tyrants' if chip.is_tyrant else 'chips'}.{chip.key}"
    return [field for field in PRINTED_ON_CHIPS if f"{where}.{field}" in PROPOSED]


def ways_of(s: TooManyBones, baddie: Baddie, ends: Sequence[Cell]) -> list[list[str]]:
    """The walks to some positions, where there are few."""
    if len(ends) > FEW_WAYS:
        return []
    paths = [path_to(s, baddie.id, baddie.cell, end) for end in ends if end != baddie.cell]
    return [[SQUARES[cell] for cell in path] for path in paths]


def intention_view(s: TooManyBones, baddie: Baddie) -> IntentionView:
    """What a baddie or tyrant is about to do; the start of its turn may still change it."""
    chip, stunned = CHIPS[baddie.chip], effect(baddie, STUN) > 0
    targets = [] if stunned else targets_of(s, baddie)
    routes = [(target, end) for target in targets for end in ends_for(s, baddie, target)]
    reaches = any(chip.ranged or are_adjacent(end, s.cell_of(target)) for target, end in routes)
    ends = sorted({end for _, end in routes}) or [baddie.cell]
    dice = baddie_attack(s, baddie) if reaches else 0
    skills = [] if stunned else [(skill >> 8, skill & 255) for skill in in_skills_step(baddie)]
    return IntentionView(
        stunned=stunned,
        targets=targets,
        squares=[SQUARES[cell] for cell in ends],
        ways=[] if stunned else ways_of(s, baddie, ends),
        reaches=reaches,
        attack=dice,
        blows=blows(s, baddie, targets, dice),
        effects=[
            EffectView(BADDIE_SKILL_NAMES[which], value if BADDIE_SKILLS[which].valued else 0)
            for which, value in skills
            if BADDIE_SKILL_NAMES[which] in EFFECTS
        ],
        defense=0 if stunned else max(0, chip.defense - len(baddie.shields)),
        tyrant_die=rolls_die(s, baddie) and not stunned,
        skills=[baddie_skill_view(which, value, 0) for which, value in skills],
        for_bones=[] if stunned or effect(baddie, DISABLE) else skills_for_bones(chip),
        tied=len(targets) > 1 or len(ends) > 1,
    )
