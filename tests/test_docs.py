"""What the documentation shows is true: its programs run, its boards are positions, its pages are all listed."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

import boneyard
from docs.theme.boards import drawn
from docs.theme.lists import filled

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
PAGES: Final = sorted(DOCS.rglob("*.md"))
BLOCK: Final = re.compile(r"^```([\w-]*)\n(.*?)^```$(?:\s+^```text\n(.*?)^```$)?", re.DOTALL | re.MULTILINE)


class Block:
    """A block of a page, and what the page says that it prints; nothing if it does not say."""

    def __init__(self, page: Path, number: int, language: str, text: str, printed: str | None) -> None:
        self.name = f"{page.relative_to(DOCS)}-{number}"
        self.language = language
        self.text = text
        self.printed = printed


BLOCKS: Final = [
    Block(page, number, *found)
    for page in PAGES
    for number, found in enumerate(
        [(match[1], match[2], match[3]) for match in BLOCK.finditer(page.read_text(encoding="utf-8"))], start=1
    )
]


def in_language(*languages: str) -> pytest.MarkDecorator:
    """All blocks of the site in these languages, one after another."""
    return pytest.mark.parametrize(
        "block", [block for block in BLOCKS if block.language in languages], ids=lambda block: block.name
    )


def mkdocs() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    return read


def pages_in(nav: Any) -> list[str]:
    """The pages that a navigation lists."""
    if isinstance(nav, str):
        return [nav]
    return [page for entry in (nav.values() if isinstance(nav, dict) else nav) for page in pages_in(entry)]


@in_language("python")
def test_the_programs_print_what_the_page_says(block: Block, tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", block.text], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    if block.printed is not None:
        assert ran.stdout.rstrip("\n") == block.printed.rstrip("\n")


@in_language("baby-boom", "bad-bones")
def test_the_boards_are_positions_and_can_be_drawn(block: Block) -> None:
    picture = block.text
    if block.language == "bad-bones":
        picture += "\n" + picture.replace("raven", "stag")
    assert boneyard.game(block.language).read(picture).open
    assert "<use " in drawn(block.language, block.text)


@in_language("toml")
def test_the_facts_of_the_site_can_be_played_by(block: Block, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(block.text, encoding="utf-8")
    command = [sys.executable, "-c", "from boneyard.cli import main; main()", "facts", "bad-bones", "--facts", str(box)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_every_page_is_listed_every_decision_and_ruling_too() -> None:
    nav = mkdocs()["nav"]
    assert {"adr/", "rulings/"} <= set(pages_in(nav)), "folders are listed whole"
    listed = pages_in(filled(nav))
    assert sorted(listed) == sorted({*[page.relative_to(DOCS).as_posix() for page in PAGES], "changelog.md"})


def test_decisions_are_numbered_without_a_gap() -> None:
    numbers = [int(page.name[:4]) for page in sorted((DOCS / "adr").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))


def test_nothing_on_the_site_is_fetched_from_elsewhere() -> None:
    assert mkdocs()["theme"]["font"] is False
    for path in [*PAGES, *(DOCS / "assets").glob("*.css")]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"(src=|@import|url\(|!\[[^\]]*\]\()[\"']?https?:", text), path


def test_no_lock_file_names_where_packages_come_from() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        assert "://" not in lock.read_text(encoding="utf-8"), lock


@pytest.mark.parametrize("name", ["boneyard", "boneyard.bots", "boneyard.arena"])
def test_the_examples_in_the_docstrings_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.attempted, "it has examples"
    assert not result.failed
