"""What the pieces of Bad Bones say, and what else somebody's box might say."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from boneyard.core.game import Facts
from boneyard.games.bad_bones.model.board import DIRECTIONS, EDGE, NEXT, SIDES, SQUARES
from boneyard.games.bad_bones.model.board import DOWN as DOWNWARDS
from boneyard.games.bad_bones.model.board import LEFT as LEFTWARDS
from boneyard.games.bad_bones.model.board import RIGHT as RIGHTWARDS
from boneyard.games.facts.in_force import facts_in_force
from boneyard.games.facts.kinds import Both, Fixed, Kind, ListOf, TableOf, one_of, text, whole

COLOURS: Final = ("yellow", "blue", "red", "green", "purple")
SQUARE: Final = Kind("a square from a1 to e5", lambda value: isinstance(value, str) and value in SQUARES)
COLOUR: Final = one_of(COLOURS)
NUMBER: Final = whole(0, 99)
ARROW: Final = TableOf(
    "an arrow { square, moving, becomes }",
    {"square": SQUARE, "moving": one_of(DIRECTIONS), "becomes": one_of(DIRECTIONS)},
)


def different(values: list[Any]) -> bool:
    """Whether nothing comes twice."""
    return all(value not in values[:place] for place, value in enumerate(values))


def lanes(edge: str, squares: tuple[str, ...]) -> Kind:
    """A lane for each colour along an edge."""
    along = Kind(f"one of the squares of the {edge} edge, {', '.join(squares)}", lambda value: value in squares)
    each = TableOf(f"a table with a square for each of {', '.join(COLOURS)}", dict.fromkeys(COLOURS, along))
    apart = Kind("a table with five different squares", lambda value: different(list(value.values())))
    return Both(each, apart)


LEFT: Final = lanes("left", ("a5", "a4", "a3", "a2", "a1"))
TOP: Final = lanes("top", ("a5", "b5", "c5", "d5", "e5"))
RIGHT: Final = lanes("right", ("e5", "e4", "e3", "e2", "e1"))
BOTTOM: Final = lanes("bottom", ("a1", "b1", "c1", "d1", "e1"))
ARROWS: Final = Both(
    ListOf("a list of arrows { square, moving, becomes }", ARROW),
    Kind(
        "a list in which no two arrows have the same square and moving",
        lambda value: different([(arrow["square"], arrow["moving"]) for arrow in value]),
    ),
)
TOWERS: Final = Both(ListOf("a list of four squares", SQUARE, 4), Kind("a list of four different squares", different))
CHIEF: Final = TableOf("a table with a colour for each of left, top, right", dict.fromkeys(SIDES, COLOUR))


def is_emperor(value: Any) -> bool:
    """Whether a table has one side, with a colour."""
    return (
        isinstance(value, dict)
        and len(value) == 1
        and all(side in SIDES and COLOUR.fits(colour) for side, colour in value.items())
    )


def numbers(*names: str) -> Kind:
    """A number for each of these."""
    return TableOf(f"a table with a number for each of {', '.join(names)}", dict.fromkeys(names, whole(0, 20)))


# The first pattern that a fact's name matches says its kind.
KINDS: Final[dict[str, Kind]] = {
    "colours.list": Kind(
        f"a list of {', '.join(COLOURS)}, in any order",
        lambda value: isinstance(value, list) and len(value) == 5 and all(colour in value for colour in COLOURS),
    ),
    "colours.shapes.*": text(20),
    "colours.excluded_at_setup": COLOUR,
    "skeletons.copies_per_model": whole(2, 99),  # with fewer, six players cannot draw one of each colour
    "board.base.tower": SQUARE,
    "board.coop.towers": TOWERS,
    "board.*.lanes.left": LEFT,
    "board.*.lanes.top": TOP,
    "board.*.lanes.right": RIGHT,
    "board.*.lanes.bottom": BOTTOM,
    "board.*arrows": ARROWS,
    "traps.treasure.cost": Fixed(),  # it is never sold
    "traps.*": NUMBER,
    "weapons.*": NUMBER,
    "market.stock.*": ListOf("a list of six whole numbers from 0 to 99, for one to six players", NUMBER, 6),
    "market.*": NUMBER,
    "chiefs.emperor": Kind(
        f"a table with one of left, top, right and its colour, one of {', '.join(COLOURS)}", is_emperor
    ),
    "chiefs.*": CHIEF,
    "scoring.*": NUMBER,
    "setup.base.supply": numbers("wall", "catapult", "dragon", "treasure"),
    "setup.coop.supply_per_player": numbers("wall", "catapult", "dragon"),
    "setup.coop.treasures": whole(0, 20),
    "setup.*.rounds_to_win": whole(1, 99),
    "setup.*": whole(1, 20),
    "german_edition.*": Fixed(),
}


def conflicts(facts: Facts) -> list[tuple[tuple[str, ...], str]]:
    """Arrows lie beside the towers, or under those that may fall; every colour has a shape of its own."""
    found: list[tuple[tuple[str, ...], str]] = []
    tower, towers = facts["board.base.tower"], facts["board.coop.towers"]
    if any(arrow["square"] == tower for arrow in facts["board.base.arrows"]):
        found.append((("board.base.arrows", "board.base.tower"), f"no arrow lies on the tower, which is on {tower}"))
    if any(arrow["square"] in towers for arrow in facts["board.coop.arrows"]):
        names = ("board.coop.arrows", "board.coop.towers")
        found.append((names, f"arrows on the towers, {', '.join(towers)}, are ruin_arrows"))
    if any(arrow["square"] not in towers for arrow in facts["board.coop.ruin_arrows"]):
        names = ("board.coop.ruin_arrows", "board.coop.towers")
        found.append((names, f"ruin_arrows lie only on the towers, {', '.join(towers)}"))
    if not leads_home(facts):
        way = ("board.base.arrows", "board.base.tower", *[f"board.base.lanes.{side}" for side in SIDES])
        found.append((way, "left alone, nobody ever comes to the tower or the village, and the game would not end"))
    shapes = [f"colours.shapes.{colour}" for colour in COLOURS]
    if not different([facts[name] for name in shapes]):
        found.append((tuple(shapes), "every colour has a shape of its own"))
    return found


def leads_home(facts: Facts) -> bool:
    """Whether an undisturbed skeleton gets from some lane to the tower or the village."""
    arrows = {(a["square"], DIRECTIONS.index(a["moving"])): a["becomes"] for a in facts["board.base.arrows"]}
    for side, facing in zip(SIDES, (RIGHTWARDS, DOWNWARDS, LEFTWARDS), strict=True):
        for square in facts[f"board.base.lanes.{side}"].values():
            place, way = SQUARES.index(square), facing
            for _ in range(4 * len(SQUARES)):
                if SQUARES[place] == facts["board.base.tower"]:
                    return True
                turn = arrows.get((SQUARES[place], way))
                way = way if turn is None else DIRECTIONS.index(turn)
                place = NEXT[place * 4 + way]
                if place == EDGE + DOWNWARDS:
                    return True
                if place >= EDGE:
                    break
    return False


FACTS: Final = facts_in_force(
    "bad-bones", Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"), KINDS, conflicts
)
