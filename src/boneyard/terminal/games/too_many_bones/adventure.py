"""The adventure of Too Many Bones between battles: the days, the progress, and the party with its bags."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from boneyard.core.decision import Phrase
from boneyard.games.too_many_bones.activities.lockpicking.locks import lock
from boneyard.games.too_many_bones.activities.lockpicking.words import lock_words
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.encounters import BY_KEY as ENCOUNTER_KEYS
from boneyard.games.too_many_bones.shown.view import TooManyBonesView
from boneyard.games.too_many_bones.shown.view_adventure import AdventureView, BagView, HeldView
from boneyard.games.too_many_bones.shown.view_units import GearlocView
from boneyard.terminal.games.too_many_bones.pieces import GEARLOC_INK, health
from boneyard.terminal.screen import wrap
from boneyard.words import Voice

INDENT: Final = "    "
BETWEEN: Final = " · "
GONE, TODAY, AHEAD = "●", "◆", "○"


def is_on_the_road(view: TooManyBonesView) -> bool:
    """Whether the party is on its adventure and not in a battle."""
    return view.adventure is not None and not view.mat


def road_lines(view: TooManyBonesView, voice: Voice, width: int, focus: int) -> list[Text]:
    """A track of days, the tyrant, the card of the day, and everybody."""
    adventure = view.adventure
    assert adventure is not None
    lines = [Text(line, "bold") for line in wrap(_days(adventure, voice), width)]
    said = [
        voice.text(
            "too-many-bones-ui-quest",
            tyrant=voice.of(adventure.name),
            progress=adventure.progress,
            needed=adventure.needed,
        ),
        voice.text("too-many-bones-ui-deck", count=adventure.deck),
    ]
    if adventure.next:
        said.append(voice.text("too-many-bones-ui-next", title=voice.of(ENCOUNTER_KEYS[adventure.next].title)))
    lines += [Text(line) for text in (BETWEEN.join(said), *_scouted(adventure, voice)) for line in wrap(text, width)]
    if adventure.today is not None:
        title = voice.text("too-many-bones-ui-today", title=voice.of(adventure.today.title))
        lines += [Text(line) for line in wrap(title, width)]
    lines += pile_lines(view, voice, width)
    lines.append(Text(""))
    for one, bag in zip(view.party, adventure.bags, strict=True):
        lines += _gearloc(one, bag, voice, width, whole=one.unit == focus)
    return lines


def pile_lines(view: TooManyBonesView, voice: Voice, width: int) -> list[Text]:
    """Critters or rubble of an encounter, by position."""
    if view.adventure is None or not view.adventure.piles:
        return []
    piles = ", ".join([f"{square}\u00a0{hp}" for square, hp in view.adventure.piles.items()])
    return [Text(line) for line in wrap(voice.text("too-many-bones-ui-piles", piles=piles), width)]


def _days(adventure: AdventureView, voice: Voice) -> str:
    """`Day 3 of 12  ●●◆○○○○○○○○○`."""
    day = min(adventure.day, adventure.days)
    track = GONE * (day - 1) + TODAY + AHEAD * (adventure.days - day)
    return f"{day_said(adventure, voice)}  {track}"


def day_said(adventure: AdventureView, voice: Voice) -> str:
    """`Day 3 of 12`, and no day after the last."""
    return voice.text("too-many-bones-ui-day", day=min(adventure.day, adventure.days), days=adventure.days)


def _scouted(adventure: AdventureView, voice: Voice) -> list[str]:
    """Chips that lie face up on their stacks."""
    tops = [voice.of(CHIP_KEYS[stack.top].name) for stack in adventure.stacks if stack.top]
    return [voice.text("too-many-bones-ui-scouted", chips=", ".join(tops))] if tops else []


def bag_lines(view: TooManyBonesView, one: GearlocView, voice: Voice, width: int) -> list[Text]:
    """What a gearloc carries into a battle."""
    if view.adventure is None or not view.adventure.bags[one.unit].cards:
        return []
    return [Text(line) for line in wrap(_bag(view.adventure.bags[one.unit], voice), width, INDENT)]


def _gearloc(one: GearlocView, bag: BagView, voice: Voice, width: int, *, whole: bool) -> list[Text]:
    """A gearloc with HP, stats and bag; its own player sees its skill dice as well."""
    stats = " ".join([f"{voice.text('too-many-bones-stat', stat=stat.stat)}\u00a0{stat.now}" for stat in one.stats[1:]])
    parts = [health(one), stats]
    if bag.points:
        parts.append(voice.text("too-many-bones-ui-training", points=bag.points))
    lead = f"  {voice.of(one.name)}  "
    lines = [Text(line) for line in wrap(BETWEEN.join(parts), width, lead)]
    lines[0].stylize(GEARLOC_INK[one.key], 0, len(lead))
    below = [_bag(bag, voice)]
    ready = [voice.of(skill.name) for skill in one.skills if skill.where != "tray"]
    if whole and ready:
        below.append(voice.text("too-many-bones-ui-dice", where="ready", dice=voice.listed(ready)))
    return lines + [Text(line) for line in wrap(BETWEEN.join(below), width, INDENT)]


def _bag(bag: BagView, voice: Voice) -> str:
    if not bag.cards:
        return voice.text("too-many-bones-ui-bag-empty")
    return voice.text("too-many-bones-ui-bag", cards=", ".join([_held(held, voice) for held in bag.cards]))


def _held(held: HeldView, voice: Voice) -> str:
    """A card by its name with what is left on it, or by its locks."""
    if held.name is None:
        shut = [lock_words(lock(letters[0], int(letters[1:]))) for letters in held.locks]
        return voice.say(Phrase("too-many-bones-trove", {"locks": tuple(shut)}))
    if held.left > 1:
        return voice.text("too-many-bones-ui-left", card=voice.of(held.name), left=held.left)
    return voice.of(held.name)
