"""The navigation of the site. A folder in it stands for all of its pages, so that none can be forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parents[1]


def title(page: Path) -> str:
    """The first heading of a page, without its number's zeros."""
    return page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ").removesuffix(" - rulings")


def listed(folder: str) -> list[dict[str, str]]:
    """The pages of a folder for the navigation, in the order of their file names."""
    return [{title(page): f"{folder}{page.name}"} for page in sorted((DOCS / folder).glob("*.md"))]


def filled(nav: Any) -> Any:
    """The navigation, with every folder replaced by its pages."""
    if isinstance(nav, list):
        return [filled(entry) for entry in nav]
    if isinstance(nav, dict):
        return {name: filled(entry) for name, entry in nav.items()}
    return listed(nav) if nav.endswith("/") else nav
