"""What a game is: five functions over plain data, and helpers for words, pictures and search."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from boneyard.core import agenda
from boneyard.core.agenda import ANY, Question, State
from boneyard.core.compiled import mypyc_attr
from boneyard.core.decision import Action, BadOptions, Decision, Outcome, Phrase, Prompt, Seat
from boneyard.core.event import Event, event_as_data
from boneyard.core.rng import FAST, Rng

Options = dict[str, Any]
NO_OPTIONS: Final[Mapping[str, Any]] = {}
NO_FORMER_NAMES: Final[Mapping[str, str]] = {}
ANY_NUMBER: Final = range(1, 100)  # of players
LONGEST: Final = 2000  # characters of an option that is written


class Option:
    """Something a table may choose when it is set up; the first choice is the default.

    `seats` and `needs` say when the option applies: with how many players, and beside which other options. Elsewhere it
    is ignored, or the game refuses it. One that is `written` may be any text, which the game itself reads.
    """

    __slots__ = ("choices", "name", "needs", "of_seats", "seats", "written")

    def __init__(
        self,
        name: str,
        choices: tuple[bool | int | str, ...],
        seats: range = ANY_NUMBER,
        needs: tuple[str, ...] = (),
        of_seats: bool = False,
        written: bool = False,
    ) -> None:
        self.name = name
        self.choices = choices
        self.seats = seats
        self.needs = needs
        self.of_seats = of_seats  # whether the choices are seats, of which there may be fewer
        self.written = written

    def allows(self, value: object) -> bool:
        """Whether it may be chosen so."""
        if self.written:
            return isinstance(value, str) and len(value) <= LONGEST and (value == "" or value.isprintable())
        return any(value == choice and type(value) is type(choice) for choice in self.choices)

    def allowed(self) -> str:
        """What may be chosen, in words."""
        if self.written:
            return f"a printable text of at most {LONGEST} characters"
        return f"one of {', '.join(repr(choice) for choice in self.choices)}"


class ReportCounts:
    """What a report counts once a game is over. No rounds, or nothing at all bought, means that nobody counts them."""

    __slots__ = ("bought", "ending", "rounds", "sorts")

    def __init__(
        self,
        rounds: int = 0,
        bought: tuple[tuple[str, ...], ...] = (),
        ending: str = "",
        sorts: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.rounds = rounds
        self.bought = bought  # by each seat, such as "wall"; what was bought twice is there twice
        self.ending = ending  # what ended it, a key of the catalogues; nothing means that the outcome's reason tells
        self.sorts = sorts  # what tells it apart from others: by what, and which, such as ("mode", "heroic")


class Standing:
    """How everybody stands at a moment, were it to end there; a curve of these tells the story of a game."""

    __slots__ = ("points", "round")

    def __init__(self, round: int, points: tuple[int, ...]) -> None:
        self.round = round
        self.points = points


class Fact:
    """One fact: its value, whether that is known or proposed, and where it comes from or why it was chosen."""

    __slots__ = ("name", "proposed", "source", "value")

    def __init__(self, name: str, value: Any, source: str, *, proposed: bool) -> None:
        self.name = name
        self.value = value
        self.source = source
        self.proposed = proposed


class Facts:
    """All facts of a game by name: the value if it is known, else the proposal."""

    def __init__(self, facts: list[Fact]) -> None:
        self.all = facts
        self._values = {fact.name: fact.value for fact in facts}
        text = json.dumps(self._values, sort_keys=True)
        self.hash = hashlib.sha256(text.encode()).hexdigest()[:12]  # records and saves carry it

    def __getitem__(self, name: str) -> Any:
        return self._values[name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. It has no state of its own: everything is in the `State` it is given."""

    name: str  # on the command line and the wire: "baby-boom"
    seats: range
    rules: int  # the version of the rules; records and saves carry it
    facts: Facts  # what the pieces say; records and saves carry the hash
    options: tuple[Option, ...]
    names: tuple[str, ...]  # what the seats are called: "red", …
    records: tuple[type, ...]  # the classes a saved state may hold
    former_names: Mapping[str, str] = NO_FORMER_NAMES  # of those that were renamed: saves hold class names

    def new(self, seats: Any, seed: Any, options: Any = NO_OPTIONS, dice: str = FAST) -> State:
        """Set up the table and play on to the first question; `dice` says which generator gives its chance."""
        raise NotImplementedError

    def view(self, s: Any, seat: Seat | None) -> Any:
        """A JSON-ready picture of what one seat can see; `None` is a spectator."""
        raise NotImplementedError

    def box(self) -> Any:
        """A JSON-ready picture of the pieces with their words, for games whose views do not spell them out."""
        return None

    def present(self, s: Any, decision: Decision) -> Prompt:
        """The question as it is shown: its words, and where its options are on the board."""
        raise NotImplementedError

    def effect(self, s: Any, decision: Decision, option: Action) -> Phrase | None:
        """What comes of an option, where that is more than its offer says; worked out only when it is asked for."""
        return None

    def tell(self, event: Event) -> Phrase:
        """The sentence of the log for an event."""
        raise NotImplementedError

    def show(self, s: Any, event: Event) -> dict[str, Any]:
        """An event as plain data to draw it by: what it is called, and its fields, with names instead of numbers."""
        return event_as_data(event, {})

    def standing(self, s: Any) -> Standing:
        """How everybody stands now."""
        raise NotImplementedError

    def turn(self, s: Any) -> str:
        """Which turn it is, for games in which a seat may have one after another; a clock runs for one turn."""
        return ""

    def hides(self, s: Any) -> bool:
        """Whether those who play may hide anything from one another."""
        return True

    def party(self, s: Any) -> bool:
        """Whether those who play win or lose together."""
        return False

    def outcome(self, s: Any) -> Outcome | None:
        """Who won and why, once it is over."""
        raise NotImplementedError

    def report_counts(self, s: Any) -> ReportCounts:
        """What a report counts once a game is over."""
        return ReportCounts()

    def imagine(self, s: Any, seat: Seat, rng: Rng) -> State:
        """A clone in which all that the seat cannot see, the future dice included, is dealt anew."""
        raise NotImplementedError

    def forecast(self, s: Any, seat: Seat, pick: Action | None = None) -> tuple[Event, ...]:
        """What will happen if nothing else is decided, or after this pick; chance is left out."""
        raise NotImplementedError

    def view_ahead(self, s: Any, seat: Seat, pick: Action | None = None) -> Any:
        """The table as that forecast leaves it to a seat; nothing in games whose forecasts are not drawn."""
        return None

    def sum_up(self, s: Any, seat: Seat, pick: Action | None = None) -> Any:
        """JSON-ready: what that forecast amounts to, in numbers and words; nothing in games that leave it at events."""
        return None

    def read(self, picture: str) -> State:
        """A position from its picture."""
        raise NotImplementedError

    def write(self, s: Any) -> str:
        """A position as a picture that `read` understands."""
        raise NotImplementedError

    def pending(self, s: State) -> tuple[Decision, ...]:
        """Everything that is asked now; nothing means the game is over."""
        return s.open

    def apply(self, s: State, seat: object, pick: object, number: int = ANY) -> list[Event]:
        """Take one answer, play on to the next question, and return what happened."""
        return agenda.apply(s, seat, pick, number)

    def checked(self, seats: Any, seed: Any, options: Any) -> Options:
        """The options in full, with defaults; or one sentence about what cannot be."""
        if type(seats) is not int or seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise BadOptions(f"{self.name} is for {first} to {last} players, not {shortly(seats)}", "seats")
        if type(seed) is not int or not 0 <= seed < 1 << 256:
            raise BadOptions(f"a seed is a whole number from 0 to 2^256 - 1, not {shortly(seed)}", "seed")
        if not isinstance(options, Mapping):
            raise BadOptions(f"options are a mapping from names to values, not {shortly(options)}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOptions(f"{self.name} has no option {shortly(name)}; it has: {', '.join(known) or 'none'}")
        full: Options = {}
        for option in self.options:
            value = options.get(option.name, option.choices[0])
            if not option.allows(value):
                raise BadOptions(f"{self.name}: {option.name} is {option.allowed()}, not {shortly(value)}")
            full[option.name] = value
        return full


def kinds_of(game: Game) -> tuple[str, ...]:
    """The kinds of question that a game may ask, in alphabetical order."""
    return tuple(sorted({record.kind for record in game.records if issubclass(record, Question) and record.kind}))


def shortly(value: object) -> str:
    """The beginning of a value, for an error message; a number too long to be written is said to be long."""
    try:
        return repr(value)[:80]
    except ValueError:
        return "a very long number"


def found_at(where: str) -> Any:
    """What is at `module:name`; the module is imported now if it was not before."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


class Manifest:
    """All that the rest of Boneyard has to know about a game. Places are written `module:name` and imported on use.

    A game without an evaluator is played by bots that look only at who has won; one without a painter is written out
    by the terminal in plain lines; one without a protocol has no board in the browser.
    """

    __slots__ = ("evaluator", "load", "name", "painter", "protocol", "words")

    def __init__(
        self,
        name: str,
        load: Callable[[], Game],
        words: str = "",
        evaluator: str = "",
        painter: str = "",
        protocol: str = "",
    ) -> None:
        self.name = name
        self.load = load
        self.words = words  # the package with its catalogues, en.ftl and fr.ftl
        self.evaluator = evaluator  # what a position is worth, for bots
        self.painter = painter  # how the terminal draws it
        self.protocol = protocol  # the views and events that the browser draws


_GAMES: dict[str, Manifest] = {}


def register(manifest: Manifest) -> None:
    """Make a game known by its name; it is loaded when it is asked for."""
    _GAMES[manifest.name] = manifest


def games() -> tuple[str, ...]:
    """The names of all games, in the order they were registered."""
    return tuple(_GAMES)


def manifest_of(name: str) -> Manifest:
    """The manifest of the game of that name."""
    if name not in _GAMES:
        raise BadOptions(f"there is no game {name!r}; there are: {', '.join(_GAMES)}", "game")
    return _GAMES[name]


def game(name: str) -> Game:
    """The rules of the game of that name."""
    return manifest_of(name).load()
