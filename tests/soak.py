"""Plays very many games of every variant, and looks at each of them as players, saves and servers do.

    .venv/bin/python -m tests.soak --games 2000         (`make soak` does this and then runs the slow tests)

At every question everybody looks: at the view, at the question, at what would come of each option. Looking must leave
the saved position as it was, byte for byte. Games are saved, loaded and played on side by side; answers are undone and
taken back; at the end the record is replayed, and the table is opened again from a database, finished and half-way.

After the first `ALL_LOOKED_AT` questions, only some options of each are looked at, because adventures are long.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import boneyard
from boneyard.core.agenda import State
from boneyard.core.codec import load, save
from boneyard.core.decision import Action, Decision
from boneyard.core.game import Game
from boneyard.core.session import Session, replay
from boneyard.table import wire
from boneyard.table.bot_processes import BotProcesses
from boneyard.table.limits import Limits
from boneyard.table.store import MoveRow, SeatRow, Store
from boneyard.table.tables import Tables
from tests.games.test_every_game import tables
from tests.table.stored import a_table

ALL_LOOKED_AT = 150  # questions of a game whose options are all looked at
SOME = 3  # options looked at after that
LONGEST = 50_000  # answers: no game is that long
RELOADED = 20  # answers between two saves that are loaded and played on beside the game


@dataclass(frozen=True)
class Table:
    """A game to be played."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    seed: int

    @property
    def variant(self) -> str:
        chosen = [name if value is True else f"{name}={value}" for name, value in self.options if value]
        return f"{self.game}, {self.seats}: {', '.join(chosen) or 'plain'}"


@dataclass
class Soaked:
    """What was found in one game."""

    table: Table
    questions: int = 0
    previews: int = 0
    loads: int = 0
    findings: list[str] = field(default_factory=list)


class Found(Exception):
    """A bug was found."""


class Soak:
    """One game, played at random and looked at all the time."""

    def __init__(self, table: Table, rules: Game) -> None:
        self.told = Soaked(table)
        self.rules = rules
        self.chance = Random(table.seed)
        self.session = Session(rules, table.seats, table.seed, dict(table.options))
        self.twin: State = self.session.state.clone()
        self.half_way: tuple[int, str] = (0, self.saved())

    def saved(self) -> str:
        return save(self.rules, self.session.state)

    def play(self, folder: Path) -> None:
        while self.rules.pending(self.session.state):
            if len(self.session.record.lines) > LONGEST:
                raise Found(f"it does not end within {LONGEST} answers")
            self.look()
            self.answer()
        if self.rules.outcome(self.session.state) is None:
            raise Found("nobody is asked anything, and there is no outcome")
        self.compare("a save that was loaded and played on", save(self.rules, self.twin), self.saved())
        self.compare("the record, replayed,", save(self.rules, replay(self.session.write()).state), self.saved())
        for lines, position in dict([self.half_way, (len(self.session.record.lines), self.saved())]).items():
            self.compare("the table, opened again,", asyncio.run(self.reopened(folder, lines)), position)

    def compare(self, what: str, found: str, expected: str) -> None:
        if found != expected:
            place = next((i for i, pair in enumerate(zip(found, expected, strict=False)) if pair[0] != pair[1]), -1)
            raise Found(f"{what} is not as it was played: {found[place - 30 : place + 30]!r}")

    # ── Looking ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def look(self) -> None:
        """Everybody looks at everything; if that changes anything, find out what did."""
        before = self.saved()
        looks = list(self.looks())
        self.told.previews += len(looks)
        for decision, option in looks:
            self.look_at(self.session.state, decision, option)
        self.look_around(self.session.state)
        if self.saved() != before:
            raise Found(f"looking {self.culprit(before, looks)} changes the game")

    def looks(self) -> Iterator[tuple[Decision, Action | None]]:
        for decision in self.rules.pending(self.session.state):
            self.told.questions += 1
            options = list(decision.options)
            if self.told.questions > ALL_LOOKED_AT and len(options) > SOME:
                options = self.chance.sample(options, SOME)
            yield from [(decision, option) for option in (None, *options)]

    def look_at(self, s: State, decision: Decision, option: Action | None) -> None:
        events = self.rules.forecast(s, decision.seat, option)
        wire.told(self.rules, s, events, decision.seat)

    def look_around(self, s: State) -> None:
        for decision in self.rules.pending(s):
            self.rules.present(s, decision)
        for seat in (*range(self.told.table.seats), None):
            self.rules.view(s, seat)
        self.rules.standing(s)
        self.rules.write(s)

    def culprit(self, before: str, looks: list[tuple[Decision, Action | None]]) -> str:
        """What changes the game when it is looked at."""
        for decision, option in looks:
            s = load(self.rules, before)
            self.look_at(s, decision, option)
            if save(self.rules, s) != before:
                return f"ahead at {str(option)!r} of {decision.kind}"
        return "at the table or at " + ", ".join(sorted({decision.kind for decision, _ in looks}))

    # ── Playing ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def answer(self) -> None:
        """One answer at random, here and where a save was loaded; now and then it is taken back."""
        decision = self.chance.choice(self.rules.pending(self.session.state))
        pick = self.chance.choice(decision.options)
        self.session.answer(decision.seat, pick)
        self.rules.apply(self.twin, decision.seat, str(pick))
        steps = len(self.session.record.lines)
        if self.chance.random() < 0.02:
            self.take_back(decision.seat)
        elif steps % RELOADED == 0:
            self.compare("a save that was loaded and played on", save(self.rules, self.twin), self.saved())
            self.reload()
        if self.chance.randrange(steps) == 0:  # any step is as likely as any other
            self.half_way = (len(self.session.record.lines), self.saved())

    def take_back(self, seat: int) -> None:
        if self.session.may_retract(seat):
            self.session.retract(seat)
        elif self.session.refusal([seat], range(self.told.table.seats)) is None:
            self.session.undo([seat])
        self.reload()

    def reload(self) -> None:
        self.told.loads += 1
        self.twin = load(self.rules, self.saved())

    # ── The table ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def reopened(self, folder: Path, lines: int) -> str:
        """The position of a table that holds the first lines of this record, loaded from a database."""
        path, table = folder / f"{os.getpid()}.sqlite", self.told.table
        name = f"{table.game}-{table.seed}-{lines}"
        row = a_table(
            name,
            game=table.game,
            seats=table.seats,
            seed=str(table.seed),
            options=self.session.record.options,
            rules=self.rules.rules,
            facts=self.rules.facts.hash,
        )
        store = Store(path)
        await store.open()
        await store.create(row, [SeatRow(name, n, "person", "Ann", "", b"", left=False) for n in range(table.seats)])
        moves = enumerate(self.session.record.lines[:lines], start=1)
        await asyncio.gather(
            *[store.append(MoveRow(name, rev, line.verb, line.seat, line.text, 0)) for rev, line in moves]
        )
        await store.close()
        server = Tables(Store(path), BotProcesses(1), Limits())
        await server.store.open()
        try:
            live = await server.get(name)
            return "resumed" if live.session.resumed else save(self.rules, live.session.state)
        finally:
            await server.store.close()


