"""What the pieces of each game say, and what somebody's own box may say instead."""

from __future__ import annotations

import pytest

from boneyard.core.decision import BadInput
from boneyard.core.facts import Facts, Remark
from boneyard.core.overruling import kind_of, overrule, read_overruling
from boneyard.games.baby_boom import printed as baby_boom
from boneyard.games.bad_bones import printed as bad_bones

PRINTED = {"baby-boom": baby_boom, "bad-bones": bad_bones}


def overruled(game: str, content: str) -> Facts:
    printed = PRINTED[game]
    by = read_overruling("my-box.toml", content.encode(), tuple(PRINTED))
    return overrule(printed.FACTS, game, by, printed.KINDS, printed.clashes)


@pytest.mark.parametrize("game", PRINTED)
def test_every_printed_value_is_one_that_may_be_printed(game: str) -> None:
    printed = PRINTED[game]
    for fact in printed.FACTS.all:
        kind = kind_of(fact.name, printed.KINDS)
        assert isinstance(kind, Remark) or kind.problem(fact.name, fact.value) == ""
    assert printed.clashes(printed.FACTS) == []


def test_the_facts_of_baby_boom_without_a_file_are_those_they_always_were() -> None:
    assert baby_boom.FACTS.hash == "853107823e3a"


def test_a_box_of_bad_bones_may_say_something_else() -> None:
    facts = overruled(
        "bad-bones",
        """
[bad-bones.traps.wall]
cost = 4
stars_damaged = 0
[bad-bones.board.base]
tower = "b3"
arrows = [ { square = "c5", moving = "left", becomes = "down" }, { square = "c3", moving = "left", becomes = "up" } ]
[bad-bones.board.base.lanes]
top = { yellow = "e5", blue = "d5", red = "c5", green = "b5", purple = "a5" }
[bad-bones.chiefs]
emperor = { right = "blue" }
[bad-bones.market.stock]
bomb = [0, 0, 0, 1, 1, 99]
""",
    )
    assert (facts["traps.wall.cost"], facts["board.base.tower"], facts["chiefs.emperor"]) == (
        4,
        "b3",
        {"right": "blue"},
    )
    assert facts["board.base.arrows"][1]["becomes"] == "up"
    assert facts["traps.wall.stars_intact"] == 2


