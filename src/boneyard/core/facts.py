"""What the printed pieces say, read once from the game's own file; what is not known is proposed, and says so."""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Any


class Fact:
    """One fact: its value, whether that is known or proposed, and where it comes from or why it was chosen."""

    __slots__ = ("name", "proposed", "source", "value")

    def __init__(self, name: str, value: Any, source: str, *, proposed: bool) -> None:
        self.name = name
        self.value = value
        self.source = source
        self.proposed = proposed


class Facts:
    """All facts of a game by name: the value if it is known, else the proposal."""

    def __init__(self, facts: list[Fact]) -> None:
        self.all = facts
        self._values = {fact.name: fact.value for fact in facts}
        text = json.dumps(self._values, sort_keys=True)
        self.hash = hashlib.sha256(text.encode()).hexdigest()[:12]  # records and saves carry it

    def __getitem__(self, name: str) -> Any:
        return self._values[name]


def read_facts(text: str) -> Facts:
    """The facts written in TOML: each has a value and a source, or a proposal and the reason for it."""
    facts: list[Fact] = []
    for name, entry in tomllib.loads(text).items():
        proposed = "proposed" in entry
        value, source = (entry["proposed"], entry["why"]) if proposed else (entry["value"], entry["source"])
        facts.append(Fact(name, value, source, proposed=proposed))
    return Facts(facts)
