"""The vocabulary of the tests: a picture of one or more kingdoms goes in, a picture comes out.

    assert march('''
              .   .   .   .   .
          .   .   .   .   .   .   .
          yl> .   /   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    ''') == '''…'''

The notation is explained in `boneyard.games.bad_bones.notation`. Without a name above it the only kingdom shown is the
raven's, and the other players' boards, as many as `players` says, are empty. Answers are given in order by whoever is
asked; `"stag: up"` says who answers. A drawing is compared square by square; of the lines under a board only those
that the drawing shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Task, settle
from boneyard.core.decision import Decision
from boneyard.core.event import Event
from boneyard.core.rng import Rng
from boneyard.games.bad_bones import notation
from boneyard.games.bad_bones.game import BAD_BONES
from boneyard.games.bad_bones.model.answers import kind_name
from boneyard.games.bad_bones.model.pieces import KINDS
from boneyard.games.bad_bones.model.state import BANNERS, BadBones
from boneyard.games.bad_bones.phases.arrivals import ARRIVALS
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE

GAME = BAD_BONES
EMPTY = """
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
"""
EMPTY_COOP = """
  .   .   .   .   .   .   .
  .   .   T1H .   T1  .   .
  .   .   .   .   .   .   .
  .   .   T1  .   T1  .   .
  .   .   .   .   .   .   .
      .   .   .   .   .
"""
BEGINNING = """
round: 1
phase: hero

raven
      .   .   .   .   .
  yl> .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
supply: wall 2

stag
      .   bv  .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
supply: dragon 1
"""


def is_row(line: str) -> bool:
    return ":" not in line and line not in BANNERS


class Drawing:
    """Kingdoms as they are drawn, and the lines about them; equal when every square is, and every line shown."""

    def __init__(self, text: str) -> None:
        self.table: list[str] = []
        self.kingdoms: dict[str, tuple[list[list[str]], list[str]]] = {}
        name = ""
        for line in [line.strip() for line in text.strip().splitlines() if line.strip()]:
            if line in BANNERS or (not name and is_row(line)):
                name = line if line in BANNERS else BANNERS[0]
                self.kingdoms[name] = ([], [])
            if line not in BANNERS:
                here = self.kingdoms[name] if name else ([], self.table)
                if is_row(line):
                    here[0].append(line.split())
                else:
                    here[1].append(line)

    def __eq__(self, other: object) -> bool:
        drawing = Drawing(other) if isinstance(other, str) else other
        assert isinstance(drawing, Drawing), "compare a drawing with a drawing"
        for name, (rows, lines) in drawing.kingdoms.items():
            mine = self.kingdoms[name]
            if rows and rows != mine[0]:
                return False
            if any(not _has(mine[1], line) for line in lines):
                return False
        return all(_has(self.table, line) for line in drawing.table)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        blocks = [
            "\n".join([name, *[_row(row) for row in rows], *lines]) for name, (rows, lines) in self.kingdoms.items()
        ]
        return "\n" + "\n\n".join(["\n".join(self.table), *blocks]) + "\n"


def _row(row: list[str]) -> str:
    return ("      " if len(row) == 5 else "") + "".join(token.ljust(6) for token in row).rstrip()


def _has(lines: list[str], line: str) -> bool:
    """`cemetery: nothing` says that there is no such line."""
    key, _, value = line.partition(": ")
    if value == "nothing":
        return not any(one.startswith(f"{key}: ") and one != line for one in lines)
    return line in lines


def table(picture: str, players: int = 2, luck: Rng | None = None) -> BadBones:
    """The table a picture shows, with empty boards for the players it does not show; nothing is to happen yet."""
    drawing = Drawing(picture)
    blank = EMPTY_COOP if any("coop" in line for line in drawing.table) else EMPTY
    text = ["\n".join(drawing.table)]
    for banner in BANNERS[: max(players, len(drawing.kingdoms))]:
        rows, lines = drawing.kingdoms.get(banner, ([], []))
        text.append("\n".join([banner, *([" ".join(row) for row in rows] or [blank.strip()]), *lines]))
    s = notation.table("\n\n".join(text))
    if luck is not None:
        s.rng = luck
    return s


def play(s: BadBones, tasks: Sequence[Task], answers: Sequence[str]) -> BadBones:
    """Let these tasks run, one after another, with these answers; all answers must be asked for."""
    s.agenda = list(reversed(tasks))
    settle(s)
    told = list(s.events)
    for answer in answers:
        told += give(s, answer)
    s.events = told
    return s


def give(s: BadBones, answer: str) -> list[Event]:
    """One answer, by the seat it names or by whoever is asked first."""
    who, colon, text = answer.partition(": ")
    assert s.open, f"nobody is asked, so nobody answers {answer!r}"
    seat = BANNERS.index(who) if colon else s.open[0].seat
    return GAME.apply(s, seat, text if colon else answer)


def shown(s: BadBones) -> Drawing:
    """A table as a drawing."""
    return Drawing(GAME.write(s))


def march(picture: str, *answers: str, players: int = 2) -> Drawing:
    """The table after phase 3, with all that follows when everybody has moved."""
    return shown(marched(picture, *answers, players=players))


def marched(picture: str, *answers: str, players: int = 2) -> BadBones:
    """The state after phase 3; the questions must all have been answered."""
    s = play(table(picture, players), [SKELETON_PHASE], answers)
    assert not s.open, f"still asked: {s.open}"
    return s


def marching(picture: str, *answers: str, players: int = 2) -> BadBones:
    """The state in the middle of phase 3, after some answers."""
    return play(table(picture, players), [SKELETON_PHASE], answers)


def moved(picture: str, *answers: str, players: int = 2) -> BadBones:
    """The state after the hero phase: those not named in `answers` are asked no more than the picture needs."""
    return play(table(picture, players), [HERO_PHASE], answers)


def laid(picture: str, *answers: str, players: int = 2) -> BadBones:
    """The state after some answers of the trap phase."""
    return play(table(picture, players), [TRAP_PHASE], answers)


def arrived(picture: str, luck: Rng, players: int = 2) -> BadBones:
    """The state after phase 4, with draws that fall as told: numbers of tokens in the bag, counted through."""
    return play(table(picture, players, luck), [ARRIVALS], [])


def asked(s: BadBones, banner: str = "") -> list[str]:
    """Every answer the player of that banner may give; without one, whoever is asked first."""
    return [str(option) for option in question(s, banner).options]


def question(s: BadBones, banner: str = "") -> Decision:
    """What the player of that banner is asked; without one, whoever is asked first."""
    decisions = [decision for decision in s.open if not banner or BANNERS[decision.seat] == banner]
    assert decisions, f"{banner or 'nobody'} is asked; open: {s.open}"
    return decisions[0]


def next_march(s: BadBones, *answers: str) -> BadBones:
    """The state after phase 3 of the round that follows, when nothing happens in between."""
    s.round += 1
    play(s, [SKELETON_PHASE], answers)
    assert not s.open, f"still asked: {s.open}"
    return s


def in_bag(s: BadBones, name: str) -> int:
    """How many of a kind are in the bag, by its name: `yellow-left`, `red-top demolition`."""
    return s.bag[[kind_name(kind) for kind in range(KINDS)].index(name)]


def told(s: BadBones, *answers: str) -> list[str]:
    """The names of what happens, answer by answer."""
    return [type(event).__name__ for answer in answers for event in give(s, answer)]


def kinds_asked(s: BadBones) -> list[str]:
    """What everybody is asked: `raven move_hero`."""
    return [f"{BANNERS[decision.seat]} {decision.kind}" for decision in s.open]
