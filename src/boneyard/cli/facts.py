"""`boneyard facts`: what the printed pieces say, and what we had to propose."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich import box
from rich.table import Table

from boneyard.cli.language import Lang, voice_for
from boneyard.cli.overruling import FactsFile, use_facts
from boneyard.core.game import Game, game, games
from boneyard.terminal.plain import readable
from boneyard.terminal.screen import Screen
from boneyard.words import Voice

EXAMPLES: Final = """Examples:

\b
  boneyard facts
  boneyard facts baby-boom --lang fr
  boneyard facts baby-boom --facts my-box.toml
"""


def facts(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; without one, all of them.")] = None,
    lang: Lang = None,
    facts_file: FactsFile = None,
) -> None:
    """List what is printed on the pieces.

    Each value is known, with its source, or proposed because a picture is lost to us, with the reason.
    """
    voice = voice_for(lang)
    use_facts(facts_file)
    screen = Screen()
    for rules in [game(name)] if name is not None else [game(each) for each in games()]:
        screen.line(voice.text("ui-facts-title", title=voice.text(f"{rules.name}-title")), "bold")
        screen.console.print(table(rules, voice))
        proposed = sum(fact.proposed for fact in rules.facts.all)
        known = len(rules.facts.all) - proposed
        screen.line(voice.text("ui-facts-count", known=known, proposed=proposed, hash=rules.facts.hash))


def table(rules: Game, voice: Voice) -> Table:
    """A line for each fact; a proposed one is marked with a question mark."""
    known, proposed = voice.text("ui-facts-known"), voice.text("ui-facts-proposed")
    lines = Table(box=box.SIMPLE, pad_edge=False)
    for column in ("name", "mark", "value", "source"):
        lines.add_column(voice.text(f"ui-facts-{column}"), overflow="fold", ratio=2 if column == "source" else None)
    for fact in rules.facts.all:
        mark = f"? {proposed}" if fact.proposed else known
        lines.add_row(fact.name, mark, readable(fact.value), fact.source, style="yellow" if fact.proposed else "")
    return lines
