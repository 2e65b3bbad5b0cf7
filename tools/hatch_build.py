"""A package is only built with the web client in it, so that nobody needs Node to play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WithTheClient(BuildHookInterface[Any]):
    """Looks for the built client before anything is packed; an editable install needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = Path(self.root, "src", "boneyard", "table", "static", "index.html")
        if version != "editable" and not client.is_file():
            raise SystemExit("The web client is not built yet; type: make wheel")
