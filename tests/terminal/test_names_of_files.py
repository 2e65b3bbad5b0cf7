from __future__ import annotations

from pathlib import Path

from boneyard.terminal.saves import is_taken


def test_a_name_too_long_for_a_file_is_not_taken(tmp_path: Path) -> None:
    assert not is_taken(tmp_path / ("x" * 5000))
    assert is_taken(tmp_path)
