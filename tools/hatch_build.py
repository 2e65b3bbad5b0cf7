"""Packages carry the web client, so that nobody needs Node to play, and if asked for the compiled rules.

A wheel holds the sources and runs everywhere. With BONEYARD_COMPILED=1 it also holds what tools/compile.py makes of
them, and is named for the Python and the platform it was made on.
"""

from __future__ import annotations

import os
import runpy
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Contents(BuildHookInterface[Any]):
    """Looks for the built client and adds the compiled rules; an editable install needs neither."""

    def is_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("BONEYARD_COMPILED") == "1"

    def dependencies(self) -> list[str]:
        """What an isolated build has to install."""
        if not self.is_compiled():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        needed: list[str] = project["dependency-groups"]["compile"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, "src", "boneyard", "table", "static", "index.html").is_file():
            raise SystemExit("The web client is not built yet; type: make wheel")
        if self.is_compiled():
            compiling = runpy.run_path(str(Path(self.root, "tools", "compile.py")))
            if (left := compiling["main"]()) != 0:
                raise SystemExit(left)
            for path in compiling["extensions"]():
                build_data["force_include"][str(path)] = str(path.relative_to(compiling["TARGET"]))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
