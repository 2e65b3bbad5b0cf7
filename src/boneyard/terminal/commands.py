"""What can be typed besides a move: one letter everywhere, and whole words in both languages."""

from __future__ import annotations

from typing import Final

PLAYING: Final = {
    "undo": ("u", "undo", "annuler"),
    "hint": ("h", "hint", "conseil"),
    "forecast": ("f", "forecast", "prévoir", "prevoir", "prévision", "prevision"),
    "look": ("l", "look", "voir"),
    "as": ("as", "pour"),
    "save": ("s", "save", "enregistrer"),
    "quit": ("q", "quit", "quitter"),
    "help": ("?", "help", "aide"),
}
REPLAYING: Final = {
    "next": ("", "n", "next", "suite"),
    "back": ("b", "back", "retour"),
    "go": ("g", "go", "aller"),
    "end": ("e", "end", "fin"),
    "look": ("l", "look", "voir"),
    "quit": ("q", "quit", "quitter"),
}


def command(typed: str, known: dict[str, tuple[str, ...]]) -> tuple[str, str] | None:
    """The command typed and what follows it, or None if it is not a command."""
    word, _, rest = typed.partition(" ")
    for name, spellings in known.items():
        if word.casefold() in spellings:
            return name, rest.strip()
    return None
