"""Plots as SVG. Horizontal positions are in percent and text is not, so a phone shows the same plot, only narrower."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final
from xml.etree.ElementTree import Element

from boneyard.arena import Rate
from boneyard.cli.report.elements import tag

MOST_BINS: Final = 24
MOST_LABELS: Final = 7  # along an axis of a phone's width
TALL: Final = 200  # pixels, of a histogram
WIDEST: Final = 14.0  # percent, of a bar in it
GUTTER: Final = 7.0  # percent, for the labels of its upward axis
ROW: Final = 46  # pixels, of a bar or an interval
SHAPES: Final = (  # of the seats, around 0: circle, square, triangle, diamond, hexagon, star
    "M-6 0A6 6 0 1 0 6 0A6 6 0 1 0 -6 0Z",
    "M-5.5 -5.5H5.5V5.5H-5.5Z",
    "M0 -6.5L6.5 5.5H-6.5Z",
    "M0 -7.5L7.5 0L0 7.5L-7.5 0Z",
    "M-3.5 -6H3.5L7 0L3.5 6H-3.5L-7 0Z",
    "M0 -8L2 -2.6L7.6 -2.5L3.2 1L4.7 6.5L0 3.3L-4.7 6.5L-3.2 1L-7.6 -2.5L-2 -2.6Z",
)


@dataclass(frozen=True)
class Bin:
    """Whole numbers counted together, from the first to the last; some of them are marked."""

    first: int
    last: int
    count: int
    marked: int

    @property
    def label(self) -> str:
        """The numbers in it."""
        return str(self.first) if self.first == self.last else f"{self.first} to {self.last}"


def binned(values: Sequence[tuple[int, bool]]) -> list[Bin]:
    """Numbers, each marked or not, in bins of equal width, as small as fits the plot."""
    low, high = min(value for value, _ in values), max(value for value, _ in values)
    width = 1 if high - low < MOST_BINS else ceil(nice((high - low + 1) / MOST_BINS))
    bins: list[Bin] = []
    for first in range(low // width * width, high + 1, width):
        inside = [marked for value, marked in values if first <= value < first + width]
        bins.append(Bin(first, first + width - 1, len(inside), sum(inside)))
    return bins


def nice(number: float) -> float:
    """The next round number, 1, 2 or 5 with zeros, that is not smaller."""
    scale = 1.0
    while scale * 10 <= number:
        scale *= 10
    while scale > number:
        scale /= 10
    return next(scale * step for step in (1, 2, 5, 10) if scale * step >= number * (1 - 1e-9))


@dataclass(frozen=True)
class Axis:
    """Positions along a histogram, in percent; a number is in the middle of its unit."""

    first: int
    last: int
    width: int  # of a bin

    def at(self, value: float) -> str:
        """The place of a value."""
        return f"{self.place(value):.2f}%"

    def place(self, value: float) -> float:
        """The place as a number."""
        return GUTTER + (100 - GUTTER) * (value + 0.5 - self.first) / (self.last + 1 - self.first)

    def labels(self) -> list[int]:
        """Round numbers that begin a bin, no more than there is room for."""
        step = ceil(nice(max(1.0, (self.last - self.first) / MOST_LABELS)))
        while step % self.width:
            step = ceil(nice(step + 1))
        return [value for value in range(self.first, self.last + 1, self.width) if value % step == 0]


def histogram(name: str, title: str, desc: str, bins: Sequence[Bin], unit: str, median: float | None = None) -> Element:
    """Vertical bars, one for each bin; the marked part is at the foot in another colour."""
    most = max(each.count for each in bins)
    step = ceil(nice(most / 4))
    top = step * ceil(most / step)
    axis = Axis(bins[0].first, bins[-1].last, bins[0].last - bins[0].first + 1)
    wide = (100 - GUTTER) / len(bins)
    parts: list[Element] = []
    for level in range(0, top + 1, step):
        y = TALL - TALL * level / top
        parts.append(tag("line", class_="grid", x1=f"{GUTTER}%", x2="100%", y1=f"{y:.1f}", y2=f"{y:.1f}"))
        parts.append(tag("text", str(level), x=f"{GUTTER - 1}%", y=f"{y + 4:.1f}", text_anchor="end"))
    for index, each in enumerate(bins):
        x, height, foot = GUTTER + index * wide, TALL * each.count / top, TALL * each.marked / top
        parts.append(_upright("bar", x, wide, TALL - height, height - foot))
        parts.append(_upright("bar marked", x, wide, TALL - foot, foot))
    for value in axis.labels():
        parts.append(tag("text", str(value), x=axis.at(value), y=TALL + 18, text_anchor="middle"))
    if median is not None:
        anchor, shift = ("end", -6) if axis.place(median) > 70 else ("start", 6)
        place = axis.at(median)
        parts.append(tag("line", class_="mark", x1=place, x2=place, y1=-14, y2=TALL))
        words = f"median {median:g}"
        parts.append(tag("text", words, class_="said", x=place, dx=shift, y=-5, text_anchor=anchor))
    middle = GUTTER + (100 - GUTTER) / 2
    parts.append(tag("text", unit, class_="unit", x=f"{middle}%", y=TALL + 38, text_anchor="middle"))
    return drawing(name, title, desc, TALL + 44, parts)


def _upright(kind: str, x: float, wide: float, y: float, height: float) -> Element:
    slim = min(wide, WIDEST)
    across = {"x": f"{x + (wide - slim) / 2:.2f}%", "width": f"{slim:.2f}%"}
    return tag("rect", class_=kind, y=f"{y:.1f}", height=f"{height:.1f}", **across)


def bars(name: str, title: str, desc: str, rows: Sequence[tuple[str, int]]) -> Element:
    """Horizontal bars, one for each kind of game, each under its name."""
    total = sum(count for _, count in rows)
    parts: list[Element] = []
    for index, (label, count) in enumerate(rows):
        y = index * ROW
        parts += _row(label, f"{count} ({count / total:.1%})", y)
        parts.append(tag("rect", class_="track", x=0, width="100%", y=y + 22, height=12, rx=3))
        parts.append(tag("rect", class_="bar", x=0, width=f"{100 * count / total:.2f}%", y=y + 22, height=12, rx=3))
    return drawing(name, title, desc, len(rows) * ROW, parts)


def intervals(
    name: str, title: str, desc: str, rows: Sequence[Rate], average: float, *, seats: bool = False
) -> Element:
    """A point for each rate, a line for its interval, and a dashed line for the average."""
    most = max([rate.interval[1] for rate in rows] + [average])
    step = nice(most / 5)
    top = min(1.0, step * ceil(most / step - 1e-9))
    ticks = [tick * step for tick in range(floor(top / step + 1e-9) + 1)]
    parts: list[Element] = []
    for index, rate in enumerate(rows):
        low, high = rate.interval
        y = index * ROW
        parts += _row(rate.name, f"{rate.rate:.1%}  ({low:.1%}–{high:.1%})", y)
        parts += [_down("grid", tick / top, y) for tick in ticks]
        parts += [_down("mark", average / top, y)] if len(rows) > 1 else []
        colour = f" seat-{index % len(SHAPES)}" if seats else ""
        ends = {"x1": f"{100 * low / top:.2f}%", "x2": f"{100 * high / top:.2f}%"}
        parts.append(tag("line", class_=f"reach{colour}", y1=y + 31, y2=y + 31, **ends))
        point = tag("path", class_=f"point{colour}", d=SHAPES[index % len(SHAPES) if seats else 0])
        parts.append(tag("svg", point, x=f"{100 * rate.rate / top:.2f}%", y=y + 31))
    for tick in ticks:
        anchor = "start" if tick == 0 else "end" if tick / top > 0.999 else "middle"
        place = f"{100 * tick / top:.2f}%"
        parts.append(tag("text", f"{tick:.0%}", x=place, y=len(rows) * ROW + 16, text_anchor=anchor))
    return drawing(name, title, desc, len(rows) * ROW + 22, parts)


def _down(kind: str, across: float, y: int) -> Element:
    """A short vertical line, in a row of its own."""
    return tag("line", class_=kind, x1=f"{100 * across:.2f}%", x2=f"{100 * across:.2f}%", y1=y + 21, y2=y + 41)


def _row(label: str, value: str, y: int) -> list[Element]:
    """The name of a row, and its figure at the other end."""
    return [
        tag("text", label, class_="name", x=0, y=y + 14),
        tag("text", value, class_="value", x="100%", y=y + 14, text_anchor="end"),
    ]


def drawing(name: str, title: str, desc: str, height: int, parts: Sequence[Element]) -> Element:
    """A picture with a description of what it shows."""
    words = [tag("title", title, id=f"{name}-title"), tag("desc", desc, id=f"{name}-desc")]
    return tag(
        "svg",
        *words,
        *parts,
        role="img",
        aria_labelledby=f"{name}-title {name}-desc",
        width="100%",
        height=height,
    )
