"""The table of Bad Bones: the own kingdom large, and beside it the round, what one has, and the other kingdoms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.core.event import Event
from boneyard.games.bad_bones.march.walk import STANDS
from boneyard.games.bad_bones.model.answers import PASS
from boneyard.games.bad_bones.model.board import CELLS, NEXT
from boneyard.games.bad_bones.model.events import Arrived, HearseLeft, HeroMoved, Marched, NothingPlaced, Wore
from boneyard.games.bad_bones.model.state import BANNERS
from boneyard.games.bad_bones.shown.view import BadBonesView, KingdomView
from boneyard.terminal.games.bad_bones.board import SMALL, Sketch, crowded, draw, size_for, small
from boneyard.terminal.games.bad_bones.forecast import marks_of, said_ahead
from boneyard.terminal.games.bad_bones.market import market, purse_of
from boneyard.terminal.games.bad_bones.pieces import BANNER_INK, GRAVE, HOUSE, OF_FACE, TOWER, entering, item_name
from boneyard.terminal.painter import Cleared, Scene
from boneyard.terminal.screen import wrap
from boneyard.words import Voice

NARROW: Final = 80  # what stands beside the board goes below it in a window narrower than this
WIDE: Final = 112  # from here on the other kingdoms are drawn too
AT_THE_SIDE: Final = 2  # more small boards than these go below
HEIGHT: Final = 18  # lines of a board; what the signs mean is said as long as it fits beside it
FEW: Final = 3  # players
GAP: Final = "  "
SEALED: Final = ("hero", "trap", "choose tower")  # phases in which all choose at once
PHASES: Final = {
    "buy": "market",
    "choose tower": "towers",
    "hero": "hero",
    "trap": "trap",
    "over": "over",
    "use weapon": "weapon",
    "turn bone": "weapon",
}


class BadBonesPainter:
    """Draws Bad Bones."""

    explained = frozenset(
        {
            "move_hero",
            "choose_trap",
            "use_weapon",
            "turn_bone",
            "choose_exit",
            "choose_aim",
            "choose_target",
            "choose_hearse",
            "choose_next",
            "choose_entrant",
            "offer_heroic",
        }
    )
    foresees = frozenset({"move_hero", "choose_trap"})

    def name(self, view: BadBonesView, seat: Seat, voice: Voice) -> Text:
        banner = view.kingdoms[seat].banner
        return Text(voice.text("bad-bones-banner", banner=banner), BANNER_INK[banner])

    def ink(self, phrase: Phrase) -> str:
        """The colour of the banner a phrase names."""
        return BANNER_INK.get(str(phrase.args.get("banner")), "")

    def option(self, name: str, value: str) -> Argument:
        return value

    def hears(self, seat: Seat | None, event: Event) -> bool:
        """Of one's own skeletons those that do more than walk on; of the others, losses and skeletons sent away."""
        if seat is None or getattr(event, "seat", seat) == seat:
            return seat is None or not (isinstance(event, Marched) and _just_walks(event))
        if isinstance(event, Marched):
            return event.target == seat
        if isinstance(event, HearseLeft):
            return event.target == seat
        return not isinstance(event, Arrived | HeroMoved | NothingPlaced | Wore)

    def table(self, view: BadBonesView, scene: Scene, voice: Voice, width: int) -> list[Text]:
        """One's own kingdom and what stands beside it; before the first round, the market."""
        seat = 0 if scene.focus is None else scene.focus
        if view.phase == "buy" and scene.foretold is None:
            return market(view, seat, scene, voice, width)
        shown = view if scene.foretold is None else scene.foretold
        marks = {} if scene.foretold is None else marks_of(scene.ahead)
        sketch = Sketch(shown, shown.kingdoms[seat], voice, size_for(width), marks)
        board = draw(sketch)
        others = [other for other in range(len(view.kingdoms)) if other != seat] if width >= WIDE else []
        room = width - sketch.size.width - len(GAP) if width >= NARROW else width
        beside = _beside(shown, seat, scene, voice, room, others[:0] if len(others) > AT_THE_SIDE else others)
        below = _small_boards(view, others, voice, width) if len(others) > AT_THE_SIDE else []
        below += [*crowded(sketch), *_ahead(scene, voice, width, view.phase)]
        if width < NARROW:
            return [*map(_trimmed, [*board, *beside]), *below]
        blank = Text(" " * sketch.size.width)
        board += [blank] * (len(beside) - len(board))
        beside += [Text("")] * (len(board) - len(beside))
        return [*[_trimmed(Text.assemble(a, GAP, b)) for a, b in zip(board, beside, strict=True)], *below]

    def doubts(self, view: BadBonesView, seat: Seat, kind: str, text: str) -> Phrase | None:
        """A player who passes while something could still be bought loses the coins."""
        if kind != "buy" or text != PASS.text:
            return None
        return Phrase("bad-bones-ui-pass", {"count": purse_of(view, view.kingdoms[seat])})

    def asides(self, events: Sequence[Event]) -> dict[int, Phrase]:
        return {}

    def cleared(self, view: BadBonesView, events: Sequence[Event]) -> Cleared | None:
        return None

    def remarks(self, before: BadBonesView, after: BadBonesView) -> list[Phrase]:
        return []

    def glossary(self, voice: Voice) -> Sequence[tuple[str, str]]:
        return ()

    def tally(self, view: BadBonesView, events: Sequence[Event], voice: Voice) -> list[Text]:
        """What every kingdom is worth; alone and in co-op there are no points."""
        if view.coop or len(view.kingdoms) == 1:
            return []
        rows = [("floors", [k.floors for k in view.kingdoms]), ("houses", [k.houses for k in view.kingdoms])]
        rows += [("stars", [k.stars for k in view.kingdoms]), ("points", [k.score for k in view.kingdoms])]
        titles = [voice.text("bad-bones-ui-tally", row=row) for row, _ in rows]
        wide = max(len(title) for title in titles)
        names = [self.name(view, seat, voice) for seat in range(len(view.kingdoms))]
        column = 2 + max(len(name) for name in names)
        lines = [Text.assemble(" " * wide, *[Text.assemble(" " * (column - len(name)), name) for name in names])]
        for title, (_, values) in zip(titles, rows, strict=True):
            lines.append(Text(title.ljust(wide) + "".join(f"{value:>{column}}" for value in values)))
        lines[-1].stylize("bold")
        return lines


