"""Stepping through a record, forwards and backwards; and showing a report that has no dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.core.agenda import State
from boneyard.core.decision import Phrase
from boneyard.core.record import Line, Record
from boneyard.core.session import Session, follow
from boneyard.terminal.commands import REPLAYING, command
from boneyard.terminal.history import Beat, last_beat, story_of
from boneyard.terminal.menu import NUMBER, shortened
from boneyard.terminal.output import Teller
from boneyard.terminal.saves import Reported


@dataclass(frozen=True)
class Frame:
    """The table after one line of the record, or at the start."""

    line: Line | None
    state: State
    story: Sequence[Beat]  # the last beat; at the end of the game all of it


def frames(record: Record, teller: Teller) -> list[Frame]:
    """The table at the start and after every line."""
    session = Session(teller.game, record.seats, record.seed, record.options, record.dice)
    film = [_taken(session, None)]
    for line in record.lines:
        follow(session, line)
        film.append(_taken(session, line))
    return film


def _taken(session: Session, line: Line | None) -> Frame:
    story = [last_beat(session)] if session.state.open else story_of(session)
    return Frame(line, session.state.clone(), story)


class Projector:
    """Shows a record frame by frame."""

    def __init__(self, film: list[Frame], teller: Teller) -> None:
        self.film = film
        self.teller = teller
        self.at = 0

    def show_all(self) -> None:
        """Everything, without asking."""
        for number in range(len(self.film)):
            self.show(number)

    def step(self) -> None:
        """One frame at a time, as the person likes."""
        self.show(0)
        self.teller.say("ui-replay-keys")
        while (typed := self.teller.screen.ask(self.where())) is not None:
            known = command(typed, REPLAYING)
            if known is None or (known[1] and known[0] not in ("go", "look")):
                self.teller.say("ui-replay-unknown", typed=shortened(typed))
            elif known[0] == "quit":
                return
            else:
                self.turn(typed, *known)

    def turn(self, typed: str, name: str, rest: str) -> None:
        """Turn to another frame."""
        if name == "next":
            self.show(self.at + 1)
        elif name == "back":
            self.show(self.at - 1)
        elif name == "end":
            self.show(len(self.film) - 1)
        elif name == "look":
            self.look(rest)
        elif NUMBER.fullmatch(rest) and int(rest) >= len(self.film):
            self.teller.say("ui-replay-beyond", last=len(self.film) - 1)
        elif NUMBER.fullmatch(rest):
            self.show(int(rest))
        else:
            self.teller.say("ui-replay-unknown", typed=shortened(typed))

    def look(self, whose: str) -> None:
        """The same frame, with somebody's things in the foreground."""
        frame = self.film[self.at]
        seat = self.teller.called(frame.state, whose)
        if seat is not None:
            self.teller.look(frame.state, frame.story, None, seat)

    def where(self) -> str:
        """Where in the record this is."""
        last = len(self.film) - 1
        return self.teller.voice.text("ui-replay-at", number=self.at, last=last)

    def show(self, number: int) -> None:
        """One frame: what happened, the table, and where in the record this is."""
        last = len(self.film) - 1
        if not 0 <= number <= last:
            self.teller.say("ui-replay-end" if number > last else "ui-replay-first")
            return
        self.at = number
        frame = self.film[number]
        self.teller.screen.line()
        if number:
            self.teller.screen.say(self.where())
        else:
            self.teller.say("ui-replay-start")
        if frame.line is None:
            self.teller.tell(frame.story[-1].events, None)
        elif frame.line.verb == "answer":
            self.teller.tell_answer(self.film[number - 1].state, frame.story[-1].events, frame.state, None)
        else:
            self.teller.log(Phrase("ui-replay-undo", {"name": self.teller.name(frame.state, frame.line.seat)}))
        if frame.line is None:
            self.teller.show(frame.state, frame.story, None)
        else:
            self.teller.look(frame.state, frame.story, None, frame.line.seat)
        if not frame.state.open:
            self.teller.ending(frame.state, frame.story)


def show_report(report: Reported, teller: Teller) -> None:
    """The table, the position and the open question of a report, and when more can be seen."""
    title = Phrase(f"{report.game.name}-title", {})
    teller.say("ui-report-table", title=title, table=report.table, revision=report.revision, count=report.answers)
    if report.state is None:
        teller.say("ui-report-picture")
        teller.screen.line()
        for row in report.picture.rstrip().split("\n"):
            teller.screen.line(row)
    else:
        teller.show(report.state, [Beat(None, ())], None)
    for seat, kind, offered in report.asked:
        teller.screen.line()
        teller.say("ui-report-asked", name=_named(report, seat, teller), ask=_asked(report, seat, kind))
        teller.say("ui-report-offered", offered=offered)
    teller.screen.line()
    teller.say("ui-report-dice")


def _named(report: Reported, seat: int, teller: Teller) -> str:
    return report.game.names[seat] if report.state is None else teller.name(report.state, seat)


def _asked(report: Reported, seat: int, kind: str) -> Phrase | str:
    """The question in words, where the position says enough."""
    questions = report.game.pending(report.state) if report.state is not None else ()
    for decision in questions:
        if (decision.seat, decision.kind) == (seat, kind):
            return report.game.present(report.state, decision).ask
    return kind
