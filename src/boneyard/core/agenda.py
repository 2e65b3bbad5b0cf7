"""The agenda: what still has to happen, as a stack of one-shot tasks that runs until somebody is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, TypeVar, cast

from boneyard.core.compiled import mypyc_attr
from boneyard.core.decision import Action, Argument, Decision, IllegalAction, Phrase, Seat
from boneyard.core.event import Event
from boneyard.core.fields import spelled_out
from boneyard.core.rng import Rng

MAX_TASKS: Final = 100_000  # tasks between two answers; more is a loop in the rules
ANY: Final = -1  # no number quoted: an answer to whatever is open


@mypyc_attr(allow_interpreted_subclasses=True)
class Task:
    """Something on the agenda. It holds only ids and numbers and never changes, so clones share it."""

    __slots__ = ()

    def happen(self, s: State) -> bool:
        """Run, or ask, as the next task on the agenda; whether the one after it may follow now."""
        raise NotImplementedError(type(self).__name__)

    def __repr__(self) -> str:
        return spelled_out(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Task):
    """A task that needs no answer. It runs once and is gone; to continue, it schedules its successor."""

    __slots__ = ()

    def run(self, s: Any) -> None:
        raise NotImplementedError(type(self).__name__)  # each task says what it does

    def happen(self, s: State) -> bool:
        _take(s)
        self.run(s)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Task):
    """A task that waits for an answer. Once answered it is gone; to ask again, it schedules another."""

    __slots__ = ()

    def questions(self, s: Any) -> tuple[Decision, ...]:
        """What is asked now, with all options. Nothing is asked where there is nothing to choose from."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, s: Any, seat: Seat, pick: Action) -> None:
        """Take the answer and schedule what follows."""
        raise NotImplementedError(type(self).__name__)

    def unasked(self, s: Any) -> None:
        """Schedule what follows if there was nothing to choose from."""

    def happen(self, s: State) -> bool:
        return not _put(s, self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Ask):
    """A question to one seat, which describes itself: its kind, its options, what follows, and what it says.

    It is not asked if it has no options. If it is `forced`, a single option is taken without asking.
    """

    __slots__ = ()

    kind: ClassVar[str] = ""  # picks the widget, the words and the head of a learner
    answers: ClassVar[type[Action]] = Action  # the class of its options
    forced: ClassVar[bool] = False  # whether nobody learns anything from a single option

    def asked(self, s: Any) -> Seat:
        """Who is asked."""
        raise NotImplementedError(type(self).__name__)

    def options(self, s: Any) -> Sequence[Action]:
        """Every legal answer, in an order that depends on the position alone."""
        raise NotImplementedError(type(self).__name__)

    def picked(self, s: Any, pick: Any) -> None:
        """Take the answer and schedule what follows."""
        raise NotImplementedError(type(self).__name__)

    def is_free(self, s: Any) -> bool:
        """Whether nobody waits for the answer: the question stands beside one that is owed."""
        return False

    def about(self, s: Any) -> dict[str, Argument]:
        """What its words name besides the player asked."""
        return {}

    def effect_of(self, s: Any, pick: Any) -> Phrase | None:
        """What comes of an option, where this question itself knows and its offer does not say it all."""
        return None

    def questions(self, s: Any) -> tuple[Decision, ...]:
        options = self.options(s)
        if not options:
            return ()
        return (Decision(self.asked(s), self.kind, tuple(options), free=self.is_free(s)),)

    def answer(self, s: Any, seat: Seat, pick: Action) -> None:
        assert isinstance(pick, self.answers), f"{type(self).__name__} was answered {pick!r}"
        self.picked(s, pick)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatQuestion(Question):
    """A question to the seat it holds."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asked(self, s: Any) -> Seat:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Anyone(Ask):
    """Questions to several seats. Whoever answers first is first, and each answer takes effect at once."""

    __slots__ = ()

    def asks(self, s: Any) -> Sequence[Question]:
        """One question for each seat; those that are owed come first."""
        raise NotImplementedError(type(self).__name__)

    def questions(self, s: Any) -> tuple[Decision, ...]:
        found: list[Decision] = []
        for question in self.asks(s):
            found += question.questions(s)
        return tuple(found)

    def answer(self, s: Any, seat: Seat, pick: Action) -> None:
        self.question_to(s, seat).answer(s, seat, pick)

    def question_to(self, s: Any, seat: Seat) -> Question:
        """The question to one of the seats."""
        for question in self.asks(s):
            if question.asked(s) == seat:
                return question
        raise KeyError(seat)


class Lane:
    """One seat's own agenda inside `Together`, and what it will do to shared things when all are done."""

    __slots__ = ("after", "agenda", "seat")

    def __init__(self, seat: Seat, agenda: list[Task], after: list[Do]) -> None:
        self.seat = seat
        self.agenda = agenda
        self.after = after


