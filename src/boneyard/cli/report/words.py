"""What keys are called on the page; a key without words is made readable, and is never an error."""

from __future__ import annotations

from typing import Final

from boneyard.core.game import Options, game
from boneyard.terminal.painters import PLAIN, painter_of
from boneyard.words import MissingWords, Voice

LONGEST: Final = 34  # letters of a name beside a figure, on a phone


class Names:
    """The names of a game's keys and things, in English."""

    def __init__(self, name: str) -> None:
        self.game = name
        self.voice = Voice("en")

    def title(self) -> str:
        """What the game is called."""
        return self._known(f"{self.game}-title") or self._plain(self.game)

    def key(self, key: str) -> str:
        """A reason or an ending: its heading for reports, else its own words if they need no argument."""
        return self._known(f"report-{key}") or self._known(key) or self._plain(key.removeprefix(f"{self.game}-"))

    def item(self, item: str) -> str:
        """A thing that can be bought."""
        return self._known(f"report-{self.game}-{item}") or self._plain(item)

    def seats(self, count: int, options: Options) -> list[str]:
        """What the seats of a table are called: by colour or banner where the game has such, else counted from 1."""
        rules = game(self.game)
        painter = painter_of(rules)
        if painter is PLAIN:
            return [f"seat {seat}" for seat in range(1, count + 1)]
        view = rules.view(rules.new(count, 0, options), None)
        return [painter.name(view, seat, self.voice).plain for seat in range(count)]

    def about(self, what: str) -> str:
        """What one must know about a figure of this game, as a further sentence; often empty."""
        said = self._known(f"report-{self.game}-{what}")
        return f" {said}" if said else ""

    def _known(self, key: str) -> str | None:
        try:
            return self.voice.text(key)
        except MissingWords:
            return None

    def _plain(self, key: str) -> str:
        words = key.replace("-", " ").replace("_", " ")
        return words[:1].upper() + words[1:]


def short(name: str) -> str:
    """A name that fits beside its figure."""
    return name if len(name) <= LONGEST else name[: LONGEST - 1].rstrip() + "…"


def many(count: int, thing: str) -> str:
    """A number and its noun: 1 game, 2 games."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def points(won: float) -> str:
    """Wins, of which some may be shared: 12, or 12.5."""
    return f"{won:.1f}".removesuffix(".0")


def chance(p: float) -> str:
    """A p-value as it is usually written."""
    return "p < 0.001" if p < 0.001 else f"p = {p:.3f}" if p < 0.1 else f"p = {p:.2f}"
