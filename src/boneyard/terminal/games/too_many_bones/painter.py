"""The table of Too Many Bones: the mat, beside it the round, the meter and the queue, below it who fights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boneyard.core.decision import Argument, Phrase, Seat, Words
from boneyard.core.event import Event
from boneyard.core.game import kinds_of
from boneyard.games.too_many_bones.events.battle import DieExhausted
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.gearlocs.every_die import SHEETS
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.notation.orders import gearloc_named
from boneyard.games.too_many_bones.shown.view import QueuedView, TooManyBonesView
from boneyard.terminal.games.too_many_bones.adventure import (
    BETWEEN,
    bag_lines,
    day_said,
    is_on_the_road,
    pile_lines,
    road_lines,
)
from boneyard.terminal.games.too_many_bones.glossary import glossary
from boneyard.terminal.games.too_many_bones.mat import cut, draw, room_for, width_of
from boneyard.terminal.games.too_many_bones.pieces import (
    ACTING,
    BADDIE_INK,
    GEARLOC_INK,
    INK_OF_NAME,
    dice_said,
    health,
    ink_of,
    units,
)
from boneyard.terminal.games.too_many_bones.sheets import abilities, baddie_lines, gearloc_lines
from boneyard.terminal.painter import Cleared, Scene
from boneyard.terminal.screen import wrap
from boneyard.words import Voice

BESIDE: Final = 24  # characters that what stands beside the mat needs
GAP: Final = "  "


class TooManyBonesPainter:
    """Draws Too Many Bones."""

    explained = frozenset(kinds_of(TOO_MANY_BONES))
    foresees: frozenset[str] = frozenset()

    def name(self, view: TooManyBonesView, seat: Seat, voice: Voice) -> Text:
        one = view.party[seat]
        return Text(voice.of(one.name), GEARLOC_INK[one.key])

    def ink(self, phrase: Phrase) -> str:
        name = phrase.args.get("name")
        return INK_OF_NAME.get(name.en, BADDIE_INK) if isinstance(name, Words) else ""

    def option(self, name: str, value: str) -> Argument:
        """A party by the names of its gearlocs, unless some are still to be drawn at random."""
        seats = [gearloc_named(each) for each in value.split(",")]
        return value if name != "party" or NOBODY in seats else tuple([SHEETS[gearloc].name for gearloc in seats])

    def hears(self, seat: Seat | None, event: Event) -> bool:
        """All but exhausted dice, which the mats show well enough."""
        return not isinstance(event, DieExhausted)

    def table(self, view: TooManyBonesView, scene: Scene, voice: Voice, width: int) -> list[Text]:
        """The mat with what stands beside it, or below it in a narrow window; then the party and the baddies."""
        if is_on_the_road(view):
            return [_trimmed(line) for line in road_lines(view, voice, width, scene.focus or 0)]
        room = room_for(width)
        mat = draw(view, voice, room)
        beside = width - width_of(room) - len(GAP)
        if beside >= BESIDE:
            lines = _joined(mat, _beside(view, voice, beside), width_of(room))
        else:
            lines = [*mat, *_below(view, voice, width)]
        lines += pile_lines(view, voice, width)
        lines.append(Text(""))
        seat = 0 if scene.focus is None else scene.focus
        for one in view.party:
            lines += gearloc_lines(view, one, voice, width, whole=one.unit == seat)
            lines += bag_lines(view, one, voice, width)
            if one.unit == seat:
                lines += abilities(one, voice, width)
        for enemy in view.baddies:
            lines += baddie_lines(view, enemy, voice, width)
        lines += _roll(view, voice, width)
        return [_trimmed(line) for line in lines]

    def doubts(self, view: TooManyBonesView, seat: Seat, kind: str, text: str) -> Phrase | None:
        return None

    def asides(self, events: Sequence[Event]) -> dict[int, Phrase]:
        return {}

    def cleared(self, view: TooManyBonesView, events: Sequence[Event]) -> Cleared | None:
        return None

    def remarks(self, before: TooManyBonesView, after: TooManyBonesView) -> list[Phrase]:
        return []

    def glossary(self, voice: Voice) -> Sequence[tuple[str, str]]:
        return glossary(voice)

    def tally(self, view: TooManyBonesView, events: Sequence[Event], voice: Voice) -> list[Text]:
        """The HP everybody has left."""
        wide = 2 + max(len(voice.of(one.name)) for one in view.party)
        return [
            Text(voice.of(one.name).ljust(wide), GEARLOC_INK[one.key]).append(f"{one.hp}/{one.max}", "bold")
            for one in view.party
        ]


def _beside(view: TooManyBonesView, voice: Voice, room: int) -> list[Text]:
    """Round, meter and queue in a column."""
    lines = [Text(line, "bold") for line in wrap(_round(view, voice), room)]
    lines.append(Text(""))
    everybody = units(view)
    for place in view.meter:
        one = everybody[place.unit]
        sign = ACTING if place.unit == view.turn.unit else "✓" if place.acted else " "
        stands = f" {health(one)}"
        name = cut(Text(voice.of(one.name), ink_of(one)), room - len(stands) - len(GAP))
        lines.append(Text.assemble(f"{sign} ", name, (stands, "dim")))
    lines.append(Text(""))
    return lines + [Text(line) for line in wrap(_queue(view, voice), room)]


def _below(view: TooManyBonesView, voice: Voice, width: int) -> list[Text]:
    """Round, meter and queue in a few lines."""
    everybody = units(view)
    names = [
        (ACTING if place.unit == view.turn.unit else "✓" if place.acted else "") + voice.of(everybody[place.unit].name)
        for place in view.meter
    ]
    meter = voice.text("too-many-bones-ui-meter", names=" > ".join(names)) if names else ""
    said = [_round(view, voice), meter, _queue(view, voice)]
    lines = [Text(line) for text in said if text for line in wrap(text, width)]
    lines[0].stylize("bold")
    return lines


def _round(view: TooManyBonesView, voice: Voice) -> str:
    kind = "over" if view.ending else "before" if not view.round else "tired" if _tires(view) else "plain"
    said = voice.text("too-many-bones-ui-round", kind=kind, round=view.round)
    return said if view.adventure is None else BETWEEN.join([day_said(view.adventure, voice), said])


def _tires(view: TooManyBonesView) -> bool:
    return view.round >= view.fatigue_from


def _queue(view: TooManyBonesView, voice: Voice) -> str:
    """Face-up chips by name, the others by their points."""
    if not view.queue:
        return voice.text("too-many-bones-ui-queue-empty")
    return voice.text("too-many-bones-ui-queue", chips=", ".join(_queued(chip, voice) for chip in view.queue))


def _queued(chip: QueuedView, voice: Voice) -> str:
    if chip.name is not None:
        return voice.of(chip.name)
    return voice.text("too-many-bones-ui-points", points=chip.points)


def _roll(view: TooManyBonesView, voice: Voice, width: int) -> list[Text]:
    """The dice that are chosen, or rolled and not used yet."""
    if view.turn.roll:
        return [Text(""), *[Text(line, "bold") for line in wrap(_rolled(view, voice), width)]]
    return []


def _rolled(view: TooManyBonesView, voice: Voice) -> str:
    return voice.text("too-many-bones-ui-roll", dice=dice_said(view.turn.roll, voice))


def _joined(left: list[Text], right: list[Text], wide: int) -> list[Text]:
    """Two columns."""
    blank = Text("")
    left = left + [blank] * (len(right) - len(left))
    right = right + [blank] * (len(left) - len(right))
    joined: list[Text] = []
    for one, other in zip(left, right, strict=True):
        line = one.copy()
        line.pad_right(wide - len(line))
        joined.append(Text.assemble(line, GAP, other))
    return joined


def _trimmed(line: Text) -> Text:
    line.rstrip()
    return line


PAINTER: Final = TooManyBonesPainter()