class Together(Ask):
    """Several seats work side by side, each through its own lane. The order of their answers does not matter.

    A task in a lane touches only its own seat's things; what is shared it leaves for `State.later`.
    """

    __slots__ = ("lanes", "since")

    def __init__(self, lanes: list[Lane], since: int = -1) -> None:
        self.lanes = lanes
        self.since = since  # how many answers had been given when the lanes were opened

    def happen(self, s: State) -> bool:
        return not _side_by_side(s, self)

    def clone(self) -> Together:
        """A copy with lanes of its own: lanes are the only part of an agenda that changes."""
        return Together([Lane(lane.seat, lane.agenda[:], lane.after[:]) for lane in self.lanes], self.since)

    def lane_of(self, seat: Seat) -> Lane:
        """The lane of a seat that owes an answer."""
        for lane in self.lanes:
            if lane.seat == seat:
                return lane
        raise KeyError(seat)


def together(*lanes: tuple[Seat, Task]) -> Together:
    """Open one lane per seat, each with its first task, in seat order."""
    return Together([Lane(seat, [task], []) for seat, task in sorted(lanes, key=lambda lane: lane[0])])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A game's own state takes all its fields in its constructor, these four last."""

    __slots__ = ("agenda", "answers", "events", "late", "mark", "open", "revealed", "rng")

    def __init__(self, agenda: list[Task], rng: Rng, revealed: int, answers: int) -> None:
        self.agenda = agenda  # next on top
        self.rng = rng
        self.revealed = revealed  # how often something hidden became visible
        self.answers = answers  # counts answers, and undone ones too: a clock that never goes back
        self.mark = 0  # how much of the agenda was there before the running task scheduled anything
        self.late: list[Do] | None = None  # inside a lane: what it does when all lanes are done
        self.events: list[Event] = []  # since the last answer
        self.open: tuple[Decision, ...] = ()  # what is asked now; follows from the agenda

    def clone(self) -> State:
        """A copy that shares nothing that can change."""
        raise NotImplementedError(type(self).__name__)

    def then(self, task: Task, *more: Task) -> None:
        """Schedule these next, in this order, after what the running task has scheduled already."""
        self.agenda.insert(self.mark, task)
        for other in more:
            self.agenda.insert(self.mark, other)

    def later(self, task: Do) -> None:
        """Leave a change of shared things until all lanes are done. These run in seat order."""
        assert self.late is not None, "only a task in a lane leaves something for later"
        self.late.append(task)

    def say(self, event: Event) -> None:
        """Report an event."""
        self.events.append(event)

    def reveal(self, event: Event) -> None:
        """Report something hidden that became visible. It cannot be undone from here on."""
        self.revealed += 1
        self.events.append(event)


S = TypeVar("S", bound=State)


class EndlessLoop(Exception):
    """A loop in the rules: the agenda never comes to a question."""


def copied(agenda: list[Task]) -> list[Task]:
    """An agenda for a clone: tasks are shared, lanes are copied."""
    copy = agenda[:]
    for i in range(len(copy)):
        task = copy[i]
        if isinstance(task, Together):
            copy[i] = task.clone()
    return copy


def settle(s: State) -> None:
    """Run until somebody owes an answer or nothing is left."""
    tasks = 0
    while step(s):
        tasks += 1
        if tasks == MAX_TASKS:
            raise EndlessLoop([type(task).__name__ for task in s.agenda])


def step(s: State) -> bool:
    """Run the next task; whether there was one to run. Otherwise `s.open` is what is asked, or nothing is left."""
    if not s.agenda:
        s.open = ()
        return False
    return s.agenda[-1].happen(s)


def unwind(s: State, to: type[Task]) -> None:
    """Drop what was still to happen before the next task of that class."""
    while s.agenda and not isinstance(s.agenda[-1], to):
        s.agenda.pop()
    s.mark = len(s.agenda)


def _take(s: State) -> None:
    """Take the top task off the agenda; what it schedules goes where it stood."""
    s.agenda.pop()
    s.mark = len(s.agenda)


def _put(s: State, ask: Ask) -> bool:
    """Ask, unless there is nothing to choose; whether somebody is asked."""
    found = ask.questions(s)
    if not found:
        _take(s)
        ask.unasked(s)
        return False
    if len(found[0].options) == 1 and isinstance(ask, Question) and ask.forced:
        _take(s)
        ask.answer(s, found[0].seat, found[0].options[0])
        return False
    assert len(found) == 1 or isinstance(ask, Anyone), f"{type(ask).__name__} asks {found}"
    assert not found[0].free, f"{type(ask).__name__} waits for nobody"
    for decision in found:
        assert decision.options, f"{type(ask).__name__} offers nothing"
        decision.number = s.answers
    s.open = found
    return True


