"""The market of Bad Bones before the first round: the stalls, the purses, and who comes out of the forests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boneyard.core.decision import Seat
from boneyard.games.bad_bones.view import BadBonesView, KingdomView, StallView
from boneyard.terminal.bad_bones_pieces import BANNER_INK, item_name, stack
from boneyard.terminal.painter import Scene
from boneyard.terminal.screen import wrap
from boneyard.words import Voice

SIDE_BY_SIDE: Final = 60  # traps and weapons stand beside one another in a window as wide as this


def market(view: BadBonesView, seat: Seat, scene: Scene, voice: Voice, width: int) -> list[Text]:
    """Everything on sale with its cost and how many are left; then every purse and what was bought."""
    kingdom = view.kingdoms[seat]
    lines = [Text(voice.text("bad-bones-ui-market"), "bold")]
    stalls = [[stall for stall in view.market if stall.weapon == weapon] for weapon in (False, True)]
    columns = [
        _stalls(some, _purse(view, kingdom), voice, weapon) for some, weapon in zip(stalls, (False, True), strict=True)
    ]
    lines += _beside(*columns) if width >= SIDE_BY_SIDE else [*columns[0], *columns[1]]
    lines.append(Text(""))
    for other in range(len(view.kingdoms)):
        lines += _buyer(view.kingdoms[other], scene.players[other], view.coop, voice, width)
    order = getattr(view, "order", [])
    if order and not view.coop and len(view.kingdoms) > 1:
        names = " ".join(voice.text("bad-bones-banner", banner=banner) for banner in order)
        lines += [Text(line, "dim") for line in wrap(voice.text("bad-bones-ui-order", names=names), width)]
    waiting = [stack(bone, voice) for bone in kingdom.bones]
    lines.append(Text.assemble(voice.text("bad-bones-ui-waiting"), " ", Text(" ").join(waiting)))
    return lines


def _purse(view: BadBonesView, kingdom: KingdomView) -> int:
    """What one can pay with; a team has one purse."""
    return max(k.coins for k in view.kingdoms) if view.coop else kingdom.coins


def _stalls(stalls: Sequence[StallView], purse: int, voice: Voice, weapon: bool) -> list[Text]:
    """One line for each thing on sale; what is too dear is dim."""
    kind = "weapon" if weapon else "trap"
    names = [item_name(stall.item, voice) for stall in stalls]
    wide = max(map(len, names), default=0)
    lines = [Text(voice.text("bad-bones-ui-stalls", kind=kind), "underline")]
    for stall, name in zip(stalls, names, strict=True):
        left = "" if weapon else f"  ×{stall.left}"
        lines.append(Text(f" {name.ljust(wide)} {stall.cost:>3}{left}", "" if stall.cost <= purse else "dim"))
    return lines


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    wide = max(len(line) for line in left) + 4
    rows = max(len(left), len(right))
    left = left + [Text("")] * (rows - len(left))
    right = right + [Text("")] * (rows - len(right))
    return [Text.assemble(a, " " * (wide - len(a)), b) if b else a for a, b in zip(left, right, strict=True)]


def _buyer(kingdom: KingdomView, player: str, coop: bool, voice: Voice, width: int) -> list[Text]:
    """Who buys, with how much, and what already."""
    name = voice.text("bad-bones-banner", banner=kingdom.banner)
    line = Text("▸ " if kingdom.deciding else "  ", "bold").append(f"{name:<8}", BANNER_INK[kingdom.banner])
    if kingdom.coins or not coop:
        line.append(voice.text("bad-bones-ui-coins", count=kingdom.coins), "bold")
    line.append(f" {player}", "dim")
    bought = ", ".join(item_name(item, voice) for item in kingdom.bought)
    room = [Text(part) for part in wrap(bought, width, " " * 10)] if bought else []
    if bought and len(line) + 2 + len(bought) <= width:
        return [line.append(f"  {bought}")]
    return [line, *room]