def soaked(job: tuple[Table, Path]) -> Soaked:
    """One game; whatever goes wrong in it is found, not raised."""
    table, folder = job
    soak = Soak(table, boneyard.game(table.game))
    try:
        soak.play(folder)
    except Found as found:
        soak.told.findings.append(f"after {len(soak.session.record.lines)} lines: {found}")
    except Exception:  # noqa: BLE001  (a crash is a finding like any other)
        soak.told.findings.append(f"after {len(soak.session.record.lines)} lines: {traceback.format_exc()}")
    return soak.told


def wanted(games: int, seed: int, names: list[str]) -> Iterator[Table]:
    """The tables to play: every variant equally often, each with a seed of its own."""
    variants = [(name, *table) for name in names for table in tables(boneyard.game(name))]
    for number in range(games):
        name, seats, options = variants[number % len(variants)]
        yield Table(name, seats, tuple(options.items()), seed + number)


def summary(all_soaked: list[Soaked]) -> str:
    """Games, questions, previews and findings by variant."""
    lines = [f"{'games':>6} {'questions':>10} {'previews':>10} {'loads':>7} {'found':>6}  variant"]
    variants = sorted({each.table.variant for each in all_soaked})
    for variant in (*variants, "all"):
        these = [each for each in all_soaked if variant in ("all", each.table.variant)]
        counts = [sum(getattr(each, what) for each in these) for what in ("questions", "previews", "loads")]
        found = sum(len(each.findings) for each in these)
        lines.append(f"{len(these):6} {counts[0]:10} {counts[1]:10} {counts[2]:7} {found:6}  {variant}")
    lines.append(
        f"Of each game the first {ALL_LOOKED_AT} questions were looked at whole; {SOME} options of the others."
    )
    return "\n".join(lines)


def main() -> int:
    """Play, and say what was found."""
    parser = argparse.ArgumentParser(description="Plays very many games and looks for what must not be.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of the first game; the others count on")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--game", action="append", choices=boneyard.games(), help="only this one; may be repeated")
    asked = parser.parse_args()
    done: list[Soaked] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        multiprocessing.Pool(asked.workers) as pool,
        suppress(KeyboardInterrupt),
    ):
        jobs = ((table, Path(folder)) for table in wanted(asked.games, asked.seed, asked.game or [*boneyard.games()]))
        for each in pool.imap_unordered(soaked, jobs):
            done.append(each)
            if len(done) % 50 == 0:
                print(f"{len(done)} of {asked.games} games", file=sys.stderr)
            for finding in each.findings:
                print(f"{each.table.variant}, seed {each.table.seed}, {finding}", flush=True)
    print(summary(done))
    return int(any(each.findings for each in done))


if __name__ == "__main__":
    sys.exit(main())
