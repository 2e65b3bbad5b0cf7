"""What is said of Bad Bones, with letters and numbers as they stand."""

from __future__ import annotations

from boneyard.core.event import Event
from boneyard.words import Voice
from tests.games.bad_bones.pictures import GAME

EN, FR = Voice("en"), Voice("fr")


def told(event: Event) -> tuple[str, str]:
    """An event in English and in French, with ordinary spaces."""
    phrase = GAME.tell(event)
    return EN.say(phrase), plain(FR.say(phrase))


def plain(text: str) -> str:
    """French with ordinary spaces."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")
