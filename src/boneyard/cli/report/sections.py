"""The sections of the page: a plot, how to read it, and its numbers. A section without data is left out."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median, quantiles
from typing import Final
from xml.etree.ElementTree import Element

from boneyard.arena import Balance, EqualSeats, Rate
from boneyard.cli.report.elements import table, tag
from boneyard.cli.report.plots import Bin, bars, binned, histogram, intervals
from boneyard.cli.report.words import Names, chance, many, points, short

MOST_SORTS: Final = 24  # rows of a plot; the table has them all
WITHIN: Final = "The true rate probably lies somewhere on the line."
APART: Final = f"{WITHIN} Where two lines overlap widely, these games do not tell the two apart."


def length(balance: Balance) -> Element:
    """How long games are."""
    unit, lengths = balance.length()
    bins = binned([(value, False) for value in lengths])
    middle = median(lengths)
    facts = f"From {min(lengths)} to {max(lengths)} {unit}; the median is {middle:g}, the mean {mean(lengths):.1f}."
    if min(lengths) == max(lengths):
        facts = f"Every game took {middle:g} {unit}."
    how = f"Each bar counts the games of that many {unit}; half of them were over by the dashed line."
    if unit != "rounds":
        how += " The game counts no rounds, so this counts the answers given by all seats together."
    return section(
        "Length of games",
        how,
        facts,
        plot(histogram("length", f"Histogram of {unit} a game", facts, bins, f"{unit} a game", middle)),
        counts(bins, (unit, "games"), f"Games by number of {unit}"),
    )


def ends(balance: Balance, names: Names) -> Element:
    """How games end and, where that differs, their results."""
    endings = [(names.key(key), count) for key, count in balance.endings()]
    reasons = [(names.key(key), count) for key, count in balance.reasons()]
    parts = _ends("ending", "What ended the games", endings)
    if reasons != endings:
        parts = [tag("h3", "What ended them"), *parts]
        parts += [tag("h3", "How they came out"), *_ends("reason", "How the games came out", reasons)]
    told = f"Most often: {endings[0][0]}, in {endings[0][1]} of {many(len(balance.played), 'game')}."
    return section(
        "How games end",
        "A full bar would be every game. An ending never seen is not listed.",
        told,
        *parts,
    )


def _ends(name: str, title: str, rows: Sequence[tuple[str, int]]) -> list[Element]:
    total = sum(count for _, count in rows)
    said = "; ".join(f"{label}: {count}" for label, count in rows)
    cells = [(label, str(count), f"{count / total:.1%}") for label, count in rows]
    return [
        plot(bars(name, title, said, [(short(label), count) for label, count in rows])),
        table(("", "games", "share"), cells, title),
    ]


def scores(balance: Balance, called: Sequence[str], names: Names) -> Element | None:
    """How scores are spread, winners and others."""
    found = balance.scores()
    if not found:
        return None
    bins = binned(found)
    all_scores = [score for score, _ in found]
    winners = [score for score, won in found if won]
    told = f"From {min(all_scores)} to {max(all_scores)} points, with a median of {median(all_scores):g}"
    told += f"; winners have a median of {median(winners):g}." if winners else "; nobody won."
    key = tag("p", tag("span", "winners", class_="winners"), tag("span", "all others"), class_="legend")
    drawn = histogram("scores", "Histogram of scores", told, bins, "points at the end")
    rows = [_spread(name, [one.scores[seat] for one in balance.played]) for seat, name in enumerate(called)]
    rows.append(_spread("all", all_scores))
    rows += [_spread("winners", winners)] if winners else []
    return section(
        "Scores",
        "Each bar counts the seats that ended with that many points; the part at its foot is those that won. "
        f"The more the two parts overlap, the less a score says about who wins.{names.about('scores')}",
        told,
        plot(drawn, key),
        counts(bins, ("points", "seats", "of them won"), "Seats by points at the end"),
        table(
            ("points of", "mean", "lowest", "quarter", "median", "three quarters", "highest"), rows, "Points at the end"
        ),
    )


def _spread(name: str, values: Sequence[int]) -> tuple[str, ...]:
    """The quartiles of the scores."""
    marks = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
    places = [min(values), *marks, max(values)]
    return (name, f"{mean(values):.1f}", *[f"{place:.4g}" for place in places])


def seats(balance: Balance, called: Sequence[str], *, alike: bool) -> Element | None:
    """Whether all seats win equally often."""
    found, test = balance.by_seat(), balance.equal_seats()
    if not found:
        return None
    rows = [Rate(name, row.played, row.points) for name, row in zip(called, found, strict=True)]
    said = "; ".join(f"{row.name}: {points(row.points)} of {row.played}, {row.rate:.1%}" for row in rows)
    return section(
        "Win rate by seat",
        f"A win counts 1; a win shared by k seats counts 1/k for each. {APART}",
        verdict(test, alike=alike) if test else "Nobody won a game.",
        plot(intervals("seats", "Win rate by seat", said, rows, average(rows), seats=True), legend()),
        rates(rows, "seat"),
    )


def verdict(test: EqualSeats, *, alike: bool) -> str:
    """What the test says, in a sentence; with different bots it says little, since they rotate over the seats."""
    figures = f"Chi-squared {test.statistic:.2f} with {len(test.wins) - 1} degrees of freedom, {chance(test.chance)}"
    figures = figures.replace("1 degrees", "1 degree")
    if not test.enough:
        return f"{figures}; but with fewer than five wins to expect of each seat, these are too few games to judge."
    if not alike:
        blunt = "different bots played, each on every seat in turn and with the same luck, which evens the seats out"
        return f"{figures}; but {blunt}. For a sharp test let one bot take every seat."
    if test.chance < 0.05:
        return f"{figures}: chance alone would rarely set equal seats this far apart. The seat seems to matter."
    return f"{figures}: equal seats would often differ this much by chance. No sign that the seat matters."


def bots(balance: Balance, *, alike: bool) -> Element | None:
    """How often each bot won; or all of them, if they win or lose together."""
    rows = balance.by_bot()
    if alike and not balance.together:
        return None
    said = "; ".join(f"{row.name}: {points(row.points)} of {row.played}, {row.rate:.1%}" for row in rows)
    named = [Rate(short(row.name), row.played, row.points) for row in rows]
    best = max(rows, key=lambda row: row.rate)
    low, high = best.interval
    how, lead = f"A bot that holds several seats counts once for each. {APART}", f"{best.name} leads: "
    if balance.together:
        how, lead = f"All at the table win or lose together, so a game counts once. {WITHIN}", ""
    return section(
        "Win rate" if balance.together else "Win rate by bot",
        how,
        f"{lead}{best.rate:.1%} of {many(best.played, 'game')}; in the long run probably {low:.1%} to {high:.1%}.",
        plot(intervals("bots", "Win rate by bot", said, named, average(rows)), legend(averaged=len(rows) > 1)),
        rates(rows, "bot"),
    )


def sorts(balance: Balance, names: Names) -> list[Element]:
    """How often the party won, by each thing that distinguishes the games."""
    found: list[Element] = []
    for by, unnamed in balance.by_sort():
        rows = sorted(
            [Rate(names.item(row.name), row.played, row.points) for row in unnamed], key=lambda row: -row.rate
        )
        said = "; ".join(f"{row.name}: {points(row.points)} of {row.played}, {row.rate:.1%}" for row in rows)
        drawn = [Rate(f"{short(row.name)} × {row.played}", row.played, row.points) for row in rows[:MOST_SORTS]]
        best, worst = rows[0], rows[-1]
        told = f"Best: {best.name}, {best.rate:.1%} of {many(best.played, 'game')}"
        told += f"; worst: {worst.name}, {worst.rate:.1%} of {many(worst.played, 'game')}." if worst != best else "."
        title = f"Win rate by {by}"
        plotted = plot(intervals(by.replace(" ", "-"), title, said, drawn, average(rows)), legend())
        how = f"All at the table win or lose together; × says in how many games. {APART}"
        found.append(section(title, how, told, plotted, rates(rows, by)))
    return found


def items(balance: Balance, names: Names) -> Element | None:
    """How often buyers of a thing won."""
    found = balance.by_item()
    if not found:
        return None
    rows = [Rate(names.item(each.buyers.name), each.buyers.played, each.buyers.points) for each in found]
    who = "games in which it was bought" if balance.together else "seats that bought it"
    said = "; ".join(f"{row.name}: {row.rate:.1%} of {row.played} {who}" for row in rows)
    total = found[0].buyers.points + found[0].others.points, found[0].buyers.played + found[0].others.played
    cells = [
        (row.name, str(each.copies), str(row.played), points(row.points), *percents(row), _others(each.others))
        for row, each in zip(rows, found, strict=True)
    ]
    often = max(zip(found, rows, strict=True), key=lambda pair: pair[0].copies)
    drawn = [
        Rate(f"{short(row.name)} × {each.copies}", row.played, row.points)
        for row, each in zip(rows, found, strict=True)
    ]
    return section(
        "Win rate by what was bought",
        f"The rate is that of the {who}, once or more; × says how many were bought in all. {APART} "
        "A thing bought late by those already ahead looks better here than it is.",
        f"Bought most often: {often[1].name}, {many(often[0].copies, 'time')}.",
        plot(intervals("items", "Win rate by what was bought", said, drawn, total[0] / total[1]), legend()),
        table(("", "bought", who, "wins", "win rate", "95 %", "without it"), cells, "What was bought, and who won"),
    )


def _others(others: Rate) -> str:
    return f"{others.rate:.1%} of {others.played}" if others.played else "–"


def average(rows: Sequence[Rate]) -> float:
    """The rate everybody would have if all were equal."""
    return sum(row.points for row in rows) / max(sum(row.played for row in rows), 1)


def percents(row: Rate) -> tuple[str, str]:
    """A rate and its interval."""
    return f"{row.rate:.1%}", "{:.1%}–{:.1%}".format(*row.interval)


def rates(rows: Sequence[Rate], who: str) -> Element:
    """The numbers of a plot of rates."""
    cells = [(row.name, str(row.played), points(row.points), *percents(row)) for row in rows]
    return table((who, "games", "wins", "win rate", "95 %"), cells, f"Wins by {who}")


def counts(bins: Sequence[Bin], titles: Sequence[str], caption: str) -> Element:
    """The numbers of a histogram: what a bin holds, how many, and if there is a title for it, how many are marked."""
    cells = [(each.label, str(each.count), str(each.marked))[: len(titles)] for each in bins]
    return table(titles, cells, caption)


def legend(*, averaged: bool = True) -> Element:
    """What a plot of rates shows."""
    seen = tag("span", "seen in these games", class_="seen")
    true = tag("span", "95 % interval (Wilson)", class_="true")
    dashed = [tag("span", "average", class_="average")] if averaged else []
    return tag("p", seen, true, *dashed, class_="legend")


def plot(drawn: Element, *below: Element) -> Element:
    """A figure; a vertical one gets room above."""
    upright = drawn.find("text[@class='unit']") is not None
    return tag("figure", drawn, *below, class_="upright" if upright else "lying")


def section(title: str, how_to_read: str, told: str, *parts: Element) -> Element:
    """A heading, what was found, how to read it, and the rest."""
    return tag("section", tag("h2", title), tag("p", told, class_="verdict"), tag("p", how_to_read), *parts)