ARROW = "{ square = 'c4', moving = 'up', becomes = 'left' }"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("traps.wall.cost = 'four'", 'bad-bones.traps.wall.cost is a whole number from 0 to 99, not "four"'),
        (
            "traps.treasure.cost = 1",
            "bad-bones.traps.treasure.cost only tells what the rules do, and cannot be overruled",
        ),
        ("traps.wall.price = 1", 'no fact "traps.wall.price"; the nearest are: traps.wall.cost, '),
        ("board.base.tower = 'f3'", 'bad-bones.board.base.tower is a square from a1 to e5, not "f3"'),
        ("board.base.tower = 'c4'", "board.base.tower does not fit: no arrow lies on the tower, which is on c4"),
        ("board.base.arrows = 3", "is a list of arrows { square, moving, becomes }, not 3"),
        ("board.base.arrows = [{ square = 'c4' }]", "number 1 of bad-bones.board.base.arrows is an arrow { square, "),
        (
            f"board.base.arrows = [{ARROW}, {ARROW.replace('c4', 'z9')}]",
            'square of number 2 of bad-bones.board.base.arrows is a square from a1 to e5, not "z9"',
        ),
        (
            f"board.base.arrows = [{ARROW.replace('up', 'north')}]",
            'moving of number 1 of bad-bones.board.base.arrows is one of up, right, down, left, not "north"',
        ),
        (
            f"board.base.arrows = [{ARROW}, {ARROW.replace('left', 'right')}]",
            "is a list in which no two arrows have the same square and moving, not [{ square",
        ),
        (
            f"board.base.arrows = [{ARROW.replace('c4', 'c3')}]",
            "bad-bones.board.base.arrows does not fit: no arrow lies on the tower, which is on c3",
        ),
        (f"board.coop.arrows = [{ARROW.replace('c4', 'b4')}]", "arrows on the towers, b4, d4, b2, d2, are ruin_arrows"),
        (f"board.coop.ruin_arrows = [{ARROW}]", "ruin_arrows lie only on the towers, b4, d4, b2, d2"),
        ("board.coop.towers = ['b4', 'd4', 'b2']", "is a list of four squares, not"),
        ("board.coop.towers = ['b4', 'd4', 'b2', 'b2']", "is a list of four different squares, not"),
        (
            "board.base.lanes.left = { yellow = 'a5' }",
            "is a table with a square for each of yellow, blue, red, green, ",
        ),
        (
            "board.base.lanes.left = { yellow = 'b5', blue = 'a4', red = 'a3', green = 'a2', purple = 'a1' }",
            "yellow of bad-bones.board.base.lanes.left is one of the squares of the left edge, a5, a4, a3, a2, a1, not",
        ),
        (
            "board.base.lanes.top = { yellow = 'a5', blue = 'a5', red = 'c5', green = 'd5', purple = 'e5' }",
            "bad-bones.board.base.lanes.top is a table with five different squares, not",
        ),
        ("chiefs.friendly = { left = 'red' }", "is a table with a colour for each of left, top, right, not { left"),
        (
            "chiefs.friendly = { left = 'red', top = 'pink', right = 'blue' }",
            'top of bad-bones.chiefs.friendly is one of yellow, blue, red, green, purple, not "pink"',
        ),
        (
            "chiefs.friendly = { left = 'red', top = 'red', bottom = 'blue' }",
            "is a table with a colour for each of left, top, right, not",
        ),
        ("chiefs.emperor = { left = 'red', top = 'red' }", "is a table with one of left, top, right and its colour"),
        ("chiefs.emperor = { bottom = 'red' }", "is a table with one of left, top, right and its colour"),
        ("market.stock.wall = [1, 2, 3, 4, 5]", "is a list of six whole numbers from 0 to 99, for one to six players"),
        (
            "market.stock.wall = [1, 2, 3, 4, 5, -6]",
            "number 6 of bad-bones.market.stock.wall is a whole number from 0 to 99, not -6",
        ),
        (
            "colours.list = ['red', 'red', 'blue', 'green', 'purple']",
            "a list of yellow, blue, red, green, purple, in any",
        ),
        ("colours.shapes.red = 'circle'", "colours.shapes.red does not fit: every colour has a shape of its own"),
        (
            "setup.base.supply = { wall = 1 }",
            "is a table with a number for each of wall, catapult, dragon, treasure, not",
        ),
        ("setup.base.houses = 0", "bad-bones.setup.base.houses is a whole number from 1 to 20, not 0"),
        ("german_edition.hearse = 'gone'", "only tells what the rules do, and cannot be overruled"),
    ],
)
def test_what_no_box_of_bad_bones_can_say(given: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        overruled("bad-bones", f"[bad-bones]\n\n{given}\n")
    assert str(refused.value).startswith("my-box.toml, line 3: ")
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("rounds = 0", "baby-boom.rounds is a whole number from 1 to 99, not 0"),
        ("dice_each = { 2 = 5, 3 = 4 }", "baby-boom.dice_each is a table with 2, 3 and 4, not"),
        (
            "dice_each = { 2 = 6, 3 = 4, 4 = 3 }",
            "dice_each does not fit: with 2 players each colour has 6 dice and start squares",
        ),
        ("start_squares_2 = [['a1']]", "is 2 lists of squares, one for each colour, not"),
        (
            "start_squares_2 = [['a1'], ['a6']]",
            "number 1 of number 2 of baby-boom.start_squares_2 is a square from a1 to",
        ),
        ("start_squares_2 = [['a1'], ['a1']]", "is a list in which no square comes twice, not"),
        ("start_squares_2 = [['a1'], ['a2']]", "start_squares_2 does not fit: with 2 players each colour has 5 dice"),
        ("tile_faces = [['wall', 'bog']]", "is a list of four pairs of faces, not"),
        ("tie = 'the youngest wins'", "baby-boom.tie only tells what the rules do, and cannot be overruled"),
    ],
)
def test_what_no_box_of_baby_boom_can_say(given: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        overruled("baby-boom", f"[baby-boom]\n{given}\n")
    assert str(refused.value).startswith("my-box.toml, line 2: ")
    assert sentence in str(refused.value)
