"""Every ruling is shown by a test, and every test cites a ruling that there is.

The tests are read, not run, so it does not matter which of them run here.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RULING = re.compile(r"^- \*\*([A-Z]+-\d{3})\*\*", re.MULTILINE)
NUMBER = re.compile(r"\b(?:BOOM|BAD|TMB)-\d{3}\b")
WAITING = re.compile(r"^Waiting for [a-z ]+: (.+)$", re.MULTILINE)
SPAN = re.compile(r"([A-Z]+)-(\d{3})(?: to [A-Z]+-(\d{3}))?")


def written() -> list[str]:
    """The numbers of all rulings, as they stand in the documents."""
    return [
        number for page in sorted((ROOT / "docs/rulings").glob("*.md")) for number in RULING.findall(page.read_text())
    ]


def waiting(page: str) -> list[str]:
    """The numbers that a document says cannot be shown yet, since what they rule is not built."""
    return [
        f"{game}-{number:03}"
        for line in WAITING.findall(page)
        for game, first, last in SPAN.findall(line)
        for number in range(int(first), int(last or first) + 1)
    ]


def cited(source: str) -> Iterator[tuple[str, str]]:
    """The numbers in `@ruling(...)` above test functions, each with the name of its test."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and _name(decorator.func) == "ruling":
                    for argument in decorator.args:
                        assert isinstance(argument, ast.Constant), f"{node.name} cites something that is not a number"
                        yield str(argument.value), node.name


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def citations() -> dict[str, list[str]]:
    """Every cited number and the tests that cite it."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for number, test in cited(path.read_text()):
            found.setdefault(number, []).append(f"{path.relative_to(ROOT)}::{test}")
    return found


def test_every_ruling_is_shown_by_a_test() -> None:
    later = [number for page in sorted((ROOT / "docs/rulings").glob("*.md")) for number in waiting(page.read_text())]
    assert set(later) <= set(written())
    untested = sorted(set(written()) - set(citations()) - set(later))
    assert not untested, f"no test cites {', '.join(untested)}"


def test_every_ruling_a_test_cites_exists() -> None:
    unknown = {number: tests for number, tests in citations().items() if number not in written()}
    assert not unknown, f"docs/rulings has none of these: {unknown}"


def test_every_ruling_the_code_cites_exists() -> None:
    for path in sorted((ROOT / "src").rglob("*.py")):
        unknown = sorted(set(NUMBER.findall(path.read_text())) - set(written()))
        assert not unknown, f"{path.relative_to(ROOT)} cites {', '.join(unknown)}, which docs/rulings does not have"


def test_a_number_is_given_once_and_none_is_left_out() -> None:
    numbers = written()
    assert numbers
    twice = [number for number, count in Counter(numbers).items() if count > 1]
    assert not twice, f"given twice: {', '.join(twice)}"
    for game in {number.partition("-")[0] for number in numbers}:
        mine = sorted(int(number.partition("-")[2]) for number in numbers if number.startswith(game))
        assert mine == list(range(1, len(mine) + 1)), f"the numbers of {game} have a gap"


def test_what_waits_is_named_one_by_one_or_from_first_to_last() -> None:
    page = "Own words.\n\nWaiting for the sequel: BOOM-002, BOOM-008 to BOOM-011.\n\n- **BOOM-001** See BOOM-003.\n"
    assert waiting(page) == ["BOOM-002", "BOOM-008", "BOOM-009", "BOOM-010", "BOOM-011"]


def test_a_citation_is_found_in_either_spelling() -> None:
    source = """
@ruling("BOOM-001", "BOOM-002")
def test_a() -> None: ...

@pytest.mark.ruling("BOOM-003")
def test_b() -> None: ...

@ruling("BOOM-004")
def helper() -> None: ...
"""
    assert list(cited(source)) == [("BOOM-001", "test_a"), ("BOOM-002", "test_a"), ("BOOM-003", "test_b")]
