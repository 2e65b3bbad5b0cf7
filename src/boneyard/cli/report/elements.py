"""HTML elements, built as a tree; whatever is put into them is escaped when they are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element, indent, tostring

Child = Element | str


def tag(name: str, /, *children: Child, **attributes: str | float) -> Element:
    """An element; in attribute names an underscore becomes a dash, and one at the end is dropped."""
    given = {key.rstrip("_").replace("_", "-"): str(value) for key, value in attributes.items()}
    element = Element(name, given)
    for child in children:
        if isinstance(child, Element):
            element.append(child)
        elif len(element):
            element[-1].tail = (element[-1].tail or "") + child
        else:
            element.text = (element.text or "") + child
    return element


def table(titles: Sequence[str], rows: Iterable[Sequence[str]], caption: str) -> Element:
    """The numbers behind a plot, folded until opened."""
    head = tag("tr", *[tag("th", title, scope="col") for title in titles])
    body = [
        tag("tr", tag("th", first, scope="row"), *[tag("td", cell) for cell in rest])
        for first, *rest in map(list, rows)
    ]
    numbers = tag("table", tag("thead", head), tag("tbody", *body), aria_label=caption)
    return tag("details", tag("summary", f"Numbers: {caption}"), tag("div", numbers, class_="wide"))


def written(page: Element) -> str:
    """The whole page as text."""
    indent(page, " ")
    return f"<!doctype html>\n{tostring(page, encoding='unicode', method='html')}\n"
