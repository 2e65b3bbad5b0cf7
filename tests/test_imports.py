"""The arrows: core <- games <- bots <- {arena, bench, terminal, table} <- cli; games never import each other."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "words": {"core"},
    "arena": {"core", "games", "bots"},
    "bench": {"core", "games", "bots"},
    "table": {"core", "games", "bots", "words"},
    "terminal": {"core", "games", "bots", "words"},
    "cli": {"core", "games", "bots", "words", "arena", "bench", "terminal", "table"},
}
# The rooms of a game, from the ground up: each imports only itself and rooms before it (ADR 12).
ROOMS: dict[str, tuple[str, ...]] = {
    "bad_bones": ("model", "march", "phases", "shown", "notation", "game", "manifest"),
    "too_many_bones": (
        *("model", "events", "content", "answers", "battle", "loot", "activities", "gearlocs", "baddies", "turns"),
        *("encounters", "adventure", "shown", "notation", "game", "manifest"),
    ),
}
SHARED_BY_GAMES = ("facts", "protocol")  # beside the games in `games/`
NOTHING_BUT_THE_STANDARD_LIBRARY = ("core", "games", "bots")


def modules() -> list[Path]:
    return sorted(path for path in (SOURCE / "boneyard").rglob("*.py") if path != SOURCE / "boneyard" / "__init__.py")


def imported(path: Path) -> set[str]:
    """The dotted names a module imports, those for the type checker alone left out."""
    found: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for_types = [node for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)]
    skipped = {id(inner) for node in for_types for statement in node.body for inner in ast.walk(statement)}
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found |= {node.module or ""} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_along_the_arrows(path: Path) -> None:
    package = path.relative_to(SOURCE).parts[1]
    assert package in MAY_IMPORT, f"where does {package} stand among the arrows?"
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "boneyard":
            assert len(parts) == 1 or parts[1] in MAY_IMPORT[package] | {package, "__version__", "game", "games"}, name
        elif package in NOTHING_BUT_THE_STANDARD_LIBRARY:
            assert parts[0] in sys.stdlib_module_names, name


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_games_never_import_each_other(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if parts[1] == "games" and len(parts) > 3:
        for name in imported(path):
            if name.startswith("boneyard.games."):
                assert name.split(".")[2] in (parts[2], *SHARED_BY_GAMES), name


def points_back(path: Path) -> set[tuple[str, str]]:
    """The modules of later rooms of its game that a module imports, each as (module, imported module)."""
    package = path.relative_to(SOURCE).parts[:3]
    here = ".".join(path.relative_to(SOURCE).with_suffix("").parts[3:])
    rooms, found = ROOMS[package[2]], set()
    for name in imported(path):
        parts = tuple(name.split("."))
        is_module = SOURCE.joinpath(*parts).with_suffix(".py").is_file()
        if parts[:3] == package and is_module and rooms.index(parts[3]) > rooms.index(here.split(".")[0]):
            found.add((here, ".".join(parts[3:])))
    return found


def test_a_room_imports_only_rooms_before_it() -> None:
    games = [path for path in modules() if path.relative_to(SOURCE).parts[1:3] in {("games", game) for game in ROOMS}]
    assert not {edge for path in games if path.stem != "__init__" for edge in points_back(path)}


def test_the_core_knows_no_game_and_does_no_input_or_output() -> None:
    for path in modules():
        if path.relative_to(SOURCE).parts[1] == "core":
            text = path.read_text(encoding="utf-8")
            for name in ("print(", "open(", "read_text(", "Path", "socket", "baby_boom", "baby-boom"):
                assert name not in text.replace("`baby-boom`", "").replace('"baby-boom"', ""), (path, name)
