"""Signs and words of Too Many Bones in the terminal: units, dice, effect dice, skills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.names import icon_words, is_called_like
from boneyard.games.too_many_bones.gearlocs.every_die import SHEETS
from boneyard.games.too_many_bones.model.ids import ICON_NAMES
from boneyard.games.too_many_bones.shown.view import TooManyBonesView
from boneyard.games.too_many_bones.shown.view_units import BaddieView, EffectView, GearlocView, ShownDieView, TraitView
from boneyard.words import Voice

GEARLOC_INK: Final = {"boomer": "yellow", "patches": "green", "picket": "cyan", "tantrum": "red"}
BADDIE_INK: Final = "magenta"
INK_OF_NAME: Final = {sheet.name.en: GEARLOC_INK[sheet.key] for sheet in SHEETS}
ACTING: Final = "▸"
TARGETED: Final = "◆"
SHIELD: Final = "■"
NUMBERED: Final = ("poison", "weaken")
RESULTS: Final = {"damage": "sword", "shield": "shield"}

UnitView = GearlocView | BaddieView


def units(view: TooManyBonesView) -> dict[int, UnitView]:
    """All units by number."""
    everybody: list[UnitView] = [*view.party, *view.baddies]
    return {unit.unit: unit for unit in everybody}


def ink_of(unit: UnitView) -> str:
    """The colour of a unit."""
    return GEARLOC_INK[unit.key] if isinstance(unit, GearlocView) else BADDIE_INK


def sign_of(view: TooManyBonesView, unit: int) -> str:
    """The sign for the unit whose turn it is, and for its target."""
    return ACTING if unit == view.turn.unit else TARGETED if unit == view.turn.target else ""


def health(unit: UnitView) -> str:
    """HP, Buff HP and shields: `3/5 +2 ■1`."""
    shields = unit.shields if isinstance(unit, GearlocView) else sum(unit.shields)
    buff = f" +{unit.buff}" if isinstance(unit, GearlocView) and unit.buff else ""
    return f"{unit.hp}/{unit.max}{buff}{f' {SHIELD}{shields}' if shields else ''}"


def effect_signs(effects: Sequence[EffectView], voice: Voice) -> str:
    """Effect dice in two letters each: `Po2 St`."""
    return " ".join(
        voice.text("too-many-bones-ui-effect", effect=one.effect) + (str(one.value) if one.effect in NUMBERED else "")
        for one in effects
    )


def die_said(die: ShownDieView, voice: Voice) -> str:
    """A die with what it shows: `shield 1`, `Med Kit (Heal 2)`."""
    if die.skill is None:
        what = RESULTS.get(die.icon, "bones")
        return voice.text("too-many-bones-white-result", what=what, value=die.value, count=1)
    face = icon_words(ICON_NAMES.index(die.icon), abs(die.value), "less" if die.value < 0 else "plain")
    if is_called_like(die.skill, die.name) and not die.aim:
        return voice.say(face)
    if die.aim:
        return voice.text("too-many-bones-die-shows-at", die=die.skill, face=face, square=die.aim)
    return voice.text("too-many-bones-die-shows", die=die.skill, face=face)


def dice_said(dice: Sequence[ShownDieView], voice: Voice) -> str:
    """Dice in a row, equal ones counted."""
    said = [die_said(die, voice) for die in dice]
    once = list(dict.fromkeys(said))
    return ", ".join(f"{said.count(one)} × {one}" if said.count(one) > 1 else one for one in once)


def skill_said(trait: TraitView, voice: Voice) -> str:
    """A skill of a baddie with its number."""
    return voice.text("too-many-bones-skill", skill=trait.name, value=trait.value)


def listed(words: Sequence[Words], voice: Voice) -> str:
    """Names one after another."""
    return ", ".join(voice.of(one) for one in words)
