"""Variants as they are typed, there and back again."""

from __future__ import annotations

from itertools import product

import pytest

import boneyard
from boneyard.cli.variants import chosen, spelled
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
