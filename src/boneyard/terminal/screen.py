"""Where sentences, boards and questions go, line by line; only what the next person must not see is cleared."""

from __future__ import annotations

import importlib
import sys
import textwrap
import unicodedata
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any, Final

from rich.console import Console
from rich.text import Text

ASCII: Final = str.maketrans(
    "─━│┃┌┬┐├┼┤└┴┘╭╮╰╯↑→↓←╱╲▀▄▐▌×‹›▸●○▲■◆★♜⌂†∴✓·…’“”«»–\u00a0\u202f",
    '-#|#+++++++++....^>v</\\####.<>>*oA#+%Tn+:=-.\'""""-  ',
)  # for terminals that know no better; one character for one, so that everything stays in its place
ERASE: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen, then what has scrolled off it; in this order, one becomes the other
LOW: Final = 24  # lines of a window in which none is to be wasted
WIDEST: Final = 100  # longer lines are hard to read, however wide the window


class Screen:
    """The terminal, or the pipe in its place."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            with suppress(AttributeError):  # a stream put there by a test cannot be told how to treat odd characters
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.interactive = sys.stdin.isatty() and self.console.is_terminal
        self.erasable = sys.stdout.isatty() and not self.console.is_dumb_terminal
        self.encoding = self.console.encoding
        self.typed: Any = None  # the history of what was typed, where there is one
        if self.interactive:
            with suppress(ImportError):  # not everywhere; it gives the line you type a history and arrow keys
                self.typed = importlib.import_module("readline")

    @property
    def width(self) -> int:
        """The longest line for sentences."""
        return min(self.console.width, WIDEST)

    @property
    def room(self) -> int:
        """The longest line for a table."""
        return self.console.width

    @property
    def low(self) -> bool:
        """Whether the window is so low that every line counts."""
        return self.interactive and self.console.height <= LOW

    def line(self, text: str | Text = "", style: str = "") -> None:
        """One line as it is; a path or a command is never broken."""
        shown = Text(text) if isinstance(text, str) else text.copy()
        shown.plain = encodable(printable(shown.plain), self.encoding)
        self.console.print(shown, style=style or None, soft_wrap=True)

    def lines(self, texts: Iterable[Text]) -> None:
        """Several lines as they are."""
        for text in texts:
            self.line(text)

    def turn_page(self) -> None:
        """Clear the screen and the history of the keyboard, if there is a person who should not see them."""
        if self.typed is not None:
            self.typed.clear_history()
        if self.erasable:
            sys.stdout.write(ERASE)
            sys.stdout.flush()
            return
        for _ in range(self.console.height if self.interactive else 1):
            self.line()

    def say(self, words: str, style: str = "", lead: str = "", ink: str = "") -> None:
        """Sentences, each on its own lines, broken between words; a no-break space holds. The lead may have its ink."""
        for sentence in words.splitlines():
            for number, wrapped in enumerate(wrap(sentence, self.width, lead)):
                text = Text(wrapped, style)
                if number == 0:
                    text.stylize(ink, 0, len(lead))
                self.line(text)

    def ask(self, lead: str = "") -> str | None:
        """What is typed next, after the prompt; None at the end of the input."""
        prompt = encodable(f"{lead} > ".lstrip(), self.encoding)
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                self.line()
                return None
        sys.stdout.write(prompt)
        sys.stdout.flush()
        typed = sys.stdin.readline()
        self.line(typed.rstrip("\n"))
        return typed.strip() if typed else None

    def busy(self, words: str) -> AbstractContextManager[Any]:
        """A sign that somebody is thinking, if there is a person to see it."""
        return self.console.status(words) if self.interactive else nullcontext()


def encodable(text: str, encoding: str) -> str:
    """The text as far as an encoding can write it: other characters become the ASCII that looks most like them."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_nearest(character, encoding) for character in text)
    return text


def _nearest(character: str, encoding: str) -> str:
    try:
        character.encode(encoding)
    except UnicodeEncodeError:
        return unicodedata.normalize("NFKD", character.translate(ASCII))[0]
    return character


def printable(text: str) -> str:
    """No control characters: a name in a file must not move the cursor or rename the window."""
    return "".join(
        letter if letter >= " " and not "\x7f" <= letter <= "\x9f" else "\N{REPLACEMENT CHARACTER}" for letter in text
    )


def wrap(sentence: str, width: int, lead: str = "") -> list[str]:
    """Lines that fit; the lead goes before the first and the others stand under its text."""
    under = " " * len(lead)
    broken = textwrap.wrap(
        sentence,
        max(width, len(lead) + 1),
        initial_indent=lead,
        subsequent_indent=under,
        break_on_hyphens=False,
        break_long_words=False,
    )
    return broken or [""]