def _just_walks(march: Marched) -> bool:
    """Whether a skeleton went one square and faces as before; the board shows that well enough."""
    if march.fate != STANDS or len(march.path) > 2:
        return False
    start, end = march.path
    return start >= CELLS or NEXT[start * 4 + march.facing] == end


def _ahead(scene: Scene, voice: Voice, width: int, phase: str) -> list[Text]:
    """What is ahead, below the table; in the hero phase, what would happen if he stood still."""
    if scene.summary is None:
        return []
    line = said_ahead(scene.summary, voice, "hero" if phase == "hero" and _stands_still(scene.ahead) else "any")
    broken = wrap(line.plain, width)
    cuts = [sum(len(part) + 1 for part in broken[: number + 1]) for number in range(len(broken) - 1)]
    parts = list(line.divide(cuts))
    for part in parts:
        part.rstrip()
    return parts


def _stands_still(events: Sequence[Event]) -> bool:
    return not any(isinstance(event, HeroMoved) for event in events)


def _beside(
    view: BadBonesView, seat: Seat, scene: Scene, voice: Voice, room: int, others: Sequence[Seat]
) -> list[Text]:
    """What stands beside the board, the small boards of some others included."""
    header = _wrapped(voice.text("bad-bones-ui-forecast"), room, "bold") if scene.foretold is not None else None
    lines = [*(header or _round(view, voice, room)), Text("")]
    lines += _seats(view, scene, voice, room)
    lines += _neighbours(view, seat, voice)
    lines.append(Text(""))
    lines += _belongings(view, view.kingdoms[seat], voice, room)
    if others:
        return [*lines, Text(""), *_small_boards(view, others, voice, room)]
    legend = [] if scene.foretold is not None else _legend(view, voice, room)
    return lines + legend if len(lines) + len(legend) <= HEIGHT else lines


def _round(view: BadBonesView, voice: Voice, room: int) -> list[Text]:
    """The round, the phase, and which face has still to move."""
    phase = voice.text("bad-bones-ui-phase", phase=PHASES.get(view.phase, "skeletons"))
    said = voice.text("bad-bones-ui-round", kind=_course(view), round=view.round, rounds=view.rounds, phase=phase)
    lines = _wrapped(said, room, "bold")
    if view.phase == "over" or not view.round:
        return lines
    tracking = f"{OF_FACE[view.tracking]} {voice.text('bad-bones-ui-tracking', face=view.tracking)}"
    return lines + [Text(line, "dim") for line in wrap(tracking, room)]


def _course(view: BadBonesView) -> str:
    """How the rounds are counted: not yet, without end, up to a last one, or on after the win."""
    if not view.round:
        return "before"
    if view.play_on:
        return "won" if view.round > view.rounds else "goal"
    return "open" if not view.rounds else "heroic" if view.heroic else "counted"


def _seats(view: BadBonesView, scene: Scene, voice: Voice, room: int) -> list[Text]:
    """A line for each kingdom, with its player; where that does not fit, the players below if they are few."""
    lines = [_seat(view, seat, voice, points=scene.foretold is None) for seat in range(len(view.kingdoms))]
    if all(len(line) + 1 + len(player) <= room for line, player in zip(lines, scene.players, strict=False)):
        return [line.append(f" {player}", "dim") for line, player in zip(lines, scene.players, strict=False)]
    if len(lines) > FEW:
        return lines
    names = [_banner(kingdom.banner, voice) for kingdom in view.kingdoms]
    who = [f"{name}\u00a0{player}" for name, player in zip(names, scene.players, strict=False)]
    return lines + [Text(line, "dim") for line in wrap(", ".join(who), room)]


