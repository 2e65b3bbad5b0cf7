"""A whole game as readable text: what was agreed, then one line per answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from boneyard.core.decision import BadInput, Outcome, Seat
from boneyard.core.game import Options
from boneyard.core.rng import FAST

TITLE: Final = "boneyard record 1"


class BadRecord(BadInput):
    """A record that cannot be read or replayed; the message names the line."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")


class Line:
    """One line of a record: an answer in its notation, or the word `undo` or `retract`, always with a seat."""

    __slots__ = ("number", "seat", "text", "verb")

    def __init__(self, verb: str, seat: Seat, text: str = "", number: int = 0) -> None:
        self.verb = verb  # "answer", "undo", "retract"
        self.seat = seat
        self.text = text
        self.number = number  # where it stands in the file; 0 when it was never read from one

    def __str__(self) -> str:
        return f"{self.seat} {self.text}" if self.verb == "answer" else f"{self.verb} {self.seat}"


class Record:
    """Everything needed to play the same game again, anywhere."""

    __slots__ = ("dice", "facts", "game", "lines", "options", "result", "rules", "seats", "seed", "where")

    def __init__(
        self,
        game: str,
        rules: int,
        facts: str,
        seats: int,
        seed: int,
        options: Options,
        lines: list[Line],
        dice: str = FAST,
    ) -> None:
        self.game = game
        self.rules = rules
        self.facts = facts
        self.seats = seats
        self.seed = seed
        self.options = options
        self.lines = lines
        self.dice = dice
        self.result = ""  # how a file says the game ended, if it does
        self.where: dict[str, int] = {}  # on which line of a file each of these was read

    def write(self, outcome: Outcome | None = None) -> str:
        """The text of the record; once the game is over, with its result as the last line."""
        head = {"game": self.game, "rules": self.rules, "facts": self.facts, "seats": self.seats, "seed": self.seed}
        lines = [TITLE, *[f"{key} {value}" for key, value in head.items()]]
        lines += [] if self.dice == FAST else [f"dice {self.dice}"]
        lines += [f"options {json.dumps(self.options)}", ""]
        lines += [str(line) for line in self.lines]
        lines += [] if outcome is None else ["", f"result {result(outcome)}"]
        return "\n".join(lines) + "\n"


def result(outcome: Outcome) -> str:
    """Who won and with what."""
    winners = " ".join(str(seat) for seat in outcome.winners) or "nobody"
    return f"{winners}; {' '.join(str(score) for score in outcome.scores)}".rstrip("; ")


def read(text: str) -> Record:
    """The record in a text. Blank lines and `#` comments are skipped."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    if not lines or lines[0][1] != TITLE:
        raise BadRecord(lines[0][0] if lines else 1, f"a record begins with '{TITLE}'")
    says_dice = any(line.startswith("dice ") for _, line in lines[: len(HEAD)])
    keys = [key for key in HEAD if key != "dice" or says_dice]
    if len(lines) <= len(keys):
        raise BadRecord(lines[-1][0], f"the record ends before '{keys[len(lines) - 1]}'")
    head = {key: _header(number, line, key) for key, (number, line) in zip(keys, lines[1:], strict=False)}
    record = Record(lines=[], **head)
    record.where = {key: number for key, (number, _) in zip(keys, lines[1:], strict=False)}
    for number, line in lines[1 + len(keys) :]:
        if record.result:
            raise BadRecord(number, "something follows the result")
        if line.startswith("result "):
            record.result = line.removeprefix("result ").strip()
            record.where["result"] = number
        else:
            record.lines.append(_line(number, line, record.seats))
    return record


def _header(number: int, line: str, key: str) -> Any:
    word, _, value = line.partition(" ")
    if word != key or not value:
        raise BadRecord(number, f"expected '{key} …', found {line!r}")
    try:
        return HEAD[key](value.strip())
    except (ValueError, RecursionError):
        raise BadRecord(number, f"cannot read the {key}: {value!r}") from None


def _whole(value: str) -> int:
    if not value.isascii() or not value.isdigit() or len(value) > 100:
        raise ValueError(value)
    return int(value)


def _mapping(value: str) -> Options:
    options = json.loads(value)
    if not isinstance(options, dict):
        raise ValueError(value)
    return options


HEAD: Final[dict[str, Callable[[str], Any]]] = {
    "game": str,
    "rules": _whole,
    "facts": str,
    "seats": _whole,
    "seed": _whole,
    "dice": str,  # left out where they are fast
    "options": _mapping,
}


def _line(number: int, line: str, seats: int) -> Line:
    first, _, rest = line.partition(" ")
    verb, who = (first, rest) if first in ("undo", "retract") else ("answer", first)
    if not (who.isascii() and who.isdigit() and len(who) < 4 and int(who) < seats):
        raise BadRecord(number, f"expected a seat from 0 to {seats - 1}, found {line!r}")
    if verb == "answer" and not rest:
        raise BadRecord(number, f"seat {who} gives no answer")
    return Line(verb, int(who), rest.strip() if verb == "answer" else "", number)
