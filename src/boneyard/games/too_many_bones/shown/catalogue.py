"""The catalogue of the box: dice with their faces, sheets, chips and cards, each with its words."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final, TypeVar

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.activities.lockpicking.locks import lock_name, locks_on
from boneyard.games.too_many_bones.content.baddie_skills import BADDIE_SKILLS, EFFECT_WORDS
from boneyard.games.too_many_bones.content.baddie_skills import FACES as TYRANT_FACES
from boneyard.games.too_many_bones.content.chips import CHIPS, TYPE_NAMES
from boneyard.games.too_many_bones.content.encounters import ENCOUNTERS, Encounter
from boneyard.games.too_many_bones.content.facts import ACTION_DICE, FACTS
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.records import Chip, Face, Sheet, SkillDie
from boneyard.games.too_many_bones.content.sheets import FACES, key_of
from boneyard.games.too_many_bones.content.tyrant_cards import TYRANT_CARDS, TyrantCard
from boneyard.games.too_many_bones.gearlocs.every_die import ICONS, SHEETS, SKILLS
from boneyard.games.too_many_bones.model.ids import EFFECTS, GEARLOCS, ICON_NAMES, SKILLS_EACH, TYPES, Die
from boneyard.games.too_many_bones.model.rewards import Rewards, amounts
from boneyard.games.too_many_bones.model.state import MODES
from boneyard.games.too_many_bones.shown.view_units import (
    COUNTERS,
    PROPOSED,
    AbilityView,
    TraitView,
    baddie_skills_view,
    proposed_on,
)

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


@dataclass
class PieceView:
    """Something with a name and a text: an icon, an effect, a skill of baddies, a face of a tyrant's die."""

    key: str
    name: Words
    text: Words


@dataclass
class FaceView:
    """One face of a die: an icon with its number, and perhaps a second icon that comes with it."""

    icon: str
    value: int
    also: str  # "" where there is none
    also_value: int


@dataclass
class SkillDieView:
    """A skill die: its words, its faces, and the dice that lead to it, of which one is enough."""

    die: str
    gearloc: str
    number: int
    name: Words
    text: Words
    profession: str
    line: Words  # what the profession is called
    faces: list[FaceView]
    star: bool  # may be trained at once
    starting: bool
    consumable: bool
    counter: bool
    needs: list[str]
    proposed: bool  # whether what leads to it is only proposed


@dataclass
class SheetView:
    """A gearloc as its sheet prints it."""

    key: str
    name: Words
    role: Words
    ranged: bool
    difficulty: int
    difficulty_solo: int
    health: int
    dex: int
    attack: int
    defense: int
    initiative: list[int]  # the six faces of its die
    innate: Words
    innate_text: Words
    innate_plus: Words
    innate_plus_text: Words
    plan: list[AbilityView]
    proposed: list[str]  # which stats nobody has confirmed yet


@dataclass
class ChipView:
    """A baddie as its chip prints it."""

    key: str
    name: Words
    tyrant: bool
    points: int
    type: str
    type_name: Words
    hp: int
    initiative: int
    attack: int
    defense: int
    ranged: bool
    strongest: bool
    targets: int
    diagonal: bool
    adds: int
    traits: list[TraitView]
    proposed: list[str]


@dataclass
class TyrantView:
    """A tyrant's card and die."""

    key: str
    name: Words
    line: Words
    setup: Words
    rules: Words | None
    days: int
    progress: int
    types: list[str]
    faces: list[FaceView]  # the six of its die; the icons are those of `tyrant_faces`
    proposed: bool


@dataclass
class RewardsView:
    """What an encounter gives; training is for each gearloc."""

    progress: int
    training: int
    loot_each: int
    loot_shared: int
    trove_each: int
    trove_shared: int


@dataclass
class CardView:
    """A card of the encounter deck by its title; what it says is read when it is drawn."""

    key: str
    deck: str  # "classic", "solo", "special", "tyrant"
    title: Words
    ways: list[Words]  # the labels of its choices


@dataclass
class LootView:
    """A card of loot or trove."""

    key: str
    name: Words
    text: Words
    when: str  # "own turn", "any time", "outside", …
    uses: int  # 0: never used up; -1: until its chips are gone; -2: for one battle
    heavy: bool
    locks: list[str]  # of trove: "L3"
    extension: int  # bones it costs as one more ability of the backup plan, or 0
    once: str  # "battle", "day" or ""
    chips: int


@dataclass
class ModeView:
    """What a mode gives everybody before day 1, and whether a KO leaves the Locked slots alone."""

    mode: str
    health: int
    training: int
    keeps_locked: bool


@dataclass
class BoxView:
    """All pieces by kind."""

    icons: list[PieceView]
    effects: list[PieceView]
    traits: list[PieceView]
    tyrant_faces: list[PieceView]
    types: list[PieceView]
    white: dict[str, list[FaceView]]  # the attack and the defense die
    dice: list[SkillDieView]
    sheets: list[SheetView]
    chips: list[ChipView]
    tyrants: list[TyrantView]
    encounters: list[CardView]
    loot: list[LootView]
    lock_dice: dict[str, list[str]]  # the faces of the three action dice and of the intuition die
    modes: list[ModeView]


