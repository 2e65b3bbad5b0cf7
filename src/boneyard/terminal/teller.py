"""The voice and the hand of the terminal: sentences in one language, and the table drawn."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from boneyard.core.agenda import State
from boneyard.core.decision import Phrase, Seat
from boneyard.core.game import Game
from boneyard.core.record import Record
from boneyard.terminal.painters import painter_of
from boneyard.terminal.players import HUMAN
from boneyard.terminal.screen import Screen
from boneyard.terminal.story import Beat, scene
from boneyard.words import Words

HELP_COLUMN: Final = 14  # where the explanations begin in ui-help-commands


class Teller:
    """Says and shows one game in one language."""

    def __init__(self, game: Game, words: Words, screen: Screen, players: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.screen = screen
        self.players = [words.text("ui-human") if name == HUMAN else name for name in players]
        self.painter = painter_of(game)

    def say(self, key: str, **args: str | int) -> None:
        """A sentence."""
        self.say_phrase(Phrase(key, args))

    def say_phrase(self, phrase: Phrase) -> None:
        """A sentence whose key and arguments come from elsewhere."""
        self.screen.say(self.words.say(phrase))

    def note(self, key: str, **args: str | int) -> None:
        """A sentence with something to copy in it, so it is never broken."""
        self.screen.line(self.words.text(key, **args))

    def tell(self, phrases: Sequence[Phrase]) -> None:
        """The log: a sentence for each thing that happened."""
        for phrase in phrases:
            self.screen.say(self.words.say(phrase), lead="● ", ink=self.painter.ink(phrase))

    def name(self, state: State, seat: Seat) -> str:
        """What a seat is called."""
        return self.painter.name(self.game.view(state, None), seat, self.words).plain

    def thinking(self, state: State, seat: Seat, bot: str) -> AbstractContextManager[Any]:
        """A sign that a bot is thinking for a seat."""
        return self.screen.busy(self.words.text("ui-thinking", name=self.name(state, seat), bot=bot))

    def show(self, state: State, story: Sequence[Beat], seat: Seat | None) -> None:
        """The table as a seat sees it, with what happened since it last looked."""
        view = self.game.view(state, seat)
        around = scene(self.players, story, seat)
        self.screen.line()
        self.screen.lines(self.painter.table(view, around, self.words, self.screen.width))

    def welcome(self, record: Record) -> None:
        """What is played, with which variants, from which seed."""
        title = self.words.text(f"{self.game.name}-title")
        variants = ", ".join(self.words.text(f"{self.game.name}-option-{name}") for name in turned_on(record))
        key = "ui-welcome-variants" if variants else "ui-welcome"
        self.say(key, title=title, variants=variants, seed=str(record.seed))

    def help(self, record: Record) -> None:
        """The rules in short, how to read the board, and what can be typed."""
        for title, topic in (("ui-help-rules", "rules"), ("ui-help-board", "legend")):
            self.heading(title)
            keys = [f"{self.game.name}-{topic}", *[f"{self.game.name}-{topic}-{name}" for name in turned_on(record)]]
            for key in filter(self.words.knows, keys):
                self.screen.say(self.words.text(key), lead="· ")
        self.heading("ui-help-keys")
        for line in self.words.text("ui-help-commands").splitlines():
            self.screen.say(line[HELP_COLUMN:], lead=f"  {line[:HELP_COLUMN]}")

    def heading(self, key: str) -> None:
        """A title over what follows."""
        self.screen.line()
        self.screen.say(self.words.text(key), "bold")

    def ending(self, state: State, story: Sequence[Beat]) -> None:
        """Who won and why, and how the points came about."""
        outcome = self.game.outcome(state)
        assert outcome is not None, "nothing has ended"
        self.screen.line()
        self.screen.say(self.words.say(outcome.reason), "bold")
        if len(outcome.winners) > 1:
            self.say("ui-winners", names=", ".join(self.name(state, seat) for seat in outcome.winners))
        self.screen.line()
        self.screen.lines(self.painter.tally([phrase for beat in story for phrase in beat.phrases], self.words))
        self.screen.line()


def turned_on(record: Record) -> list[str]:
    """The options that are in play, as they are typed."""
    return [dashed(name) for name, value in record.options.items() if value is True]


def dashed(name: str) -> str:
    """The name of an option as it is typed."""
    return name.replace("_", "-")
