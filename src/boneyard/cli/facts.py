"""`boneyard facts`: what the printed pieces say, and what we had to propose."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table

from boneyard.cli.language import Lang, voice
from boneyard.core.game import Game, game, games
from boneyard.terminal.screen import Screen
from boneyard.words import Words

EXAMPLES: Final = """Examples:

\b
  boneyard facts
  boneyard facts baby-boom --lang fr
"""


def facts(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; without one, all of them.")] = None,
    lang: Lang = None,
) -> None:
    """List what is printed on the pieces.

    Each value is known, with its source, or proposed because a picture is lost to us, with the reason.
    """
    words = voice(lang)
    screen = Screen()
    for rules in [game(name)] if name is not None else [game(each) for each in games()]:
        screen.line(words.text("ui-facts-title", title=words.text(f"{rules.name}-title")), "bold")
        screen.console.print(table(rules, words))
        proposed = sum(fact.proposed for fact in rules.facts.all)
        known = len(rules.facts.all) - proposed
        screen.line(words.text("ui-facts-count", known=known, proposed=proposed, hash=rules.facts.hash))


def table(rules: Game, words: Words) -> Table:
    """A line for each fact; a proposed one is marked with a question mark."""
    known, proposed = words.text("ui-facts-known"), words.text("ui-facts-proposed")
    lines = Table(box=box.SIMPLE, pad_edge=False)
    for column in ("name", "mark", "value", "source"):
        lines.add_column(words.text(f"ui-facts-{column}"), overflow="fold", ratio=2 if column == "source" else None)
    for fact in rules.facts.all:
        mark = f"? {proposed}" if fact.proposed else known
        lines.add_row(fact.name, mark, readable(fact.value), fact.source, style="yellow" if fact.proposed else "")
    return lines


def readable(value: Any) -> str:
    """A value as one reads it: lists with spaces, a line for each list inside a list."""
    if isinstance(value, dict):
        return ", ".join(f"{key}: {readable(item)}" for key, item in value.items())
    if isinstance(value, list):
        nested = any(isinstance(item, list) for item in value)
        return ("\n" if nested else " ").join(readable(item) for item in value)
    return str(value)
