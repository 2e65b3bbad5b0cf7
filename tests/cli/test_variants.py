"""Variants as they are typed, there and back again."""

from __future__ import annotations

from itertools import product

import pytest

import boneyard
from boneyard.cli.variants import chosen, spelled
from boneyard.core.decision import BadOptions
from boneyard.core.game import Game, Option
from tests.core.toy import PICNIC


class Fussy(Game):
    """Options of every kind, one of which is usually on."""

    def __init__(self) -> None:
        self.name = "fussy"
        self.seats = range(2, 3)
        self.options = (
            Option("long_game", (True, False)),
            Option("rounds", (3, 5)),
            Option("map_side", ("old_town", "Harbour")),
            Option("tale", ("",), written=True),
            Option("risky", (False, True)),
        )


@pytest.mark.parametrize("game", [boneyard.game("baby-boom"), PICNIC, Fussy()], ids=lambda game: game.name)
def test_what_is_spelled_is_chosen(game: Game) -> None:
    for values in product(*[option.choices for option in game.options]):
        options = {option.name: value for option, value in zip(game.options, values, strict=True)}
        texts = spelled(game, options)
        assert game.checked(2, 0, chosen(game, texts)) == options
        assert game.checked(2, 0, chosen(game, [",".join(texts)] if texts else None)) == options


def test_only_what_is_not_as_usual_is_spelled() -> None:
    usual = Fussy().checked(2, 0, {})
    assert spelled(Fussy(), usual) == spelled(Fussy(), {}) == []
    others = {"long_game": False, "rounds": 5, "map_side": "Harbour", "risky": True}
    assert spelled(Fussy(), others) == ["long-game=false", "rounds=5", "map-side=harbour", "risky"]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("rounds=0", "rounds is a number from 1 to 30"),
        ("rounds=abc", "rounds is a number from 1 to 30"),
        ("rounds=", "rounds is a number from 1 to 30"),
        ("rounds", "rounds is a number from 1 to 30"),
        ("advanced=", "may be: advanced=false, advanced=true"),
        ("advnced", "has no variant 'advnced' (did you mean advanced?); it has: advanced, chiefs"),
        ("zork", "has no variant 'zork'; it has: advanced, chiefs"),
        ("advanced,chiefs,advanced", "the variant advanced is given twice"),
        ("german-hearse,german_hearse=false", "the variant german-hearse is given twice"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(typed: str, says: str) -> None:
    with pytest.raises(BadOptions) as refused:
        chosen(boneyard.game("bad-bones"), [typed])
    assert says in str(refused.value)


def test_what_is_written_freely_keeps_its_commas_and_capitals_and_goes_last() -> None:
    options = {"tale": "Ann, Bob vs = 4 Points", "risky": True}
    assert spelled(Fussy(), options) == ["risky", "tale=Ann, Bob vs = 4 Points"]
    assert chosen(Fussy(), ["risky,tale=Ann, Bob vs = 4 Points"]) == options
    assert chosen(Fussy(), ["Tale=Ann, Bob vs = 4 Points", "risky"]) == options
    with pytest.raises(BadOptions, match="the variant tale is given twice"):
        chosen(Fussy(), ["tale=a", "tale=b"])


def test_numbers_with_a_gap_are_listed() -> None:
    with pytest.raises(BadOptions, match="the variant rounds may be: rounds=3, rounds=5"):
        chosen(Fussy(), ["rounds=4"])
