"""The market of Bad Bones before the first round: the stalls, the purses, and who buys next."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from boneyard.core.decision import Seat
from boneyard.games.bad_bones.shown.view import BadBonesView, KingdomView, StallView
from boneyard.terminal.games.bad_bones.pieces import BANNER_INK, item_name
from boneyard.terminal.painter import Scene
from boneyard.terminal.screen import wrap
from boneyard.words import Voice


def market(view: BadBonesView, seat: Seat, scene: Scene, voice: Voice, width: int) -> list[Text]:
    """Everything on sale with its cost and how many are left; then every purse and what was bought."""
    lines = [Text(voice.text("bad-bones-ui-market"), "bold"), *_laid_out(view, seat, voice, width), Text("")]
    for other in range(len(view.kingdoms)):
        lines += _buyer(view.kingdoms[other], scene.players[other], view.coop, voice, width)
    if view.coop:
        said = voice.text("bad-bones-ui-team-coins", count=purse_of(view, view.kingdoms[seat]))
        return [*lines, Text(said, "bold")]
    buyers = {k.banner for k in view.kingdoms if _can_buy(view, k)}
    order = [banner for banner in view.order if banner in buyers]
    if len(set(order)) > 1:
        names = " ".join(voice.text("bad-bones-banner", banner=banner) for banner in order)
        lines += [Text(line, "dim") for line in wrap(voice.text("bad-bones-ui-order", names=names), width)]
    return lines


def _laid_out(view: BadBonesView, seat: Seat, voice: Voice, width: int) -> list[Text]:
    """Traps and weapons side by side, with what they are good for where that fits or nobody has bought anything yet."""
    purse = purse_of(view, view.kingdoms[seat])
    explained, brief = [
        [
            _stalls([stall for stall in view.market if stall.weapon == weapon], purse, voice, weapon, with_uses)
            for weapon in (False, True)
        ]
        for with_uses in (True, False)
    ]
    fits = [columns for columns in (explained, brief) if max(map(len, _beside(*columns))) <= width]
    new = not any(kingdom.bought for kingdom in view.kingdoms)
    if fits and (fits[0] is explained or not new):
        return _beside(*fits[0])
    columns = explained if new else brief
    return [*columns[0], *columns[1]]


def purse_of(view: BadBonesView, kingdom: KingdomView) -> int:
    """What one can pay with; a team has one purse."""
    return max(k.coins for k in view.kingdoms) if view.coop else kingdom.coins


def _can_buy(view: BadBonesView, kingdom: KingdomView) -> bool:
    """Whether a player can still pay for anything; a second weapon is not sold."""
    return any(
        stall.cost <= kingdom.coins and not (stall.weapon and kingdom.weapon) for stall in view.market if stall.left
    )


def _stalls(stalls: Sequence[StallView], purse: int, voice: Voice, weapon: bool, with_uses: bool) -> list[Text]:
    """One line for each thing on sale; what is too dear is dim."""
    kind = "weapon" if weapon else "trap"
    names = [item_name(stall.item, voice) for stall in stalls]
    wide = max(map(len, names), default=0)
    lines = [Text(voice.text("bad-bones-ui-stalls", kind=kind), "underline")]
    for stall, name in zip(stalls, names, strict=True):
        left = "" if weapon else f"  ×{stall.left:<2}"
        use = f"  {voice.text('bad-bones-use', item=stall.item)}" if with_uses else ""
        line = f" {name.ljust(wide)} {stall.cost:>3}{left}{use}".rstrip()
        lines.append(Text(line, "" if stall.cost <= purse else "dim"))
    return lines


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    wide = max(len(line) for line in left) + 4
    rows = max(len(left), len(right))
    left = left + [Text("")] * (rows - len(left))
    right = right + [Text("")] * (rows - len(right))
    return [Text.assemble(a, " " * (wide - len(a)), b) if b else a for a, b in zip(left, right, strict=True)]


def _buyer(kingdom: KingdomView, player: str, coop: bool, voice: Voice, width: int) -> list[Text]:
    """A buyer with the coins left and what was bought already."""
    name = voice.text("bad-bones-banner", banner=kingdom.banner)
    line = Text("▸ " if kingdom.deciding else "  ", "bold").append(f"{name:<9}", BANNER_INK[kingdom.banner])
    if not coop:
        line.append(voice.text("bad-bones-ui-coins", count=kingdom.coins), "bold")
    line.append(player if coop else f" {player}", "dim")
    bought = ", ".join(item_name(item, voice) for item in kingdom.bought)
    room = [Text(part) for part in wrap(bought, width, " " * 11)] if bought else []
    if bought and len(line) + 2 + len(bought) <= width:
        return [line.append(f"  {bought}")]
    return [line, *room]