WHITE: Final = ("attack", "defense")


def box_view() -> BoxView:
    """The whole catalogue."""
    return BoxView(
        icons=[PieceView(ICON_NAMES[icon.icon], icon.name, icon.text) for icon in ICONS],
        effects=[PieceView(EFFECTS[kind], name, text) for kind, (name, text) in enumerate(EFFECT_WORDS)],
        traits=[as_printed(PieceView, skill) for skill in BADDIE_SKILLS],
        tyrant_faces=[as_printed(PieceView, face) for face in TYRANT_FACES],
        types=[PieceView(TYPES[kind], name, name) for kind, name in enumerate(TYPE_NAMES)],
        white={key: [face_view(face) for face in FACES[len(SKILLS) + which]] for which, key in enumerate(WHITE)},
        dice=[skill_die_view(skill) for skill in SKILLS],
        sheets=[sheet_view(sheet) for sheet in SHEETS],
        chips=[chip_view(chip) for chip in CHIPS],
        tyrants=[tyrant_view(card) for card in TYRANT_CARDS],
        encounters=[card_view(card) for card in ENCOUNTERS],
        loot=[as_printed(LootView, card, locks=[lock_name(one) for one in locks_on(card)]) for card in CARDS],
        lock_dice={die: list(FACTS[f"lockpicking.{die}"]) for die in (*ACTION_DICE, "intuition")},
        modes=[mode_view(mode) for mode in MODES],
    )


V = TypeVar("V", bound="DataclassInstance")


def as_printed(view: type[V], piece: object, **others: object) -> V:
    """A view of a piece, with the fields of the piece that have the same names, and others."""
    same = [field.name for field in fields(view) if field.name not in others]
    return view(**{name: getattr(piece, name) for name in same}, **others)


def mode_view(mode: str) -> ModeView:
    """A mode by its facts."""
    given = f"modes.{mode}"
    return ModeView(mode, FACTS[f"{given}.health"], FACTS[f"{given}.training"], FACTS[f"{given}.keep_locked_on_ko"])


def face_view(face: Face) -> FaceView:
    """A face as it is printed."""
    also = ICON_NAMES[face.also] if face.also >= 0 else ""
    return FaceView(ICON_NAMES[face.icon], face.value, also, face.also_value)


def skill_die_view(skill: SkillDie) -> SkillDieView:
    """A skill die with all its faces."""
    gearloc = GEARLOCS[skill.die // SKILLS_EACH]
    first = skill.die - skill.number + 1
    return as_printed(
        SkillDieView,
        skill,
        die=key_of(skill.die),
        gearloc=gearloc,
        profession=skill.line.en.lower().replace(" ", "-"),
        faces=[face_view(face) for face in skill.faces],
        counter=skill.die in COUNTERS,
        needs=[key_of(Die(first + number - 1)) for number in skill.arrows],
        proposed=f"gearlocs.{gearloc}.requires.{skill.key}" in PROPOSED,
    )


def sheet_view(sheet: Sheet) -> SheetView:
    """A sheet."""
    stats = ("health", "dex", "attack", "defense", "initiative")
    return as_printed(
        SheetView,
        sheet,
        difficulty=FACTS[f"gearlocs.{sheet.key}.difficulty"],
        difficulty_solo=FACTS[f"gearlocs.{sheet.key}.difficulty_solo"],
        initiative=list(sheet.initiative),
        innate=sheet.innate.name,
        innate_text=sheet.innate.text,
        innate_plus=sheet.innate_plus.name,
        innate_plus_text=sheet.innate_plus.text,
        plan=[as_printed(AbilityView, ability) for ability in sheet.plan],
        proposed=[stat for stat in stats if f"gearlocs.{sheet.key}.{stat}" in PROPOSED],
    )


def chip_view(chip: Chip) -> ChipView:
    """A chip, front and back."""
    return as_printed(
        ChipView,
        chip,
        tyrant=chip.is_tyrant,
        type=TYPES[chip.type],
        type_name=TYPE_NAMES[chip.type],
        traits=baddie_skills_view(chip),
        proposed=proposed_on(chip),
    )


def tyrant_view(card: TyrantCard) -> TyrantView:
    """A tyrant with the faces of its die."""
    return as_printed(
        TyrantView,
        card,
        key=card.chip.key,
        name=card.chip.name,
        types=[TYPES[kind] for kind in card.types],
        faces=[FaceView(TYRANT_FACES[face].key, value, "", 0) for face, value in card.chip.faces],
    )


def rewards_view(rewards: Rewards) -> RewardsView:
    """What a card or a choice gives."""
    return RewardsView(*amounts(rewards))


def card_view(card: Encounter) -> CardView:
    """An encounter as the journal names it."""
    return CardView(card.key, card.deck, card.title, [choice.label for choice in card.choices])
