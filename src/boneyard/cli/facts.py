"""`boneyard facts`: what the printed pieces say, and what we had to propose."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.text import Text

from boneyard.cli.language import Lang, voice_for
from boneyard.cli.overrides import FactsFile, use_facts
from boneyard.core.game import Game, game, games
from boneyard.terminal.games.any import readable
from boneyard.terminal.screen import Screen, wrap
from boneyard.words import Voice

INDENT: Final = "    "
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
        screen.lines(told(rules, voice, screen.width))
        screen.line()
        proposed = sum(fact.proposed for fact in rules.facts.all)
        known = len(rules.facts.all) - proposed
        screen.line(voice.text("ui-facts-count", known=known, proposed=proposed, hash=rules.facts.hash))


def told(rules: Game, voice: Voice, width: int) -> list[Text]:
    """A fact: its name on a line of its own, then its value and source; a question mark if proposed."""
    name, mark, value, source = [voice.text(f"ui-facts-{part}") for part in ("name", "mark", "value", "source")]
    lines = [Text(line, "dim") for line in entry(name, mark, value, source, width)]
    known, proposed = voice.text("ui-facts-known"), voice.text("ui-facts-proposed")
    for fact in rules.facts.all:
        mark = f"? {proposed}" if fact.proposed else known
        style = "yellow" if fact.proposed else ""
        lines += [
            Text(),
            *[Text(line, style) for line in entry(fact.name, mark, readable(fact.value), fact.source, width)],
        ]
    return lines


def entry(name: str, mark: str, value: str, source: str, width: int) -> list[str]:
    """The lines of one fact."""
    lines = [f"{name}  {mark}"]
    for text in (value, source):
        for line in text.splitlines():
            lines += wrap(line, width, INDENT)
    return lines
