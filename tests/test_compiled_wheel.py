"""The wheel with the compiled rules. Packed from build/compiled, so only where those are the rules under test."""

from __future__ import annotations

import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from boneyard.core.compiled import build
from tests.packages import installed, looked_at, wheel_in

pytestmark = pytest.mark.skipif(build() != "compiled", reason="make test runs it once the rules are compiled")


def test_the_compiled_wheel_plays_compiled_in_an_empty_environment(tmp_path: Path) -> None:
    wheel = wheel_in(tmp_path / "dist", compiled=True)
    python = "cp{}{}".format(*sys.version_info[:2])
    assert wheel.name.split("-")[2:4] == [python, python]
    assert not wheel.name.endswith("-any.whl")

    names = zipfile.ZipFile(wheel).namelist()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert {f"boneyard__mypyc{suffix}", f"boneyard/core/agenda{suffix}", "boneyard/core/agenda.py"} <= set(names)
    assert {"boneyard/table/static/index.html", "boneyard/words/fr.ftl"} <= set(names)

    installed(wheel, tmp_path / "fresh")
    seen = looked_at(tmp_path / "fresh", "compiled")
    assert seen.returncode == 0, seen.stderr
    assert "too-many-bones is compiled and plays" in seen.stdout
