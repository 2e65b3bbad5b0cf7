"""Positions that many tests of Patches begin with."""

from __future__ import annotations


def patches(*skills: str, more: str = "") -> str:
    """Patches with these dice beside a hurt Tantrum, a bear before him."""
    learned = ", ".join(["dex+2", *skills])
    return f"Patches 4/4 at b2 [{learned}{more}], Tantrum 2/8 at c2 | Cave Bear 6 at b3, Bog Frog 4 at d4"
