"""The tables the rules give, restated by hand, and how names and sentences are compared with them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.facts import FACTS


def table(name: str) -> dict[str, Any]:
    """One of the tables beside this file."""
    return tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))


GIVEN = table("given.toml")
PROPOSED = {fact.name: fact.proposed for fact in FACTS.all}


def plain(text: str) -> str:
    """A name however its apostrophes, dots and spaces are set, and whether it begins a sentence or not."""
    return text.replace("’", "'").replace("…", "...").replace("\u202f", " ").lower()


def digits(text: str) -> list[str]:
    """The numbers of a sentence, in no particular order."""
    return sorted("".join([sign if sign.isdigit() else " " for sign in text]).split())


def well_set(words: Words) -> bool:
    """Whether both languages say it, with the apostrophes, quotation marks and spaces that they use."""
    both, fr = words.en + words.fr, words.fr
    return (
        bool(words.en and fr)
        and "'" not in both
        and "  " not in both
        and all(fr.count(sign) == fr.count(f"\u202f{sign}") for sign in ";!?")
        and fr.count(":") == fr.count("\u00a0:")
        and fr.count("«") == fr.count("«\u00a0")
        and fr.count("»") == fr.count("\u00a0»")
    )
