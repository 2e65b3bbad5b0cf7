"""The page as a whole: its head, its sections, and how to make it again."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from importlib.resources import files as shipped
from statistics import median
from xml.etree.ElementTree import Element

from boneyard import __version__
from boneyard.arena import Balance, Plan, TournamentResult
from boneyard.cli.report import sections
from boneyard.cli.report.elements import tag, written
from boneyard.cli.report.words import Names, chance, many
from boneyard.cli.variants import spelled
from boneyard.core.compiled import build
from boneyard.core.game import game


def page(result: TournamentResult, files: Sequence[str]) -> str:
    """The report on a tournament; `files` are the options that name files, for the command that makes it again."""
    plan, balance, names = result.plan, Balance(result), Names(result.plan.game)
    title = f"{names.title()}: balance report"
    return written(
        tag(
            "html",
            tag(
                "head",
                tag("meta", charset="utf-8"),
                tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
                tag("meta", name="color-scheme", content="light dark"),
                tag("meta", name="generator", content=f"Boneyard {__version__}"),
                tag("title", title),
                tag("style", shipped(__package__).joinpath("report.css").read_text(encoding="utf-8")),
            ),
            tag(
                "body",
                header(title, result, balance, names),
                tag("main", *body(balance, names, plan), settings(plan, len(result.played), files)),
                tag("footer", f"Written by Boneyard {__version__}. Nothing on this page was loaded from elsewhere."),
            ),
            lang="en",
        )
    )


def body(balance: Balance, names: Names, plan: Plan) -> list[Element]:
    """The sections there is data for."""
    if not balance.played:
        return []
    seats = names.seats(plan.seats, plan.options)
    found = [
        sections.length(balance),
        sections.ends(balance, names),
        sections.scores(balance, seats, names),
        sections.seats(balance, seats, alike=plan.alike),
        sections.bots(balance, alike=plan.alike),
        *sections.sorts(balance, names),
        sections.items(balance, names),
    ]
    return [each for each in found if each is not None]


def header(title: str, result: TournamentResult, balance: Balance, names: Names) -> Element:
    """What was played, and the most important figures."""
    plan, played = result.plan, len(result.played)
    who = names.voice.listed(list(dict.fromkeys(plan.names)))
    told = f"{many(played, 'game')} of {names.title()} with {many(plan.seats, 'player')}, played by {who}."
    if played < plan.games:
        told += f" It was stopped early: {plan.games} were planned."
    if not played:
        return tag("header", tag("h1", title), tag("p", told))
    unit, lengths = balance.length()
    tiles = [("games", str(played)), (f"{unit} a game, median", f"{median(lengths):g}")]
    if plan.alike and (test := balance.equal_seats()):
        tiles.append(("all seats equal?", chance(test.chance) if test.enough else "too few games"))
    if not plan.alike or balance.together:
        best = max(balance.by_bot(), key=lambda row: row.rate)
        tiles.append(("win rate" if balance.together else f"win rate of {best.name}", f"{best.rate:.1%}"))
    shown = [tag("div", tag("dt", name), tag("dd", figure)) for name, figure in tiles]
    return tag("header", tag("h1", title), tag("p", told), tag("dl", *shown, class_="tiles"))


def settings(plan: Plan, played: int, files: Sequence[str]) -> Element:
    """What was set, and the command that gives the same page again."""
    rows = [
        ("game", f"{plan.game}, rules {plan.rules}"),
        ("variants", ", ".join(spelled(game(plan.game), plan.options)) or "none"),
        ("each in turn", ", ".join(plan.each) or "none"),
        ("seats", str(plan.seats)),
        ("bots", ", ".join(plan.names)),
        ("games", str(played) if played == plan.games else f"{played} of {plan.games}"),
        ("seed", str(plan.seed)),
        ("facts", plan.facts),
        ("version", f"Boneyard {__version__}, {build()}"),
    ]
    listed = [part for name, value in rows for part in (tag("dt", name), tag("dd", value))]
    return tag(
        "section",
        tag("h2", "Settings"),
        tag("dl", *listed, class_="settings"),
        tag("p", "This command plays the same games again, unless a bot thinks by the clock:"),
        tag("code", command(plan, files), class_="command"),
    )


def command(plan: Plan, files: Sequence[str]) -> str:
    """The command that makes the same page."""
    words = ["boneyard", "arena", plan.game, "--bots", ",".join(plan.names), "--seats", str(plan.seats)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    if variants := spelled(game(plan.game), plan.options):
        words += ["--variant", ",".join(variants)]
    if plan.each:
        words += ["--each", ",".join(plan.each)]
    return shlex.join([*words, *files])
