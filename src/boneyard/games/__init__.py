"""The games, each in its own package; they never import each other, and are loaded when they are first asked for."""

from boneyard.core.game import found_at, register

GAMES = (
    "baby_boom",
    "bad_bones",
    "too_many_bones",
)

for _package in GAMES:
    register(found_at(f"boneyard.games.{_package}.manifest:MANIFEST"))
