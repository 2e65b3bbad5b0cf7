"""The terminal's output: sentences in one language, and the table drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from boneyard.core.agenda import State
from boneyard.core.decision import Action, Argument, Phrase, Seat
from boneyard.core.event import Event
from boneyard.core.game import Game
from boneyard.terminal.history import Beat, scene, seen
from boneyard.terminal.menu import Choice, begins, shortened, tokens
from boneyard.terminal.painter import Scene
from boneyard.terminal.painters import painter_of
from boneyard.terminal.players import HUMAN
from boneyard.terminal.program import command
from boneyard.terminal.screen import Screen
from boneyard.words import Voice

HELP_COLUMN: Final = 14  # where the explanations begin in ui-help-commands


class Teller:
    """Prints one game in one language."""

    def __init__(
        self, game: Game, voice: Voice, screen: Screen, players: Sequence[str], variants: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.voice = voice
        self.screen = screen
        self.players = [voice.text("ui-human") if name == HUMAN else name for name in players]
        self.variants = variants  # what is played with, as it is typed: "risky-business", "cards=12"
        self.painter = painter_of(game)
        self.ears: Sequence[Seat] = ()  # the seats of a team that looks at the screen together

    def say(self, key: str, **args: Argument) -> None:
        """A sentence."""
        self.say_phrase(Phrase(key, args))

    def say_phrase(self, phrase: Phrase) -> None:
        """A sentence whose key and arguments come from elsewhere."""
        self.screen.say(self.voice.say(phrase))

    def note(self, key: str, **args: Argument) -> None:
        """A sentence with something to copy in it, so it is never broken."""
        self.screen.line(self.voice.text(key, **args))

    def tell(self, events: Iterable[Event], seat: Seat | None, everything: bool = False) -> None:
        """The log: a sentence for each event this seat has seen, as far as the painter reports it."""
        told = seen(events, seat)
        asides = self.painter.asides(told)
        for number, event in enumerate(told):
            if number in asides:
                self.log(asides[number])
            self.log_event(event, None if everything else seat)

    def tell_answer(self, before: State, events: Iterable[Event], after: State, seat: Seat | None) -> None:
        """The log of one answer, with the table as it was before it was cleared, if it was."""
        was, told = self.game.view(before, seat), seen(events, seat)
        cleared = self.painter.cleared(was, told)
        for number, event in enumerate(told):
            if cleared is not None and number == cleared.told:
                self.paint(cleared.view, Scene(self.players, told[:number]))
                self.screen.line()
            self.log_event(event, seat)
        for phrase in self.painter.remarks(was, self.game.view(after, seat)):
            self.log(phrase)

    def log_event(self, event: Event, seat: Seat | None) -> None:
        """One event, if this seat, or any seat of the team at the screen, is to hear of it."""
        if any(self.painter.hears(ear, event) for ear in (self.ears if seat in self.ears else [seat])):
            self.log(self.game.tell(event))

    def log(self, phrase: Phrase) -> None:
        """One sentence of the log."""
        self.screen.say(self.voice.say(phrase), lead="● ", ink=self.painter.ink(phrase))

    def name(self, state: State, seat: Seat) -> str:
        """What a seat is called."""
        return self.painter.name(self.game.view(state, None), seat, self.voice).plain

    def called(self, state: State, typed: str) -> Seat | None:
        """The one seat whose name begins like this; if there is none, print the names."""
        names = [self.name(state, seat) for seat in range(len(self.players))]
        found = [seat for seat, name in enumerate(names) if begins(tokens(name), tokens(typed))]
        if len(found) == 1:
            return found[0]
        self.say("ui-look-whom", names=", ".join(names))
        return None

    def thinking(self, state: State, seat: Seat, bot: str) -> AbstractContextManager[Any]:
        """A sign that a bot is thinking for a seat."""
        return self.screen.busy(self.voice.text("ui-thinking", name=self.name(state, seat), bot=bot))

    def show(self, state: State, story: Sequence[Beat], seat: Seat | None, asked: str = "") -> None:
        """The table as a seat sees it, with what happened since it last looked, and perhaps what is ahead of it."""
        around = scene(self.players, story, seat)
        if seat is not None and asked in self.painter.foresees:
            around.summary = self.game.sum_up(state, seat)
        self.paint(self.game.view(state, seat), around)

    def look(self, state: State, story: Sequence[Beat], seat: Seat | None, at: Seat) -> None:
        """The table as a seat sees it, with another's things in the foreground."""
        around = scene(self.players, story, seat)
        around.focus = at
        self.paint(self.game.view(state, seat), around)

    def foretell(self, state: State, seat: Seat, events: Sequence[Event], pick: Action | None) -> None:
        """What would happen, sentence by sentence and, where the painter can draw it, as a table."""
        self.tell(events, seat, everything=True)
        if self.painter.foresees:
            self.screen.line()
            self.say("ui-forecast-board")
            around = Scene(self.players, focus=seat, ahead=events)
            around.summary = self.game.sum_up(state, seat, pick)
            around.foretold = self.game.view_ahead(state, seat, pick)
            self.paint(self.game.view(state, seat), around)

    def paint(self, view: Any, around: Scene) -> None:
        """A table, and a line between it and what was said."""
        self.screen.line()
        self.screen.lines(self.painter.table(view, around, self.voice, self.screen.room))

    def command(self, *words: str) -> str:
        """What to type to run this program again."""
        return command(self.voice.language, *words)

    def welcome(self, seed: int) -> None:
        """What is played, with which variants, from which seed."""
        title = Phrase(f"{self.game.name}-title", {})
        split = [variant.partition("=") for variant in self.variants]
        variants = tuple(
            Phrase(f"{self.game.name}-option-{name}", {"value": self.painter.option(name, value)})
            for name, _, value in split
        )
        self.say("ui-welcome-variants" if variants else "ui-welcome", title=title, variants=variants, seed=str(seed))

    def help(self, topic: str, example: Choice) -> None:
        """What can be typed; or, for a topic, what the rules say and how to read the board."""
        if not topic:
            self.help_keys(example)
            return
        everything = begins(("rules",), tokens(topic)) or begins(
            tokens(self.voice.text("ui-help-rules"))[-1:], tokens(topic)
        )
        words = () if everything else tokens(topic)
        told = False
        for title, about in (("ui-help-rules", "rules"), ("ui-help-board", "legend")):
            paragraphs = [text for text in self.paragraphs(about) if everything or _mentions(text, words)]
            if paragraphs:
                self.heading(title)
                told = True
            for text in paragraphs:
                self.screen.say(text, lead="· ")
        entries = [(title, text) for title, text in self.painter.glossary(self.voice) if _mentions(title, words)]
        if entries:
            self.heading("ui-help-pieces")
        for title, text in entries:
            self.screen.say(self.voice.text("ui-help-piece", title=title, text=text), lead="· ")
        if not told and not entries:
            self.say("ui-help-nothing", topic=shortened(topic))

    def help_keys(self, example: Choice) -> None:
        """What can be typed, with a move of the game at hand."""
        self.heading("ui-help-keys")
        written = example.written
        moves = {"move": f"{example.number}, {written}", "part": written.split("-")[0].split()[0]}
        for about, typed in {**moves, "forecast": f"f {example.number}"}.items():
            self.screen.say(self.voice.text(f"ui-help-{about}"), lead=f"  {typed.ljust(HELP_COLUMN - 2)}  ")
        for line in self.voice.text("ui-help-commands").splitlines():
            self.screen.say(line[HELP_COLUMN:], lead=f"  {line[:HELP_COLUMN]}")

    def paragraphs(self, about: str) -> list[str]:
        """The rules or the legend of this game with these variants, paragraph by paragraph."""
        names = [variant.partition("=")[0] for variant in self.variants]
        about_it = [f"{self.game.name}-{about}", f"{self.game.name}-ui-{about}"]
        keys = [key + end for end in ("", *[f"-{name}" for name in names]) for key in about_it]
        return [text for key in keys if self.voice.knows(key) for text in self.voice.text(key).splitlines()]

    def heading(self, key: str) -> None:
        """A title over what follows."""
        self.screen.line()
        self.screen.say(self.voice.text(key), "bold")

    def ending(self, state: State, story: Sequence[Beat]) -> None:
        """Who won and why, and how the points came about."""
        outcome = self.game.outcome(state)
        assert outcome is not None, "nothing has ended"
        self.screen.line()
        self.screen.say(self.voice.say(outcome.reason), "bold")
        if len(outcome.winners) > 1:
            self.say("ui-winners", names=self.voice.listed([self.name(state, seat) for seat in outcome.winners]))
        self.screen.line()
        events = seen([event for beat in story for event in beat.events], None)
        self.screen.lines(self.painter.tally(self.game.view(state, None), events, self.voice))
        self.screen.line()


def _mentions(paragraph: str, words: Sequence[str]) -> bool:
    """Whether all these words are in a paragraph, in the singular or plural."""
    said = tokens(paragraph)
    return bool(words) and all(any(_alike(one, word) for one in said) for word in words)


def _alike(one: str, other: str) -> bool:
    return one.rstrip("sx") == other.rstrip("sx")
