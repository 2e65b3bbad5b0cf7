from __future__ import annotations

from tests.command import boneyard, kept

__all__ = ["boneyard", "kept"]