def _side_by_side(s: State, side: Together) -> bool:
    """Run every lane as far as it goes; whether anybody owes an answer. If not, what they left for later is next."""
    if side.since < 0:
        side.since = s.answers
    fresh: list[Decision] = []
    kept = s.open
    for lane in side.lanes:
        if not lane.agenda:
            continue
        old = _open_to(kept, lane.seat)
        if old is not None:  # another seat's answer leaves this one's question as it is
            fresh.append(old)
            continue
        joint = _enter(s, lane)
        settle(s)
        _leave(s, joint)
        if s.open:
            assert s.open[0].seat == lane.seat, f"{type(lane.agenda[-1]).__name__} asks outside its lane"
            fresh.append(s.open[0])
    s.open = tuple(fresh)
    if fresh:
        return True
    _take(s)
    for lane in side.lanes:
        for task in lane.after:
            s.then(task)
    return False


def _open_to(asked: tuple[Decision, ...], seat: Seat) -> Decision | None:
    """The question that is open to a seat, if there is one."""
    for decision in asked:
        if decision.seat == seat:
            return decision
    return None


def _answer_in_lane(s: State, lane: Lane, seat: Seat, pick: Action) -> None:
    joint = _enter(s, lane)
    ask = lane.agenda[-1]
    assert isinstance(ask, Ask)
    _take(s)
    ask.answer(s, seat, pick)
    _leave(s, joint)


def _enter(s: State, lane: Lane) -> list[Task]:
    """Put a lane's own agenda in the place of the joint one, which is returned."""
    joint = s.agenda
    s.agenda = lane.agenda
    s.late = lane.after
    return joint


def _leave(s: State, joint: list[Task]) -> None:
    s.agenda = joint
    s.late = None


def asking(s: State, seat: Seat) -> Question:
    """The question that waits for a seat's answer."""
    top = s.agenda[-1]
    if isinstance(top, Together):
        top = top.lane_of(seat).agenda[-1]
    if isinstance(top, Anyone):
        return top.question_to(s, seat)
    assert isinstance(top, Question)
    return top


def left_for_later(s: State, ask: Ask, seat: Seat, pick: Action) -> list[Do]:
    """What an answer in a lane would leave for `later`. Whatever else it schedules is dropped."""
    agenda, mark, late = s.agenda, s.mark, s.late
    s.agenda, s.mark, s.late = [], 0, []
    ask.answer(s, seat, pick)
    left = s.late
    s.agenda, s.mark, s.late = agenda, mark, late
    return left


def stop(s: State) -> None:
    """Clear the agenda."""
    s.agenda.clear()
    s.mark = 0


def apart(s: S) -> S:
    """A whole clone with an empty agenda, for looking ahead: nothing that happens on it reaches the game.

    What is scheduled there stands alone, in a lane of its own.
    """
    other = cast("S", s.clone())
    other.agenda = []
    other.mark = 0
    other.late = []
    other.events = []
    other.open = ()
    return other


def apply(s: State, seat: object, pick: object, number: int = ANY) -> list[Event]:
    """Take one answer and return the events. This is the only place where answers are checked.

    A pick is one of the options, or its notation. It may quote the number of the question it answers; it is stale if
    that question has gone.
    """
    decision = _asked(s, seat, number)
    chosen = _offered(decision, pick)
    who = decision.seat
    s.events = []
    s.answers += 1
    others = s.open if len(s.open) > 1 and not isinstance(s.agenda[-1], Together) else ()
    answer(s, who, chosen)
    settle(s)
    if others:
        _keep_numbers(s, who, others)
    return s.events


def answer(s: State, seat: Seat, pick: Action) -> None:
    """Take an answer without checking it and without going on."""
    top = s.agenda[-1]
    if isinstance(top, Together):
        s.open = tuple([decision for decision in s.open if decision.seat != seat])
        _answer_in_lane(s, top.lane_of(seat), seat, pick)
    else:
        assert isinstance(top, Ask)
        s.open = ()
        _take(s)
        top.answer(s, seat, pick)


def _asked(s: State, seat: object, number: int) -> Decision:
    """The open question to this seat, or one sentence why there is none."""
    for decision in s.open:
        if isinstance(seat, int) and decision.seat == seat:
            if number in (ANY, decision.number):
                return decision
            raise IllegalAction(
                "stale",
                f"seat {seat} answered question {number}; question {decision.number} is open, {decision.offers()}",
                decision.options,
            )
    if not s.open:
        raise IllegalAction("over", f"seat {seat} answered, but the game is over; nothing is offered")
    asked = ", ".join([f"seat {decision.seat} ({decision.kind})" for decision in s.open])  # whose options are their own
    raise IllegalAction("wrong seat", f"nothing is offered to seat {seat}; asked: {asked}")


def _offered(decision: Decision, pick: object) -> Action:
    """The option picked. Options are interned, so identity usually finds it."""
    options: tuple[Any, ...] = decision.options  # told more, compiled code would look at the class of each
    for option in options:
        if option is pick:
            return cast("Action", option)
    return decision.find(str(pick))


def _keep_numbers(s: State, seat: Seat, others: tuple[Decision, ...]) -> None:
    """Questions that another seat's answer left unchanged keep their numbers."""
    for old in others:
        for decision in s.open:
            same = old.seat == decision.seat and old.kind == decision.kind and old.options == decision.options
            if same and old.seat != seat:
                decision.number = old.number
