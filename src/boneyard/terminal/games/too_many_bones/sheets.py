"""Who fights in Too Many Bones, line by line: the gearlocs with their mats, the baddies with what they will do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from boneyard.games.too_many_bones.content.sheets import ICON_AT, VALUE_AT
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, DAMAGE_ICON
from boneyard.games.too_many_bones.shown.view import TooManyBonesView
from boneyard.games.too_many_bones.shown.view_units import BaddieView, GearlocView, IntentionView, SkillView
from boneyard.terminal.games.too_many_bones.pieces import (
    BADDIE_INK,
    GEARLOC_INK,
    dice_said,
    effect_signs,
    health,
    listed,
    sign_of,
    skill_said,
    units,
)
from boneyard.terminal.screen import wrap
from boneyard.words import Voice

INDENT: Final = "    "
BETWEEN: Final = " · "
WORST: Final = max(  # what one attack die can do
    [VALUE_AT[ATTACK_DIE * 6 + face] for face in range(6) if ICON_AT[ATTACK_DIE * 6 + face] == DAMAGE_ICON], default=0
)


def gearloc_lines(view: TooManyBonesView, one: GearlocView, voice: Voice, room: int, *, whole: bool) -> list[Text]:
    """A gearloc with its stats and slots; its own player sees all its skill dice as well."""
    where = one.square or ("" if _is_home(view, one) else voice.text("too-many-bones-ui-where", where=one.where))
    stats = " ".join(_stat(one, place, voice) for place in (1, 2, 3))
    parts = [where, health(one), effect_signs(one.effects, voice), stats, voice.of(one.innate)]
    lines = _headed(sign_of(view, one.unit), voice.of(one.name), GEARLOC_INK[one.key], parts, room)
    slots = [
        _slots("active", len(one.active), one.active_slots, dice_said(one.active, voice), voice),
        _slots("locked", len(one.locked), one.locked_slots, dice_said(one.locked, voice), voice),
        _slots("plan", one.bones, one.plan_slots, "", voice),
    ]
    counters = [f"{voice.of(skill.name)} {skill.shows}" for skill in one.skills if skill.counter and _is_owned(skill)]
    if counters:
        slots.append(", ".join(counters))
    lines += _below(slots, room)
    skills = _skills(one, voice) if whole else []
    return lines + _below(skills, room) if skills else lines


def _is_home(view: TooManyBonesView, one: GearlocView) -> bool:
    """Whether the battle is over and this gearloc is not KO."""
    return bool(view.ending) and one.where != "KO"


def _is_owned(skill: SkillView) -> bool:
    return skill.where != "tray"


def _stat(one: GearlocView, place: int, voice: Voice) -> str:
    """`Attack 2`; where something lowers it, also what it would be otherwise: `Attack 1 (2)`."""
    stat = one.stats[place]
    usual = stat.printed + (0 if stat.aside else stat.trained)
    name = voice.text("too-many-bones-stat", stat=stat.stat)
    return f"{name}\u00a0{stat.now}" + (f"\u00a0({usual})" if usual != stat.now else "")


def _slots(slot: str, used: int, most: int, dice: str, voice: Voice) -> str:
    lead = voice.text("too-many-bones-ui-slots", slot=slot, used=used, most=most)
    return voice.text("too-many-bones-ui-in-slots", slots=lead, dice=dice) if dice else lead


def _skills(one: GearlocView, voice: Voice) -> list[str]:
    """Its skill dice by where they are; what was never trained is left out."""
    found: list[str] = []
    for where in ("ready", "exhausted"):
        names = [skill.name for skill in one.skills if skill.where == where and not skill.counter]
        if names:
            found.append(voice.text("too-many-bones-ui-dice", where=where, dice=listed(names, voice)))
    return found


def abilities(one: GearlocView, voice: Voice, room: int) -> list[Text]:
    """The backup plan with its costs."""
    said = [f"{ability.bones} {voice.of(ability.name)}" for ability in one.abilities]
    plan = voice.text("too-many-bones-ui-plan", abilities=", ".join(said))
    return [Text(line, "dim") for line in wrap(plan, room, INDENT)]


def baddie_lines(view: TooManyBonesView, one: BaddieView, voice: Voice, room: int) -> list[Text]:
    """A chip as it stands, and what it will do next."""
    parts = [one.square, health(one), effect_signs(one.effects, voice), *_chip(one, voice)]
    if one.dice:
        parts.append(dice_said(one.dice, voice))
    lines = _headed(sign_of(view, one.unit), voice.of(one.name), BADDIE_INK, parts, room)
    if one.intention is None or view.ending or not any(gearloc.square for gearloc in view.party):
        return lines
    return lines + [Text(line) for line in wrap(next_action(view, one.intention, voice), room, f"{INDENT}→ ")]


def _chip(one: BaddieView, voice: Voice) -> list[str]:
    """What the chip prints besides HP."""
    if one.intention is None:
        return []
    reach = voice.text(
        "too-many-bones-ui-reach",
        range="ranged" if one.ranged else "diagonal" if one.diagonal else "melee",
        prefers="strongest" if one.strongest else "weakest",
        targets=one.targets,
    )
    skills = [skill_said(trait, voice) for trait in one.traits if not trait.bones]
    for_bones = [
        voice.text("too-many-bones-ui-for-bones", bones=trait.bones, skill=skill_said(trait, voice))
        for trait in one.traits
        if trait.bones
    ]
    return [reach, *[", ".join(some) for some in (skills, for_bones) if some]]


def next_action(view: TooManyBonesView, meant: IntentionView, voice: Voice) -> str:
    """Its target, where it stops, what it rolls and uses, with the numbers worked out."""
    if meant.stunned:
        return voice.text("too-many-bones-ui-stunned")
    if not meant.targets:
        return _and_rolls(voice.text("too-many-bones-ui-nobody"), meant, voice)
    everybody = units(view)
    names = " / ".join(voice.of(everybody[unit].name) for unit in meant.targets)
    key = "too-many-bones-ui-way" if meant.reaches else "too-many-bones-ui-too-far"
    return _and_rolls(voice.text(key, target=names, squares=" / ".join(meant.squares)), meant, voice)


def _and_rolls(said: str, meant: IntentionView, voice: Voice) -> str:
    parts = [said]
    if meant.reaches and meant.skills:
        parts.append(", ".join(skill_said(trait, voice) for trait in meant.skills))
    if meant.attack:
        parts.append(voice.text("too-many-bones-ui-attack", dice=meant.attack, most=meant.attack * WORST))
    if meant.defense:
        parts.append(voice.text("too-many-bones-ui-defense", dice=meant.defense))
    if meant.tyrant_die:
        parts.append(voice.text("too-many-bones-ui-tyrant-die"))
    return BETWEEN.join(parts)


def _headed(sign: str, name: str, ink: str, parts: Iterable[str], room: int) -> list[Text]:
    """A line that begins with a name in its colour."""
    lead = f"{sign or ' '} {name}  "
    lines = [Text(line) for line in wrap(BETWEEN.join(part for part in parts if part), room, lead)]
    if len(lead) * 3 > room:  # a long name in a narrow window stands alone
        broken = wrap(BETWEEN.join(part for part in parts if part), room, INDENT)
        lines = [Text(lead.rstrip()), *[Text(line) for line in broken]]
    lines[0].stylize(ink, 0, len(lead))
    return lines


def _below(parts: Iterable[str], room: int) -> list[Text]:
    return [Text(line) for line in wrap(BETWEEN.join(parts), room, INDENT)]
