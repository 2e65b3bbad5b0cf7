"""Golden playthroughs: whole games as text that is reviewed like code. Shared by their test and by `regenerate.py`."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import boneyard
from boneyard import Action, Decision, Event, Game
from boneyard.bots import Seen, bot
from boneyard.core.agenda import State
from boneyard.core.decision import BadInput
from boneyard.core.fields import fields
from boneyard.core.rng import Rng
from boneyard.games.bad_bones.march.walk import ENDINGS
from boneyard.games.bad_bones.model.answers import kind_name, slot_name
from boneyard.games.bad_bones.model.board import CELLS, DIRECTIONS, EDGE
from boneyard.games.bad_bones.model.pieces import DAMAGED, TRAP_NAMES, WEAPONS, trap_turn
from boneyard.games.too_many_bones.activities.lockpicking.locks import lock_name
from boneyard.games.too_many_bones.answers.picks import STARTS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import key_of
from boneyard.games.too_many_bones.model import ids, mat
from boneyard.games.too_many_bones.notation.dice import write_rolled_die
from boneyard.games.too_many_bones.shown.event_data import DATA, dart_name, lock_die_name, who_view

GAMES = Path(__file__).parent / "games"
EVERY = 10  # answers between two pictures
MANY = 40  # options; more are listed by square
SQUARE = re.compile(r"\b[a-j]\d\b")


Names = Mapping[str, Callable[[Any], str]]  # of what events speak of by number, by field


@dataclass(frozen=True)
class Playthrough:
    """One game to be written down: what was agreed, and the seed of both the dice and the answers."""

    game: str
    name: str
    seats: int
    seed: int
    options: tuple[str, ...] = ()  # those switched on, or `name=value`
    names: Names = field(default_factory=dict)
    bot: str = ""  # who answers; nobody in particular where there is none

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return GAMES / self.game.replace("-", "_") / "playthroughs" / f"{self.name}.txt"

    def text(self) -> str:
        """The whole game as it is played now."""
        game = boneyard.game(self.game)
        s = game.new(self.seats, self.seed, dict(map(_chosen, self.options)))
        rng = boneyard.seeded(self.seed, ("picks",))
        lines = [f"{self.game}, {self.seats} players, seed {self.seed}, {', '.join(self.options) or 'no options'}", ""]
        lines += [*self._told(s.events), ""]
        while game.pending(s):
            if s.answers % EVERY == 0:
                lines += [*self._picture(game, s), ""]
            owed = [decision for decision in game.pending(s) if not decision.free]
            decision = owed[rng.below(0, len(owed))]
            pick = self._pick(game, s, decision, rng)
            lines += [f"{s.answers}. seat {decision.seat}, {decision.kind}", *_listed(decision.options)]
            lines += [f"  > {pick}", *self._told(game.apply(s, decision.seat, pick)), ""]
        outcome = game.outcome(s)
        assert outcome is not None
        lines += self._picture(game, s)
        lines += ["", f"winners {outcome.winners}, scores {outcome.scores}, {outcome.reason.key}"]
        return "\n".join(lines) + "\n"

    def _pick(self, game: Game, s: State, decision: Decision, rng: Rng) -> Action:
        if not self.bot:
            return decision.options[rng.below(0, len(decision.options))]
        return bot(self.bot).choose(Seen(game, s, decision.seat, rng), decision)

    def _picture(self, game: Game, s: State) -> list[str]:
        """The position; between battles there is no picture of it."""
        try:
            return textwrap.indent(game.write(s), "    ").splitlines()
        except BadInput:
            return []

    def _told(self, events: Iterable[Event]) -> list[str]:
        return [f"  {type(event).__name__} {self._fields(event)}".rstrip() for event in events]

    def _fields(self, event: Event) -> str:
        return ", ".join(f"{name} {_said(getattr(event, name), self.names.get(name))}" for name in fields(type(event)))


def _said(value: object, spell: Callable[[Any], str] | None) -> str:
    if isinstance(value, tuple):
        return f"({' '.join(_said(item, spell) for item in value)})"
    if spell is not None and isinstance(value, int):
        return spell(value) if value >= 0 else "none"
    return str(value)


def _chosen(option: str) -> tuple[str, int | bool | str]:
    name, _, value = option.partition("=")
    return name, int(value) if value.isdigit() else value or True


def _listed(options: tuple[Action, ...]) -> list[str]:
    """The options in their order; a great many are gathered that differ only in the square."""
    if len(options) <= MANY:
        return textwrap.wrap(", ".join(map(str, options)), 118, initial_indent="  ", subsequent_indent="  ")
    gathered: dict[str, list[str]] = {}
    for option in options:
        found = SQUARE.findall(option.text)
        gathered.setdefault(SQUARE.sub("_", option.text), []).append("-".join(found))
    return [f"  {what}: {' '.join(squares)}" if any(squares) else f"  {what}" for what, squares in gathered.items()]


def difference(playthrough: Playthrough) -> str | None:
    """The first line that is not as it was, or nothing."""
    old = playthrough.path.read_text(encoding="utf-8").splitlines()
    new = playthrough.text().splitlines()
    for number, (was, now) in enumerate(zip(old, new, strict=False), start=1):
        if was != now:
            return f"line {number} of {playthrough.name}.txt was\n{was}\nand is now\n{now}"
    if len(old) != len(new):
        return f"{playthrough.name}.txt had {len(old)} lines and has now {len(new)}"
    return None


SQUARES = tuple(column + row for row in "54321" for column in "abcde")
BABY_BOOM = dict.fromkeys(("cell", "path", "swept", "hits"), SQUARES.__getitem__)
TRAPS = tuple(
    " ".join([TRAP_NAMES[trap & 15], *["turned"] * trap_turn(trap), *["damaged"] * (trap & DAMAGED > 0)]) or "nothing"
    for trap in [trap if trap & 15 < len(TRAP_NAMES) else 0 for trap in range(2 * DAMAGED)]
)


def _bad_bones(*, coop: bool) -> Names:
    """The names of places, skeletons, traps and weapons; the far forest of a team is below."""
    places = (*SQUARES, *[slot_name(slot, coop=coop) for slot in range(CELLS, EDGE)], *DIRECTIONS)
    return {
        **dict.fromkeys(("cell", "path", "origin", "landing"), places.__getitem__),
        **dict.fromkeys(("kind", "kinds", "drawn", "sent"), kind_name),
        **dict.fromkeys(("trap", "now"), TRAPS.__getitem__),
        "weapon": ("", *[weapon.name for weapon in WEAPONS]).__getitem__,
        "fate": ENDINGS.__getitem__,
        "facing": DIRECTIONS.__getitem__,
    }


BAD_BONES = _bad_bones(coop=False)
BAD_BONES_TEAM = _bad_bones(coop=True)


def _unit(who: ids.UnitRef) -> str:
    """A unit by its name, with its number on the mat."""
    seen = who_view(who)
    return f"{seen.key}#{seen.unit}"


def _shown(die: ids.RolledDie) -> str:
    """A die with what it shows, in one word."""
    return write_rolled_die(die).replace(" ", "-")


TOO_MANY_BONES: Names = {
    **dict.fromkeys(("who", "target", "by", "on", "to"), _unit),
    **dict.fromkeys(("cell", "origin", "path"), mat.SQUARES.__getitem__),
    **dict.fromkeys(("dice", "rolled_die"), _shown),
    "die": key_of,
    "chip": lambda chip: CHIPS[chip].key,
    "effect": ids.EFFECTS.__getitem__,
    "trait": ids.BADDIE_SKILL_NAMES.__getitem__,
    "face": ids.TYRANT_FACES.__getitem__,
    "stat": ids.STATS.__getitem__,
    "start": STARTS.__getitem__,
    "encounter": DATA["encounter"],
    "card": DATA["card"],
    "lock": lock_name,
    **dict.fromkeys(("lock_die", "lock_dice"), lock_die_name),
    **dict.fromkeys(("dart", "darts"), dart_name),
    "intuition": DATA["intuition"],
}
# Parties with enough training that dice of all kinds are thrown.
BOOMER = "battle=Boomer + Frag + Smoke Screen + health + dex + dex + attack + attack vs 2 points"
PAIR = "battle=Picket + Redshirt + Intercept + Riposte + dex, Boomer + Smoke Screen + Frag + health + dex vs 4 points"
FOUR = (
    "battle=Boomer + Smoke Screen + dex + health, "
    "Patches + Med Kit + Liquid Life + Stim Kit + dex + health, "
    "Picket + Redshirt + Intercept + Switch + dex + health, "
    "Tantrum + Anger Management + Intimidate + dex + health "
    "vs 16 points"
)
NOM = (
    "battle=Patches + Med Kit + Nutrients + Liquid Life + health + health + dex + dex, "
    "Tantrum + health + health + dex + dex + attack "
    "vs Nom, 2 points"
)
# The seeds were looked for: between them the games of a kind hold everything that can happen.
PLAYTHROUGHS = (
    Playthrough("baby-boom", "two_players", 2, 72, (), BABY_BOOM),
    Playthrough("baby-boom", "three_players", 3, 169, (), BABY_BOOM),
    Playthrough("baby-boom", "four_players_risky_business", 4, 18, ("risky_business",), BABY_BOOM),
    Playthrough("baby-boom", "two_players_tiles", 2, 231, ("tiles_and_bombs",), BABY_BOOM),
    Playthrough("baby-boom", "three_players_both_variants", 3, 118, ("risky_business", "tiles_and_bombs"), BABY_BOOM),
    Playthrough("baby-boom", "four_players_tiles", 4, 56, ("tiles_and_bombs",), BABY_BOOM),
    Playthrough("bad-bones", "two_players", 2, 335, (), BAD_BONES),
    Playthrough("bad-bones", "two_players_advanced", 2, 410, ("advanced",), BAD_BONES),
    Playthrough("bad-bones", "three_players_advanced_chiefs", 3, 286, ("advanced", "chiefs"), BAD_BONES),
    Playthrough("bad-bones", "six_players_chiefs", 6, 667, ("chiefs",), BAD_BONES),
    Playthrough("bad-bones", "alone", 1, 44, ("rounds=2",), BAD_BONES),
    Playthrough("bad-bones", "alone_advanced_chiefs", 1, 150, ("advanced", "chiefs", "rounds=3"), BAD_BONES),
    Playthrough("bad-bones", "team_of_two", 2, 331, ("coop",), BAD_BONES_TEAM),
    Playthrough("bad-bones", "team_plays_on", 2, 12, ("coop", "play_on"), BAD_BONES_TEAM, bot="greedy"),
    Playthrough("bad-bones", "team_of_three_advanced_chiefs", 3, 15, ("coop", "advanced", "chiefs"), BAD_BONES_TEAM),
    Playthrough("too-many-bones", "boomer_alone", 1, 582, (BOOMER,), TOO_MANY_BONES),
    Playthrough("too-many-bones", "picket_and_boomer", 2, 1060, (PAIR,), TOO_MANY_BONES),
    Playthrough("too-many-bones", "four_gearlocs", 4, 1620, (FOUR,), TOO_MANY_BONES),
    Playthrough("too-many-bones", "two_against_nom", 2, 1120, (NOM,), TOO_MANY_BONES),
    Playthrough("too-many-bones", "adventure_against_nom", 2, 10, ("party=picket, boomer",), TOO_MANY_BONES, "greedy"),
)


def all_told(game: str) -> str:
    """All playthroughs of a game, one after another."""
    return "".join(one.path.read_text(encoding="utf-8") for one in PLAYTHROUGHS if one.game == game)


def kinds_of(events: ModuleType) -> list[str]:
    """The names of the events that a module defines."""
    return [
        name for name, kind in vars(events).items() if isinstance(kind, type) and kind.__module__ == events.__name__
    ]