def _neighbours(view: BadBonesView, seat: Seat, voice: Voice) -> list[Text]:
    """The players on the left, the next seat, and on the right, the one before (BAD-006)."""
    count = len(view.kingdoms)
    if count == 1:
        return []
    left, right = [_banner(view.kingdoms[(seat + step) % count].banner, voice) for step in (1, -1)]
    return [Text(f"← {left} →" if left == right else f"← {left}   {right} →", "dim")]


def _banner(banner: str, voice: Voice) -> str:
    return voice.text("bad-bones-banner", banner=banner)


def _seat(view: BadBonesView, seat: Seat, voice: Voice, points: bool) -> Text:
    """One line: whether it is still choosing, the kingdom, floors, houses, cemetery and points."""
    kingdom = view.kingdoms[seat]
    line = Text("▸ " if kingdom.deciding else "✓ " if _has_chosen(view) else "  ", "bold")
    wide = 1 + max(len(_banner(other.banner, voice)) for other in view.kingdoms)
    line.append(_banner(kingdom.banner, voice).ljust(wide), BANNER_INK[kingdom.banner])
    if kingdom.doomed:
        line.stylize("strike")
    line.append(f"{TOWER}{len(kingdom.towers) if view.coop else kingdom.floors}", "bold")
    line.append("" if view.coop else f" {HOUSE}{kingdom.houses}", "bold")
    line.append(f" {GRAVE}{len(kingdom.cemetery)}")
    if points and not view.coop and len(view.kingdoms) > 1:
        line.append(f"{kingdom.score:>3}", "bold")
    return line


def _has_chosen(view: BadBonesView) -> bool:
    """Whether a player who is no longer asked has already chosen in secret."""
    in_turn = view.coop and view.phase == "trap"  # a team lays its traps in the open, one after another
    return view.phase in SEALED and not in_turn and any(k.deciding for k in view.kingdoms)


def _belongings(view: BadBonesView, kingdom: KingdomView, voice: Voice, room: int) -> list[Text]:
    """Supply, weapon and cemetery, and what is left in the bag."""
    supply = view.supply if view.coop else kingdom.supply
    lines = _wrapped(voice.text("bad-bones-ui-supply", traps=_traps(supply, voice)), room)
    if view.resting:
        resting = ", ".join(item_name(trap, voice) for trap in view.resting)
        lines += _wrapped(voice.text("bad-bones-ui-resting", traps=resting), room)
    if kingdom.weapon:
        lines += _wrapped(voice.text("bad-bones-ui-weapon", weapon=item_name(kingdom.weapon, voice)), room)
    if kingdom.cemetery:
        lines += _flowed(
            voice.text("bad-bones-ui-cemetery"), [entering(t, voice, view.coop) for t in kingdom.cemetery], room
        )
    lines += [Text(line, "dim") for line in wrap(voice.text("bad-bones-ui-bag", count=view.bag), room)]
    return lines


def _traps(supply: dict[str, int], voice: Voice) -> str:
    """`wall 2, dragon 1`."""
    named = [f"{item_name(trap, voice)}\u00a0{count}" for trap, count in supply.items()]
    return ", ".join(named) or "–"


def _flowed(lead: str, items: Sequence[Text], room: int) -> list[Text]:
    """Coloured items in a row, broken into lines between them."""
    lines = [Text(lead)]
    for item in items:
        if len(lines[-1]) + 1 + len(item) > room:
            lines.append(Text(" "))
        lines[-1].append(" ").append_text(item)
    return lines


def _small_boards(view: BadBonesView, seats: Sequence[Seat], voice: Voice, room: int) -> list[Text]:
    """The other kingdoms, as many beside one another as there is room for."""
    across = max(1, (room + 2) // (SMALL + 2))
    lines: list[Text] = []
    for start in range(0, len(seats), across):
        blocks = [_small_board(view, view.kingdoms[seat], voice) for seat in seats[start : start + across]]
        lines += [_trimmed(Text("  ").join(parts)) for parts in zip(*blocks, strict=True)]
    return lines


def _small_board(view: BadBonesView, kingdom: KingdomView, voice: Voice) -> list[Text]:
    name = Text(voice.text("bad-bones-banner", banner=kingdom.banner), BANNER_INK[kingdom.banner])
    lines = [name, *small(view, kingdom)]
    for line in lines:
        line.pad_right(SMALL - len(line))
    return lines


def _legend(view: BadBonesView, voice: Voice, room: int) -> list[Text]:
    """What the signs in this column mean."""
    kind = "-coop" if view.coop else "-alone" if len(view.kingdoms) == 1 else ""
    said = voice.text(f"bad-bones-ui-signs{kind}")
    return [Text(""), *[Text(line, "dim") for line in wrap(said, room)]]


def _wrapped(sentence: str, room: int, style: str = "") -> list[Text]:
    return [Text(line, style) for line in wrap(sentence, room)]


def _trimmed(line: Text) -> Text:
    line.rstrip()
    return line


PAINTER: Final = BadBonesPainter()
assert set(BANNERS) == set(BANNER_INK)
