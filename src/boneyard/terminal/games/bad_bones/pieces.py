"""The pieces of Bad Bones in characters: skeletons by letter, shape and way, traps by name, and never colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boneyard.games.bad_bones.model.board import DIRECTIONS, SQUARES
from boneyard.games.bad_bones.model.facts import FACTS
from boneyard.games.bad_bones.model.pieces import BASE, COLOURS, COOP, TRAPS, WEAPONS
from boneyard.games.bad_bones.shown.view import BoneView, TokenView
from boneyard.words import Voice

COLOUR_INK: Final = {"yellow": "yellow", "blue": "bright_blue", "red": "red", "green": "green", "purple": "magenta"}
BANNER_INK: Final = {
    "raven": "bold magenta",
    "stag": "bold green",
    "boar": "bold red",
    "wolf": "bold bright_blue",
    "owl": "bold yellow",
    "hare": "bold cyan",
}
PICTURED: Final = {"circle": "●", "triangle": "▲", "square": "■", "diamond": "◆", "star": "★"}
SHAPES: Final = {colour: PICTURED.get(FACTS[f"colours.shapes.{colour}"], "?") for colour in COLOURS}
ARROWS: Final = {"up": "↑", "right": "→", "down": "↓", "left": "←"}
OF_FACE: Final = {"white": "○", "black": "●"}
TOWER: Final = "♜"
RUIN: Final = "∴"
HOUSE: Final = "⌂"
GRAVE: Final = "†"
LOST: Final = "·"  # a house that is gone
HERO: Final = "H"
DAMAGED: Final = "-"
USED: Final = "'"
SMALL_TRAPS: Final = {
    "catapult": "C",
    "dragon": "D",
    "treasure": "$",
    "barricade": "#",
    "bomb": "B",
    "hearse": "U",
    "labyrinth": "L",
    "portal": "O",
    "spring": "S",
    "destroyed zone": "x",
}
SLANTS: Final = {"/": "╱", "\\": "╲"}

Turn = tuple[str, str]  # the way of a step onto a square, and the way one faces then


def _printed(turns: bytes) -> dict[str, list[Turn]]:
    """The arrows printed on one side of the board, by square."""
    found: dict[str, list[Turn]] = {}
    for at, becomes in enumerate(turns):
        cell, moving = divmod(at, len(DIRECTIONS))
        if becomes != moving:
            found.setdefault(SQUARES[cell], []).append((DIRECTIONS[moving], DIRECTIONS[becomes]))
    return found


BASE_TURNS: Final = _printed(BASE.turns)
COOP_TURNS: Final = _printed(COOP.turns)

# A printed arrow in the middle of a square, in two lines of five characters.
CURVES: Final = {
    ("right", "down"): ("──╮  ", "  ↓  "),
    ("left", "down"): ("  ╭──", "  ↓  "),
    ("right", "up"): ("  ↑  ", "──╯  "),
    ("left", "up"): ("  ↑  ", "  ╰──"),
    ("up", "right"): ("  ╭→ ", "  │  "),
    ("up", "left"): (" ←╮  ", "  │  "),
    ("down", "right"): ("  │  ", "  ╰→ "),
    ("down", "left"): ("  │  ", " ←╯  "),
}
JOINED: Final = {frozenset("╮╭"): "┬", frozenset("╯╰"): "┴"}


def curve(turns: Sequence[Turn]) -> tuple[str, str]:
    """The arrows of a square, drawn over one another."""
    lines = ["     ", "     "]
    for turn in turns:
        for number, drawn in enumerate(CURVES.get(turn, ("  ?  ", "     "))):
            lines[number] = "".join(_over(old, new) for old, new in zip(lines[number], drawn, strict=True))
    return lines[0], lines[1]


def _over(old: str, new: str) -> str:
    if " " in (old, new):
        return new if old == " " else old
    return old if old == new else JOINED.get(frozenset((old, new)), "┼")


def short_curve(turns: Sequence[Turn]) -> str:
    """The arrows of a square in a few characters, for one that somebody stands on: `→↓←`."""
    heads = "".join(dict.fromkeys(ARROWS[becomes] for _, becomes in turns))
    tails = [ARROWS[moving] for moving, _ in turns]
    return "".join([tail for tail in tails if tail != "←"]) + heads + "".join([tail for tail in tails if tail == "←"])


def ink(token: TokenView) -> str:
    """The colour of a skeleton; a chief stands out."""
    return f"bold {COLOUR_INK[token.colour]}" if token.chief else COLOUR_INK[token.colour]


def sign(token: TokenView, voice: Voice) -> str:
    """A skeleton by its letter, and the shape of its colour or the letter of its rank."""
    letter = voice.text("bad-bones-ui-letter", colour=token.colour)
    return letter + (voice.text("bad-bones-ui-chief", chief=token.chief) if token.chief else SHAPES[token.colour])


def stack(bone: BoneView, voice: Voice, shapes: bool = True) -> Text:
    """Skeletons that are all alike: how many, who, which way, and whether they have moved, are frozen, are led."""
    count = str(bone.count) if bone.count > 1 else ""
    who = sign(bone.token, voice)
    state = ("'" if bone.moved and not bone.frozen else "") + ("*" if bone.frozen else "") + ("&" if bone.led else "")
    shown = f"{count}{who if shapes or bone.token.chief else who[0]}{ARROWS[bone.facing]}{state}"
    return Text(shown, f"{ink(bone.token)}{' dim' if bone.moved else ''}")


def packed(bones: Sequence[BoneView], voice: Voice, room: int) -> Text | None:
    """The skeletons of one place in at most this many characters; nothing if they do not fit."""
    for gap, shapes in ((" ", True), ("", True), ("", False)):
        line = Text(gap).join([stack(bone, voice, shapes) for bone in bones])
        if len(line) <= room:
            return line
    return None


def crowd(bones: Sequence[BoneView], room: int) -> Text:
    """Too many different skeletons to be shown in one place: how many they are."""
    ways = "".join(dict.fromkeys(ARROWS[bone.facing] for bone in bones))
    number = f"×{sum(bone.count for bone in bones)}"
    return Text((number + ways)[:room], "bold")


def entering(token: TokenView, voice: Voice, coop: bool) -> Text:
    """A skeleton that will arrive, with the way it will come in."""
    way = {"left": "→", "right": "←", "top": "↑" if coop else "↓"}[token.side]
    return Text(sign(token, voice) + way, ink(token))


ITEMS: Final = frozenset([trap.name for trap in TRAPS] + [weapon.name for weapon in WEAPONS])


def item_name(item: str, voice: Voice) -> str:
    """What a trap or a weapon is called."""
    return voice.text("bad-bones-item", item=item) if item in ITEMS else voice.text("bad-bones-ui-zone")


def centred(line: Text, width: int) -> Text:
    """A line centred in this many characters."""
    left = max(0, width - len(line)) // 2
    return Text.assemble(" " * left, line, " " * max(0, width - len(line) - left))
