"""A game being played, with its record and its past: answers, undo, taking back a sealed answer, replay."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from boneyard.core.agenda import ANY, State, Together
from boneyard.core.codec import BadSave, check_versions
from boneyard.core.decision import BadOptions, IllegalAction, Seat
from boneyard.core.event import Event
from boneyard.core.game import Game, game
from boneyard.core.past import EarlierStates, Step, renumber
from boneyard.core.record import BadRecord, Line, Record, read, result
from boneyard.core.rng import FAST


class PlayedAnswer:
    """An answer that was checked and played on a clone, and is not yet part of the game."""

    __slots__ = ("after", "before", "step")

    def __init__(self, before: State, step: Step, after: State) -> None:
        self.before = before
        self.step = step
        self.after = after


class Session:
    """A game from its first question to its last answer."""

    __slots__ = ("_earlier", "game", "opening", "past", "record", "resumed", "state")

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Any], dice: str = FAST) -> None:
        full = game.checked(seats, seed, options)
        self.game = game
        self.state: State = game.new(seats, seed, full, dice)
        self.record = Record(game.name, game.rules, game.facts.hash, seats, seed, full, [], dice)
        self.opening: list[Event] = self.state.events  # what happened before the first question
        self.past: list[Step] = []
        self._earlier = EarlierStates(game, self.past)
        self.resumed = False  # from a position: what was before it is not known

    def answer(self, seat: Seat, pick: object, number: int = ANY) -> list[Event]:
        """Take one answer and write it down."""
        return self.commit(self.try_answer(seat, pick, number))

    def try_answer(self, seat: Seat, pick: object, number: int = ANY) -> PlayedAnswer:
        """Check an answer and play it on a clone. Nothing changes, so a server can store the answer before `commit`."""
        after = self.state.clone()
        events = self.game.apply(after, seat, pick, number)
        line = Line("answer", int(seat), str(pick))  # a seat may be given as anything equal to it
        return PlayedAnswer(self.state, Step(line, events), after)

    def commit(self, played: PlayedAnswer) -> list[Event]:
        """Make an answer from `try_answer` part of the game. Nothing else may have happened in between."""
        assert played.before is self.state, "something else has happened since"
        self._add(played)
        self.record.lines.append(played.step.line)
        return played.step.events

    def _add(self, played: PlayedAnswer) -> None:
        self._earlier.add(played.before)
        self.past.append(played.step)
        self.state = played.after

    def state_after(self, step: int) -> State:
        """The state after so many of the answers that stand. It must not be changed."""
        assert 0 <= step <= len(self.past), f"there is no step {step}; there are 0 to {len(self.past)}"
        return self._earlier.before(step) if step < len(self.past) else self.state

    def write(self) -> str:
        """The record so far, with the result once it is over."""
        return self.record.write(self.game.outcome(self.state))

    def refusal(self, mine: Collection[Seat], people: Collection[Seat]) -> str | None:
        """Why a person holding the seats `mine` may not undo now, as a key of the catalogues; or nothing.

        Undo goes back to where one of these seats last decided. Nothing thrown or shown since may be unseen, and where
        other people play the same seat must still decide. Bots' answers go back with one's own where nobody else does.
        """
        others_play = any(seat not in mine for seat in people)
        for index in range(len(self.past) - 1, -1, -1):
            seen = self.seen_since(index)
            if seen is not None:
                return seen
            seat = self.past[index].line.seat
            if seat in mine:
                still_decides = any(decision.seat == seat for decision in self.state.open)
                return None if still_decides or not others_play else "undo-refused-turn"
            if others_play:
                return "undo-refused-others"
        return "undo-refused-nothing"

    def seen_since(self, step: int) -> str | None:
        """What has been seen since a step and cannot be unseen, as a key of the catalogues: a throw, or a reveal."""
        then = self.state_after(step)
        if then.rng.words != self.state.rng.words:
            return "undo-refused-chance"
        return "undo-refused-revealed" if then.revealed != self.state.revealed else None

    def undone_kind(self, mine: Collection[Seat]) -> str:
        """Which kind of question an undo would go back to."""
        for index in range(len(self.past) - 1, -1, -1):
            seat = self.past[index].line.seat
            if seat in mine:
                return next(d.kind for d in self.state_after(index).open if d.seat == seat)
        return ""

    def undo(self, mine: Collection[Seat]) -> Seat:
        """Go back to where one of these seats last decided, and say which it was.

        What has been seen cannot be undone; whether it is fair to the others, `refusal` says.
        """
        for index in range(len(self.past) - 1, -1, -1):
            seat = self.past[index].line.seat
            if self.seen_since(index) is not None:
                raise IllegalAction("not offered", "dice were thrown or something was shown since; that stands")
            if seat in mine:
                self._go_back(index)
                self.record.lines.append(Line("undo", seat))
                return seat
        raise IllegalAction("not offered", f"{_seats(mine)} decided nothing that could be undone")

    def may_retract(self, seat: Seat) -> bool:
        """Whether this seat has an answer that could be taken back."""
        if not self.state.agenda or not isinstance(self.state.agenda[-1], Together):
            return False
        try:
            self._sealed(seat)
        except IllegalAction:
            return False
        return True

    def retract(self, seat: Seat) -> None:
        """Take back the last answer a seat gave side by side with others, leaving theirs as they are."""
        joint, last = self._sealed(seat)
        asked = {decision.seat: decision.number for decision in self.state.open if decision.seat != seat}
        again = [step.line for index, step in enumerate(self.past) if index >= joint and index != last]
        self._go_back(joint)
        for line in again:
            after = self.state.clone()
            events = self.game.apply(after, line.seat, line.text)
            self._add(PlayedAnswer(self.state, Step(line, events), after))
        numbers = {d.seat: d.number for d in self.state.open}
        self._renumber(self.state.answers, {**numbers, **asked})  # the others' questions have not gone
        self.record.lines.append(Line("retract", seat))

    def sealed_from(self) -> int:
        """Where in the past the answers begin that are given side by side now; nothing is, at its end."""
        side = self.state.agenda[-1] if self.state.agenda else None
        joint = len(self.past)
        while isinstance(side, Together) and joint > 0 and _opened(self.state_after(joint - 1)) == side.since:
            joint -= 1
        return joint

    def _sealed(self, seat: Seat) -> tuple[int, int]:
        """Where the lanes now open began, and where in them this seat last answered; in indices of the past."""
        refused = IllegalAction("not offered", f"seat {seat} has no answer that could be taken back")
        joint, last = self.sealed_from(), len(self.past) - 1
        while last >= joint and self.past[last].line.seat != seat:
            last -= 1
        if last < joint:
            raise refused
        before, after = self.state_after(last), self.state_after(last + 1)
        if before.rng.words != after.rng.words or before.revealed != after.revealed:
            raise refused
        return joint, last

    def _go_back(self, index: int) -> None:
        """Put the state before an answer on the table again. Its questions are new ones: they get new numbers."""
        given = self.state.answers
        self.state = self.state_after(index).clone()
        self._earlier.forget(index)
        del self.past[index:]
        self._renumber(given + 1, {d.seat: given + 1 for d in self.state.open})

    def _renumber(self, answers: int, numbers: Mapping[Seat, int]) -> None:
        renumber(self.state, answers, numbers)
        self._earlier.renumbered(self.state)


def _seats(seats: Collection[Seat]) -> str:
    return f"seat {min(seats)} has" if len(seats) == 1 else "these seats have"


def _opened(s: State) -> int:
    top = s.agenda[-1]
    return top.since if isinstance(top, Together) else -1


def resumed(game: Game, seats: int, seed: int, options: Mapping[str, Any], state: State, dice: str = FAST) -> Session:
    """A game that goes on from a saved position; what was before it is not known any more."""
    session = Session(game, seats, seed, options, dice)
    session.resumed = True
    session.opening = []
    session.state = state
    return session


def replay(text: str) -> Session:
    """Play a record again, line by line; the first line that cannot be played says why."""
    record = read(text)
    try:
        rules = game(record.game)
        check_versions(rules, record.game, record.rules, record.facts)
        session = Session(rules, record.seats, record.seed, record.options, record.dice)
    except (BadOptions, BadSave) as problem:
        raise BadRecord(record.where[problem.what], str(problem)) from None
    for line in record.lines:
        follow(session, line)
    if record.result:
        _check_result(session, record)
    return session


def _check_result(session: Session, record: Record) -> None:
    outcome = session.game.outcome(session.state)
    says = f"the record says 'result {record.result}'"
    if outcome is None:
        raise BadRecord(record.where["result"], f"{says}, but the game is not over")
    if result(outcome) != record.result:
        raise BadRecord(record.where["result"], f"{says}, the game says 'result {result(outcome)}'")


def follow(session: Session, line: Line) -> list[Event]:
    """Do what one line of a record says, and return what happened."""
    try:
        if line.verb == "answer":
            return session.answer(line.seat, line.text)
        if line.verb == "undo":
            session.undo([line.seat])
        else:
            session.retract(line.seat)
    except IllegalAction as problem:
        raise BadRecord(line.number, str(problem)) from None
    return []
