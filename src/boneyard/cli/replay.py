"""`boneyard replay`: a record, step by step; or what a report from the browser shows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from boneyard.cli.language import Lang, voice_for
from boneyard.cli.overrides import FactsFile, use_facts
from boneyard.core.decision import BadInput
from boneyard.terminal.output import Teller
from boneyard.terminal.replay import Projector, frames, show_report
from boneyard.terminal.saves import is_report, latest, load, load_report
from boneyard.terminal.screen import Screen

EXAMPLES: Final = """Examples:

\b
  boneyard replay game.txt
  boneyard replay game.txt --all | less
  boneyard replay game.txt --verify
"""


def replay(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="A record or a report; without one, the latest.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show every step without asking.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Only check that the record replays to its result.")] = False,
    lang: Lang = None,
    facts_file: FactsFile = None,
) -> None:
    """Step through the record of a game, forwards and backwards.

    Enter goes on, b goes back, g 12 goes to move 12, e to the end, q quits.
    """
    voice = voice_for(lang)
    use_facts(facts_file)
    file = latest() if file is None else file
    if is_report(file):
        report = load_report(file)
        if verify:
            raise BadInput(f"{file} is a report of a game that was not over: it has no dice to check yet")
        show_report(report, Teller(report.game, voice, Screen(), [""] * len(report.game.names)))
        return
    saved = load(file)
    session = saved.session
    names = (saved.seats or "").split(",")
    players = names if len(names) == session.record.seats else [""] * session.record.seats
    teller = Teller(session.game, voice, Screen(), players)
    if verify:
        outcome = session.game.outcome(session.state)
        key = "ui-verified-open" if outcome is None else "ui-verified" if saved.signed else "ui-verified-unsigned"
        result = "" if outcome is None else voice.say(outcome.reason)
        teller.note(key, path=str(file), count=len(session.past), result=result)
        return
    projector = Projector(frames(session.record, teller), teller)
    if everything:
        projector.show_all()
    else:
        projector.step()
